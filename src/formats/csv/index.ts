import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';
import { findColumns } from './columns.ts';
import { type CsvData, cutCsv, readCsv } from './reader.ts';
import { createCsvWriter, csvTokens } from './writer.ts';

/**
 * Tables with a row for each token: a token and a tag column, and where there are any a sentence and a document column, found
 * by their header; commas, semicolons or tabs.
 */
export const csv: CorpusFormat = {
  name: 'csv',
  description: 'CSV tables, a row for each token, with a token and a tag column',
  perFile: 'many',
  cuts: cutCsv,
  resumes: true,
  extension: '.csv',
  detect,
  selects: ({ relative }) => /\.(?:csv|tsv|txt|tab)$/i.test(relative) || !/\.[^./]*$/.test(relative),
  read: readCsv,
  createWriter: createCsvWriter,
  tokens: ({ envelope }) => csvTokens(envelope?.data as CsvData),
};

const SAMPLE_LINES = 300;

function detect({ head, relative }: FormatSample): number {
  const lines = head
    .split('\n', SAMPLE_LINES)
    .map((line, i) => ({ text: line.replace(/\r$/, ''), eol: '\n', number: i + 1 }));
  if (lines.at(-1)?.text === '') lines.pop();
  const columns = findColumns(lines, {});
  if (!columns) return 0;
  const isNamed = /\.(?:csv|tsv)$/i.test(relative);
  if (columns.hasHeader) return columns.bare ? 0.7 : isNamed ? 0.97 : 0.9;
  // Without a header, tabs are CoNLL's.
  return columns.delimiter === '\t' ? 0 : isNamed ? 0.8 : 0.5;
}
