import type { Study, StudyTimings } from '../study-data.ts';
import { buildReport } from './build-report.ts';
import { createReportMarkdown } from './report-markdown.ts';

/** The report as Markdown with GitHub's tables, without the charts; long tables are left to the CSV files. */
export function createStudyMarkdown(study: Study, timings?: StudyTimings): string {
  return createReportMarkdown(buildReport(study, timings));
}
