import type { Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { createOverlapWatch, lookAtOverlaps } from './overlapping-mentions.ts';
import { createTwinWatch, lookAtText } from './same-texts.ts';
import { createBorderWatch, lookAtBorders } from './word-borders.ts';

/** What all watches are told of a document, as plain data: parts of a corpus are looked at in one thread and counted in another. */
export type Sight = readonly [
  borders: ReturnType<typeof lookAtBorders>,
  text: ReturnType<typeof lookAtText>,
  overlapping: number,
];

export const lookAt = (doc: Document): Sight => [lookAtBorders(doc), lookAtText(doc), lookAtOverlaps(doc)];

/** Counts over a corpus what is told of it as a whole. */
export function createCorpusWatch(): { add(sight: Sight): void; tell(report: Report, corpus: string): void } {
  const [borders, twins, overlaps] = [createBorderWatch(), createTwinWatch(), createOverlapWatch()];
  return {
    add: ([seen, text, overlapping]) => {
      borders.add(seen);
      twins.add(text);
      overlaps.add(overlapping);
    },
    tell: (report, corpus) => {
      borders.tell(report, corpus);
      twins.tell(report, corpus);
      overlaps.tell(report, corpus);
    },
  };
}
