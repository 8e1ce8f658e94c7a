import { escapeHtml } from '../../html.ts';
import type { ScatterChart } from '../report-model.ts';
import type { SeriesStyle } from './palette.ts';

const SIZE = 430;
const EDGE = 12;
/** Half the width of a mark. */
const MARK = 4;

/** Marks by their shape, around 0, 0. */
const PATHS: Readonly<Record<string, string>> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  square: 'M-3.5-3.5h7v7h-7Z',
  'triangle-up': 'M0-4.4L4.4 3.6H-4.4Z',
  'triangle-down': 'M0 4.4L-4.4-3.6H4.4Z',
  'triangle-right': 'M4.4 0L-3.6 4.4V-4.4Z',
  diamond: 'M0-5L4 0L0 5L-4 0Z',
  cross: 'M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3Z',
  stroke: 'M-4.5-1.5h9v3h-9Z',
};

/** Points as SVG elements, both axes on one scale; those of a series have its shape and its colour. */
export function drawScatter(
  { points }: ScatterChart,
  styles: ReadonlyMap<string, SeriesStyle>,
): { width: number; height: number; inner: string } {
  const range = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return { middle: (low + high) / 2, extent: high - low };
  };
  const [x, y] = [range(points.map((point) => point.x)), range(points.map((point) => point.y))];
  const extent = Math.max(x.extent, y.extent);
  const scale = extent > 0 ? (SIZE - 2 * (EDGE + MARK)) / extent : 1;
  const place = (value: number, { middle }: typeof x) => round(SIZE / 2 + (value - middle) * scale);
  const marks = points.map((point) => {
    const { colour, shape } = styles.get(point.series) ?? { colour: 'var(--fg)', shape: 'circle' };
    const look = point.isHollow
      ? `fill="none" stroke="${colour}" stroke-width="1.3"`
      : `fill="${colour}" fill-opacity="0.75"`;
    const detail = point.detail === undefined ? '' : `<title>${escapeHtml(point.detail)}</title>`;
    return `<path transform="translate(${place(point.x, x)} ${place(point.y, y)})" d="${PATHS[shape] ?? ''}" ${look}>${detail}</path>`;
  });
  return { width: SIZE, height: SIZE, inner: marks.join('') };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
