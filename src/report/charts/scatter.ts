import type { ScatterChart } from './figure.ts';
import { drawMark, type SeriesStyle } from './palette.ts';
import type { Drawing } from './svg.ts';

const SIZE = 430;
/** Between the edge and the middle of the outermost mark. */
const EDGE = 16;

/** Points as SVG elements, both axes on one scale; those of a series have its shape and its colour. */
export function drawScatter({ points }: ScatterChart, styles: ReadonlyMap<string, SeriesStyle>): Drawing {
  const range = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return { middle: (low + high) / 2, extent: high - low };
  };
  const [x, y] = [range(points.map((point) => point.x)), range(points.map((point) => point.y))];
  const extent = Math.max(x.extent, y.extent);
  const scale = extent > 0 ? (SIZE - 2 * EDGE) / extent : 1;
  const place = (value: number, { middle }: typeof x) => SIZE / 2 + (value - middle) * scale;
  const marks = points.map(({ series, isHollow, detail, ...point }) =>
    drawMark(styles.get(series), place(point.x, x), place(point.y, y), { isHollow, opacity: 0.75, detail }),
  );
  return { width: SIZE, height: SIZE, inner: marks.join('') };
}
