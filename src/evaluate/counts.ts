import { obtain } from '../core/collections.ts';

/**
 * How the mentions of one label fared. Gold mentions are `correct + incorrect + partial + missed`, predicted ones
 * `correct + incorrect + partial + spurious` (the terms of MUC-5 and nervaluate). Measures that know no half ways leave
 * `incorrect` and `partial` at 0; then these are true positives, false negatives (`missed`) and false positives.
 */
export interface LabelCounts {
  readonly correct: number;
  readonly incorrect: number;
  readonly partial: number;
  readonly missed: number;
  readonly spurious: number;
}

/** The counts of one document, or of many: they merge by addition, and ratios are computed after merging. */
export interface ScoreCounts {
  readonly documents: number;
  /** For the leak score: false negatives a sentence. */
  readonly sentences: number;
  /**
   * By label; for a measure that ignores types there is still the label of the gold mention, or of the spurious one. They
   * add up to the counts of all labels. A pair whose labels differ, under a measure that looks at them, is missed for the
   * label of the gold mention and spurious for that of the predicted one, so that precision and recall are right for both.
   */
  readonly byLabel: Readonly<Record<string, LabelCounts>>;
  /**
   * How many such pairs there are. nervaluate calls them incorrect: its INC, MIS and SPU are the sum of `incorrect` plus
   * this, and the sums of `missed` and of `spurious` minus this. Absent for measures that pair nothing.
   */
  readonly mislabelled?: number;
}

/**
 * Fractions, not percent. Where nothing was predicted or there is no gold, precision and recall are 0, as in scikit-learn and
 * the i2b2 script; where there is neither, all three are 1: nothing was missed and nothing was spurious.
 */
export interface Ratios {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export const NO_COUNTS: LabelCounts = Object.freeze({ correct: 0, incorrect: 0, partial: 0, missed: 0, spurious: 0 });

/** A partial match is worth half, in precision and in recall (MUC-5; nervaluate's `partial`). */
const PARTIAL_CREDIT = 0.5;

export function addCounts(a: LabelCounts, b: LabelCounts): LabelCounts {
  return {
    correct: a.correct + b.correct,
    incorrect: a.incorrect + b.incorrect,
    partial: a.partial + b.partial,
    missed: a.missed + b.missed,
    spurious: a.spurious + b.spurious,
  };
}

/** The sum of counts: associative, and in any order. Labels come out sorted. */
export function mergeCounts(all: Iterable<ScoreCounts>): ScoreCounts {
  const tally = createTally();
  let documents = 0;
  let sentences = 0;
  let mislabelled: number | undefined;
  for (const counts of all) {
    documents += counts.documents;
    sentences += counts.sentences;
    if (counts.mislabelled !== undefined) mislabelled = (mislabelled ?? 0) + counts.mislabelled;
    tally.merge(counts.byLabel);
  }
  return { documents, sentences, byLabel: tally.byLabel(), ...(mislabelled === undefined ? {} : { mislabelled }) };
}

/** The counts of all labels together. */
export function totalCounts(counts: ScoreCounts): LabelCounts {
  let total = NO_COUNTS;
  for (const row of Object.values(counts.byLabel)) total = addCounts(total, row);
  return total;
}

/** Gold mentions, or tokens where those are counted. */
export function goldCount(counts: LabelCounts): number {
  return counts.correct + counts.incorrect + counts.partial + counts.missed;
}

/** Predicted mentions, or tokens where those are counted. */
export function predictedCount(counts: LabelCounts): number {
  return counts.correct + counts.incorrect + counts.partial + counts.spurious;
}

/** What is divided by the predicted and the gold mentions: the correct ones, and half of the partial ones. */
export function creditOf(counts: LabelCounts): number {
  return counts.correct + PARTIAL_CREDIT * counts.partial;
}

/** Precision, recall and F1 of any counts. */
export function ratiosOf(counts: LabelCounts): Ratios {
  return ratiosFrom(creditOf(counts), predictedCount(counts), goldCount(counts));
}

export function ratiosFrom(credit: number, predicted: number, gold: number): Ratios {
  if (predicted === 0 && gold === 0) return { precision: 1, recall: 1, f1: 1 };
  const precision = predicted === 0 ? 0 : credit / predicted;
  const recall = gold === 0 ? 0 : credit / gold;
  return { precision, recall, f1: harmonicMean(precision, recall) };
}

/** A division of nothing by nothing: neither gold nor predicted. */
const NOTHING: Ratios = Object.freeze({ precision: NaN, recall: NaN, f1: NaN });

/**
 * Ratios that somebody reads as a result: NaN (`null` in JSON) where there is neither gold nor predicted, since a perfect figure
 * over nothing would mislead. Means over documents, intervals and tests take {@link ratiosOf}, for which such a document is right.
 */
export function shownRatios(counts: LabelCounts): Ratios {
  return isEmpty(counts) ? NOTHING : ratiosOf(counts);
}

/** Ratios where there is anything to score; `undefined` where there is neither gold nor predicted, which tells nothing of a tagger. */
export function scoredRatios(counts: LabelCounts | undefined): Ratios | undefined {
  return counts && !isEmpty(counts) ? ratiosOf(counts) : undefined;
}

/** Over all mentions: the usual figure. */
export function microRatios(counts: ScoreCounts): Ratios {
  return ratiosOf(totalCounts(counts));
}

export function ratiosByLabel(counts: ScoreCounts): Readonly<Record<string, Ratios>> {
  return Object.fromEntries(Object.entries(counts.byLabel).map(([label, row]) => [label, ratiosOf(row)]));
}

/** The means of the labels' precision, recall and F1, as in scikit-learn and seqeval. Labels that nobody gave do not count. */
export function macroRatios(counts: ScoreCounts): Ratios {
  const rows = Object.values(counts.byLabel).filter((row) => goldCount(row) + predictedCount(row) > 0);
  if (rows.length === 0) return ratiosOf(NO_COUNTS);
  const all = rows.map(ratiosOf);
  const mean = (pick: (one: Ratios) => number) => all.reduce((sum, one) => sum + pick(one), 0) / all.length;
  return { precision: mean((one) => one.precision), recall: mean((one) => one.recall), f1: mean((one) => one.f1) };
}

/**
 * Macro over documents as in i2b2 2014: the means of the documents' precision and recall, and the F1 of these means. A
 * document with neither gold nor predicted mentions counts as 1 (the i2b2 script gives it 0).
 *
 * @param documents the total of each document.
 */
export function macroOverDocuments(documents: Iterable<LabelCounts>): Ratios {
  let precision = 0;
  let recall = 0;
  let number = 0;
  for (const counts of documents) {
    const one = ratiosOf(counts);
    precision += one.precision;
    recall += one.recall;
    number++;
  }
  if (number === 0) return ratiosOf(NO_COUNTS);
  precision /= number;
  recall /= number;
  return { precision, recall, f1: harmonicMean(precision, recall) };
}

/** MEDDOCAN's leak score: gold mentions that are not correct, a sentence. With `strict` it is the task's own. */
export function leakScore(counts: ScoreCounts): number {
  const total = totalCounts(counts);
  return counts.sentences === 0 ? 0 : (goldCount(total) - total.correct) / counts.sentences;
}

export type Outcome = keyof LabelCounts;

/** In the order of {@link LabelCounts}. */
export const OUTCOMES = Object.keys(NO_COUNTS) as readonly Outcome[];

/** Whether there is nothing to score: neither gold nor predicted. */
export function isEmpty(counts: LabelCounts): boolean {
  return OUTCOMES.every((outcome) => counts[outcome] === 0);
}

export interface Tally {
  add(label: string, outcome: Outcome, number?: number): void;
  merge(byLabel: Readonly<Record<string, LabelCounts>>): void;
  /** Sorted by label. */
  byLabel(): Record<string, LabelCounts>;
}

export function createTally(): Tally {
  const rows = new Map<string, { -readonly [K in Outcome]: number }>();
  const rowOf = (label: string) => obtain(rows, label, () => ({ ...NO_COUNTS }));
  return {
    add(label, outcome, number = 1) {
      rowOf(label)[outcome] += number;
    },
    merge(byLabel) {
      for (const label of Object.keys(byLabel)) {
        const [row, more] = [rowOf(label), byLabel[label] as LabelCounts];
        for (const outcome of OUTCOMES) row[outcome] += more[outcome];
      }
    },
    byLabel() {
      const sorted = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return Object.fromEntries(sorted.map(([label, row]) => [label, { ...row }]));
    },
  };
}

function harmonicMean(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * (a * b)) / (a + b);
}

/**
 * The weighted harmonic mean of precision and recall (van Rijsbergen 1979; Berg et al. 2020, eq. 1):
 * F_beta = (1 + beta²)PR / (beta²P + R). Recall counts beta times as much as precision; with beta 1 it is F1.
 *
 * @returns a fraction; 0 where both are 0.
 * @throws TypeError where beta is no positive number.
 */
export function fBeta({ precision, recall }: { readonly precision: number; readonly recall: number }, beta: number) {
  checkBeta(beta);
  const weight = beta * beta;
  const divisor = weight * precision + recall;
  return divisor === 0 ? 0 : ((1 + weight) * precision * recall) / divisor;
}

/** @throws TypeError */
export function checkBeta(beta: number): void {
  if (!(beta > 0 && Number.isFinite(beta))) throw new TypeError(`beta is a positive number, not ${beta}`);
}
