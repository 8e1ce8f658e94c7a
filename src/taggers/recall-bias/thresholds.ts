import { ownValue } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';

/**
 * When a token that was tagged `O` becomes its most probable label (Berg, Henriksson and Dalianis 2020, §3.1.2, after Deleger
 * et al. 2013): when P(O) is below `main` and the probability of that label above `alternative`.
 */
export interface Thresholds {
  /** In (0, 1]. The higher, the more is found. */
  readonly main: number;
  /** In [0, 1). The lower, the more is found. */
  readonly alternative: number;
}

/** The values that a grid search tries. */
export interface ThresholdGrid {
  readonly main: readonly number[];
  readonly alternative: readonly number[];
}

/** The betas of the paper's five models. */
export const PAPER_BETAS: readonly number[] = [1, 4, 10, 20, 40];

/** Table 3 of the paper. */
export const PAPER_GRID: ThresholdGrid = {
  main: [0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.99, 0.999, 0.9999, 0.99999],
  alternative: [0.00001, 0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4],
};

/**
 * The paper's grid, closer meshed: every half unit of the logarithm of the odds. The precision that a recall costs changes
 * fast where the grid of the paper has few values.
 */
export const FINE_GRID: ThresholdGrid = (() => {
  const odds = (from: number, to: number) =>
    Array.from({ length: 2 * (to - from) + 1 }, (_, i) => round(1 / (1 + Math.exp(-(from + i / 2)))));
  return { main: odds(0, 16), alternative: [0, ...odds(-16, 0)] };
})();

/** Two runs of the same search on different machines shall write the same numbers. */
function round(value: number): number {
  return Number(value.toPrecision(9));
}

/** Nothing is changed: no probability of `O` is below 0. */
export const NO_THRESHOLDS: Thresholds = Object.freeze({ main: 0, alternative: 1 });

/** Whether a token tagged `O` becomes its most probable label. */
export function passes({ main, alternative }: Thresholds, outside: number, best: number): boolean {
  return outside < main && best > alternative;
}

/** The best of the paper's corpus (Table 4): where a model was not tuned itself. */
export const PAPER_THRESHOLDS: ReadonlyMap<number, Thresholds> = new Map([
  [1, { main: 0.75, alternative: 0.1 }],
  [4, { main: 0.99, alternative: 0.05 }],
  [10, { main: 0.999, alternative: 0.001 }],
  [20, { main: 0.9999, alternative: 0.0001 }],
  [40, { main: 0.99999, alternative: 0.00001 }],
]);

/** Thresholds for one strength of bias: for all labels, and for those that have their own. */
export interface RecallBias {
  readonly thresholds: Thresholds;
  /** By label: these take the place of `thresholds` where the most probable label is one of them. */
  readonly byLabel?: Readonly<Record<string, Thresholds>>;
}

export function thresholdsFor({ thresholds, byLabel }: RecallBias, label: string): Thresholds {
  return ownValue(byLabel, label) ?? thresholds;
}

/** Of a tagger that knows tags alone. */
export function noMarginals(family: string): PalimpsestError {
  return new PalimpsestError('no-marginals', `a ${family} tagger knows no probabilities of tags, which this needs`, {
    hint: 'Train a crf or a neural tagger for this.',
  });
}
