import type { Corpus } from '../core/types.ts';
import type { OpenCorpus } from '../formats/read-corpus.ts';
import type { PendingCorpus } from '../formats/write-corpus.ts';
import { type Conversion, type ConversionSummary, createConverter } from './parts/convert-task.ts';
import { openPartPool, type PartRun, writeInParts } from './parts/pool.ts';
import { addAccounts } from '../core/collections.ts';
import type { PartedCorpus } from './write-corpus.ts';

export interface ConvertOptions extends Conversion, PartRun {
  /** Told how many more documents were converted. */
  readonly onProgress?: (documents: number) => void;
}

/** A corpus with other labels or borders, or only to be written in another format: iterate or write it once, then ask for the summary. */
export function convertCorpus(
  corpus: OpenCorpus,
  options: ConvertOptions = {},
): Corpus & PartedCorpus & { summary(): ConversionSummary } {
  const { labelMap, conventions, onProgress } = options;
  const converter = createConverter(options);
  let inParts: ConversionSummary | undefined;
  return {
    [Symbol.asyncIterator]: () => converter.convert(corpus, () => onProgress?.(1)),
    async writeParts(writer: PendingCorpus) {
      const pool = openPartPool(corpus, options);
      return writeInParts(pool, 'convert', { labelMap, conventions }, writer, options, ({ result, documents }) => {
        inParts = inParts ? addAccounts(inParts, result) : result;
        onProgress?.(documents);
      });
    },
    summary: () => inParts ?? converter.summary(),
  };
}
