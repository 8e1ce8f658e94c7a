import { drawLine, drawText, fit } from './svg.ts';

/** Where values are shown, in pixels: fixed, so that nothing depends on how a machine measures text. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Of a chart with axes. */
export const WIDTH = 354;
/** Below the plot, for its titles and labels. */
export const FOOT = 42;

export interface Tick {
  /** In pixels. */
  readonly at: number;
  readonly text: string;
}

/** Below a plot. @param hasGrid whether lines through the plot stand for the ticks. */
export function drawXAxis(plot: Plot, ticks: readonly Tick[], title: string, hasGrid: boolean): string {
  const bottom = plot.top + plot.height;
  const middle = plot.left + plot.width / 2;
  return [
    ...ticks.map(({ at }) => drawLine([at, hasGrid ? plot.top : bottom, at, bottom + 3], 'var(--line)')),
    drawLine([plot.left, bottom, plot.left + plot.width, bottom], 'var(--line)'),
    ...ticks.map(({ at, text }) => drawText(at, bottom + 15, 'middle', 'soft', text, 11)),
    drawText(middle, bottom + 32, 'middle', 'soft', fit(title, 2 * Math.min(middle, WIDTH - middle))),
  ].join('');
}

/** Left of a plot, with a line through it for each tick. */
export function drawYAxis({ left, top, width, height }: Plot, ticks: readonly Tick[], title: string): string {
  const middle = top + height / 2;
  return [
    ...ticks.map(({ at }) => drawLine([left, at, left + width, at], 'var(--line)')),
    ...ticks.map(({ at, text }) => drawText(left - 6, at + 4, 'end', 'soft', text, 11)),
    drawText(11, middle, 'middle', 'soft', fit(title, height), 11.5, ` transform="rotate(-90 11 ${middle})"`),
  ].join('');
}

/** 20000 as 20k, with the sign of print. */
export function formatTick(value: number): string {
  const [size, unit] = Math.abs(value) >= 1e6 ? [1e6, 'M'] : Math.abs(value) >= 1e4 ? [1e3, 'k'] : [1, ''];
  return `${Number((value / size).toPrecision(6))}${unit}`.replace('-', '−');
}
