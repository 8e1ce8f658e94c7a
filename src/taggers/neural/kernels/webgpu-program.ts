import type { tf } from '../backend/tensorflow.ts';

/** What of TensorFlow.js 4.22's WebGPU backend its core does not declare. */
export interface WebGpuBackend {
  readonly device: { readonly limits: { readonly maxComputeWorkgroupStorageSize: number } };
  runWebGPUProgram(
    program: object,
    inputs: readonly tf.TensorInfo[],
    dtype: tf.DataType,
    uniforms: readonly { readonly type: 'int32' | 'float32'; readonly data: readonly number[] }[],
    output?: tf.TensorInfo,
  ): tf.TensorInfo;
  /** What was read of a tensor is kept beside it. */
  readonly tensorMap: { get(dataId: object): { values: unknown } };
}

/** A program that computes one tensor of numbers in a row. */
export interface Program {
  /** By which the backend keeps what it has compiled: names all that the code depends on. */
  readonly key: string;
  /** Each is an array of its name in the code; at most seven, since WebGPU promises eight buffers to a program. */
  readonly inputs: Readonly<Record<string, tf.TensorInfo>>;
  /** Whole numbers: `uniforms.name` in the code. */
  readonly uniforms: Readonly<Record<string, number>>;
  /** Other numbers: `uniforms.name`, too. */
  readonly numbers?: Readonly<Record<string, number>>;
  readonly size: number;
  /** Of that size: is changed in its place, and returned. No input may be the same. Without it a tensor is made. */
  readonly into?: tf.TensorInfo;
  readonly workgroups: number;
  /** Invocations of a workgroup. */
  readonly threads: number;
  /** WGSL with a function `main(index : i32)`; `localIndex` and `workgroupId` say which invocation it is, `result` is written. */
  readonly code: string;
}

export function runProgram(backend: unknown, program: Program): tf.TensorInfo {
  const { key, inputs, uniforms, numbers = {}, size, into, workgroups, threads, code } = program;
  const names = (of: object, type: string) => Object.keys(of).map((name) => `${name} : ${type}, `);
  const given = {
    shaderKey: `palimpsest_${key}`,
    variableNames: Object.keys(inputs),
    uniforms: [...names(uniforms, 'i32'), ...names(numbers, 'f32')].join(''),
    outputShape: [size],
    dispatchLayout: { x: [0] },
    dispatch: [workgroups, 1, 1],
    workgroupSize: [threads, 1, 1],
    getUserCode: () => code,
  };
  const webgpu = backend as WebGpuBackend;
  const output = webgpu.runWebGPUProgram(
    given,
    Object.values(inputs),
    'float32',
    [
      ...Object.values(uniforms).map((value) => ({ type: 'int32' as const, data: [value] })),
      ...Object.values(numbers).map((value) => ({ type: 'float32' as const, data: [value] })),
    ],
    into && { ...into, shape: [size] },
  );
  if (into) webgpu.tensorMap.get(into.dataId).values = null;
  return output;
}
