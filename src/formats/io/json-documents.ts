import { isTooDeep, parseJson } from '../../core/collections.ts';
import { type Line, readLineBatches, selectByExtension } from './files.ts';
import { createDropReport, refuse, TOO_DEEP, type JsonRecord } from './json-record.ts';
import type {
  InputFile,
  ReadContext,
  CorpusFormat,
  CorpusOutput,
  CorpusWriter,
  WriteContext,
  FormatSample,
} from '../../core/corpus-format.ts';
import { createFileGroup, outputName } from './file-group.ts';
import type { Document } from '../../core/types.ts';
import { sniffJson, readJsonArrays } from './json-array.ts';

/**
 * Streams the records of files that hold one JSON value a line. Empty lines are passed over; a line that is not UTF-8 or
 * not JSON is reported with its number, and the others are read.
 */
export async function* readJsonLines(files: readonly InputFile[], context: ReadContext): AsyncGenerator<JsonRecord> {
  for (const { path, relative } of files) yield* recordsOf(readLineBatches(path), { path, relative }, context);
}

/** The records of lines that come in batches; `source` is where they come from. */
export async function* recordsOf(
  batches: AsyncIterable<readonly Line[]>,
  { path, relative }: InputFile,
  context: ReadContext,
): AsyncGenerator<JsonRecord> {
  let records = 0;
  for await (const lines of batches) {
    for (const line of lines) {
      const place = { file: path, line: line.number };
      let { text } = line;
      if (text === undefined) {
        records++;
        refuse(context, place, 'invalid-utf8', 'the line is not valid UTF-8; the record was skipped');
        continue;
      }
      if (line.number === 1 && text.startsWith('\ufeff')) text = text.slice(1);
      if (text.trim() === '') continue;
      const value = parseJson(text);
      const number = ++records;
      // What JSON.parse says would quote the text.
      if (value === undefined) refuse(context, place, 'malformed-json', 'the line is not valid JSON; it was skipped');
      else if (isTooDeep(value)) refuse(context, place, 'too-deep', TOO_DEEP);
      else yield { value, place, relative, number };
    }
  }
}

/** A format whose files hold one JSON record a line, or one list of records. */
interface JsonFormat extends Pick<CorpusFormat, 'name' | 'description'> {
  /** Where files hold one list: spaces for each level; 0 writes one record a line. */
  readonly indentOfList?: number;
  /** How sure it is of the first records of a file, or of the names of the fields seen where the first is too long for the sample. */
  readonly detect: (records: readonly unknown[], partial: ReadonlySet<string>, sample: FormatSample) => number;
  /** Reports why a record makes no document. */
  readonly toDocument: (record: JsonRecord, context: ReadContext) => Document | undefined;
  readonly toRecord: (doc: Document, onDrop: (field: string) => void, context: WriteContext) => unknown;
}

export function jsonFormat({
  name,
  description,
  indentOfList,
  detect,
  toDocument,
  toRecord,
}: JsonFormat): CorpusFormat {
  const isList = indentOfList !== undefined;
  const extension = isList ? '.json' : '.jsonl';
  return {
    name,
    description,
    perFile: 'many',
    extension,
    detect: (sample) => {
      const { layout, records, partial } = sniffJson(sample);
      return layout === (isList ? 'array' : 'lines') ? detect(records, partial, sample) : 0;
    },
    selects: isList ? selectByExtension('.json') : selectByExtension('.jsonl', '.ndjson', '.json', '.txt'),
    read: (files, context) =>
      documentsOf((isList ? readJsonArrays : readJsonLines)(files, context), context, toDocument),
    createWriter: (output, context) => {
      const dropReport = createDropReport(context);
      const record = (doc: Document) => toRecord(doc, dropReport(doc), context);
      const format = { name, extension };
      return isList
        ? createListWriter(output, format, indentOfList, record)
        : createLinesWriter(output, format, record);
    },
  };
}

/** The documents of the records that make one; `toDocument` reports why a record makes none. */
export async function* documentsOf(
  records: AsyncIterable<JsonRecord>,
  context: ReadContext,
  toDocument: (record: JsonRecord, context: ReadContext) => Document | undefined,
): AsyncGenerator<Document> {
  for await (const record of records) {
    const doc = toDocument(record, context);
    if (doc) yield doc;
  }
}

/** Writes files that hold one JSON record a line. */
function createLinesWriter(
  output: CorpusOutput,
  format: Pick<CorpusFormat, 'name' | 'extension'>,
  toRecord: (doc: Document) => unknown,
): CorpusWriter {
  const files = createFileGroup(output, () => undefined);
  return {
    write: async (doc) => {
      const { sink } = await files.enter(outputName(doc, format));
      await sink.write(`${JSON.stringify(toRecord(doc))}\n`);
    },
    close: () => files.finish(),
  };
}

/**
 * Writes files that each hold one JSON list of records.
 *
 * @param indent spaces for each level; 0 writes one record a line.
 */
function createListWriter(
  output: CorpusOutput,
  format: Pick<CorpusFormat, 'name' | 'extension'>,
  indent: number,
  toRecord: (doc: Document) => unknown,
): CorpusWriter {
  const files = createFileGroup(output, () => ({ records: 0 }));
  const margin = `\n${' '.repeat(indent)}`;
  return {
    write: async (doc) => {
      const { sink, state } = await files.enter(outputName(doc, format));
      // Within a JSON string a line break is written \n, so every line break here is one of the layout.
      const json = JSON.stringify(toRecord(doc), undefined, indent).replaceAll('\n', margin);
      await sink.write(`${state.records++ === 0 ? '[' : ','}${margin}${json}`);
    },
    close: () => files.finish((sink, { records }) => sink.write(records === 0 ? '[]' : '\n]')),
  };
}
