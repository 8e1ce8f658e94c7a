import { escapeHtml } from '../html.ts';
import { dotScale, drawDots } from './dots.ts';
import type { DotChart, Figure, LineChart, Panel } from './figure.ts';
import { drawHeatMap } from './heat-map.ts';
import { drawLines, yScale } from './lines.ts';
import { styleSeries } from './palette.ts';
import { drawScatter } from './scatter.ts';
import type { Drawing } from './svg.ts';

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
