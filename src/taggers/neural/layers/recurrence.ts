import { tf } from '../backend.ts';
import { recurrence } from '../kernels/recurrence/operation.ts';
import type { Packing } from './packing.ts';

/** Recurrent layers over packed rows, `[N, D]`: h of all, side by side, `[N, layers · H]`. */
export function runRecurrence(
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
