import { KERNEL } from './wasm.ts';

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

/** A memory whose buffer threads share. */
export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
}

/** A compiled module; it can be sent to another thread. */
export type KernelModule = object;

/** The part of the WebAssembly API that is used here: its types come with the DOM's, which this project does not include. */
export const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Module: new (bytes: Uint8Array) => KernelModule;
    Instance: new (module: KernelModule, imports: { env: { memory: SharedMemory } }) => { exports: unknown };
    Memory: new (size: { initial: number; maximum: number; shared: true }) => SharedMemory;
  };
};

let compiled: KernelModule | undefined;

/** The module, compiled once a thread. */
export function kernelModule(): KernelModule {
  compiled ??= new WebAssembly.Module(Buffer.from(KERNEL, 'base64'));
  return compiled;
}

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
