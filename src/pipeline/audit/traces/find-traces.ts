import type { CharSpan, Document } from '../../../core/types.ts';
import { viewsOf } from '../../../text/unmask/views.ts';
import { spanOf } from '../../../text/unmask/mapped-text.ts';
import { createDateReader, findDate } from './dates.ts';
import { findNumber, figuresOfWords } from './numbers.ts';
import { type Place, readView } from './reading.ts';
import type { SourceValue } from './values.ts';
import { findWords } from './words.ts';

/** A value of a source document in a stretch of text, however it is written. */
export interface Trace extends CharSpan {
  readonly value: SourceValue;
  /** What was undone and how it stands, such as `base64, part`: no text. */
  readonly disguise: string;
}

export interface TraceFinder {
  /**
   * The first trace of each value in a stretch of a document.
   *
   * @param isClose whether all of the stretch is known to be new, so that little tells.
   */
  find(doc: Document, stretch: CharSpan, values: readonly SourceValue[], isClose: boolean): readonly Trace[];
}

/** Longer stretches are looked at piece by piece: readings of a whole novel would fill the memory. */
const STRETCH_AT_MOST = 4000;
const OVERLAP = 200;

export function createTraceFinder(locale: string, isOrdinary: (word: string) => boolean): TraceFinder {
  const dates = createDateReader(locale);

  function findIn(doc: Document, { start, end }: CharSpan, values: readonly SourceValue[], isClose: boolean): Trace[] {
    const found = new Map<SourceValue, Trace>();
    const views = viewsOf(doc.text, start, end);
    const figures = views[0] && figuresOfWords(views[0].plain);
    const inFigures = figures && { written: figures, plain: figures, undone: ['in words'] };
    for (const view of inFigures ? [...views, inFigures] : views) {
      const reading = readView(view, doc.text);
      let atoms: ReturnType<typeof dates.atoms> | undefined;
      for (const value of values) {
        if (found.has(value)) continue;
        const place =
          first(value.numbers, (key) => findNumber(reading, key)) ??
          first(value.dates, (date) => findDate(reading, (atoms ??= dates.atoms(reading)), date)) ??
          (value.words && findWords(reading, value.words, { isOrdinary, isClose }));
        if (place === undefined) continue;
        const disguise = [...view.undone, place.how].join(', ');
        found.set(value, { value, disguise, ...spanOf(view.plain, place.from, place.to) });
      }
    }
    return [...found.values()];
  }

  return {
    find(doc, { start, end }, values, isClose) {
      const traces: Trace[] = [];
      for (let from = start; from < end; from += STRETCH_AT_MOST - OVERLAP) {
        traces.push(...findIn(doc, { start: from, end: Math.min(end, from + STRETCH_AT_MOST) }, values, isClose));
        if (from + STRETCH_AT_MOST >= end) break;
      }
      return traces;
    },
  };
}

function first<T>(items: readonly T[], find: (item: T) => Place | undefined): Place | undefined {
  for (const item of items) {
    const place = find(item);
    if (place) return place;
  }
  return undefined;
}
