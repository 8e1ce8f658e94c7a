import type { CrfWeights } from './data.ts';
import { createFixedIndex } from './features/attribute-index.ts';
import { createExtraction } from './features/extraction.ts';
import type { FeatureSet } from './features/feature-set.ts';
import { createScoreKernel, MOST_SCORES } from './score-kernel.ts';

/** A trained CRF: weights, and what the numbers in them mean. */
export interface CrfModel {
  readonly weights: CrfWeights;
  /** By attribute number. */
  readonly attributes: readonly string[];
  /** By label number. */
  readonly tags: readonly string[];
}

/** Computes the state scores of sentences. */
export interface StateScorer {
  /**
   * @returns `words.length * labelCount` scores, token after token, in an array that the next call writes over.
   */
  score(words: readonly string[], pos?: readonly string[]): Float64Array;
}

/** Of words and runs of words: some 200 MB at most. */
const MOST_REMEMBERED = 400_000;

/**
 * The score vector of each group of attributes that tokens share is added up once and kept, so that a token costs a few
 * additions of vectors, and the attributes that it alone has. When too much has come, all is forgotten and begins anew;
 * the scores do not depend on it, since the order of additions is always the same.
 *
 * @param mostRemembered 0 to keep nothing from one sentence to the next.
 */
export function createStateScorer(set: FeatureSet, model: CrfModel, mostRemembered = MOST_REMEMBERED): StateScorer {
  const kernel = createScoreKernel(model.weights);
  const extraction = createExtraction(set, createFixedIndex(set, model.attributes, kernel.numbers));
  return {
    score(words, pos) {
      if (extraction.remembered > mostRemembered || kernel.size > MOST_SCORES) {
        extraction.forget();
        kernel.forget();
      }
      return kernel.score(extraction.extract(words, pos), words.length, extraction);
    },
  };
}

/** The model without what adds nothing: weights of 0, and attributes all of whose weights are 0. Attributes come sorted. */
export function pruneModel({ weights, attributes, tags }: CrfModel): CrfModel {
  const { stateStarts, stateLabels, stateWeights } = weights;
  const kept: number[] = [];
  let count = 0;
  for (let a = 0; a < attributes.length; a++) {
    const before = count;
    for (let s = stateStarts[a] as number; s < (stateStarts[a + 1] as number); s++) if (stateWeights[s] !== 0) count++;
    if (count > before) kept.push(a);
  }
  kept.sort((a, b) => ((attributes[a] as string) < (attributes[b] as string) ? -1 : 1));
  const starts = new Uint32Array(kept.length + 1);
  const labels = new Uint16Array(count);
  const values = new Float64Array(count);
  let at = 0;
  kept.forEach((a, i) => {
    for (let s = stateStarts[a] as number; s < (stateStarts[a + 1] as number); s++) {
      if (stateWeights[s] === 0) continue;
      labels[at] = stateLabels[s] as number;
      values[at++] = stateWeights[s] as number;
    }
    starts[i + 1] = at;
  });
  return {
    attributes: kept.map((a) => attributes[a] as string),
    tags,
    weights: {
      labelCount: weights.labelCount,
      attributeCount: kept.length,
      stateStarts: starts,
      stateLabels: labels,
      stateWeights: values,
      transitions: weights.transitions,
    },
  };
}
