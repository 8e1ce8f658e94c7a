import { isObject } from '../io/json-record.ts';
import { sniffJson } from '../io/sniff-json.ts';
import { entityField, isTriple, readSpacy } from './reader.ts';
import { createSpacyWriter } from './writer.ts';
import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';

/**
 * What spaCy users keep in JSON lines: `{"text", "entities": [[start, end, label]]}`, Prodigy's `{"text", "spans": [{…}]}`,
 * the `ents` of `Doc.to_json()`, and the pairs `["text", {"entities": […]}]` of older training scripts. Offsets count code
 * points. Other fields survive; in derived documents Prodigy's hashes and tokens are left out, since they speak of the old
 * text.
 */
export const spacy: CorpusFormat = {
  name: 'spacy',
  description: 'spaCy and Prodigy JSON lines: text with [start, end, label] or spans; offsets in code points',
  perFile: 'many',
  extension: '.jsonl',
  detect,
  read: readSpacy,
  createWriter: createSpacyWriter,
};

function detect(sample: FormatSample): number {
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== 'lines') return 0;
  if (records.length === 0) return partial.has('text') && (partial.has('spans') || partial.has('entities')) ? 0.15 : 0;
  const isPair = (record: unknown) => Array.isArray(record) && typeof record[0] === 'string' && isObject(record[1]);
  if (records.every(isPair)) return 0.95;
  if (!records.every((record) => isObject(record) && typeof record['text'] === 'string')) return 0;
  const docs = records.filter(isObject);
  const fields = docs.map((doc) => entityField(doc));
  const items = docs.flatMap((doc, i) => (doc[fields[i] ?? ''] ?? []) as unknown[]);
  if (fields.every((field) => field === undefined)) return 0.05;
  const isSpan = (item: unknown) => isObject(item) && 'start' in item && 'end' in item;
  if (fields.some((field) => field === 'spans' || field === 'ents'))
    return items.every((x) => isTriple(x) || isSpan(x)) ? 0.9 : 0;
  if (items.length === 0) return 0.5;
  return items.every(isTriple) ? 0.9 : 0;
}
