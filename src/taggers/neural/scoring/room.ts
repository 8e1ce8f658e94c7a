import { MAX_CHARACTERS } from '../vocabulary.ts';
import { simdKernel } from '../kernels/simd/kernel.ts';
import type { Task } from '../kernels/simd/team.ts';
import type { EmbeddingTable } from '../layers/embedding.ts';
import { createNetwork, createOutput, weightOf, type Sequences, type Weights } from './network.ts';

/** Forms whose characters are read at once. */
export const MOST_READ = 2048;

/** What forms add to the gates is kept for as many as this holds: 28,000 of NeuroNER's, 42,000 of DeepAffix's. */
const KEPT_BYTES = 1 << 26;

/** Sequences of a task: few enough for their gates and states to stay in the first two caches. */
const BLOCK = 32;

/** Tasks at once, each with room of its own. */
const MOST_BLOCKS = 64;

/** A model's weights in the kernel's memory, with room for what is computed by them. */
export interface Room {
  /** How many forms are kept. */
  readonly forms: number;
  /** Whether there is room for so many tokens, and nobody else has had arrays laid out in the memory. */
  holds(tokens: number): boolean;
  /**
   * Reads at most {@link MOST_READ} forms, the longest first, and keeps what they add to the gates, in rows from `row` on.
   *
   * @param spelled ids of their characters.
   * @param complete fills in the inputs of the token network, `[forms, inputSize]`, from the column `from` on.
   */
  readForms(
    spelled: readonly Int32Array[],
    row: number,
    complete: (inputs: Float32Array, inputSize: number, from: number) => void,
  ): void;
  /**
   * @param sentences rows of their forms; the longest first.
   * @returns `[tokens, tags]`, one sentence after the other; until something else is computed.
   */
  score(sentences: readonly Int32Array[]): Float32Array;
}

/** @param tokens that there is to be room for. */
export function createRoom(weights: Weights, vectors: EmbeddingTable, tokens: number): Room {
  const kernel = simdKernel();
  const [, width] = weightOf(weights, 'tokenNetwork.forward.input').shape as [number, number];
  const forms = Math.max(tokens, Math.floor(KEPT_BYTES / (2 * width * 4)));
  const characters = createNetwork(kernel, weights, 'characterNetwork', vectors.size);
  const network = createNetwork(kernel, weights, 'tokenNetwork', forms);
  const output = createOutput(kernel, weights);
  const roomOfTask = Math.max(
    ...[characters, network].map(({ hidden, columns }) => kernel.taggingRoom(BLOCK, hidden, columns, output.dense)),
  );
  const places = kernel.layOut({
    ...characters.fields,
    ...network.fields,
    ...output.fields,
    vectors: vectors.values,
    lengths: Math.max(tokens, MOST_READ),
    starts: Math.max(tokens, MOST_READ),
    forms: Math.max(tokens, MOST_READ * MAX_CHARACTERS),
    x: MOST_READ * network.inputSize,
    rooms: (MOST_BLOCKS * roomOfTask) / 4,
    states: tokens * output.width,
    scores: tokens * output.tags,
  });
  const { layouts } = kernel;
  for (const part of [characters, network, output]) part.prepare(kernel, places);
  characters.addForms(kernel, places, places.vectors, vectors.size, 0);
  const sequences: Sequences = places;

  const write = (lists: readonly Int32Array[]): void => {
    const starts = new Int32Array(lists.length);
    const all = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0));
    let at = 0;
    lists.forEach((list, i) => {
      starts[i] = at;
      all.set(list, at);
      at += list.length;
    });
    kernel.write(
      places.lengths,
      Int32Array.from(lists, (list) => list.length),
    );
    kernel.write(places.starts, starts);
    kernel.write(places.forms, all);
  };
  const run = (tables: readonly number[], lists: readonly Int32Array[], productsOfPlace: number): void => {
    const blocks = Array.from({ length: Math.ceil(lists.length / BLOCK) }, (_, i) => i * BLOCK);
    for (let from = 0; from < blocks.length; from += MOST_BLOCKS) {
      const tasks = blocks.slice(from, from + MOST_BLOCKS).map((first, i): Task => {
        const last = Math.min(lists.length, first + BLOCK);
        return ['tagSequences', ...tables, first, last, places.rooms + i * roomOfTask];
      });
      const some = lists.slice(blocks[from], (blocks[from] as number) + MOST_BLOCKS * BLOCK);
      kernel.run(tasks, productsOfPlace * some.reduce((sum, list) => sum + list.length, 0));
    }
  };

  return {
    forms,
    holds: (wanted) => wanted <= tokens && simdKernel() === kernel && kernel.layouts === layouts,
    readForms(spelled, row, complete) {
      const { inputSize } = network;
      write(spelled);
      const readers = characters.writeReaders(kernel, places, sequences, {
        address: places.x,
        stride: inputSize,
        leavesAll: false,
      });
      run([...readers, 0], spelled, 2 * characters.hidden * characters.columns);
      complete(kernel.floats(places.x, spelled.length * inputSize), inputSize, 2 * characters.hidden);
      network.addForms(kernel, places, places.x, spelled.length, row);
    },
    score(sentences) {
      write(sentences);
      const { states, scores } = places;
      const readers = network.writeReaders(kernel, places, sequences, {
        address: states,
        stride: output.width,
        leavesAll: true,
      });
      const table = output.write(kernel, places, sequences, states, scores);
      run([...readers, table], sentences, 2 * network.hidden * network.columns + output.width * output.dense);
      return kernel.floats(scores, sentences.reduce((sum, list) => sum + list.length, 0) * output.tags);
    },
  };
}
