import type { ReadContext } from '../../core/corpus-format.ts';
import { isTag, tagsToSpans } from '../../text/tags.ts';
import { createCodePointMap } from '../io/code-points.ts';
import { isObject, refuse, statedId, withFields, type JsonObject, type JsonRecord } from '../io/json-record.ts';
import { createEndLearner, fromTokens, hasTokenMentions, hasTriples, type TripleEnd } from './token-views.ts';
import { holdsSpans, isOther } from '../io/json-documents.ts';
import {
  findField,
  ID_FIELDS,
  LIST_FIELDS,
  parseSpans,
  readSpans,
  type StatedSpans,
  TEXT_FIELDS,
} from '../io/span-text.ts';

/** Records of other layouts, seen as `{"id", "text", "entities"}`, which is what they are written as. */
type Layout = 'spacy-docs' | 'bigbio' | 'by-label' | 'tokens' | 'names';

const NAMES: Readonly<Record<Exclude<Layout, 'names'>, string>> = {
  'spacy-docs': "documents of spaCy 2's training JSON (paragraphs, sentences, tokens)",
  bigbio: "records of BigBio's schema (passages, entities)",
  'by-label': 'records that have their mentions by label, each with its offsets (as CLUENER),',
  tokens: 'records of tokens with mentions that count them (SpERT, DyGIE++, DocRED, W2NER), without their relations,',
};

/** The layout of a record that is not read as it is. */
export function layoutOf(record: unknown): Layout | undefined {
  if (!isObject(record)) return undefined;
  const { paragraphs, passages, entities } = record;
  const isParagraph = (item: unknown) => isObject(item) && Array.isArray(item['sentences']);
  if (Array.isArray(paragraphs) && paragraphs.length > 0 && paragraphs.every(isParagraph)) return 'spacy-docs';
  const hasOffsets = (item: unknown) => isObject(item) && Array.isArray(item['offsets']) && Array.isArray(item['text']);
  if (Array.isArray(passages) && passages.length > 0 && passages.every(hasOffsets) && Array.isArray(entities))
    return 'bigbio';
  if (OWN_LISTS.some((name) => isByLabel(record[name])) && typeof record['text'] === 'string') return 'by-label';
  if (hasTokenMentions(record)) return 'tokens';
  return findSpans(record) && 'names';
}

/** The fields of a record that have its text and its spans, the latter maybe within. */
type SpanFields = readonly [text: string, list: string, isWithin?: boolean];

interface FoundSpans {
  readonly fields: SpanFields;
  readonly text: string;
  /** One of spans, or a string that states it. */
  readonly list: unknown;
  /** How many there are within the field: several annotators' and the like. */
  readonly lists: number;
}

/** The text and the spans of a record that has its spans in a string or in a field of a field, or any of it under names of others. */
export function findSpans(record: unknown): FoundSpans | undefined {
  if (!isObject(record) || OWN_LISTS.some((name) => isOwnList(record[name]) && typeof record['text'] === 'string')) return undefined; // prettier-ignore
  const text = textOf(record);
  if (!text) return undefined;
  const names = Object.keys(record).filter((name) => name !== text.field);
  const list = findField(names.filter((name) => isSpans(record[name])), LIST_FIELDS); // prettier-ignore
  if (list !== undefined) return { fields: [text.field, list], text: text.text, list: record[list], lists: 1 };
  // One that is there and empty says that there are none.
  const isNone = (name: string) => Array.isArray(record[name]) && record[name].length === 0;
  if (findField(names.filter(isNone), LIST_FIELDS) !== undefined) return undefined;
  for (const name of names) {
    const lists = isOther(name) ? [] : Array.from(listsWithin(record[name], 0));
    if (lists.length > 0)
      return { fields: [text.field, name, true], text: text.text, list: lists[0], lists: lists.length };
  }
  return undefined;
}

const isSpans = (value: unknown): boolean => (typeof value === 'string' ? /^\s*[[({]/.test(value) && (parseSpans(value, '')?.items.length ?? 0) > 0 : readSpans(value, '')?.style !== undefined); // prettier-ignore

/** The text of a record, which may be in a field of one field. */
function textOf(record: JsonObject): { readonly field: string; readonly text: string } | undefined {
  const nameIn = (value: JsonObject) => findField(Object.keys(value).filter((name) => typeof value[name] === 'string'), TEXT_FIELDS); // prettier-ignore
  const own = nameIn(record);
  if (own !== undefined) return { field: own, text: record[own] as string };
  const inner = Object.entries(record).flatMap(([field, value]) => {
    const name = isObject(value) && !isOther(field) ? nameIn(value) : undefined;
    return name === undefined ? [] : [{ field, text: (value as JsonObject)[name] as string }];
  });
  return inner.length === 1 ? inner[0] : undefined;
}

/** So deep are the answers of annotation tools. */
const MOST_DEPTH = 5;

/** What a model said is no gold. */
const isModels = (value: JsonObject): boolean => /^(?:PREDICTION|INFERENCE)$/.test(String(value['labelType']));

function* listsWithin(value: unknown, depth: number): Generator {
  if (isSpans(value)) yield value;
  else if (typeof value === 'object' && value !== null && depth < MOST_DEPTH)
    for (const [name, inner] of Object.entries(value))
      if (!isOther(name) && !(isObject(inner) && isModels(inner))) yield* listsWithin(inner, depth + 1);
}

/** Where this format and its like have spans, and how they are told from those of others by the first. */
const OWN_LISTS = ['entities', 'spans', 'ents', 'label', 'labels'];
const isOwnList = (list: unknown) =>
  Array.isArray(list) && ((Array.isArray(list[0]) && typeof list[0][0] !== 'string') || (isObject(list[0]) && ['start', 'end', 'label'].every((name) => name in list[0]))); // prettier-ignore

/** `{"company": {"Bank": [[0, 3]]}}`: the offsets by mention and label. */
function isByLabel(value: unknown): value is Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> {
  const isPair = (item: unknown) => Array.isArray(item) && item.length === 2 && item.every(Number.isInteger);
  const isMentions = (inner: unknown) =>
    isObject(inner) && Object.values(inner).every((list) => Array.isArray(list) && list.every(isPair));
  return isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isMentions);
}

/** Ends are those of the last character, or what comes behind it, whichever has the mention there. */
function byLabel(record: JsonRecord, value: JsonObject, context: ReadContext): JsonObject | undefined {
  const at = { ...record.place, documentId: statedId(value['id'], record) };
  const name = OWN_LISTS.find((list) => isByLabel(value[list])) as string;
  const points = [...(value['text'] as string)];
  const spans = Object.entries(value[name] as Record<string, Record<string, [number, number][]>>).flatMap(
    ([label, mentions]) =>
      Object.entries(mentions).flatMap(([surface, list]) =>
        list.map(([start, end]) => {
          const stop = [end + 1, end].find((one) => points.slice(start, one).join('') === surface);
          return stop === undefined ? undefined : ([start, stop, label] as const);
        }),
      ),
  );
  if (!spans.every((span) => span !== undefined)) return refuse(context, at, 'surface-mismatch', 'a mention is not the text at its offsets'); // prettier-ignore
  return withFields(value, { [name]: undefined, entities: spans.toSorted(([a], [b]) => a - b) });
}

/**
 * The records, those of other layouts as this format has them; what they are, and what of them is not read, is told once.
 *
 * @param fields where records have text and spans; told by the first that has any, when absent.
 */
export async function* viewsOf(
  records: AsyncIterable<JsonRecord>,
  context: ReadContext,
  fields?: SpanFields,
): AsyncGenerator<JsonRecord> {
  const told = new Set<string>();
  for await (const { record, ends } of withEnds(records)) {
    fields ??= findSpans(record.value)?.fields;
    const layout = layoutOf(record.value) ?? (fields && isLike(record.value, fields) ? 'names' : undefined);
    if (!layout) {
      yield record;
      continue;
    }
    if (!told.has(layout)) {
      const [text, list] = fields ?? [];
      const what = layout === 'names' ? `texts under ${JSON.stringify(text)} and spans under ${JSON.stringify(list)}` : NAMES[layout]; // prettier-ignore
      const message = `${what} are read, and written as {"id", "text", "entities"}`;
      context.report({ severity: 'warning', code: 'other-layout', message, place: { file: record.place.file }, once: true }); // prettier-ignore
    }
    told.add(layout);
    const value = record.value as JsonObject;
    if (layout === 'spacy-docs') yield* paragraphsOf(record, value, context);
    else {
      const view =
        layout === 'bigbio'
          ? bigBio(record, value, context)
          : layout === 'by-label'
            ? byLabel(record, value, context)
            : layout === 'tokens'
              ? fromTokens(record, value, context, ends)
              : fromSpans(record, value, fields, context);
      if (view) yield { ...record, value: view };
    }
  }
}

/** The records from the first with `[start, end, label]` of tokens on wait until one tells what ends are, or so many have come. */
const MOST_WAITING = 1000;

async function* withEnds(
  records: AsyncIterable<JsonRecord>,
): AsyncGenerator<{ readonly record: JsonRecord; readonly ends: TripleEnd | undefined }> {
  const learner = createEndLearner();
  const waiting: JsonRecord[] = [];
  let ends = learner.end();
  for await (const record of records) {
    const counts = ends === undefined && isObject(record.value) && hasTriples(record.value);
    if (!counts && waiting.length === 0) {
      yield { record, ends };
      continue;
    }
    waiting.push(record);
    if (counts) learner.add(record.value);
    ends = learner.end();
    if (ends === undefined && waiting.length < MOST_WAITING) continue;
    for (const one of waiting.splice(0)) yield { record: one, ends };
  }
  for (const record of waiting) yield { record, ends };
}

/** Whether a record has its text where others have theirs, and no spans there, or none that can be read. */
function isLike(record: unknown, [text]: SpanFields): boolean {
  return isObject(record) && textOf(record)?.field === text;
}

const NONE: StatedSpans = { items: [] };
const spansIn = (value: unknown, text: string) => (typeof value === 'string' ? parseSpans(value, text) : readSpans(value, text)); // prettier-ignore

function fromSpans(
  record: JsonRecord,
  value: JsonObject,
  usual: SpanFields = ['text', 'entities'],
  context: ReadContext,
): JsonObject | undefined {
  const id = findField(Object.keys(value).filter((name) => ['string', 'number'].includes(typeof value[name])), ID_FIELDS); // prettier-ignore
  const at = { ...record.place, documentId: statedId(value[id ?? 'id'], record) };
  const found = findSpans(value);
  const [field, list, isWithin = false] = found?.fields ?? usual;
  const text = found?.text ?? textOf(value)?.text ?? '';
  const stated = found?.list ?? value[list] ?? [];
  const isNone = isWithin && typeof stated !== 'string' && !holdsSpans(stated, 0);
  const spans = isNone ? NONE : spansIn(stated, text);
  if (!spans) return refuse(context, at, 'bad-spans', `${JSON.stringify(list)} holds no list of spans, each with start, end and label`); // prettier-ignore
  if ((found?.lists ?? 0) > 1) {
    const message = `${JSON.stringify(list)} has several lists of spans, as of several annotators: the first is read`;
    context.report({ severity: 'warning', code: 'several-annotations', message, place: { file: at.file }, once: true });
  }
  const points = spans.style?.hasText ? [...text] : [];
  const isDifferent = ({ start, end, text: surface }: JsonObject) => typeof surface === 'string' && points.slice(start as number, end as number).join('') !== surface; // prettier-ignore
  const other = spans.style?.hasText ? spans.items.findIndex(isDifferent) : -1;
  if (other >= 0) return refuse(context, at, 'surface-mismatch', `span ${other + 1} states another text than stands at its offsets; were they counted in another unit, or on another version of the text?`); // prettier-ignore
  const entities = spans.items.map(({ start, end, label }) => [start, end, label]);
  return withFields(value, {
    [field]: undefined,
    [list]: undefined,
    ...(id !== undefined && { id: value[id] }),
    text,
    entities,
  });
}

interface Token {
  readonly orth: string;
  readonly space: string;
  readonly tag: string | undefined;
}

/** A document for each paragraph, as spaCy has it. */
function* paragraphsOf(record: JsonRecord, value: JsonObject, context: ReadContext): Generator<JsonRecord> {
  const paragraphs = value['paragraphs'] as readonly JsonObject[];
  const base = statedId(value['id'], record);
  for (const [i, { raw, sentences }] of paragraphs.entries()) {
    const id = paragraphs.length === 1 ? base : `${base}-${i + 1}`;
    const at = { ...record.place, documentId: id };
    const tokens = (sentences as readonly JsonObject[]).flatMap((sentence) =>
      Array.isArray(sentence['tokens']) ? sentence['tokens'].map(tokenOf) : [undefined],
    );
    if (!tokens.every((token) => token !== undefined)) {
      refuse(context, at, 'bad-record', 'a sentence has no "tokens", or a token no "orth"');
      continue;
    }
    const bad = tokens.findIndex(({ tag }) => tag !== undefined && !isTag(tag));
    if (bad >= 0) {
      refuse(context, at, 'bad-tag', `the "ner" of token ${bad} is neither O nor a prefix, a hyphen and a label`);
      continue;
    }
    const placed = place(tokens, typeof raw === 'string' ? raw : undefined);
    if (!placed) {
      refuse(context, at, 'surface-mismatch', 'the tokens are not those of "raw", the text of the paragraph');
      continue;
    }
    if (tokens.some(({ tag }) => tag === undefined)) {
      const message = 'tokens without "ner", or with "-", which is unknown, are read as O, outside any entity: remove tokens that nobody labelled'; // prettier-ignore
      context.report({ severity: 'warning', code: 'not-annotated', message, place: at, once: true });
    }
    const { text, starts } = placed;
    const map = createCodePointMap(text);
    const tags = tokens.map(({ tag = 'O' }) => tag);
    const entities = tagsToSpans(tags, { scheme: 'BILOU' }).map(({ start, end, label }) => [
      map.toCodePoints(starts[start] as number),
      map.toCodePoints((starts[end - 1] as number) + (tokens[end - 1]?.orth.length ?? 0)),
      label,
    ]);
    yield { ...record, value: { id, text, entities } };
  }
}

function tokenOf(token: unknown): Token | undefined {
  if (!isObject(token) || typeof token['orth'] !== 'string') return undefined;
  const { orth, space, ner } = token;
  const tag = typeof ner === 'string' && ner !== '-' && ner !== '' ? ner : undefined;
  return { orth, space: typeof space === 'string' ? space : ' ', tag };
}

/** The text and where each token begins in it; without a text of their own, tokens make it. */
function place(tokens: readonly Token[], raw: string | undefined) {
  const text = raw ?? tokens.map(({ orth, space }) => orth + space).join('').trimEnd(); // prettier-ignore
  const starts: number[] = [];
  let cursor = 0;
  for (const { orth } of tokens) {
    const start = text.indexOf(orth, cursor);
    if (start < 0 || text.slice(cursor, start).trim() !== '') return undefined;
    starts.push(start);
    cursor = start + orth.length;
  }
  return { text, starts };
}

/** Passages stand where their offsets say, with line breaks between them. */
function bigBio(record: JsonRecord, value: JsonObject, context: ReadContext): JsonObject | undefined {
  const { passages, entities, document_id, id, relations, events, coreferences } = value;
  const at = { ...record.place, documentId: statedId(document_id ?? id, record) };
  const parts = (passages as readonly JsonObject[]).flatMap(piecesOf);
  parts.sort((a, b) => a.start - b.start);
  let text: string[] = [];
  for (const part of parts) {
    if (!(part.start >= text.length)) {
      return refuse(context, at, 'bad-record', 'passages overlap, or their "offsets" are not one for each of their texts'); // prettier-ignore
    }
    text = [...text, ...Array.from({ length: part.start - text.length }, () => '\n'), ...part.text];
  }
  if ([relations, events, coreferences].some((list) => Array.isArray(list) && list.length > 0)) {
    const message = 'relations, events and coreferences of BigBio records are not read';
    context.report({ severity: 'warning', code: 'unread-relations', message, place: { file: at.file }, once: true });
  }
  const items: unknown[] = [];
  for (const entity of entities as readonly unknown[]) {
    const pieces = isObject(entity) ? piecesOf(entity).toSorted((a, b) => a.start - b.start) : [];
    const [start, end, label] = [pieces[0]?.start, pieces.at(-1)?.end, isObject(entity) ? entity['type'] : undefined];
    const isOther = (piece: Piece) => text.slice(piece.start, piece.end).join('').replaceAll(/\s/g, ' ') !== piece.text.join('').replaceAll(/\s/g, ' '); // prettier-ignore
    if (pieces.some(isOther)) return refuse(context, at, 'surface-mismatch', `entity ${items.length + 1} states another text than stands at its offsets`); // prettier-ignore
    const fragments = pieces.map((piece) => ({ start: piece.start, end: piece.end }));
    items.push(fragments.length > 1 ? { start, end, label, fragments } : [start, end, label]);
  }
  return { id: at.documentId, text: text.join(''), entities: items };
}

/** In code points. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: readonly string[];
}

/** The stretches of a passage or an entity; NaN where an offset is none. */
function piecesOf({ text, offsets }: JsonObject): readonly Piece[] {
  const texts: readonly unknown[] = Array.isArray(text) ? text : [text];
  const spans: readonly unknown[] = Array.isArray(offsets) ? offsets : [];
  const one = texts.length === spans.length ? undefined : texts.join(' ');
  return spans.map((span, i) => {
    const [start, end] = Array.isArray(span) ? (span as readonly unknown[]) : [];
    const isSpan = Number.isInteger(start) && Number.isInteger(end) && (one === undefined || spans.length === 1);
    return {
      start: isSpan ? (start as number) : Number.NaN,
      end: isSpan ? (end as number) : Number.NaN,
      text: [...String(one ?? texts[i])],
    };
  });
}
