import { lowerBound, obtain } from '../core/collections.ts';
import type { CharSpan, Entity, Document } from '../core/types.ts';
import type { ConcealmentPlan } from './label-plan.ts';
import { stricter, type Strategy } from './strategies.ts';
import { joinAcrossEntities, piecesOf } from '../core/document.ts';

/** A stretch of text that is written over in one go. */
export interface Piece extends CharSpan {
  /** The mention that it belongs to afterwards. */
  readonly owner: Entity;
  readonly strategy: Strategy;
}

export interface Pieces {
  /** Disjoint, in text order. */
  readonly pieces: readonly Piece[];
  /** Every mention that owns a piece, over the text of its pieces. */
  readonly owners: readonly Entity[];
  /** Mentions whose text another mention took in. */
  readonly merged: readonly Entity[];
}

/**
 * Divides the mentions to be concealed into pieces. Mentions that overlap, nested or crossing, become one piece: all the text
 * that any of them covers is concealed, by the strictest of their strategies, and belongs afterwards to the longest of them
 * (of equals the first). A discontinuous mention has a piece for each fragment.
 *
 * @param mentions sorted by start, the longer first, as documents have them.
 */
export function divideIntoPieces(mentions: readonly Entity[], plan: ConcealmentPlan): Pieces {
  const parts = mentions
    .flatMap((owner) => piecesOf(owner).map(({ start, end }) => ({ start, end, owner })))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const pieces: (Piece & { readonly longest: number })[] = [];
  for (const { start, end, owner } of parts) {
    const strategy = plan[owner.label]?.strategy;
    if (strategy === undefined) throw new TypeError(`no plan for the label ${owner.label}; see planConcealment`);
    const last = pieces.at(-1);
    const length = end - start;
    if (last === undefined || start >= last.end) {
      pieces.push({ start, end, owner, strategy, longest: length });
      continue;
    }
    const takesOver = length > last.longest;
    pieces[pieces.length - 1] = {
      start: last.start,
      end: Math.max(last.end, end),
      owner: takesOver ? owner : last.owner,
      strategy: stricter(last.strategy, strategy),
      longest: Math.max(last.longest, length),
    };
  }
  const owned = new Map<Entity, CharSpan[]>();
  for (const { start, end, owner } of pieces) {
    obtain(owned, owner, () => []).push({ start, end });
  }
  return {
    pieces,
    owners: [...owned].map(([owner, spans]) => placeOver(owner, spans)),
    merged: mentions.filter((mention) => !owned.has(mention)),
  };
}

/** The entity over other spans; discontinuous where there are several. */
function placeOver(entity: Entity, spans: readonly CharSpan[]): Entity {
  const first = spans[0];
  const last = spans.at(-1);
  if (first === undefined || last === undefined) throw new TypeError('an entity needs a span');
  const { fragments: _, ...rest } = entity;
  const place = { ...rest, start: first.start, end: last.end };
  return spans.length === 1 ? place : { ...place, fragments: spans };
}

/** Sentences to be removed, with the white space that goes with them. */
interface Removal extends CharSpan {
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
  const gone = units.map((unit) => touching(hits, unit).length > 0);
  const removals: Removal[] = [];
  for (let i = 0; i < units.length; i++) {
    if (gone[i] !== true) continue;
    let last = i;
    while (gone[last + 1] === true) last++;
    const start = (units[i] as CharSpan).start;
    const end = (units[last] as CharSpan).end;
    const run = { start, end };
    const count = touching(sentences, run).length;
    const bounds = { from: units[i - 1]?.end ?? 0, to: units[last + 1]?.start ?? doc.text.length };
    removals.push({ ...withBlanks(doc.text, run, bounds), sentences: count });
    i = last;
  }
  return removals;
}

/** Those of some spans, disjoint and in text order, that share a character with another. */
function touching<Span extends CharSpan>(spans: readonly Span[], { start, end }: CharSpan): readonly Span[] {
  return spans.slice(lowerBound(spans, (span) => span.end <= start), lowerBound(spans, (span) => span.start < end)); // prettier-ignore
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
interface FittedEntity {
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
  const around = touching(pieces, entity);
  if (around.length === 0) return { outcome: undefined, entity };
  let altered = false;
  let trimmed = false;
  const spans: CharSpan[] = [];
  for (const part of piecesOf(entity)) {
    let { start, end } = part;
    let covered = false;
    for (const piece of around) {
      if (piece.start >= end || piece.end <= start) continue;
      if (piece.start >= start && piece.end <= end) altered = true;
      else if (piece.start <= start && piece.end >= end) covered = true;
      else if (piece.start <= start) start = piece.end;
      else end = piece.start;
    }
    if (!covered && start === part.start && end === part.end) spans.push(part);
    else {
      trimmed = true;
      const rest = covered ? undefined : withoutMargin(text, start, end, around);
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
