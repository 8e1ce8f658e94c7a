import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PalimpsestError } from '../../../src/core/errors.ts';
import { kind } from '../../../src/studies/augmentation/kind.ts';
import type { Variables } from '../../../src/studies/common/fields.ts';
import { SMALL, specOf } from '../helpers.ts';

const parseSpec = (yaml: string, file: string, variables: Variables) => specOf(kind, yaml, file, variables);

const shipped = fileURLToPath(new URL('../../../data/experiments/', import.meta.url));

async function errorOf(yaml: string, variables: Record<string, string> = { SAMPLES: '/samples' }) {
  const error: unknown = await parseSpec(yaml, 'study.yaml', variables).catch((thrown: unknown) => thrown);
  if (!(error instanceof PalimpsestError)) throw new Error('no PalimpsestError', { cause: error });
  return error;
}

/** The small specification with one text put in the place of another. */
function withChange(from: string, to: string): string {
  if (!SMALL.includes(from)) throw new Error(`the specification has no ${from}`);
  return SMALL.replace(from, to);
}

const lineOf = (yaml: string, text: string) => yaml.slice(0, yaml.indexOf(text)).split('\n').length;

describe('a specification', () => {
  it.each([
    ['an unknown model', 'models: [dictionary]', 'models: [dictionary, hmm]', 'hmm', ['"hmm"', 'dictionary', 'crf']],
    [
      'an unknown arm',
      'arms: [none',
      'arms: [none, phicon2',
      'phicon2',
      ['"phicon2"', 'none, phi, context', 'palimpsest'],
    ],
    ['an unknown corpus', 'test: second }', 'test: third }', 'third', ['"third"', 'first, second']],
    ['an unknown key', 'seeds:', 'sedes:', 'sedes', ['"sedes"', 'seeds', 'fractions']],
    ['an unknown key of a corpus', 'labels: coarse, l', 'label: coarse, l', 'label:', ['"label"', 'labels', 'group']],
    ['an unknown format', 'labels: coarse, l', 'format: word, l', 'word', ['conll', 'brat']],
    ['an unknown measure', 'metric: token', 'metric: f-score', 'f-score', ['"f-score"', 'binary-token']],
    ['an unknown label map', 'labels: coarse, l', 'label-map: i2b2-2015, l', 'i2b2-2015', ['i2b2-2014']],
    ['an unknown test', 'cross-dev, own', 'cross-dev, far', 'far', ['cross', 'own']],
    ['an unknown recipe', 'recipe: palimpsest', 'recipe: palimps', 'palimps,', ['"palimps"', 'phicon']],
    [
      'an unknown setting of a model',
      '[dictionary]',
      '[{ name: d, family: dictionary, settings: { fold: true } }]',
      'fold: ',
      ['fold', 'foldCase'],
    ],
    [
      'conventions without a sample',
      'generated: false',
      'generated: false, conventions: true',
      'name: sentences',
      ['target-sample'],
    ],
    [
      'training on a sample without one',
      'generated: false',
      'generated: false, sample: true',
      'name: sentences',
      ['target-sample'],
    ],
    ['an unset variable', '${SAMPLES}/n', '${SAMPEL}/n', 'SAMPEL', ['SAMPEL', '--set SAMPEL=']],
    ['a share of 120 %', '[0.5, 1]', '[0.5, 1.2]', '1.2', ['fraction']],
    [
      'a wrong setting of a model',
      '[dictionary]',
      '[{ name: d, family: dictionary, settings: { foldCase: 3 } }]',
      '3 }',
      ['boolean'],
    ],
    ['two models of one name', '[dictionary]', '[dictionary, dictionary]', 'models', ['two models', '"dictionary"']],
    ['a direction that leads nowhere', 'test: second }', 'test: first }', 'train: first, test: first', ['own']],
  ])('with %s is an error that tells the line and the legal names', async (_, from, to, fault, words) => {
    const yaml = withChange(from, to);
    const error = await errorOf(yaml);
    expect(error.code).toBe('bad-experiment');
    expect(error.place).toMatchObject({ file: 'study.yaml', line: lineOf(yaml, fault) });
    for (const word of words) expect(error.message).toContain(word);
  });

  it('has a grid that names models and arms of the specification only', async () => {
    const yaml = `${SMALL}also:\n  - alphas: [1, 2]\n    arms: [phicon]\n`;
    const error = await errorOf(yaml);
    expect(error.place.line).toBe(lineOf(yaml, 'arms: [phicon]'));
    expect(error.message).toContain('none, sentences');
  });

  it('has the protocol of the paper built in', async () => {
    const short = SMALL.slice(0, SMALL.indexOf('fractions:'));
    const spec = await parseSpec(short, 'study.yaml', { SAMPLES: '/samples' });
    expect(spec).toMatchObject({
      split: { ratio: [7, 1, 2] },
      dropRarerThan: 20,
      metrics: [{ name: 'binary-token' }],
      tests: ['cross', 'own'],
    });
    expect(spec.grids[0]).toMatchObject({ fractions: [0.2, 0.4, 0.6, 0.8, 1], alphas: [2] });
    expect(spec.grids[0]?.seeds).toHaveLength(5);
  });

  it('splits the recipe phicon into the arms phi and context', async () => {
    const yaml = withChange('arms: [none', 'arms: [phi, context, phicon, none');
    const { arms } = await parseSpec(yaml, 'study.yaml', { SAMPLES: '/samples' });
    const [phi, context, phicon] = arms.map(({ augmentation }) => augmentation);
    expect(phi).toMatchObject({ phi: true, context: false });
    expect(context).toMatchObject({ phi: false, context: true });
    expect([phi?.recipe, context?.recipe]).toEqual([phicon?.recipe, phicon?.recipe]);
  });

  const STUDIES = readdirSync(shipped).filter(
    (file) => file.endsWith('.yaml') && !/^kind:/m.test(readFileSync(path.join(shipped, file), 'utf8')),
  );

  it('is of no kind in most of the files that ship', () => {
    expect(STUDIES.length).toBeGreaterThan(3);
  });

  it.each(STUDIES)('ships: %s is sound', async (file) => {
    const text = readFileSync(path.join(shipped, file), 'utf8');
    const names = [...text.matchAll(/\$\{(\w+)\}/g)].map((match) => [match[1], '/corpora']);
    await expect(parseSpec(text, path.join(shipped, file), Object.fromEntries(names))).resolves.toBeDefined();
  });
});
