import { readFileSync } from 'node:fs';

/** A compiled module; it can be sent to another thread. */
export type KernelModule = object;

/** A memory whose buffer threads share. */
export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
}

/** The part of the WebAssembly API that is used here: its types come with the DOM's, which this project does not include. */
export const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Module: new (bytes: Uint8Array) => KernelModule;
    Instance: new (module: KernelModule, imports: { env: { memory: object } }) => { exports: unknown };
    Memory: new (size: { initial: number; maximum: number; shared: true }) => SharedMemory;
  };
};

/** A kernel of data/kernels, which `scripts/build-kernels.js` writes from the .as files of a family, compiled once a thread. */
export function lazyKernel(name: 'crf' | 'neural' | 'transformer'): () => KernelModule {
  let compiled: KernelModule | undefined;
  return () =>
    (compiled ??= new WebAssembly.Module(readFileSync(new URL(`../../data/kernels/${name}.wasm`, import.meta.url))));
}
