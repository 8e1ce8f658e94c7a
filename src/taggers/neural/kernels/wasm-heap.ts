import type { tf } from '../backend/tensorflow.ts';

/**
 * What TensorFlow.js 4.22's wasm backend has and its core does not declare. Its memory may grow, and move every view, with
 * each `makeOutput`: ask for views after the last one.
 */
export interface WasmBackend {
  makeOutput(shape: number[], dtype: tf.DataType): tf.TensorInfo;
  typedArrayFromHeap(tensor: tf.TensorInfo): Float32Array | Int32Array | Uint8Array;
  disposeData(dataId: object): boolean;
  /** One name more for the data: `disposeData` gives them back with the last. */
  incRef(dataId: object): void;
}

/** A view of a tensor's values where they lie; valid until the memory grows. */
export function heapOf(backend: WasmBackend, tensor: tf.TensorInfo): Float32Array | Int32Array | Uint8Array {
  return backend.typedArrayFromHeap(tensor);
}
