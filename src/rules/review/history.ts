import { PalimpsestError } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { applyAction, type ReviewAction, type Reviewed } from './action.ts';

/** A decision in force or taken back, with what it was made on. */
export interface ReviewStep {
  readonly reviewer: string;
  readonly action: ReviewAction;
  readonly before: Reviewed;
  readonly after: Reviewed;
}

/** A document with all that was decided about it. */
export interface DocumentReview {
  readonly document: Document;
  readonly current: Reviewed;
  /** Every decision, undone ones and undoing among them: their number is the version of the document. */
  readonly decisions: readonly { readonly reviewer: string; readonly action: ReviewAction }[];
  /** What undo takes back, the last first. */
  readonly past: readonly ReviewStep[];
  /** What redo brings again, the first last. */
  readonly future: readonly ReviewStep[];
}

export function beginReview(document: Document): DocumentReview {
  const current = { entities: document.entities, accepted: new Set<string>(), done: false };
  return { document, current, decisions: [], past: [], future: [] };
}

/**
 * The document after one more decision.
 *
 * @throws PalimpsestError what `applyAction` throws, `nothing-to-undo`, `nothing-to-redo`.
 */
export function advance(review: DocumentReview, reviewer: string, action: ReviewAction): DocumentReview {
  const { document, current, past, future } = review;
  const decisions = [...review.decisions, { reviewer, action }];
  if (action.type === 'undo') {
    const step = past.at(-1);
    if (!step) throw new PalimpsestError('nothing-to-undo', 'nothing was decided about the document');
    return { document, current: step.before, decisions, past: past.slice(0, -1), future: [...future, step] };
  }
  if (action.type === 'redo') {
    const step = future.at(-1);
    if (!step) throw new PalimpsestError('nothing-to-redo', 'nothing was undone');
    return { document, current: step.after, decisions, past: [...past, step], future: future.slice(0, -1) };
  }
  const after = applyAction(document.text, current, action);
  return {
    document,
    current: after,
    decisions,
    past: [...past, { reviewer, action, before: current, after }],
    future: [],
  };
}
