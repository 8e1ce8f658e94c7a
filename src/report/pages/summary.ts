import type { ReportCell } from './report-model.ts';

/** Runs with different seeds, taken together. */
export interface Summary {
  readonly mean: number;
  /** Standard deviation over the seeds (n − 1); absent for a single run. */
  readonly spread?: number;
  readonly runs: number;
}

/** Mean and sample standard deviation; `undefined` of nothing. */
export function summarise(values: readonly number[]): Summary | undefined {
  const runs = values.length;
  if (runs === 0) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / runs;
  if (runs === 1) return { mean, runs };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, spread: Math.sqrt(squares / (runs - 1)), runs };
}

/** Marks the highest of these cells; none where all are equal. */
export function markBest(cells: readonly ReportCell[]): readonly ReportCell[] {
  const values = cells.flatMap((cell) => (cell.value === undefined ? [] : [cell.value]));
  const best = Math.max(...values);
  if (values.every((value) => value === best)) return cells;
  return cells.map((cell) => (cell.value === best ? { ...cell, best: true } : cell));
}
