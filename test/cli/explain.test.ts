import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import type { Explanation } from '../../src/core/explanation.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { fixtureFolder } from '../taggers/transformer/fixture.ts';

const sample = fileURLToPath(new URL('../../data/sample/notes.txt', import.meta.url));
const sentence = 'The patient was seen by Dr. Anna Holm on 12/03/2021.';

/** The sentence again and again: what a small encoder learns in a few seconds. */
function writeTraining(): string {
  const file = path.join(temporaryFolder(), 'train.jsonl');
  const mention = (surface: string, label: string) => {
    const start = sentence.indexOf(surface);
    return { id: label, start, end: start + surface.length, label };
  };
  const entities = [mention('Anna Holm', 'DOCTOR'), mention('12/03/2021', 'DATE')];
  const records = Array.from({ length: 12 }, (_, i) => JSON.stringify({ id: String(i), text: sentence, entities }));
  writeFileSync(file, `${records.join('\n')}\n`);
  return file;
}

async function train(corpus: string, model: string, ...settings: readonly string[]): Promise<string> {
  const folder = path.join(temporaryFolder(), 'model');
  const set = settings.flatMap((setting) => ['--set', setting]);
  const { code, stderr } = await runCli(['train', corpus, folder, '--model', model, '--quiet', ...set]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return folder;
}

interface Told {
  readonly sentences: readonly (Omit<Explanation, 'attention'> & {
    readonly attention?: {
      readonly heads: number;
      readonly layers: readonly { readonly layer: number; readonly weights: readonly number[] }[];
    };
  })[];
}

describe('explain', () => {
  it('of an encoder tells attention, importance, reduction and what is left of an unread mention', async () => {
    const training = writeTraining();
    const model = await train(training, 'bert', `encoder=${fixtureFolder('bert')}`, 'epochs=30', 'patience=30', 'learningRate=0.01', 'batchSize=4'); // prettier-ignore
    const page = path.join(temporaryFolder(), 'page.html');
    const { code, stdout } = await runCli(['explain', model, sentence, '--layers', 'all', '--out', page, '--json']);
    expect(code).toBe(0);
    const [told] = (JSON.parse(stdout) as Told).sentences;
    const { tokens = [], pieces = [], mentions = [], attention, importanceBy } = told ?? {};
    expect(tokens.map(({ text }) => text).join(' ')).toBe('The patient was seen by Dr . Anna Holm on 12/03/2021 .');
    expect(importanceBy).toBe('gradient');
    expect(pieces[0]?.name).toBe('[CLS]');
    expect(attention?.layers.map(({ layer }) => layer)).toEqual([1, 2]);
    for (const { weights } of attention?.layers ?? []) {
      expect(weights).toHaveLength((attention?.heads ?? 0) * pieces.length ** 2);
      for (let row = 0; row < weights.length; row += pieces.length) {
        expect(weights.slice(row, row + pieces.length).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
      }
    }
    expect(mentions.length).toBeGreaterThan(0);
    for (const { first, end, importance, reduction, unknown, probability } of mentions) {
      expect(importance).toHaveLength(tokens.length);
      const own = Array.from({ length: end - first }, (_, i) => first + i);
      expect(reduction.kept).toEqual(expect.arrayContaining(own));
      expect(reduction.kept.length + reduction.steps.length).toBe(tokens.length);
      expect(unknown?.tags).toHaveLength(end - first);
      expect(probability).toBeGreaterThan(0);
    }
    const html = readFileSync(page, 'utf8');
    const root = parse(html);
    expect(root.querySelectorAll('article.mention')).toHaveLength(mentions.length);
    expect(root.querySelectorAll('[data-attention]')).toHaveLength(1);
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);

    const printed = await runCli(['explain', model, sentence]);
    expect(printed.stdout).toMatch(/reduced to[^]*when hidden[^]*strongest attention/);

    const corpus = await runCli([
      'explain', model, '--corpus', training, '--training', sample, '--before', fixtureFolder('bert'), '--points', '8',
      '--out', page, '--overwrite',
    ]); // prettier-ignore
    expect(corpus.code).toBe(0);
    expect(corpus.stdout).toMatch(/CMI[^]*coarse type[^]*out of vocabulary/);
    const sections = parse(readFileSync(page, 'utf8'))
      .querySelectorAll('main h2')
      .map(({ id }) => id);
    expect(sections).toEqual(['code-mixing', 'vocabulary', 'ambiguity', 'representation']);
    const figures = parse(readFileSync(page, 'utf8'))
      .querySelectorAll('.panels figcaption')
      .map(({ text }) => text);
    expect(figures).toEqual(expect.arrayContaining(['Before fine-tuning', 'After fine-tuning']));
  }, 120_000);

  it('of a tagger without gradients leaves words out', async () => {
    const model = await train(sample, 'crf');
    const { stdout } = await runCli(['explain', model, sentence, '--json', '--beam', '1']);
    const [told] = (JSON.parse(stdout) as Told).sentences;
    expect(told?.importanceBy).toBe('omission');
    expect(told?.attention).toBeUndefined();
    expect(told?.mentions.length).toBeGreaterThan(0);
  }, 60_000);

  it('says why a dictionary cannot be explained', async () => {
    const model = await train(sample, 'dictionary');
    const { code, stderr } = await runCli(['explain', model, sentence]);
    expect(code).toBe(2);
    expect(stderr).toContain('has no probabilities to explain');
  });

  it.each([[[]], [['text', '--before', 'encoder']], [['text', '--open']]])('refuses %j', async (args) => {
    const { code, stderr } = await runCli(['explain', 'model', ...args]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: /);
  });
});
