import { createHash, type Hash } from 'node:crypto';
import type { CorpusOutput, CorpusWriter, TextSink, WriteContext } from '../../core/corpus-format.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import type { HfData } from '../hf/reader.ts';
import type { HfLayout } from '../hf/survey.ts';
import { DEFAULT_LAYOUT, toRecord as toTaggedRecord } from '../hf/writer.ts';
import { reportHalfCharacter } from '../io/counted-writer.ts';
import { createFileGroup, outputName } from '../io/file-group.ts';
import { createDropReport, plainEntities, withFields, type JsonObject } from '../io/json-record.ts';
import { toRecord as toTextRecord } from '../jsonl/writer.ts';
import type { CardFile } from './card.ts';
import { classesFeature, columnOf, isWritable, toParquetValue, type Column } from './columns.ts';
import { createParquetFile, type ParquetOutput } from './file.ts';
import { toRow, type ParquetData, type TextLayout } from './reader.ts';

const FORMAT = { name: 'parquet', extension: '.parquet' };

/** A row group is written when it has so many rows or characters. */
const GROUP_ROWS = 1000;
const GROUP_CHARACTERS = 1 << 23;

const FRAGMENTS = { list: { struct: { start: 'int32', end: 'int32' } } } as const;
const ENTITY = { id: 'string', start: 'int32', end: 'int32', label: 'string', layer: 'string', fragments: FRAGMENTS, attributes: 'string' } as const; // prettier-ignore

/** What the rows of a file are. */
interface RowLayout {
  readonly columns: readonly Column[];
  /** Of rows of a text with entities. */
  readonly text?: TextLayout;
  /** Of rows of tokens with tags. */
  readonly tokens?: HfLayout;
}

const TEXT_ROWS: RowLayout = {
  columns: [
    columnOf('id', 'string'),
    columnOf('text', 'string'),
    columnOf('entities', { list: { struct: ENTITY } }),
    columnOf('meta', 'string'),
    columnOf('derivedFrom', 'string'),
  ],
  text: { text: 'text', list: 'entities', start: 'start', end: 'end', label: 'label' },
};
const TOKEN_ROWS = {
  columns: [columnOf('id', 'string'), columnOf('tokens', { list: 'string' }), columnOf('ner_tags', { list: 'int64' })],
};

interface FileState {
  layout?: RowLayout;
  file?: ParquetOutput;
  rows: JsonObject[];
  characters: number;
  count: number;
  bytes: number;
  readonly hash: Hash;
}

/** Writes rows in the layout of the first document of each file; in a folder with a data card and a Croissant file. */
export function createParquetWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  const tagNames: string[] = []; // of tags that are numbers: they mean the same in all files
  const labels = new Map<string, number>();
  const files = createFileGroup<FileState>(output, () => ({ rows: [], characters: 0, count: 0, bytes: 0, hash: createHash('sha256') })); // prettier-ignore

  function layoutFor(doc: Document, data: ParquetData | undefined): RowLayout {
    const { records } = context.options;
    const own = dataOfTokens(doc)?.layout;
    if (data && (records === undefined || (records === 'entities') === (data.file.text !== undefined))) {
      const { sealed } = doc.envelope ?? {};
      const { text: at, list } = data.file.text ?? {};
      const owned = ['id', 'meta', 'derivedFrom', at ?? own?.tokens, list ?? own?.tags];
      const columns = data.file.columns.filter((column) => isWritable(column) && (!sealed || owned.includes(column.name) || sealed.includes(column.name))); // prettier-ignore
      for (const column of data.file.columns) if (!columns.includes(column)) dropReport(doc)(column.name);
      return data.file.text ? { columns, text: data.file.text } : { columns, tokens: numbered(own ?? DEFAULT_LAYOUT) };
    }
    if (records === 'entities' || (records === undefined && own === undefined)) return TEXT_ROWS;
    const { scheme, bare, conventions } = own ?? DEFAULT_LAYOUT;
    return { ...TOKEN_ROWS, tokens: numbered({ ...DEFAULT_LAYOUT, scheme, bare, conventions, names: { names: ['O'] } }) }; // prettier-ignore
  }

  function numbered(layout: HfLayout): HfLayout {
    const scheme = context.options.scheme ?? layout.scheme;
    if (!layout.names) return { ...layout, scheme };
    addTags(layout.names.names);
    return { ...layout, scheme, names: { names: tagNames } };
  }

  function addTags(tags: readonly string[]): void {
    for (const tag of tags) if (!tagNames.includes(tag)) tagNames.push(tag);
  }

  /** Of a label that has none both classes, whichever is needed first. */
  function addNeeded(tags: readonly string[]): void {
    for (const tag of tags) {
      if (tagNames.includes(tag)) continue;
      const label = tag.slice(2);
      const pair = /^[BI]-/.test(tag) ? [`B-${label}`, `I-${label}`] : [tag];
      addTags(pair.some((name) => tagNames.includes(name)) ? [tag] : pair);
    }
  }

  function rowOf(doc: Document, data: ParquetData | undefined, layout: RowLayout, file: string) {
    const onDrop = dropReport(doc);
    const { tokens, text } = layout;
    if (tokens) return toTaggedRecord(doc, dataOfTokens(doc), tokens, file, context, onDrop, tokens.names && addNeeded); // prettier-ignore
    if (!text) throw new TypeError('rows are of a text or of tokens');
    const isSame = data !== undefined && 'record' in data && JSON.stringify(data.file.text) === JSON.stringify(text);
    const fields = layout.columns.find(({ name }) => name === text.list)?.elements.map(({ name }) => name) ?? [];
    const told = fields.includes('fragments') ? doc : { ...doc, entities: plainEntities(doc, context) };
    for (const field of ['layer', 'attributes'] as const)
      if (!fields.includes(field) && doc.entities.some((entity) => entity[field] !== undefined)) onDrop(field);
    const record = toTextRecord(told, isSame ? data.record : null, onDrop);
    const isUnnamed = isSame && data.record?.['id'] === undefined && !doc.envelope?.edits && !doc.derivedFrom;
    const row = toRow(isUnnamed ? withFields(record, { id: undefined }) : record, text);
    if (!row) refuse(doc, file, 'unknown-tag', 'labels are numbers, and one that the document needs has no name');
    return row;
  }

  function refuse(doc: Document, file: string, code: string, message: string): void {
    const place = { file, documentId: doc.id };
    context.report({ severity: 'error', code, message: `${message}: the document was left out`, place });
  }

  /** Why a row cannot be written. As long as the columns are not fixed, an id may still become text. */
  function faultOf(row: JsonObject, { layout, file }: FileState): PalimpsestError | undefined {
    try {
      for (const column of layout?.columns ?? [])
        if (file || column.name !== 'id') toParquetValue(column, row[column.name]);
    } catch (error) {
      if (error instanceof PalimpsestError) return error;
      throw error;
    }
    return undefined;
  }

  async function flush(sink: TextSink, state: FileState): Promise<void> {
    const { columns, ...rest } = (state.layout ??= TEXT_ROWS);
    if (!state.file) {
      state.layout = { ...rest, columns: withMissing(columns, state.rows) };
      state.file = await createParquetFile(state.layout.columns);
    }
    if (state.rows.length > 0) await put(sink, state, await state.file.group(state.rows));
    state.rows = [];
    state.characters = 0;
  }

  async function put(sink: TextSink, state: FileState, bytes: Uint8Array): Promise<void> {
    state.hash.update(bytes);
    state.bytes += bytes.length;
    await sink.writeBytes(bytes);
  }

  function featuresOf({ columns, tokens }: RowLayout): JsonObject | undefined {
    if (columns.some(({ feature }) => feature === undefined)) return undefined;
    const isClasses = (name: string) => tokens?.names !== undefined && name === tokens.tags;
    return Object.fromEntries(
      columns.map(({ name, feature }) => [name, isClasses(name) ? classesFeature(tagNames) : feature]),
    );
  }

  return {
    write: async (doc) => {
      const file = outputName(doc, FORMAT, context.home);
      const data = doc.envelope?.format === FORMAT.name ? (doc.envelope.data as ParquetData) : undefined;
      const { sink, state } = await files.enter(file);
      state.layout ??= layoutFor(doc, data);
      const row = rowOf(doc, data, state.layout, file);
      if (!row) return 'refused';
      const fault = faultOf(row, state);
      if (fault) {
        refuse(doc, file, fault.code, fault.message);
        return 'refused';
      }
      if (!doc.text.isWellFormed()) reportHalfCharacter(doc, context.report);
      for (const { label } of doc.entities) labels.set(label, (labels.get(label) ?? 0) + 1);
      state.rows.push(row);
      state.count++;
      state.characters += doc.text.length;
      if (state.rows.length >= GROUP_ROWS || state.characters >= GROUP_CHARACTERS) await flush(sink, state);
    },
    close: async () => {
      const written = await endFiles();
      if (output.kind === 'file' || written.length === 0) return;
      const { createCard, createCroissant } = await import('./card.ts');
      for (const [name, text] of [
        ['README.md', createCard(written, labels)],
        ['croissant.json', createCroissant(written, labels)],
      ] as const) {
        const sink = await output.open(name);
        await sink.write(text);
        await sink.close();
      }
    },
  };

  /** The footers come last: they name the tags of all files. */
  async function endFiles(): Promise<readonly CardFile[]> {
    const written: CardFile[] = [];
    await files.finish(async (sink, state, name) => {
      await flush(sink, state);
      const { file, layout, count } = state;
      if (!file || !layout) return;
      const features = featuresOf(layout);
      await put(sink, state, await file.end(features));
      written.push({ name, features, rows: count, bytes: state.bytes, sha256: state.hash.digest('hex') });
    });
    return written;
  }
}

/** What Hugging Face's layout knows of a document, in whatever container it was. */
function dataOfTokens({ envelope }: Document): HfData | undefined {
  if (envelope?.format !== 'hf' && envelope?.format !== FORMAT.name) return undefined;
  const data = envelope.data as ParquetData | HfData;
  return 'layout' in data ? data : undefined;
}

/** The columns, and those that the first rows need beside them: an id that is text, what a copy was derived from. */
function withMissing(columns: readonly Column[], rows: readonly JsonObject[]): readonly Column[] {
  const needed = ['id', 'meta', 'derivedFrom'].filter((name) => {
    const column = columns.find((candidate) => candidate.name === name);
    if (column && name === 'id') return !rows.every((row) => canHold(column, row[name]));
    return !column && rows.some((row) => row[name] !== undefined && row[name] !== null);
  });
  const kept = columns.map((column) => (needed.includes(column.name) ? columnOf(column.name, 'string') : column));
  const added = needed.filter((name) => !columns.some((column) => column.name === name));
  return [...kept, ...added.map((name) => columnOf(name, 'string'))];
}

function canHold(column: Column, value: unknown): boolean {
  try {
    toParquetValue(column, value);
    return true;
  } catch {
    return false;
  }
}
