import { tf } from '../backend.ts';

/**
 * Vectors by id. They live outside TensorFlow.js: a step uploads the rows it needs and only these get a gradient and an
 * update, so a step costs the same whatever the size of the vocabulary.
 */
export interface EmbeddingTable {
  readonly size: number;
  readonly width: number;
  /** `size × width`, row by row. An optimiser writes into it. */
  readonly values: Float32Array;
  /** A frozen table is never updated. */
  readonly frozen: boolean;
}

/** The rows of a table that a batch needs, each once. */
export interface LookUp {
  readonly table: EmbeddingTable;
  /** Ids in the table, in the order of first appearance. */
  readonly rows: Int32Array;
  /** `[rows.length, width]`: differentiate by this. Dispose of it after the step. */
  readonly vectors: tf.Tensor2D;
  /** For each id asked for, the row of `vectors`. */
  readonly positions: Int32Array;
}

/** @throws TypeError where `values` is not `size × width` long. */
export function createEmbeddingTable(
  size: number,
  width: number,
  values: Float32Array,
  options: { readonly frozen?: boolean } = {},
): EmbeddingTable {
  if (values.length !== size * width) {
    throw new TypeError(`a table of ${size} vectors of ${width} holds ${size * width} values, not ${values.length}`);
  }
  return { size, width, values, frozen: options.frozen ?? false };
}

/**
 * Fetches the vectors of the ids.
 *
 * @param resident the whole table as a tensor, where there is such: then it has the vectors.
 * @throws TypeError at an id that is not in the table.
 */
export function lookUp(table: EmbeddingTable, ids: Int32Array, resident?: tf.Tensor2D): LookUp {
  const { width, values } = table;
  const placeOf = new Map<number, number>();
  const positions = new Int32Array(ids.length);
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as number;
    let place = placeOf.get(id);
    if (place === undefined) {
      checkId(table, id);
      place = placeOf.size;
      placeOf.set(id, place);
    }
    positions[i] = place;
  }
  const rows = Int32Array.from(placeOf.keys());
  if (resident) {
    const vectors = tf.tidy(() => tf.gather(resident, tf.tensor1d(rows, 'int32')));
    return { table, rows, vectors, positions };
  }
  const vectors = new Float32Array(rows.length * width);
  rows.forEach((row, place) => vectors.set(values.subarray(row * width, (row + 1) * width), place * width));
  return { table, rows, vectors: tf.tensor2d(vectors, [rows.length, width]), positions };
}

/** @throws TypeError at an id that is not in the table. */
export function checkId({ size }: EmbeddingTable, id: number): void {
  if (!(id >= 0 && id < size)) throw new TypeError(`an id of this table is from 0 to ${size - 1}, not ${id}`);
}

/**
 * Lays the vectors out as they were asked for; differentiable by `vectors`.
 *
 * @param shape of the ids: `[B, T]` gives `[B, T, width]`.
 */
export function embed(
  { vectors, positions }: Pick<LookUp, 'vectors' | 'positions'>,
  shape: readonly number[],
): tf.Tensor {
  const [rows, width] = vectors.shape;
  const operation = tf.customGrad((x) => ({
    value: tf.gather(x as tf.Tensor2D, tf.tensor1d(positions, 'int32')),
    gradFunc: (dy: tf.Tensor) => tf.unsortedSegmentSum(dy, tf.tensor1d(positions, 'int32'), rows),
  }));
  return tf.reshape(operation(vectors), [...shape, width]);
}
