import { isObject, type JsonObject } from '../io/json-record.ts';
import { cutJsonArrays, shareThatFits, sniffJson } from '../io/json-array.ts';
import { entityField, isTriple, readSpacy, readSpacyList } from './reader.ts';
import { createSpacyListWriter, createSpacyWriter } from './writer.ts';
import { selectByExtension } from '../io/files.ts';
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
  holdsMeta: true,
  cuts: 'lines',
  resumes: true,
  extension: '.jsonl',
  detect: (sample) => detect(sample, 'lines'),
  selects: selectByExtension('.jsonl', '.ndjson', '.json', '.txt'),
  read: readSpacy,
  createWriter: createSpacyWriter,
};

/** The same records as one JSON list, as training scripts of spaCy 2 keep them: `[["text", {"entities": […]}], …]`. */
export const spacyList: CorpusFormat = {
  name: 'spacy-list',
  description: "one JSON list of spaCy's training data: [text, {entities}] or what the lines of spacy hold",
  perFile: 'many',
  holdsMeta: true,
  cuts: cutJsonArrays,
  resumes: true,
  extension: '.json',
  detect: (sample) => detect(sample, 'array'),
  selects: selectByExtension('.json'),
  read: readSpacyList,
  createWriter: createSpacyListWriter,
};

function detect(sample: FormatSample, expected: 'lines' | 'array'): number {
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== expected) return 0;
  if (records.length === 0) return partial.has('text') && (partial.has('spans') || partial.has('entities')) ? 0.15 : 0;
  const isPair = (record: unknown) =>
    Array.isArray(record) && record.length === 2 && typeof record[0] === 'string' && isObject(record[1]);
  const pairs = shareThatFits(records, isPair);
  if (pairs > 0) return 0.95 * pairs;
  const fieldOf = (record: unknown) => (isObject(record) ? entityField(record) : undefined);
  const itemsOf = (record: unknown) => ((record as JsonObject)[fieldOf(record) ?? ''] ?? []) as readonly unknown[];
  const isTask = (record: unknown) => isObject(record) && typeof record['text'] === 'string';
  const isSpan = (item: unknown) => isTriple(item) || (isObject(item) && 'start' in item && 'end' in item);
  if (records.some((record) => fieldOf(record) === 'spans' || fieldOf(record) === 'ents')) {
    return 0.9 * shareThatFits(records, (record) => isTask(record) && itemsOf(record).every(isSpan));
  }
  if (!records.some((record) => fieldOf(record) !== undefined)) return 0.05 * shareThatFits(records, isTask);
  const hasItems = records.some((record) => isTask(record) && itemsOf(record).length > 0);
  const share = shareThatFits(records, (record) => isTask(record) && itemsOf(record).every(isTriple));
  return (hasItems ? 0.9 : 0.5) * share;
}
