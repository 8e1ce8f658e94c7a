import type { tf } from '../backend/tensorflow.ts';

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
