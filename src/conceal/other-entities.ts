import type { CharSpan, Entity } from '../core/types.ts';
import { placeOver, type Piece } from './pieces.ts';

/**
 * What becomes of a mention that is not to be concealed (a clinical one, in another layer or of a kept label) because of those
 * that are.
 *
 * - `kept`: nothing changed before it, nor in it. `moved`: its text is the same, at other offsets.
 * - `altered`: a concealed mention lies in it, or covers exactly it: it stays over the new text.
 * - `trimmed`: a concealed mention crosses its border: it stays over what stands outside of that.
 * - `inside`: it lies within a concealed mention and is smaller, so that it has no place any more; it is dropped.
 * - `given-up`: it would be altered, and the strategies say that mentions of its label are dropped then.
 * - `removed`: its sentence was.
 */
export const OTHER_OUTCOMES = ['kept', 'moved', 'altered', 'trimmed', 'inside', 'given-up', 'removed'] as const;

export type OtherOutcome = (typeof OTHER_OUTCOMES)[number];

/** A mention fitted to the pieces; without `entity` where it is dropped. */
export interface FittedEntity {
  /** `undefined` where no piece touches it: whether it is kept or moved shows when the text is written. */
  readonly outcome: 'altered' | 'trimmed' | 'inside' | 'given-up' | undefined;
  readonly entity?: Entity;
}

const WORDLIKE = /[\p{L}\p{N}]/u;

/**
 * Fits a mention to the pieces that will be written over, such that every piece lies within it or apart from it.
 *
 * @param pieces disjoint, in text order.
 * @param survives whether a mention of the label stays over text that was written over.
 */
export function fitToPieces(
  entity: Entity,
  text: string,
  pieces: readonly Piece[],
  survives: (label: string) => boolean,
): FittedEntity {
  const touching = pieces.filter((piece) => piece.start < entity.end && piece.end > entity.start);
  if (touching.length === 0) return { outcome: undefined, entity };
  let altered = false;
  let trimmed = false;
  const spans: CharSpan[] = [];
  for (const part of entity.fragments ?? [entity]) {
    let { start, end } = part;
    let covered = false;
    for (const piece of touching) {
      if (piece.start >= end || piece.end <= start) continue;
      if (piece.start >= start && piece.end <= end) altered = true;
      else if (piece.start <= start && piece.end >= end) covered = true;
      else if (piece.start <= start) start = piece.end;
      else end = piece.start;
    }
    if (!covered && start === part.start && end === part.end) spans.push(part);
    else {
      trimmed = true;
      const rest = covered ? undefined : withoutMargin(text, start, end, touching);
      if (rest) spans.push(rest);
    }
  }
  if (spans.length === 0) return { outcome: 'inside' };
  if (!altered && !trimmed) return { outcome: undefined, entity }; // pieces in the gaps between its fragments
  if (altered && !survives(entity.label)) return { outcome: 'given-up' };
  return { outcome: trimmed ? 'trimmed' : 'altered', entity: trimmed ? placeOver(entity, spans) : entity };
}

/**
 * What is left of a cut mention, without the space and punctuation at its ends, as far as they are of no piece; `undefined`
 * where it has no word.
 */
function withoutMargin(text: string, start: number, end: number, pieces: readonly Piece[]): CharSpan | undefined {
  const rest = text.slice(start, end);
  if (!WORDLIKE.test(rest)) return undefined;
  const within = pieces.filter((piece) => piece.start >= start && piece.end <= end);
  const before = start + (/^[\s,;:.–-]*/u.exec(rest)?.[0].length ?? 0);
  const after = end - (/[\s,;:–-]*$/u.exec(rest)?.[0].length ?? 0);
  return { start: Math.min(before, within[0]?.start ?? end), end: Math.max(after, within.at(-1)?.end ?? start) };
}
