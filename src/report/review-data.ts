/**
 * What the page of a review and its server tell each other: plain JSON. Offsets are UTF-16 units. `clients/review/` reads the
 * same types.
 */
import type { CharSpan } from '../core/types.ts';

/** What a reviewer wants done with a document. `entities` are ids. */
export type ReviewRequest =
  | { readonly type: 'accept'; readonly entities: readonly string[] }
  | { readonly type: 'remove'; readonly entities: readonly string[] }
  /** Takes the place of the mentions that it overlaps, unless the corpus may hold such. */
  | { readonly type: 'add'; readonly start: number; readonly end: number; readonly label: string }
  | {
      readonly type: 'change';
      readonly entity: string;
      readonly start: number;
      readonly end: number;
      readonly label: string;
    }
  /** What is to be written over the mention, where a corpus is filled; mentions not decided with the same proposal follow. */
  | { readonly type: 'replace'; readonly entity: string; readonly replacement: string }
  /** All of the document is as it should be: what was only proposed is accepted. */
  | { readonly type: 'done' }
  | { readonly type: 'reopen' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** What was decided, and by whom. */
export interface ReviewDecision {
  readonly reviewer: string;
  readonly action: ReviewRequest;
}

export interface ReviewEntity extends CharSpan {
  readonly id: string;
  readonly label: string;
  readonly fragments?: readonly CharSpan[];
  /** What is to be written over it, where the corpus says. */
  readonly replacement?: string;
  /** Whether a person has said that it is right; false while it is only proposed. */
  readonly accepted: boolean;
}

/** A document as it stands. */
export interface ReviewState {
  /** How many decisions led to it: a decision about an older version is refused. */
  readonly version: number;
  readonly done: boolean;
  /** Sorted by start, longer first. */
  readonly entities: readonly ReviewEntity[];
  /** What undo would take back, and redo bring again. */
  readonly undo?: ReviewDecision;
  readonly redo?: ReviewDecision;
}

export interface ReviewDocument extends ReviewState {
  readonly id: string;
  readonly text: string;
  /** Where the words are: word `i` is `[tokens[2 * i], tokens[2 * i + 1])`. */
  readonly tokens: readonly number[];
  /** Whether mentions must begin and end with a word, because the file of the corpus is one of words. */
  readonly wholeTokens: boolean;
}

/** One line of the list of documents. */
export interface ReviewRow {
  readonly id: string;
  readonly entities: number;
  /** Of these, only proposed. */
  readonly proposed: number;
  readonly done: boolean;
  /** Sorted, each once. */
  readonly labels: readonly string[];
}

export interface ReviewMeta {
  readonly title: string;
  /** Who reviews, unless the page is told otherwise. */
  readonly reviewer: string;
  readonly documents: number;
  /** In the order of their keys. */
  readonly labels: readonly { readonly name: string; readonly hue: number }[];
  /** Whether it is decided as well what is to be written over each mention. */
  readonly fills?: boolean;
  /** Where decisions are kept. */
  readonly journal: string;
  /** What a reviewer must know, such as what was left out. */
  readonly notes: readonly string[];
}

/** The rows that changed since a number of changes was seen, and what that number is now. */
export interface ReviewChanges {
  readonly seen: number;
  readonly rows: readonly (readonly [place: number, row: ReviewRow])[];
}

/** What came of a decision. `stale`: the document had been changed; nothing was decided, and `since` tells by whom. */
export interface ReviewOutcome {
  readonly kind: 'saved' | 'stale';
  readonly state: ReviewState;
  /** The decisions about the document after the version that was seen; the one asked for is the last where it was saved. */
  readonly since: readonly ReviewDecision[];
}
