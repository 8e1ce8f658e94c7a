import { checked, list, object, optional } from '../core/shapes.ts';
import * as codeMixingFilesModule from '../report/code-mixing/code-mixing-files.ts';
import * as dataCardModule from '../report/data-card.ts';
import * as explanationPageModule from '../report/explanation/explanation-page.ts';
import * as impactFilesModule from '../report/impact/impact-files.ts';
import * as studyMarkdownModule from '../report/study/study-markdown.ts';
import * as studyPageModule from '../report/study/study-page.ts';
import * as studyTablesModule from '../report/study/study-tables.ts';
import * as viewPageModule from '../report/view-page.ts';
import {
  anything,
  callback,
  codeMixingStudy,
  count,
  doc,
  docs,
  impact,
  string,
  strings,
  study,
  timings,
} from './shapes.ts';

export const createCodeMixingFiles: typeof codeMixingFilesModule.createCodeMixingFiles = checked(
  codeMixingFilesModule.createCodeMixingFiles,
  { study: codeMixingStudy },
);
export const createDataCard: typeof dataCardModule.createDataCard = checked(dataCardModule.createDataCard, {
  input: object('the content of a data card: what createCardInput returns', {
    name: string,
    counts: object('an object of counts'),
    labels: list('an array', object('a label')),
    recipe: list('an array', anything),
    notes: strings,
    leaks: list('an array', anything),
    chance: list('an array', object('a comparison')),
    considerations: strings,
  }),
});
export const createExplanationPage: typeof explanationPageModule.createExplanationPage = checked(
  explanationPageModule.createExplanationPage,
  {
    page: object('an explanation page', {
      title: string,
      description: string,
      sentences: list('an array', object('an explanation')),
      sections: list('an array', object('a section')),
    }),
  },
);
export const createImpactFiles: typeof impactFilesModule.createImpactFiles = checked(
  impactFilesModule.createImpactFiles,
  { impact, timings: optional(timings) },
);
export const createStudyMarkdown: typeof studyMarkdownModule.createStudyMarkdown = checked(
  studyMarkdownModule.createStudyMarkdown,
  { study, timings: optional(timings) },
);
export const createStudyPage: typeof studyPageModule.createStudyPage = checked(studyPageModule.createStudyPage, {
  study,
  timings: optional(timings),
});
export const createStudyTables: typeof studyTablesModule.createStudyTables = checked(
  studyTablesModule.createStudyTables,
  { study, timings: optional(timings) },
);
export const createViewPage: typeof viewPageModule.createViewPage = checked(viewPageModule.createViewPage, {
  rows: list(
    'an array of rows',
    object('a row { source, copies }', { source: doc, copies: docs, edits: optional(list('an array', anything)) }),
  ),
  options: object('options with title, total and tokenise', { title: string, total: count, tokenise: callback }),
});
