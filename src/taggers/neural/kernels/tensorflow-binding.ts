import type { tf } from '../backend/tensorflow.ts';

/** What the binding of tfjs-node 4.22 tells of a tensor that an operation gave. */
interface Metadata {
  readonly id: number;
  readonly shape: number[];
  readonly dtype: number;
}

interface Attribute {
  readonly name: string;
  readonly type: number;
  readonly value: boolean | number | string;
}

/** What tfjs-node 4.22's backend has and the core does not declare. */
export interface NodeBackend {
  readonly isUsingGpuDevice: boolean;
  readonly binding: {
    readonly TF_FLOAT: number;
    readonly TF_INT32: number;
    readonly TF_INT64: number;
    readonly TF_ATTR_TYPE: number;
    readonly TF_ATTR_BOOL: number;
    readonly TF_ATTR_FLOAT: number;
    readonly TF_ATTR_STRING: number;
    createTensor(shape: number[], dtype: number, values: Int32Array): number;
    deleteTensor(id: number): void;
    executeOp(name: string, attributes: readonly Attribute[], inputs: readonly number[], outputs: number): Metadata[];
  };
  getInputTensorIds(tensors: readonly tf.Tensor[]): number[];
  createOutputTensor(metadata: Metadata): tf.Tensor;
}

/** `TF_INT8`, which the binding does not name. */
const INT8 = 6;

/** The names of the attributes of an operation, with `T`, the type of all its floats, given here. */
export type Attributes = Readonly<Record<string, boolean | number | string>>;

/**
 * Runs an operation of the native library, one that TensorFlow.js itself has no kernel for: as the backend's own
 * `executeMultipleOutputs`, which it spares two faults. That knows 64-bit integers only as instances of a class that the
 * package keeps to itself, and forgets to free them: here a `bigint` stands for one. And it refuses a result of 8-bit
 * integers: here it is a tensor of the type `int32`, to be handed back to the library only, never to be read.
 *
 * @throws Error where the library that was found does not know the operation, or refuses what it is given.
 */
export function executeOperation(
  backend: NodeBackend,
  name: string,
  attributes: Attributes,
  inputs: readonly (tf.Tensor | bigint)[],
  outputs: number,
): tf.Tensor[] {
  const { binding } = backend;
  const types = { boolean: binding.TF_ATTR_BOOL, number: binding.TF_ATTR_FLOAT, string: binding.TF_ATTR_STRING };
  const own: Attribute[] = Object.entries(attributes).map(([name, value]) => {
    return { name, type: types[typeof value as keyof typeof types], value };
  });
  own.push({ name: 'T', type: binding.TF_ATTR_TYPE, value: binding.TF_FLOAT });
  const scalars: number[] = [];
  try {
    const ids = inputs.map((input) => {
      if (typeof input !== 'bigint') return backend.getInputTensorIds([input])[0] as number;
      const id = binding.createTensor([], binding.TF_INT64, new Int32Array(BigInt64Array.of(input).buffer));
      scalars.push(id);
      return id;
    });
    return binding
      .executeOp(name, own, ids, outputs)
      .map((found) => backend.createOutputTensor(found.dtype === INT8 ? { ...found, dtype: binding.TF_INT32 } : found));
  } finally {
    for (const id of scalars) binding.deleteTensor(id);
  }
}
