import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';
import { findColumns, kindOfLine, NOT_CORPUS, splitRow } from './columns.ts';
import { isTag } from '../../text/tags.ts';
import { type ConllData, cutConll, readConll } from './reader.ts';
import { conllTokens } from './rebuild.ts';
import { createConllWriter } from './writer.ts';

/**
 * Columns: a token a line with its tag, a blank line after each sentence. White space or tabs between columns; tags in any
 * scheme; comments, `-DOCSTART-` and `# newdoc` lines, CoNLL-U indexes, multi-word ranges and empty nodes.
 */
export const conll: CorpusFormat = {
  name: 'conll',
  description: 'CoNLL columns, a token and its tag a line; IO, IOB1, IOB2, BIOES or BILOU',
  perFile: 'many',
  cuts: cutConll,
  resumes: true,
  extension: '.conll',
  detect,
  selects: ({ relative }) => !NOT_CORPUS.test(relative),
  read: readConll,
  createWriter: createConllWriter,
  tokens: ({ envelope }) => conllTokens(envelope?.data as ConllData),
};

const USUAL_NAME = /\.(?:conll\w*|iob2?|bio|bioes|bilou|tsv)$/i;

function detect(sample: FormatSample): number {
  if (NOT_CORPUS.test(sample.relative)) return 0;
  const lines = sample.head.split('\n').map((line) => line.replace(/\r$/, ''));
  const columns = findColumns(lines, {});
  if (!columns) return 0;
  let rows = 0;
  let mentions = 0;
  let isInSentence = false;
  for (const line of lines) {
    const kind = kindOfLine(line, columns, isInSentence);
    isInSentence = kind === 'row';
    if (kind !== 'row') continue;
    const cells = splitRow(line, columns);
    const tag = cells[columns.tag] ?? '';
    const isSound = cells.length === columns.count && (columns.bare || columns.isIndexed || isTag(tag));
    if (!isSound && rows === 0) return 0; // a header, so another format
    rows++;
    if (tag !== 'O') mentions++;
  }
  if (columns.bare) return 0.3;
  if (mentions === 0 && columns.separator === 'space') return 0.3;
  return USUAL_NAME.test(sample.relative) ? 0.95 : 0.85;
}
