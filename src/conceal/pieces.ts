import type { CharSpan, Entity } from '../core/types.ts';
import type { ConcealmentPlan } from './label-plan.ts';
import { stricter, type Strategy } from './strategy.ts';

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
    .flatMap((owner) => (owner.fragments ?? [owner]).map(({ start, end }) => ({ start, end, owner })))
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
    const spans = owned.get(owner);
    if (spans === undefined) owned.set(owner, [{ start, end }]);
    else spans.push({ start, end });
  }
  return {
    pieces,
    owners: [...owned].map(([owner, spans]) => placeOver(owner, spans)),
    merged: mentions.filter((mention) => !owned.has(mention)),
  };
}

/** The entity over other spans; discontinuous where there are several. */
export function placeOver(entity: Entity, spans: readonly CharSpan[]): Entity {
  const first = spans[0];
  const last = spans.at(-1);
  if (first === undefined || last === undefined) throw new TypeError('an entity needs a span');
  const { fragments: _, ...rest } = entity;
  const place = { ...rest, start: first.start, end: last.end };
  return spans.length === 1 ? place : { ...place, fragments: spans };
}
