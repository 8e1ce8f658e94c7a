import { NOT_UTF8 } from '../io/files.ts';
import type { CutFiles, FormatOptions, InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';
import { isTag, tagsToSpans } from '../../text/tags.ts';
import { buildDocument } from '../io/build-document.ts';
import { type Boundary, cutBefore } from '../io/cut-lines.ts';
import { createStems } from '../io/file-group.ts';
import { createTagFaults, type TagFaults } from '../io/tags.ts';
import { createGrouping, createRowTest, type GroupingState, fitRow, isBlankRecord } from './columns.ts';
import { readRecords, type CsvRecord } from './records.ts';
import { findSpanRows, readSpanRows } from './span-rows.ts';
import { readHead, surveyFile, type CsvLayout } from './survey.ts';

/** What the envelope of a CSV document holds. */
export interface CsvData {
  readonly layout: CsvLayout;
  readonly sentences: readonly CsvSentence[];
  readonly id: string;
  readonly entities: readonly Entity[];
}

/** The rows of a sentence. */
export interface CsvSentence {
  readonly rows: { readonly cells: readonly string[]; readonly raw: string }[];
  /** Blank lines before and after them. */
  readonly before: string;
  after: string;
}

/** Streams the documents of tables of tokens. The start of each file is read twice, first for its layout. */
export async function* readCsv(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  const stemOf = createStems(files);
  for (const file of files) {
    const begun = (file.range?.begun as Begun | undefined) ?? (await beginFile(file, stemOf(file), context.options));
    const rows = begun ? undefined : findSpanRows(await readHead(file), context.options);
    if (begun) yield* readFile(file, begun, context);
    else if (rows) yield* readSpanRows(file, rows, context);
    else {
      context.report({
        severity: 'error',
        code: 'not-columns',
        message:
          'the file has no column of tags and was skipped: a table is read where each row is a token with its tag, or a text with a list of its spans, in columns that --token-column and --tag-column name; one of mentions (text, start, end, label) is to become JSON lines first, {"text": "…", "entities": [[start, end, "LABEL"]]}',
        place: { file: file.path },
      });
    }
  }
}

/** What must be known to begin before a document. */
interface Begun {
  readonly layout: CsvLayout;
  readonly stem: string;
  /** How many documents before it have no id of their own. */
  readonly number: number;
  readonly grouping: GroupingState | undefined;
  /** Blank lines since the last row that could be read, where those of a document were lost between. */
  readonly lead: string;
}

async function beginFile(file: InputFile, stem: string, options: FormatOptions): Promise<Begun | undefined> {
  const layout = await surveyFile(file, options);
  return layout && { layout, stem, number: 0, grouping: undefined, lead: '' };
}

/** Cuts files before documents. */
export const cutCsv: CutFiles = async function* (files, options, isEnough) {
  const stemOf = createStems(files);
  for (const file of files) {
    const begun = await beginFile(file, stemOf(file), options);
    if (begun) yield* cutBefore(file, documentsIn(file, begun), isEnough);
    else yield file;
  }
};

async function* documentsIn(file: InputFile, begun: Begun): AsyncGenerator<Boundary> {
  const { layout } = begun;
  const grouping = createGrouping(layout);
  let { number, lead } = begun;
  let hasRows = false; // that could be read, of the document at hand
  let isHeader = layout.hasHeader;
  yield { line: 1, begin: () => begun };
  for await (const batch of readRecords(file, layout, { isRow: createRowTest(layout) })) {
    for (const record of batch) {
      if (isHeader) {
        isHeader = false;
        continue;
      }
      const cells = cellsOf(record, layout);
      if (isBlankRecord(cells)) {
        grouping.blank();
        if (!hasRows) lead += record.raw;
        continue;
      }
      const visible = cells ?? hiddenCells(record, layout);
      const before = { ...begun, number, grouping: grouping.state(), lead };
      if (grouping.next(visible) === 'document') {
        yield { line: record.line, begin: () => before };
        if (statedId(visible, layout) === undefined) number++;
        hasRows = false;
      }
      if (!cells || faultOf({ ...record, cells }, layout)) continue;
      hasRows = true;
      lead = '';
    }
  }
}

interface Draft {
  readonly sentences: CsvSentence[];
  readonly line: number;
  readonly stated: string | undefined;
  fault: { readonly code: string; readonly message: string; readonly line: number } | undefined;
}

async function* readFile(file: InputFile, begun: Begun, context: ReadContext): AsyncGenerator<Document> {
  const { layout, stem } = begun;
  const { range } = file;
  const faults = createTagFaults(file.path, layout.scheme);
  const grouping = createGrouping(layout, begun.grouping);
  let { number, lead } = begun; // lead: blank lines before the first row
  let draft: Draft | undefined;
  let isHeader = layout.hasHeader && (range === undefined || range.start === 0);
  for await (const batch of readRecords(file, layout, { isRow: createRowTest(layout) })) {
    for (const record of batch) {
      if (isHeader) {
        isHeader = false;
        continue;
      }
      const finished = add(record);
      if (finished) yield finished;
    }
  }
  const last = finish();
  if (last) yield last;
  faults.report(context.report);

  function add(record: CsvRecord): Document | undefined {
    const { raw, line } = record;
    const cells = cellsOf(record, layout);
    if (isBlankRecord(cells)) {
      grouping.blank();
      const sentence = draft?.sentences.at(-1);
      if (sentence) sentence.after += raw;
      else lead += raw;
      return undefined;
    }
    const fault = faultOf({ ...record, cells }, layout);
    const visible = cells ?? hiddenCells(record, layout);
    const begins = grouping.next(visible);
    const finished = begins === 'document' ? finish() : undefined;
    draft ??= { sentences: [], line, stated: statedId(visible, layout), fault: undefined };
    draft.fault ??= fault;
    if (fault || !cells) return finished;
    if (begins !== 'same' || draft.sentences.length === 0) {
      draft.sentences.push({ rows: [], before: lead, after: '' });
      lead = '';
    }
    draft.sentences.at(-1)?.rows.push({ cells, raw });
    return finished;
  }

  function finish(): Document | undefined {
    if (!draft) return undefined;
    const { sentences, line, stated, fault } = draft;
    draft = undefined;
    const id = stated ?? `${stem}#${++number}`;
    if (!fault) return toDocument(id, sentences, layout, file, line, faults, context);
    context.report({
      severity: 'error',
      code: fault.code,
      message: `${fault.message}; the document was skipped`,
      place: { file: file.path, line: fault.line, documentId: id },
    });
    return undefined;
  }
}

function cellsOf({ cells }: CsvRecord, layout: CsvLayout): readonly string[] | undefined {
  return cells && (fitRow(cells, layout) ?? cells);
}

/** Of a record that cannot be read: a quote that is not closed hides no cells but those behind it. */
function hiddenCells({ raw }: CsvRecord, layout: CsvLayout): readonly string[] {
  return fitRow(raw.split(layout.delimiter), layout) ?? [];
}

function statedId(cells: readonly string[], layout: CsvLayout): string | undefined {
  const id = cells[layout.document]?.trim() ?? '';
  return id === '' ? undefined : id;
}

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

function faultOf({ cells, fault, line }: CsvRecord, layout: CsvLayout): Draft['fault'] {
  if (!cells) {
    const message =
      fault === 'invalid-utf8'
        ? `the line ${NOT_UTF8}`
        : 'a quote is not closed, or text follows it (a quote that is part of a token is doubled, in quotes: """")';
    return { code: fault ?? 'bad-quoting', message, line };
  }
  if (cells.length !== layout.count) {
    const isShort = cells.length < layout.count;
    const found = `the row has ${cells.length} columns, not ${layout.count} as the ${layout.hasHeader ? 'header' : 'others'}`;
    if (isShort) return { code: 'column-missing', message: `${found}, and no token or no tag: add what is missing`, line }; // prettier-ignore
    const advice = `put a token with a ${DELIMITERS[layout.delimiter]} in it into double quotes`;
    return { code: 'column-count', message: `${found}: ${advice}`, line };
  }
  const tag = tagOf(cells, layout);
  if (layout.bare ? tag !== '' : isTag(tag)) return undefined;
  return { code: 'bad-tag', message: `column ${layout.tag} holds neither O nor a prefix, a hyphen and a label`, line };
}

export function tagOf(cells: readonly string[], layout: CsvLayout): string {
  return (cells[layout.tag] as string).trim();
}

/** The token without spaces around it. */
export function tokenOf(cells: readonly string[], layout: CsvLayout): string {
  return (cells[layout.token] as string).replace(/^[ \r\n\t]+/, '').replace(/[ \r\n\t]+$/, '');
}

function toDocument(
  id: string,
  sentences: readonly CsvSentence[],
  layout: CsvLayout,
  file: InputFile,
  line: number,
  faults: TagFaults,
  context: ReadContext,
): Document | undefined {
  const entities: Entity[] = [];
  const texts: string[] = [];
  let offset = 0;
  for (const { rows } of sentences) {
    const tokens = rows.map(({ cells }) => tokenOf(cells, layout));
    const tags = rows.map(({ cells }) => tagOf(cells, layout));
    const text = tokens.join(' ');
    if (tags.some((tag) => tag !== 'O')) {
      const starts: number[] = [];
      let start = offset;
      for (const token of tokens) {
        starts.push(start);
        start += token.length + 1;
      }
      for (const span of tagsToSpans(tags, layout, (fault) => faults.add(fault, line))) {
        entities.push({
          id: `T${entities.length + 1}`,
          start: starts[span.start] as number,
          end: (starts[span.end - 1] as number) + (tokens[span.end - 1] as string).length,
          label: span.label,
        });
      }
    }
    texts.push(text);
    offset += text.length + 1;
  }
  const data: CsvData = { layout, sentences, id, entities };
  return buildDocument(
    { id, text: texts.join('\n'), entities, envelope: { format: 'csv', file: file.relative, data } },
    { file: file.path, line },
    context,
  );
}
