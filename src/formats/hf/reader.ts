import type { CutFiles, FormatOptions, InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';
import { isTag, type TagSpan, tagsToSpans } from '../../text/tags.ts';
import { buildDocument } from '../io/build-document.ts';
import { readSample } from '../io/files.ts';
import { sniffJson } from '../io/json-array.ts';
import { isObject, refuse, statedId, withFields, type JsonObject, type JsonRecord } from '../io/json-record.ts';
import { createTagFaults, type TagFaults } from '../io/tags.ts';
import { cutRecords, isListOf, isSpans, readRecords, surveyFile, tagTexts, type HfLayout } from './survey.ts';

/** What the envelope of a Hugging Face document holds. */
export interface HfData {
  readonly layout: HfLayout;
  readonly record: JsonObject;
  readonly entities: readonly Entity[];
}

/** What must be known to read records of a file, wherever in it they stand. */
interface Begun {
  readonly shape: 'lines' | 'array';
  /** Absent where no record has tokens and tags. */
  readonly layout: HfLayout | undefined;
}

/** @returns nothing for an empty file. */
async function beginFile(file: InputFile, options: FormatOptions): Promise<Begun | undefined> {
  const shape = await shapeOf(file);
  if (shape === undefined) return undefined;
  const sample = readRecords(file, shape, { options, report: () => undefined });
  return { shape, layout: await surveyFile(file, shape, sample, options) };
}

/** Cuts files between records; each piece comes with the layout of its file. */
export const cutHf: CutFiles = async function* (files, options, isEnough) {
  for (const file of files) {
    const begun = await beginFile(file, options);
    if (begun === undefined) yield file;
    else for await (const piece of cutRecords(file, begun.shape, options, isEnough)) yield withBegun(piece, begun);
  }
};

function withBegun(piece: InputFile, begun: Begun): InputFile {
  return piece.range === undefined
    ? piece
    : { ...piece, range: { ...piece.range, begun: { ...(piece.range.begun as object | undefined), ...begun } } };
}

/** Streams the documents of files of `{"tokens": […], "ner_tags": […]}` records. */
export async function* readHf(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  for (const file of files) {
    const begun = (file.range?.begun as Begun | undefined) ?? (await beginFile(file, context.options));
    if (begun === undefined) continue;
    const { shape, layout } = begun;
    if (layout?.others) {
      const message = `the tags under ${JSON.stringify(layout.tags)} are read; --tag-column names others: ${layout.others.join(', ')}`;
      context.report({ severity: 'warning', code: 'other-tags', message, place: { file: file.path }, once: true });
    }
    const faults = createTagFaults(file.path, layout?.scheme ?? 'IOB2');
    for await (const record of readRecords(file, shape, context)) {
      const doc = layout ? toDocument(record, 'hf', layout, faults, context) : refuseFields(record, context);
      if (doc) yield doc;
    }
    faults.report(context.report);
  }
}

function refuseFields(record: JsonRecord, context: ReadContext): undefined {
  const message = 'the record has no list of tokens with a list of as many tags';
  return refuse(context, record.place, 'bad-record', message);
}

/** A list (or what is read as one) or one record a line, by how the file begins; `undefined` for an empty file. */
async function shapeOf(file: InputFile): Promise<'lines' | 'array' | undefined> {
  const sample = await readSample(file, []);
  const head = sample.head.replace(/^\ufeff/, '');
  if (head.trim() === '') return undefined;
  return head.trimStart().startsWith('[') || sniffJson({ ...sample, head }).layout === 'array' ? 'array' : 'lines';
}

/** The document of a record of tokens and tags, in whatever container, or why there is none. */
export function toDocument(
  record: JsonRecord,
  format: string,
  layout: HfLayout,
  faults: TagFaults,
  context: ReadContext,
): Document | undefined {
  const { value, place, relative } = record;
  if (!isObject(value)) return refuse(context, place, 'bad-record', 'the record is not an object');
  const id = statedId(value['id'], record);
  const at = { ...place, documentId: id };
  const tokens = value[layout.tokens];
  const stated = value[layout.tags];
  if (layout.spans) {
    if (!isListOf(tokens, 'string') || !isSpans(stated, true))
      return refuse(context, at, 'bad-record', 'the record has no list of tokens with a list of [first, last, label]');
    const outside = stated.findIndex(([first, last]) => first < 0 || last < first || last >= tokens.length);
    if (outside >= 0) return refuse(context, at, 'offset-out-of-range', `span ${outside} ends before it begins, or not among the ${tokens.length} tokens (first and last token are counted from 0, the last is within the span)`); // prettier-ignore
    return build(
      tokens as readonly string[],
      stated.map(([start, last, label]) => ({ start, end: last + 1, label })),
    );
  }
  if (!isListOf(tokens, 'string') || !Array.isArray(stated) || tokens.length !== stated.length) {
    return refuseFields({ ...record, place: at }, context);
  }
  const tags = stated.length === 0 ? [] : tagTexts(stated, layout.spelled ?? layout.names?.names);
  if (!tags) return refuse(context, at, 'bad-tag', 'a tag is no string, or a number that has no name');
  const bad = layout.bare ? -1 : tags.findIndex((tag) => !isTag(tag));
  if (bad >= 0) return refuse(context, at, 'bad-tag', `tag ${bad} is neither O nor a prefix, a hyphen and a label`);

  return build(
    tokens as readonly string[],
    tagsToSpans(tags, layout, (fault) => faults.add(fault, place.line)),
  );

  function build(words: readonly string[], spans: readonly TagSpan[]): Document | undefined {
    const starts = startsOf(words);
    const entities = spans.map(({ start, end, label }, i): Entity => ({
      id: `T${i + 1}`,
      start: starts[start] as number,
      end: (starts[end - 1] as number) + (words[end - 1] as string).length,
      label,
    }));
    const kept = layout.spelled ? withFields(value as JsonObject, { [layout.tags]: tags }) : (value as JsonObject);
    const data: HfData = { layout, record: kept, entities };
    return buildDocument(
      { id, text: words.join(' '), entities, envelope: { format, file: relative, data } },
      place,
      context,
    );
  }
}

/** Where each token starts in the text: tokens are joined by one space. */
export function startsOf(tokens: readonly string[]): number[] {
  let start = 0;
  return tokens.map((token) => {
    const own = start;
    start += token.length + 1;
    return own;
  });
}
