import { firstEndingAfter } from '../../core/spans.ts';
import { isGap, layerOf } from '../../core/document.ts';
import type { CharSpan, Entity } from '../../core/types.ts';
import type { BorderConvention } from './conventions.ts';
import type { Mark, MarkedToken } from './marks.ts';

type Side = BorderConvention['side'];

/** Kinds that a word may join with the name: "province *de* Madrid". */
const JOINED: ReadonlySet<Mark> = new Set(['kind of institution', 'kind of place', 'time', 'weekday']);

/** The tokens of a mention, and those that stand beside it. */
export interface MentionTokens {
  first: number;
  last: number;
}

/** Finds the first and the last token of a mention; `undefined` where it cuts one. */
export function tokensOf(tokens: readonly MarkedToken[], { start, end }: CharSpan): MentionTokens | undefined {
  const first = firstEndingAfter(tokens, start);
  let last = first;
  while ((tokens[last + 1]?.start ?? Infinity) < end) last++;
  const isWhole = tokens[first]?.start === start && tokens[last]?.end === end;
  return isWhole ? { first, last } : undefined;
}

/** Which token beside a mention is marked so, directly or behind a word that joins them; `undefined` for none. */
export function markedBeside(
  text: string,
  tokens: readonly MarkedToken[],
  { first, last }: MentionTokens,
  side: Side,
  mark: Mark,
): number | undefined {
  const step = side === 'before' ? -1 : 1;
  const edge = side === 'before' ? first : last;
  const isNext = (a: number, b: number) => {
    const [left, right] = [tokens[Math.min(a, b)], tokens[Math.max(a, b)]];
    return left !== undefined && right !== undefined && isGap(text, left.end, right.start);
  };
  if (!isNext(edge, edge + step)) return undefined;
  if (tokens[edge + step]?.marks.has(mark)) return edge + step;
  const isJoined = JOINED.has(mark) && tokens[edge + step]?.isConnector && isNext(edge + step, edge + 2 * step);
  return isJoined && tokens[edge + 2 * step]?.marks.has(mark) ? edge + 2 * step : undefined;
}

/** Whether the outermost token of a mention of several is marked so. */
export function isMarkedWithin(
  tokens: readonly MarkedToken[],
  { first, last }: MentionTokens,
  side: Side,
  mark: Mark,
): boolean {
  return first < last && tokens[side === 'before' ? first : last]?.marks.has(mark) === true;
}

/** Moves the border of a mention to where a convention has it. Returns whether it moved. */
export function moveBorder(
  text: string,
  tokens: readonly MarkedToken[],
  mention: MentionTokens,
  { side, mark, inside }: BorderConvention,
  isFree: (token: number) => boolean,
): boolean {
  let moved = false;
  if (inside) {
    for (;;) {
      const to = markedBeside(text, tokens, mention, side, mark);
      if (to === undefined || !isFree(to)) return moved;
      if (side === 'before') mention.first = to;
      else mention.last = to;
      moved = true;
    }
  }
  while (isMarkedWithin(tokens, mention, side, mark)) {
    const step = side === 'before' ? 1 : -1;
    const edge = (side === 'before' ? mention.first : mention.last) + step;
    const isJoined = JOINED.has(mark) && mention.last - mention.first > 1 && tokens[edge]?.isConnector === true;
    if (side === 'before') mention.first = isJoined ? edge + 1 : edge;
    else mention.last = isJoined ? edge - 1 : edge;
    moved = true;
  }
  return moved;
}

/** Whether each token is part of a mention of the layer. */
export function coverage(entities: readonly Entity[], tokens: readonly MarkedToken[], layer: string): Uint8Array {
  const covered = new Uint8Array(tokens.length);
  let next = 0;
  for (const entity of entities) {
    if (layerOf(entity) !== layer) continue;
    while (next > 0 && (tokens[next - 1] as MarkedToken).end > entity.start) next--;
    while ((tokens[next]?.end ?? Infinity) <= entity.start) next++;
    for (let i = next; (tokens[i]?.start ?? Infinity) < entity.end; i++) covered[i] = 1;
  }
  return covered;
}
