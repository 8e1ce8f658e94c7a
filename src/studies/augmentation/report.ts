import type { Study, StudyTimings } from '../../report/study-data.ts';
import { createStudyMarkdown } from '../../report/study/study-markdown.ts';
import { createStudyPage } from '../../report/study/study-page.ts';
import { createStudyTables } from '../../report/study/study-tables.ts';

/** The files of a study of augmentation. */
export function report(study: Study, timings: StudyTimings): ReadonlyMap<string, string> {
  return new Map([
    ['report.html', createStudyPage(study, timings)],
    ['report.md', createStudyMarkdown(study, timings)],
    ...createStudyTables(study, timings),
  ]);
}
