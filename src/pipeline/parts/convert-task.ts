import { type Conversion, type ConversionSummary, createConverter } from '../convert.ts';
import { writeAll } from '../write-corpus.ts';
import type { PartTask } from './task.ts';

/** Writes the documents of a part with other labels or borders, or in another format. */
export const convertTask: PartTask<Conversion, ConversionSummary> = {
  prepare:
    (conversion) =>
    async (docs, { write }) => {
      const converter = createConverter(conversion);
      await writeAll(converter.convert(docs), write);
      return converter.summary();
    },
};
