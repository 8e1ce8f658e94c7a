import type { CrfWeights } from './data.ts';
import { createArena } from './engine/arena.ts';
import { layOutCells } from './engine/cells.ts';
import { createMemoryFor } from './engine/plan.ts';
import type { ExtractedSentence } from './features/extraction.ts';
import type { GrowingInts } from './features/growing.ts';
import { instantiateKernel, kernelModule, rowLength } from './kernel/kernel.ts';

/** Lists of attributes: `blocks + 1` offsets, and numbers. They may grow, but what is there stays as it is. */
export interface BlockLists {
  readonly starts: GrowingInts;
  readonly attributes: GrowingInts;
}

/** Adds up the weights of blocks of attributes in the kernel, and keeps the sums of those that tokens share as vectors. */
export interface ScoreKernel {
  /** The scores of the tokens, `tokens * labelCount`, in an array that may be longer. */
  score(sentence: ExtractedSentence, tokens: number, into: Float64Array): void;
  /** To be told when the lists have been emptied, or are others. */
  forget(): void;
}

/** How much the memory holds. Of what is not used, the system provides none. */
interface Capacity {
  readonly tokens: number;
  readonly blocks: number;
  readonly attributes: number;
}

const CAPACITY: Capacity = { tokens: 1 << 10, blocks: 1 << 18, attributes: 1 << 21 };
/** Of scores in vectors: 64 MB. */
const MOST_SCORES = 8_000_000;

/** @param lists gives the lists in which the blocks of sentences are. */
export function createScoreKernel(weights: CrfWeights, lists: () => BlockLists): ScoreKernel {
  const { labelCount } = weights;
  let room: Room | undefined;
  /** How much of the lists is in the kernel's memory. */
  let known = { blocks: 0, attributes: 0 };

  const forget = (): void => {
    room?.forgetVectors(known.blocks);
    known = { blocks: 0, attributes: 0 };
  };

  /** A room that holds the lists, and the blocks of the sentence. */
  const prepare = ({ lanes, sharedLanes }: ExtractedSentence, tokens: number): Room => {
    const { starts, attributes } = lists();
    const blocks = starts.length - 1;
    const isTooSmall = (name: keyof Capacity, wanted: number) => wanted > (room?.capacity[name] ?? 0);
    if (
      !room ||
      lanes > room.lanes ||
      isTooSmall('tokens', tokens) ||
      isTooSmall('blocks', blocks) ||
      isTooSmall('attributes', attributes.length)
    ) {
      room = createRoom(weights, 2 * lanes, sharedLanes, {
        tokens: Math.max(CAPACITY.tokens, 2 * tokens),
        blocks: Math.max(CAPACITY.blocks, 2 * blocks),
        attributes: Math.max(CAPACITY.attributes, 2 * attributes.length),
      });
      known = { blocks: 0, attributes: 0 };
    }
    const { words } = room;
    words.set(starts.values.subarray(known.blocks, blocks + 1), room.starts / 4 + known.blocks);
    words.set(attributes.values.subarray(known.attributes, attributes.length), room.attributes / 4 + known.attributes);
    known = { blocks, attributes: attributes.length };
    return room;
  };

  return {
    score(sentence, tokens, into) {
      const current = prepare(sentence, tokens);
      const { words, doubles, kernel, task, row } = current;
      const { blocks, lanes, sharedLanes } = sentence;
      words.set(blocks.subarray(0, tokens * lanes), current.matrix / 4);
      current.setLanes(lanes, sharedLanes);
      // As many tokens at a time as need no more new vectors than there is place for.
      for (let from = 0; from < tokens; from += current.atOnce) {
        const to = Math.min(tokens, from + current.atOnce);
        if (current.vectorsLeft() < (to - from) * sharedLanes) current.forgetVectors(known.blocks);
        kernel.scoreBlocks(task, from, to);
      }
      let from = current.rows / 8;
      for (let to = 0; to < tokens * labelCount; to += labelCount, from += row) {
        for (let label = 0; label < labelCount; label++) into[to + label] = doubles[from + label] as number;
      }
    },
    forget,
  };
}

type Room = ReturnType<typeof createRoom>;

/** The kernel's memory, laid out as the `Blocks` and `Cells` of its sources. */
function createRoom(weights: CrfWeights, lanes: number, sharedLanes: number, capacity: Capacity) {
  const { labelCount, stateWeights } = weights;
  const row = rowLength(labelCount);
  const cells = layOutCells(weights);
  const mostVectors = Math.max(Math.floor(MOST_SCORES / row), sharedLanes);
  const arena = createArena();
  const cellTable = arena.reserve(3 * 4);
  const task = arena.reserve(12 * 4);
  const cellStarts = arena.reserve(cells.starts.byteLength);
  const places = arena.reserve(cells.places.byteLength);
  const cellWeights = arena.reserve(cells.places.length * 8);
  const rows = arena.reserve(capacity.tokens * row * 8);
  const matrix = arena.reserve(capacity.tokens * lanes * 4);
  const starts = arena.reserve((capacity.blocks + 1) * 4);
  const attributes = arena.reserve(capacity.attributes * 4);
  const vectorOfBlock = arena.reserve(capacity.blocks * 4);
  const list = arena.reserve(lanes * 4);
  const vectors = arena.reserve(mostVectors * row * 8);
  const memory = createMemoryFor(arena.size);
  const words = new Uint32Array(memory.buffer);
  const doubles = new Float64Array(memory.buffer);
  words.set([cellStarts, places, cellWeights], cellTable / 4);
  words.set(
    [labelCount, cellTable, rows, matrix, lanes, sharedLanes, starts, attributes, vectorOfBlock, vectors, 0, list],
    task / 4,
  );
  words.set(cells.starts, cellStarts / 4);
  new Uint16Array(memory.buffer, places, cells.places.length).set(cells.places);
  for (let k = 0; k < stateWeights.length; k++) {
    doubles[cellWeights / 8 + (cells.cellOf[k] as number)] = stateWeights[k] as number;
  }
  return {
    kernel: instantiateKernel(kernelModule(), memory),
    capacity,
    lanes,
    row,
    task,
    rows,
    matrix,
    starts,
    attributes,
    words,
    doubles,
    /** How many tokens can be scored without running out of place for vectors, if there are none before. */
    atOnce: Math.floor(mostVectors / Math.max(1, sharedLanes)),
    setLanes: (all: number, shared: number) => words.set([all, shared], task / 4 + 4),
    vectorsLeft: () => mostVectors - (words[task / 4 + 10] as number),
    forgetVectors(blocks: number) {
      words[task / 4 + 10] = 0;
      words.fill(0, vectorOfBlock / 4, vectorOfBlock / 4 + blocks);
    },
  };
}
