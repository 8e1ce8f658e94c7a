import { escapeHtml } from '../../html.ts';
import type { HeatChart } from '../report-model.ts';
import { cut } from './base-spec.ts';

const WIDTH = 430;
const ROW = 26;
const TOP = 34;
const GAP = 2;
const NAME = 20;

/** A heat map as SVG elements: shades are of the page's colours of loss and gain, so that it follows its theme. */
export function drawHeatMap({ columns, columnTitle, rows }: HeatChart): {
  width: number;
  height: number;
  inner: string;
} {
  const longest = Math.max(4, ...rows.map(({ name }) => Math.min(NAME, [...name].length)));
  const left = 12 + Math.ceil(longest * 6.4);
  const step = (WIDTH - left - 6) / Math.max(1, columns.length);
  const text = (x: number, y: number, anchor: string, colour: string, content: string, size = 11.5) =>
    `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-size="${size}" fill="var(--${colour})">${escapeHtml(content)}</text>`;
  const middle = (column: number) => left + step * (column + 0.5);
  const fits = Math.max(3, Math.floor(step / 6.2));
  const head = [
    text(left + (step * columns.length) / 2, 12, 'middle', 'soft', columnTitle, 11),
    ...columns.map((name, c) => text(middle(c), TOP - 7, 'middle', 'soft', cut(name, fits), 11)),
  ];
  const body = rows.flatMap(({ name, cells }, r) => {
    const top = TOP + ROW * r;
    return [
      text(left - 8, top + ROW / 2 + 4, 'end', 'fg', cut(name, NAME)),
      ...cells.map((cell, c) => {
        const box = `x="${round(left + step * c + GAP / 2)}" y="${top + GAP / 2}" width="${round(step - GAP)}" height="${ROW - GAP}" rx="3"`;
        if (!cell)
          return `<g><rect ${box} fill="none" stroke="var(--line)"/>${text(middle(c), top + ROW / 2 + 4, 'middle', 'soft', '–')}</g>`;
        const shade = round(Math.min(1, Math.abs(cell.shade)));
        const colour = cell.shade < 0 ? 'bad' : 'good';
        return (
          `<g><title>${escapeHtml(cell.detail)}</title><rect ${box} fill="var(--line)" fill-opacity="0.35"/>` +
          `<rect class="heat" ${box} fill="var(--${colour})" fill-opacity="${shade}"/>${text(middle(c), top + ROW / 2 + 4, 'middle', 'fg', cell.text)}</g>`
        );
      }),
    ];
  });
  return { width: WIDTH, height: TOP + ROW * rows.length + 6, inner: [...head, ...body].join('') };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
