import { lazyKernel, WebAssembly, type KernelModule, type SharedMemory } from '../../wasm.ts';

/** The functions of the module; what they do is told in its sources, beside this file. Addresses and counts are 32 bits. */
export interface Kernel {
  heapBase(): number;
  scoreGroups(corpus: number, from: number, to: number): void;
  scoreTokens(corpus: number, from: number, to: number): void;
  sumTokens(corpus: number, groups: number, attributes: number): void;
  sumGroups(corpus: number, attributes: number): void;
  scoreVectors(lanes: number, from: number, count: number): void;
  scoreLanes(lanes: number, count: number): void;
  scoreSequence(perceptron: number, from: number, to: number): void;
  moveToken(perceptron: number, token: number, right: number, wrong: number, seen: number): void;
  spread(rows: number, count: number, labels: number): number;
  exponentiate(rows: number, count: number, labels: number): number;
  forwardBackward(task: number): void;
  viterbi(
    rows: number,
    step: number,
    count: number,
    labels: number,
    transitions: number,
    transposed: number,
    delta: number,
    best: number,
  ): number;
}

const PAGE = 1 << 16;
const MAX_PAGES = 1 << 16;

export const kernelModule = lazyKernel('crf');

/** The kernel over a memory that several threads may share. */
export function instantiateKernel(module: KernelModule, memory: SharedMemory): Kernel {
  return new WebAssembly.Instance(module, { env: { memory } }).exports as Kernel;
}

let base: number | undefined;

/** The first address free for data, a multiple of 64. */
export function kernelBase(): number {
  base ??= instantiateKernel(kernelModule(), createMemory(PAGE)).heapBase();
  return (base + 63) & ~63;
}

/**
 * A shared memory of at least `bytes`.
 *
 * @throws RangeError where 32-bit addresses do not suffice, or the system has not that much.
 */
export function createMemory(bytes: number): SharedMemory {
  const pages = Math.ceil(bytes / PAGE);
  if (pages > MAX_PAGES) throw new RangeError('more than 4 GiB');
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
}

/** Doubles of a row of label scores: a multiple of four, the rest of them 0. */
export function rowLength(labels: number): number {
  return (labels + 3) & ~3;
}

/** The fields of `Task` in recursions.as, in order. */
export interface RecursionTask {
  readonly labels: number;
  readonly forward: number;
  readonly backward: number;
  readonly alpha: number;
  readonly weighted: number;
  readonly scale: number;
  readonly spare: number;
  readonly transitions: number;
  readonly logs: number;
  readonly rows: readonly [number, number, number, number];
  readonly lengths: readonly [number, number, number, number];
}

export const TASK_BYTES = 17 * 4;

/** Writes a task at `address / 4` of a view on the memory. */
export function writeTask(view: Uint32Array, index: number, task: RecursionTask): void {
  const { labels, forward, backward, alpha, weighted, scale, spare, transitions, logs, rows, lengths } = task;
  view.set([labels, forward, backward, alpha, weighted, scale, spare, transitions, logs, ...rows, ...lengths], index);
}
