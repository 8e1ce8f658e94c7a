import { createReportFiles } from '../../report/pages/report-files.ts';
import type { Study, StudyTimings } from './study.ts';
import { writeHeadline } from './report/headline.ts';
import type { Report } from '../../report/pages/report-model.ts';
import { ablationSection } from './report/comparisons.ts';
import { alphasSection } from './report/alphas.ts';
import { changesSection } from './report/changes.ts';
import { categoriesSection } from './report/categories.ts';
import { corporaSection } from './report/corpora.ts';
import { costsSection } from './report/costs.ts';
import { dropSection } from './report/drop.ts';
import { errorsSection } from './report/errors.ts';
import { methodSection } from './report/method.ts';
import { sentenceGroupsSection } from './report/sentence-groups.ts';
import { trainingSection } from './report/training.ts';
import { transferSection } from './report/transfer.ts';
import { indexStudy } from './report/study-index.ts';

/** The files of a study of augmentation: the answer to "does augmentation help?" first. */
export function report(study: Study, timings?: StudyTimings): ReadonlyMap<string, string> {
  return createReportFiles(buildReport(study, timings), 'Palimpsest study');
}

export function buildReport(study: Study, timings?: StudyTimings): Report {
  const index = indexStudy(study);
  const sections = [
    transferSection(index),
    ablationSection(index),
    alphasSection(index),
    dropSection(index),
    categoriesSection(index),
    sentenceGroupsSection(index),
    errorsSection(index),
    corporaSection(index),
    changesSection(index),
    trainingSection(index),
    costsSection(index, timings),
    methodSection(index),
  ];
  return {
    title: study.name,
    description: study.description,
    headline: writeHeadline(index),
    sections: sections.filter((section) => section !== undefined),
  };
}
