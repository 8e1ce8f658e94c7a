import { parseJson } from '../../core/collections.ts';
import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';
import { toDocument as toTaggedDocument, type HfData } from '../hf/reader.ts';
import { surveyFile } from '../hf/survey.ts';
import { isObject, refuse, withFields, type JsonObject } from '../io/json-record.ts';
import { END_FIELDS, findField, LABEL_FIELDS, LIST_FIELDS, START_FIELDS, TEXT_FIELDS } from '../io/span-text.ts';
import { createTagFaults } from '../io/tags.ts';
import { toDocument as toTextDocument, type JsonlData } from '../jsonl/reader.ts';
import { readViews } from '../spacy/reader.ts';
import { layoutOf, findSpans } from '../spacy/views.ts';
import type { Column } from './columns.ts';
import { openParquet, type ParquetInput } from './file.ts';

/** What must be known of a file to write its rows. Plain data. */
export interface ParquetLayout {
  readonly columns: readonly Column[];
  /** Of rows of a text with its entities: under what names they stand. */
  readonly text?: TextLayout;
}

/** The envelope's data: of rows of tokens, those of Hugging Face's JSON. */
export type ParquetData =
  | (HfData & { readonly file: ParquetLayout })
  /** The record as our JSON lines would state it. */
  | { readonly file: ParquetLayout; readonly record: JsonlData };

/** Where a row has its text and its entities. */
export interface TextLayout {
  readonly text: string;
  readonly list: string;
  readonly start: string;
  readonly end: string;
  readonly label: string;
  /** The names of labels that are numbers. */
  readonly names?: readonly string[];
}

/** Values that are JSON in a string, since their shape is not the same in all rows. */
const JSON_FIELDS = ['meta', 'derivedFrom'];

/** The text and the list of entities of a file, by its columns. */
export function findText(columns: readonly Column[]): TextLayout | undefined {
  const texts = columns.filter(({ elements }) => elements[0]?.type === 'BYTE_ARRAY').map(({ name }) => name);
  const text = findField(texts, TEXT_FIELDS);
  if (text === undefined) return undefined;
  for (const field of LIST_FIELDS) {
    const list = findField(
      columns.map(({ name }) => name),
      [field],
    );
    const column = columns.find(({ name }) => name === list);
    const names = column?.elements.slice(3).map(({ name }) => name) ?? [];
    const [start, end, label] = [START_FIELDS, END_FIELDS, LABEL_FIELDS].map((fields) => findField(names, fields));
    if (list === undefined || start === undefined || end === undefined || label === undefined) continue;
    const classes = classNames(column?.feature, label);
    return { text, list, start, end, label, ...(classes && { names: classes }) };
  }
  return undefined;
}

/** The names of the classes of a column, or of a field of its items. */
function classNames(feature: unknown, field?: string): readonly string[] | undefined {
  const inner = Array.isArray(feature) ? feature[0] : isObject(feature) ? feature['feature'] : undefined;
  const found = field === undefined ? inner : isObject(inner) ? inner[field] : undefined;
  if (!isObject(found) || found['_type'] !== 'ClassLabel' || !Array.isArray(found['names'])) return undefined;
  return found['names'] as readonly string[];
}

export async function* readParquet(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  for (const file of files) {
    const input = await openParquet(file, context);
    if (!input) continue;
    const text = context.options.tagColumn === undefined ? findText(input.columns) : undefined;
    const other = text ? undefined : await findOther(input, context);
    if (text) yield* readTexts(input, text, context);
    else if (other) yield* readViews(input.rows(context), context, findSpans(other)?.fields);
    else yield* readTags(file, input, context);
  }
}

/** One of the first rows that has its spans in a string, or passages: such documents are written as those of other formats. */
async function findOther(input: ParquetInput, context: ReadContext): Promise<unknown> {
  let rows = 0;
  for await (const { value } of input.rows({ ...context, report: () => undefined })) {
    if (layoutOf(value)) return value;
    if (++rows === 100) break;
  }
  return undefined;
}

async function* readTexts(input: ParquetInput, text: TextLayout, context: ReadContext): AsyncGenerator<Document> {
  const file: ParquetLayout = { columns: input.columns, text };
  for await (const record of input.rows(context)) {
    const value = toRecordView(record.value as JsonObject, text);
    const doc = toTextDocument({ ...record, value }, 'parquet', context);
    if (doc) yield withData(doc, { file, record: value });
  }
}

async function* readTags(file: InputFile, input: ParquetInput, context: ReadContext): AsyncGenerator<Document> {
  const stated = (field: string) => classNames(input.columns.find(({ name }) => name === field)?.feature);
  const sample = input.rows({ ...context, report: () => undefined });
  const layout = await surveyFile(file, 'rows', sample, context.options, stated);
  const faults = createTagFaults(file.path, layout?.scheme ?? 'IOB2');
  const own: ParquetLayout = { columns: input.columns };
  for await (const record of input.rows(context)) {
    const doc = layout
      ? toTaggedDocument(record, 'parquet', layout, faults, context)
      : refuse(context, record.place, 'bad-record', 'the row has neither tokens with as many tags, nor a text with a list of entities that have start, end and label'); // prettier-ignore
    if (doc) yield withData(doc, { ...(doc.envelope?.data as HfData), file: own });
  }
  faults.report(context.report);
}

function withData(doc: Document, data: ParquetData): Document {
  return Object.freeze({ ...doc, envelope: Object.freeze({ ...doc.envelope, data }) }) as Document;
}

/** A row, as our JSON lines would state it. */
function toRecordView(row: JsonObject, { text, list, start, end, label, names }: TextLayout): JsonObject {
  const items = row[list] ?? [];
  const entities = !Array.isArray(items)
    ? items
    : items.map((item: JsonObject) => {
        const kept = Object.entries(item).filter(([key, value]) => value !== null && key !== start && key !== end && key !== label); // prettier-ignore
        const fields: Record<string, unknown> = Object.fromEntries(kept);
        if (typeof fields['attributes'] === 'string') fields['attributes'] = parseJson(fields['attributes']);
        const name = names && typeof item[label] === 'number' ? names[item[label]] : item[label];
        return Object.assign(fields, { start: item[start], end: item[end], label: name });
      });
  const fields: Record<string, unknown> = { [text]: undefined, [list]: undefined, text: row[text], entities };
  for (const name of JSON_FIELDS) {
    const value = row[name];
    fields[name] = typeof value === 'string' ? (parseJson(value) ?? value) : (value ?? undefined);
  }
  return withFields(row, fields);
}

/** The row of a record: what the reader did, undone; `undefined` where a label has no number. */
export function toRow(record: JsonObject, layout: TextLayout): JsonObject | undefined {
  const { text, list, start, end, label, names } = layout;
  const items = record['entities'] as readonly JsonObject[];
  if (names && !items.every((item) => names.includes(item['label'] as string))) return undefined;
  const entities = items.map((item) => {
    const name = names ? names.indexOf(item['label'] as string) : item['label'];
    const rest = withFields(item, { start: undefined, end: undefined, label: undefined });
    return withFields(rest, { [start]: item['start'], [end]: item['end'], [label]: name });
  });
  const rest = withFields(record, { text: undefined, entities: undefined });
  return withFields(rest, { [text]: record['text'], [list]: entities });
}
