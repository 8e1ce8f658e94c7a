import { readJsonl, entityLists } from './reader.ts';
import { createJsonlWriter } from './writer.ts';
import { isObject } from '../io/json-record.ts';
import { shareThatFits, sniffJson } from '../io/json-array.ts';
import { selectByExtension } from '../io/files.ts';
import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';

/**
 * Palimpsest's own format: one document a line, with the fields of the core's `Document`: `id`, `text`, `entities` (`id`,
 * `start`, `end`, `label`, and where needed `layer`, `fragments`, `attributes`), `meta` and `derivedFrom`. Offsets count
 * code points, as Python's do. Other fields survive. A record without `entities` may keep each layer in a list of its own
 * name (`"phi": […], "drug": […]`).
 */
export const jsonl: CorpusFormat = {
  name: 'jsonl',
  description: 'JSON lines, one document a line with id, text and entities; offsets in code points',
  perFile: 'many',
  holdsMeta: true,
  cuts: 'lines',
  resumes: true,
  extension: '.jsonl',
  detect,
  selects: selectByExtension('.jsonl', '.ndjson', '.json', '.txt'),
  read: readJsonl,
  createWriter: createJsonlWriter,
};

function detect(sample: FormatSample): number {
  const named = /\.(?:jsonl|ndjson)$/i.test(sample.relative);
  if (sample.head.trim() === '') return named ? 0.05 : 0;
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== 'lines') return 0;
  if (records.length === 0) return partial.has('text') ? (named ? 0.3 : 0.2) : 0;
  const lists = records.flatMap((record) => (isObject(record) ? (entityLists(record) ?? []) : []));
  const hasEntities = lists.some(({ items }) => items.length > 0);
  const isOther = (record: unknown) => isObject(record) && typeof record['text'] === 'string' && !record['entities'];
  // Prodigy's tasks have one list, called "spans", of items that look the same.
  const hasLayers = hasEntities && !lists.some(({ field }) => field === 'entities' || field === 'spans');
  if (hasLayers) return 0.85 * shareThatFits(records, isOther);
  const isEntity = (item: unknown) => isObject(item) && 'start' in item && 'end' in item && 'label' in item;
  const isDocument = (record: unknown) =>
    isObject(record) &&
    typeof record['text'] === 'string' &&
    Array.isArray(record['entities']) &&
    record['entities'].every(isEntity);
  const share = shareThatFits(records, isDocument);
  if (hasEntities) return 0.95 * share;
  const withId = (record: unknown) => isObject(record) && 'id' in record && typeof record['text'] === 'string';
  return Math.max(
    0.4 * share,
    0.7 * Math.min(share, shareThatFits(records, withId)),
    0.1 * shareThatFits(records, withId),
  );
}
