import { isObject } from '../io/json-record.ts';
import { sniffJson } from '../io/sniff-json.ts';
import { readDoccano } from './reader.ts';
import { createDoccanoWriter } from './writer.ts';
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
  extension: '.jsonl',
  detect,
  read: readDoccano,
  createWriter: createDoccanoWriter,
};

function detect(sample: FormatSample): number {
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== 'lines') return 0;
  if (records.length === 0) return partial.has('text') && (partial.has('label') || partial.has('labels')) ? 0.25 : 0;
  const docs = records.filter(isObject);
  if (docs.length < records.length) return 0;
  if (!docs.every((doc) => typeof doc['text'] === 'string' || typeof doc['data'] === 'string')) return 0;
  const newer = docs.flatMap((doc) => (Array.isArray(doc['entities']) ? (doc['entities'] as unknown[]) : []));
  if (newer.length > 0) return newer.every((item) => isObject(item) && 'start_offset' in item) ? 0.97 : 0;
  if (docs.some((doc) => Array.isArray(doc['relations']) && Array.isArray(doc['entities']))) return 0.8;
  const older = docs.map((doc) => doc['label'] ?? doc['labels']);
  if (!older.every(Array.isArray)) return 0;
  const triples = older.flat();
  const fits = triples.every((item) => Array.isArray(item) && item.length === 3 && Number.isInteger(item[0]));
  return fits ? (triples.length > 0 ? 0.95 : 0.6) : 0;
}
