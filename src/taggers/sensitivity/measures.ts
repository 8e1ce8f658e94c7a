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

/** Where elements are parted. */
export interface Threshold {
  /** Logits above it are sensitive. */
  readonly threshold: number;
  readonly f1: number;
}

/**
 * The threshold of the highest F1: half-way between two ratings; among equals the highest. Without a sensitive element, 0.
 *
 * @param labels 1 is sensitive.
 * @param weight of an element that is not sensitive: the reciprocal of the share of them that was rated, for an F1 as if all had
 *   been (compare appendix A.2 of Schamberger 2019).
 */
export function bestThreshold(logits: Float32Array, labels: Uint8Array, weight = 1): Threshold {
  const order = fromTheHighest(logits);
  const sensitive = labels.reduce((sum, label) => sum + label, 0);
  let best: Threshold = { threshold: 0, f1: 0 };
  let [found, others] = [0, 0];
  order.forEach((element, rank) => {
    if (labels[element] === 1) found++;
    else others += weight;
    const rating = logits[element] as number;
    const next = order[rank + 1];
    const below = next === undefined ? rating - 1 : (logits[next] as number);
    // Equal ratings are on one side.
    if (below === rating) return;
    const f1 = (2 * found) / (found + others + sensitive);
    if (f1 > best.f1) best = { threshold: (rating + below) / 2, f1 };
  });
  return best;
}

function fromTheHighest(logits: Float32Array): number[] {
  return Array.from(logits, (_, i) => i).sort((a, b) => (logits[b] as number) - (logits[a] as number) || a - b);
}

/**
 * The mean, over the sensitive elements, of the precision when each is just found: a figure without a threshold, 1 at best and
 * about the share of sensitive elements where ratings tell nothing. Equal ratings are one step.
 *
 * @param labels 1 is sensitive.
 */
export function averagePrecision(logits: Float32Array, labels: Uint8Array): number {
  const order = fromTheHighest(logits);
  const sensitive = labels.reduce((sum, label) => sum + label, 0);
  let [found, before, sum] = [0, 0, 0];
  order.forEach((element, rank) => {
    found += labels[element] as number;
    const next = order[rank + 1];
    if (next !== undefined && logits[next] === logits[element]) return;
    sum += (found - before) * (found / (rank + 1));
    before = found;
  });
  return sensitive === 0 ? 0 : sum / sensitive;
}
