import type { Document, Taken } from '../../core/types.ts';
import { applyLabelMap, type LabelMap } from '../../resources/label-map.ts';
import { type ConventionChanges, createConventionsWriter } from '../conventions/apply.ts';
import type { Conventions } from '../conventions/conventions.ts';
import { writeAll } from '../write-corpus.ts';
import type { PartTask } from './task.ts';

/** How documents are converted, as structured-cloneable data. */
export interface Conversion {
  readonly labelMap?: LabelMap | undefined;
  readonly conventions?: Conventions | undefined;
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
