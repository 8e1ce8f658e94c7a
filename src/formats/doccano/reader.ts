import { documentsOf, readJsonLines } from '../io/json-documents.ts';
import {
  buildStated,
  isObject,
  itemIds,
  portableMeta,
  refuse,
  sourceEntities,
  statedId,
  statedProvenance,
  type JsonObject,
  type JsonRecord,
} from '../io/json-record.ts';
import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';

/** The fields that doccano itself gives a record; any other is the user's meta data. */
export const DOCCANO_FIELDS = new Set([
  'id',
  'text',
  'data',
  'label',
  'labels',
  'entities',
  'relations',
  'Comments',
  'derivedFrom',
]);

/** A span as the record writes it: `[start, end, label]`, or an object with `start_offset` and `end_offset`. */
export type DoccanoItem = readonly [start: unknown, end: unknown, label: unknown] | JsonObject;

/** The field of a record that lists its entities. */
export function entityField(record: JsonObject): string | undefined {
  return ['entities', 'label', 'labels'].find((name) => Array.isArray(record[name]));
}

/** The field of a record that holds its text; doccano's oldest exports call it `data`. */
export function textField(record: JsonObject): string {
  return 'text' in record ? 'text' : 'data';
}

export function readDoccano(files: readonly InputFile[], context: ReadContext): AsyncIterable<Document> {
  return documentsOf(readJsonLines(files, context), context, toDocument);
}

function toDocument(record: JsonRecord, context: ReadContext): Document | undefined {
  const { value, place, relative } = record;
  if (!isObject(value)) return refuse(context, place, 'bad-record', 'the record is not an object');
  const id = statedId(value['id'], record);
  const at = { ...place, documentId: id };
  const text = value[textField(value)];
  if (typeof text !== 'string') return refuse(context, at, 'bad-record', 'the record has no string "text"');
  const items = stateItems((value[entityField(value) ?? ''] ?? []) as readonly unknown[]);
  if (!items) {
    return refuse(context, at, 'bad-record', 'a label is neither [start, end, label] nor an object with offsets');
  }
  const meta = Object.fromEntries(Object.entries(value).filter(([key]) => !DOCCANO_FIELDS.has(key)));
  return buildStated(
    {
      id,
      text,
      entities: items,
      ...portableMeta(meta, text, sourceEntities(text, items)),
      ...statedProvenance(value['derivedFrom']),
      envelope: { format: 'doccano', file: relative, data: value },
    },
    'code-points',
    place,
    context,
  );
}

/** The entities of a record, not checked; `undefined` where an item has another shape. */
export function stateItems(items: readonly unknown[]) {
  if (!items.every((item) => isObject(item) || (Array.isArray(item) && item.length === 3))) return undefined;
  const known = items as readonly DoccanoItem[];
  const ids = itemIds(known.map((item) => ('id' in item ? item['id'] : undefined)));
  return known.map((item, i) => {
    const id = ids[i] as string;
    if (isTriple(item)) return { id, start: item[0], end: item[1], label: item[2] };
    return { id, start: item['start_offset'], end: item['end_offset'], label: item['label'] };
  });
}

export function isTriple(item: DoccanoItem): item is readonly [unknown, unknown, unknown] {
  return Array.isArray(item);
}
