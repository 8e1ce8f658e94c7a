import type { FormatOptions, InputFile } from '../../core/corpus-format.ts';
import { createSchemeDetector } from '../../text/tags.ts';
import { createConventionLearner, DEFAULT_CONVENTIONS, type TokenConventions } from '../../text/token-conventions.ts';
import type { ColumnData } from '../conll/column-notation.ts';
import type { ColumnLayout } from '../conll/columns.ts';
import { readLineBatches } from '../io/files.ts';
import { createNotationFinder, type EntityNotation, FORM, MISC, valueOf } from './parse.ts';

/** What must be known of a file before its first document can be read or written. Plain data. */
export interface ConlluLayout extends ColumnLayout {
  readonly notation?: EntityNotation;
  readonly markers: 'none' | 'newdoc';
  readonly conventions: TokenConventions;
}

export type ConlluData = ColumnData<ConlluLayout>;

/** What documents of other formats are written in. */
export const DEFAULT_LAYOUT: ConlluLayout = {
  scheme: 'IOB2',
  markers: 'newdoc',
  isBetween: false,
  eol: '\n',
  conventions: DEFAULT_CONVENTIONS,
};

const CONVENTION_TOKENS = 50_000;

/** Reads a file once to learn how it states its entities, its scheme of tags, its markers and its token conventions. */
export async function surveyFile(file: InputFile, { scheme }: FormatOptions): Promise<ConlluLayout> {
  const finder = createNotationFinder();
  const learner = createConventionLearner();
  const miscs: string[][] = []; // of sentences that state something
  let sentence: string[] = [];
  let markers: ConlluLayout['markers'] = 'none';
  let isBetween = false;
  let eol = '';
  let tokens = 0;
  const endSentence = () => {
    if (sentence.some((misc) => misc !== '_')) miscs.push(sentence);
    sentence = [];
  };
  for await (const lines of readLineBatches(file)) {
    eol ||= lines[0]?.eol ?? '';
    for (const { text } of lines) {
      if (text === undefined) continue;
      if (/^\d+\t/.test(text)) {
        const row = text.split('\t');
        const misc = row[MISC] ?? '_';
        finder.add(misc);
        sentence.push(/=/.test(misc) ? misc : '_');
        if (tokens++ < CONVENTION_TOKENS) learner.add(row[FORM] ?? '');
      } else {
        if (!/^\d/.test(text)) endSentence();
        if (markers === 'none' && /^#\s*newdoc\b/.test(text)) {
          markers = 'newdoc';
          isBetween = tokens > 0;
        }
      }
    }
  }
  endSentence();
  const notation = finder.result();
  const detector = createSchemeDetector();
  if (notation?.style === 'tags') {
    for (const each of miscs) detector.add(each.map((misc) => valueOf(misc, notation.key) ?? 'O'));
  }
  return {
    ...(notation && { notation }),
    scheme: scheme ?? detector.style().scheme,
    markers,
    isBetween,
    eol: eol === '' ? '\n' : eol,
    conventions: learner.conventions(),
  };
}
