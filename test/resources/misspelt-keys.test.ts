import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../src/augment/recipe.ts';
import { parseStrategies } from '../../src/conceal/strategies.ts';
import { parseLabelMap } from '../../src/resources/label-map.ts';
import { parseSetFile } from '../../src/templates/set-file.ts';
import { planStudy } from '../../src/studies/kinds.ts';
import { parseQueries } from '../../src/rules/project/queries.ts';
import { SMALL } from '../studies/helpers.ts';

describe('a misspelt key in a YAML file', () => {
  // prettier-ignore
  it.each<[string, () => unknown, string, string]>([
    ['a label map', () => parseLabelMap('name: x\nlabells: {}\n', 'x.yaml'), 'labels', ':2:'],
    ['a rule of a label map', () => parseLabelMap('name: x\nlabels:\n  A: { tpye: patient }\n', 'x.yaml'), 'type', ':3:'],
    ['strategies', () => parseStrategies('name: x\nstrategi: mask\n', 'x.yaml'), 'strategy', ':2:'],
    ['a recipe', () => parseRecipe('name: x\nonly-with-entitys: true\naugmenters: [phi-replacement: {}]\n', 'x.yaml'), 'only-with-entities', ':2:'],
    ['the steps of a recipe', () => parseRecipe('name: x\naugmenters:\n  - synonym-replacment: {}\n', 'x.yaml'), 'synonym-replacement', ':3:'],
    ['a template set', () => parseSetFile('name: x\nlocale: en\ndescripton: y\n', 'x.yaml'), 'description', ':3:'],
    ['queries', () => parseQueries('querys: {}\n', 'x.yaml'), 'queries', ':1:'],
    ['a specification', () => planStudy(`${SMALL}metrik: token\n`, 'x.yaml', {}), 'metric', ':'],
    ['an arm of a specification', () => planStudy(SMALL.replace('recipe:', 'recip:'), 'x.yaml', {}), 'recipe', ':'],
  ])('of %s is told with its place and the key that is most like it', async (_, parse, nearest, place) => {
    const attempt = (async () => parse())();
    await expect(attempt).rejects.toMatchObject({
      hint: expect.stringContaining(`Did you mean ${nearest}?`),
      message: expect.stringContaining(`x.yaml${place}`),
    });
  });
});
