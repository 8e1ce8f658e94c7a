import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kind } from '../../../src/studies/impact/kind.ts';
import { specOf as parse } from '../helpers.ts';
import { SMALL, specOf } from './helpers.ts';

const shipped = fileURLToPath(new URL('../../../data/experiments/', import.meta.url));

describe('the specification of an impact study', () => {
  it('has the six levels and four strategies of the paper, its tagger and its five folds where nothing is said', async () => {
    const lines = SMALL.split('\n').filter((line) => !/^(models|strategies|tagger|folds|metrics)/.test(line));
    const spec = await specOf(lines.join('\n'));
    expect(spec.models).toEqual(['base', 1, 4, 10, 20, 40]);
    expect(spec.strategies).toEqual(['pseudo', 'class', 'mask', 'remove']);
    expect(spec.models.length * spec.strategies.length).toBe(24);
    expect(spec.tagger).toMatchObject({ family: 'crf', settings: { features: 'ner', c1: 0.1, c2: 0.2 } });
    expect(spec.folds).toBe(5);
    expect(spec.metrics.map(({ name }) => name)).toEqual(['strict']);
    expect(spec.protectEponyms).toEqual([false]);
  });

  it.each([
    ['models: [gold, 40]', 'models: [gold, forty]', 9, 'expected gold'],
    ['models: [gold, 40]', 'models: [40, 40]', 9, 'twice'],
    ['strategies: [pseudo, remove]', 'strategies: [psuedo]', 10, '"pseudo"'],
    ['folds: 2', 'folds: 1', 18, '>=2'],
    ['    layer: clinical', '    layers: clinical', 15, 'a corpus has no key "layers"; its keys are: path, generated'],
    ['  split: [6, 2, 2]', '  splits: [6, 2, 2]', 8, 'phi has no key "splits"'],
    [
      'tagger: { family: dictionary }',
      'tagger: { family: crf, settings: { c3: 1 } }',
      17,
      'its settings are: features',
    ],
    ['tagger: { family: dictionary }', 'tagger: { family: rules }', 17, 'rules'],
    ['metrics: [token]', 'metrics: [tokens]', 19, 'tokens'],
    ['    layer: clinical\n', '', 9, 'has no gold PHI'],
    ['  label-map: i2b2-2014', '  label-map: i2b3', 5, 'label map'],
    ['eponyms: { sentences: 3 }', 'eponyms: { language: ca }', 11, 'there are lists for: de, en, es, sv'],
    [
      '  generated: { set: en-clinical, style: a',
      '  model: m\n  generated: { set: en-clinical, style: a',
      4,
      'one of "path"',
    ],
  ])('%s → %s: an error at the line, with what is legal', async (from, to, line, words) => {
    expect(SMALL).toContain(from);
    const error = await specOf(SMALL.replace(from, to)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'bad-experiment', place: { file: 'impact.yaml', line } });
    expect((error as Error).message).toContain(words);
  });

  it('asks for a PHI model where not all PHI is gold', async () => {
    const without = SMALL.replace(/phi:\n(?: {2}.*\n)+/, '');
    await expect(specOf(without)).rejects.toMatchObject({ code: 'bad-experiment' });
    const { phi } = await specOf(without.replace('[gold, 40]', '[gold]'));
    expect(phi).toBeUndefined();
  });

  it.each(readdirSync(shipped).filter((file) => file.startsWith('impact-')))('ships: %s is sound', async (file) => {
    const text = readFileSync(path.join(shipped, file), 'utf8');
    const names = [...text.matchAll(/\$\{(\w+)\}/g)].map((match) => [match[1], '/corpora']);
    await expect(parse(kind, text, path.join(shipped, file), Object.fromEntries(names))).resolves.toBeDefined();
  });
});
