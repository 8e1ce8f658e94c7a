import { z } from 'zod';
import { PalimpsestError } from '../../core/errors.ts';
import type { Store } from '../../core/store.ts';
import type { NeuralModel } from './model.ts';
import { readTensors, writeTensors, type NamedTensor } from './safetensors.ts';
import type { Vocabulary, WordStyle } from './vocabulary.ts';
import type { TrainingEnd, TrainingContext } from '../../core/tagger.ts';
import type { Architecture } from './architecture.ts';
import type { NeuralSettings } from './settings.ts';
import { loadWordVectors } from '../../resources/word-vectors.ts';
import { createEmbeddingTable, type EmbeddingTable } from './layers/embedding.ts';
import { readModelJson, damagedModel, readModelFile } from '../model-store.ts';
import { type Lookups, saveLookups } from '../lookups/lookups.ts';
import type { WordMarks } from './word-marks.ts';

/** Words that training did not have, with their pretrained vectors, which stay as they are. */
interface ExtraWords {
  readonly words: readonly string[];
  /** Row by row. */
  readonly values: Float32Array;
}

export const noExtraWords: ExtraWords = { words: [], values: new Float32Array(0) };

/**
 * Gives the words of training their pretrained vectors, each that of its best spelling, and fetches those of further words.
 * A word that the file does not have keeps what it has in `table`.
 *
 * @throws PalimpsestError `vector-dimension` where the file has vectors of another length; those of {@link loadWordVectors}.
 */
export async function adoptVectors(
  file: string,
  words: readonly string[],
  table: EmbeddingTable,
  { spellings }: WordStyle,
  { extraWords }: NeuralSettings,
  onNotice: TrainingContext['onNotice'],
): Promise<ExtraWords> {
  const wanted = new Set(words.flatMap((word) => spellings(word)));
  const vectors = await loadWordVectors(file, (word, rank) => rank < extraWords || wanted.has(word));
  const { dimension, values } = vectors;
  if (dimension !== table.width) {
    throw new PalimpsestError('vector-dimension', `the word vectors have ${dimension} dimensions, not ${table.width}`, {
      place: { file },
      hint: `Set wordDimension to ${dimension}.`,
    });
  }
  const places = new Map(vectors.words.map((word, place) => [word, place]));
  let found = 0;
  words.forEach((word, i) => {
    const spelling = spellings(word).find((candidate) => places.has(candidate));
    if (spelling === undefined) return;
    const from = (places.get(spelling) as number) * dimension;
    table.values.set(values.subarray(from, from + dimension), (i + 1) * dimension);
    found++;
  });
  const known = new Set(words);
  const extra = vectors.words.filter((word) => !known.has(word));
  onNotice?.(
    'vectors',
    `words of training with a pretrained vector: ${found} of ${words.length}; further words: ${extra.length}`,
  );
  const rows = new Float32Array(extra.length * dimension);
  extra.forEach((word, i) => {
    const from = (places.get(word) as number) * dimension;
    rows.set(values.subarray(from, from + dimension), i * dimension);
  });
  return { words: extra, values: rows };
}

/** The vectors of unknown, known and extra words in one table; a copy, but where there are no extra words. */
export function joinTables(table: EmbeddingTable, extra: ExtraWords): EmbeddingTable {
  if (extra.words.length === 0) return table;
  const values = new Float32Array(table.values.length + extra.values.length);
  values.set(table.values);
  values.set(extra.values, table.values.length);
  return createEmbeddingTable(table.size + extra.words.length, table.width, values, { frozen: true });
}

/** The same as a tensor of its own. */
export function wordTensor(table: EmbeddingTable, extra: ExtraWords): NamedTensor {
  const { size, width, values } = joinTables(table, extra);
  return { shape: [size, width], values };
}

const WEIGHTS = 'weights.safetensors';
const VOCABULARY = 'vocabulary.json';
const EXTRA = 'extraWords';

const list = z.array(z.string());
const vocabularySchema = z.strictObject({
  tags: list.min(1),
  characters: list,
  affixes: list,
  words: list,
  extraWords: list,
});

/** Writes `vocabulary.json` (all lists in the order of their ids), `weights.safetensors` and what words are looked up in. */
export async function saveModelFiles(
  store: Store,
  model: NeuralModel,
  { tags, characters, affixes, words }: Vocabulary,
  extra: ExtraWords,
  lookups: Lookups,
): Promise<void> {
  const lists = { tags, characters, affixes, words, extraWords: extra.words };
  const tensors: Record<string, NamedTensor> = { ...(await model.read()) };
  if (extra.words.length > 0) {
    tensors[EXTRA] = {
      shape: [extra.words.length, extra.values.length / extra.words.length],
      values: extra.values,
    };
  }
  await store.write(VOCABULARY, new TextEncoder().encode(`${JSON.stringify(lists)}\n`));
  await store.write(WEIGHTS, writeTensors({ tensors, metadata: {} }));
  await saveLookups(store, lookups);
}

/** @throws PalimpsestError `damaged-model` where a file is missing or not as it was written. */
export async function loadModelFiles(store: Store): Promise<{
  readonly vocabulary: Vocabulary;
  readonly extra: ExtraWords;
  readonly tensors: Readonly<Record<string, NamedTensor>>;
}> {
  const parsed = vocabularySchema.safeParse(await readModelJson(store, VOCABULARY));
  if (!parsed.success) throw damagedModel(`${VOCABULARY} is damaged`, parsed.error);
  const { extraWords, ...vocabulary } = parsed.data;
  const { tensors } = readTensors(await readModelFile(store, WEIGHTS));
  const values = tensors[EXTRA]?.values ?? new Float32Array(0);
  const rows = tensors[EXTRA]?.shape[0] ?? 0;
  if (rows !== extraWords.length) throw damagedModel(`${rows} vectors for ${extraWords.length} extra words`);
  return { vocabulary, extra: { words: extraWords, values }, tensors };
}

/** All that a neural tagger is made of. */
export interface NeuralParts {
  readonly architecture: Architecture;
  readonly model: NeuralModel;
  readonly vocabulary: Vocabulary;
  readonly extra: ExtraWords;
  readonly settings: NeuralSettings;
  readonly language: string;
  readonly lookups: Lookups;
  /** What the lookups say of words. */
  readonly marks: WordMarks;
  readonly trainingEnd?: TrainingEnd;
}
