/**
 * What stands where names were taken out: placeholders of anonymised German decisions (paragraphs, finding and filling them), and marks in notes.
 *
 * @module palimpsest/placeholders
 */
import { checked, later, needed, object, optional } from '../core/shapes.ts';
import * as checks from '../placeholders/checks.ts';
import * as fill from '../placeholders/fill.ts';
import * as marks from '../placeholders/marks.ts';
import * as paragraphs from '../placeholders/paragraphs.ts';
import * as runningText from '../placeholders/running-text.ts';
import * as taggerModule from '../placeholders/tagger.ts';
import {
  callback,
  corpus,
  count,
  doc,
  edits,
  flag,
  gazetteers,
  lines,
  number,
  numbers,
  string,
  stringSet,
  tagger,
  whole,
} from './shapes.ts';

export const createPlaceholderFiller = checked(fill.createPlaceholderFiller, {}, { gazetteers: needed(gazetteers) });
export const createPlaceholderTagger = checked(
  taggerModule.createPlaceholderTagger,
  {},
  {
    gazetteers,
    report: callback,
    onVerdict: callback,
    without: stringSet,
    isFamilyName: callback,
    isGivenName: callback,
    lines,
  },
);
export const extractParagraphs = checked(paragraphs.extractParagraphs, { text: string }, { lines });
export const fillPlaceholders = later(
  () => import('../pipeline/placeholders/fill-placeholders.ts'),
  'fillPlaceholders',
  { corpus },
  { gazetteers, seed: whole, detect: flag, report: callback, onUnfilled: callback, onProgress: callback },
);
export const findMarks = checked(marks.findMarks, { text: string, locale: string });
export const refillMarks = later(
  () => import('../pipeline/placeholders/fill-placeholders.ts'),
  'refillMarks',
  { corpus },
  { locale: string, gazetteers, seed: whole, onProgress: callback },
);
export const findOverlooked = later(
  () => import('../pipeline/placeholders/overlooked.ts'),
  'findOverlooked',
  { tagger, corpus },
  { least: number, gazetteers, seed: whole, report: callback, onProgress: callback },
);
export const findSuspects = checked(checks.findSuspects, { doc, letters: optional(stringSet) });
export const packPieces = checked(paragraphs.packPieces, { tokens: numbers, budget: number });
export const sourceMap = checked(paragraphs.sourceMap, {
  source: string,
  paragraph: object('a paragraph: one of those that extractParagraphs returns', {
    text: string,
    start: count,
    end: count,
    edits,
  }),
});
export const splitParagraph = checked(
  paragraphs.splitParagraph,
  { text: string },
  { budget: needed(number), countTokens: callback },
);
export const toRunningText = checked(runningText.toRunningText, { doc }, { budget: number, lines });

export type { Suspect } from '../placeholders/checks.ts';
export type { Filled, PlaceholderFiller } from '../placeholders/fill.ts';
export type { Paragraph, SplitOptions } from '../placeholders/paragraphs.ts';
export type { RunningText, RunningTextOptions } from '../placeholders/running-text.ts';
export type { PlaceholderTagger } from '../placeholders/tagger.ts';
export type { FindOverlookedOptions } from '../pipeline/placeholders/overlooked.ts';
export type { Mark } from '../placeholders/marks.ts';
export type {
  FilledCorpus,
  FillPlaceholdersOptions,
  FillSummary,
  RefillOptions,
} from '../pipeline/placeholders/fill-placeholders.ts';
