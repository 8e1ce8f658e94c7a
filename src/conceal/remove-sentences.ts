import { joinAcrossEntities } from '../core/join-across.ts';
import type { CharSpan, Document } from '../core/types.ts';
import type { Piece } from './pieces.ts';

/** Sentences to be removed, with the white space that goes with them. */
export interface Removal extends CharSpan {
  /** How many sentences it is. */
  readonly sentences: number;
}

const LINE_BREAK = /\r\n?|[\n\u0085\u2028\u2029]/u;

/**
 * Finds the sentences that hold a mention whose strategy is `remove` (§3.1.3: all sentences where a PHI is found). A sentence
 * border within a mention, of whatever layer, is no border: the sentences on both sides go together. Where the sentence begins
 * a line, the blanks after it go with it, up to and including the line break; else the blanks before it on its line.
 *
 * @param sentences of the text, in order.
 * @param pieces of the text, in order.
 */
export function findRemovals(
  doc: Document,
  sentences: readonly CharSpan[],
  pieces: readonly Piece[],
): readonly Removal[] {
  const hits = pieces.filter(({ strategy }) => strategy === 'remove');
  if (hits.length === 0) return [];
  const units = joinAcrossEntities(sentences, doc.entities);
  const gone = units.map((unit) => hits.some((hit) => hit.start < unit.end && hit.end > unit.start));
  const removals: Removal[] = [];
  for (let i = 0; i < units.length; i++) {
    if (gone[i] !== true) continue;
    let last = i;
    while (gone[last + 1] === true) last++;
    const start = (units[i] as CharSpan).start;
    const end = (units[last] as CharSpan).end;
    const run = { start, end };
    const count = sentences.filter((sentence) => sentence.start < end && sentence.end > start).length;
    const bounds = { from: units[i - 1]?.end ?? 0, to: units[last + 1]?.start ?? doc.text.length };
    removals.push({ ...withBlanks(doc.text, run, bounds), sentences: count });
    i = last;
  }
  return removals;
}

/** @param bounds what of the text around is nobody else's. */
function withBlanks(text: string, { start, end }: CharSpan, bounds: { from: number; to: number }): CharSpan {
  const before = text.slice(bounds.from, start);
  const after = text.slice(end, bounds.to);
  const beginsLine = bounds.from === 0 || LINE_BREAK.test(before);
  if (!beginsLine) return { start: bounds.from, end };
  const found = LINE_BREAK.exec(after);
  return { start, end: end + (found === null ? after.length : found.index + found[0].length) };
}
