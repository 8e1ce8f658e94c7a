import type { Impact, ImpactTimings } from '../impact-data.ts';
import { createReportMarkdown } from '../study/report-markdown.ts';
import { createReportPage } from '../study/report-page.ts';
import { createReportTables } from '../study/report-tables.ts';
import { buildImpactReport } from './build-impact.ts';

/** The files of an impact study's report by name: a self-contained page, Markdown, and the tables as CSV. */
export function createImpactFiles(impact: Impact, timings?: ImpactTimings): ReadonlyMap<string, string> {
  const report = buildImpactReport(impact, timings);
  return new Map([
    ['report.html', createReportPage(report, 'Palimpsest impact study')],
    ['report.md', createReportMarkdown(report)],
    ...createReportTables(report),
  ]);
}
