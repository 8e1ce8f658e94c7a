import { describe, expect, it } from 'vitest';
import { alternativesOf, type Recipe } from '../../src/augment/recipe.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { loadRecipe } from '../../src/pipeline/load-named.ts';

/** Sentences as wards write them, entities in brackets. Each has a noun, verb, adjective or adverb with a synonym. */
const SENTENCES = [
  'She met [Washington] in the hospital.',
  'The patient was seen by [Dr. Lind] in clinic on [12 May].',
  'Discharged to [Oak Hill Center] on [5/6/2019] in stable condition.',
  'Mr. [Berg] denies chest pain or shortness of breath.',
  'Follow up with [Dr. Novak] in two weeks.',
  'His daughter [Anna] lives nearby and helps with meals.',
  'Seen at [Lakeside] for acute renal failure.',
  'Transferred from [Mercy] because of worsening fever.',
  'He was born in [Lund] and worked as a carpenter.',
  'Admitted [3/4] with nausea, vomiting and abdominal pain.',
  'Please call [555-0147] with any questions.',
  'History: [64] year old man with hypertension.',
  'Blood cultures drawn on [7 June] were negative.',
  'Dictated by: [Eva Holm]',
  'The family of [Mr. Ito] agrees with this plan.',
  'Old records from [St. Ann] were reviewed.',
  '[Mrs. Paz] tolerated the procedure well.',
  'She quickly recovered and returned to [Ward 4].',
  'X-ray on [9/9] shows a small effusion.',
  'Wife [Clara] reports that he is confused at night.',
];

function mark(marked: string, id: string): Document {
  let text = '';
  const entities = marked.split(/(\[[^\]]*\])/).flatMap((part, i) => {
    const start = text.length;
    text += i % 2 ? part.slice(1, -1) : part;
    return i % 2 ? [{ id: `T${i}`, start, end: text.length, label: 'NAME' }] : [];
  });
  return createDocument({ id, text, entities });
}

const sentences = SENTENCES.map((text, i) => mark(text, `s${i}`));
const surfaces = ({ text, entities }: Document) => entities.map(({ start, end }) => text.slice(start, end));

/** The share of the copies in which the context was edited, over enough copies to mean something. */
async function shareEdited(recipe: string | Recipe): Promise<number> {
  let copies = 0;
  let edited = 0;
  const result = await augment(sentences, {
    recipe,
    phi: false,
    alpha: 20,
    augmentedOnly: true,
    onCopy: (source, { document, counts }) => {
      copies++;
      if (Object.values(counts.edits).some((count) => count > 0)) edited++;
      expect(surfaces(document)).toEqual(surfaces(source));
      expect(document.entities.map(({ label }) => label)).toEqual(source.entities.map(({ label }) => label));
    },
  });
  for await (const doc of result) expect(doc.text).not.toMatch(/ {2}| [.,;:]/);
  expect(copies).toBe(20 * SENTENCES.length);
  return edited / copies;
}

/** The recipe with one of its ways of changing the context alone. */
async function alone(name: 'synonym-replacement' | 'random-insertion'): Promise<Recipe> {
  const recipe = await loadRecipe('phicon');
  const step = recipe.augmenters.flatMap((each) => alternativesOf(each)).find((each) => name in each);
  return { ...recipe, augmenters: step ? [step] : [] };
}

describe('the recipe phicon', () => {
  it('changes the context of nearly every sentence with PHI, and touches no PHI', async () => {
    expect(await shareEdited('phicon')).toBeGreaterThan(0.95);
  });

  it('does so by synonyms alone and by insertions alone', async () => {
    expect(await shareEdited(await alone('synonym-replacement'))).toBeGreaterThan(0.95);
    expect(await shareEdited(await alone('random-insertion'))).toBeGreaterThan(0.95);
  });
});

describe('the recipe phicon-cautious', () => {
  it('leaves most such sentences as they are', async () => {
    expect(await shareEdited('phicon-cautious')).toBeLessThan(0.4);
  });
});
