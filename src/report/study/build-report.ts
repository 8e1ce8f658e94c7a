import type { Study, StudyTimings } from '../study-data.ts';
import { writeHeadline } from './headline.ts';
import type { Report } from './report-model.ts';
import { ablationSection } from './sections/ablation.ts';
import { alphasSection } from './sections/alphas.ts';
import { changesSection } from './sections/changes.ts';
import { categoriesSection } from './sections/categories.ts';
import { corporaSection } from './sections/corpora.ts';
import { costsSection } from './sections/costs.ts';
import { dropSection } from './sections/drop.ts';
import { errorsSection } from './sections/errors.ts';
import { methodSection } from './sections/method.ts';
import { sentenceGroupsSection } from './sections/sentence-groups.ts';
import { trainingSection } from './sections/training.ts';
import { transferSection } from './sections/transfer.ts';
import { indexStudy, type StudyIndex } from './study-index.ts';

/** The tests of significance take a while: page, Markdown and CSV files of the same study share them. */
const indices = new WeakMap<Study, StudyIndex>();

/** Works out all tables, figures and sentences of a study's report. */
export function buildReport(study: Study, timings?: StudyTimings): Report {
  let index = indices.get(study);
  if (!index) indices.set(study, (index = indexStudy(study)));
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
    ...(study.description === undefined ? {} : { description: study.description }),
    headline: writeHeadline(index),
    sections: sections.filter((section) => section !== undefined),
  };
}
