import { entityLists, type EntityList, type JsonlData, toDocument } from './reader.ts';
import { isObject, keepId, sourceEntities, updateItems, withFields, type JsonObject } from '../io/json-record.ts';
import { shareThatFits } from '../io/json-array.ts';
import type { FormatSample } from '../../core/corpus-format.ts';
import { createCodePointMap, type CodePointMap } from '../io/code-points.ts';
import { jsonFormat } from '../io/json-documents.ts';
import { surfaceOf } from '../io/notes.ts';
import { createScrubber } from '../io/source-repeats.ts';
import type { Document, Entity } from '../../core/types.ts';

/**
 * Palimpsest's own format: one document a line, with the fields of the core's `Document`: `id`, `text`, `entities` (`id`,
 * `start`, `end`, `label`, and where needed `layer`, `fragments`, `attributes`), `meta` and `derivedFrom`. Offsets count
 * code points, as Python's do. Other fields survive. A record without `entities` may keep each layer in a list of its own
 * name (`"phi": […], "drug": […]`).
 */
export const jsonl = jsonFormat({
  name: 'jsonl',
  description: 'JSON lines, one document a line with id, text and entities; offsets in code points',
  detect,
  toDocument,
  toRecord,
});

function detect(records: readonly unknown[], partial: ReadonlySet<string>, { head, relative }: FormatSample): number {
  const named = /\.(?:jsonl|ndjson)$/i.test(relative);
  if (head.trim() === '') return named ? 0.05 : 0;
  if (records.length === 0) return partial.has('text') ? (named ? 0.3 : 0.2) : 0;
  const lists = records.flatMap((record) => (isObject(record) ? (entityLists(record) ?? []) : []));
  const hasEntities = lists.some(({ items }) => items.length > 0);
  const isOther = (record: unknown) => isObject(record) && typeof record['text'] === 'string' && !record['entities'];
  // Prodigy's tasks have one list, called "spans", of items that look the same.
  const hasLayers = hasEntities && !lists.some(({ field }) => field === 'entities' || field === 'spans');
  if (hasLayers) return 0.85 * shareThatFits(records, isOther);
  const isEntity = (item: unknown) => isObject(item) && 'start' in item && 'end' in item && 'label' in item;
  const isDocument = (record: unknown) =>
    isObject(record) &&
    typeof record['text'] === 'string' &&
    Array.isArray(record['entities']) &&
    record['entities'].every(isEntity);
  const share = shareThatFits(records, isDocument);
  if (hasEntities) return 0.95 * share;
  const withId = (record: unknown) => isObject(record) && 'id' in record && typeof record['text'] === 'string';
  return Math.max(
    0.4 * share,
    0.7 * Math.min(share, shareThatFits(records, withId)),
    0.1 * shareThatFits(records, withId),
  );
}

const OWN = new Set(['id', 'text', 'derivedFrom']);
const OWN_OF_ENTITY = new Set(['id', 'start', 'end', 'label', 'layer', 'fragments', 'text']);

/** A document as a line, for one whose text is that of the record it was read from. */
export function toJsonLine(doc: Document): string {
  return `${JSON.stringify(toRecord(doc, () => undefined))}\n`;
}

/** The record of a document: that of the file it was read from, brought up to date, or a new one. */
function toRecord(doc: Document, onDrop: (field: string) => void): JsonObject {
  const map = createCodePointMap(doc.text);
  const create = (entity: Entity) => newEntity(entity, map);
  const { text, meta, derivedFrom, envelope } = doc;
  const data = envelope?.format === 'jsonl' ? (envelope.data as JsonlData) : null;
  if (!data) return withFields({}, { id: doc.id, text, entities: doc.entities.map(create), meta, derivedFrom });
  const found = entityLists(data) ?? [];
  const lists = found.length > 0 ? found : [{ field: 'entities', layer: undefined, items: [], ids: [] }];
  const updated = shareOut(doc.entities, lists).map((entities, i) => {
    const { field, layer, items, ids } = lists[i] as EntityList;
    const update = (own: JsonObject, entity: Entity) => updateEntity(own, entity, map, text, layer);
    return [field, updateItems(items, ids, entities, update, create)] as const;
  });
  const fields = { id: keepId(data['id'], doc.id), text, ...Object.fromEntries(updated), meta, derivedFrom };
  const record = withFields(data, fields);
  if (!envelope?.edits) return record;
  const sourceText = data['text'] as string;
  const spans = lists.flatMap(({ items, ids }) =>
    items.map(({ start, end }, i) => ({ id: ids[i] as string, start, end })),
  );
  const source = { text: sourceText, entities: sourceEntities(sourceText, spans) };
  const scrubber = createScrubber(source, doc, onDrop);
  const clean = (item: JsonObject) => scrubber.scrub(item, OWN_OF_ENTITY);
  return withFields(
    scrubber.scrub(record, new Set([...OWN, ...(envelope.sealed ? ['meta'] : []), ...updated.map(([field]) => field)])),
    Object.fromEntries(
      updated.map(([field, items]) => [field, envelope.disclosed === true ? items : items.map(clean)]),
    ),
  );
}

/** The entities for each list: where they stand already, else where their layer is, else the first. */
function shareOut(entities: readonly Entity[], lists: readonly EntityList[]): readonly (readonly Entity[])[] {
  if (lists.length === 1) return [entities];
  const owners = new Map(lists.flatMap(({ ids }, i) => ids.map((id) => [id, i] as const)));
  const shares: Entity[][] = lists.map(() => []);
  for (const entity of entities) {
    const owner =
      owners.get(entity.id) ??
      Math.max(
        0,
        lists.findIndex(({ layer }) => layer === entity.layer),
      );
    shares[owner]?.push(entity);
  }
  return shares;
}

function updateEntity(
  own: JsonObject,
  entity: Entity,
  map: CodePointMap,
  text: string,
  layer: string | undefined,
): JsonObject {
  const fields = newEntity(entity, map);
  return withFields(own, {
    ...fields,
    layer: 'layer' in own || entity.layer !== layer ? entity.layer : undefined,
    fragments: fields['fragments'],
    attributes: entity.attributes,
    id: own['id'],
    text: 'text' in own ? surfaceOf(text, entity) : undefined,
  });
}

function newEntity(entity: Entity, map: CodePointMap): JsonObject {
  const { id, label, layer, fragments, attributes } = entity;
  const convert = (span: { start: number; end: number }) => ({
    start: map.toCodePoints(span.start),
    end: map.toCodePoints(span.end),
  });
  return {
    id,
    ...convert(entity),
    label,
    ...(layer !== undefined && { layer }),
    ...(fragments && { fragments: fragments.map(convert) }),
    ...(attributes && { attributes }),
  };
}
