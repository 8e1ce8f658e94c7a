import type { CharSpan } from '../../core/types.ts';

/** A mention with what stands around it, on one line. */
export interface Excerpt {
  readonly before: string;
  readonly mention: string;
  readonly after: string;
}

const AROUND = 32;

/** @param around at most so many characters on each side, whole words where there are any. */
export function excerptOf(text: string, { start, end }: CharSpan, around = AROUND): Excerpt {
  const left = text.slice(Math.max(0, start - around), start);
  const right = text.slice(end, end + around);
  const cutLeft = start > around ? `…${left.replace(/^\S*\s/u, '')}` : left;
  const cutRight = end + around < text.length ? `${right.replace(/\s\S*$/u, '')}…` : right;
  return { before: oneLine(cutLeft), mention: oneLine(text.slice(start, end)), after: oneLine(cutRight) };
}

/** Control characters would act on a terminal. */
function oneLine(text: string): string {
  return text.replaceAll(/\r?\n/gu, '⏎').replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ');
}
