import type { CorpusFormat, FormatSample, InputFile, ReadContext } from '../../core/corpus-format.ts';
import { isTag } from '../../text/tags.ts';
import { readSample } from '../io/files.ts';
import { columnFormat } from './column-format.ts';
import type { ColumnNotation } from './column-notation.ts';
import { findColumns, kindOfLine, NOT_CORPUS, splitRow } from './columns.ts';
import { entitiesOf } from './entities.ts';
import { statedId } from './groups.ts';
import { createOntoNotesView, isOntoNotes, readColumns } from './ontonotes.ts';
import { type ConllDocument, parseLines } from './parse.ts';
import { conllTokens, rebuildDocument } from './rebuild.ts';
import { type ConllData, type ConllLayout, DEFAULT_LAYOUT, surveyFile } from './survey.ts';

const NOTATION: ColumnNotation<ConllLayout, ConllDocument> = {
  name: 'conll',
  extension: '.conll',
  defaultLayout: DEFAULT_LAYOUT,
  nameOfId: 'newdoc id',
  begin: reportOntoNotes,
  survey: surveyFile,
  refuse: reportNotColumns,
  columnsOf: (layout) => layout,
  idOf: statedId,
  parse: parseLines,
  entitiesOf,
  dropped: droppedColumns,
  sameFile,
  rebuild: rebuildDocument,
};

/**
 * Columns: a token a line with its tag, a blank line after each sentence. White space or tabs between columns; tags in any
 * scheme; comments, `-DOCSTART-` and `# newdoc` lines, CoNLL-U indexes, multi-word ranges and empty nodes.
 */
export const conll: CorpusFormat = {
  ...columnFormat(NOTATION),
  description: 'CoNLL columns, a token and its tag a line; IO, IOB1, IOB2, BIOES or BILOU',
  detect,
  tokens: ({ envelope }) => conllTokens(envelope?.data as ConllData),
};

const USUAL_NAME = /\.(?:conll\w*|iob2?|bio|bioes|bilou|tsv)$/i;

function detect(sample: FormatSample): number {
  if (NOT_CORPUS.test(sample.relative)) return 0;
  const head = sample.head.split('\n').map((line) => line.replace(/\r$/, ''));
  const lines = isOntoNotes(head[0]) ? head.map(createOntoNotesView()) : head;
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

async function reportOntoNotes([first]: readonly InputFile[], { report }: ReadContext): Promise<void> {
  if (!first || !isOntoNotes((await readSample(first, [])).head)) return;
  const message = 'columns of CoNLL-2012 are read, and written as tokens with their tags alone';
  report({ severity: 'warning', code: 'other-layout', message, place: { file: first.path }, once: true });
}

async function reportNotColumns(file: InputFile, { report }: ReadContext): Promise<void> {
  if (await isEmpty(file)) return;
  report({
    severity: 'error',
    code: 'not-columns',
    message:
      'the file has no column of tags and was skipped; if it is a corpus, name its columns with --token-column and --tag-column',
    place: { file: file.path },
  });
}

async function isEmpty(file: InputFile): Promise<boolean> {
  for await (const lines of readColumns(file)) if (lines.some(({ text }) => text?.trim() !== '')) return false;
  return true;
}

/** The columns that a sealed document is written without, from 0: all but its own and those to be kept. */
function droppedColumns(layout: ConllLayout, sealed: readonly string[]): readonly string[] {
  const roles = new Set([layout.token, layout.tag, ...(layout.isIndexed ? [0] : [])]);
  return Array.from({ length: layout.count }, (_, column) => column)
    .filter((column) => !roles.has(column) && !sealed.includes(String(column)))
    .map((column) => `column ${column}`);
}

/** Whether documents of the two layouts can stand in one file as they are. */
function sameFile(a: ConllLayout, b: ConllLayout): boolean {
  if (a === b) return true;
  const keys = ['separator', 'count', 'token', 'tag', 'isIndexed', 'bare', 'scheme', 'markers', 'eol'] as const;
  return keys.every((key) => a[key] === b[key]);
}
