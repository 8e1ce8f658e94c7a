import type { FormatOptions, InputFile, ReadContext, WriteContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';
import { sameEntities } from '../io/build-document.ts';
import { type Line, NOT_UTF8 } from '../io/files.ts';
import { isObject, plainEntities, portableMeta, refuse, withFields, type JsonObject } from '../io/json-record.ts';
import { findField, formatSpans, LIST_FIELDS, parseSpans, type SpanStyle, TEXT_FIELDS } from '../io/span-text.ts';
import { toDocument } from '../jsonl/reader.ts';
import { toRecord } from '../jsonl/writer.ts';
import { isBlankRecord, MOSTLY, NAMES, QUOTED_CELL, resolve } from './columns.ts';
import { type CsvDialect, type CsvRecord, formatCell, readRecords, recordsOf, withoutMark } from './records.ts';

/** A table whose rows have a text and its spans, as JSON or as Python prints it: Label Studio's, and what pandas saves of lists. Plain data. */
export interface SpanLayout extends CsvDialect {
  readonly names: readonly string[];
  readonly text: number;
  readonly spans: number;
  /** −1 where there is none. */
  readonly id: number;
  readonly hasHeader: boolean;
  readonly style: SpanStyle;
  /** Line ends, and what stands before the first row: a byte order mark and the header, as they were read. */
  readonly eol: string;
  readonly head: string;
}

/** What the envelope of a row holds. */
export interface SpanData {
  readonly spanLayout: SpanLayout;
  /** The row as it was read. */
  readonly raw: string;
  /** The row, as our JSON lines would state it. */
  readonly record: JsonObject;
  readonly entities: readonly Entity[];
}

/** Notes have many lines. */
const MOST_LINES = 100_000;
const ID_NAMES: readonly string[] = [...NAMES.document, 'id'];

/** Finds dialect and columns from the start of a file; `undefined` where it is no such table. @throws PalimpsestError `bad-option` */
export function findSpanRows(all: readonly Line[], options: FormatOptions): SpanLayout | undefined {
  const lines = all.map(withoutMark);
  const eol = lines[0]?.eol === '\r\n' ? '\r\n' : '\n';
  const head = all[0]?.text?.startsWith('\ufeff') === true ? '\ufeff' : '';
  const first = lines.find(({ text }) => text !== undefined && text.trim() !== '')?.text;
  for (const delimiter of [',', ';', '\t'] as const) {
    if (first?.includes(delimiter) !== true) continue;
    const quotes = delimiter !== '\t' || lines.some(({ text }) => text !== undefined && QUOTED_CELL.test(text));
    const layout = assign(recordsOf(lines, { delimiter, quotes }, MOST_LINES), { delimiter, quotes }, options);
    if (layout) return { ...layout, eol, head };
  }
  return undefined;
}

function assign(
  all: readonly (readonly string[])[],
  dialect: CsvDialect,
  options: FormatOptions,
): Omit<SpanLayout, 'eol' | 'head'> | undefined {
  const head = all.find((row) => !isBlankRecord(row)) ?? [];
  const rows = all.filter((row) => row.length === head.length && !isBlankRecord(row));
  const columns = Array.from(head, (_, i) => i);
  const spansIn = (row: readonly string[], column: number) => parseSpans(row[column] as string, '');
  const hasHeader = !columns.some((column) => (spansIn(head, column)?.items.length ?? 0) > 0);
  const body = hasHeader ? rows.slice(1) : rows;
  const names = head.map((cell) => (hasHeader ? cell : ''));
  const named = (candidates: readonly number[], known: readonly string[]) => {
    const name = findField(
      candidates.map((column) => names[column] as string),
      known,
    );
    return candidates.find((column) => names[column] === name);
  };
  const holdsSpans = (column: number) => {
    const found = body.map((row) => spansIn(row, column));
    return found.some((spans) => spans?.style) && found.filter((spans) => spans).length >= body.length * MOSTLY;
  };
  const lists = columns.filter(holdsSpans);
  const spans =
    resolve(options.tagColumn, head.length, head, 'tagColumn') ??
    named(lists, LIST_FIELDS) ??
    (lists.length === 1 ? lists[0] : undefined);
  if (spans === undefined || !lists.includes(spans)) return undefined;
  const others = columns.filter((column) => !lists.includes(column));
  const isWide = (row: readonly string[], column: number) =>
    (spansIn(row, spans)?.items ?? []).every(({ end }) => (end as number) <= (row[column] as string).length);
  const wide = others.filter((column) => body.filter((row) => isWide(row, column)).length >= body.length * MOSTLY);
  const candidates = wide.length > 0 ? wide : others;
  const sizeOf = (column: number) => body.reduce((sum, row) => sum + (row[column] as string).length, 0);
  const text =
    resolve(options.tokenColumn, head.length, head, 'tokenColumn') ??
    named(candidates, TEXT_FIELDS) ??
    candidates.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  const style = body.map((row) => spansIn(row, spans)?.style).find((one) => one !== undefined);
  if (text === undefined || style === undefined) return undefined;
  return { ...dialect, names: hasHeader ? head : names, text, spans, id: named(others, ID_NAMES) ?? -1, hasHeader, style }; // prettier-ignore
}

export async function* readSpanRows(
  file: InputFile,
  layout: SpanLayout,
  context: ReadContext,
): AsyncGenerator<Document> {
  let isHeader = layout.hasHeader;
  let number = 0;
  let known = layout;
  for await (const batch of readRecords(file, layout, { mostLines: MOST_LINES })) {
    for (const record of batch) {
      if (isBlankRecord(record.cells)) continue;
      if (isHeader) {
        isHeader = false;
        known = { ...layout, head: layout.head + record.raw };
      } else {
        const doc = toSpanDocument(record, ++number, file, known, context);
        if (doc) yield doc;
      }
    }
  }
}

function toSpanDocument(
  { cells, raw, line, fault }: CsvRecord,
  number: number,
  file: InputFile,
  layout: SpanLayout,
  context: ReadContext,
): Document | undefined {
  const place = { file: file.path, line };
  const { names, text: at, spans: list, id } = layout;
  if (!cells) return refuse(context, place, fault ?? 'bad-quoting', fault === 'invalid-utf8' ? `the row ${NOT_UTF8}; it was skipped` : 'a quote is not closed, or text follows it; the row was skipped'); // prettier-ignore
  if (cells.length !== names.length) return refuse(context, place, 'column-count', `the row has ${cells.length} columns, not ${names.length} as the first; it was skipped`); // prettier-ignore
  const text = cells[at] as string;
  const spans = parseSpans(cells[list] as string, text);
  if (!spans) return refuse(context, place, 'bad-spans', `column ${list} holds no list of spans, as JSON or as Python prints it, each with start, end and label; the row was skipped`); // prettier-ignore
  const others = columnsBeside(layout).map((column) => [keyOf(column, layout), cells[column] as string] as const);
  const stated = (cells[id] ?? '') === '' ? {} : { id: cells[id] };
  const record = { ...stated, text, entities: spans.items, ...Object.fromEntries(others) };
  const doc = toDocument({ value: record, place, relative: file.relative, number }, 'csv', context);
  if (!doc) return undefined;
  const data: SpanData = { spanLayout: layout, raw, record, entities: doc.entities };
  const told = others.filter(([name, value]) => name !== '' && value !== '');
  const { meta } = portableMeta(Object.fromEntries(told), text, doc.entities);
  return Object.freeze({ ...doc, ...(meta && { meta }), envelope: Object.freeze({ format: 'csv', file: file.relative, data }) }); // prettier-ignore
}

/** The columns that are neither text, spans nor id. */
function columnsBeside({ names, text, spans, id }: SpanLayout): readonly number[] {
  return Array.from(names, (_, i) => i).filter((column) => column !== text && column !== spans && column !== id);
}

/** The field of a record that has the cell of a column. */
function keyOf(column: number, { names }: SpanLayout): string {
  const name = names[column] as string;
  const isTaken = names.indexOf(name) < column || ['id', 'text', 'entities', 'meta', 'derivedFrom'].includes(name);
  return isTaken ? `column${column + 1}` : name;
}

/** The header, without the names of columns that a sealed document is written without. */
export function spanHeader(layout: SpanLayout, sealed: readonly string[] | undefined): string {
  if (!layout.hasHeader || sealed === undefined) return layout.head;
  const beside = columnsBeside(layout);
  const nameOf = (name: string, i: number) => beside.includes(i) && !sealed.includes(name) ? `column${i + 1}` : name; // prettier-ignore
  const mark = layout.head.startsWith('\ufeff') ? '\ufeff' : ''; // without it Excel reads another encoding
  return mark + rowOf(layout.names.map(nameOf), layout);
}

/** The row of a document: as it was read, brought up to date, or a new one. */
export function spanRow(
  doc: Document,
  data: SpanData | undefined,
  layout: SpanLayout,
  context: WriteContext,
  onDrop: (field: string) => void,
): string {
  const own = data && JSON.stringify(data.spanLayout) === JSON.stringify(layout) ? data : undefined;
  const { edits, sealed } = doc.envelope ?? {};
  if (own && !edits && !sealed && !doc.derivedFrom && sameEntities(doc.entities, own.entities)) {
    return own.raw.endsWith('\n') ? own.raw : own.raw + layout.eol;
  }
  const { meta: _, ...plain } = { ...doc, entities: plainEntities(doc, context) };
  const record = toRecord(plain, own?.record ?? null, onDrop);
  const items = (record['entities'] as readonly JsonObject[]).map((item) => withFields(item, { layer: undefined }));
  const cells = layout.names.map((_, column) => {
    if (column === layout.text) return doc.text;
    if (column === layout.id) return doc.id;
    if (column === layout.spans) return formatSpans(items.filter(isObject), doc.text, layout.style);
    const value = record[keyOf(column, layout)];
    return typeof value === 'string' ? value : '';
  });
  return rowOf(cells, layout);
}

function rowOf(cells: readonly string[], layout: SpanLayout): string {
  // A cell with tabs or line ends needs quotes, in tables with tabs too.
  const dialect = { ...layout, quotes: true };
  return cells.map((cell) => formatCell(cell, dialect, false)).join(layout.delimiter) + layout.eol;
}
