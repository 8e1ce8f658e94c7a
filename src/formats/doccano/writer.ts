import { createCodePointMap } from '../io/code-points.ts';
import { createJsonLinesWriter } from '../io/json-documents.ts';
import {
  createDropReport,
  foreignMeta,
  isObject,
  keepId,
  plainEntities,
  sourceEntities,
  updateItems,
  withFields,
  type JsonObject,
} from '../io/json-record.ts';
import { createScrubber } from '../io/source-repeats.ts';
import { entityField, isTriple, stateItems, textField, type DoccanoItem } from './reader.ts';
import type { CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';

const FORMAT = { name: 'doccano', extension: '.jsonl' };
const OWN = ['id', 'relations', 'derivedFrom'];
const OWN_OF_ITEM = new Set(['id', 'label', 'start_offset', 'end_offset']);

export function createDoccanoWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  return createJsonLinesWriter(output, FORMAT, (doc) => toRecord(doc, context, dropReport(doc)));
}

function toRecord(doc: Document, context: WriteContext, onDrop: (field: string) => void): JsonObject {
  const { id, text, derivedFrom, envelope } = doc;
  const map = createCodePointMap(text);
  const entities = plainEntities(doc, context);
  const triple = (entity: Entity): DoccanoItem => [
    map.toCodePoints(entity.start),
    map.toCodePoints(entity.end),
    entity.label,
  ];
  const record = envelope?.format === FORMAT.name ? (envelope.data as JsonObject) : undefined;
  if (!record) return withFields({}, { ...foreignMeta(doc), id, text, label: entities.map(triple), derivedFrom });

  const field = entityField(record);
  const items = (record[field ?? ''] ?? []) as readonly DoccanoItem[];
  const stated = stateItems(items) ?? [];
  const ids = stated.map((item) => item.id);
  const offsets = (entity: Entity) => ({
    label: entity.label,
    start_offset: map.toCodePoints(entity.start),
    end_offset: map.toCodePoints(entity.end),
  });
  const update = (item: DoccanoItem, entity: Entity) =>
    isTriple(item) ? triple(entity) : withFields(item, offsets(entity));
  const create = field === 'entities' ? (entity: Entity) => ({ id: entity.id, ...offsets(entity) }) : triple;
  const updated = updateItems<DoccanoItem>(items, ids, entities, update, create);
  const isNew = envelope?.edits !== undefined || derivedFrom !== undefined;
  const fields = {
    [textField(record)]: text,
    id: 'id' in record || isNew ? keepId(record['id'], id) : undefined,
    derivedFrom,
    ...((field !== undefined || updated.length > 0) && { [field ?? 'label']: updated }),
    ...(Array.isArray(record['relations']) && {
      relations: relationsAmong(record['relations'], ids, entities, envelope?.sealed !== undefined),
    }),
  };
  if (!envelope?.edits) return withFields(record, fields);
  const sourceText = record[textField(record)] as string;
  const scrubber = createScrubber({ text: sourceText, entities: sourceEntities(sourceText, stated) }, doc, onDrop);
  const cleaned = updated.map((item) => (isTriple(item) ? item : scrubber.scrub(item, OWN_OF_ITEM)));
  return scrubber.scrub(
    withFields(record, { ...fields, ...(field !== undefined && { [field]: cleaned }) }),
    new Set([...OWN, textField(record), field ?? 'label']),
  );
}

/** The relations whose two ends are still there. */
function relationsAmong(
  relations: readonly unknown[],
  ids: readonly string[],
  entities: readonly Entity[],
  isSealed: boolean,
): unknown[] {
  const left = new Set(entities.map((entity) => entity.id));
  const gone = new Set(ids.filter((id) => !left.has(id)));
  const among = relations.filter(
    (relation) =>
      !isObject(relation) || !(gone.has(String(relation['from_id'])) || gone.has(String(relation['to_id']))),
  );
  if (!isSealed) return among;
  return among.filter(isObject).map(({ from_id, to_id, type }) => ({ from_id, to_id, type }));
}
