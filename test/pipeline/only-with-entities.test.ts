import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { parseRecipe } from '../../src/augment/recipe.ts';
import { augment, type AugmentOptions } from '../../src/pipeline/augmentation/augment.ts';

const recipe = parseRecipe(
  'name: sentences\nunit: sentence\nonly-with-entities: true\naugmenters:\n' +
    '  - phi-replacement: {}\n  - synonym-replacement: { policy: loose, rate: 1 }\n',
  'sentences.yaml',
);
const text = 'Mr Smith came in today. He was a male patient. He left.';
const doc = createDocument({
  id: 'd',
  text,
  entities: [
    { id: 'T1', start: 3, end: 8, label: 'PATIENT' },
    { id: 'T2', start: 33, end: 37, label: 'SEX' },
  ],
});

const copies = async (options: AugmentOptions) => {
  const ids: string[] = [];
  for await (const { id } of await augment([doc], { recipe, alpha: 1, augmentedOnly: true, locale: 'en', ...options }))
    ids.push(id);
  return ids;
};

describe('only-with-entities', () => {
  it('does not count mentions that are kept as they are: their sentence would be copied unchanged', async () => {
    const policies = { PATIENT: { policy: 'replace', type: 'patient' }, SEX: { policy: 'keep' } } as const;
    expect(await copies({ policies })).toEqual(['d#s1-aug1']);
    expect(await copies({ policies: { ...policies, SEX: { policy: 'from-corpus' } } })).toEqual([
      'd#s1-aug1',
      'd#s2-aug1',
    ]);
  });

  it('takes the same sentences where no mention is written over', async () => {
    const policies = { PATIENT: { policy: 'replace', type: 'patient' }, SEX: { policy: 'keep' } } as const;
    expect(await copies({ policies, phi: false })).toEqual(['d#s1-aug1']);
  });
});
