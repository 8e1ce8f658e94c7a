import { expect, it } from 'vitest';
import { nameSteps } from '../../src/augment/recipe.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import type { AugmentOptions } from '../../src/pipeline/augmentation/augment.ts';

type Recipe = Exclude<AugmentOptions['recipe'], string | undefined>;

const docs = [{ id: 'a', text: 'Eva came.', entities: [] }];
const head = { name: 'own', unit: 'document', 'only-with-entities': false } as const;

it('a recipe in code has the settings of the augmenters that ship, each with its default', async () => {
  const recipe: Recipe = {
    ...head,
    augmenters: [
      { 'synonym-replacement': { rate: 0.1 } },
      { 'one-of': [{ 'random-insertion': {} }, { 'phi-replacement': { style: 'independent' } }] },
    ],
  };
  const augmented = await augment(docs, { recipe, alpha: 1 });
  for await (const doc of augmented) expect(doc.text).toContain('Eva');
  expect(nameSteps(recipe).recipe.augmenters).toEqual([
    { 'synonym-replacement': { policy: 'strict', rate: 0.1 } },
    {
      'one-of': [
        { 'random-insertion': { source: 'learned', places: 'fitting', rate: 0.1 } },
        { 'phi-replacement': { style: 'independent', consistency: 'document', 'keep-tokens': false } },
      ],
    },
  ]);
});

it('others are refused, by the compiler and when it runs', async () => {
  const recipes: readonly Recipe[] = [
    // @ts-expect-error -- it is called rate
    { ...head, augmenters: [{ 'synonym-replacement': { rat: 0.1 } }] },
    // @ts-expect-error -- a number
    { ...head, augmenters: [{ 'random-insertion': { rate: 'often' } }] },
    // @ts-expect-error -- no such style
    { ...head, augmenters: [{ 'one-of': [{ 'phi-replacement': { style: 'wild' } }, { 'random-insertion': {} }] }] },
  ];
  for (const recipe of recipes) await expect(augment(docs, { recipe })).rejects.toMatchObject({ code: 'bad-settings' });
});

it('settings of augmenters of plugins are theirs to check', async () => {
  const recipe: Recipe = { ...head, augmenters: [{ 'of-no-plugin': { rate: 0.5 } }] };
  await expect(augment(docs, { recipe })).rejects.toMatchObject({ code: 'unknown-augmenter' });
});
