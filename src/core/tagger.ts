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

export const TRAINING_ENDS = [
  'converged',
  'little-progress',
  'line-search-failed',
  'patience',
  'all-steps',
  'cap',
] as const;

/** How a training ended. */
export interface TrainingEnd {
  /**
   * - `converged`: the gradient was as good as nothing, or the error on the training text as small as asked for;
   * - `little-progress`: the objective hardly fell any more;
   * - `line-search-failed`: no step in the direction of descent was any better;
   * - `patience`: held-out documents had been tagged no better for a while;
   * - `all-steps`: the number of steps belongs to the method, and nothing else was to end it;
   * - `cap`: at the most steps allowed, before what should have ended it: the weights are not those that were asked for.
   */
  readonly reason: (typeof TRAINING_ENDS)[number];
  /** Iterations or epochs that were made. */
  readonly steps: number;
}

const REASONS: Readonly<Record<TrainingEnd['reason'], string>> = {
  converged: 'it converged',
  'little-progress': 'it converged (the loss hardly fell any more)',
  'line-search-failed': 'the line search found no better step',
  patience: 'the held-out score stopped improving',
  'all-steps': 'all steps were done',
  cap: 'the limit was reached before convergence',
};

/** `ended after 212 steps: the loss hardly fell any more`. */
export function describeTrainingEnd({ reason, steps }: TrainingEnd): string {
  return `ended after ${steps} steps: ${REASONS[reason]}`;
}

/** Code of the notice that a cap stopped a training. */
export const CAPPED = 'training-capped';

/** What to say of a training that its cap stopped; nothing of others. */
export function warnOfCap(end: TrainingEnd | undefined): string | undefined {
  if (end?.reason !== 'cap') return undefined;
  return `training was stopped by its cap of ${end.steps} steps before it was done: raise the cap, or take it away, before you conclude anything from it`;
}

/** What to say of several trainings where a cap stopped some of them; of cells that trained nothing, or whose end is not known, there is no end. */
export function warnOfCaps(ends: readonly (TrainingEnd | undefined)[]): string | undefined {
  const known = ends.filter((end) => end !== undefined);
  const capped = known.filter(({ reason }) => reason === 'cap');
  if (capped.length === 0) return undefined;
  const steps = [...new Set(capped.map((end) => end.steps))].toSorted((a, b) => a - b);
  const range = steps.length === 1 ? `${steps[0]}` : `${steps[0]} to ${steps.at(-1)}`;
  return `${capped.length} of ${known.length} trainings were stopped by their cap of ${range} steps before they were done: figures may tell of the cap rather than of what is compared.`;
}
