import {
  isObject,
  type JsonObject,
  foreignMeta,
  keepId,
  plainEntities,
  sourceEntities,
  updateItems,
  withFields,
  buildStated,
  itemIds,
  portableMeta,
  refuse,
  statedId,
  statedProvenance,
  type JsonRecord,
} from '../io/json-record.ts';
import { shareThatFits } from '../io/json-array.ts';
import type { WriteContext, ReadContext } from '../../core/corpus-format.ts';
import { createCodePointMap } from '../io/code-points.ts';
import { jsonFormat } from '../io/json-documents.ts';
import { createScrubber } from '../io/source-repeats.ts';
import type { Document, Entity } from '../../core/types.ts';

/**
 * What spaCy users keep in JSON lines: `{"text", "entities": [[start, end, label]]}`, Prodigy's `{"text", "spans": [{…}]}`,
 * the `ents` of `Doc.to_json()`, and the pairs `["text", {"entities": […]}]` of older training scripts. Offsets count code
 * points. Other fields survive; in derived documents Prodigy's hashes and tokens are left out, since they speak of the old
 * text.
 */
export const spacy = jsonFormat({
  name: 'spacy',
  description: 'spaCy and Prodigy JSON lines: text with [start, end, label] or spans; offsets in code points',
  detect,
  toDocument,
  toRecord,
});

function detect(records: readonly unknown[], partial: ReadonlySet<string>): number {
  if (records.length === 0) return partial.has('text') && (partial.has('spans') || partial.has('entities')) ? 0.15 : 0;
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
  const share = shareThatFits(records, (record) => isTask(record) && itemsOf(record).every(isTriple));
  return (hasItems ? 0.9 : 0.5) * share;
}

const OWN = ['id', 'text', 'derivedFrom'];
const OWN_OF_ITEM = new Set(['id', 'start', 'end', 'label', 'text']);
/** Prodigy's hashes of the text, and its tokens, which count in it. */
const STALE = ['_input_hash', '_task_hash', 'tokens', 'html'];
const STALE_IN_ITEM = ['token_start', 'token_end'];

function toRecord(doc: Document, onDrop: (field: string) => void, context: WriteContext): unknown {
  const { id, text, derivedFrom, envelope } = doc;
  const map = createCodePointMap(text);
  const create = (entity: Entity): SpacyItem => [
    map.toCodePoints(entity.start),
    map.toCodePoints(entity.end),
    entity.label,
  ];
  const entities = plainEntities(doc, context);
  const data = envelope?.format === 'spacy' ? (envelope.data as SpacyData) : undefined;
  if (!data) return withFields({}, { id, text, entities: entities.map(create), meta: foreignMeta(doc), derivedFrom });

  const { fields, pairText } = data;
  const isPair = pairText !== undefined;
  const field = entityField(fields);
  const own = (fields[field ?? ''] ?? []) as readonly SpacyItem[];
  const spans = stateItems(own) ?? [];
  const update = (item: SpacyItem, entity: Entity): SpacyItem => {
    const [start, end, label] = create(entity) as readonly [number, number, string];
    if (isTriple(item)) return [start, end, label];
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

/** What the envelope of a spaCy document holds. */
interface SpacyData {
  /** The fields: the record, or the second element of the training form `[text, {…}]`. */
  readonly fields: JsonObject;
  /** The text, where it is the first element of the training form. */
  readonly pairText?: string;
}

/** Where entities may stand: spaCy's training data, Prodigy's tasks, `Doc.to_json()`. */
const ENTITY_FIELDS = ['entities', 'spans', 'ents'];

/** The field of a record that lists its entities. */
function entityField(fields: JsonObject): string | undefined {
  return ENTITY_FIELDS.find((name) => Array.isArray(fields[name]));
}

/** A span as the record writes it: `[start, end, label]`, or an object. */
type SpacyItem = readonly [start: unknown, end: unknown, label: unknown] | JsonObject;

function isTriple(item: unknown): item is readonly [unknown, unknown, unknown] {
  return Array.isArray(item) && item.length === 3;
}

function toDocument(record: JsonRecord, context: ReadContext): Document | undefined {
  const { value, place, relative } = record;
  const isPair = Array.isArray(value) && value.length === 2 && isObject(value[1]);
  const fields: unknown = isPair ? value[1] : value;
  if (!isObject(fields)) {
    return refuse(context, place, 'bad-record', 'the record is neither an object nor the pair [text, {"entities": …}]');
  }
  const text: unknown = isPair ? value[0] : fields['text'];
  const id = statedId(isPair ? undefined : fields['id'], record);
  const at = { ...place, documentId: id };
  if (typeof text !== 'string') return refuse(context, at, 'bad-record', 'the record has no text');
  const items = (fields[entityField(fields) ?? ''] ?? []) as readonly unknown[];
  const spans = stateItems(items);
  if (!spans) {
    return refuse(context, at, 'bad-record', 'an entity is neither [start, end, label] nor an object');
  }
  const sources = sourceEntities(text, spans);
  return buildStated(
    {
      id,
      text,
      entities: spans,
      ...(isObject(fields['meta']) && portableMeta(fields['meta'], text, sources)),
      ...statedProvenance(fields['derivedFrom']),
      envelope: {
        format: 'spacy',
        file: relative,
        data: { fields, ...(isPair && { pairText: text }) } satisfies SpacyData,
      },
    },
    'code-points',
    place,
    context,
  );
}

/** The entities of a record, not checked; `undefined` where an item has another shape. */
function stateItems(items: readonly unknown[]) {
  if (!items.every((item) => isTriple(item) || isObject(item))) return undefined;
  const ids = itemIds(items.map((item) => (isTriple(item) ? undefined : item['id'])));
  return items.map((item, i) => {
    const id = ids[i] as string;
    if (isTriple(item)) return { id, start: item[0], end: item[1], label: item[2] };
    return { id, start: item['start'], end: item['end'], label: item['label'], surface: item['text'] };
  });
}
