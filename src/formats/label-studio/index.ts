import {
  isObject,
  createDropReport,
  foreignMeta,
  keepId,
  plainEntities,
  sourceEntities,
  withFields,
  type JsonObject,
} from '../io/json-record.ts';
import { perObject } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import { cutJsonArrays, shareThatFits, sniffJson } from '../io/json-array.ts';
import {
  readLabelStudio,
  chosenAnnotation,
  isShort,
  resultsOf,
  stateRegions,
  textField,
  type Region,
} from './reader.ts';
import { selectByExtension } from '../io/files.ts';
import type { CorpusFormat, FormatSample, CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import { createJsonListWriter } from '../io/json-documents.ts';
import { createScrubber, type Scrubber } from '../io/source-repeats.ts';
import type { Document, Entity } from '../../core/types.ts';

/**
 * Label Studio's JSON export: a list of tasks with `data.text` and `annotations[].result[]`. Label Studio counts UTF-16
 * units, as its browser does, and so do we in this format only. Entities come from one annotation that was not cancelled: the ground
 * truth, else the first with results. The short export (JSON-MIN) is read too, and written as the full one. Choices, relations and whatever else the result holds survive; derived documents hold the annotation read and
 * no other, and no predictions, since those count in the source text.
 */
export const labelStudio: CorpusFormat = {
  name: 'label-studio',
  description: 'Label Studio JSON export: tasks with annotations; offsets in UTF-16 units',
  perFile: 'many',
  holdsMeta: true,
  cuts: cutJsonArrays,
  resumes: true,
  extension: '.json',
  detect,
  selects: selectByExtension('.json'),
  read: readLabelStudio,
  createWriter: createLabelStudioWriter,
};

function detect(sample: FormatSample): number {
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== 'array') return 0;
  if (records.length === 0) return partial.has('annotations') || (partial.has('data') && partial.has('id')) ? 0.8 : 0;
  const isTask = (record: unknown) =>
    isShort(record) ||
    (isObject(record) && isObject(record['data']) && ('annotations' in record || 'predictions' in record));
  return 0.97 * shareThatFits(records, isTask);
}

const FORMAT = { name: 'label-studio', extension: '.json' };
const OWN = new Set(['id', 'data', 'annotations', 'predictions', 'meta']);
const OWN_OF_RESULT = new Set([
  'id',
  'from_name',
  'to_name',
  'type',
  'value',
  'from_id',
  'to_id',
  'direction',
  'labels',
]);
const OWN_OF_VALUE = new Set(['start', 'end', 'text', 'labels']);

function createLabelStudioWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  return createJsonListWriter(output, FORMAT, 0, (doc) => toTask(doc, context, dropReport(doc)), context);
}

function toTask(doc: Document, context: WriteContext, onDrop: (field: string) => void): JsonObject {
  const { id, text, derivedFrom, envelope } = doc;
  const entities = plainEntities(doc, context);
  const task = envelope?.format === FORMAT.name ? (envelope.data as JsonObject) : undefined;
  if (!task) {
    const result = entities.map((entity) => newResult(entity, text));
    const meta = derivedFrom && { derivedFrom };
    return withFields(
      {},
      { id, data: { text, ...foreignMeta(doc) }, annotations: [{ result }], predictions: [], meta },
    );
  }
  const data = task['data'] as JsonObject;
  const field = textField(data) as string;
  const chosen = chosenAnnotation(task);
  const results = resultsOf(chosen) ?? NONE;
  const look = lookAt(results);
  const isNew = envelope?.edits !== undefined || derivedFrom !== undefined;
  const ownMeta = isObject(task['meta']) ? task['meta'] : undefined;
  const meta = derivedFrom ? { ...ownMeta, derivedFrom } : task['meta'];
  const common = { id: 'id' in task || isNew ? keepId(task['id'], id) : undefined, meta };
  if (!envelope?.edits) {
    const result = updateResults(results, look, entities, text);
    const annotations = ((task['annotations'] ?? []) as readonly JsonObject[]).map((annotation) =>
      annotation === chosen ? withFields(annotation, { result }) : annotation,
    );
    if (!chosen && result.length > 0) annotations.push({ result });
    return withFields(task, {
      ...common,
      data: withFields(data, { [field]: text }),
      annotations: 'annotations' in task || annotations.length > 0 ? annotations : undefined,
    });
  }
  const sourceText = data[field] as string;
  const source = sourceOf(look, sourceText);
  const scrubber = createScrubber(source, doc, onDrop);
  // What a result says of the whole document leaves it as little as its other fields do.
  const result = updateResults(results, look, entities, text, scrubber).filter(
    (one) => envelope.sealed === undefined || one['type'] === 'labels' || 'from_id' in one,
  );
  const annotation = withFields(
    scrubber.scrub(chosen ?? {}, new Set(envelope.sealed ? ['result'] : ['id', 'result'])),
    { result },
  );
  return withFields(scrubber.scrub(task, OWN), {
    ...common,
    data: withFields(scrubber.scrub(data, new Set([field])), { [field]: text }),
    annotations: [annotation],
    // Other people's and models' annotations count in the source text.
    predictions: 'predictions' in task ? [] : undefined,
    meta: ownMeta ? withFields(scrubber.scrub(ownMeta, new Set(['derivedFrom'])), { derivedFrom }) : meta,
  });
}

const NONE: readonly JsonObject[] = [];

/** What the results of a task are of: a document that was cut into many asks for it with each of them. */
const lookAt = perObject((results: readonly JsonObject[]) => {
  const regions = stateRegions(results);
  const regionsOf = new Map<number, Region[]>();
  for (const region of regions) obtain(regionsOf, region.result, (): Region[] => []).push(region);
  const resultOf = new Map(regions.map(({ id, result }) => [id, result]));
  return { regions, regionsOf, resultOf, others: [...results.keys()].filter((i) => !regionsOf.has(i)) };
});

type Look = ReturnType<typeof lookAt>;

const sourceOf = perObject(({ regions }: Look, text: string) => ({
  text,
  entities: sourceEntities(text, regions, 'utf-16'),
}));

/**
 * The results with their regions where the entities are now. Results of other kinds stay; in a derived document (`scrubber`)
 * those that hang on a span move with its entity, and those on a span that is no entity go.
 */
function updateResults(
  results: readonly JsonObject[],
  { regionsOf, resultOf, others }: Look,
  entities: readonly Entity[],
  text: string,
  scrubber?: Scrubber,
): JsonObject[] {
  const rest = new Map(entities.map((entity) => [entity.id, entity]));
  const byId = new Map(rest);
  const gone = (id: unknown) => typeof id === 'string' && resultOf.has(id) && !byId.has(id);
  const concerned = new Set([...others, ...entities.flatMap(({ id }) => resultOf.get(id) ?? [])]);
  const updated: JsonObject[] = [];
  for (const i of [...concerned].toSorted((a, b) => a - b)) {
    const result = results[i] as JsonObject;
    const own = regionsOf.get(i) ?? [];
    const found = own.flatMap((region) => byId.get(region.id) ?? []);
    for (const entity of found) rest.delete(entity.id);
    if (own.length > 0 ? found.length === 0 : gone(result['id'])) continue;
    if (gone(result['from_id']) || gone(result['to_id'])) continue;
    const value = isObject(result['value']) ? result['value'] : undefined;
    const hasSpan = value !== undefined && typeof value['start'] === 'number' && typeof value['end'] === 'number';
    const entity = found[0] ?? (hasSpan ? byId.get(String(result['id'])) : undefined);
    if (!entity && hasSpan && scrubber) continue;
    let fresh = value;
    if (value && entity) {
      const { start, end } = entity;
      const repeats = own.length > 0 || value['text'] === undefined || typeof value['text'] === 'string';
      fresh = withFields(value, {
        start,
        end,
        ...('text' in value && repeats && { text: text.slice(start, end) }),
        ...(own.length > 0 && { labels: found.map(({ label }) => label) }),
      });
    }
    const keep = value && entity && own.length > 0 ? OWN_OF_VALUE : new Set(entity ? ['start', 'end', 'labels'] : []);
    const clean = fresh && scrubber ? scrubber.scrub(fresh, keep) : fresh;
    const next = withFields(result, { value: clean });
    updated.push(scrubber ? scrubber.scrub(next, OWN_OF_RESULT) : next);
  }
  return [...updated, ...[...rest.values()].map((entity) => newResult(entity, text))];
}

function newResult({ id, start, end, label }: Entity, text: string): JsonObject {
  const value = { start, end, text: text.slice(start, end), labels: [label] };
  return { id, from_name: 'label', to_name: 'text', type: 'labels', value };
}
