import { tf } from '../backend.ts';
import type { EmbeddingTable } from './embedding.ts';

/** A weight and its gradient. */
export interface DenseUpdate {
  readonly name: string;
  readonly weight: tf.Variable;
  readonly gradient: tf.Tensor;
}

/** Rows of an embedding table and their gradient, `[rows.length, width]`. */
export interface RowUpdate {
  readonly name: string;
  readonly table: EmbeddingTable;
  readonly rows: Int32Array;
  readonly gradient: tf.Tensor2D;
}

/** All that one step changes. */
export interface Update {
  readonly dense: readonly DenseUpdate[];
  /** Rows of one table may not come twice. Those of frozen tables are passed over. */
  readonly rows: readonly RowUpdate[];
}

/** What an optimiser remembers, for a checkpoint. */
export interface OptimiserState {
  readonly numbers: Readonly<Record<string, number>>;
  readonly arrays: Readonly<Record<string, Float32Array>>;
}

/** Changes weights by their gradients. */
export interface Optimiser {
  /**
   * Disposes of nothing that it is given.
   *
   * @returns the Euclidean norm of all gradients before they were clipped; `undefined` where they are not clipped by it.
   */
  step(update: Update): Promise<number | undefined>;
  /** What that norm is limited to. */
  readonly clipLimit: number | undefined;
  /** Lets a decaying rate decay. */
  endEpoch(): void;
  /** The rate that the next step takes. */
  readonly rate: number;
  state(): Promise<OptimiserState>;
  /** Goes on from a state as if never stopped. */
  restore(state: OptimiserState): void;
}

/**
 * How gradients are kept small: `value` limits each component to ±limit; `norm` scales all gradients of a step together so
 * that their Euclidean norm is at most the limit (Pascanu et al. 2013).
 */
export interface Clipping {
  readonly by: 'value' | 'norm';
  readonly limit: number;
}

/** An update with clipped gradients. */
export interface Clipped extends Update {
  /** That of all gradients, where they were clipped by it: a scalar. */
  readonly norm?: tf.Tensor;
}

/** The update with clipped gradients, which the caller disposes of, without the rows of frozen tables. */
export function clip({ dense, rows }: Update, clipping: Clipping | undefined): Clipped {
  const active: Update = { dense, rows: rows.filter(({ table }) => !table.frozen) };
  if (!clipping) return map(active, (gradient) => tf.clone(gradient));
  const { by, limit } = clipping;
  if (by === 'value') return map(active, (gradient) => tf.clipByValue(gradient, -limit, limit));
  const norm = tf.tidy(() => {
    const squares = [...active.dense, ...active.rows].map(({ gradient }) => tf.sum(tf.square(gradient)));
    return tf.sqrt(tf.addN(squares));
  });
  const factor = tf.tidy(() => tf.div(limit, tf.maximum(norm, limit)));
  const clipped = map(active, (gradient) => tf.mul(gradient, factor));
  factor.dispose();
  return { ...clipped, norm };
}

/** The value of {@link Clipped.norm}. */
export async function readNorm({ norm }: Clipped): Promise<number | undefined> {
  return norm && (await norm.data<'float32'>())[0];
}

/** What a norm is limited to. */
export function normLimit(clipping: Clipping | undefined): number | undefined {
  return clipping?.by === 'norm' ? clipping.limit : undefined;
}

function map({ dense, rows }: Update, change: (gradient: tf.Tensor) => tf.Tensor): Update {
  return {
    dense: dense.map((one) => ({ ...one, gradient: change(one.gradient) })),
    rows: rows.map((one) => ({ ...one, gradient: change(one.gradient) as tf.Tensor2D })),
  };
}

/** Gives back the gradients of {@link clip}. */
export function disposeGradients({ dense, rows, norm }: Clipped): void {
  tf.dispose([...dense, ...rows].map(({ gradient }) => gradient));
  norm?.dispose();
}
