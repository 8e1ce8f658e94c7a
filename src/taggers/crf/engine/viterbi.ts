import { instantiateKernel, kernelModule, rowLength, type Kernel, type SharedMemory } from '../kernel/kernel.ts';
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
export interface ViterbiSpace {
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
