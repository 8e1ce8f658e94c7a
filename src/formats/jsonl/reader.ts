import { documentsOf, isPredictions } from '../io/json-documents.ts';
import { transcodeChunks } from '../io/encoding.ts';
import { batchLines } from '../io/files.ts';
import { readJsonLines, recordsOf } from '../io/json-lines.ts';
import {
  buildStated,
  isObject,
  refuse,
  statedId,
  statedProvenance,
  type JsonObject,
  type JsonRecord,
  type StatedEntity,
  itemIds,
} from '../io/json-record.ts';
import { findField, LIST_FIELDS } from '../io/span-text.ts';
import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document, Json } from '../../core/types.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';

/** A field of a record that lists entities. */
export interface EntityList {
  readonly field: string;
  /** The layer of its entities, where they do not say. */
  readonly layer: string | undefined;
  readonly items: readonly JsonObject[];
  /** The entity id of each item, unique over all lists of the record. */
  readonly ids: readonly string[];
}

/**
 * The lists of entities of a record: `entities`; or, where it has none, every list whose items all have `start`, `end` and
 * `label`: such a record keeps each layer in a field of its name (`"phi": […], "drug": […]`); one that is called a list of annotations by any
 * common name, as Argilla 1 calls it, is of the default layer.
 *
 * @returns `undefined` where `entities` is not a list of objects.
 */
export function entityLists(record: JsonObject): readonly EntityList[] | undefined {
  const entities = record['entities'];
  let fields: readonly (readonly [string, readonly JsonObject[]])[];
  if (entities === undefined || entities === null) {
    fields = Object.entries(record).filter(
      (field): field is [string, readonly JsonObject[]] => !isPredictions(field[0]) && isEntityList(field[1]),
    );
  } else if (Array.isArray(entities) && entities.every(isObject)) {
    fields = [['entities', entities]];
  } else {
    return undefined;
  }
  const ids = itemIds(fields.flatMap(([, items]) => items.map((item) => item['id'])));
  const isOwn = (name: string) => name === 'entities' || name === DEFAULT_LAYER;
  const main = (fields.find(([name]) => isOwn(name)) ?? fields.find(([name]) => findField([name], LIST_FIELDS)))?.[0];
  let next = 0;
  return fields.map(([field, items]) => ({
    field,
    layer: field === main ? undefined : field,
    items,
    ids: ids.slice(next, (next += items.length)),
  }));
}

function isEntityList(value: unknown): value is readonly JsonObject[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isObject(item) && typeof item['label'] === 'string' && 'start' in item && 'end' in item)
  );
}

/** What the envelope of a jsonl document holds: the record, where it says more than the document does. */
export type JsonlData = JsonObject | null;

const DOCUMENT_FIELDS = ['id', 'text', 'entities', 'meta', 'derivedFrom'];
const ENTITY_FIELDS = ['id', 'start', 'end', 'label', 'layer', 'fragments', 'attributes'];

export function readJsonl(files: readonly InputFile[], context: ReadContext): AsyncIterable<Document> {
  return documentsOf(readJsonLines(files, context), context, toOwnDocument);
}

/**
 * Documents from JSON lines that come in chunks, such as those of a request.
 *
 * @param name takes the place of a file's in diagnostics.
 * @param onBlank told of an empty line when the documents before it have been worked on.
 */
export function readJsonlChunks(
  chunks: AsyncIterable<Buffer>,
  name: string,
  context: ReadContext,
  onBlank?: () => Promise<void>,
): AsyncIterable<Document> {
  const records = recordsOf(
    batchLines(transcodeChunks(chunks, context.options.encoding)),
    { path: name, relative: name },
    context,
    onBlank,
  );
  return documentsOf(records, context, toOwnDocument);
}

const toOwnDocument = (record: JsonRecord, context: ReadContext) => toDocument(record, 'jsonl', context);

/** The document of a record of text and entities, in whatever container, or why there is none. */
export function toDocument(record: JsonRecord, format: string, context: ReadContext): Document | undefined {
  const { value, place } = record;
  if (!isObject(value)) return refuse(context, place, 'bad-record', 'the record is not an object');
  const id = statedId(value['id'], record);
  const at = { ...place, documentId: id };
  const { text, meta } = value;
  const lists = entityLists(value);
  if (typeof text !== 'string') return refuse(context, at, 'bad-record', 'the record has no string "text"');
  if (!lists) return refuse(context, at, 'bad-record', '"entities" is not a list of objects');
  if (meta !== undefined && !isObject(meta)) return refuse(context, at, 'bad-record', '"meta" is not an object');
  const entities = lists.flatMap(({ items, ids, layer: ofList }) =>
    items.map((item, i): StatedEntity => {
      const { start, end, label, layer = ofList, fragments, attributes, text: surface } = item;
      return { id: ids[i] as string, start, end, label, layer, fragments, attributes, surface };
    }),
  );
  return buildStated(
    {
      id,
      text,
      entities,
      ...(meta && { meta: meta as Record<string, Json> }),
      ...statedProvenance(value['derivedFrom']),
      envelope: { format, file: record.relative, data: saysNoMore(value, lists) ? null : value },
    },
    'code-points',
    place,
    context,
  );
}

/**
 * Whether the document alone tells all of the record, so that the record need not be kept beside it. Free-form values count
 * as more: in a derived document they are compared with the source.
 */
function saysNoMore(record: JsonObject, lists: readonly EntityList[]): boolean {
  if (record['meta'] !== undefined || !inOrder(record, DOCUMENT_FIELDS) || typeof record['id'] !== 'string')
    return false;
  let previous = -1;
  for (const entity of lists[0]?.items ?? []) {
    if (entity['attributes'] !== undefined || !inOrder(entity, ENTITY_FIELDS) || typeof entity['id'] !== 'string') {
      return false;
    }
    const start = entity['start'] as number;
    if (start <= previous) return false;
    previous = start;
  }
  return true;
}

/** Whether the fields of an object are among those named and in their order. */
function inOrder(object: JsonObject, names: readonly string[]): boolean {
  let next = 0;
  for (const key in object) {
    const at = names.indexOf(key, next);
    if (at < 0) return false;
    next = at + 1;
  }
  return true;
}
