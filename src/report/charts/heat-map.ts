import { escapeHtml } from '../html.ts';
import type { HeatChart } from './figure.ts';
import { drawText, type Drawing, fit, round, widthOf } from './svg.ts';

const WIDTH = 430;
const ROW = 26;
const TOP = 34;
const GAP = 2;
/** For the name of a row. */
const MOST_NAME = 140;

/** A heat map as SVG elements: shades are of the page's colours of loss and gain, so that it follows its theme. */
export function drawHeatMap({ columns, columnTitle, rows }: HeatChart): Drawing {
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
