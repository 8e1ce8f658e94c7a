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
import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';

export function readLabelStudio(files: readonly InputFile[], context: ReadContext): AsyncIterable<Document> {
  return documentsOf(readJsonArrays(files, context), context, toDocument);
}

function toDocument(record: JsonRecord, context: ReadContext): Document | undefined {
  const { value: task, place, relative } = record;
  if (!isObject(task) || !isObject(task['data'])) return refuse(context, place, 'bad-record', 'the task has no "data"');
  const id = statedId(task['id'], record);
  const at = { ...place, documentId: id };
  const field = textField(task['data']);
  if (field === undefined) {
    return refuse(context, at, 'bad-record', 'the task has no "data.text", nor a single string in its data');
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
  if (finished > 1) warn('several-annotations', `the first of ${finished} annotations is read, the others are not`);
  const results = resultsOf(chosen);
  if (!results) return refuse(context, at, 'bad-record', '"result" is not a list of objects');
  const entities = stateRegions(results);
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

/** The field of a task's data that holds the text: `text`, or the only string. */
export function textField(data: JsonObject): string | undefined {
  if (typeof data['text'] === 'string') return 'text';
  const strings = Object.keys(data).filter((key) => typeof data[key] === 'string');
  return strings.length === 1 ? strings[0] : undefined;
}

/** The annotation that is read: the first that was not cancelled. */
export function chosenAnnotation(task: JsonObject): JsonObject | undefined {
  const annotations = (task['annotations'] ?? []) as readonly JsonObject[];
  return annotations.find((annotation) => annotation['was_cancelled'] !== true);
}

/** The results of an annotation; `undefined` where they are no list of objects. */
export function resultsOf(annotation: JsonObject | undefined): readonly JsonObject[] | undefined {
  const results = annotation?.['result'] ?? [];
  return Array.isArray(results) && results.every(isObject) ? results : undefined;
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
