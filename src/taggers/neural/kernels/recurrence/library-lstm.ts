import { tf } from '../../backend/tensorflow.ts';
import { executeOperation, type NodeBackend } from '../tensorflow-binding.ts';

/** The weights of an LSTM as libraries have them; the columns are those of i, f, g and o. */
export interface LibraryWeights {
  /** Of the input, and below it of the state: `[D + H, 4H]`. */
  readonly matrix: tf.Tensor2D;
  readonly bias: tf.Tensor1D;
}

/** A layer over a block of steps, see time-major.ts. */
export interface LibraryInputs {
  /** `[T, B, D]` */
  readonly x: tf.Tensor3D;
  readonly lengths: Int32Array;
  readonly weights: LibraryWeights;
  /** `[B, H]`: the states before the first step. */
  readonly initial: { readonly c: tf.Tensor2D; readonly h: tf.Tensor2D };
}

/** By what {@link LibraryInputs} holds. */
export interface LibraryGradients {
  readonly x: tf.Tensor;
  readonly weights: LibraryWeights;
  readonly initial: { readonly c: tf.Tensor; readonly h: tf.Tensor };
}

/** An LSTM without peepholes over whole sequences, as one operation of the native library, and its gradient. */
export interface LibraryLstm {
  /** The operation. */
  readonly name: string;
  /** How many tensors `forward` leaves for `backward`. */
  readonly traces: number;
  /** @returns h after each step, `[T, B, H]`; past the end of a sequence it may be anything. */
  forward(backend: NodeBackend, inputs: LibraryInputs): { readonly h: tf.Tensor; readonly trace: readonly tf.Tensor[] };
  /** @param dh `[T, B, H]`, zero past the end of a sequence. */
  backward(backend: NodeBackend, inputs: LibraryInputs, trace: readonly tf.Tensor[], dh: tf.Tensor3D): LibraryGradients;
}

const PEEPHOLES = 3;

/**
 * `BlockLSTMV2`, on the processor and on CUDA. It adds nothing to the forget gate and, with a bound of zero, does not clip c;
 * it knows no lengths, and computes what fills short sequences up as well.
 */
export const blockLstm: LibraryLstm = {
  name: 'BlockLSTMV2',
  traces: 7,
  forward(backend, inputs) {
    const attributes = { cell_clip: 0, use_peephole: false };
    const trace = executeOperation(backend, 'BlockLSTMV2', attributes, blockInputs(inputs), 7);
    return { h: trace[6] as tf.Tensor, trace };
  },
  backward(backend, inputs, trace, dh) {
    const all = [...blockInputs(inputs), ...trace, tf.zerosLike(dh), dh];
    const found = executeOperation(backend, 'BlockLSTMGradV2', { use_peephole: false }, all, 5 + PEEPHOLES);
    const [x, c, h, matrix] = found as [tf.Tensor, tf.Tensor, tf.Tensor, tf.Tensor2D];
    return { x, initial: { c, h }, weights: { matrix, bias: found.at(-1) as tf.Tensor1D } };
  },
};

function blockInputs({ x, weights, initial }: LibraryInputs): (tf.Tensor | bigint)[] {
  const none = tf.zeros([initial.h.shape[1]]);
  const peepholes = Array.from({ length: PEEPHOLES }, () => none);
  return [BigInt(x.shape[0]), x, initial.c, initial.h, weights.matrix, ...peepholes, weights.bias];
}

/** `CudnnRNNV3`, on CUDA only: it leaves out what fills short sequences up. */
export const cudnnLstm: LibraryLstm = {
  name: 'CudnnRNNV3',
  traces: 5,
  forward(backend, inputs) {
    const attributes = { ...cudnnAttributes, is_training: true };
    const trace = executeOperation(backend, 'CudnnRNNV3', attributes, cudnnInputs(inputs), 5);
    return { h: trace[0] as tf.Tensor, trace };
  },
  backward(backend, inputs, trace, dh) {
    const [output, lastH, lastC, reserve, hostReserve] = trace as [
      tf.Tensor,
      tf.Tensor,
      tf.Tensor,
      tf.Tensor,
      tf.Tensor,
    ];
    const back = [dh, tf.zerosLike(lastH), tf.zerosLike(lastC)];
    const all = [...cudnnInputs(inputs), output, lastH, lastC, ...back, reserve, hostReserve];
    const found = executeOperation(backend, 'CudnnRNNBackpropV3', cudnnAttributes, all, 4);
    const [x, h, c, parameters] = found as [tf.Tensor, tf.Tensor, tf.Tensor, tf.Tensor1D];
    const [, batch, hidden] = dh.shape;
    return {
      x,
      initial: { c: tf.reshape(c, [batch, hidden]), h: tf.reshape(h, [batch, hidden]) },
      weights: fromCudnnParameters(parameters, inputs.x.shape[2], hidden),
    };
  },
};

const cudnnAttributes = {
  rnn_mode: 'lstm',
  input_mode: 'linear_input',
  direction: 'unidirectional',
  dropout: 0,
  time_major: true,
} as const;

function cudnnInputs({ x, lengths, weights, initial }: LibraryInputs): tf.Tensor[] {
  const [batch, hidden] = initial.h.shape;
  const state = (own: tf.Tensor2D) => tf.reshape(own, [1, batch, hidden]); // of one layer
  const parameters = toCudnnParameters(weights, x.shape[2]);
  return [x, state(initial.h), state(initial.c), parameters, tf.tensor1d(lengths, 'int32')];
}

/**
 * The weights as cuDNN lays them out: gate by gate the transposed matrix of the input, then that of the state, then two
 * biases, which it adds; the first stays zero.
 */
export function toCudnnParameters({ matrix, bias }: LibraryWeights, inputSize: number): tf.Tensor1D {
  const [rows] = matrix.shape;
  const parts = tf.split(matrix, [inputSize, rows - inputSize]) as tf.Tensor2D[];
  return tf.concat([...parts.map((part) => tf.reshape(tf.transpose(part), [-1])), tf.zerosLike(bias), bias]) as tf.Tensor1D; // prettier-ignore
}

/** The inverse of {@link toCudnnParameters}, of their gradients: each bias has the same. */
export function fromCudnnParameters(parameters: tf.Tensor1D, inputSize: number, hidden: number): LibraryWeights {
  const columns = 4 * hidden;
  const sizes = [columns * inputSize, columns * hidden, columns, columns];
  const [input, recurrent, , bias] = tf.split(parameters, sizes) as [
    tf.Tensor1D,
    tf.Tensor1D,
    tf.Tensor1D,
    tf.Tensor1D,
  ];
  const turned = (part: tf.Tensor1D, rows: number) => tf.transpose(tf.reshape<tf.Rank.R2>(part, [columns, rows]));
  return { matrix: tf.concat([turned(input, inputSize), turned(recurrent, hidden)]), bias };
}
