import type { CorpusFormat } from '../../core/corpus-format.ts';
import { hfTokens } from '../hf/writer.ts';
import { readParquet, type ParquetData } from './reader.ts';
import { createParquetWriter } from './writer.ts';

/**
 * Parquet, as Hugging Face `datasets` loads it from a folder: rows of a text with a list of entities (offsets in code points; what
 * our JSON lines have), or of tokens with tags (classes, or strings). The footer states the features. A folder is written with
 * `README.md`, which names splits and features, and `croissant.json`. Other columns survive.
 */
export const parquet: CorpusFormat = {
  name: 'parquet',
  description: 'Parquet of Hugging Face datasets: text with entities, or tokens with classes; a data card beside it',
  perFile: 'many',
  holdsMeta: true,
  inFolder: true,
  extension: '.parquet',
  detect: ({ head }) => (head.startsWith('PAR1') ? 1 : 0),
  selects: ({ relative }) => /\.parquet$/i.test(relative),
  read: readParquet,
  createWriter: createParquetWriter,
  tokens: ({ envelope }) => {
    const data = envelope?.data as ParquetData;
    return 'layout' in data ? hfTokens(data) : undefined;
  },
};
