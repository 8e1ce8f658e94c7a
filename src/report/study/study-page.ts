import type { Study, StudyTimings } from '../study-data.ts';
import { buildReport } from './build-report.ts';
import { createReportPage } from './report-page.ts';

/** The page of a study of augmentation: the answer to "does augmentation help?" first. The same study gives the same bytes. */
export function createStudyPage(study: Study, timings?: StudyTimings): string {
  return createReportPage(buildReport(study, timings), 'Palimpsest study');
}
