import type { TopLevelSpec } from 'vega-lite';
import type { DotChart } from '../report-model.ts';
import { baseSpec, cut, type Frame } from './base-spec.ts';
import type { SeriesStyle } from './palette.ts';
import { niceScale, type NiceScale } from './scale.ts';

const ROW = 27;

export function dotFrame(chart: DotChart): Frame {
  const longest = Math.max(0, ...chart.rows.map(({ name }) => Math.min(24, [...name].length)));
  const left = Math.max(44, 16 + Math.ceil(longest * 6.2));
  return { width: 354 - left - 16, height: ROW * chart.rows.length, left, right: 16, top: 6, bottom: 40 };
}

/** A line for each category, the dots of its series on it, a little apart so that none hides another. */
export function dotSpec(chart: DotChart, styles: ReadonlyMap<string, SeriesStyle>, scale: NiceScale): TopLevelSpec {
  const frame = dotFrame(chart);
  const domain = [...styles.keys()];
  const step = domain.length > 1 ? Math.min(3, (ROW - 10) / (domain.length - 1)) : 0;
  const middle = (row: number) => ROW * (row + 0.5);
  const dots = chart.rows.flatMap((row, r) =>
    row.dots.map(({ series, x }) => ({
      s: series,
      x: 100 * x,
      y: middle(r) + (domain.indexOf(series) - (domain.length - 1) / 2) * step,
    })),
  );
  const lines = chart.rows.map((row, r) => {
    const values = row.dots.map(({ x }) => 100 * x);
    return { name: cut(row.name, 24), y: middle(r), low: Math.min(...values), high: Math.max(...values) };
  });
  const pixels = { field: 'y', type: 'quantitative' as const, scale: null, axis: null };
  const x = {
    field: 'x',
    type: 'quantitative' as const,
    scale: { domain: [scale.low, scale.high], nice: false, zero: false },
    axis: { title: chart.x.title, values: [...scale.ticks], labelExpr: "format(datum.value, '~g')" },
  };
  return {
    ...baseSpec(frame),
    data: { values: dots },
    layer: [
      {
        data: { values: lines.filter(({ low }) => Number.isFinite(low)) },
        mark: { type: 'rule', color: 'var(--line)', strokeWidth: 5, strokeCap: 'round' },
        encoding: { x: { ...x, field: 'low' }, x2: { field: 'high' }, y: pixels },
      },
      {
        mark: { type: 'point', filled: true, size: 52, opacity: 0.95 },
        encoding: {
          x,
          y: pixels,
          color: {
            field: 's',
            type: 'nominal',
            scale: { domain, range: domain.map((name) => styles.get(name)?.colour ?? 'var(--fg)') },
            legend: null,
          },
          shape: {
            field: 's',
            type: 'nominal',
            scale: { domain, range: domain.map((name) => styles.get(name)?.shape ?? 'circle') },
            legend: null,
          },
        },
      },
      {
        data: { values: lines },
        mark: { type: 'text', align: 'right', baseline: 'middle', fontSize: 11.5, color: 'var(--fg)' },
        encoding: { x: { value: -8 }, y: pixels, text: { field: 'name' } },
      },
    ],
  };
}

/** One scale for all panels of a figure. */
export const dotScale = (charts: readonly DotChart[]): NiceScale =>
  niceScale(
    charts.flatMap(({ rows }) => rows.flatMap(({ dots }) => dots.map(({ x }) => 100 * x))),
    [0, 100],
  );
