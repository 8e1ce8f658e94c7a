import { createCodePointMap } from '../io/code-points.ts';
import { createJsonLinesWriter, createJsonListWriter } from '../io/json-documents.ts';
import {
  createDropReport,
  foreignMeta,
  keepId,
  plainEntities,
  sourceEntities,
  updateItems,
  withFields,
} from '../io/json-record.ts';
import { createScrubber } from '../io/source-repeats.ts';
import { entityField, isTriple, stateItems, type SpacyData, type SpacyItem } from './reader.ts';
import type { CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';

const LINES = { name: 'spacy', extension: '.jsonl' };
const LIST = { name: 'spacy-list', extension: '.json' };
const OWN = ['id', 'text', 'derivedFrom'];
const OWN_OF_ITEM = new Set(['id', 'start', 'end', 'label', 'text']);
/** Prodigy's hashes of the text, and its tokens, which count in it. */
const STALE = ['_input_hash', '_task_hash', 'tokens', 'html'];
const STALE_IN_ITEM = ['token_start', 'token_end'];

export function createSpacyWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  return createJsonLinesWriter(output, LINES, (doc) => toRecord(doc, LINES.name, context, dropReport(doc)));
}

/** As {@link createSpacyWriter}, one list a file. */
export function createSpacyListWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  const toItem = (doc: Document) => toRecord(doc, LIST.name, context, dropReport(doc));
  return createJsonListWriter(output, LIST, 0, toItem, context.states);
}

function toRecord(doc: Document, format: string, context: WriteContext, onDrop: (field: string) => void): unknown {
  const { id, text, derivedFrom, envelope } = doc;
  const map = createCodePointMap(text);
  const create = (entity: Entity): SpacyItem => [
    map.toCodePoints(entity.start),
    map.toCodePoints(entity.end),
    entity.label,
  ];
  const entities = plainEntities(doc, context);
  const data = envelope?.format === format ? (envelope.data as SpacyData) : undefined;
  if (!data) return withFields({}, { id, text, entities: entities.map(create), meta: foreignMeta(doc), derivedFrom });

  const { fields, pairText } = data;
  const isPair = pairText !== undefined;
  const field = entityField(fields);
  const own = (fields[field ?? ''] ?? []) as readonly SpacyItem[];
  const spans = stateItems(own) ?? [];
  const update = (item: SpacyItem, entity: Entity): SpacyItem => {
    const [start, end, label] = create(entity) as readonly [number, number, string];
    if (isTriple(item)) return [start, end, label];
    return withFields(item, {
      start,
      end,
      label,
      text: 'text' in item ? text.slice(entity.start, entity.end) : undefined,
    });
  };
  let items = updateItems(
    own,
    spans.map((span) => span.id),
    entities,
    update,
    create,
  );
  const listed = field !== undefined || items.length > 0 ? { [field ?? 'entities']: items } : {};
  const isNew = envelope?.edits !== undefined || derivedFrom !== undefined;
  let record = withFields(fields, {
    ...(!isPair && { text, id: 'id' in fields || isNew ? keepId(fields['id'], id) : undefined, derivedFrom }),
    ...listed,
  });
  if (envelope?.edits) {
    const sourceText = pairText ?? (fields['text'] as string);
    const scrubber = createScrubber({ text: sourceText, entities: sourceEntities(sourceText, spans) }, doc, onDrop);
    items = items.map((item) =>
      isTriple(item) ? item : scrubber.scrub(without(item as Record<string, unknown>, STALE_IN_ITEM), OWN_OF_ITEM),
    );
    record = scrubber.scrub(
      without({ ...record, ...listed, ...(field && { [field]: items }) }, STALE),
      new Set([...OWN, field ?? 'entities']),
    );
  }
  return isPair ? [text, record] : record;
}

function without(record: Readonly<Record<string, unknown>>, names: readonly string[]) {
  return withFields(record, Object.fromEntries(names.map((name) => [name, undefined])));
}
