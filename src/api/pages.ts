/**
 * Pages of HTML that stand alone: a corpus beside its copies, and what predictions rest on.
 *
 * @module palimpsest/pages
 */
import { checked, list, needed, object, optional } from '../core/shapes.ts';
import * as explanationPage from '../report/explanation/explanation-page.ts';
import * as viewPage from '../report/view-page.ts';
import { anything, callback, count, doc, docs, string } from './shapes.ts';

export const createExplanationPage = checked(explanationPage.createExplanationPage, {
  page: object('an explanation page', {
    title: string,
    description: string,
    sentences: list('an array', object('an explanation')),
    sections: list('an array', object('a section')),
  }),
});
export const createViewPage = checked(
  viewPage.createViewPage,
  {
    rows: list(
      'an array of rows',
      object('a row { source, copies }', { source: doc, copies: docs, edits: optional(list('an array', anything)) }),
    ),
  },
  { title: needed(string), total: needed(count), tokenise: needed(callback), notes: list('an array', string) },
);

export type { ExplanationPage } from '../report/explanation/explanation-page.ts';
export type { ViewPageOptions, ViewRow } from '../report/view-page.ts';
