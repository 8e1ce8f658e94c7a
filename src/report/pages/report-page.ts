import { escapeHtml } from '../html.ts';
import { renderHeadline, renderSection } from './page-parts.ts';
import { renderPage } from './page-shell.ts';
import type { Report } from './report-model.ts';

/**
 * A self-contained HTML page (no network, no external file) of a report: the answer to its question first. Charts are SVG, drawn
 * here; tables sort on click. The same report gives the same bytes.
 *
 * @param kind what the page is called above its title.
 */
export function createReportPage(report: Report, kind: string): string {
  const { question } = report.headline;
  return renderPage({
    kind,
    title: report.title,
    description: report.description,
    contents: [{ id: 'answer', title: question }, ...report.sections],
    main: `<section id="answer" aria-label="${escapeHtml(question)}">
${renderHeadline(report.headline)}
</section>
${report.sections.map(renderSection).join('\n')}`,
  });
}
