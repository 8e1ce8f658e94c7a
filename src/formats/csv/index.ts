import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';
import { findColumns } from './columns.ts';
import { type CsvData, cutCsv, readCsv } from './reader.ts';
import { findSpanRows, type SpanData } from './span-rows.ts';
import { createCsvWriter, csvTokens } from './writer.ts';

/**
 * Tables with a row for each token: a token and a tag column, and where there are any a sentence and a document column, found
 * by their header; or with a row for each document: a column of the text and one of its spans, as JSON or as Python prints lists.
 * Commas, semicolons or tabs.
 */
export const csv: CorpusFormat = {
  name: 'csv',
  description:
    'CSV tables, a row for each token, with a token and a tag column; or for each text, with a column of its spans',
  perFile: 'many',
  cuts: cutCsv,
  resumes: true,
  extension: '.csv',
  detect,
  selects: ({ relative }) => /\.(?:csv|tsv|txt|tab)$/i.test(relative) || !/\.[^./]*$/.test(relative),
  read: readCsv,
  createWriter: createCsvWriter,
  tokens: ({ envelope }) => {
    const data = envelope?.data as CsvData | SpanData;
    return 'sentences' in data ? csvTokens(data) : undefined;
  },
};

const SAMPLE_LINES = 300;

function detect({ head, relative }: FormatSample): number {
  const lines = head.split('\n').map((line, i) => ({ text: line.replace(/\r$/, ''), eol: '\n', number: i + 1 }));
  if (lines.at(-1)?.text === '') lines.pop();
  const columns = findColumns(lines.slice(0, SAMPLE_LINES), {});
  // Surer than the format of notes without mentions, whose names of columns it may have.
  if (!columns) return /[[({]/.test(head) && findSpanRows(lines, {}) ? 0.995 : 0;
  const isNamed = /\.(?:csv|tsv)$/i.test(relative);
  if (columns.hasHeader) return columns.bare ? 0.7 : isNamed ? 0.97 : 0.9;
  // Without a header, tabs are CoNLL's.
  return columns.delimiter === '\t' ? 0 : isNamed ? 0.8 : 0.5;
}
