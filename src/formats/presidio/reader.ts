import { documentsOf } from '../io/json-documents.ts';
import { readJsonArrays } from '../io/json-array.ts';
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

export function readPresidio(files: readonly InputFile[], context: ReadContext): AsyncIterable<Document> {
  return documentsOf(readJsonArrays(files, context), context, toDocument);
}

function toDocument(record: JsonRecord, context: ReadContext): Document | undefined {
  const { value, place, relative } = record;
  if (!isObject(value)) return refuse(context, place, 'bad-record', 'the record is not an object');
  const { full_text: text, template_id } = value;
  const metadata = isObject(value['metadata']) ? value['metadata'] : {};
  const id = statedId(metadata['id'], record);
  const at = { ...place, documentId: id };
  if (typeof text !== 'string') return refuse(context, at, 'bad-record', 'the record has no string "full_text"');
  const spans = value['spans'] ?? [];
  if (!Array.isArray(spans) || !spans.every(isObject)) {
    return refuse(context, at, 'bad-record', '"spans" is not a list of objects');
  }
  const entities = stateSpans(spans);
  const { id: _, derivedFrom, ...rest } = metadata;
  const known = template_id === undefined || template_id === null ? rest : { ...rest, template_id };
  return buildStated(
    {
      id,
      text,
      entities,
      ...portableMeta(known, text, sourceEntities(text, entities)),
      ...statedProvenance(derivedFrom),
      envelope: { format: 'presidio', file: relative, data: value },
    },
    'code-points',
    place,
    context,
  );
}

/** The entities of a record's spans, not checked. */
export function stateSpans(spans: readonly JsonObject[]) {
  const ids = itemIds(spans.map(() => undefined));
  return spans.map((span, i) => ({
    id: ids[i] as string,
    start: span['start_position'],
    end: span['end_position'],
    label: span['entity_type'],
    surface: span['entity_value'] ?? undefined,
  }));
}
