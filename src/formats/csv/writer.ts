import type { CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import { DEFAULT_CONVENTIONS, tokeniseAs } from '../../text/token-conventions.ts';
import { endingOf, gapAfter, type Ending, createFileGroup, outputName } from '../io/file-group.ts';
import { createDropReport } from '../io/json-record.ts';
import { createNoteRewriter, findSurfaceChanges } from '../io/notes.ts';
import { retokenise, type SourcePiece, type WrittenSentence } from '../io/retokenise.ts';
import { sameEntities } from '../io/build-document.ts';
import { tagSentences, withCellLabels } from '../io/tags.ts';
import { tagOf, tokenOf, type CsvData, type CsvSentence } from './reader.ts';
import { formatCell, recordsOf } from './records.ts';
import { spanHeader, spanRow, type SpanData, type SpanLayout } from './span-rows.ts';
import type { CsvLayout } from './survey.ts';

const FORMAT = { name: 'csv', extension: '.csv' };

/** What documents of other formats are written in. */
const DEFAULT_LAYOUT: CsvLayout = {
  delimiter: ',',
  quotes: true,
  count: 4,
  document: 0,
  sentence: 1,
  token: 2,
  tag: 3,
  hasHeader: true,
  bare: false,
  scheme: 'IOB2',
  header: 'doc_id,sentence_id,token,tag\n',
  hasMark: false,
  eol: '\n',
  quotesAll: false,
  conventions: DEFAULT_CONVENTIONS,
};

interface FileState {
  layout: CsvLayout | undefined;
  /** Of a table of texts with their spans. */
  rows?: SpanLayout;
  /** What the last document ended with. */
  ending: Ending;
}

/**
 * Writes tables of tokens in the layout of the first document of each file. Rows that nothing changed are written as they
 * were, quotes included.
 */
export function createCsvWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const files = createFileGroup<FileState>(output, () => ({ layout: undefined, ending: 'nothing' }), context.states);
  const dropReport = createDropReport(context);
  return {
    write: async (doc) => {
      const file = outputName(doc, FORMAT, context.home);
      const { sink, state } = await files.enter(file);
      const known = doc.envelope?.format === FORMAT.name ? (doc.envelope.data as CsvData | SpanData) : undefined;
      const spans = known && 'spanLayout' in known ? known : undefined;
      if (spans && !state.layout && !state.rows) {
        state.rows = spans.spanLayout;
        await sink.write(spanHeader(state.rows, doc.envelope?.sealed));
      }
      if (state.rows) return sink.write(spanRow(doc, spans, state.rows, context, dropReport(doc)));
      const data = known && 'sentences' in known ? known : undefined;
      let start = '';
      if (!state.layout) {
        const layout = data?.layout ?? DEFAULT_LAYOUT;
        state.layout = { ...layout, scheme: context.options.scheme ?? layout.scheme };
        for (const column of droppedColumns(layout, doc.envelope?.sealed)) dropReport(doc)(`column${column + 1}`);
        start = (layout.hasMark ? '\ufeff' : '') + headerOf(layout, doc.envelope?.sealed);
      }
      const text = writeDocument(doc, data, state.layout, file, context);
      if (text === '') {
        const message = 'the document has no tokens, so that no row could stand for it: it was left out';
        context.report({ severity: 'warning', code: 'empty-document', message, place: { file, documentId: doc.id } });
      }
      const needsBlankLine = state.layout.sentence < 0 && state.layout.document < 0;
      const gap = text === '' ? '' : gapAfter(state.ending, state.layout.eol, needsBlankLine);
      if (text !== '') state.ending = endingOf(text);
      await sink.write(start + gap + text);
      return undefined;
    },
    close: () => files.finish(),
    pause: () => files.pause(),
  };
}

function writeDocument(
  doc: Document,
  data: CsvData | undefined,
  layout: CsvLayout,
  file: string,
  context: WriteContext,
): string {
  const own = data && sameLayout(data.layout, layout) ? data : undefined;
  const isEdited = (doc.envelope?.edits?.length ?? 0) > 0;
  const isAsRead =
    own && !isEdited && !doc.derivedFrom && !doc.envelope?.sealed && context.options.scheme === undefined;
  if (isAsRead && sameEntities(doc.entities, own.entities)) return own.sentences.map((s) => rawOf(s)).join('');

  const sentences = retokenise(doc, data ? piecesOf(data) : [], (text) => tokeniseAs(text, layout.conventions));
  const style = { scheme: layout.scheme, bare: layout.bare && layout.scheme === 'IO' };
  // Readers trim cells.
  const labelled = withCellLabels(doc, (label) => label.replaceAll(/^\s+|\s+$/g, '_'), file, context);
  const tags = tagSentences(labelled, sentences, style, file, context);
  const write = createRowWriter(doc, own, layout, isEdited, sentences.length);
  return sentences.map((sentence, i) => write(sentence, i, tags[i] as readonly string[])).join('');
}

/** The header without the names of columns that are not written. */
function headerOf(layout: CsvLayout, sealed: readonly string[] | undefined): string {
  if (sealed === undefined || layout.header === '') return layout.header;
  const dropped = droppedColumns(layout, sealed);
  const names = namesOf(layout).map((name, column) => (dropped.includes(column) ? `column${column + 1}` : name));
  return names.map((name) => formatCell(name, layout, layout.quotesAll)).join(layout.delimiter) + layout.eol;
}

/** The columns that a sealed document is written without: all but its own and those to be kept. */
function droppedColumns(layout: CsvLayout, sealed: readonly string[] | undefined): readonly number[] {
  if (sealed === undefined) return [];
  const names = layout.header === '' ? [] : namesOf(layout);
  const roles = rolesOf(layout);
  return Array.from({ length: layout.count }, (_, column) => column).filter(
    (column) => !roles.has(column) && !sealed.includes(names[column] ?? ''),
  );
}

function namesOf(layout: CsvLayout): readonly string[] {
  return recordsOf([{ text: layout.header.replace(/[\r\n]+$/, ''), eol: '\n', number: 1 }], layout)[0] ?? [];
}

function rolesOf({ token, tag, sentence, document }: CsvLayout): ReadonlySet<number> {
  return new Set([token, tag, sentence, document]);
}

function rawOf({ rows, before, after }: CsvSentence): string {
  return before + rows.map(({ raw }) => raw).join('') + after;
}

function sameLayout(a: CsvLayout, b: CsvLayout): boolean {
  const keys = [
    'delimiter',
    'quotes',
    'count',
    'token',
    'tag',
    'sentence',
    'document',
    'header',
    'scheme',
    'bare',
  ] as const;
  return keys.every((key) => a[key] === b[key]);
}

/** The tokens of a document as it was read. */
export function csvTokens(data: CsvData): readonly CharSpan[] {
  return piecesOf(data).filter(({ token }) => token >= 0);
}

function piecesOf({ sentences, layout }: CsvData): readonly SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let start = 0;
  let number = 0;
  for (const [s, { rows }] of sentences.entries()) {
    if (s > 0) pieces.push({ start: start - 1, end: start, token: -1, sentence: s });
    for (const { cells } of rows) {
      const end = start + tokenOf(cells, layout).length;
      pieces.push({ start, end, token: number++, sentence: s });
      start = end + 1;
    }
  }
  return pieces;
}

/** Writes the sentences of one document, one after the other. */
function createRowWriter(doc: Document, own: CsvData | undefined, layout: CsvLayout, isEdited: boolean, count: number) {
  const rows = own ? own.sentences.flatMap((sentence) => sentence.rows) : [];
  const suffix = suffixOf(doc, own);
  const changes = isEdited && own ? findSurfaceChanges(textOf(own), own.entities, doc).values() : [];
  const rewrite = createNoteRewriter(changes);
  const texts = isEdited && own ? new Set(own.sentences.map((sentence) => sentenceText(sentence, layout))) : new Set();
  // Kaggle's tables name the sentence in its first row only.
  const isRepeated = (column: number) => rows.every(({ cells }) => cells[column] !== '');
  const repeats = { sentence: isRepeated(layout.sentence), document: isRepeated(layout.document) };
  const roles = rolesOf(layout);
  const dropped = new Set(droppedColumns(layout, doc.envelope?.sealed));

  return (sentence: WrittenSentence, number: number, tags: readonly string[]): string => {
    const origin = own?.sentences[sentence.origin];
    const stated = origin?.rows[0]?.cells[layout.sentence];
    const sentenceId =
      stated === undefined || stated === '' || doc.envelope?.sealed ? `${doc.id}-s${number + 1}` : stated + suffix;
    // Rows are joined at the end: to ask a growing text how it ends is to copy it, row after row.
    const written: string[] = [];
    for (const [i, token] of sentence.tokens.entries()) {
      const row = token.source < 0 ? undefined : rows[token.source];
      const cells = Array.from({ length: layout.count }, (_, column) => {
        const cell = row?.cells[column];
        if (cell === undefined) return '_';
        if (dropped.has(column)) return '_';
        if (!isEdited || roles.has(column)) return cell;
        return texts.has(cell) ? '_' : (rewrite(cell) ?? '_');
      });
      if (!row) cells[layout.token] = doc.text.slice(token.start, token.end);
      if (!row || tagOf(row.cells, layout) !== tags[i]) cells[layout.tag] = tags[i] as string;
      if (layout.sentence >= 0) cells[layout.sentence] = repeats.sentence || i === 0 ? sentenceId : '';
      if (layout.document >= 0) {
        cells[layout.document] = repeats.document || (i === 0 && number === 0) ? doc.id : '';
      }
      const line = row && cells.every((cell, column) => cell === row.cells[column]) ? row.raw : format(cells);
      written.push(line.endsWith('\n') ? line : line + layout.eol);
    }
    // Without columns that tell them apart, sentences and documents are told apart by blank lines.
    const isDivided = layout.sentence < 0 && (layout.document < 0 || number < count - 1);
    return written.join('') + (origin?.after || (isDivided ? layout.eol : ''));
  };

  function format(cells: readonly string[]): string {
    return cells.map((cell) => formatCell(cell, layout, layout.quotesAll)).join(layout.delimiter) + layout.eol;
  }
}

function suffixOf(doc: Document, own: CsvData | undefined): string {
  if (own && doc.id !== own.id && doc.id.startsWith(own.id)) return doc.id.slice(own.id.length);
  return doc.derivedFrom ? `-aug${doc.derivedFrom.copy}` : '';
}

function sentenceText({ rows }: CsvSentence, layout: CsvLayout): string {
  return rows.map(({ cells }) => tokenOf(cells, layout)).join(' ');
}

function textOf({ sentences, layout }: CsvData): string {
  return sentences.map((sentence) => sentenceText(sentence, layout)).join('\n');
}
