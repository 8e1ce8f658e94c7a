import type { Study, StudyTimings } from '../study-data.ts';
import { buildReport } from './build-report.ts';
import { createReportTables } from './report-tables.ts';

/** All tables of a study as CSV files, by name. */
export function createStudyTables(study: Study, timings?: StudyTimings): ReadonlyMap<string, string> {
  return createReportTables(buildReport(study, timings));
}
