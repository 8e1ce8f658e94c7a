import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { alternativesOf, choiceOf, defineStep, parseRecipe, type Recipe, type RecipeStep } from '../augment/recipe.ts';
import { loadNamedYaml, type NamedYaml, shippedNames } from './load-named-yaml.ts';

const recipes: NamedYaml<Recipe> = {
  folder: fileURLToPath(new URL('../../data/recipes/', import.meta.url)),
  what: 'recipe',
  code: 'unknown-recipe',
  parse: (yaml, file) => placeFiles(parseRecipe(yaml, file), path.dirname(file)),
};

/** The recipes that ship with the package. */
export async function shippedRecipes(): Promise<readonly Recipe[]> {
  return Promise.all((await shippedNames(recipes)).map(loadRecipe));
}

/**
 * Loads a recipe. Files that it names lie beside it, or where its path to them leads.
 *
 * @param recipe a shipped recipe's name, or a path to a YAML file.
 * @throws PalimpsestError `unknown-recipe`, `bad-recipe`
 */
export function loadRecipe(recipe: string): Promise<Recipe> {
  return loadNamedYaml(recipe, recipes);
}

function placeFiles(recipe: Recipe, folder: string): Recipe {
  const place = (step: RecipeStep): RecipeStep => {
    const { augmenter, settings } = defineStep(step);
    return { [augmenter.name]: augmenter.placeFiles?.(settings, folder) ?? settings };
  };
  return { ...recipe, augmenters: recipe.augmenters.map((step) => choiceOf(alternativesOf(step).map(place))) };
}
