import { once, rememberLast } from '../../../core/caches.ts';
import { appendAll } from '../../../core/collections.ts';
import type { CharSpan, Document } from '../../../core/types.ts';
import { isCommonWord } from '../../../surrogates/institutions/class-words.ts';
import { spanOf } from '../../../text/unmask/mapped-text.ts';
import { viewsOf } from '../../../text/unmask/views.ts';
import { createDateReader, findDate } from './dates.ts';
import { digestRuns, findDigest } from './digests.ts';
import { readingKeys } from './keys.ts';
import { figuresOfWords, findNumber } from './numbers.ts';
import { type Place, readView } from './reading.ts';
import { createValueIndex } from './value-index.ts';
import type { SourceValue } from './values.ts';
import { placesOfWords } from './words.ts';

/** A value of a source document in a stretch of text, however it is written. */
export interface Trace extends CharSpan {
  readonly value: SourceValue;
  /** What was undone and how it stands, such as `base64, part`: no text. */
  readonly disguise: string;
  /** As it was read, in plain letters. */
  readonly plain: string;
}

/**
 * Of a stretch all is known to be new, so that little tells, or not all; or it is no text, but what stands beside one; or it stood in the
 * source, where nobody disguised anything on purpose: no keys and no digests.
 */
type Nearness = 'close' | 'far' | 'beside' | 'context';

/** Longer stretches are looked at piece by piece: readings of a whole novel would fill the memory. */
const STRETCH_AT_MOST = 4000;
const OVERLAP = 200;
const NO_KEYS: ReturnType<typeof readingKeys> = new Map();

/** Finds in a stretch of a document the first trace of each value that tells. */
export function createTraceFinder(locale: string, isOrdinary: (word: string) => boolean) {
  const dates = createDateReader(locale);
  const isWord = (word: string) => isOrdinary(word) || isCommonWord(word, locale);
  const indexOf = rememberLast(createValueIndex);

  function findIn(
    doc: Document,
    { start, end }: CharSpan,
    values: readonly SourceValue[],
    nearness: Nearness,
    tells: (trace: Trace) => boolean,
  ) {
    const [isClose, isText, isOwn] = [nearness === 'close', nearness !== 'beside', nearness === 'context'];
    const found = new Map<SourceValue, Trace>();
    const views = viewsOf(doc.text, start, end);
    const figures = views[0] && figuresOfWords(views[0].plain);
    const inFigures = figures && { written: figures, plain: figures, undone: ['in words'] };
    for (const view of inFigures ? [...views, inFigures] : views) {
      const reading = readView(view, doc.text);
      const atoms = once(() => dates.atoms(reading));
      const isAsWritten = !view.undone.some((how) => how === 'reversed' || how === 'other script');
      const keys = isAsWritten && !isOwn ? readingKeys(reading, isWord) : NO_KEYS;
      const digests = view.undone.length === 0 && !isOwn ? digestRuns(reading, isClose) : [];
      function* placesOf(value: SourceValue): Generator<Place | undefined> {
        yield first(value.numbers, (key) => findNumber(reading, key));
        yield first(value.dates, (date) => findDate(reading, atoms(), date, isText));
        if (value.words) yield* placesOfWords(reading, value.words, { isOrdinary, isClose });
        yield first(keys.size > 0 ? value.keys() : [], (key) => keys.get(key));
        yield findDigest(digests, value.digests);
      }
      // Nothing was disguised on purpose there, so that no errors, sounds and parts are looked for either.
      for (const value of isOwn ? indexOf(values).within(reading, atoms()) : values) {
        if (found.has(value)) continue;
        for (const place of placesOf(value)) {
          if (place === undefined) continue;
          const disguise = [...view.undone, place.how].join(', ');
          const plain = view.plain.text.slice(place.from, place.to);
          const trace = { value, disguise, plain, ...spanOf(view.plain, place.from, place.to) };
          if (!tells(trace)) continue;
          found.set(value, trace);
          break;
        }
      }
    }
    return [...found.values()];
  }

  return (
    doc: Document,
    { start, end }: CharSpan,
    values: readonly SourceValue[],
    nearness: Nearness,
    tells: (trace: Trace) => boolean = () => true,
  ): readonly Trace[] => {
    const traces: Trace[] = [];
    for (let from = start; from < end; from += STRETCH_AT_MOST - OVERLAP) {
      const stretch = { start: from, end: Math.min(end, from + STRETCH_AT_MOST) };
      appendAll(traces, findIn(doc, stretch, values, nearness, tells));
      if (from + STRETCH_AT_MOST >= end) break;
    }
    return traces;
  };
}

function first<T>(items: readonly T[], find: (item: T) => Place | undefined): Place | undefined {
  for (const item of items) {
    const place = find(item);
    if (place) return place;
  }
  return undefined;
}
