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

/** The tasks of a product `[m, k] · [k, n]`, some rows each. */
export function productTasks(
  { address, step, next }: LeftOperand,
  { panels, k, n }: RightOperand,
  c: number,
  m: number,
): Task[] {
  return Array.from({ length: Math.ceil(m / ROWS) }, (_, i): Task => {
    const from = i * ROWS;
    return [
      'multiply',
      address + from * step,
      step,
      next,
      panels,
      c + from * n * 4,
      n,
      Math.min(ROWS, m - from),
      k,
      n,
      0,
    ];
  });
}
