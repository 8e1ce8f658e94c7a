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
