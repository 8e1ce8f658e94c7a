import { ownValue } from '../../../core/collections.ts';
import { isEmpty, type LabelCounts, ratiosOf, type ScoreCounts, totalCounts } from '../../../evaluate/counts.ts';
import { formatMean } from '../../../report/pages/format.ts';
import type { ReportCell } from '../../../report/pages/report-model.ts';
import { summarise, type Summary } from '../../../report/pages/parts.ts';
import type { StudyCell, StudyTest } from '../study.ts';
import { mainCounts, type Runs, type StudyIndex } from './study-index.ts';

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

/** What names a cell of the study in CSV files that have a row for each. */
export const CELL_COLUMNS = ['key', 'direction', 'model', 'arm', 'alpha', 'fraction', 'seed'] as const;

/** The values of {@link CELL_COLUMNS}. */
export const cellRecord = (cell: StudyCell): readonly (string | number)[] => CELL_COLUMNS.map((name) => cell[name]);
