import type { tf } from '../backend/tensorflow.ts';
import type { ResidentArray } from './simd/resident-arrays.ts';

/**
 * What TensorFlow.js 4.22's wasm backend has and its core does not declare. Its memory may grow, and move every view, with
 * each `makeOutput`: ask for views after the last one.
 */
export interface WasmBackend {
  makeOutput(shape: number[], dtype: tf.DataType): tf.TensorInfo;
  typedArrayFromHeap(tensor: tf.TensorInfo): Float32Array | Int32Array | Uint8Array;
  disposeData(dataId: object): boolean;
  readonly dataIdMap: { has(dataId: object): boolean };
  /** One name more for the data: `disposeData` gives them back with the last. */
  incRef(dataId: object): void;
  /** The module of TensorFlow.js: its memory, and a place in it for so many bytes. */
  readonly wasm: { readonly asm: { readonly memory: object }; _malloc(bytes: number): number };
}

/** A view of a tensor's values where they lie; valid until the memory grows. */
export function heapOf(backend: WasmBackend, tensor: tf.TensorInfo): Float32Array | Int32Array | Uint8Array {
  return backend.typedArrayFromHeap(tensor);
}

/**
 * A tensor whose values are computed in the kernel's memory and stay there: they come to the heap when they have to give way. Who
 * may be given it looks for it there by its `dataId` first; TensorFlow.js's own operations would read what is not yet written.
 *
 * @param values what it holds, where the heap has them already.
 */
export function holdInKernel(backend: WasmBackend, tensor: tf.TensorInfo, values?: Float32Array): ResidentArray {
  const key = tensor.dataId;
  return {
    key,
    count: tensor.shape.reduce((product, size) => product * size, 1),
    ...(values && { values }),
    isWanted: () => backend.dataIdMap.has(key),
    rescue(found) {
      if (!values) (heapOf(backend, tensor) as Float32Array).set(found);
    },
  };
}

/** What TensorFlow.js 4.22's cpu backend has and its core does not declare. */
export interface CpuBackend {
  readonly data: { get(dataId: object): { values: unknown } };
  makeTensorInfo(shape: number[], dtype: tf.DataType, values: Float32Array | Int32Array): tf.TensorInfo;
}

/** The values of tensors by name, where they lie. */
export function valuesOf(backend: CpuBackend, inputs: tf.NamedTensorInfoMap): Record<string, Float32Array> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, info]) => [
      name,
      backend.data.get((info as tf.TensorInfo).dataId).values as Float32Array,
    ]),
  );
}
