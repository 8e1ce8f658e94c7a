import { supportsLanguage as insertionSupports } from '../augment/random-insertion.ts';
import { hasStep, type Recipe } from '../augment/recipe.ts';
import { supportsLanguage as synonymsSupport } from '../augment/synonym-replacement.ts';

/** Says, in sentences for the user, which steps of a recipe do nothing because the language has no resources for them. */
export function unsupportedSteps(recipe: Recipe, language: string): readonly string[] {
  const notes: string[] = [];
  if (hasStep(recipe, 'synonym-replacement') && !synonymsSupport(language)) {
    notes.push(
      `No synonym resource for language "${language}": no word is replaced by a synonym; everything else is done.`,
    );
  }
  if (hasStep(recipe, 'random-insertion') && !insertionSupports(language)) {
    notes.push(`No part-of-speech tagger for language "${language}": no word is inserted; everything else is done.`);
  }
  return notes;
}
