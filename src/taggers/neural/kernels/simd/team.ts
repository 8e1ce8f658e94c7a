import { Worker } from 'node:worker_threads';
import { PalimpsestError } from '../../../../core/errors.ts';
import type { KernelModule, SharedMemory } from '../../../wasm.ts';
import { instantiate } from './module.ts';

/** What a task does: the number by which `run` of index.as knows it. */
export const KINDS = {
  /** b, k, n, panels: the right operand of a product, `[k, n]`. */
  packPanels: 0,
  /** b, k, n, panels: the same of the transpose of b, `[n, k]`. */
  packTransposed: 1,
  /** a, step, next, panels, c, ldc, m, k, n: see gemm.as. */
  multiply: 2,
  /** x, m, n, out */
  sumRows: 3,
  /** layer, first row, last row */
  project: 4,
  /** layer, first sequence, last sequence */
  forward: 5,
  /** layer, first sequence, last sequence */
  backward: 6,
  /** chains, first sequence, last sequence, room */
  chains: 7,
  /** x, rows, input size, panels of the input weights, bias, columns, gates: what inputs add to the gates of a layer. */
  addInput: 8,
  /** readers forward and backward, output or 0, first sequence, last sequence, room: see tagging.as. */
  tagSequences: 9,
  /** b, k, n, panels, sums, first column, last column: the right operand of a product, and the sums of its columns. */
  packAndSum: 10,
  /** values, gradient, m, v, first, last, rates: see adam.as. */
  adam: 11,
  /** The same, with rates of their own. */
  adamw: 12,
  /** attention, first head, last head, room: see attention.as. */
  attend: 13,
  attendBack: 14,
  /** As multiply, and a row that is added to each of c. */
  multiplyAndAdd: 15,
  /** x, m, n, out, first column, last column: sums in double precision. */
  sumColumns: 16,
} as const;

/** A function of the kernel with its arguments: addresses and counts. */
export type Task = readonly [kind: keyof typeof KINDS, ...args: number[]];

export const TASK_NUMBERS = 11;

/** What a worker is given when it starts. */
export interface WorkerInput {
  readonly module: KernelModule;
  readonly memory: SharedMemory;
  /** Where the words of {@link WORDS} lie. */
  readonly control: number;
  readonly tasks: number;
  /** What is a thread's own. */
  readonly room: number;
}

/**
 * The words that threads share. Tasks have running numbers over all lists, so that a thread that comes late cannot take one of
 * a list gone by: `next` is the first not yet taken, `limit` the first not yet to be taken, and a list's first is `base`. A list
 * is done when `done` reaches `limit`.
 */
const WORDS = { next: 0, limit: 1, done: 2, base: 3, failed: 4 } as const;
export const CONTROL_BYTES = 64;

/** Numbers above this start again at 0: they are 32 bits. */
const MOST = 1 << 30;

function takeTasks(words: Int32Array, run: (task: number) => void): void {
  for (;;) {
    const task = Atomics.load(words, WORDS.next);
    if (task >= Atomics.load(words, WORDS.limit)) return;
    if (Atomics.compareExchange(words, WORDS.next, task, task + 1) !== task) continue;
    try {
      // The list cannot end before this task is done, so the base is its own.
      run(task - Atomics.load(words, WORDS.base));
    } catch (error) {
      Atomics.store(words, WORDS.failed, 1);
      throw error;
    } finally {
      Atomics.add(words, WORDS.done, 1);
      Atomics.notify(words, WORDS.done);
    }
  }
}

/** What a worker does, as long as it lives. */
export function serve({ module, memory, control, tasks, room }: WorkerInput): never {
  const words = new Int32Array(memory.buffer, control, CONTROL_BYTES / 4);
  const kernel = instantiate(module, memory, room);
  for (;;) {
    const limit = Atomics.load(words, WORDS.limit);
    takeTasks(words, (task) => kernel.run(tasks + task * TASK_NUMBERS * 4));
    Atomics.wait(words, WORDS.limit, limit);
  }
}

/** This thread and its workers. */
export interface Team {
  /** Does the first `count` tasks of the table: returns when all are done. This thread takes its share, and blocks. */
  run(count: number, runTask: (task: number) => void): void;
  close(): void;
}

/**
 * Starts threads that help this one. They keep no process alive.
 *
 * @param rooms of each.
 */
export function createTeam(input: Omit<WorkerInput, 'room'>, rooms: readonly number[]): Team {
  const words = new Int32Array(input.memory.buffer, input.control, CONTROL_BYTES / 4);
  const threads = rooms.map((room) => {
    // Run from source (in tests), the compiled worker is used: a thread does not inherit a loader.
    const compiled = import.meta.url.endsWith('.ts')
      ? '../../../../../dist/taggers/neural/kernels/simd/worker.js'
      : './worker.js';
    const worker = new Worker(new URL(compiled, import.meta.url), {
      workerData: { ...input, room } satisfies WorkerInput,
    });
    // One that cannot start takes no task, and the others do them all; one that fails later has said so in `failed`.
    worker.on('error', () => undefined);
    worker.unref();
    return worker;
  });
  return {
    run(count, runTask) {
      let limit = Atomics.load(words, WORDS.limit);
      if (limit > MOST) {
        for (const word of [WORDS.limit, WORDS.next, WORDS.done]) Atomics.store(words, word, 0);
        limit = 0;
      }
      Atomics.store(words, WORDS.base, limit);
      Atomics.store(words, WORDS.limit, limit + count);
      Atomics.notify(words, WORDS.limit, count - 1);
      takeTasks(words, runTask);
      for (;;) {
        const done = Atomics.load(words, WORDS.done);
        if (done >= limit + count) break;
        Atomics.wait(words, WORDS.done, done);
      }
      if (Atomics.load(words, WORDS.failed) === 1) {
        throw new PalimpsestError('neural-worker', 'a worker thread of the neural kernel failed', { hint: 'Try fewer workers: --workers 1.' }); // prettier-ignore
      }
    },
    close() {
      for (const worker of threads) void worker.terminate();
    },
  };
}
