import { createReportMarkdown } from './report-markdown.ts';
import type { Report } from './report-model.ts';
import { createReportPage } from './report-page.ts';
import { createReportTables } from './report-tables.ts';

/**
 * The files of a report by name: a self-contained page, Markdown, and the tables as CSV.
 *
 * @param kind what the page is called above its title.
 */
export function createReportFiles(report: Report, kind: string): ReadonlyMap<string, string> {
  return new Map([
    ['report.html', createReportPage(report, kind)],
    ['report.md', createReportMarkdown(report)],
    ...createReportTables(report),
  ]);
}
