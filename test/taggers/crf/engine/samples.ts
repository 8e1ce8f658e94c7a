import { createRng } from '../../../../src/core/rng.ts';
import type { CrfWeights, LabelledCrfData } from '../../../../src/taggers/crf/data.ts';

/** Random labelled data; groups are used by several tokens, attributes by several groups. */
export function sampleData(
  seed: number,
  { labels = 3, lengths = [4, 1, 3, 5, 2], attributes = 12, groups = 15, perToken = 3 } = {},
): LabelledCrfData {
  const rng = createRng(seed);
  const starts = [0];
  for (const length of lengths) starts.push((starts.at(-1) as number) + length);
  const tokens = starts.at(-1) as number;
  const groupStarts = [0];
  const tokenGroups: number[] = [];
  for (let t = 0; t < tokens; t++) {
    for (let i = 0; i < perToken; i++) tokenGroups.push(rng.int(1 + rng.int(groups)));
    groupStarts.push(tokenGroups.length);
  }
  const attributeStarts = [0];
  const groupAttributes: number[] = [];
  for (let g = 0; g < groups; g++) {
    for (let i = rng.int(6); i >= 0; i--) groupAttributes.push(rng.int(attributes));
    attributeStarts.push(groupAttributes.length);
  }
  return {
    sequenceStarts: Uint32Array.from(starts),
    groupStarts: Uint32Array.from(groupStarts),
    tokenGroups: Uint32Array.from(tokenGroups),
    attributeStarts: Uint32Array.from(attributeStarts),
    groupAttributes: Uint32Array.from(groupAttributes),
    attributeCount: attributes,
    labels: Uint8Array.from({ length: tokens }, () => rng.int(labels)),
    labelCount: labels,
  };
}

/** Random numbers between -size and size. */
export function sampleVector(seed: number, length: number, size = 1): Float64Array {
  const rng = createRng(seed).fork('vector');
  return Float64Array.from({ length }, () => (2 * rng.float() - 1) * size);
}

/** A CRF with a weight for every attribute with every label. */
export function sampleWeights(seed: number, { labelCount, attributeCount }: LabelledCrfData, size = 1): CrfWeights {
  const count = labelCount * attributeCount;
  return {
    labelCount,
    attributeCount,
    stateStarts: Uint32Array.from({ length: attributeCount + 1 }, (_, a) => a * labelCount),
    stateLabels: Uint16Array.from({ length: count }, (_, k) => k % labelCount),
    stateWeights: sampleVector(seed, count, size),
    transitions: sampleVector(seed + 1, labelCount * labelCount, size),
  };
}

/** Every label sequence of a length, in lexical order. */
export function allSequences(labels: number, length: number): number[][] {
  if (length === 0) return [[]];
  return allSequences(labels, length - 1).flatMap((head) => Array.from({ length: labels }, (_, y) => [...head, y]));
}

/** The score of a labelling, written down as the formula has it. */
export function scoreOf(scores: Float64Array, transitions: Float64Array, labels: readonly number[]): number {
  const count = Math.sqrt(transitions.length);
  let score = 0;
  for (const [t, y] of labels.entries()) {
    score += scores[t * count + y] as number;
    if (t > 0) score += transitions[(labels[t - 1] as number) * count + y] as number;
  }
  return score;
}

/** log of the sum of exp. */
export function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

/** State scores of a sequence, attribute by attribute. */
export function stateScores(data: LabelledCrfData, weights: CrfWeights, sequence: number): Float64Array {
  const first = data.sequenceStarts[sequence] as number;
  const last = data.sequenceStarts[sequence + 1] as number;
  const scores = new Float64Array((last - first) * data.labelCount);
  for (let t = first; t < last; t++) {
    for (const group of data.tokenGroups.subarray(data.groupStarts[t], data.groupStarts[t + 1])) {
      const attributes = data.groupAttributes.subarray(data.attributeStarts[group], data.attributeStarts[group + 1]);
      for (const a of attributes) {
        for (let k = weights.stateStarts[a] as number; k < (weights.stateStarts[a + 1] as number); k++) {
          scores[(t - first) * data.labelCount + (weights.stateLabels[k] as number)]! += weights.stateWeights[
            k
          ] as number;
        }
      }
    }
  }
  return scores;
}

/** The labels of a sequence. */
export function labelsOf(data: LabelledCrfData, sequence: number): number[] {
  return [...data.labels.subarray(data.sequenceStarts[sequence], data.sequenceStarts[sequence + 1])];
}
