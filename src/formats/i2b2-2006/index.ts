import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';
import { readI2b2Records } from './reader.ts';
import { createI2b2RecordWriter } from './writer.ts';

/**
 * The inline XML of the 2006 i2b2 de-identification task (Uzuner, Luo and Szolovits 2007, "Evaluating the state-of-the-art
 * in automatic de-identification"): many records a file, mentions in PHI elements.
 */
export const i2b2In2006: CorpusFormat = {
  name: 'i2b2-2006',
  description: 'i2b2 2006 XML: many records a file, mentions in <PHI TYPE="…"> tags',
  perFile: 'many',
  resumes: true,
  extension: '.xml',
  detect: detectRecords,
  selects: ({ relative }, all) => relative.endsWith('.xml') || all.size === 1,
  read: readI2b2Records,
  createWriter: (output, context) => createI2b2RecordWriter(output, context, i2b2In2006),
};

function detectRecords({ head }: FormatSample): number {
  if (!/^\s*</.test(head)) return 0;
  const record = /<RECORD(?:\s[^>]*)?>[\s\S]*?<TEXT(?:\s[^>]*)?\/?>/.test(head);
  if (!record) return 0;
  return /<ROOT[\s>]/.test(head) || /<PHI\s+TYPE\s*=/.test(head) ? 0.97 : 0.8;
}
