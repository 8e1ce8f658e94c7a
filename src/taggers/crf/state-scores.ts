import type { CrfWeights } from './data.ts';
import { createFixedIndex } from './features/attribute-index.ts';
import { createExtraction } from './features/extraction.ts';
import type { FeatureSet } from './features/feature-set.ts';
import { GrowingInts, IntMap } from './features/growing.ts';

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
   * @returns `words.length * labelCount` scores, token after token, at the start of an array that may be longer and that the
   *   next call writes over.
   */
  score(words: readonly string[], pos?: readonly string[]): Float64Array;
}

/** Of words and runs of words: some 200 MB at most. */
const MOST_REMEMBERED = 400_000;
/** Of numbers in score vectors: 100 MB. */
const MOST_SCORES = 8_000_000;

/**
 * The score vector of each group of attributes that tokens share is added up once and kept, so that a token costs a few
 * additions of vectors, and the attributes that it alone has. When too much has come, all is forgotten and begins anew;
 * the scores do not depend on it, since the order of additions is always the same.
 *
 * @param mostRemembered 0 to keep nothing from one sentence to the next.
 */
export function createStateScorer(set: FeatureSet, model: CrfModel, mostRemembered = MOST_REMEMBERED): StateScorer {
  const { labelCount, stateStarts, stateLabels, stateWeights } = model.weights;
  const extraction = createExtraction(set, createFixedIndex(set, model.attributes));
  let vectorOfBlock = new IntMap();
  let vectors = createSparseVectors();
  const sum = new Float64Array(labelCount);
  let scores = new Float64Array(0);

  const addAttributes = (block: number, into: Float64Array, at: number): void => {
    const { starts, attributes } = extraction;
    const list = attributes.values;
    const end = starts.values[block + 1] as number;
    for (let i = starts.values[block] as number; i < end; i++) {
      const attribute = list[i] as number;
      const last = stateStarts[attribute + 1] as number;
      for (let s = stateStarts[attribute] as number; s < last; s++) {
        const to = at + (stateLabels[s] as number);
        into[to] = (into[to] as number) + (stateWeights[s] as number);
      }
    }
  };

  const receiver = {
    shared(token: number, block: number): void {
      let vector = vectorOfBlock.get(block);
      if (vector === -1) {
        sum.fill(0);
        addAttributes(block, sum, 0);
        vectorOfBlock.set(block, (vector = vectors.push(sum)));
      }
      vectors.addTo(scores, token * labelCount, vector);
    },
    own(token: number, block: number): void {
      addAttributes(block, scores, token * labelCount);
    },
  };

  return {
    score(words, pos) {
      if (extraction.remembered > mostRemembered || vectors.size > MOST_SCORES) {
        extraction.forget();
        vectorOfBlock = new IntMap();
        vectors = createSparseVectors();
      }
      const size = words.length * labelCount;
      if (size > scores.length) scores = new Float64Array(2 * size);
      else scores.fill(0, 0, size);
      extraction.extract(words, pos, receiver);
      return scores;
    },
  };
}

/** Vectors without their zeros: training with L1 leaves few weights. */
interface SparseVectors {
  /** Numbers in all the vectors. */
  readonly size: number;
  /** The number of the vector. */
  push(vector: Float64Array): number;
  addTo(into: Float64Array, at: number, vector: number): void;
}

function createSparseVectors(): SparseVectors {
  const starts = new GrowingInts();
  const places = new GrowingInts();
  let values = new Float64Array(1024);
  starts.push(0);
  return {
    get size() {
      return places.length;
    },
    push(vector) {
      if (places.length + vector.length > values.length) {
        const grown = new Float64Array(2 * values.length + vector.length);
        grown.set(values);
        values = grown;
      }
      vector.forEach((value, place) => {
        if (value === 0) return;
        values[places.length] = value;
        places.push(place);
      });
      starts.push(places.length);
      return starts.length - 2;
    },
    addTo(into, at, vector) {
      const from = values;
      const to = places.values;
      const end = starts.values[vector + 1] as number;
      for (let i = starts.values[vector] as number; i < end; i++) {
        const place = at + (to[i] as number);
        into[place] = (into[place] as number) + (from[i] as number);
      }
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
