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
  /** By label; for a measure that ignores types there is still the label of the gold mention, or of the spurious one. */
  readonly byLabel: Readonly<Record<string, LabelCounts>>;
}

/** Fractions, not percent. Where nothing was predicted or there is no gold, a ratio is 0 (or 1, where there is neither). */
export interface Ratios {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}
