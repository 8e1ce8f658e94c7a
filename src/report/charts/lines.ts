import {
  drawXAxis,
  drawYAxis,
  FOOT,
  formatTick,
  type Plot,
  WIDTH,
  drawLine,
  drawText,
  type Drawing,
  fit,
  round,
  logTicks,
  niceScale,
  type NiceScale,
  spreadLabels,
} from './svg.ts';
import type { LineChart } from './figure.ts';
import { drawMark, type SeriesStyle } from './palette.ts';

const PLOT: Plot = { left: 52, top: 10, width: 202, height: 168 };
const RIGHT = PLOT.left + PLOT.width;
const BOTTOM = PLOT.top + PLOT.height;
/** Of more points than that each would hide its neighbours. */
const MOST_MARKS = 60;

/** Lines with their names at the end, a band of one standard deviation around each where there are several runs. */
export function drawLines(
  chart: LineChart,
  styles: ReadonlyMap<string, SeriesStyle>,
  y: NiceScale = yScale(chart),
): Drawing {
  const xFactor = chart.x.percent ? 100 : 1;
  const yFactor = chart.y.points ? 100 : 1;
  const given = chart.series.filter(({ points }) => points.length > 0);
  const x = chart.x.ticks.length > 0 ? givenTicks(chart) : stepScale(given.flatMap(({ points }) => points.map((p) => p.x * xFactor))); // prettier-ignore
  const level = chart.y.log ? Math.log : (value: number) => value;
  const xOf = (value: number) => PLOT.left + (PLOT.width * (value - x.low)) / (x.high - x.low);
  const yOf = (value: number) => {
    const share = (level(value) - level(y.low)) / (level(y.high) - level(y.low));
    return BOTTOM - PLOT.height * Math.min(1, Math.max(0, share));
  };
  const place = (point: readonly [number, number]) => point.map(round).join(' ');
  const series = given.map(({ name, points }) => ({
    name,
    colour: styles.get(name)?.colour ?? 'var(--fg)',
    points: points.map((point) => {
      const [at, spread] = [xOf(point.x * xFactor), point.spread ?? 0];
      const [middle, low, high] = [point.y, point.y - spread, point.y + spread].map((value) => yOf(value * yFactor)) as [number, number, number]; // prettier-ignore
      return { at, middle, low, high };
    }),
  }));
  const bands = series.map(({ colour, points }) => {
    if (points.every(({ low, high }) => low === high)) return '';
    const upper = points.map(({ at, high }) => place([at, high]));
    const lower = points.toReversed().map(({ at, low }) => place([at, low]));
    return `<path d="M${[...upper, ...lower].join('L')}Z" fill="${colour}" opacity="0.13"/>`;
  });
  const lines = series.map(
    ({ colour, points }) =>
      `<path d="M${points.map(({ at, middle }) => place([at, middle])).join('L')}" fill="none" stroke="${colour}" stroke-width="1.8"/>`,
  );
  const count = series.reduce((sum, { points }) => sum + points.length, 0);
  const marks = series.flatMap(({ name, points }) =>
    count > MOST_MARKS ? [] : points.map(({ at, middle }) => drawMark(styles.get(name), at, middle, { scale: 0.72 })),
  );
  const ends = series.map(({ points }) => points.at(-1) as { at: number; middle: number });
  const heights = spreadLabels(ends.map(({ middle }) => middle), 13, PLOT.top + 4, BOTTOM - 2); // prettier-ignore
  const names = series.map(({ name, colour }, i) => {
    const { at, middle } = ends[i] as (typeof ends)[number];
    const height = heights[i] as number;
    const thread = drawLine([at + 5, middle, RIGHT + 11, height], colour, ' opacity="0.75"');
    return thread + drawText(RIGHT + 14, height + 4, 'start', 'fg', fit(name, WIDTH - RIGHT - 14));
  });
  const nameX = (tick: number) => chart.x.names?.[tick] ?? `${formatTick(tick)}${chart.x.percent ? ' %' : ''}`;
  const xTicks = x.ticks.map((tick) => ({ at: xOf(tick), text: nameX(tick) }));
  const yTicks = y.ticks.map((tick) => ({ at: yOf(tick), text: formatTick(tick) }));
  const axes = drawYAxis(PLOT, yTicks, chart.y.title) + drawXAxis(PLOT, xTicks, chart.x.title, false);
  return { width: WIDTH, height: BOTTOM + FOOT, inner: [axes, ...bands, ...lines, ...marks, ...names].join('') };
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
