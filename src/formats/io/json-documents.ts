import { createFileGroup, outputName } from './file-group.ts';
import type { JsonRecord } from './json-record.ts';
import type { CorpusFormat, CorpusOutput, CorpusWriter, FileStates, ReadContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';

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
    pause: () => files.pause(),
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
  states?: FileStates,
): CorpusWriter {
  const files = createFileGroup(output, () => ({ isEmpty: true }), states);
  const margin = `\n${' '.repeat(indent)}`;
  return {
    write: async (doc) => {
      const { sink, state } = await files.enter(outputName(doc, format));
      // Within a JSON string a line break is written \n, so every line break here is one of the layout.
      const json = JSON.stringify(toRecord(doc), undefined, indent).replaceAll('\n', margin);
      await sink.write(`${state.isEmpty ? '[' : ','}${margin}${json}`);
      state.isEmpty = false;
    },
    close: () => files.finish((sink, { isEmpty }) => sink.write(isEmpty ? '[]' : '\n]')),
    pause: () => files.pause(),
  };
}
