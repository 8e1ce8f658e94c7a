import { createCodePointMap, type CodePointMap } from '../io/code-points.ts';
import { createFileGroup, outputName } from '../io/file-group.ts';
import {
  createDropReport,
  itemIds,
  keepId,
  sourceEntities,
  updateItems,
  withFields,
  type JsonObject,
} from '../io/json-record.ts';
import { surfaceOf } from '../io/notes.ts';
import { createScrubber } from '../io/source-repeats.ts';
import type { CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';
import type { JsonlData } from './reader.ts';

const FORMAT = { name: 'jsonl', extension: '.jsonl' };
const OWN = new Set(['id', 'text', 'entities', 'derivedFrom']);
const OWN_OF_ENTITY = new Set(['id', 'start', 'end', 'label', 'layer', 'fragments', 'text']);

export function createJsonlWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const files = createFileGroup(output, () => undefined);
  const dropReport = createDropReport(context);
  return {
    write: async (doc) => {
      const { sink } = await files.enter(outputName(doc, FORMAT));
      const line = JSON.stringify(toRecord(doc, dropReport(doc)));
      await sink.write(`${line}\n`);
    },
    close: () => files.finish(),
  };
}

/** The record of a document: that of the file it was read from, brought up to date, or a new one. */
function toRecord(doc: Document, onDrop: (field: string) => void): JsonObject {
  const map = createCodePointMap(doc.text);
  const create = (entity: Entity) => newEntity(entity, map);
  const { text, meta, derivedFrom, envelope } = doc;
  const data = envelope?.format === FORMAT.name ? (envelope.data as JsonlData) : null;
  if (!data) return withFields({}, { id: doc.id, text, entities: doc.entities.map(create), meta, derivedFrom });
  const stated = (data['entities'] ?? []) as readonly JsonObject[];
  const ids = itemIds(stated.map((own) => own['id']));
  const update = (own: JsonObject, entity: Entity) => updateEntity(own, entity, map, text);
  const entities = updateItems(stated, ids, doc.entities, update, create);
  const record = withFields(data, { id: keepId(data['id'], doc.id), text, entities, meta, derivedFrom });
  if (!envelope?.edits) return record;
  const sourceText = data['text'] as string;
  const spans = stated.map(({ start, end }, i) => ({ id: ids[i] as string, start, end }));
  const source = { text: sourceText, entities: sourceEntities(sourceText, spans) };
  const scrubber = createScrubber(source, doc, onDrop);
  return withFields(scrubber.scrub(record, OWN), {
    entities: entities.map((entity) => scrubber.scrub(entity, OWN_OF_ENTITY)),
  });
}

function updateEntity(own: JsonObject, entity: Entity, map: CodePointMap, text: string): JsonObject {
  const fields = newEntity(entity, map);
  return withFields(own, {
    ...fields,
    layer: entity.layer,
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
