import type { SharedMemory } from '../../wasm.ts';
import { instantiateKernel, kernelModule, rowLength, type Kernel } from '../kernel/kernel.ts';
import { createArena, type Arena } from './arena.ts';
import { createMemoryFor } from './plan.ts';

/** Finds the best label sequences under a matrix of transition scores, where -Infinity is impossible. */
export interface Viterbi {
  /** `labels * labels`, from label (row) to label. */
  setTransitions(matrix: Float64Array): void;
  /** The best labels for `length * labels` state scores; of equal ones the lower. */
  best(scores: Float64Array, length: number): Uint16Array;
  /** The score of the sequence last found. */
  readonly score: number;
}

/** The addresses of what the kernel works in. */
interface ViterbiSpace {
  /** State scores; they need not be as far apart as the kernel's rows are. */
  readonly rows: number;
  readonly transitions: number;
  readonly transposed: number;
  readonly delta: number;
  /** The labels found, two bytes each. */
  readonly labels: number;
}

export function reserveViterbi(arena: Arena, labels: number, tokens: number): ViterbiSpace {
  const row = rowLength(labels);
  return {
    rows: arena.reserve((tokens + 1) * row * 8),
    transitions: arena.reserve(row * row * 8),
    transposed: arena.reserve(row * row * 8),
    delta: arena.reserve(tokens * row * 8),
    labels: arena.reserve(tokens * 2),
  };
}

/** @param matrix `labels * labels`, from label (row) to label. */
export function writeTransitions(
  { buffer }: SharedMemory,
  space: ViterbiSpace,
  matrix: Float64Array,
  labels: number,
): void {
  const row = rowLength(labels);
  const forward = new Float64Array(buffer, space.transitions, row * row).fill(-Infinity);
  const transposed = new Float64Array(buffer, space.transposed, row * row).fill(-Infinity);
  for (let i = 0; i < labels; i++) {
    for (let j = 0; j < labels; j++) {
      const value = matrix[i * labels + j] as number;
      forward[i * row + j] = value;
      transposed[j * row + i] = value;
    }
  }
}

/** Puts the best labels for the state scores in their place, and returns their score. @param step doubles from row to row. */
export function runViterbi(
  kernel: Kernel,
  space: ViterbiSpace,
  labels: number,
  length: number,
  step = rowLength(labels),
): number {
  const { rows, transitions, transposed, delta } = space;
  return kernel.viterbi(rows, 8 * step, length, labels, transitions, transposed, delta, space.labels);
}

/** @param prepare changes the state scores, which are a copy. */
export function createViterbi(labels: number, prepare?: (scores: Float64Array, length: number) => void): Viterbi {
  let matrix: Float64Array | undefined;
  let room = createRoom(labels, 128);
  let score = 0;

  const writeMatrix = () => {
    if (matrix) writeTransitions(room.memory, room.space, matrix, labels);
  };

  return {
    setTransitions(next) {
      matrix = next;
      writeMatrix();
    },
    best(scores, length) {
      if (length === 0) {
        score = 0;
        return new Uint16Array(0);
      }
      if (length > room.capacity) {
        room = createRoom(labels, Math.max(length, 2 * room.capacity));
        writeMatrix();
      }
      const { kernel, space, doubles, found } = room;
      doubles.set(scores.subarray(0, length * labels), space.rows / 8);
      prepare?.(doubles.subarray(space.rows / 8, space.rows / 8 + length * labels), length);
      score = runViterbi(kernel, space, labels, length, labels);
      return found.slice(0, length);
    },
    get score() {
      return score;
    },
  };
}

function createRoom(labels: number, capacity: number) {
  const arena = createArena();
  const space = reserveViterbi(arena, labels, capacity);
  const memory = createMemoryFor(arena.size);
  const doubles = new Float64Array(memory.buffer);
  const found = new Uint16Array(memory.buffer, space.labels, capacity);
  return { memory, doubles, found, kernel: instantiateKernel(kernelModule(), memory), capacity, space };
}

interface ScoredSequence {
  readonly labels: Uint16Array;
  readonly score: number;
}

/** The end of a label sequence, from `token` on. */
interface Suffix {
  readonly token: number;
  readonly label: number;
  /** Scores of its transitions and of all its tokens but the first. */
  readonly score: number;
  /** The best score of a sequence that ends so. */
  readonly bound: number;
  readonly rest: Suffix | undefined;
}

/**
 * The `count` best label sequences, best first: A* from the end, with the Viterbi scores as the exact estimate of what is
 * still to come, so that nothing is expanded that is not part of a result (Huang and Chiang 2005, "Better k-best parsing",
 * is the general case). Impossible sequences, of score -Infinity, are left out.
 *
 * @param scores `length * labels`.
 * @param transitions `labels * labels`.
 */
export function nBestSequences(
  scores: Float64Array,
  length: number,
  transitions: Float64Array,
  count: number,
): ScoredSequence[] {
  if (length === 0) return [{ labels: new Uint16Array(0), score: 0 }];
  const labels = Math.sqrt(transitions.length);
  const best = viterbiScores(scores, length, transitions, labels);
  const queue = createQueue();
  const put = (token: number, label: number, score: number, rest: Suffix | undefined) => {
    const bound = (best[token * labels + label] as number) + score;
    if (bound > -Infinity) queue.push({ token, label, score, bound, rest });
  };
  for (let y = 0; y < labels; y++) put(length - 1, y, 0, undefined);
  const found: ScoredSequence[] = [];
  while (found.length < count) {
    const suffix = queue.pop();
    if (!suffix) break;
    if (suffix.token === 0) {
      found.push({ labels: labelsOf(suffix, length), score: suffix.bound });
      continue;
    }
    const { token, label } = suffix;
    const own = suffix.score + (scores[token * labels + label] as number);
    for (let y = 0; y < labels; y++) put(token - 1, y, own + (transitions[y * labels + label] as number), suffix);
  }
  return found;
}

/** For each token and label the score of the best sequence that ends there. */
function viterbiScores(scores: Float64Array, length: number, transitions: Float64Array, labels: number): Float64Array {
  const best = scores.slice(0, length * labels);
  for (let t = 1; t < length; t++) {
    for (let j = 0; j < labels; j++) {
      let most = -Infinity;
      for (let i = 0; i < labels; i++) {
        most = Math.max(most, (best[(t - 1) * labels + i] as number) + (transitions[i * labels + j] as number));
      }
      best[t * labels + j]! += most;
    }
  }
  return best;
}

function labelsOf(suffix: Suffix, length: number): Uint16Array {
  const labels = new Uint16Array(length);
  for (let at: Suffix | undefined = suffix; at; at = at.rest) labels[at.token] = at.label;
  return labels;
}

/** A heap with the greatest bound first; of equal ones the one put first. */
function createQueue() {
  const heap: { readonly suffix: Suffix; readonly order: number }[] = [];
  let order = 0;
  const before = (a: number, b: number) => {
    const left = heap[a] as (typeof heap)[number];
    const right = heap[b] as (typeof heap)[number];
    return (
      left.suffix.bound > right.suffix.bound || (left.suffix.bound === right.suffix.bound && left.order < right.order)
    );
  };
  const swap = (a: number, b: number) => {
    const kept = heap[a] as (typeof heap)[number];
    heap[a] = heap[b] as (typeof heap)[number];
    heap[b] = kept;
  };
  return {
    push(suffix: Suffix): void {
      let at = heap.push({ suffix, order: order++ }) - 1;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (!before(at, parent)) return;
        swap(at, parent);
        at = parent;
      }
    },
    pop(): Suffix | undefined {
      const top = heap[0];
      const last = heap.pop();
      if (!top || !last || heap.length === 0) return top?.suffix;
      heap[0] = last;
      for (let at = 0; ;) {
        let first = at;
        for (const child of [2 * at + 1, 2 * at + 2]) if (child < heap.length && before(child, first)) first = child;
        if (first === at) return top.suffix;
        swap(at, first);
        at = first;
      }
    },
  };
}
