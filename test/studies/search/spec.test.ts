import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PalimpsestError } from '../../../src/core/errors.ts';
import { kind } from '../../../src/studies/search/kind.ts';
import { valueIn } from '../../../src/studies/search/space.ts';
import { specOf } from '../helpers.ts';

const SEARCH = `kind: search
name: Small
corpora:
  first: { path: /a, language: en }
  second: { path: /b, language: en }
  third: { path: /c, language: en }
search: [{ train: first, dev: second }]
judge: [{ train: first, dev: third }]
space:
  alpha: [1, 2]
  wording.rate: [0.5, 0.95]
budget: { trials: 4 }
`;

const count = (to: number, by: number) => Array.from({ length: to }, (_, i) => (i + 1) / by).join(', ');
const parse = (yaml: string) => specOf(kind, yaml, 'search.yaml', {});
const withSpace = (lines: string) => SEARCH.replace(/space:[^]*budget/, `space:\n${lines}\nbudget`);

async function errorOf(yaml: string): Promise<PalimpsestError> {
  const error: unknown = await parse(yaml).catch((thrown: unknown) => thrown);
  if (!(error instanceof PalimpsestError)) throw new Error('no PalimpsestError', { cause: error });
  return error;
}

describe('a space', () => {
  it('has every combination once, where the budget pays for it, and is drawn from where it does not', async () => {
    const { trials } = await parse(SEARCH.replace('trials: 4', 'trials: 100'));
    expect(trials.map(({ values }) => values)).toEqual([
      { alpha: 1, 'wording.rate': 0.5 },
      { alpha: 1, 'wording.rate': 0.95 },
      { alpha: 2, 'wording.rate': 0.5 },
      { alpha: 2, 'wording.rate': 0.95 },
    ]);
    const wide = withSpace('  alpha: [1, 2, 3, 4, 5]\n  wording.rate: [0.1, 0.2, 0.3, 0.4]\n  context: [true, false]');
    const valuesOf = async (yaml: string) => (await parse(yaml)).trials.map(({ values }) => JSON.stringify(values));
    const drawn = await valuesOf(wide);
    expect(new Set(drawn).size).toBe(4);
    expect(await valuesOf(wide)).toEqual(drawn);
    expect(await valuesOf(wide.replace('trials: 4', 'trials: 4, seed: 2'))).not.toEqual(drawn);
  });

  it('leaves out what comes to the same, and what is the default', async () => {
    const off = await parse(withSpace('  wording: [true, false]\n  wording.rate: [0.5, 0.95]').replace('trials: 4', 'trials: 9')); // prettier-ignore
    // Without wording its rate says nothing; with .95 it is the default itself.
    expect(off.trials.map(({ values }) => values)).toEqual([
      { wording: true, 'wording.rate': 0.5 },
      { wording: false, 'wording.rate': 0.5 },
    ]);
  });

  it('changes in the recipe what its options say, and nothing else', async () => {
    const { trials, base } = await parse(
      withSpace('  generated: [false, 5000]\n  phi-replacement.style: [independent]\n  unit: [sentence]\n  random-insertion: [false]\n  model.clusters: [false]'), // prettier-ignore
    );
    expect(trials).toHaveLength(2);
    for (const { recipe, model, values, alpha } of trials) {
      expect(alpha).toBe('usual');
      expect(recipe.unit).toBe('sentence');
      expect(recipe.augmenters.flatMap(Object.keys)).toEqual(['phi-replacement', 'wording']);
      expect(recipe.augmenters[0]).toMatchObject({ 'phi-replacement': { style: 'independent', consistency: 'document' } }); // prettier-ignore
      expect(recipe.augmenters[1]).toEqual(base.recipe.augmenters[1]);
      expect(recipe.generated).toEqual(values['generated'] === false ? undefined : { ratio: 1, 'at-least': 5000, 'at-most': 5000 }); // prettier-ignore
      expect(model.settings).toEqual({ ...(base.model.settings as object), clusters: false });
    }
    const [phi] = (await parse(withSpace('  context: [false]\n  generated.ratio: [3]'))).trials;
    expect(phi?.recipe.augmenters.flatMap(Object.keys)).toEqual(['phi-replacement']);
    expect(phi?.recipe.generated).toMatchObject({ ratio: 3, 'at-least': 0 });
    expect(['alpha', 'generated', 'generated.ratio', 'context', 'wording.rate', 'wording', 'unit', 'model.gazetteers'].map((option) => valueIn(base, option))).toEqual(['usual', 300_000, 'none', true, 0.95, true, 'document', true]); // prettier-ignore
  });
});

describe('a budget', () => {
  it('in trainings decides how many trials there are', async () => {
    const rungs = 'rungs: [{ fraction: 0.5 }, { fraction: 1 }]\nseeds: [1]\neta: 2\n';
    // n trials cost (n + 2) / 2 + ⌈n / 2⌉ + 2, and the judgement 3.
    const trialsFor = async (trainings: number) => (await parse(`${SEARCH.replace('trials: 4', `trainings: ${trainings}`)}${rungs}`)).trials.length; // prettier-ignore
    expect([await trialsFor(7.5), await trialsFor(8.6), await trialsFor(10), await trialsFor(99)]).toEqual([
      1, 2, 4, 4,
    ]);
  });

  it.each([
    ['pays for no trial', 'budget: { trainings: 2 }', ['full trainings', 'give more, or smaller rungs']],
    ['says nothing', 'budget: {}', ['"trials"', '"trainings"']],
  ])('that %s is refused', async (_, budget, words) => {
    const { message, code } = await errorOf(SEARCH.replace('budget: { trials: 4 }', budget));
    expect(code).toBe('bad-experiment');
    for (const word of words) expect(message).toContain(word);
  });
});

describe('a specification of a search', () => {
  it.each([
    ['an option that is of no step', '  worging.rate: [0.5]', 'worging.rate', ['"worging.rate"', 'wording', 'alpha', 'recipe of your own']],
    ['a step that the recipe has not', '  synonym-replacement: [true, false]', 'synonym-replacement', ['synonym-replacement', 'recipe of your own']],
    ['a setting that the step has not', '  wording.rte: [0.5]', 'wording.rte', ['wording', 'rate']],
    ['a value out of bounds', '  wording.rate: [0.5, 1.5]', '1.5', ['wording']],
    ['a step with values that are none of it', '  wording: [0.5]', 'wording', ['true or false', 'wording.SETTING']],
    ['no copies, which add nothing', '  alpha: [0, 1]', 'alpha', ['alpha']],
    ['copies that are half', '  alpha: [1.5]', '1.5', ['alpha']],
    ['a setting of no tagger', '  model.clusterz: [true]', 'model.clusterz', ['clusters']],
    ['two ways to say how much is generated', '  generated: [false]\n  generated.ratio: [1]', 'generated.ratio', ['not both']],
    ['a value twice', '  alpha: [1, 1]', 'alpha', ['twice']],
    ['nothing left of the recipe', '  phi: [false]\n  context: [false]', 'phi', ['no step', 'let one stand']],
    ['nothing but the default', '  wording: [true]', 'wording', ['default itself']],
    ['more combinations than anybody tries', `  alpha: [${count(400, 1)}]\n  wording.rate: [${count(400, 400)}]`, 'alpha', ['160000', 'fewer']],
  ])('with %s in the space is refused, with the line and what to do', async (_, space, fault, words) => {
    const yaml = withSpace(space);
    const { code, message, place } = await errorOf(yaml);
    expect(code).toBe('bad-experiment');
    const line = yaml.slice(0, yaml.indexOf(fault)).split('\n').length;
    expect([line, line - 1]).toContain(place.line);
    for (const word of words) expect(message).toContain(word);
  }); // prettier-ignore

  it.each([
    ['a corpus that is not there', 'dev: second', 'dev: fourth', ['"fourth"', 'first, second, third']],
    ['a pair within a corpus', 'dev: second', 'dev: first', ['one corpus to another']],
    ['a pair twice', 'search: [', 'search: [{ train: first, dev: second }, ', ['twice']],
    ['official splits on the side of dev', 'second: { path: /b', 'second: { splits: { dev: /b, test: /t }', ['development part', '"path"']],
    ['more seeds on a rung than there are', 'space:', 'rungs: [{ seeds: 9 }]\nspace:', ['"seeds"']],
    ['more pairs on a rung than there are', 'space:', 'rungs: [{ pairs: 2 }]\nspace:', ['2 pairs', '"search" has 1']],
    ['a rung of more than all', 'space:', 'rungs: [{ fraction: 2 }]\nspace:', ['1']],
    ['an unknown recipe', 'space:', 'recipe: palimps\nspace:', ['"palimps"', 'phicon']],
    ['an unknown key', 'space:', 'spaze: 1\nspace:', ['"spaze"', 'space']],
  ])('with %s is refused', async (_, from, to, words) => {
    expect(SEARCH).toContain(from);
    const { code, message } = await errorOf(SEARCH.replace(from, to));
    expect(code).toBe('bad-experiment');
    for (const word of words) expect(message).toContain(word);
  }); // prettier-ignore

  it('ships, and is sound', async () => {
    const folder = fileURLToPath(new URL('../../../data/experiments/', import.meta.url));
    const files = readdirSync(folder).filter((file) => /^kind: search/m.test(readFileSync(path.join(folder, file), 'utf8'))); // prettier-ignore
    expect(files).toContain('search.yaml');
    for (const file of files) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const { judged, trials } = await specOf(kind, text, path.join(folder, file), { PALIMPSEST_CORPORA: '/corpora' });
      expect([judged.length > 0, trials.length > 5]).toEqual([true, true]);
    }
  });
});
