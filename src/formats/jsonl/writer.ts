import { createCodePointMap, type CodePointMap } from '../io/code-points.ts';
import { createFileGroup, outputName } from '../io/file-group.ts';
import {
  entitiesById,
  itemIds,
  keepId,
  surfaceOf,
  surfacesAt,
  withFields,
  type JsonObject,
} from '../io/json-record.ts';
import { createDropReport, createScrubber } from '../io/source-repeats.ts';
import type { CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import type { Document, Entity, Json } from '../../core/types.ts';
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
  const data = doc.envelope?.format === FORMAT.name ? (doc.envelope.data as JsonlData) : null;
  const fields = { id: doc.id, text: doc.text, entities: doc.entities, meta: doc.meta, derivedFrom: doc.derivedFrom };
  if (!data) {
    return withFields(fields, { entities: doc.entities.map((entity) => newEntity(entity, map)) });
  }
  const entities = updateEntities(doc, data, map);
  const record = withFields(data, { ...fields, id: keepId(data['id'], doc.id), entities });
  if (!doc.envelope?.edits) return record;
  const text = data['text'] as string;
  const stated = (data['entities'] ?? []) as readonly JsonObject[];
  const surfaces = surfacesAt(
    text,
    stated.map(({ start, end }) => [start, end]),
  );
  const scrubber = createScrubber({ text, surfaces }, doc, onDrop);
  return withFields(scrubber.scrub(record, OWN), {
    entities: entities.map((entity) => scrubber.scrub(entity, OWN_OF_ENTITY)),
  });
}

function updateEntities(doc: Document, data: JsonObject, map: CodePointMap): JsonObject[] {
  const stated = (data['entities'] ?? []) as readonly JsonObject[];
  const ids = itemIds(stated.map((entity) => entity['id']));
  const rest = entitiesById(doc);
  const entities: JsonObject[] = [];
  for (const [i, own] of stated.entries()) {
    const entity = rest.get(ids[i] as string);
    if (!entity) continue;
    rest.delete(entity.id);
    const fields = newEntity(entity, map);
    entities.push(
      withFields(own, {
        ...fields,
        layer: entity.layer,
        fragments: fields['fragments'],
        attributes: entity.attributes,
        id: 'id' in own ? keepId(own['id'], entity.id) : undefined,
        text: 'text' in own ? surfaceOf(doc.text, entity) : undefined,
      }),
    );
  }
  return [...entities, ...[...rest.values()].map((entity) => newEntity(entity, map))];
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
    ...(attributes && { attributes: attributes as Json }),
  };
}
