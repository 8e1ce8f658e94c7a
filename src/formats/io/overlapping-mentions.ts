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
      const message = `${all} ${all === 1 ? 'entity is nested or overlaps' : 'entities are nested or overlap'}: all are kept, and taggers and formats with one label per token use the outer ones; --overlaps refuse skips their documents`;
      report({ severity: 'warning', code: 'overlapping-mentions', message, place: { file: corpus }, once: true });
    },
  };
}
