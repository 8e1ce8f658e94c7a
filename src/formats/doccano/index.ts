import { isObject, type JsonObject } from '../io/json-record.ts';
import { shareThatFits, sniffJson } from '../io/json-array.ts';
import { readDoccano, textField } from './reader.ts';
import { createDoccanoWriter } from './writer.ts';
import { selectByExtension } from '../io/files.ts';
import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';

/**
 * doccano's JSON lines: `{"id", "text", "label": [[start, end, label]]}` (also `labels`), and the relation project's
 * `{"id", "text", "entities": [{"id", "label", "start_offset", "end_offset"}], "relations", "Comments"}`. Offsets count code
 * points. Relations survive, also in derived documents; other fields are meta data.
 */
export const doccano: CorpusFormat = {
  name: 'doccano',
  description: 'doccano JSON lines: text with label triples, or entities and relations; offsets in code points',
  perFile: 'many',
  holdsMeta: true,
  cuts: 'lines',
  resumes: true,
  extension: '.jsonl',
  detect,
  selects: selectByExtension('.jsonl', '.ndjson', '.json', '.txt'),
  read: readDoccano,
  createWriter: createDoccanoWriter,
};

function detect(sample: FormatSample): number {
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== 'lines') return 0;
  if (records.length === 0) return partial.has('text') && (partial.has('label') || partial.has('labels')) ? 0.25 : 0;
  const docs = records.filter(isObject).filter((doc) => typeof doc[textField(doc)] === 'string');
  const share = shareThatFits(records, (record) => docs.includes(record as JsonObject));
  const entities = docs.flatMap((doc) => (Array.isArray(doc['entities']) ? (doc['entities'] as unknown[]) : []));
  if (entities.length > 0) {
    return 0.97 * share * shareThatFits(entities, (item) => isObject(item) && 'start_offset' in item);
  }
  if (docs.some((doc) => Array.isArray(doc['relations']) && Array.isArray(doc['entities']))) return 0.8 * share;
  const lists = docs.map((doc) => doc['label'] ?? doc['labels']).filter(Array.isArray);
  const labels: readonly unknown[] = lists.flat();
  if (lists.length * 2 < records.length) return 0;
  if (labels.length === 0) return 0.6 * share;
  const isTriple = (item: unknown) => Array.isArray(item) && item.length === 3 && Number.isInteger(item[0]);
  return 0.95 * share * shareThatFits(labels, isTriple);
}
