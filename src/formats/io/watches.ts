import type { Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { createTwinWatch, lookAtText } from './same-texts.ts';
import { createBorderWatch, lookAtBorders } from './word-borders.ts';

/** What all watches are told of a document, as plain data: parts of a corpus are looked at in one thread and counted in another. */
export type Sight = readonly [borders: ReturnType<typeof lookAtBorders>, text: ReturnType<typeof lookAtText>];

export const lookAt = (doc: Document): Sight => [lookAtBorders(doc), lookAtText(doc)];

/** Counts over a corpus what is told of it as a whole. */
export function createCorpusWatch(): { add(sight: Sight): void; tell(report: Report, corpus: string): void } {
  const [borders, twins] = [createBorderWatch(), createTwinWatch()];
  return {
    add: ([seen, text]) => {
      borders.add(seen);
      twins.add(text);
    },
    tell: (report, corpus) => {
      borders.tell(report, corpus);
      twins.tell(report, corpus);
    },
  };
}
