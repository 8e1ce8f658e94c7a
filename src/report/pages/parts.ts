import { formatCount } from './format.ts';
import type { Panel } from '../charts/figure.ts';
import type { ReportCell, ReportColumn } from './report-model.ts';
import type { Summary } from './summary.ts';

export const nameCell = (text: string): ReportCell => ({ text });
export const countCell = (count: number): ReportCell => ({ text: formatCount(count), value: count });
/** Nothing was measured here. */
export const emptyCell: ReportCell = { text: '–' };

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
