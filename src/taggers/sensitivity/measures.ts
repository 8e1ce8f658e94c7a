/** How elements were classified: counts, and the shares that the thesis reports (Schamberger 2019, chapter 6), as fractions. */
export interface ElementCounts {
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly trueNegatives: number;
  readonly falseNegatives: number;
  readonly accuracy: number;
  readonly precision: number;
  readonly recall: number;
  readonly specificity: number;
  readonly f1: number;
  /** Recall of those sensitive elements alone that were candidates; equal to the recall where all were. */
  readonly detectedRecall: number;
}

/** Counts elements one by one. */
export interface ElementTally {
  add(sensitive: boolean, predicted: boolean): void;
  /** A sensitive element that no candidate was on: it cannot be found, and counts as a miss, but not in the detected recall. */
  addUndetected(): void;
  counts(): ElementCounts;
}

/** Shares without anything to take them of are 0. */
export function createElementTally(): ElementTally {
  let [truePositives, falsePositives, trueNegatives, missed, undetected] = [0, 0, 0, 0, 0];
  return {
    add(sensitive, predicted) {
      if (sensitive && predicted) truePositives++;
      else if (sensitive) missed++;
      else if (predicted) falsePositives++;
      else trueNegatives++;
    },
    addUndetected() {
      undetected++;
    },
    counts() {
      const falseNegatives = missed + undetected;
      const all = truePositives + falsePositives + trueNegatives + falseNegatives;
      return {
        truePositives,
        falsePositives,
        trueNegatives,
        falseNegatives,
        accuracy: share(truePositives + trueNegatives, all),
        precision: share(truePositives, truePositives + falsePositives),
        recall: share(truePositives, truePositives + falseNegatives),
        specificity: share(trueNegatives, trueNegatives + falsePositives),
        f1: share(2 * truePositives, 2 * truePositives + falsePositives + falseNegatives),
        detectedRecall: share(truePositives, truePositives + missed),
      };
    },
  };
}

/**
 * Counts of elements that were rated.
 *
 * @param labels 1 is sensitive.
 * @param threshold logits above it are taken for sensitive.
 */
export function countRatings(logits: Float32Array, labels: Uint8Array, threshold: number): ElementCounts {
  const tally = createElementTally();
  logits.forEach((logit, i) => tally.add(labels[i] === 1, logit > threshold));
  return tally.counts();
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/**
 * The precision that a model would have on all elements, told from that on candidates of which all sensitive elements are some
 * and the others were drawn at random (Schamberger 2019, appendix A.2, which writes P(X | M) for P(X | T)): a negative element is
 * taken for sensitive as often whether it is a candidate or not, so
 *
 *     P(X=1 | T=1) = P(T=1, X=1) / (P(T=1, X=1) + P(T=1 | X=0) · P(X=0)).
 *
 * With the thesis's 97.6 % recall, 92.6 % precision, 0.7 % sensitive and 2.5 % masked it is .2396.
 *
 * @param recall and `precision` on the candidates, as fractions.
 * @param sensitive P(X=1), the share of sensitive elements among all.
 * @param masked the elements that are candidates without being sensitive, as a share of all.
 */
export function approximatePrecision(recall: number, precision: number, sensitive: number, masked: number): number {
  if (recall === 0 || precision === 0) return 0;
  const found = recall * sensitive;
  const falseOnes = found / precision - found;
  const falseRate = falseOnes / masked;
  return found / (found + falseRate * (1 - sensitive));
}
