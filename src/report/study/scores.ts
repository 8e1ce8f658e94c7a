import { ownValue } from '../../core/own-value.ts';
import type { LabelCounts, ScoreCounts } from '../../evaluate/counts.ts';
import { isEmpty, ratiosOf, totalCounts } from '../../evaluate/counts.ts';
import type { StudyTest } from '../study-data.ts';
import { formatMean } from './format.ts';
import type { ReportCell } from './report-model.ts';
import { mainCounts, type Runs, type StudyIndex } from './study-index.ts';

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

/** One value of each run that has this test. */
export function valuesOf(
  index: StudyIndex,
  runs: Runs,
  test: string,
  value: (counts: ScoreCounts, test: StudyTest) => number | undefined,
): readonly number[] {
  return runs.cells.flatMap((cell) => {
    const result = cell.tests?.[test];
    const counts = mainCounts(index, result);
    if (!result || !counts) return [];
    const found = value(counts, result);
    return found === undefined ? [] : [found];
  });
}

export const summariseF1 = (index: StudyIndex, runs: Runs, test: string): Summary | undefined =>
  summarise(valuesOf(index, runs, test, (counts) => labelF1(totalCounts(counts))));

/** F1 of one label; runs whose test has neither gold nor predicted mentions of it are left out. */
export const summariseLabelF1 = (index: StudyIndex, runs: Runs, test: string, label: string): Summary | undefined =>
  summarise(valuesOf(index, runs, test, ({ byLabel }) => labelF1(ownValue(byLabel, label))));

function labelF1(counts: LabelCounts | undefined): number | undefined {
  if (!counts || isEmpty(counts)) return undefined;
  return ratiosOf(counts).f1;
}

/** `64.8 ± 1.2`; where runs are lacking, with the number of those there are. */
export function summaryCell(index: StudyIndex, summary: Summary | undefined): ReportCell {
  if (!summary) return { text: '–' };
  const cell = { text: formatMean(summary.mean, summary.spread), value: summary.mean };
  return summary.runs < index.study.seeds.length ? { ...cell, remark: `n = ${summary.runs}` } : cell;
}

/** Stands below tables in which runs are lacking; nothing where none are. */
export function lackingNote(index: StudyIndex, rows: readonly (readonly ReportCell[])[]): readonly string[] {
  if (!rows.some((row) => row.some(({ remark }) => remark !== undefined))) return [];
  return [`n: the runs that are done, where fewer than the ${index.study.seeds.length} seeds.`];
}

/** Marks the highest of these cells; none where all are equal. */
export function markBest(cells: readonly ReportCell[]): readonly ReportCell[] {
  const values = cells.flatMap((cell) => (cell.value === undefined ? [] : [cell.value]));
  const best = Math.max(...values);
  if (values.every((value) => value === best)) return cells;
  return cells.map((cell) => (cell.value === best ? { ...cell, best: true } : cell));
}
