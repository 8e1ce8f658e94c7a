import { isTooDeep, MOST_DEPTH } from '../../core/collections.ts';
import { type Line, readLineBatches } from './files.ts';
import { refuse, type JsonRecord } from './json-record.ts';
import type { InputFile, ReadContext, CorpusFormat, CorpusOutput, CorpusWriter } from '../../core/corpus-format.ts';
import { createFileGroup, outputName } from './file-group.ts';
import type { Document } from '../../core/types.ts';

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

export const TOO_DEEP = `the record has values nested more than ${MOST_DEPTH} deep; it was skipped`;

/** The value, or `undefined` where the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
export function createJsonLinesWriter(
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
export function createJsonListWriter(
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
