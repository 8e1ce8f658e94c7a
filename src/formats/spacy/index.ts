import {
  isObject,
  type JsonObject,
  createDropReport,
  foreignMeta,
  keepId,
  plainEntities,
  sourceEntities,
  updateItems,
  withFields,
} from '../io/json-record.ts';
import { cutJsonArrays, shareThatFits, sniffJson } from '../io/json-array.ts';
import {
  entityField,
  isTriple,
  readSpacy,
  readSpacyList,
  stateItems,
  type SpacyData,
  type SpacyItem,
} from './reader.ts';
import { layoutOf } from './views.ts';
import { selectByExtension } from '../io/files.ts';
import type { CorpusFormat, FormatSample, CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import { createCodePointMap } from '../io/code-points.ts';
import { createJsonLinesWriter, createJsonListWriter } from '../io/json-documents.ts';
import { createScrubber } from '../io/source-repeats.ts';
import type { Document, Entity } from '../../core/types.ts';

/**
 * What spaCy users keep in JSON lines: `{"text", "entities": [[start, end, label]]}`, Prodigy's `{"text", "spans": [{…}]}`,
 * the `ents` of `Doc.to_json()`, and the pairs `["text", {"entities": […]}]` of older training scripts. Offsets count code
 * points. Other fields survive; in derived documents Prodigy's hashes and tokens are left out, since they speak of the old
 * text.
 */
export const spacy: CorpusFormat = {
  name: 'spacy',
  description: 'spaCy and Prodigy JSON lines: text with [start, end, label] or spans; offsets in code points',
  perFile: 'many',
  holdsMeta: true,
  cuts: 'lines',
  resumes: true,
  extension: '.jsonl',
  detect: (sample) => detect(sample, 'lines'),
  selects: selectByExtension('.jsonl', '.ndjson', '.json', '.txt'),
  read: readSpacy,
  createWriter: createSpacyWriter,
};

/** The same records as one JSON list, as training scripts of spaCy 2 keep them: `[["text", {"entities": […]}], …]`. */
export const spacyList: CorpusFormat = {
  name: 'spacy-list',
  description: "one JSON list of spaCy's training data: [text, {entities}] or what the lines of spacy hold",
  perFile: 'many',
  holdsMeta: true,
  cuts: cutJsonArrays,
  resumes: true,
  extension: '.json',
  detect: (sample) => detect(sample, 'array'),
  selects: selectByExtension('.json'),
  read: readSpacyList,
  createWriter: createSpacyListWriter,
};

function detect(sample: FormatSample, expected: 'lines' | 'array'): number {
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== expected) return 0;
  const others = shareThatFits(records, (record) => layoutOf(record) !== undefined);
  // Formats that call them so are surer of it.
  const isNamed = records.some((record) => layoutOf(record) === 'names');
  if (others > 0) return (isNamed ? 0.7 : 0.95) * others;
  if (records.length === 0 && (partial.has('paragraphs') || partial.has('passages'))) return 0.6;
  if (records.length === 0 && !partial.has('text')) return 0;
  if (records.length === 0) return partial.has('spans') || partial.has('entities') ? 0.15 : expected === 'array' ? 0.05 : 0; // prettier-ignore
  const isPair = (record: unknown) =>
    Array.isArray(record) && record.length === 2 && typeof record[0] === 'string' && isObject(record[1]);
  const pairs = shareThatFits(records, isPair);
  if (pairs > 0) return 0.95 * pairs;
  const fieldOf = (record: unknown) => (isObject(record) ? entityField(record) : undefined);
  const itemsOf = (record: unknown) => ((record as JsonObject)[fieldOf(record) ?? ''] ?? []) as readonly unknown[];
  const isTask = (record: unknown) => isObject(record) && typeof record['text'] === 'string';
  const isSpan = (item: unknown) => isTriple(item) || (isObject(item) && 'start' in item && 'end' in item);
  if (records.some((record) => fieldOf(record) === 'spans' || fieldOf(record) === 'ents')) {
    return 0.9 * shareThatFits(records, (record) => isTask(record) && itemsOf(record).every(isSpan));
  }
  if (!records.some((record) => fieldOf(record) !== undefined)) return 0.05 * shareThatFits(records, isTask);
  const hasItems = records.some((record) => isTask(record) && itemsOf(record).length > 0);
  // Of lists of objects in lines there are formats of their own.
  const isItem = expected === 'array' ? isSpan : isTriple;
  const share = shareThatFits(records, (record) => isTask(record) && itemsOf(record).every(isItem));
  return (hasItems ? 0.9 : 0.5) * share;
}

const LINES = { name: 'spacy', extension: '.jsonl' };
const LIST = { name: 'spacy-list', extension: '.json' };
const OWN = ['id', 'text', 'derivedFrom'];
const OWN_OF_ITEM = new Set(['id', 'start', 'end', 'label', 'text']);
/** Prodigy's hashes of the text, and its tokens, which count in it. */
const STALE = ['_input_hash', '_task_hash', 'tokens', 'html'];
const STALE_IN_ITEM = ['token_start', 'token_end'];

function createSpacyWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  return createJsonLinesWriter(output, LINES, (doc) => toRecord(doc, LINES.name, context, dropReport(doc)), context);
}

/** As {@link createSpacyWriter}, one list a file. */
function createSpacyListWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  const toItem = (doc: Document) => toRecord(doc, LIST.name, context, dropReport(doc));
  return createJsonListWriter(output, LIST, 0, toItem, context);
}

function toRecord(doc: Document, format: string, context: WriteContext, onDrop: (field: string) => void): unknown {
  const { id, text, derivedFrom, envelope } = doc;
  const map = createCodePointMap(text);
  const create = (entity: Entity): SpacyItem => [
    map.toCodePoints(entity.start),
    map.toCodePoints(entity.end),
    entity.label,
  ];
  const entities = plainEntities(doc, context);
  const data = envelope?.format === format ? (envelope.data as SpacyData) : undefined;
  if (!data) return withFields({}, { id, text, entities: entities.map(create), meta: foreignMeta(doc), derivedFrom });

  const { fields, pairText } = data;
  const isPair = pairText !== undefined;
  const field = entityField(fields);
  const own = (fields[field ?? ''] ?? []) as readonly SpacyItem[];
  const spans = stateItems(own) ?? [];
  const update = (item: SpacyItem, entity: Entity): SpacyItem => {
    const [start, end, label] = create(entity) as readonly [number, number, string];
    if (isTriple(item) || 'fragments' in item) return [start, end, label];
    return withFields(item, {
      start,
      end,
      label,
      text: 'text' in item ? text.slice(entity.start, entity.end) : undefined,
    });
  };
  let items = updateItems(
    own,
    spans.map((span) => span.id),
    entities,
    update,
    create,
  );
  const listed = field !== undefined || items.length > 0 ? { [field ?? 'entities']: items } : {};
  const isNew = envelope?.edits !== undefined || derivedFrom !== undefined;
  let record = withFields(fields, {
    ...(!isPair && { text, id: 'id' in fields || isNew ? keepId(fields['id'], id) : undefined, derivedFrom }),
    ...listed,
  });
  if (envelope?.edits) {
    const sourceText = pairText ?? (fields['text'] as string);
    const scrubber = createScrubber({ text: sourceText, entities: sourceEntities(sourceText, spans) }, doc, onDrop);
    items = items.map((item) =>
      isTriple(item) ? item : scrubber.scrub(without(item as Record<string, unknown>, STALE_IN_ITEM), OWN_OF_ITEM),
    );
    record = scrubber.scrub(
      without({ ...record, ...listed, ...(field && { [field]: items }) }, STALE),
      new Set([...OWN, field ?? 'entities']),
    );
  }
  return isPair ? [text, record] : record;
}

function without(record: Readonly<Record<string, unknown>>, names: readonly string[]) {
  return withFields(record, Object.fromEntries(names.map((name) => [name, undefined])));
}
