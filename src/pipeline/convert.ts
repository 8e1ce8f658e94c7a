import type { Corpus, Document, Taken } from '../core/types.ts';
import type { OpenCorpus } from '../formats/read-corpus.ts';
import type { PendingCorpus } from '../formats/write-corpus.ts';
import { applyLabelMap, type LabelMap } from '../resources/label-map.ts';
import { type ConventionChanges, createConventionsWriter } from './conventions/apply.ts';
import type { Conventions } from './conventions/conventions.ts';
import { openPartPool, type PartRun, writeInParts } from './parts/pool.ts';
import { addAccounts } from './summary.ts';
import type { PartedCorpus } from './write-corpus.ts';

/** How documents are converted, as structured-cloneable data. */
export interface Conversion {
  readonly labelMap?: LabelMap | undefined;
  readonly conventions?: Conventions | undefined;
}

export interface ConvertOptions extends Conversion, PartRun {
  /** Told how many more documents were converted. */
  readonly onProgress?: (documents: number) => void;
}

/** Of the documents that were taken. */
export interface ConversionSummary {
  readonly entities: number;
  /** Mentions whose label the map drops. */
  readonly dropped: number;
  readonly conventions?: Readonly<ConventionChanges>;
}

/** Converts documents one by one; its summary is that of what was taken so far. */
export function createConverter({ labelMap, conventions }: Conversion) {
  const follow = conventions && createConventionsWriter(conventions);
  let [entities, dropped] = [0, 0];
  return {
    async *convert(docs: AsyncIterable<Document>, onDocument?: () => void): AsyncGenerator<Document, void, Taken> {
      for await (const doc of docs) {
        const mapped = labelMap ? applyLabelMap(doc, labelMap) : doc;
        if ((yield follow ? follow(mapped) : mapped) !== false) {
          entities += mapped.entities.length;
          dropped += doc.entities.length - mapped.entities.length;
        }
        onDocument?.();
      }
    },
    summary: (): ConversionSummary => ({ entities, dropped, ...(follow && { conventions: { ...follow.changes } }) }),
  };
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
