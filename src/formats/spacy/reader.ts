import { documentsOf } from '../io/json-documents.ts';
import { readJsonArrays } from '../io/json-array.ts';
import { readJsonLines } from '../io/json-lines.ts';
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
import { createTally } from '../../core/errors.ts';
import { viewsOf } from './views.ts';
import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';

/** What the envelope of a spaCy document holds. */
export interface SpacyData {
  /** The fields: the record, or the second element of the training form `[text, {…}]`. */
  readonly fields: JsonObject;
  /** The text, where it is the first element of the training form. */
  readonly pairText?: string;
}

/** Where entities may stand: spaCy's training data, Prodigy's tasks, `Doc.to_json()`. */
const ENTITY_FIELDS = ['entities', 'spans', 'ents'];

/** Where doccano has triples; of other tools it is what the whole text is called. */
const LABEL_FIELDS = ['label', 'labels'];

/** The field of a record that lists its entities. */
export function entityField(fields: JsonObject): string | undefined {
  const list = (name: string) => (Array.isArray(fields[name]) ? (fields[name] as readonly unknown[]) : undefined);
  return ENTITY_FIELDS.find(list) ?? LABEL_FIELDS.find((name) => list(name)?.every(isTriple));
}

/** A span as the record writes it: `[start, end, label]`, or an object. */
export type SpacyItem = readonly [start: unknown, end: unknown, label: unknown] | JsonObject;

export function isTriple(item: unknown): item is readonly [unknown, unknown, unknown] {
  return Array.isArray(item) && item.length === 3;
}

export function readSpacy(files: readonly InputFile[], context: ReadContext): AsyncIterable<Document> {
  return documentsOf(recordsOf(readJsonLines(files, context), context), context, toDocument('spacy'));
}

/** As {@link readSpacy}, of files that hold one list of the records. */
export function readSpacyList(files: readonly InputFile[], context: ReadContext): AsyncIterable<Document> {
  return documentsOf(recordsOf(readJsonArrays(files, context), context), context, toDocument('spacy-list'));
}

/** Documents of records in other containers that are none of this format's own. */
export function readViews(
  records: AsyncIterable<JsonRecord>,
  context: ReadContext,
  fields: Parameters<typeof viewsOf>[2],
): AsyncIterable<Document> {
  return documentsOf(viewsOf(records, context, fields), context, toDocument('spacy'));
}

const recordsOf = (records: AsyncIterable<JsonRecord>, context: ReadContext) =>
  viewsOf(acceptedOf(records, context), context);

/**
 * The records without the tasks that somebody rejected or passed over: what those mark is no gold, and text without it would
 * teach that nothing is there. How many there were is told.
 */
async function* acceptedOf(records: AsyncIterable<JsonRecord>, context: ReadContext): AsyncGenerator<JsonRecord> {
  const left = new Map<string, number>();
  for await (const record of records) {
    const answer = isObject(record.value) ? record.value['answer'] : undefined;
    if (answer === 'reject' || answer === 'ignore') left.set(record.place.file, (left.get(record.place.file) ?? 0) + 1);
    else yield record;
  }
  for (const [file, count] of left) {
    const what = 'tasks answered with "reject" or "ignore" are left out: their spans are no gold';
    context.report(createTally({ severity: 'warning', code: 'not-accepted', place: { file } }, { count, what }));
  }
}

const toDocument =
  (format: string) =>
  (record: JsonRecord, context: ReadContext): Document | undefined => {
    const { value, place, relative } = record;
    const isPair = Array.isArray(value) && value.length === 2 && isObject(value[1]);
    const fields: unknown = isPair ? value[1] : value;
    if (!isObject(fields)) {
      return refuse(
        context,
        place,
        'bad-record',
        'the record is neither an object nor the pair [text, {"entities": …}]',
      );
    }
    const text: unknown = isPair ? value[0] : fields['text'];
    const id = statedId(isPair ? undefined : fields['id'], record);
    const at = { ...place, documentId: id };
    if (typeof text !== 'string') return refuse(context, at, 'bad-record', 'the record has no text');
    const items = (fields[entityField(fields) ?? ''] ?? []) as readonly unknown[];
    const spans = stateItems(items);
    if (!spans) {
      return refuse(context, at, 'bad-record', 'an entity is neither [start, end, label] nor an object');
    }
    const sources = sourceEntities(text, spans);
    return buildStated(
      {
        id,
        text,
        entities: spans,
        ...(isObject(fields['meta']) && portableMeta(fields['meta'], text, sources)),
        ...statedProvenance(fields['derivedFrom']),
        envelope: {
          format,
          file: relative,
          data: { fields, ...(isPair && { pairText: text }) } satisfies SpacyData,
        },
      },
      'code-points',
      place,
      context,
    );
  };

/** The entities of a record, not checked; `undefined` where an item has another shape. */
export function stateItems(items: readonly unknown[]) {
  if (!items.every((item) => isTriple(item) || isObject(item))) return undefined;
  const ids = itemIds(items.map((item) => (isTriple(item) ? undefined : item['id'])));
  return items.map((item, i) => {
    const id = ids[i] as string;
    if (isTriple(item)) return { id, start: item[0], end: item[1], label: item[2] };
    const { start, end, label, text: surface, fragments } = item;
    return { id, start, end, label, surface, fragments };
  });
}
