import { ownString, rememberLast } from './caches.ts';

const WIDE = /[^\0-\u00ff]/;
const lowBytes = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

/**
 * The same text, held in one byte a character where its characters allow it. What is cut out of a text that holds one curly quotation mark or
 * dash takes two bytes a character, and so does what is cut out of that: of a file in which one line of a thousand has such a sign, all
 * documents do. Patterns, comparisons and changes of case then go other ways of the engine, which are several times slower.
 */
export function narrow(text: string): string {
  return WIDE.test(text) ? text : lowBytes(text);
}

/** Cuts a text into pieces, each {@link narrow}; the faster, the more they come in order. */
export function createCutter(text: string): (start: number, end: number) => string {
  const wide = new RegExp(WIDE, 'g');
  const nextFrom = (at: number): number => {
    wide.lastIndex = at;
    return wide.exec(text)?.index ?? Infinity;
  };
  let from = 0;
  let next = nextFrom(0); // the first that is wide from there on
  if (next === Infinity) return (start, end) => text.slice(start, end);
  const low = lowBytes(text);
  return (start, end) => {
    if (start > next) next = nextFrom((from = start));
    if (start < from) {
      const back = indexOfWide(text, start, from);
      if (back >= 0) next = back;
      from = start;
    }
    return next < end ? ownString(text.slice(start, end)) : low.slice(start, end);
  };
}

function indexOfWide(text: string, start: number, end: number): number {
  for (let i = start; i < end; i++) if (text.charCodeAt(i) > 0xff) return i;
  return -1;
}

const cutterOf = rememberLast(createCutter);

/** A piece of a text, {@link narrow}; the text asked for last is remembered. */
export const cut = (text: string, start: number, end: number): string => cutterOf(text)(start, end);
