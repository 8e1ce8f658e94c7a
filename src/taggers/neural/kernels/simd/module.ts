import { lazyKernel, WebAssembly, type KernelModule, type SharedMemory } from '../../../wasm.ts';

/** The functions of the module; what they do is told in its sources, beside this file. */
export interface Exports {
  heapBase(): number;
  panelSize(k: number, n: number): number;
  attentionRoom(length: number, size: number, isBackward: boolean): number;
  chainRoom(steps: number, stride: number): number;
  readRoom(sequences: number, hidden: number, columns: number): number;
  scoreRoom(dense: number): number;
  /** Bytes that a thread needs for itself in products, and where they lie: to be told to every instance. */
  roomSize(): number;
  setRoom(address: number): void;
  run(task: number): void;
}

export const kernelModule = lazyKernel('neural');

/**
 * The kernel over a memory that several threads may share.
 *
 * @param room where a thread's own bytes lie; without one they follow those of the module.
 */
export function instantiate(module: KernelModule, memory: SharedMemory, room?: number): Exports {
  const kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as Exports;
  kernel.setRoom(room ?? aligned(kernel.heapBase()));
  return kernel;
}

/** The first address from `end` on at which a line of the caches begins. */
export function aligned(end: number): number {
  return Math.ceil(end / 64) * 64;
}
