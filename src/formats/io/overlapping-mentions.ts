import { findFaults } from '../../core/document.ts';
import type { Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';

/** What {@link createOverlapWatch} is told of a document: how many mentions lie in or across one of their layer that begins before them. */
export function lookAtOverlaps({ text, entities }: Document): number {
  let reach = 0;
  for (const { start, end } of entities) {
    if (start < reach) return findFaults(text, entities).filter(({ code }) => code === 'overlapping-entities').length;
    reach = end;
  }
  return 0;
}

/** Counts mentions that lie in or across others: meant, as parts of names are, or left behind by two annotators. */
export function createOverlapWatch(): { add(overlapping: number): void; tell(report: Report, corpus: string): void } {
  let all = 0;
  return {
    add: (overlapping) => {
      all += overlapping;
    },
    tell: (report, corpus) => {
      if (all === 0) return;
      const message = `${all} mentions lie in or across others: all are kept, and a tagger or a format that holds one label a token takes the outer ones; --overlaps refuse leaves their documents out`;
      report({ severity: 'warning', code: 'overlapping-mentions', message, place: { file: corpus }, once: true });
    },
  };
}
