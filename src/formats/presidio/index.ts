import {
  isObject,
  createDropReport,
  foreignMeta,
  plainEntities,
  sourceEntities,
  updateItems,
  withFields,
  type JsonObject,
  buildStated,
  itemIds,
  portableMeta,
  refuse,
  statedId,
  statedProvenance,
  type JsonRecord,
} from '../io/json-record.ts';
import { cutJsonArrays, shareThatFits, sniffJson, readJsonArrays } from '../io/json-array.ts';
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
import { createJsonListWriter, documentsOf } from '../io/json-documents.ts';
import { createScrubber } from '../io/source-repeats.ts';
import type { Document, Entity } from '../../core/types.ts';

/**
 * The JSON list of presidio-research: `full_text`, `masked`, `spans` (`entity_type`, `entity_value`, `start_position`,
 * `end_position`), `template_id`, `metadata`. Offsets count code points. `template_id` goes into `meta`: split by it, since
 * texts of one template differ in little more than the names. In derived documents `masked` is made anew, with each
 * mention's label in double braces, `tokens` and `tags` are left out, and id and provenance are kept in `metadata`.
 */
export const presidio: CorpusFormat = {
  name: 'presidio',
  description: 'presidio-research JSON list: full_text, masked, spans, template_id; offsets in code points',
  perFile: 'many',
  holdsMeta: true,
  cuts: cutJsonArrays,
  resumes: true,
  extension: '.json',
  detect,
  selects: selectByExtension('.json'),
  read: readPresidio,
  createWriter: createPresidioWriter,
};

function detect(sample: FormatSample): number {
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== 'array') return 0;
  if (records.length === 0) return partial.has('full_text') ? 0.9 : 0;
  const isSample = (record: unknown) =>
    isObject(record) && typeof record['full_text'] === 'string' && 'spans' in record;
  return 0.98 * shareThatFits(records, isSample);
}

const FORMAT = { name: 'presidio', extension: '.json' };
const OWN = new Set(['full_text', 'masked', 'spans', 'template_id']);
const OWN_OF_SPAN = new Set(['entity_type', 'entity_value', 'start_position', 'end_position']);
/** Token-wise copies of the text and the labels. */
const STALE = { tokens: undefined, tags: undefined };

function createPresidioWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  // Python's json.dump(indent=4), as presidio-research writes it.
  return createJsonListWriter(output, FORMAT, 4, (doc) => toRecord(doc, context, dropReport(doc)), context);
}

function toRecord(doc: Document, context: WriteContext, onDrop: (field: string) => void): JsonObject {
  const { id, text, derivedFrom, envelope } = doc;
  const map = createCodePointMap(text);
  const entities = plainEntities(doc, context);
  const create = (entity: Entity): JsonObject => ({
    entity_type: entity.label,
    entity_value: text.slice(entity.start, entity.end),
    start_position: map.toCodePoints(entity.start),
    end_position: map.toCodePoints(entity.end),
  });
  const data = envelope?.format === FORMAT.name ? (envelope.data as JsonObject) : undefined;
  const spans = (data?.['spans'] ?? []) as readonly JsonObject[];
  const stated = stateSpans(spans);
  const update = (span: JsonObject, entity: Entity) => withFields(span, create(entity));
  const updated = updateItems(
    spans,
    stated.map((span) => span.id),
    entities,
    update,
    create,
  );
  const metadata = (own: unknown) => withFields(isObject(own) ? own : {}, { id, derivedFrom });
  if (!data) {
    const { template_id = null, ...rest } = foreignMeta(doc) ?? {};
    return { full_text: text, masked: mask(text, entities), spans: updated, template_id, metadata: metadata(rest) };
  }
  const fields = { full_text: text, spans: updated };
  if (!envelope?.edits) {
    // An id that the reader made up from the place in the file is not worth a change to the record.
    const hasId = isObject(data['metadata']) && 'id' in data['metadata'];
    return withFields(data, { ...fields, ...((hasId || derivedFrom) && { metadata: metadata(data['metadata']) }) });
  }
  const sourceText = data['full_text'] as string;
  const scrubber = createScrubber({ text: sourceText, entities: sourceEntities(sourceText, stated) }, doc, onDrop);
  const isKept = envelope.sealed?.includes('template_id') ?? true;
  const scrubbed = scrubber.scrub(withFields(data, { ...STALE, ...(!isKept && { template_id: null }) }), OWN);
  return withFields(scrubbed, {
    ...fields,
    masked: mask(text, entities),
    spans: updated.map((span) => scrubber.scrub(span, OWN_OF_SPAN)),
    metadata: metadata(scrubbed['metadata']),
  });
}

/** The text with `{{LABEL}}` for each mention; of overlapping ones the first. */
function mask(text: string, entities: readonly Entity[]): string {
  let masked = '';
  let position = 0;
  for (const { start, end, label } of entities) {
    if (start < position) continue;
    masked += `${text.slice(position, start)}{{${label}}}`;
    position = end;
  }
  return masked + text.slice(position);
}

function readPresidio(files: readonly InputFile[], context: ReadContext): AsyncIterable<Document> {
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
function stateSpans(spans: readonly JsonObject[]) {
  const ids = itemIds(spans.map(() => undefined));
  return spans.map((span, i) => ({
    id: ids[i] as string,
    start: span['start_position'],
    end: span['end_position'],
    label: span['entity_type'],
    surface: span['entity_value'] ?? undefined,
  }));
}
