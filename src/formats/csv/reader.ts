import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';
import { isTag, tagsToSpans } from '../../text/tags.ts';
import { buildDocument } from '../io/build-document.ts';
import { createStems } from '../io/file-group.ts';
import { createTagFaults, type TagFaults } from '../io/tags.ts';
import { createGrouping, createRowTest, fitRow, isBlankRecord } from './columns.ts';
import { readRecords, type CsvRecord } from './records.ts';
import { surveyFile, type CsvLayout } from './survey.ts';

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
    const layout = await surveyFile(file, context.options);
    if (layout) yield* readFile(file, layout, stemOf(file), context);
    else {
      context.report({
        severity: 'error',
        code: 'not-columns',
        message:
          'the file has no column of tags and was skipped; name the columns with --token-column and --tag-column',
        place: { file: file.path },
      });
    }
  }
}

interface Draft {
  readonly sentences: CsvSentence[];
  readonly line: number;
  readonly stated: string | undefined;
  fault: { readonly code: string; readonly message: string; readonly line: number } | undefined;
}

async function* readFile(
  file: InputFile,
  layout: CsvLayout,
  stem: string,
  context: ReadContext,
): AsyncGenerator<Document> {
  const faults = createTagFaults(file.path, layout.scheme);
  const grouping = createGrouping(layout);
  let number = 0;
  let draft: Draft | undefined;
  let isHeader = layout.hasHeader;
  let lead = ''; // blank lines before the first row
  for await (const batch of readRecords(file.path, layout, { isRow: createRowTest(layout) })) {
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
    const cells = record.cells && (fitRow(record.cells, layout) ?? record.cells);
    if (isBlankRecord(cells)) {
      grouping.blank();
      const sentence = draft?.sentences.at(-1);
      if (sentence) sentence.after += raw;
      else lead += raw;
      return undefined;
    }
    const fault = faultOf({ ...record, cells }, layout);
    // A quote that is not closed hides no cells but those behind it.
    const visible = cells ?? fitRow(raw.split(layout.delimiter), layout) ?? [];
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

function statedId(cells: readonly string[], layout: CsvLayout): string | undefined {
  const id = cells[layout.document]?.trim() ?? '';
  return id === '' ? undefined : id;
}

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

function faultOf({ cells, fault, line }: CsvRecord, layout: CsvLayout): Draft['fault'] {
  if (!cells) {
    const message =
      fault === 'invalid-utf8'
        ? 'the line is not valid UTF-8'
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
