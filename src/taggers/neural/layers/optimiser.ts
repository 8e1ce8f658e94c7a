import { obtain } from '../../../core/collections.ts';
import { hasOwnMemory, tf } from '../backend.ts';
import { normOfTensors } from '../kernels/adam-on-tensors.ts';
import type { EmbeddingTable } from './embedding.ts';

/** A weight and its gradient. */
interface DenseUpdate {
  readonly name: string;
  readonly weight: tf.Variable;
  readonly gradient: tf.Tensor;
}

/** Rows of an embedding table and their gradient, `[rows.length, width]`. */
interface RowUpdate {
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
  /** Where it has not been read yet: it is read with what the step needs. */
  readonly loss?: tf.Scalar | undefined;
}

/** What a step found before it changed anything. */
interface StepOutcome {
  /** The Euclidean norm of all gradients before they were clipped; `undefined` where they are not clipped by it. */
  readonly norm: number | undefined;
  /** That of the update, where it had one. */
  readonly loss: number | undefined;
}

/** What an optimiser remembers, for a checkpoint. */
export interface OptimiserState {
  readonly numbers: Readonly<Record<string, number>>;
  readonly arrays: Readonly<Record<string, Float32Array>>;
}

/** Changes weights by their gradients. */
export interface Optimiser {
  /**
   * Disposes of nothing that it is given, and changes nothing where the loss is not a finite number.
   */
  step(update: Update): Promise<StepOutcome>;
  readonly clipLimit: number | undefined;
  /** Lets a decaying rate decay. */
  endEpoch(): void;
  /** The rate that the next step takes. */
  readonly rate: number;
  state(): Promise<OptimiserState>;
  /** Goes on from a state as if never stopped. */
  restore(state: OptimiserState): void;
  /** Gives back the tensors that it holds. */
  dispose(): void;
}

/**
 * How gradients are kept small: `value` limits each component to ±limit; `norm` scales all gradients of a step together so
 * that their Euclidean norm is at most the limit (Pascanu et al. 2013).
 */
export interface Clipping {
  readonly by: 'value' | 'norm';
  readonly limit: number;
}

interface Clipped extends Update {
  /** That of all gradients, where they were clipped by it: a scalar. */
  readonly norm?: tf.Tensor;
}

/** The update without the rows of frozen tables. */
function withoutFrozen({ rows, ...rest }: Update): Update {
  return { ...rest, rows: rows.filter(({ table }) => !table.frozen) };
}

/** The update with clipped gradients, which the caller disposes of, without the rows of frozen tables. */
export function clip(update: Update, clipping: Clipping | undefined): Clipped {
  const active = withoutFrozen(update);
  if (!clipping) return map(active, (gradient) => tf.clone(gradient));
  const { by, limit } = clipping;
  if (by === 'value') return map(active, (gradient) => tf.clipByValue(gradient, -limit, limit));
  const norm = normOfTensors([...active.dense, ...active.rows].map(({ gradient }) => gradient));
  const factor = tf.tidy(() => tf.div(limit, tf.maximum(norm, limit)));
  const clipped = map(active, (gradient) => tf.mul(gradient, factor));
  factor.dispose();
  return { ...clipped, norm };
}

/** The numbers of several tensors; where each way to the backend's memory costs, by one. */
export async function readTogether(tensors: readonly tf.Tensor[]): Promise<Float32Array[]> {
  if (!hasOwnMemory() || tensors.length < 2) return Promise.all(tensors.map((one) => one.data<'float32'>()));
  const all = tf.tidy(() => tf.concat1d(tensors.map((one) => tf.reshape<tf.Rank.R1>(one, [one.size]))));
  const values = await all.data<'float32'>();
  all.dispose();
  let from = 0;
  return tensors.map(({ size }) => values.subarray(from, (from += size)));
}

/** Reads what a step needs here: what it found, and the gradients of rows. */
export async function readStep({
  loss,
  norm,
  rows,
}: Clipped): Promise<StepOutcome & { readonly rows: Float32Array[] }> {
  const scalars = [...(loss ? [loss] : []), ...(norm ? [norm] : [])];
  const read = await readTogether([...scalars, ...rows.map(({ gradient }) => gradient)]);
  const [first, second] = read.splice(0, scalars.length).map(([value]) => value);
  return { loss: loss && first, norm: loss ? second : first, rows: read };
}

/** Whether a step may go by what was found. */
export function mayStep({ loss }: StepOutcome): boolean {
  return loss === undefined || Number.isFinite(loss);
}

export function normLimit(clipping: Clipping | undefined): number | undefined {
  return clipping?.by === 'norm' ? clipping.limit : undefined;
}

function map({ dense, rows, ...rest }: Update, change: (gradient: tf.Tensor) => tf.Tensor): Update {
  return {
    ...rest,
    dense: dense.map((one) => ({ ...one, gradient: change(one.gradient) })),
    rows: rows.map((one) => ({ ...one, gradient: change(one.gradient) as tf.Tensor2D })),
  };
}

/** Gives back the gradients of {@link clip}. */
export function disposeGradients({ dense, rows, norm }: Clipped): void {
  tf.dispose([...dense, ...rows].map(({ gradient }) => gradient));
  norm?.dispose();
}

/** Adds up the gradients of the parts of a batch. */
interface Accumulation {
  /** Reads the gradients and disposes of nothing. @param weight of the part in the batch. */
  add(update: Update, weight: number): Promise<void>;
  /** The sums, of which the caller disposes. */
  sum(): Update;
}

interface RowSum {
  readonly table: EmbeddingTable;
  /** Row of the table → its sum. */
  readonly rows: Map<number, Float32Array>;
}

/** The sums lie outside the backend: there is little memory left there, or nobody would need them. */
export function createAccumulation(): Accumulation {
  const dense = new Map<string, { readonly weight: tf.Variable; readonly values: Float32Array }>();
  const tables = new Map<string, RowSum>();
  return {
    async add(update, weight) {
      for (const { name, weight: variable, gradient } of update.dense) {
        const sum = obtain(dense, name, () => ({ weight: variable, values: new Float32Array(variable.size) }));
        addInto(sum.values, await gradient.data<'float32'>(), weight);
      }
      for (const { name, table, rows, gradient } of update.rows) {
        const sum = obtain(tables, name, () => ({ table, rows: new Map() }));
        const values = await gradient.data<'float32'>();
        for (const [place, row] of rows.entries()) {
          const own = obtain(sum.rows, row, () => new Float32Array(table.width));
          addInto(own, values.subarray(place * table.width, (place + 1) * table.width), weight);
        }
      }
    },
    sum: () => ({
      dense: Array.from(dense, ([name, { weight, values }]) => ({
        name,
        weight,
        gradient: tf.tensor(values, weight.shape),
      })),
      rows: Array.from(tables, ([name, { table, rows }]) => {
        const values = new Float32Array(rows.size * table.width);
        [...rows.values()].forEach((own, place) => values.set(own, place * table.width));
        const gradient = tf.tensor2d(values, [rows.size, table.width]);
        return { name, table, rows: Int32Array.from(rows.keys()), gradient };
      }),
    }),
  };
}

function addInto(sum: Float32Array, values: Float32Array, weight: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + weight * (values[i] as number);
}

/** Gathers the norms of an epoch's gradients. */
interface ClipTally {
  /** @param norm before clipping; `undefined` where the optimiser clips otherwise. */
  add(norm: number | undefined): void;
  /** For the learning curve: `gradientNorm`, the mean, and `clippedShare` of the steps; none without norms. */
  figures(): Readonly<Record<string, number>>;
}

export function createClipTally(limit: number | undefined): ClipTally {
  let [sum, clipped, steps] = [0, 0, 0];
  return {
    add(norm) {
      if (norm === undefined) return;
      sum += norm;
      steps++;
      if (limit !== undefined && norm > limit) clipped++;
    },
    figures: () => (steps === 0 ? {} : { gradientNorm: sum / steps, clippedShare: clipped / steps }),
  };
}

/**
 * Stochastic gradient descent without momentum: w ← w − rate · gradient.
 *
 * @param options.decay what the rate is multiplied by after each epoch; 1 when absent.
 */
export function createSgd(options: {
  readonly rate: number;
  readonly decay?: number;
  readonly clipping?: Clipping;
}): Optimiser {
  const { decay = 1, clipping } = options;
  let rate = options.rate;
  return {
    clipLimit: normLimit(clipping),
    get rate() {
      return rate;
    },
    async step(update) {
      const clipped = clip(update, clipping);
      const { rows, ...found } = await readStep(clipped);
      if (!mayStep(found)) {
        disposeGradients(clipped);
        return found;
      }
      tf.tidy(() => {
        for (const { weight, gradient } of clipped.dense) weight.assign(tf.sub(weight, tf.mul(gradient, rate)));
      });
      clipped.rows.forEach(({ table, rows: places }, i) => {
        const values = rows[i] as Float32Array;
        const { width, values: vectors } = table;
        places.forEach((row, place) => {
          const to = row * width;
          const from = place * width;
          for (let d = 0; d < width; d++) {
            vectors[to + d] = (vectors[to + d] as number) - rate * (values[from + d] as number);
          }
        });
      });
      disposeGradients(clipped);
      return found;
    },
    endEpoch() {
      rate *= decay;
    },
    state: async () => ({ numbers: { rate }, arrays: {} }),
    restore({ numbers }) {
      rate = numbers['rate'] as number;
    },
    dispose: () => undefined,
  };
}
