import type { TopLevelSpec } from 'vega-lite';
import type { LineChart } from '../report-model.ts';
import { baseSpec, cut, type Frame } from './base-spec.ts';
import type { SeriesStyle } from './palette.ts';
import { logTicks, niceScale, type NiceScale, spreadLabels } from './scale.ts';

export const LINE_FRAME: Frame = { width: 214, height: 168, left: 44, right: 96, top: 10, bottom: 42 };

/** Lines with their names at the end, a band of one standard deviation around each where there are several runs. */
export function lineSpec(
  chart: LineChart,
  styles: ReadonlyMap<string, SeriesStyle>,
  shared: NiceScale | undefined,
): TopLevelSpec {
  const { width, height } = LINE_FRAME;
  const factor = chart.y.points ? 100 : 1;
  const series = chart.series.filter(({ points }) => points.length > 0);
  const all = series.flatMap(({ points }) => points);
  const y = shared ?? yScale(chart);
  const xs = all.map(({ x }) => x * (chart.x.percent ? 100 : 1));
  const x = chart.x.ticks.length > 0 ? givenTicks(chart) : stepScale(xs);
  const yOf = (value: number) => {
    const [low, high, at] = chart.y.log ? [Math.log(y.low), Math.log(y.high), Math.log(value)] : [y.low, y.high, value];
    return height * (1 - (at - low) / (high - low));
  };
  const xOf = (value: number) => (width * (value - x.low)) / (x.high - x.low);
  const rows = series.flatMap(({ name, points }) =>
    points.map((point) => ({
      s: name,
      x: point.x * (chart.x.percent ? 100 : 1),
      y: point.y * factor,
      low: Math.max(y.low, (point.y - (point.spread ?? 0)) * factor),
      high: Math.min(y.high, (point.y + (point.spread ?? 0)) * factor),
    })),
  );
  const ends = series.map(({ name }) => rows.filter((row) => row.s === name).at(-1) as (typeof rows)[number]);
  const places = spreadLabels(
    ends.map((end) => yOf(end.y)),
    13,
    4,
    height - 2,
  );
  const labels = ends.map((end, i) => ({
    s: end.s,
    name: cut(end.s, 13),
    fromX: xOf(end.x) + 5,
    fromY: yOf(end.y),
    toX: width + 11,
    toY: places[i] as number,
    textX: width + 14,
  }));
  const domain = series.map(({ name }) => name);
  const colour = {
    field: 's',
    type: 'nominal' as const,
    scale: { domain, range: domain.map((name) => styles.get(name)?.colour ?? 'var(--fg)') },
    legend: null,
  };
  const shape = {
    field: 's',
    type: 'nominal' as const,
    scale: { domain, range: domain.map((name) => styles.get(name)?.shape ?? 'circle') },
    legend: null,
  };
  const pixels = (field: string) => ({ field, type: 'quantitative' as const, scale: null, axis: null });
  const xField = {
    field: 'x',
    type: 'quantitative' as const,
    scale: { domain: [x.low, x.high], nice: false, zero: false },
    axis: {
      title: chart.x.title,
      values: [...x.ticks],
      grid: false,
      ...(chart.x.percent ? { labelExpr: "datum.label + ' %'" } : {}),
      ...(chart.x.names ? { labelExpr: `${JSON.stringify(chart.x.names)}[datum.value]` } : {}),
    },
  };
  const yField = {
    field: 'y',
    type: 'quantitative' as const,
    scale: { domain: [y.low, y.high], nice: false, ...(chart.y.log ? { type: 'log' as const } : { zero: false }) },
    axis: {
      title: chart.y.title,
      values: [...y.ticks],
      labelExpr: "datum.value >= 10000 ? format(datum.value, '~s') : format(datum.value, '~g')",
    },
  };
  return {
    ...baseSpec(LINE_FRAME),
    data: { values: rows },
    layer: [
      {
        mark: { type: 'area', opacity: 0.13 },
        encoding: { x: xField, y: { ...yField, field: 'low' }, y2: { field: 'high' }, color: colour },
      },
      { mark: { type: 'line', strokeWidth: 1.8 }, encoding: { x: xField, y: yField, color: colour } },
      ...(rows.length <= 60
        ? [
            {
              mark: { type: 'point' as const, filled: true, size: 34, opacity: 1 },
              encoding: { x: xField, y: yField, color: colour, shape },
            },
          ]
        : []),
      {
        data: { values: labels },
        mark: { type: 'rule', strokeWidth: 1, opacity: 0.75 },
        encoding: { x: pixels('fromX'), x2: { field: 'toX' }, y: pixels('fromY'), y2: { field: 'toY' }, color: colour },
      },
      {
        data: { values: labels },
        mark: { type: 'text', align: 'left', baseline: 'middle', fontSize: 11.5, color: 'var(--fg)' },
        encoding: { x: pixels('textX'), y: pixels('toY'), text: { field: 'name' } },
      },
    ],
  };
}

/** The scale of one panel, or of all panels of a figure together. */
export function yScale(...charts: readonly LineChart[]): NiceScale {
  const first = charts[0];
  const factor = first?.y.points ? 100 : 1;
  const values = charts.flatMap(({ series }) =>
    series.flatMap(({ points }) =>
      points.flatMap(({ y, spread = 0 }) => [(y - spread) * factor, (y + spread) * factor]),
    ),
  );
  if (first?.y.log) {
    const low = Math.min(...values);
    const high = Math.max(...values);
    return { low, high, ticks: logTicks(low, high) };
  }
  return niceScale(values, first?.y.points ? [0, 100] : [-Infinity, Infinity]);
}

/** From 0 to the last step, without room behind it. */
function stepScale(steps: readonly number[]): NiceScale {
  const high = Math.max(1, ...steps);
  const { ticks } = niceScale([0, high], [0, Infinity], 4);
  return { low: 0, high, ticks: ticks.filter((tick) => tick <= high && Number.isInteger(tick)) };
}

function givenTicks({ x, series }: LineChart): NiceScale {
  const scaled = (value: number) => Number((value * (x.percent ? 100 : 1)).toPrecision(12));
  const ticks = x.ticks.map(scaled);
  const all = [...ticks, ...series.flatMap(({ points }) => points.map((point) => scaled(point.x)))];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const margin = high > low ? (high - low) * 0.04 : 1;
  return { low: low - margin, high: high + margin, ticks };
}
