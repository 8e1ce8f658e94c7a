import type { CrfData, CrfWeights, LabelledCrfData } from '../../src/taggers/crf/data.ts';
import {
  type FeatureSet as CrfFeatures,
  countAttributes,
  countTransitions,
} from '../../src/taggers/crf/engine/features.ts';
import { createObjective } from '../../src/taggers/crf/engine/objective.ts';
import { checkData } from '../../src/taggers/crf/engine/options.ts';
import type { FeatureSet } from '../../src/taggers/crf/features/feature-set.ts';
import { createGrowingIndex } from '../../src/taggers/crf/features/attribute-index.ts';
import { createExtraction, forEachLane } from '../../src/taggers/crf/features/extraction.ts';
import { createDecoder } from '../../src/taggers/crf/engine/decoder.ts';
import type { TagConstraints } from '../../src/taggers/tag-constraints.ts';

/** State scores of sequences of {@link CrfData}; the vectors of groups are kept, so that a group is added up once. */
export interface StateScorer {
  /** `length * labelCount` scores of a sequence, in an array that the next call overwrites. */
  scores(sequence: number): Float64Array;
}

export function scorerOf(data: CrfData, weights: CrfWeights): StateScorer {
  const { labelCount, stateStarts, stateLabels, stateWeights } = weights;
  if (data.attributeCount > weights.attributeCount) {
    throw new TypeError('the data have attributes that the CRF was not trained with');
  }
  const vectors: Float64Array[] = [];
  const vectorOf = (group: number): Float64Array => {
    const known = vectors[group];
    if (known) return known;
    const sum = new Float64Array(labelCount);
    for (let i = data.attributeStarts[group] as number; i < (data.attributeStarts[group + 1] as number); i++) {
      const attribute = data.groupAttributes[i] as number;
      for (let k = stateStarts[attribute] as number; k < (stateStarts[attribute + 1] as number); k++) {
        sum[stateLabels[k] as number]! += stateWeights[k] as number;
      }
    }
    vectors[group] = sum;
    return sum;
  };
  let rows = new Float64Array(0);
  return {
    scores(sequence) {
      const first = data.sequenceStarts[sequence] as number;
      const length = (data.sequenceStarts[sequence + 1] as number) - first;
      if (rows.length < length * labelCount) rows = new Float64Array(length * labelCount);
      rows.fill(0, 0, length * labelCount);
      for (let t = 0; t < length; t++) {
        const end = data.groupStarts[first + t + 1] as number;
        for (let i = data.groupStarts[first + t] as number; i < end; i++) {
          const vector = vectorOf(data.tokenGroups[i] as number);
          for (let y = 0; y < labelCount; y++) rows[t * labelCount + y]! += vector[y] as number;
        }
      }
      return rows;
    },
  };
}

/** The best labels of all tokens of the data. */
export function decode(data: CrfData, weights: CrfWeights, legal?: TagConstraints): Uint16Array {
  const decoder = createDecoder(weights, legal);
  const scorer = scorerOf(data, weights);
  const labels = new Uint16Array(data.groupStarts.length - 1);
  for (let s = 0; s + 1 < data.sequenceStarts.length; s++) {
    const first = data.sequenceStarts[s] as number;
    labels.set(decoder.best(scorer.scores(s), (data.sequenceStarts[s + 1] as number) - first), first);
  }
  return labels;
}

/** The features of a trained CRF, every transition among them, counted in other data; and its weights in their order. */
export function featuresOf(
  weights: CrfWeights,
  data: LabelledCrfData,
): { readonly features: CrfFeatures; readonly vector: Float64Array } {
  const { labelCount, attributeCount, stateStarts, stateLabels } = weights;
  const transitions = Uint32Array.from(weights.transitions.keys());
  const observed = new Float64Array(stateLabels.length + transitions.length);
  countAttributes(data, (attribute, counts) => {
    for (let k = stateStarts[attribute] as number; k < (stateStarts[attribute + 1] as number); k++) {
      observed[k] = counts[stateLabels[k] as number] as number;
    }
  });
  observed.set(countTransitions(data), stateLabels.length);
  const vector = new Float64Array(observed.length);
  vector.set(weights.stateWeights);
  vector.set(weights.transitions, stateLabels.length);
  return { features: { labelCount, attributeCount, stateStarts, stateLabels, transitions, observed }, vector };
}

/**
 * The logarithm of the probability of the data's labels under a CRF: the sum over sequences of score(x, y) - log Z(x). The
 * attributes must be numbered as in its training.
 */
export async function logLikelihood(data: LabelledCrfData, weights: CrfWeights): Promise<number> {
  checkData(data);
  if (data.labelCount !== weights.labelCount || data.attributeCount !== weights.attributeCount) {
    throw new TypeError('the data must have the labels and attributes that the CRF was trained with');
  }
  const { features, vector } = featuresOf(weights, data);
  const objective = createObjective(data, features);
  try {
    return -objective.evaluate(vector, new Float64Array(vector.length));
  } finally {
    await objective.close();
  }
}

/** The attributes of each token of a sentence, as text: for people, and for other programs. In no particular order. */
export function listAttributes(
  set: FeatureSet,
  words: readonly string[],
  pos?: readonly string[],
): readonly (readonly string[])[] {
  const index = createGrowingIndex(set);
  const extraction = createExtraction(set, index);
  const sentence = extraction.extract(words, pos);
  const { starts, attributes } = extraction;
  const lists = words.map((_, token) => {
    const list: number[] = [];
    forEachLane(
      sentence,
      token,
      (block) => list.push(...attributes.values.subarray(starts.values[block], starts.values[block + 1])),
      (attribute) => list.push(attribute),
    );
    return list;
  });
  const texts = index.list();
  return lists.map((list) => list.map((attribute) => texts[attribute] as string));
}
