import { lowerBound, ownValue } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { checkBeta, fBeta, ratiosFrom, type Ratios } from '../../evaluate/counts.ts';
import type { Observations } from './observations.ts';

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
  return new PalimpsestError('no-marginals', `a ${family} tagger has no tag probabilities, which this needs`, {
    hint: 'Train a crf or a neural tagger for this.',
  });
}

/** The thresholds that were best for one beta, and how they did on the documents they were tuned on: binary tokens. */
export interface TunedBias extends RecallBias, Ratios {
  readonly beta: number;
  readonly fBeta: number;
}

/** Sensitive tokens and others. */
interface Gain {
  readonly correct: number;
  readonly spurious: number;
}

/** What one pair of thresholds changes. */
interface Choice extends Gain {
  readonly thresholds: Thresholds;
}

/**
 * Grid search of both thresholds for each beta (§3.1.2): those with the largest F_beta on binary tokens. Of equals, those
 * that change the fewest tokens.
 *
 * With `byLabel`, a label of which the observations have enough gets thresholds of its own. The labels share one F_beta, a
 * ratio of sums over labels: its maximum is found exactly by Dinkelbach's algorithm (1967), which turns it into a maximum of
 * sums, one label at a time.
 *
 * @throws TypeError where a beta is not a positive number, or the grid is empty.
 */
export function searchThresholds(
  observations: Observations,
  betas: readonly number[],
  grid: ThresholdGrid,
  options: { readonly byLabel?: boolean } = {},
): readonly TunedBias[] {
  betas.forEach(checkBeta);
  if (grid.main.length === 0 || grid.alternative.length === 0) throw new TypeError('the grid of thresholds is empty');
  const choices = countChoices(observations, grid);
  return betas.map((beta) => {
    const shared = chooseShared(observations, choices, beta);
    return options.byLabel === true ? chooseByLabel(observations, choices, beta, shared.thresholds) : shared;
  });
}

function ratiosWith({ correct, spurious, gold }: Observations, gain: Gain): Ratios {
  const right = correct + gain.correct;
  return ratiosFrom(right, right + spurious + gain.spurious, gold);
}

/** By label: what every pair of thresholds of the grid changes, those that change less first. */
function countChoices(observations: Observations, grid: ThresholdGrid): readonly (readonly Choice[])[] {
  const { outside, best, label, sensitive, labels } = observations;
  const mains = grid.main.toSorted((a, b) => a - b);
  const alternatives = grid.alternative.toSorted((a, b) => a - b);
  const width = alternatives.length;
  // Cell (i, j): tokens that pass main thresholds from the i-th on, and alternative ones up to the j-th.
  const cells = labels.map(() => [new Int32Array(mains.length * width), new Int32Array(mains.length * width)] as const);
  for (let k = 0; k < outside.length; k++) {
    const i = lowerBound(mains, (main) => !((outside[k] as number) < main));
    const j = lowerBound(alternatives, (alternative) => (best[k] as number) > alternative) - 1;
    if (i === mains.length || j < 0) continue;
    const counts = (cells[label[k] as number] as (typeof cells)[number])[sensitive[k] as 0 | 1];
    counts[i * width + j] = (counts[i * width + j] as number) + 1;
  }
  return cells.map(([spurious, correct]) => {
    for (const counts of [spurious, correct]) accumulate(counts, mains.length, width);
    return mains.flatMap((main, i) =>
      Array.from(alternatives, (alternative, j): Choice => ({
        thresholds: { main, alternative },
        correct: correct[i * width + j] as number,
        spurious: spurious[i * width + j] as number,
      })).toReversed(),
    );
  });
}

/** Sums of the rows up to each, and of the columns from each. */
function accumulate(counts: Int32Array, rows: number, width: number): void {
  for (let i = 0; i < rows; i++) {
    for (let j = width - 1; j >= 0; j--) {
      const at = i * width + j;
      const above = i > 0 ? (counts[at - width] as number) : 0;
      const right = j < width - 1 ? (counts[at + 1] as number) : 0;
      const both = i > 0 && j < width - 1 ? (counts[at - width + 1] as number) : 0;
      counts[at] = (counts[at] as number) + above + right - both;
    }
  }
}

function chooseShared(observations: Observations, choices: readonly (readonly Choice[])[], beta: number): TunedBias {
  let chosen: TunedBias | undefined;
  let changed = 0;
  const pairs = (choices[0] ?? []).map((choice) => choice.thresholds);
  for (const [c, thresholds] of pairs.entries()) {
    const gain = sumGains(choices.map((list) => list[c] as Choice));
    const ratios = ratiosWith(observations, gain);
    const f = fBeta(ratios, beta);
    const changes = gain.correct + gain.spurious;
    if (chosen && (f < chosen.fBeta || (f === chosen.fBeta && changes >= changed))) continue;
    chosen = { beta, fBeta: f, ...ratios, thresholds };
    changed = changes;
  }
  if (!chosen) throw new TypeError('the tagger has no labels to give');
  return chosen;
}

/** A label with fewer sensitive tokens among those tagged `O` has the thresholds of all: too few to tell. */
export const ENOUGH_TOKENS = 20;

function chooseByLabel(
  observations: Observations,
  choices: readonly (readonly Choice[])[],
  beta: number,
  thresholds: Thresholds,
): TunedBias {
  const weight = 1 + beta * beta;
  const shared = choices.map(
    (list) => list.find((choice) => choice.thresholds.main === thresholds.main && choice.thresholds.alternative === thresholds.alternative) as Choice, // prettier-ignore
  );
  const enough = choices.map((list) => (list.at(-1)?.correct ?? 0) >= ENOUGH_TOKENS);
  let gains: readonly Choice[] = shared;
  for (let rate = -1; ;) {
    // F_beta = (1 + beta²)TP / (beta²·gold + TP + FP): better than `rate` where the sum of these worths is positive.
    const f = fBeta(ratiosWith(observations, sumGains(gains)), beta);
    if (f <= rate) break;
    rate = f;
    const worth = ({ correct, spurious }: Gain) => (weight - f) * correct - f * spurious;
    gains = choices.map((list, label) => {
      if (!enough[label]) return shared[label] as Choice;
      return list.reduce((best, choice) => (worth(choice) > worth(best) ? choice : best), shared[label] as Choice);
    });
  }
  const ratios = ratiosWith(observations, sumGains(gains));
  const own = gains.flatMap((choice, label) =>
    enough[label] && choice !== shared[label]
      ? [[observations.labels[label] as string, choice.thresholds] as const]
      : [],
  );
  return { beta, fBeta: fBeta(ratios, beta), ...ratios, thresholds, byLabel: Object.fromEntries(own) };
}

function sumGains(gains: readonly Gain[]): Gain {
  let correct = 0;
  let spurious = 0;
  for (const gain of gains) {
    correct += gain.correct;
    spurious += gain.spurious;
  }
  return { correct, spurious };
}
