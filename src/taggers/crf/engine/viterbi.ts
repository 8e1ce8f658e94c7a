import { instantiateKernel, kernelModule, rowLength, type Kernel, type SharedMemory } from '../kernel/kernel.ts';
import { createArena } from './arena.ts';
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

/** What the kernel works in; it is made anew for a longer sequence. */
interface Room {
  readonly memory: SharedMemory;
  readonly kernel: Kernel;
  readonly capacity: number;
  readonly rows: number;
  readonly transitions: number;
  readonly transposed: number;
  readonly delta: number;
  readonly labels: number;
}

export function createViterbi(labels: number): Viterbi {
  const row = rowLength(labels);
  let matrix: Float64Array | undefined;
  let room = createRoom(labels, 128);
  let score = 0;

  const writeMatrix = () => {
    if (!matrix) return;
    const forward = new Float64Array(room.memory.buffer, room.transitions, row * row).fill(-Infinity);
    const transposed = new Float64Array(room.memory.buffer, room.transposed, row * row).fill(-Infinity);
    for (let i = 0; i < labels; i++) {
      for (let j = 0; j < labels; j++) {
        const value = matrix[i * labels + j] as number;
        forward[i * row + j] = value;
        transposed[j * row + i] = value;
      }
    }
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
      const rows = new Float64Array(room.memory.buffer, room.rows, length * row);
      copyRows(rows, row, scores, labels, length);
      score = room.kernel.viterbi(
        room.rows,
        length,
        labels,
        room.transitions,
        room.transposed,
        room.delta,
        room.labels,
      );
      return new Uint16Array(room.memory.buffer, room.labels, length).slice();
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

function createRoom(labels: number, capacity: number): Room {
  const row = rowLength(labels);
  const arena = createArena();
  const addresses = {
    rows: arena.reserve(capacity * row * 8),
    transitions: arena.reserve(row * row * 8),
    transposed: arena.reserve(row * row * 8),
    delta: arena.reserve(capacity * row * 8),
    labels: arena.reserve(capacity * 2),
  };
  const memory = createMemoryFor(arena.size);
  return { memory, kernel: instantiateKernel(kernelModule(), memory), capacity, ...addresses };
}
