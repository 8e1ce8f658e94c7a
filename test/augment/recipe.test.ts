import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../src/augment/recipe.ts';
import type { PalimpsestError } from '../../src/core/errors.ts';
import { loadRecipe, shippedRecipes } from '../../src/pipeline/load-named.ts';

const fault = (yaml: string): PalimpsestError => {
  try {
    parseRecipe(yaml, 'my.yaml');
  } catch (error) {
    return error as PalimpsestError;
  }
  throw new Error('no fault found');
};

describe('parseRecipe', () => {
  it('fills in the defaults', () => {
    expect(parseRecipe('name: x\naugmenters:\n  - phi-replacement: {}\n', 'f')).toEqual({
      name: 'x',
      unit: 'document',
      'only-with-entities': false,
      augmenters: [{ 'phi-replacement': { style: 'modelled', consistency: 'document', 'keep-tokens': false } }],
    });
  });

  it("reads shares of masking of one's own, in a choice", () => {
    const yaml =
      'name: x\naugmenters:\n  - one-of:\n      - phi-replacement: {}\n      - entity-masking:\n' +
      '          { scheme: { placeholder-only: 0.2, random: 0.3, mask: 0.5 }, labels: [PERSON] }\n';
    expect(parseRecipe(yaml, 'f').augmenters[0]).toMatchObject({
      'one-of': [
        {},
        {
          'entity-masking': {
            scheme: { placeholderOnly: 0.2, random: 0.3, mask: 0.5 },
            mask: 'MASK',
            candidates: 0.02,
            labels: ['PERSON'],
          },
        },
      ],
    });
  });

  it.each([
    ['a syntax error', 'name: [x\naugmenters: 1\n', 2],
    ['a rate above 1', 'name: x\naugmenters:\n  - synonym-replacement:\n      rate: 3\n', 4],
    ['an unknown augmenter', 'name: x\naugmenters:\n  - phi-replacement: {}\n  - synonims: {}\n', 4],
    ['an unknown setting', 'name: x\naugmenters:\n  - phi-replacement:\n      colour: red\n', 4],
    ['no augmenters', 'name: x\n', 1],
    ['an unknown masking scheme', 'name: x\naugmenters:\n  - entity-masking:\n      scheme: M8\n', 4],
    [
      'shares that do not add up',
      'name: x\naugmenters:\n  - entity-masking:\n      scheme: { placeholder-only: 0, random: 0.5, mask: 0.6 }\n',
      4,
    ],
    ['a mask of two words', 'name: x\naugmenters:\n  - entity-masking:\n      mask: a b\n', 4],
  ])('points at the line of %s', (_, yaml, line) => {
    const { code, place } = fault(yaml);
    expect(code).toBe('bad-recipe');
    expect(place).toMatchObject({ file: 'my.yaml', line });
  });
});

describe('the shipped recipes', () => {
  it('are valid and are found by their names', async () => {
    const recipes = await shippedRecipes();
    const names = recipes.map((recipe) => recipe.name);
    expect(names).toEqual(expect.arrayContaining(['context-only', 'palimpsest', 'phicon', 'phicon-cautious']));
    expect(await loadRecipe('phicon')).toEqual(recipes[names.indexOf('phicon')]);
  });

  it('are named when another is asked for', async () => {
    await expect(loadRecipe('phykon')).rejects.toMatchObject({
      code: 'unknown-recipe',
      hint: expect.stringContaining('phicon'),
    });
  });
});
