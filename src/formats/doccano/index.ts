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
  buildStated,
  itemIds,
  portableMeta,
  refuse,
  statedId,
  statedProvenance,
  type JsonRecord,
} from '../io/json-record.ts';
import { shareThatFits, sniffJson } from '../io/json-array.ts';
import { selectByExtension } from '../io/files.ts';
import type {
  CorpusFormat,
  FormatSample,
  CorpusOutput,
  CorpusWriter,
  WriteContext,
  InputFile,
  ReadContext,
} from '../../core/corpus-format.ts';
import { createCodePointMap } from '../io/code-points.ts';
import { createJsonLinesWriter, documentsOf } from '../io/json-documents.ts';
import { createScrubber } from '../io/source-repeats.ts';
import type { Document, Entity } from '../../core/types.ts';
import { readJsonLines } from '../io/json-lines.ts';

/**
 * doccano's JSON lines: `{"id", "text", "label": [[start, end, label]]}` (also `labels`), and the relation project's
 * `{"id", "text", "entities": [{"id", "label", "start_offset", "end_offset"}], "relations", "Comments"}`. Offsets count code
 * points. Relations survive, also in derived documents; other fields are meta data.
 */
export const doccano: CorpusFormat = {
  name: 'doccano',
  description: 'doccano JSON lines: text with label triples, or entities and relations; offsets in code points',
  perFile: 'many',
  holdsMeta: true,
  cuts: 'lines',
  resumes: true,
  extension: '.jsonl',
  detect,
  selects: selectByExtension('.jsonl', '.ndjson', '.json', '.txt'),
  read: readDoccano,
  createWriter: createDoccanoWriter,
};

function detect(sample: FormatSample): number {
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== 'lines') return 0;
  if (records.length === 0) return partial.has('text') && (partial.has('label') || partial.has('labels')) ? 0.25 : 0;
  const docs = records.filter(isObject).filter((doc) => typeof doc[textField(doc)] === 'string');
  const share = shareThatFits(records, (record) => docs.includes(record as JsonObject));
  const entities = docs.flatMap((doc) => (Array.isArray(doc['entities']) ? (doc['entities'] as unknown[]) : []));
  if (entities.length > 0) {
    return 0.97 * share * shareThatFits(entities, (item) => isObject(item) && 'start_offset' in item);
  }
  if (docs.some((doc) => Array.isArray(doc['relations']) && Array.isArray(doc['entities']))) return 0.8 * share;
  const lists = docs.map((doc) => doc['label'] ?? doc['labels']).filter(Array.isArray);
  const labels: readonly unknown[] = lists.flat();
  if (lists.length * 2 < records.length) return 0;
  if (labels.length === 0) return 0.6 * share;
  const isTriple = (item: unknown) => Array.isArray(item) && item.length === 3 && Number.isInteger(item[0]);
  return 0.95 * share * shareThatFits(labels, isTriple);
}

const FORMAT = { name: 'doccano', extension: '.jsonl' };
const OWN = ['id', 'relations', 'derivedFrom'];
const OWN_OF_ITEM = new Set(['id', 'label', 'start_offset', 'end_offset']);

function createDoccanoWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  return createJsonLinesWriter(output, FORMAT, (doc) => toRecord(doc, context, dropReport(doc)), context);
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

/** The fields that doccano itself gives a record; any other is the user's meta data. */
const DOCCANO_FIELDS = new Set([
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
type DoccanoItem = readonly [start: unknown, end: unknown, label: unknown] | JsonObject;

/** The field of a record that lists its entities. */
function entityField(record: JsonObject): string | undefined {
  return ['entities', 'label', 'labels'].find((name) => Array.isArray(record[name]));
}

/** The field of a record that holds its text; doccano's oldest exports call it `data`. */
function textField(record: JsonObject): string {
  return 'text' in record ? 'text' : 'data';
}

function readDoccano(files: readonly InputFile[], context: ReadContext): AsyncIterable<Document> {
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
function stateItems(items: readonly unknown[]) {
  if (!items.every((item) => isObject(item) || (Array.isArray(item) && item.length === 3))) return undefined;
  const known = items as readonly DoccanoItem[];
  const ids = itemIds(known.map((item) => ('id' in item ? item['id'] : undefined)));
  return known.map((item, i) => {
    const id = ids[i] as string;
    if (isTriple(item)) return { id, start: item[0], end: item[1], label: item[2] };
    return { id, start: item['start_offset'], end: item['end_offset'], label: item['label'] };
  });
}

function isTriple(item: DoccanoItem): item is readonly [unknown, unknown, unknown] {
  return Array.isArray(item);
}
