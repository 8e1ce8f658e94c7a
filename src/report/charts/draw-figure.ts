import { escapeHtml } from '../html.ts';
import { dotScale, drawDots } from './dots.ts';
import type { DotChart, Figure, LineChart, Panel, ScatterChart, HeatChart } from './figure.ts';
import { drawLines, yScale } from './lines.ts';
import { styleSeries, drawMark, type SeriesStyle } from './palette.ts';
import { type Drawing, drawText, fit, round, widthOf } from './svg.ts';

const WIDTH = 430;
const ROW = 26;
const TOP = 34;
const GAP = 2;
const MOST_NAME = 140;

/** A heat map as SVG elements: shades are of the page's colours of loss and gain, so that it follows its theme. */
function drawHeatMap({ columns, columnTitle, rows }: HeatChart): Drawing {
  const longest = Math.max(26, ...rows.map(({ name }) => widthOf(name)));
  const left = 12 + Math.ceil(Math.min(MOST_NAME, longest));
  const step = (WIDTH - left - 6) / Math.max(1, columns.length);
  const middle = (column: number) => left + step * (column + 0.5);
  const head = [
    drawText(left + (step * columns.length) / 2, 12, 'middle', 'soft', fit(columnTitle, WIDTH - left, 11), 11),
    ...columns.map((name, c) => drawText(middle(c), TOP - 7, 'middle', 'soft', fit(name, step - 2, 11), 11)),
  ];
  const body = rows.flatMap(({ name, cells }, r) => {
    const top = TOP + ROW * r;
    return [
      drawText(left - 8, top + ROW / 2 + 4, 'end', 'fg', fit(name, left - 10)),
      ...cells.map((cell, c) => {
        const box = `x="${round(left + step * c + GAP / 2)}" y="${top + GAP / 2}" width="${round(step - GAP)}" height="${ROW - GAP}" rx="3"`;
        if (!cell)
          return `<g><rect ${box} fill="none" stroke="var(--line)"/>${drawText(middle(c), top + ROW / 2 + 4, 'middle', 'soft', '–')}</g>`;
        const shade = round(Math.min(1, Math.abs(cell.shade)));
        const colour = cell.shade < 0 ? 'bad' : 'good';
        return (
          `<g><title>${escapeHtml(cell.detail)}</title><rect ${box} fill="var(--line)" fill-opacity="0.35"/>` +
          `<rect class="heat" ${box} fill="var(--${colour})" fill-opacity="${shade}"/>${drawText(middle(c), top + ROW / 2 + 4, 'middle', 'fg', cell.text)}</g>`
        );
      }),
    ];
  });
  return { width: WIDTH, height: TOP + ROW * rows.length + 6, inner: [...head, ...body].join('') };
}

const SIZE = 430;
/** Between the edge and the middle of the outermost mark. */
const EDGE = 16;

/** Points as SVG elements, both axes on one scale; those of a series have its shape and its colour. */
function drawScatter({ points }: ScatterChart, styles: ReadonlyMap<string, SeriesStyle>): Drawing {
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

/** The panels of a figure as SVG elements: no script, no fixed colours, with title and description. The same bytes for the same figure. */
export function drawFigure({ id, series, neutral, panels }: Figure): readonly string[] {
  const styles = styleSeries(series, neutral === true);
  const lines = panels.flatMap(({ chart }): LineChart[] => (chart.kind === 'lines' ? [chart] : []));
  const shared = lines.length > 0 && lines.every(({ y }) => y.points) ? yScale(...lines) : undefined;
  const dots = dotScale(panels.flatMap(({ chart }): DotChart[] => (chart.kind === 'dots' ? [chart] : [])));
  const draw = ({ chart }: Panel): Drawing => {
    switch (chart.kind) {
      case 'lines':
        return drawLines(chart, styles, shared);
      case 'dots':
        return drawDots(chart, styles, dots);
      case 'heat':
        return drawHeatMap(chart);
      case 'scatter':
        return drawScatter(chart, styles);
    }
  };
  return panels.map((panel, i) => frame(draw(panel), `${id}-${i + 1}`, panel));
}

/** Names a drawing for who cannot see it. */
function frame({ width, height, inner }: Drawing, id: string, { title, description }: Panel): string {
  return (
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" ` +
    `aria-labelledby="${id}-title ${id}-desc"><title id="${id}-title">${escapeHtml(title)}</title>` +
    `<desc id="${id}-desc">${escapeHtml(description)}</desc>${inner}</svg>`
  );
}
