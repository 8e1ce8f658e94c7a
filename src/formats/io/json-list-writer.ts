import { createFileGroup, outputName } from './file-group.ts';
import type { CorpusFormat, CorpusOutput, CorpusWriter } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';

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
