import { availableParallelism } from 'node:os';
import { PalimpsestError } from '../../../../core/errors.ts';
import { instantiate, kernelModule, WebAssembly, type Exports, type SharedMemory } from './module.ts';
import { KINDS, TASK_NUMBERS, type Task } from './task.ts';
import { CONTROL_BYTES, createTeam, type Team } from './team.ts';

const MOST_TASKS = 4096;
const PAGE = 1 << 16;
/** The work of a step divides no further. */
const MOST_THREADS = 8;
/** Fewer products than this are done before another thread has woken. */
const LEAST_WORK = 2_000_000;

type Numbers = Float32Array | Int32Array | Uint32Array | Float64Array;

/**
 * What the neural taggers compute in WebAssembly, in a memory of its own that threads share: that of TensorFlow.js is not shared
 * in Node, and copying goes at some 50 GB a second. A memory has one size for good, so that no thread sees an old one.
 *
 * Every number is computed by one task, in one order: results do not depend on how many threads there are.
 */
export class SimdKernel {
  /** How many threads take part, this one included. */
  readonly threadCount: number;
  /** How often arrays were given places: those given before the last time are gone. */
  layouts = 0;
  private memory: SharedMemory;
  private exports: Exports;
  private team: Team | undefined;

  /** @param threads with this one. */
  constructor(threads: number) {
    this.threadCount = threads;
    this.memory = createMemory(1 << 24);
    this.exports = instantiate(kernelModule(), this.memory);
  }

  /** Numbers of four bytes that the panels of a `[k, n]` matrix take. */
  panelSize(k: number, n: number): number {
    return this.exports.panelSize(k, n);
  }

  /** Bytes that a task of `chains` needs for itself. */
  chainRoom(steps: number, stride: number): number {
    return this.exports.chainRoom(steps, stride);
  }

  /** Bytes that a task of `tagSequences` needs for itself. */
  taggingRoom(sequences: number, hidden: number, columns: number, dense: number): number {
    return Math.max(this.exports.readRoom(sequences, hidden, columns), this.exports.scoreRoom(dense));
  }

  /**
   * Gives arrays their places and copies those that have values; whatever was there before is gone.
   *
   * @param fields values, or how many numbers of four bytes there is to be room for.
   * @returns addresses, multiples of 16.
   * @throws PalimpsestError `out-of-memory` where 4 GiB do not suffice, or the system has not that much.
   */
  layOut<K extends string>(fields: Readonly<Record<K, Numbers | number>>): Record<K, number> {
    const places = {} as Record<K, number>;
    this.layouts++;
    let end = this.tasks + MOST_TASKS * TASK_NUMBERS * 4;
    for (const [name, field] of Object.entries(fields) as [K, Numbers | number][]) {
      end = (end + 63) & ~63;
      places[name] = end;
      end += typeof field === 'number' ? field * 4 : field.byteLength;
    }
    if (end + 64 > this.memory.buffer.byteLength) this.enlarge(end + 64);
    for (const [name, field] of Object.entries(fields) as [K, Numbers | number][]) {
      if (typeof field === 'number') continue;
      const to = new Uint8Array(this.memory.buffer, places[name], field.byteLength);
      to.set(new Uint8Array(field.buffer, field.byteOffset, field.byteLength));
    }
    return places;
  }

  /** The numbers at an address, until the next {@link layOut}. */
  floats(address: number, count: number): Float32Array {
    return new Float32Array(this.memory.buffer, address, count);
  }

  doubles(address: number, count: number): Float64Array {
    return new Float64Array(this.memory.buffer, address, count);
  }

  /** Writes a table of 32-bit numbers. */
  write(address: number, numbers: ArrayLike<number>): void {
    new Uint32Array(this.memory.buffer, address, numbers.length).set(numbers);
  }

  /**
   * Does tasks, which must not depend on each other.
   *
   * @param work about how many products they take together: of few, this thread does all.
   */
  run(tasks: readonly Task[], work: number): void {
    for (let from = 0; from < tasks.length; from += MOST_TASKS) {
      const some = tasks.slice(from, from + MOST_TASKS);
      const table = new Uint32Array(this.memory.buffer, this.tasks, some.length * TASK_NUMBERS);
      some.forEach(([kind, ...args], i) => table.set([KINDS[kind], ...args], i * TASK_NUMBERS));
      if (this.threadCount > 1 && some.length > 1 && work >= LEAST_WORK) {
        this.team ??= createTeam(
          { module: kernelModule(), memory: this.memory, control: this.control },
          this.threadCount - 1,
        );
        this.team.run(some.length, (i) => this.exports.run(this.tasks + i * TASK_NUMBERS * 4));
      } else {
        for (let i = 0; i < some.length; i++) this.exports.run(this.tasks + i * TASK_NUMBERS * 4);
      }
    }
  }

  /** Lets the threads end. */
  close(): void {
    this.team?.close();
    this.team = undefined;
  }

  private get control(): number {
    return (this.exports.heapBase() + 63) & ~63;
  }

  private get tasks(): number {
    return this.control + CONTROL_BYTES;
  }

  private enlarge(bytes: number): void {
    this.close();
    let size = this.memory.buffer.byteLength;
    while (size < bytes) size *= 2;
    this.memory = createMemory(size);
    this.exports = instantiate(kernelModule(), this.memory);
  }
}

function createMemory(bytes: number): SharedMemory {
  const pages = Math.ceil(bytes / PAGE);
  try {
    return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  } catch (error) {
    throw new PalimpsestError('out-of-memory', `${pages * PAGE} bytes for one operation are not to be had`, {
      hint: 'Choose a smaller batch: batchTokens.',
      cause: error,
    });
  }
}

let kernel: SimdKernel | undefined;

/** The kernel of this process. */
export function simdKernel(): SimdKernel {
  kernel ??= new SimdKernel(Math.min(availableParallelism(), MOST_THREADS));
  return kernel;
}

/**
 * How many threads the kernel may use, this one included, from now on. What it computes does not depend on it.
 *
 * @throws TypeError where it is not a whole number above 0.
 */
export function setThreads(threads: number): void {
  if (!(Number.isInteger(threads) && threads > 0)) throw new TypeError(`a number of threads is not ${threads}`);
  if (kernel?.threadCount === threads) return;
  kernel?.close();
  kernel = new SimdKernel(threads);
}
