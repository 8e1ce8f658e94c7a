import { entityLists, type EntityList, type JsonlData } from './reader.ts';
import { createCodePointMap, type CodePointMap } from '../io/code-points.ts';
import { createJsonLinesWriter } from '../io/json-documents.ts';
import {
  createDropReport,
  keepId,
  sourceEntities,
  updateItems,
  withFields,
  type JsonObject,
} from '../io/json-record.ts';
import { surfaceOf } from '../io/notes.ts';
import { createScrubber, type Source } from '../io/source-repeats.ts';
import type { CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import { rememberLast } from '../../core/caches.ts';
import type { Document, Entity } from '../../core/types.ts';

const FORMAT = { name: 'jsonl', extension: '.jsonl' };
const OWN = new Set(['id', 'text', 'derivedFrom']);
const OWN_OF_ENTITY = new Set(['id', 'start', 'end', 'label', 'layer', 'fragments', 'text']);
const NAMES_OF_ENTITY = ['id', 'start', 'end', 'label', 'layer', 'fragments', 'attributes', 'text'];

export function createJsonlWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  return createJsonLinesWriter(output, FORMAT, (doc) => toRecord(doc, dataOf(doc), dropReport(doc)), context);
}

/** A document as a line, for one whose text is that of the record it was read from. */
export function toJsonLine(doc: Document): string {
  return `${JSON.stringify(toRecord(doc, dataOf(doc), () => undefined))}\n`;
}

function dataOf({ envelope }: Document): JsonlData {
  return envelope?.format === FORMAT.name ? (envelope.data as JsonlData) : null;
}

/** The record of a document: that of the file it was read from, brought up to date, or a new one. */
export function toRecord(doc: Document, data: JsonlData, onDrop: (field: string) => void): JsonObject {
  const map = createCodePointMap(doc.text);
  const create = (entity: Entity) => newEntity(entity, map);
  const { text, meta, derivedFrom, envelope } = doc;
  if (!data) return withFields({}, { id: doc.id, text, entities: doc.entities.map(create), meta, derivedFrom });
  const { lists, own, source } = readRecord(data);
  const updated = shareOut(doc.entities, lists).map((entities, i) => {
    const { field, layer, items, ids } = lists[i] as EntityList;
    const update = (own: JsonObject, entity: Entity) => updateEntity(own, entity, map, text, layer);
    return [field, updateItems(items, ids, entities, update, create)] as const;
  });
  const fields = { id: keepId(data['id'], doc.id), text, ...Object.fromEntries(updated), meta, derivedFrom };
  const record = withFields(data, fields);
  if (!envelope?.edits) return record;
  const scrubber = createScrubber(source(), doc, onDrop);
  const clean = (item: JsonObject) => scrubber.scrub(item, OWN_OF_ENTITY);
  return withFields(
    scrubber.scrub(record, envelope.sealed ? new Set([...own, 'meta']) : own),
    Object.fromEntries(
      updated.map(([field, items]) => [field, envelope.disclosed === true ? items : items.map(clean)]),
    ),
  );
}

/** What a record that was read tells, once for a document and all of its copies. */
const readRecord = rememberLast((data: JsonObject) => {
  const found = entityLists(data) ?? [];
  const lists: readonly EntityList[] = found.length > 0 ? found : [{ field: 'entities', layer: undefined, items: [], ids: [] }]; // prettier-ignore
  const own: ReadonlySet<string> = new Set([...OWN, ...lists.map(({ field }) => field)]);
  let known: Source | undefined;
  const source = (): Source => {
    if (known) return known;
    const text = data['text'] as string;
    const spans = lists.flatMap(({ items, ids }) =>
      items.map(({ start, end }, i) => ({ id: ids[i] as string, start, end })),
    );
    known = { text, entities: sourceEntities(text, spans) };
    return known;
  };
  return { lists, own, source };
});

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
  fields['layer'] = 'layer' in own || entity.layer !== layer ? entity.layer : undefined;
  fields['id'] = own['id'];
  if ('text' in own) fields['text'] = surfaceOf(text, entity);
  // What the record has and the entity has not goes.
  const result: Record<string, unknown> = { ...own };
  for (const key of NAMES_OF_ENTITY) {
    const value = fields[key];
    if (value !== undefined) result[key] = value;
    else if (key in own) delete result[key];
  }
  return result;
}

function newEntity(entity: Entity, map: CodePointMap): Record<string, unknown> {
  const { id, start, end, label, layer, fragments, attributes } = entity;
  const fields: Record<string, unknown> = {
    id,
    start: map.toCodePoints(start),
    end: map.toCodePoints(end),
    label,
  };
  if (layer !== undefined) fields['layer'] = layer;
  if (fragments) {
    fields['fragments'] = fragments.map((part) => ({
      start: map.toCodePoints(part.start),
      end: map.toCodePoints(part.end),
    }));
  }
  if (attributes) fields['attributes'] = attributes;
  return fields;
}
