import { isObject } from '../io/json-record.ts';
import { cutJsonArrays, shareThatFits, sniffJson } from '../io/json-array.ts';
import { readLabelStudio } from './reader.ts';
import { createLabelStudioWriter } from './writer.ts';
import { selectByExtension } from '../io/files.ts';
import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';

/**
 * Label Studio's JSON export: a list of tasks with `data.text` and `annotations[].result[]`. Label Studio counts UTF-16
 * units, as its browser does, and so do we in this format only. Entities come from the first annotation that was not
 * cancelled. Choices, relations and whatever else the result holds survive; derived documents hold the annotation read and
 * no other, and no predictions, since those count in the source text.
 */
export const labelStudio: CorpusFormat = {
  name: 'label-studio',
  description: 'Label Studio JSON export: tasks with annotations; offsets in UTF-16 units',
  perFile: 'many',
  holdsMeta: true,
  cuts: cutJsonArrays,
  resumes: true,
  extension: '.json',
  detect,
  selects: selectByExtension('.json'),
  read: readLabelStudio,
  createWriter: createLabelStudioWriter,
};

function detect(sample: FormatSample): number {
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== 'array') return 0;
  if (records.length === 0) return partial.has('annotations') || (partial.has('data') && partial.has('id')) ? 0.8 : 0;
  const isTask = (record: unknown) =>
    isObject(record) && isObject(record['data']) && ('annotations' in record || 'predictions' in record);
  return 0.97 * shareThatFits(records, isTask);
}
