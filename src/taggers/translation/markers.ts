import type { CharSpan } from '../../core/types.ts';

/** Why labels could not be brought over. */
export type MarkerFault = 'marker-lost' | 'marker-doubled' | 'marker-crossed' | 'empty-mention';

const MARKER = /<(\/?)e(\d{1,4})>/g;

/** Whether a text could be taken for one with markers: then none can be put into it. */
export function looksMarked(text: string): boolean {
  return text.search(MARKER) >= 0;
}

/**
 * Puts inline markers around spans: `Seen by <e1>Dr. Holm</e1>.` Numbers are those of the spans, from 1. Spans may lie in others, not
 * across them.
 *
 * @returns `undefined` where two spans cross.
 */
export function markSpans(text: string, spans: readonly CharSpan[]): string | undefined {
  const isCrossed = spans.some((a, i) =>
    spans.some((b, j) => i !== j && a.start < b.start && b.start < a.end && a.end < b.end),
  );
  if (isCrossed) return undefined;
  const marks = spans.flatMap(({ start, end }, i) => [
    { at: start, isEnd: false, length: end - start, text: `<e${i + 1}>`, i },
    { at: end, isEnd: true, length: end - start, text: `</e${i + 1}>`, i },
  ]);
  // At one place ends come before starts, ends of inner spans first, starts of outer ones first.
  marks.sort((a, b) => {
    if (a.at !== b.at) return a.at - b.at;
    if (a.isEnd !== b.isEnd) return a.isEnd ? -1 : 1;
    if (a.isEnd) return a.length - b.length || b.i - a.i;
    return b.length - a.length || a.i - b.i;
  });
  let marked = '';
  let from = 0;
  for (const { at, text: mark } of marks) {
    marked += text.slice(from, at) + mark;
    from = at;
  }
  return marked + text.slice(from);
}

/**
 * Takes the markers out of a text and says where the spans are. Every span must be there once, with something in it; white space
 * within its ends is left out of it.
 *
 * @param count how many spans there were.
 */
export function readSpans(
  marked: string,
  count: number,
): { readonly text: string; readonly spans: readonly CharSpan[] } | { readonly fault: MarkerFault } {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  const open: number[] = [];
  let text = '';
  let from = 0;
  for (const match of marked.matchAll(MARKER)) {
    text += marked.slice(from, match.index);
    from = match.index + match[0].length;
    const number = Number(match[2]);
    const isEnd = match[1] === '/';
    if (number < 1 || number > count) return { fault: 'marker-doubled' };
    if ((isEnd ? ends : starts).has(number)) return { fault: 'marker-doubled' };
    if (isEnd) {
      if (open.pop() !== number) return { fault: 'marker-crossed' };
      ends.set(number, text.length);
    } else {
      open.push(number);
      starts.set(number, text.length);
    }
  }
  text += marked.slice(from);
  if (starts.size < count || ends.size < count) return { fault: 'marker-lost' };
  const spans: CharSpan[] = [];
  for (let number = 1; number <= count; number++) {
    let [start, end] = [starts.get(number) ?? 0, ends.get(number) ?? 0];
    while (start < end && /\s/.test(text[start] as string)) start++;
    while (start < end && /\s/.test(text[end - 1] as string)) end--;
    if (start === end) return { fault: 'empty-mention' };
    spans.push({ start, end });
  }
  return { text, spans };
}
