import { tf } from '../backend.ts';
import type { EmbeddingTable } from './embedding.ts';
import type { Update } from './optimiser.ts';

/** Adds up the gradients of the parts of a batch. */
export interface Accumulation {
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
        let sum = dense.get(name);
        if (!sum) dense.set(name, (sum = { weight: variable, values: new Float32Array(variable.size) }));
        addInto(sum.values, await gradient.data<'float32'>(), weight);
      }
      for (const { name, table, rows, gradient } of update.rows) {
        let sum = tables.get(name);
        if (!sum) tables.set(name, (sum = { table, rows: new Map() }));
        const values = await gradient.data<'float32'>();
        for (const [place, row] of rows.entries()) {
          let own = sum.rows.get(row);
          if (!own) sum.rows.set(row, (own = new Float32Array(table.width)));
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
