import { formatCount, formatFraction, formatMean, formatPoints } from './format.ts';
import type { Panel } from '../charts/figure.ts';
import type { ReportCell, ReportColumn, ReportTable } from './report-model.ts';

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

export const nameCell = (text: string): ReportCell => ({ text });
export const countCell = (count: number): ReportCell => ({ text: formatCount(count), value: count });
export const plainCell = (value: number): ReportCell => ({ text: String(value), value });
/** A share of the training part, or a number of its units. */
export const amountCell = (value: number): ReportCell => ({ text: formatFraction(value), value });
/** Nothing was measured here. */
export const emptyCell: ReportCell = { text: '–' };
/** A fraction as points of a hundred. */
export const pointsCell = (fraction: number | undefined): ReportCell =>
  fraction === undefined ? emptyCell : { text: formatPoints(fraction), value: fraction };
/** `64.8 ± 1.2`; without a spread, `64.8`. */
export const meanCell = (summary: Pick<Summary, 'mean' | 'spread'> | undefined): ReportCell =>
  summary ? { text: formatMean(summary.mean, summary.spread), value: summary.mean } : emptyCell;

export const names = (...titles: readonly string[]): readonly ReportColumn[] =>
  titles.map((title) => ({ title, kind: 'name' }));

export const numbers = (...titles: readonly string[]): readonly ReportColumn[] =>
  titles.map((title) => ({ title, kind: 'number' }));

/** A point of a line chart, with a band where there are several runs. */
export function toPoint(x: number, { mean, spread }: Summary): { x: number; y: number; spread?: number } {
  return spread === undefined ? { x, y: mean } : { x, y: mean, spread };
}

/** Whether there is anything to see in a panel. */
export function hasPoints({ chart }: Panel): boolean {
  if (chart.kind === 'lines') return chart.series.some(({ points }) => points.length > 0);
  if (chart.kind === 'heat') return chart.rows.some(({ cells }) => cells.some((cell) => cell !== undefined));
  if (chart.kind === 'scatter') return chart.points.length > 0;
  return chart.rows.some(({ dots }) => dots.length > 0);
}

/** What a table says of each line that it shows, and what its CSV file says: one of the two may be left out. */
export interface Field<Line> {
  readonly column?: ReportColumn;
  readonly cell: (line: Line) => ReportCell;
  readonly record?: string;
  readonly value?: (line: Line) => string | number | undefined;
}

export const word = <Line>(title: string, record: string, value: (line: Line) => string): Field<Line> => ({
  column: { title, kind: 'name' },
  cell: (line) => nameCell(value(line)),
  record,
  value,
});

/** A number; a dash where there is none. */
export const figure = <Line>(
  title: string,
  record: string,
  value: (line: Line) => number | undefined,
  toCell: (value: number) => ReportCell = countCell,
): Field<Line> => ({
  column: { title, kind: 'number' },
  cell(line) {
    const found = value(line);
    return found === undefined ? emptyCell : toCell(found);
  },
  record,
  value,
});

/** Stands in the table alone: what follows from other figures. */
export const shown = <Line>(title: string, cell: (line: Line) => ReportCell): Field<Line> => ({
  column: { title, kind: 'number' },
  cell,
});

/** Stands in the CSV file alone. */
export const recorded = <Line>(record: string, value: (line: Line) => string | number | undefined): Field<Line> => ({
  cell: () => emptyCell,
  record,
  value,
});

/** A table and its CSV file with a row for each line. */
export function tableOf<Line>(
  lines: readonly Line[],
  fields: readonly Field<Line>[],
): Pick<ReportTable, 'columns' | 'rows' | 'records'> {
  const inTable = fields.filter(({ column }) => column);
  const inRecords = fields.filter(({ record }) => record !== undefined);
  return {
    columns: inTable.map(({ column }) => column as ReportColumn),
    rows: lines.map((line) => inTable.map(({ cell }) => cell(line))),
    records: {
      columns: inRecords.map(({ record }) => record as string),
      rows: lines.map((line) => inRecords.map(({ value }) => value?.(line))),
    },
  };
}

/** Names and their values, a row each, such as settings: what a reader seldom asks for, so shown on request. */
export function valueTable(
  id: string,
  title: string,
  scope: string,
  values: Iterable<readonly [name: string, value: unknown]>,
): ReportTable {
  return {
    id,
    title,
    scope,
    columns: names('Name', 'Value'),
    rows: Array.from(values, ([name, value]) => [
      nameCell(name),
      nameCell(typeof value === 'string' ? value : JSON.stringify(value)),
    ]),
    isFolded: true,
  };
}

/** What the results of a study depend on. */
export function versionTable(versions: Readonly<Record<string, string>>): ReportTable {
  return valueTable(
    'versions',
    'Versions',
    'Of the package, of Node and of what it depends on.',
    Object.entries(versions),
  );
}
