import {
  drawXAxis,
  FOOT,
  formatTick,
  type Plot,
  WIDTH,
  drawLine,
  drawText,
  type Drawing,
  fit,
  widthOf,
  niceScale,
  type NiceScale,
} from './svg.ts';
import type { DotChart } from './figure.ts';
import { drawMark, type SeriesStyle } from './palette.ts';

const ROW = 27;
const TOP = 6;
/** Right of the plot: half the last label. */
const RIGHT = 16;
const MOST_NAME = 150;

/** A line for each category, the dots of its series on it, a little apart so that none hides another. */
export function drawDots(chart: DotChart, styles: ReadonlyMap<string, SeriesStyle>, scale: NiceScale): Drawing {
  const longest = Math.max(0, ...chart.rows.map(({ name }) => widthOf(name)));
  const left = Math.max(44, 14 + Math.ceil(Math.min(MOST_NAME, longest)));
  const plot: Plot = { left, top: TOP, width: WIDTH - left - RIGHT, height: ROW * chart.rows.length };
  const names = [...styles.keys()];
  const step = names.length > 1 ? Math.min(3, (ROW - 10) / (names.length - 1)) : 0;
  const xOf = (value: number) => left + (plot.width * (value - scale.low)) / (scale.high - scale.low);
  const rows = chart.rows.map(({ name, dots }, r) => {
    const middle = TOP + ROW * (r + 0.5);
    const places = dots.map(({ x }) => xOf(100 * x));
    return {
      range:
        dots.length === 0
          ? ''
          : drawLine([Math.min(...places), middle, Math.max(...places), middle], 'var(--line)', ' stroke-width="5" stroke-linecap="round"'), // prettier-ignore
      dots: dots.map(({ series }, i) => {
        const aside = (names.indexOf(series) - (names.length - 1) / 2) * step;
        return drawMark(styles.get(series), places[i] as number, middle + aside, { scale: 0.9 });
      }),
      name: drawText(left - 8, middle + 4, 'end', 'fg', fit(name, left - 10)),
    };
  });
  const ticks = scale.ticks.map((tick) => ({ at: xOf(tick), text: formatTick(tick) }));
  const parts = [
    drawXAxis(plot, ticks, chart.x.title, true),
    ...rows.map(({ range }) => range),
    ...rows.flatMap(({ dots }) => dots),
    ...rows.map(({ name }) => name),
  ];
  return { width: WIDTH, height: TOP + plot.height + FOOT, inner: parts.join('') };
}

/** One scale for all panels of a figure. */
export const dotScale = (charts: readonly DotChart[]): NiceScale =>
  niceScale(
    charts.flatMap(({ rows }) => rows.flatMap(({ dots }) => dots.map(({ x }) => 100 * x))),
    [0, 100],
  );
