import { obtain } from '../../core/collections.ts';
import type { CrfWeights } from './data.ts';
import { createFixedIndex } from './features/attribute-index.ts';
import { createExtraction, type ExtractedSentence, type Extraction } from './features/extraction.ts';
import type { FeatureSet } from './features/feature-set.ts';
import { createArena, layOutRecords, type Records } from './engine/arena.ts';
import { createMemoryFor } from './engine/plan.ts';
import { instantiateKernel, kernelModule, rowLength } from './kernel/kernel.ts';

/** Adds up weights in the kernel. The sum of a block of attributes is kept as a vector. */
interface ScoreKernel {
  /** Of each attribute of the model the number by which it is to be called. */
  readonly numbers: Uint32Array;
  /**
   * The scores of the tokens, `tokens * labelCount`, good until the next call.
   *
   * @param blocks all that there have been since `forget`, the sentence's among them.
   */
  score(sentence: ExtractedSentence, tokens: number, blocks: Pick<Extraction, 'starts' | 'attributes'>): Float64Array;
  /** Of how many labels' scores there are in the vectors kept. */
  readonly size: number;
  /** Forgets the vectors; the blocks to come are others. */
  forget(): void;
}

/** Of scores in vectors, before it is time to forget them: 64 MB. */
const MOST_SCORES = 8_000_000;

/** How much the memory holds. Of what is not used, the system provides none. */
interface Capacity {
  readonly tokens: number;
  readonly lanes: number;
  /** All. */
  readonly vectors: number;
  /** The attributes of blocks that are new. */
  readonly attributes: number;
}

const LEAST = { tokens: 1 << 10, lanes: 1 << 6, attributes: 1 << 19 };

function createScoreKernel(weights: CrfWeights): ScoreKernel {
  const { labelCount } = weights;
  const row = rowLength(labelCount);
  const arena = createArena();
  const records = layOutRecords(weights, arena);
  let room = createRoom(weights, records, arena.size, { ...LEAST, vectors: Math.floor(MOST_SCORES / row) });
  let vectors = 0;

  const makeRoom = (wanted: Capacity): void => {
    const { capacity } = room;
    const names = Object.keys(capacity) as (keyof Capacity)[];
    if (names.every((name) => wanted[name] <= capacity[name])) return;
    const most = (name: keyof Capacity) => (wanted[name] > capacity[name] ? 2 * wanted[name] : capacity[name]);
    const before = room;
    room = createRoom(weights, records, arena.size, {
      tokens: most('tokens'),
      lanes: most('lanes'),
      vectors: most('vectors'),
      attributes: most('attributes'),
    });
    const first = before.vectors / 8;
    room.doubles.set(before.doubles.subarray(first, first + vectors * row), room.vectors / 8);
  };

  return {
    numbers: records.recordOf,
    score({ matrix, lanes, sharedLanes }, tokens, { starts, attributes }) {
      const blocks = starts.length - 1;
      const firstNew = starts.values[vectors] as number;
      makeRoom({
        tokens,
        lanes,
        vectors: blocks,
        attributes: Math.max(blocks - vectors, attributes.length - firstNew),
      });
      const { words, doubles, kernel, lanesTask } = room;
      for (let block = vectors; block <= blocks; block++) {
        words[room.starts / 4 + block - vectors] = (starts.values[block] as number) - firstNew;
      }
      words.set(attributes.values.subarray(firstNew, attributes.length), room.attributes / 4);
      kernel.scoreVectors(lanesTask, vectors, blocks - vectors);
      vectors = blocks;
      words.set(matrix.subarray(0, tokens * lanes), room.matrix / 4);
      words[lanesTask / 4 + 3] = lanes;
      words[lanesTask / 4 + 4] = sharedLanes;
      kernel.scoreLanes(lanesTask, tokens);
      return doubles.subarray(room.rows / 8, room.rows / 8 + tokens * labelCount);
    },
    get size() {
      return vectors * labelCount;
    },
    forget() {
      vectors = 0;
    },
  };
}

/** The kernel's memory: the records, then the `Lanes` of kernel/lanes.as and their tables. */
function createRoom(weights: CrfWeights, records: Records, from: number, capacity: Capacity) {
  const { labelCount, stateWeights } = weights;
  const row = rowLength(labelCount);
  const arena = createArena(from);
  const lanesTask = arena.reserve(9 * 4);
  const rows = arena.reserve((capacity.tokens + 1) * row * 8);
  const matrix = arena.reserve(capacity.tokens * capacity.lanes * 4);
  const starts = arena.reserve((capacity.attributes + 1) * 4);
  const attributes = arena.reserve(capacity.attributes * 4);
  const list = arena.reserve(capacity.lanes * 4);
  const vectors = arena.reserve(capacity.vectors * row * 8);
  const memory = createMemoryFor(arena.size);
  records.write(memory, stateWeights);
  const words = new Uint32Array(memory.buffer);
  words.set([labelCount, rows, matrix, 0, 0, vectors, starts, attributes, list], lanesTask / 4);
  return {
    kernel: instantiateKernel(kernelModule(), memory),
    words,
    doubles: new Float64Array(memory.buffer),
    capacity,
    lanesTask,
    rows,
    matrix,
    starts,
    attributes,
    vectors,
  };
}

/** A trained CRF: weights, and what the numbers in them mean. */
export interface CrfModel {
  readonly weights: CrfWeights;
  /** By attribute number. */
  readonly attributes: readonly string[];
  /** By label number. */
  readonly tags: readonly string[];
}

/**
 * A model whose scores lie between those of two of the same tags: of each tag sequence the probability is in proportion to (that of the one)^(1 - share) (that of the other)^share, since a CRF is
 * linear in its weights.
 */
export function blendModels(one: CrfModel, other: CrfModel, share: number): CrfModel {
  const { labelCount } = one.weights;
  const rows = new Map<string, Float64Array>();
  for (const [{ attributes, weights }, part] of [[one, 1 - share], [other, share]] as const) {
    for (const [a, name] of attributes.entries()) {
      const row = obtain(rows, name, () => new Float64Array(labelCount));
      for (let s = weights.stateStarts[a] as number; s < (weights.stateStarts[a + 1] as number); s++)
        row[weights.stateLabels[s] as number]! += part * (weights.stateWeights[s] as number);
    }
  } // prettier-ignore
  const starts = Uint32Array.from({ length: rows.size + 1 }, (_, a) => a * labelCount);
  const stateWeights = new Float64Array(rows.size * labelCount);
  [...rows.values()].forEach((row, a) => stateWeights.set(row, a * labelCount));
  const between = (a: number, b: number) => (1 - share) * a + share * b;
  const weights: CrfWeights = {
    labelCount,
    attributeCount: rows.size,
    stateStarts: starts,
    stateLabels: Uint16Array.from(stateWeights, (_, s) => s % labelCount),
    stateWeights,
    transitions: one.weights.transitions.map((weight, i) => between(weight, other.weights.transitions[i] as number)),
  };
  return pruneModel({ weights, attributes: [...rows.keys()], tags: one.tags });
}

interface StateScorer {
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
