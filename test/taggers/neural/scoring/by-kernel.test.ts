import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../../src/core/rng.ts';
import { deepaffixArchitecture, neuronerArchitecture } from '../../../../src/taggers/neural/architecture.ts';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import type { EncodedSentence } from '../../../../src/taggers/neural/batches.ts';
import { createFormTable, type FormTable, type Vocabulary } from '../../../../src/taggers/neural/vocabulary.ts';
import { setThreads, simdKernel } from '../../../../src/taggers/neural/kernels/simd/kernel.ts';
import { createWordMarks, type WordMarks } from '../../../../src/taggers/neural/word-marks.ts';
import { createModel, type NeuralModel } from '../../../../src/taggers/neural/model.ts';
import { createKernelScorer } from '../../../../src/taggers/neural/scoring/by-kernel.ts';
import { createModelScorer, type Scorer } from '../../../../src/taggers/neural/scoring/by-model.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDE0123456789-';
const tags = ['O', ...['PER', 'LOC', 'ORG'].flatMap((label) => [`B-${label}`, `I-${label}`])];

let threads = 1;
beforeAll(async () => {
  await openBackend('wasm');
  threads = simdKernel().threadCount;
});
afterAll(() => setThreads(threads));

function word(rng: Rng): string {
  const length = rng.int(40) === 0 ? 90 : 1 + rng.int(12);
  return Array.from({ length }, () => LETTERS.charAt(rng.int(LETTERS.length))).join('');
}

function draw(seed: number) {
  const rng = createRng(seed);
  const pool = Array.from({ length: 300 }, () => word(rng));
  const vocabulary: Vocabulary = {
    words: pool.slice(0, 150).map((text) => text.toLowerCase()),
    characters: Array.from(LETTERS).slice(3),
    affixes: pool.slice(0, 100).map((text) => text.slice(0, 3)),
    tags,
  };
  const sentences = Array.from({ length: 90 }, (_, s) =>
    Array.from({ length: s === 40 ? 0 : 1 + rng.int(30) }, () => pool[rng.int(pool.length)] as string),
  );
  return { vocabulary, sentences };
}

function encode(sentences: readonly string[][], table: FormTable): EncodedSentence[] {
  return sentences.map((tokens) => ({
    forms: Int32Array.from(tokens, (token) => table.idOf(token)),
    tags: new Int32Array(0),
  }));
}

async function scoresOf(scorer: Scorer, sentences: readonly EncodedSentence[], table: FormTable) {
  const found: Float32Array[] = [];
  await scorer.scoreEach(sentences, table, (s, scores) => (found[s] = scores.slice()));
  return found;
}

/** Lists of single words and of phrases, and clusters, that know some of the words. */
function marksFor(sentences: readonly string[][]): WordMarks {
  const words = sentences.flat().map((text) => text.toLowerCase());
  const phrases = new Map(words.slice(0, 60).map((text, i) => [text, 1 + (i % 3)]));
  phrases.set(words.slice(60, 63).join(' '), 2);
  return createWordMarks({
    lexicon: { types: ['city', 'family-name'], phrases },
    clusters: new Map(words.slice(0, 90).map((text, i) => [text, `01${(i % 7).toString(2)}`])),
  });
}

/** A model with weights large enough for gates and tanh to leave their linear range. */
function modelWith(
  { words, affixes, characters }: Vocabulary,
  architecture: typeof neuronerArchitecture,
  seed = 3,
  marks: WordMarks = {},
) {
  const sizes = {
    words: words.length,
    characters: characters.length,
    affixes: affixes.length,
    tags: tags.length,
    wordDimension: 30,
    marks,
  };
  return createModel(architecture, sizes, createRng(seed), true);
}

async function scale(model: NeuralModel, factor: number): Promise<void> {
  const weights = await model.read();
  const entries = Object.entries(weights).map(([name, { shape, values }]) => [
    name,
    { shape, values: values.map((value) => factor * value + (name.endsWith('bias') ? 0.01 : 0)) },
  ]);
  model.write(Object.fromEntries(entries));
}

describe.each([neuronerArchitecture, deepaffixArchitecture])('scores of $name by the kernel alone', (architecture) => {
  const { vocabulary, sentences } = draw(7);

  it.each([
    { factor: 1, marks: {} },
    { factor: 3, marks: {} },
    { factor: 2, marks: marksFor(sentences) },
  ])('are those of the operations to the bit, weights times $factor, with marks or none', async ({ factor, marks }) => {
    const model = modelWith(vocabulary, architecture, 3, marks);
    await scale(model, factor);
    const table = createFormTable(vocabulary, [], architecture.words, marks);
    const encoded = encode(sentences, table);
    const expected = await scoresOf(createModelScorer(model, tags.length), encoded, table);
    expect(expected.flatMap((scores) => [...scores]).filter((score) => score === 0)).toEqual([]);
    const scorer = createKernelScorer(await model.read());
    for (const count of [1, 2, 3]) {
      setThreads(count);
      expect(await scoresOf(scorer, encoded, table)).toEqual(expected);
    }
    setThreads(threads);
    // Forms that are known, and one by one.
    expect(await scoresOf(scorer, encoded.toReversed(), table)).toEqual(expected.toReversed());
    for (const s of [0, 40, 89]) {
      const one = encoded.slice(s, s + 1);
      expect(await scoresOf(createKernelScorer(await model.read()), one, table)).toEqual(expected.slice(s, s + 1));
    }
    model.dispose();
  });

  it('survive another computation in between, other tables, and a table that forgets', async () => {
    const model = modelWith(vocabulary, architecture);
    const other = modelWith(vocabulary, architecture, 5);
    const table = createFormTable(vocabulary, [], architecture.words);
    const encoded = encode(sentences, table);
    const [scorer, second] = [createKernelScorer(await model.read()), createKernelScorer(await other.read())];
    const expected = await scoresOf(scorer, encoded, table);
    const ofOther = await scoresOf(second, encoded, table);
    expect(ofOther).not.toEqual(expected);
    tf.tidy(() => tf.matMul(tf.ones([300, 200]), tf.ones([200, 100])).dataSync());
    expect(await scoresOf(scorer, encoded, table)).toEqual(expected);
    expect(await scoresOf(second, encoded, table)).toEqual(ofOther);
    const turned = createFormTable(vocabulary, [], architecture.words);
    const anew = encode(sentences.toReversed(), turned);
    expect(await scoresOf(scorer, anew, turned)).toEqual(expected.toReversed());
    model.dispose();
    other.dispose();
  });

  it('forget forms when there are more than are kept, and read them anew', async () => {
    const model = modelWith(vocabulary, architecture);
    const table = createFormTable(vocabulary, [], architecture.words);
    const numbered = (from: number, count: number) =>
      Array.from({ length: count / 20 }, (_, s) => Array.from({ length: 20 }, (_, t) => `${from + 20 * s + t}`));
    const texts = [numbered(0, 30_000), numbered(30_000, 15_000), numbered(0, 40)];
    const encoded = texts.map((text) => encode(text, table));
    const scorer = createKernelScorer(await model.read());
    for (const some of encoded) {
      const fresh = createKernelScorer(await model.read());
      const found = await scoresOf(scorer, some.slice(-2), table);
      await scoresOf(scorer, some, table);
      expect(found).toEqual(await scoresOf(fresh, some.slice(-2), table));
    }
    model.dispose();
  });

  it('refuse a form of a larger vocabulary', async () => {
    const model = modelWith({ ...vocabulary, words: vocabulary.words.slice(0, 3) }, architecture);
    const table = createFormTable(vocabulary, [], architecture.words);
    const scorer = createKernelScorer(await model.read());
    await expect(scoresOf(scorer, encode(sentences, table), table)).rejects.toThrow(TypeError);
    model.dispose();
  });
});
