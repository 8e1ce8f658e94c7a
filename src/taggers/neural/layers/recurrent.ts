import type { Rng } from '../../../core/rng.ts';
import { tf } from '../backend.ts';
import { createPacking, edgeRows, moveRows, pack, unpack, type Packing } from './packing.ts';
import { createWeight, xavierUniform } from './weights.ts';
import { recurrence } from '../kernels/recurrence/operation.ts';

/** Recurrent layers over packed rows, `[N, D]`: h of all, side by side, `[N, layers · H]`. */
function runRecurrence(
  rows: tf.Tensor2D,
  packing: Packing,
  layers: readonly { readonly weights: RecurrentWeights; readonly direction: Direction }[],
): tf.Tensor2D {
  const [inputSize, columns] = (layers[0] as (typeof layers)[0]).weights.input.shape;
  const [hidden] = (layers[0] as (typeof layers)[0]).weights.recurrent.shape;
  if (rows.shape[0] === 0) return tf.zeros([0, layers.length * hidden]);
  return recurrence(
    rows,
    // Without learned ones the initial states are zeros that nobody asks a gradient of.
    layers.map(({ weights: { input, recurrent, bias, initialC, initialH } }) => ({
      input,
      recurrent,
      bias,
      initialC: initialC ?? tf.zeros<tf.Rank.R1>([hidden]),
      initialH: initialH ?? tf.zeros<tf.Rank.R1>([hidden]),
    })),
    {
      inputSize,
      hidden,
      columns,
      directions: layers.map(({ direction }) => direction),
      counts: packing.counts,
      offsets: packing.offsets,
    },
  );
}
/** `backward` reads each sequence from its own last token to its first. */

export type Direction = 'forward' | 'backward';
/** Weights of one direction. G is 4 for `lstm`, 3 for `coupled`. */

export interface RecurrentWeights {
  /** `[D, G·H]` */
  readonly input: tf.Tensor2D;
  /** `[H, G·H]` */
  readonly recurrent: tf.Tensor2D;
  /** `[G·H]` */
  readonly bias: tf.Tensor1D;
  /** `[H]`: the state before the first token, where it is learned; zero where it is not. */
  readonly initialC?: tf.Tensor1D;
  readonly initialH?: tf.Tensor1D;
}

/**
 * - `lstm`: Hochreiter and Schmidhuber's with forget gate (Gers et al. 2000), without peepholes: i, f, o = σ(…), g = tanh(…),
 *   c′ = f·c + i·g, h′ = o·tanh c′. Columns of the weights: i, f, o, g.
 * - `coupled`: input gate 1 − f, as TensorFlow's `CoupledInputForgetGateLSTMCell` without peepholes (Greff et al. 2015, CIFG).
 *   Columns: f, o, g.
 */
export type Cell = 'lstm' | 'coupled';

export interface BidirectionalWeights {
  readonly forward: RecurrentWeights;
  readonly backward: RecurrentWeights;
}

const gateCount: Readonly<Record<Cell, number>> = { lstm: 4, coupled: 3 };

/**
 * Runs a recurrent layer over a padded batch.
 *
 * @param x `[B, T, D]`; what it holds at positions from `lengths[b]` on has no influence.
 * @param lengths of the sequences, from 0 to T.
 * @returns the states h, `[B, T, H]`, zero at positions from `lengths[b]` on.
 */
export function recurrent(
  x: tf.Tensor3D,
  lengths: Int32Array,
  weights: RecurrentWeights,
  cell: Cell,
  direction: Direction,
): tf.Tensor3D {
  const packing = createPacking(lengths, x.shape[1]);
  return unpack(run(pack(x, packing), packing, cell, [{ weights, direction }]), packing);
}

/**
 * Runs two recurrent layers, one in each direction.
 *
 * @returns `states`: h of both, forward first, `[B, T, 2H]`, zero at padding; `last`: the state of each direction after it
 * has read all of the sequence, `[B, 2H]`, zero for an empty sequence.
 */
export function bidirectional(
  x: tf.Tensor3D,
  lengths: Int32Array,
  weights: BidirectionalWeights,
  cell: Cell,
): { readonly states: tf.Tensor3D; readonly last: tf.Tensor2D } {
  const packing = createPacking(lengths, x.shape[1]);
  const rows = pack(x, packing);
  const hidden = weights.forward.recurrent.shape[0];
  const states = run(rows, packing, cell, [
    { weights: weights.forward, direction: 'forward' },
    { weights: weights.backward, direction: 'backward' },
  ]);
  const edge = (at: 'first' | 'last', column: number) => {
    const { from, back } = edgeRows(packing, at);
    return tf.slice(moveRows(states, from, back), [0, column], [packing.batch, hidden]);
  };
  return {
    get states() {
      return unpack(states, packing);
    },
    get last() {
      return tf.concat([edge('last', 0), edge('first', hidden)], 1);
    },
  };
}

/**
 * Weights of one direction: Xavier-uniform over the input and the recurrent matrix together, as TensorFlow initialises a
 * cell's kernel; biases 0, but 1 for the forget gate (Jozefowicz et al. 2015; TensorFlow adds that 1 when it runs).
 */
export function createRecurrentWeights(
  rng: Rng,
  options: {
    readonly inputSize: number;
    readonly hiddenSize: number;
    readonly cell: Cell;
    readonly learnedInitialState?: boolean;
  },
): { readonly [K in keyof RecurrentWeights]: tf.Variable<K extends 'input' | 'recurrent' ? tf.Rank.R2 : tf.Rank.R1> } {
  const { inputSize, hiddenSize, cell } = options;
  const columns = gateCount[cell] * hiddenSize;
  const fanIn = inputSize + hiddenSize;
  const forgetGate = cell === 'lstm' ? 1 : 0;
  const bias = new Float32Array(columns).fill(1, forgetGate * hiddenSize, (forgetGate + 1) * hiddenSize);
  const initial = (name: string) =>
    createWeight<tf.Rank.R1>(xavierUniform(rng.fork(name), 1, hiddenSize), [hiddenSize]);
  return {
    input: createWeight<tf.Rank.R2>(xavierUniform(rng.fork('input'), inputSize, columns, fanIn), [inputSize, columns]),
    recurrent: createWeight<tf.Rank.R2>(xavierUniform(rng.fork('recurrent'), hiddenSize, columns, fanIn), [
      hiddenSize,
      columns,
    ]),
    bias: createWeight<tf.Rank.R1>(bias, [columns]),
    ...(options.learnedInitialState ? { initialC: initial('initialC'), initialH: initial('initialH') } : {}),
  };
}

function run(
  rows: tf.Tensor2D,
  packing: Packing,
  cell: Cell,
  layers: readonly { readonly weights: RecurrentWeights; readonly direction: Direction }[],
): tf.Tensor2D {
  for (const { weights } of layers) {
    const hidden = weights.recurrent.shape[0];
    if (weights.input.shape[1] !== gateCount[cell] * hidden || weights.input.shape[0] !== rows.shape[1]) {
      throw new TypeError(
        `input weights of a ${cell} cell are [${rows.shape[1]}, ${gateCount[cell] * hidden}], not [${weights.input.shape.join(', ')}]`,
      );
    }
  }
  return runRecurrence(rows, packing, layers);
}
