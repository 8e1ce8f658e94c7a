import type { Task } from './task.ts';

/** A left operand: row i begins at `address + i · step`, its numbers lie `next` bytes apart. */
export interface LeftOperand {
  readonly address: number;
  readonly step: number;
  readonly next: number;
}

/** A right operand, `[k, n]`, packed. */
export interface RightOperand {
  readonly panels: number;
  readonly k: number;
  readonly n: number;
}

/** Rows of a task: as many of the left operand as stay in the caches beside a panel. */
const ROWS = 64;

/** How much of k is done at a time: as in gemm.as. */
const DEPTH = 512;

/** Columns from which on laying the left operand out anew pays. */
const LEAST_COLUMNS = 32;

/** Numbers of four bytes that the tasks of a product may want for themselves. */
export function productRoom(m: number, k: number, n: number): number {
  return n < LEAST_COLUMNS ? 0 : Math.ceil(m / ROWS) * ROWS * Math.min(k, DEPTH);
}

/**
 * The tasks of a product `[m, k] · [k, n]`, some rows each.
 *
 * @param room of {@link productRoom}, where there is one: the result is the same to the bit, sooner.
 */
export function productTasks(
  { address, step, next }: LeftOperand,
  { panels, k, n }: RightOperand,
  c: number,
  m: number,
  room?: number,
): Task[] {
  return Array.from({ length: Math.ceil(m / ROWS) }, (_, i): Task => {
    const from = i * ROWS;
    const rows = Math.min(ROWS, m - from);
    const [a, out] = [address + from * step, c + from * n * 4];
    if (room === undefined || n < LEAST_COLUMNS) {
      return ['multiply', a, step, next, panels, out, n, rows, k, n, 0];
    }
    return ['multiplyPacked', a, step, next, panels, out, n, rows, k, n, room + from * Math.min(k, DEPTH) * 4];
  });
}
