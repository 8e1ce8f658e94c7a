import { availableParallelism } from 'node:os';
import { PalimpsestError } from '../../../../core/errors.ts';
import { WebAssembly, type SharedMemory } from '../../../wasm.ts';
import { aligned, instantiate, kernelModule, type Exports } from './module.ts';
import { ResidentArrays, SLACK, type ResidentArray } from './resident-arrays.ts';
import { KINDS, TASK_NUMBERS, type Task, CONTROL_BYTES, createTeam, type Team } from './team.ts';

const MOST_TASKS = 4096;
const PAGE = 1 << 16;
/** The work of a step divides no further. */
const MOST_THREADS = 8;
/** Fewer products than this are done before another thread has woken. */
const LEAST_WORK = 2_000_000;
/** The memory grows for arrays that stay, so that they need not give way, up to this many bytes. */
const MOST_HELD = 1 << 29;

type Numbers = Float32Array | Int32Array | Uint32Array | Float64Array;

/** The values of something that may have stayed in the memory, by its key. */
interface Found {
  readonly key: object;
  readonly values: Float32Array;
}

/** What is laid out. */
export type Field = Numbers | number | Found | ResidentArray;

/**
 * What the neural taggers compute in WebAssembly, in a memory of its own that threads share: that of TensorFlow.js is not shared
 * in Node. What is computed here and wanted here again may stay (see {@link ResidentArray}): copying all that a recurrent layer leaves
 * for its gradient, out and in again, would take a tenth of a training step. A memory has one size for good, so that no thread
 * sees an old one.
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
  private readonly residents = new ResidentArrays();

  /** @param threads with this one. */
  constructor(threads: number) {
    this.threadCount = threads;
    this.memory = createMemory(1 << 24);
    this.exports = instantiate(kernelModule(), this.memory);
  }

  /** Bytes of its memory, which never shrinks. */
  get size(): number {
    return this.memory.buffer.byteLength;
  }

  /** Numbers of four bytes that the panels of a `[k, n]` matrix take. */
  panelSize(k: number, n: number): number {
    return this.exports.panelSize(k, n);
  }

  /** Bytes that a task of `attend` or `attendBack` needs for itself. */
  attentionRoom(length: number, size: number, isBackward: boolean): number {
    return this.exports.attentionRoom(length, size, isBackward);
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
   * Gives arrays their places and copies those that have values; whatever was there before is gone, but for what stays.
   *
   * @param fields values, or how many numbers of four bytes there is to be room for; values that are only copied where they have
   *   not stayed from before; or what is to stay.
   * @returns addresses, multiples of 16.
   * @throws PalimpsestError `out-of-memory` where 4 GiB do not suffice, or the system has not that much.
   */
  layOut<K extends string>(fields: Readonly<Record<K, Field>>): Record<K, number> {
    this.layouts++;
    const entries = Object.entries(fields) as [K, Field][];
    const held = this.residents.sweep();
    let plan = this.plan(entries);
    if (!this.residents.place(plan.staying, plan.end, this.size)) {
      this.residents.clear(this.memory.buffer);
      plan = this.plan(entries);
      const needed = plan.staying.reduce((sum, holding) => sum + aligned(sizeOf(holding)), plan.end + SLACK);
      const wanted = needed + held <= MOST_HELD ? needed + held : needed;
      if (wanted > this.size) this.enlarge(needed, wanted);
      this.residents.place(plan.staying, plan.end, this.size);
    }
    const { places } = plan;
    for (const [name, field] of entries) {
      if (typeof field !== 'number' && 'key' in field) places[name] ??= this.residents.addressOf(field.key) as number;
    }
    for (const [name, values] of plan.copied) {
      const to = new Uint8Array(this.memory.buffer, places[name], values.byteLength);
      to.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
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
          { module: kernelModule(), memory: this.memory, control: this.control, tasks: this.tasks },
          Array.from({ length: this.threadCount - 1 }, (_, i) => this.roomOf(i + 1)),
        );
        this.team.run(some.length, (i) => this.exports.run(this.tasks + i * TASK_NUMBERS * 4));
      } else {
        for (let i = 0; i < some.length; i++) this.exports.run(this.tasks + i * TASK_NUMBERS * 4);
      }
    }
  }

  /** Lets the threads end, and gives away what stays. */
  close(): void {
    this.residents.clear(this.memory.buffer);
    this.endThreads();
  }

  private endThreads(): void {
    this.team?.close();
    this.team = undefined;
  }

  /** What has stayed has its place; the rest is laid out anew, from the front, or is to stay from now on. */
  private plan<K extends string>(entries: readonly (readonly [K, Field])[]) {
    const places = {} as Record<K, number>;
    const staying: ResidentArray[] = [];
    const copied: [K, Numbers][] = [];
    let end = this.tasks + MOST_TASKS * TASK_NUMBERS * 4;
    for (const [name, field] of entries) {
      const isKeyed = typeof field !== 'number' && 'key' in field;
      if (isKeyed && this.residents.addressOf(field.key) !== undefined) continue;
      const values = isKeyed ? field.values : field;
      if (values !== undefined && typeof values !== 'number') copied.push([name, values]);
      if (isKeyed && 'isWanted' in field) {
        staying.push(field);
        continue;
      }
      places[name] = end = aligned(end);
      end += sizeOf(field);
    }
    return { places, staying, copied, end: end + SLACK };
  }

  // First what is each thread's own, this one's before all, then what they share.

  private roomOf(thread: number): number {
    return aligned(this.exports.heapBase()) + thread * this.exports.roomSize();
  }

  private get control(): number {
    return this.roomOf(this.threadCount);
  }

  private get tasks(): number {
    return this.control + CONTROL_BYTES;
  }

  /** @param wanted bytes that there is to be room for if they can be had; at least `needed`. */
  private enlarge(needed: number, wanted: number): void {
    let memory: SharedMemory;
    try {
      memory = createMemory(this.enoughFor(wanted));
    } catch (error) {
      if (needed === wanted) throw error;
      if (needed <= this.size) return;
      memory = createMemory(this.enoughFor(needed));
    }
    this.endThreads();
    this.memory = memory;
    this.exports = instantiate(kernelModule(), memory);
  }

  private enoughFor(bytes: number): number {
    let { size } = this;
    while (size < bytes) size *= 2;
    return size;
  }
}

/** Bytes of a field. */
function sizeOf(field: Field): number {
  if (typeof field === 'number') return field * 4;
  if (!('key' in field)) return field.byteLength;
  return 'count' in field ? field.count * 4 : field.values.byteLength;
}

function createMemory(bytes: number): SharedMemory {
  const pages = Math.ceil(bytes / PAGE);
  try {
    return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  } catch (error) {
    throw new PalimpsestError(
      'out-of-memory',
      `${pages * PAGE} bytes for one operation are more memory than there is`,
      {
        hint: 'Choose a smaller batch: batchTokens.',
        cause: error,
      },
    );
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
