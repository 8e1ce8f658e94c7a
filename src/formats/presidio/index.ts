import { isObject } from '../io/json-record.ts';
import { cutJsonArrays, shareThatFits, sniffJson } from '../io/json-array.ts';
import { readPresidio } from './reader.ts';
import { createPresidioWriter } from './writer.ts';
import { selectByExtension } from '../io/files.ts';
import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';

/**
 * The JSON list of presidio-research: `full_text`, `masked`, `spans` (`entity_type`, `entity_value`, `start_position`,
 * `end_position`), `template_id`, `metadata`. Offsets count code points. `template_id` goes into `meta`: split by it, since
 * texts of one template differ in little more than the names. In derived documents `masked` is made anew, with each
 * mention's label in double braces, `tokens` and `tags` are left out, and id and provenance are kept in `metadata`.
 */
export const presidio: CorpusFormat = {
  name: 'presidio',
  description: 'presidio-research JSON list: full_text, masked, spans, template_id; offsets in code points',
  perFile: 'many',
  holdsMeta: true,
  cuts: cutJsonArrays,
  resumes: true,
  extension: '.json',
  detect,
  selects: selectByExtension('.json'),
  read: readPresidio,
  createWriter: createPresidioWriter,
};

function detect(sample: FormatSample): number {
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== 'array') return 0;
  if (records.length === 0) return partial.has('full_text') ? 0.9 : 0;
  const isSample = (record: unknown) =>
    isObject(record) && typeof record['full_text'] === 'string' && 'spans' in record;
  return 0.98 * shareThatFits(records, isSample);
}
