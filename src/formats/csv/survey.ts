import type { FormatOptions, InputFile, TagScheme } from '../../core/corpus-format.ts';
import { createSchemeDetector } from '../../text/tags.ts';
import { createConventionLearner, type TokenConventions } from '../../text/token-conventions.ts';
import { readLineBatches, type Line } from '../io/files.ts';
import { findColumns, type CsvColumns, createGrouping, createRowTest, fitRow } from './columns.ts';
import { readRecords, withoutMark } from './records.ts';

/** What must be known of a file before its first document can be read or written. Plain data. */
export interface CsvLayout extends CsvColumns {
  readonly scheme: TagScheme;
  /** The header's line, end included; empty where there is none. */
  readonly header: string;
  readonly hasMark: boolean;
  readonly eol: string;
  /** Whether cells are quoted that need not be. */
  readonly quotesAll: boolean;
  readonly conventions: TokenConventions;
}

const SAMPLE_RECORDS = 100_000;

/** Learns a file's layout: columns from its first 5,000 lines, the rest from its first 100,000 records. */
export async function surveyFile(file: InputFile, options: FormatOptions): Promise<CsvLayout | undefined> {
  const head = await readHead(file);
  const hasMark = head[0]?.text?.startsWith('\ufeff') === true;
  const columns = findColumns(head.map(withoutMark), options);
  if (!columns) return undefined;
  const detector = createSchemeDetector();
  const learner = createConventionLearner();
  const grouping = createGrouping(columns);
  let tags: string[] = [];
  let header = '';
  let records = 0;
  let quotesAll = true;
  outer: for await (const batch of readRecords(file, columns, { isRow: createRowTest(columns) })) {
    for (const { cells: stated, raw } of batch) {
      if (records++ === 0 && columns.hasHeader) {
        header = raw;
        continue;
      }
      if (records > SAMPLE_RECORDS) break outer;
      const cells = stated && fitRow(stated, columns);
      if (!cells) continue;
      if (grouping.next(cells) !== 'same') {
        detector.add(tags);
        tags = [];
      }
      quotesAll &&= raw.startsWith('"') && !/[,;\t](?!")/.test(raw);
      tags.push((cells[columns.tag] as string).trim());
      learner.add(cells[columns.token] as string);
    }
  }
  detector.add(tags);
  return {
    ...columns,
    scheme: options.scheme ?? detector.style(file.path).scheme,
    header,
    hasMark,
    eol: head[0]?.eol || '\n',
    quotesAll: columns.quotes && quotesAll,
    conventions: learner.conventions(),
  };
}

const SAMPLE_LINES = 5000;

export async function readHead(file: InputFile): Promise<readonly Line[]> {
  const head: Line[] = [];
  for await (const lines of readLineBatches(file)) {
    head.push(...lines.slice(0, SAMPLE_LINES - head.length));
    if (head.length >= SAMPLE_LINES) break;
  }
  return head;
}
