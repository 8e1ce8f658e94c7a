import type { LoggerInterface } from 'vega';
import type { TopLevelSpec } from 'vega-lite';
import { escapeHtml } from '../../html.ts';
import type { DotChart, Figure, LineChart } from '../report-model.ts';
import { drawHeatMap } from './heat-map.ts';
import { dotScale, dotSpec } from './dot-spec.ts';
import { lineSpec, yScale } from './line-spec.ts';
import { styleSeries } from './palette.ts';
import { drawScatter } from './scatter.ts';

/** Draws the panels of a figure as SVG elements: no script, no fixed colours, with title and description. */
export async function renderFigure(figure: Figure): Promise<readonly string[]> {
  const styles = styleSeries(figure.series, figure.neutral === true);
  const lineCharts = figure.panels.flatMap(({ chart }): LineChart[] => (chart.kind === 'lines' ? [chart] : []));
  const dotCharts = figure.panels.flatMap(({ chart }): DotChart[] => (chart.kind === 'dots' ? [chart] : []));
  const shared = lineCharts.length > 0 && lineCharts.every(({ y }) => y.points) ? yScale(...lineCharts) : undefined;
  const dots = dotScale(dotCharts);
  const drawn: string[] = [];
  for (const [i, { title, description, chart }] of figure.panels.entries()) {
    const id = `${figure.id}-${i + 1}`;
    if (chart.kind === 'heat') {
      drawn.push(frame(drawHeatMap(chart), id, title, description));
      continue;
    }
    if (chart.kind === 'scatter') {
      drawn.push(frame(drawScatter(chart, styles), id, title, description));
      continue;
    }
    const spec = chart.kind === 'lines' ? lineSpec(chart, styles, shared) : dotSpec(chart, styles, dots);
    drawn.push(toElement(await draw(spec), id, title, description));
  }
  return drawn;
}

/** Vega-Lite would write its warnings to the console; the library never prints. */
const SILENT: LoggerInterface = {
  level: () => SILENT,
  error: () => SILENT,
  warn: () => SILENT,
  info: () => SILENT,
  debug: () => SILENT,
};

async function draw(spec: TopLevelSpec): Promise<string> {
  // Loaded on demand: half a second of modules that only a page with charts needs.
  const [{ View, parse, Error: errorsOnly }, { compile }] = await Promise.all([import('vega'), import('vega-lite')]);
  const view = new View(parse(compile(spec, { logger: SILENT }).spec), { renderer: 'none', logLevel: errorsOnly });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}

/** Names the drawing, and drops what Vega writes for its own scripts. */
function toElement(svg: string, id: string, title: string, description: string): string {
  const size = /^<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)">/.exec(svg);
  if (!size) throw new TypeError('Vega drew no SVG element with a view box');
  const inner = svg
    .slice(size[0].length, -'</svg>'.length)
    // Within tags only: the text between them is the study's.
    .replaceAll(/<[^>]+>/g, (tag) =>
      tag
        .replaceAll(/ (?:class|role|aria-[a-z]+|pointer-events|font-family)="[^"]*"/g, '')
        .replaceAll(' opacity="1"', '')
        .replaceAll(/(\d\.\d{2})\d+/g, '$1')
        .replace(/^<path d="(?:M0,0h[\d.]+v[\d.]+h-?[\d.]+Z)?"(?: display="none")?\/>$/, ''),
    )
    .replaceAll('<g></g>', '');
  return frame({ width: Number(size[1]), height: Number(size[2]), inner }, id, title, description);
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** SVG elements. */
  readonly inner: string;
}

/** Names a drawing for who cannot see it. */
function frame({ width, height, inner }: Drawing, id: string, title: string, description: string): string {
  return (
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" ` +
    `aria-labelledby="${id}-title ${id}-desc"><title id="${id}-title">${escapeHtml(title)}</title>` +
    `<desc id="${id}-desc">${escapeHtml(description)}</desc>${inner}</svg>`
  );
}
