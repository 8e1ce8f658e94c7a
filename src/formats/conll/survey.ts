import { appendAll } from '../../core/collections.ts';
import type { FormatOptions, InputFile } from '../../core/corpus-format.ts';
import { createSchemeDetector } from '../../text/tags.ts';
import { createConventionLearner, DEFAULT_CONVENTIONS, type TokenConventions } from '../../text/token-conventions.ts';
import type { Line } from '../io/files.ts';
import type { ColumnData } from './column-notation.ts';
import { readColumns } from './ontonotes.ts';
import { type ColumnLayout, findColumns, kindOfLine, readRow, tagOf, type ConllColumns } from './columns.ts';

/** All that must be known of a file before its first document can be read or written. Plain data. */
export interface ConllLayout extends ConllColumns, ColumnLayout {
  readonly docstart: string;
  readonly conventions: TokenConventions;
}

export type ConllData = ColumnData<ConllLayout>;

/** What documents of other formats are written in: token and tag, a tab between, each document after a `-DOCSTART-`. */
export const DEFAULT_LAYOUT: ConllLayout = {
  separator: 'tab',
  count: 2,
  token: 0,
  tag: 1,
  isIndexed: false,
  bare: false,
  scheme: 'IOB2',
  markers: 'docstart',
  isBetween: false,
  docstart: '-DOCSTART-\tO',
  eol: '\n',
  conventions: DEFAULT_CONVENTIONS,
};

const SAMPLE_LINES = 5000;
const CONVENTION_TOKENS = 50_000;

/**
 * Reads a file once to learn its layout: the columns from its first 5,000 lines, token conventions from its first 50,000
 * tokens, tag scheme and document markers from all of it.
 *
 * @returns `undefined` where it is no file of tokens and tags.
 */
export async function surveyFile(file: InputFile, options: FormatOptions): Promise<ConllLayout | undefined> {
  const sample: string[] = [];
  const waiting: Line[] = []; // for the columns, which the sample tells
  let survey: Survey | undefined;
  let eol = '';
  const begin = (): Survey | undefined => {
    const columns = findColumns(sample.slice(0, SAMPLE_LINES), options);
    survey = columns && createSurvey(columns, file.path);
    survey?.add(waiting);
    return survey;
  };
  for await (const lines of readColumns(file)) {
    eol ||= lines[0]?.eol ?? '';
    if (survey) {
      survey.add(lines);
      continue;
    }
    for (const { text } of lines) if (text !== undefined) sample.push(text.replace(/^\ufeff/, ''));
    appendAll(waiting, lines);
    if (sample.length >= SAMPLE_LINES && !begin()) return undefined;
  }
  survey ??= begin();
  return survey?.layout(eol === '' ? '\n' : eol, options);
}

interface Survey {
  add(lines: readonly Line[]): void;
  layout(eol: string, options: FormatOptions): ConllLayout;
}

function createSurvey(columns: ConllColumns, file: string): Survey {
  const detector = createSchemeDetector();
  const learner = createConventionLearner();
  let tags: string[] = [];
  let tokens = 0;
  let markers: ConllLayout['markers'] = 'none';
  let isBetween = false;
  let docstart = '';
  return {
    add: (lines) => {
      for (const { text, number } of lines) {
        if (text === undefined) continue;
        const line = number === 1 ? text.replace(/^\ufeff/, '') : text;
        const kind = kindOfLine(line, columns, tags.length > 0);
        if (kind === 'row') {
          const row = tokens++ < CONVENTION_TOKENS ? readRow(line, columns) : undefined;
          if (row) learner.add(row.token ?? '');
          tags.push((row ? row.tag : tagOf(line, columns)) ?? 'O');
          continue;
        }
        if (tags.length > 0) {
          detector.add(tags);
          tags = [];
        }
        if (kind !== 'docstart' && kind !== 'newdoc') continue;
        if (markers === 'none') {
          markers = kind;
          isBetween = tokens > 0;
        }
        if (kind === 'docstart') docstart ||= line;
      }
    },
    layout: (eol, options) => {
      detector.add(tags);
      return {
        ...columns,
        scheme: options.scheme ?? detector.style(file).scheme,
        markers,
        isBetween,
        docstart,
        eol,
        conventions: learner.conventions(),
      };
    },
  };
}
