import { documentsOf } from '../io/json-documents.ts';
import { readJsonArrays } from '../io/json-array.ts';
import {
  buildStated,
  isObject,
  portableMeta,
  refuse,
  sourceEntities,
  statedId,
  statedProvenance,
  type JsonObject,
  type JsonRecord,
} from '../io/json-record.ts';
import { findField, TEXT_FIELDS } from '../io/span-text.ts';
import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';

export function readLabelStudio(files: readonly InputFile[], context: ReadContext): AsyncIterable<Document> {
  return documentsOf(readJsonArrays(files, context), context, toDocument);
}

/** What the short export (JSON-MIN) says of an annotation, beside the data and a list of regions for each control. */
const OF_ANNOTATION = ['annotator', 'annotation_id', 'created_at', 'updated_at', 'lead_time'];

/** Whether a record is one of the short export, which has an annotation's fields beside those of the data. */
export function isShort(record: unknown): record is JsonObject {
  return isObject(record) && !('data' in record) && 'annotator' in record && 'annotation_id' in record;
}

/** A record of the short export as the task that the full one has. */
function fullTask(short: JsonObject): JsonObject {
  const { id, ...fields } = short;
  const isRegions = (value: unknown): value is readonly JsonObject[] =>
    Array.isArray(value) && value.length > 0 && value.every((item) => isObject(item) && 'start' in item);
  const kindOf = (region: JsonObject) => Object.keys(region).find((name) => Array.isArray(region[name])) ?? 'labels';
  const result = Object.entries(fields).flatMap(([from_name, value]) =>
    isRegions(value) ? value.map((one) => ({ from_name, to_name: 'text', type: kindOf(one), value: one })) : [],
  );
  const data = Object.entries(fields).filter(([name, value]) => !OF_ANNOTATION.includes(name) && !isRegions(value));
  const { annotator, annotation_id, created_at, updated_at, lead_time } = fields;
  const annotation = { id: annotation_id, completed_by: annotator, result, created_at, updated_at, lead_time };
  return { id, data: Object.fromEntries(data), annotations: [annotation] };
}

function toDocument(record: JsonRecord, context: ReadContext): Document | undefined {
  const { place, relative } = record;
  const task = isShort(record.value) ? fullTask(record.value) : record.value;
  if (!isObject(task) || !isObject(task['data'])) return refuse(context, place, 'bad-record', 'the task has no "data"');
  const id = statedId(task['id'], record);
  const at = { ...place, documentId: id };
  const field = textField(task['data']);
  if (field === undefined) {
    return refuse(
      context,
      at,
      'bad-record',
      'the task has no "data.text", nor a single string in its data: call the field of its text "text"',
    );
  }
  const text = task['data'][field] as string;
  const annotations = task['annotations'] ?? [];
  if (!Array.isArray(annotations) || !annotations.every(isObject)) {
    return refuse(context, at, 'bad-record', '"annotations" is not a list of objects');
  }
  const chosen = chosenAnnotation(task);
  const warn = (code: string, message: string) => context.report({ severity: 'warning', code, message, place: at });
  if (!chosen) warn('not-annotated', 'the task has no annotation that was not cancelled: it is read without entities');
  const finished = annotations.filter((annotation) => annotation['was_cancelled'] !== true).length;
  if (finished > 1) warn('several-annotations', `one of ${finished} annotations is read, the others are not`);
  const results = resultsOf(chosen);
  if (!results) return refuse(context, at, 'bad-record', '"result" is not a list of objects');
  const entities = stateRegions(results);
  const read = new Set(entities.map((region) => region.result));
  const other = results.find((result, i) => !read.has(i) && isLabelledSpan(result));
  if (other) {
    const what = `regions of type ${JSON.stringify(other['type'])} are not read, only "labels" on plain text are`;
    return refuse(context, at, 'unread-spans', `${what}: label a Text object, or export spans of the plain text`);
  }
  const { [field]: _, ...others } = task['data'];
  const { derivedFrom, ...meta } = isObject(task['meta']) ? task['meta'] : {};
  return buildStated(
    {
      id,
      text,
      entities,
      ...portableMeta({ ...meta, ...others }, text, sourceEntities(text, entities, 'utf-16')),
      ...statedProvenance(derivedFrom),
      envelope: { format: 'label-studio', file: relative, data: task },
    },
    'utf-16',
    place,
    context,
  );
}

/** The field of a task's data that holds the text: `text`, the only string, or the one that is called like a text. */
export function textField(data: JsonObject): string | undefined {
  if (typeof data['text'] === 'string') return 'text';
  const strings = Object.keys(data).filter((key) => typeof data[key] === 'string');
  return strings.length === 1 ? strings[0] : findField(strings, TEXT_FIELDS);
}

/** The annotation that is read, of those that were not cancelled: the ground truth, else the first with results, else the first. */
export function chosenAnnotation(task: JsonObject): JsonObject | undefined {
  const annotations = (task['annotations'] ?? []) as readonly JsonObject[];
  const finished = annotations.filter((annotation) => annotation['was_cancelled'] !== true);
  const isTruth = (annotation: JsonObject) => annotation['ground_truth'] === true;
  return finished.find(isTruth) ?? finished.find((one) => resultsOf(one)?.length !== 0) ?? finished[0];
}

/** The results of an annotation; `undefined` where they are no list of objects. */
export function resultsOf(annotation: JsonObject | undefined): readonly JsonObject[] | undefined {
  const results = annotation?.['result'] ?? [];
  return Array.isArray(results) && results.every(isObject) ? results : undefined;
}

/** Whether a result labels a stretch of text, in whatever way: HTML and dialogues have types of their own. */
function isLabelledSpan({ type, value }: JsonObject): boolean {
  if (typeof type !== 'string' || !type.endsWith('labels') || !isObject(value)) return false;
  const labels = value[type];
  return 'start' in value && 'end' in value && Array.isArray(labels) && labels.length > 0;
}

/** A labelled region: one label of one result. */
export interface Region {
  readonly id: string;
  /** Place of the result in the list. */
  readonly result: number;
  readonly start: unknown;
  readonly end: unknown;
  readonly label: unknown;
  readonly surface?: unknown;
}

/**
 * The regions of an annotation's results, not checked: one for each label of each result that labels a span of text. A
 * region's id is the result's; a second of the same id gets `~2`.
 */
export function stateRegions(results: readonly JsonObject[]): readonly Region[] {
  const regions: Region[] = [];
  const seen = new Set<string>();
  for (const [i, result] of results.entries()) {
    const value = result['value'];
    if (result['type'] !== 'labels' || !isObject(value) || !Array.isArray(value['labels'])) continue;
    const base = typeof result['id'] === 'string' && result['id'] !== '' ? result['id'] : `T${i + 1}`;
    for (const label of value['labels'] as unknown[]) {
      let id = base;
      for (let n = 2; seen.has(id); n++) id = `${base}~${n}`;
      seen.add(id);
      const { start, end, text } = value;
      regions.push({ id, result: i, start, end, label, surface: text ?? undefined });
    }
  }
  return regions;
}
