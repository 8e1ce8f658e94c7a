/** What a task does: the number by which `run` of index.as knows it. */
export const KINDS = {
  /** b, k, n, panels: the right operand of a product, `[k, n]`. */
  packPanels: 0,
  /** b, k, n, panels: the same of the transpose of b, `[n, k]`. */
  packTransposed: 1,
  /** a, step, next, panels, c, ldc, m, k, n, accumulate: see gemm.as. */
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
} as const;

/** A function of the kernel with its arguments: addresses and counts. */
export type Task = readonly [kind: keyof typeof KINDS, ...args: number[]];

/** Numbers of a task in memory. */
export const TASK_NUMBERS = 11;
