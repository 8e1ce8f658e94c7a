/** What a task does: the number by which `run` of index.as knows it. */
export const KINDS = {
  /** b, k, n, panels: the right operand of a product, `[k, n]`. */
  packPanels: 0,
  /** b, k, n, panels: the same of the transpose of b, `[n, k]`. */
  packTransposed: 1,
  /** a, step, next, panels, c, ldc, m, k, n: see gemm.as. */
  multiply: 2,
  /** x, m, n, out */
  sumRows: 3,
  /** layer, first row, last row */
  project: 4,
  /** layer, first sequence, last sequence */
  forward: 5,
  /** layer, first sequence, last sequence */
  backward: 6,
  /** chains, first sequence, last sequence, room */
  chains: 7,
  /** x, rows, input size, panels of the input weights, bias, columns, gates: what inputs add to the gates of a layer. */
  addInput: 8,
  /** readers forward and backward, output or 0, first sequence, last sequence, room: see tagging.as. */
  tagSequences: 9,
  /** b, k, n, panels, sums, first column, last column: the right operand of a product, and the sums of its columns. */
  packAndSum: 10,
  /** values, gradient, m, v, first, last, rates: see adam.as. */
  adam: 11,
} as const;

/** A function of the kernel with its arguments: addresses and counts. */
export type Task = readonly [kind: keyof typeof KINDS, ...args: number[]];

/** Numbers of a task in memory. */
export const TASK_NUMBERS = 10;
