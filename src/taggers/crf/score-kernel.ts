import type { CrfWeights } from './data.ts';
import { createArena } from './engine/arena.ts';
import { createMemoryFor } from './engine/plan.ts';
import type { GrowingInts } from './features/growing.ts';
import { instantiateKernel, kernelModule, rowLength } from './kernel/kernel.ts';

/** What the tokens of a sentence have: offsets (`tokens + 1`) into lists of attributes and of kept vectors. */
export interface TokenParts {
  readonly attributeStarts: GrowingInts;
  readonly attributes: GrowingInts;
  readonly vectorStarts: GrowingInts;
  readonly vectors: GrowingInts;
}

/** Adds up weights in the kernel. The sums of attributes that come again and again are kept as vectors. */
export interface ScoreKernel {
  /** Keeps the sum of the weights of the attributes from `from` to `to` of the list; gives its number, counted from 0. */
  keep(attributes: GrowingInts, from: number, to: number): number;
  /** Of how many labels' scores there are in the vectors kept. */
  readonly size: number;
  /** Forgets the vectors; the next gets number 0. */
  forget(): void;
  /** The scores of the tokens, `tokens * labelCount`, in an array that may be longer. */
  score(parts: TokenParts, tokens: number, into: Float64Array): void;
}

/** How much the memory holds. */
interface Capacity {
  readonly tokens: number;
  readonly vectors: number;
  readonly attributes: number;
  readonly entries: number;
}

export function createScoreKernel(weights: CrfWeights): ScoreKernel {
  const { labelCount } = weights;
  const row = rowLength(labelCount);
  let room = createRoom(weights, { tokens: 256, vectors: 1024, attributes: 4096, entries: 4096 });
  let count = 0;

  const enlarge = (wanted: Partial<Capacity>): void => {
    const { capacity } = room;
    const most = (name: keyof Capacity) =>
      (wanted[name] ?? 0) > capacity[name] ? 2 * (wanted[name] as number) : capacity[name];
    const before = room;
    room = createRoom(weights, {
      tokens: most('tokens'),
      vectors: most('vectors'),
      attributes: most('attributes'),
      entries: most('entries'),
    });
    const first = before.vectors / 8;
    room.doubles.set(before.doubles.subarray(first, first + count * row), room.vectors / 8);
  };

  return {
    keep(attributes, from, to) {
      if (count === room.capacity.vectors || to - from > room.capacity.attributes) {
        enlarge({ vectors: count + 1, attributes: to - from });
      }
      const { words, capacity, attributeStarts, kernel, corpus } = room;
      const at = attributeStarts / 4 + capacity.tokens + count;
      words[at] = 0;
      words[at + 1] = to - from;
      words.set(attributes.values.subarray(from, to), room.attributes / 4);
      kernel.scoreGroups(corpus, count, count + 1);
      return count++;
    },
    get size() {
      return count * labelCount;
    },
    forget() {
      count = 0;
    },
    score(parts, tokens, into) {
      const { attributeStarts, attributes, vectorStarts, vectors } = parts;
      const { capacity } = room;
      if (tokens > capacity.tokens || attributes.length > capacity.attributes || vectors.length > capacity.entries) {
        enlarge({ tokens, attributes: attributes.length, entries: vectors.length });
      }
      const { words, doubles, kernel, corpus } = room;
      words.set(attributeStarts.values.subarray(0, tokens + 1), room.attributeStarts / 4);
      words.set(attributes.values.subarray(0, attributes.length), room.attributes / 4);
      words.set(vectorStarts.values.subarray(0, tokens + 1), room.vectorStarts / 4);
      words.set(vectors.values.subarray(0, vectors.length), room.entries / 4);
      kernel.scoreTokens(corpus, 0, tokens);
      let from = room.rows / 8;
      for (let to = 0; to < tokens * labelCount; to += labelCount, from += row) {
        for (let label = 0; label < labelCount; label++) into[to + label] = doubles[from + label] as number;
      }
    },
  };
}

/** The kernel's memory, laid out as the `Corpus` of kernel/corpus.as: rows of tokens, then vectors, which it calls groups. */
function createRoom(weights: CrfWeights, capacity: Capacity) {
  const { labelCount, stateStarts, stateLabels, stateWeights } = weights;
  const row = rowLength(labelCount);
  const arena = createArena();
  const corpus = arena.reserve(12 * 4);
  const rows = arena.reserve((capacity.tokens + capacity.vectors) * row * 8);
  const attributeStarts = arena.reserve((capacity.tokens + capacity.vectors + 1) * 4);
  const attributes = arena.reserve(capacity.attributes * 4);
  const vectorStarts = arena.reserve((capacity.tokens + 1) * 4);
  const entries = arena.reserve(capacity.entries * 4);
  const featureStarts = arena.reserve(stateStarts.byteLength);
  const featureLabels = arena.reserve(stateLabels.byteLength);
  const featureWeights = arena.reserve(stateWeights.byteLength);
  const memory = createMemoryFor(arena.size);
  const words = new Uint32Array(memory.buffer);
  words.set(
    [
      labelCount,
      capacity.tokens,
      capacity.vectors,
      rows,
      attributeStarts,
      attributes,
      vectorStarts,
      entries,
      featureStarts,
      featureLabels,
      featureWeights,
      0, // expected counts: for training alone
    ],
    corpus / 4,
  );
  words.set(stateStarts, featureStarts / 4);
  // The kernel wants the places of labels within a row, in bytes.
  const places = new Uint16Array(memory.buffer, featureLabels, stateLabels.length);
  for (let i = 0; i < places.length; i++) places[i] = 8 * (stateLabels[i] as number);
  const doubles = new Float64Array(memory.buffer);
  doubles.set(stateWeights, featureWeights / 8);
  return {
    kernel: instantiateKernel(kernelModule(), memory),
    capacity,
    corpus,
    rows,
    vectors: rows + capacity.tokens * row * 8,
    attributeStarts,
    attributes,
    vectorStarts,
    entries,
    words,
    doubles,
  };
}
