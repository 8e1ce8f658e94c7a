import type { CharSpan } from '../core/types.ts';

/** What stands of the line of a span before it and behind it, `reach` characters at most: no line is so long that it has to be searched for its ends. */
export function lineAround(
  text: string,
  { start, end }: CharSpan,
  reach: number,
): readonly [before: string, after: string] {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const border = after.indexOf('\n');
  return [before.slice(before.lastIndexOf('\n') + 1), border < 0 ? after : after.slice(0, border)];
}
