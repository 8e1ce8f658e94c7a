import type { Corpus, Document } from './types.ts';

/**
 * Finds sensitive mentions: takes documents, yields them, in order, with predicted entities in place of those of the default
 * layer. Entities of other layers stay.
 */
export interface Tagger {
  /** The labels it can give, sorted. */
  readonly labels: readonly string[];
  tag(docs: Corpus): AsyncIterable<Document>;
}

/** One line of a learning curve: an iteration of L-BFGS, an epoch of stochastic training. */
export interface TrainingStep {
  /** 1-based number of the iteration or epoch. */
  readonly step: number;
  /** How many there will be at most; absent where only convergence decides. */
  readonly steps?: number;
  /** The training objective: lower is better. */
  readonly loss: number;
  /** Micro F1 on the dev documents, as a fraction, where there are any and this step was evaluated. */
  readonly devF1?: number;
  /** Further figures of the method, by name: norm of the gradient, active features, learning rate, tokens per second. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** What a trainer is given besides documents and its own settings. */
export interface TrainingContext {
  /** All that is random in training is forked from it. */
  readonly seed: number;
  /** BCP 47 code: decides about sentence borders and language resources. */
  readonly language: string;
  /** Held-out documents for early stopping and the learning curve. */
  readonly dev?: readonly Document[];
  /** Worker threads that may be used beside this one; the result must not depend on it. */
  readonly workers?: number;
  /** Receives the learning curve. */
  readonly onStep?: (step: TrainingStep) => void;
  /** Receives what a person should know: "3 nested entities were left out". Never holds document text. */
  readonly onNotice?: (code: string, message: string) => void;
  readonly signal?: AbortSignal;
}
