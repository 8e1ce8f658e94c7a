import { readJsonl } from './reader.ts';
import { createJsonlWriter } from './writer.ts';
import { isObject } from '../io/json-record.ts';
import { sniffJson } from '../io/sniff-json.ts';
import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';

/**
 * Palimpsest's own format: one document a line, with the fields of the core's `Document`: `id`, `text`, `entities` (`id`,
 * `start`, `end`, `label`, and where needed `layer`, `fragments`, `attributes`), `meta` and `derivedFrom`. Offsets count
 * code points, as Python's do. Other fields survive.
 */
export const jsonl: CorpusFormat = {
  name: 'jsonl',
  description: 'JSON lines, one document a line with id, text and entities; offsets in code points',
  perFile: 'many',
  extension: '.jsonl',
  detect,
  read: readJsonl,
  createWriter: createJsonlWriter,
};

function detect(sample: FormatSample): number {
  const named = sample.relative.endsWith('.jsonl');
  if (sample.head.trim() === '') return named ? 0.05 : 0;
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== 'lines') return 0;
  if (records.length === 0) return partial.has('text') ? (named ? 0.3 : 0.2) : 0;
  const docs = records.filter(isObject).filter((record) => typeof record['text'] === 'string');
  if (docs.length < records.length) return 0;
  const lists = docs.map((doc) => doc['entities']);
  if (!lists.some(Array.isArray)) return docs.every((doc) => 'id' in doc) && named ? 0.1 : 0;
  const entities = lists.flat().filter((entity) => entity !== undefined);
  if (entities.length === 0) return docs.every((doc) => typeof doc['id'] === 'string') ? 0.7 : 0.4;
  const fits = (entity: unknown) => isObject(entity) && 'start' in entity && 'end' in entity && 'label' in entity;
  return entities.every(fits) ? 0.95 : 0;
}
