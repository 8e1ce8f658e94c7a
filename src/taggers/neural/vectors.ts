import { PalimpsestError } from '../../core/errors.ts';
import type { TrainingContext } from '../../core/tagger.ts';
import { loadWordVectors } from '../../resources/word-vectors.ts';
import { createEmbeddingTable, type EmbeddingTable } from './layers/embedding.ts';
import type { NamedTensor } from './safetensors.ts';
import type { NeuralSettings } from './settings.ts';
import type { WordStyle } from './vocabulary.ts';

/** Words that training did not have, with their pretrained vectors, which stay as they are. */
export interface ExtraWords {
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
    throw new PalimpsestError('vector-dimension', `the vectors have ${dimension} numbers a word, not ${table.width}`, {
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
