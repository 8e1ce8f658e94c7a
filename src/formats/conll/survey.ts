import type { FormatOptions, TagScheme } from '../../core/corpus-format.ts';
import { createSchemeDetector } from '../../text/tags.ts';
import { createConventionLearner, DEFAULT_CONVENTIONS, type TokenConventions } from '../../text/token-conventions.ts';
import { readLineBatches } from '../io/files.ts';
import { findColumns, kindOfLine, splitRow, tagOf, type ConllColumns } from './columns.ts';

/** All that must be known of a file before its first document can be read or written. Plain data. */
export interface ConllLayout extends ConllColumns {
  readonly scheme: TagScheme;
  /** What the file has between documents; `none`: each sentence is a document. */
  readonly markers: 'none' | 'docstart' | 'newdoc';
  /** Whether rows come before the first marker, so that markers stand between documents rather than before each. */
  readonly isBetween: boolean;
  /** The first `-DOCSTART-` line. */
  readonly docstart: string;
  readonly eol: string;
  readonly conventions: TokenConventions;
}

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
export async function surveyFile(file: string, options: FormatOptions): Promise<ConllLayout | undefined> {
  const sample: string[] = [];
  let eol = '';
  for await (const lines of readLineBatches(file)) {
    for (const line of lines) if (line.text !== undefined) sample.push(line.text.replace(/^\ufeff/, ''));
    eol ||= lines[0]?.eol ?? '';
    if (sample.length >= SAMPLE_LINES) break;
  }
  const columns = findColumns(sample.slice(0, SAMPLE_LINES), options);
  if (!columns) return undefined;

  const detector = createSchemeDetector();
  const learner = createConventionLearner();
  let tags: string[] = [];
  let tokens = 0;
  let markers: ConllLayout['markers'] = 'none';
  let isBetween = false;
  let docstart = '';
  for await (const lines of readLineBatches(file)) {
    for (const { text, number } of lines) {
      if (text === undefined) continue;
      const line = number === 1 ? text.replace(/^\ufeff/, '') : text;
      const kind = kindOfLine(line, columns, tags.length > 0);
      if (kind === 'row') {
        tags.push(tagOf(line, columns) ?? 'O');
        if (tokens++ < CONVENTION_TOKENS) learner.add(splitRow(line, columns)[columns.token] ?? '');
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
  }
  detector.add(tags);
  return {
    ...columns,
    scheme: options.scheme ?? detector.style().scheme,
    markers,
    isBetween,
    docstart,
    eol: eol === '' ? '\n' : eol,
    conventions: learner.conventions(),
  };
}
