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
  /** State scores. */
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
    rows: arena.reserve(tokens * row * 8),
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

/** Puts the best labels for the state scores in their place, and returns their score. */
export function runViterbi(kernel: Kernel, space: ViterbiSpace, labels: number, length: number): number {
  const { rows, transitions, transposed, delta } = space;
  return kernel.viterbi(rows, length, labels, transitions, transposed, delta, space.labels);
}

export function createViterbi(labels: number): Viterbi {
  const row = rowLength(labels);
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
      const { memory, kernel, space } = room;
      copyRows(new Float64Array(memory.buffer, space.rows, length * row), row, scores, labels, length);
      score = runViterbi(kernel, space, labels, length);
      return new Uint16Array(memory.buffer, space.labels, length).slice();
    },
    get score() {
      return score;
    },
  };
}

/** Copies rows of `labels` doubles to rows of the kernel's length; what is over keeps its value. */
export function copyRows(to: Float64Array, row: number, from: Float64Array, labels: number, count: number): void {
  for (let t = 0; t < count; t++) {
    const target = t * row;
    const source = t * labels;
    for (let y = 0; y < labels; y++) to[target + y] = from[source + y] as number;
  }
}

function createRoom(labels: number, capacity: number) {
  const arena = createArena();
  const space = reserveViterbi(arena, labels, capacity);
  const memory = createMemoryFor(arena.size);
  return { memory, kernel: instantiateKernel(kernelModule(), memory), capacity, space };
}
