import type { ReviewDocument, ReviewOutcome, ReviewRequest, ReviewRow } from '../../review-data.ts';

export type {
  ReviewChanges,
  ReviewDecision,
  ReviewDocument,
  ReviewEntity,
  ReviewMeta,
  ReviewOutcome,
  ReviewRequest,
  ReviewRow,
  ReviewState,
} from '../../review-data.ts';

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What the next key or press is about: an entity, or a stretch that may become one. */
export type Focus =
  | { readonly kind: 'entity'; readonly id: string }
  /** `anchor` is where it was begun: the other end moves. */
  | { readonly kind: 'stretch'; readonly start: number; readonly end: number; readonly anchor: 'start' | 'end' };

/** Which notes are listed. */
export type Filter = '' | 'open' | 'done' | 'proposed' | 'entities' | 'plain';

/** What the server answers to a decision, or to a look at a document. */
export type Answer = ReviewOutcome & { readonly row: ReviewRow };

/** A document on the page, with its place in the corpus. */
export type OpenDocument = ReviewDocument & { readonly place: number };

/** What is sent to the server. */
export interface Decision {
  readonly place: number;
  readonly base: number;
  readonly reviewer: string;
  readonly action: ReviewRequest;
}

/** The whole list, and the number of changes that led to it. */
export interface Rows {
  readonly seen: number;
  readonly rows: ReviewRow[];
}

/** What shows a note, and says what became of it. */
export interface Page {
  /** @param moved where the entity in focus would be, while its border is dragged */
  readonly draw: (moved?: Stretch) => void;
  readonly say: (text: string, isSaved?: boolean) => void;
  readonly warn: (text: string) => void;
  readonly fail: (error: unknown) => void;
  /** Scrolls to what is in focus. */
  readonly reveal: () => void;
  readonly reviewer: () => string;
}
