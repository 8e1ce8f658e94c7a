import type { Rng } from './rng.ts';
import type { Analysis, Document, Edit, Entity } from './types.ts';

/**
 * The random streams of one copy of one document, each already forked by seed, copy number and augmenter. What must be
 * consistent over a scope is drawn from that scope's stream, forked by the thing itself (a mention, a name part): then the
 * same mention gets the same surrogate throughout the scope without anybody remembering it.
 */
export interface Streams {
  /** This document's own; where sentences are augmented one by one, this sentence's own. */
  readonly document: Rng;
  /** Shared by all the sentences cut from one document; `document` itself where whole documents are augmented. */
  readonly source: Rng;
  /** Shared by all documents of the same patient (`meta.patient`, or the field chosen); the source document's where it has none. */
  readonly patient: Rng;
  /** Shared by the whole corpus. */
  readonly corpus: Rng;
}

/**
 * `policy`: asked for; `unique`: there is no other like it, or it is no word (the @ of a handle, "Thirty Years' War"); `told`: the text beside the
 * entities tells of it; `no-surrogate`: nothing fits; `overlap`: an earlier edit changed it in part.
 */
export type KeptReason = 'policy' | 'unique' | 'told' | 'no-surrogate' | 'overlap';

/** An entity that an augmenter did not change, and why: reported, so that nothing real stays unnoticed. */
export interface Kept {
  readonly entity: Entity;
  readonly reason: KeptReason;
}

export interface Proposed {
  readonly edits: readonly Edit[];
  /** Entities that this augmenter is in charge of but leaves as they are. */
  readonly kept?: readonly Kept[];
  /** Changes that it would have made and did not because they failed a test, counted by the test's name. */
  readonly withheld?: Readonly<Record<string, number>>;
}

/** Sees every document of the training corpus once, before any is augmented. Bounded in memory. */
export interface Learner {
  observe(doc: Document, analysis: Analysis): void;
  /** What was learned, as structured-cloneable data: it is sent to the workers. */
  finish(): unknown;
  /** What was observed so far, as plain JSON data, for `merge`. With both, parts of a corpus may be learned from apart. */
  state?(): unknown;
  /** Adds the state of another learner of the same kind, whose part of the corpus follows this one's. */
  merge?(state: unknown): void;
}

/** How large a corpus is. */
export interface CorpusSize {
  readonly documents: number;
  /** UTF-16 units. */
  readonly characters: number;
}

/**
 * Proposes edits on a source document. It keeps no state between documents, so any number may be in flight.
 *
 * @typeParam Result a promise where a model or a server must be waited for.
 */
export interface Augmenter<Result extends Proposed | Promise<Proposed> = Proposed> {
  readonly name: string;
  propose(doc: Document, analysis: Analysis, streams: Streams): Result;
  /** Present when the augmenter must see the corpus first. */
  createLearner?(corpus: CorpusSize): Learner;
  /** Takes what the learner's `finish` returned, perhaps in another thread. Called before the first `propose`. */
  adopt?(learned: unknown): void;
  /** Gives back what it computes with, which the next `propose` would open again. */
  dispose?(): Promise<void>;
}

/** Any augmenter, whether it is waited for or not. */
export type AnyAugmenter = Augmenter<Proposed | Promise<Proposed>>;
