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

/** A product with more terms to a sum than this is divided by columns too: rows alone make few and long tasks. */
const MOST_TERMS = 512;

/** Columns of a task then: whole panels. */
export const COLUMNS = 104;

/** The tasks of a product `[m, k] · [k, n]`, some rows each. */
export function productTasks(
  { address, step, next }: LeftOperand,
  { panels, k, n }: RightOperand,
  c: number,
  m: number,
): Task[] {
  const width = k > MOST_TERMS ? COLUMNS : n;
  return starts(n, width).flatMap((column) =>
    starts(m, ROWS).map((row): Task => {
      const [rows, columns] = [Math.min(ROWS, m - row), Math.min(width, n - column)];
      const [a, b, out] = [address + row * step, panels + column * k * 4, c + (row * n + column) * 4];
      return ['multiply', a, step, next, b, out, n, rows, k, columns];
    }),
  );
}

function starts(count: number, size: number): number[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, i) => i * size);
}
