import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';
import { readI2b2Documents } from './reader.ts';
import { createI2b2DocumentWriter } from './writer.ts';

/**
 * The stand-off XML of the 2014 i2b2/UTHealth de-identification task (Stubbs and Uzuner 2015, "Annotating longitudinal
 * clinical narratives for de-identification"), also used by N-GRID 2016 and OpenDeID.
 */
export const i2b2In2014: CorpusFormat = {
  name: 'i2b2-2014',
  description: 'i2b2 2014 XML: one document a file, text in CDATA, tags with offsets',
  perFile: 'document',
  cuts: 'files',
  resumes: true,
  extension: '.xml',
  detect: detectI2b2,
  selects: ({ relative }, all) => relative.endsWith('.xml') || all.size === 1,
  read: readI2b2Documents,
  createWriter: createI2b2DocumentWriter,
};

function detectI2b2({ head, complete }: FormatSample): number {
  const root = /^\s*(?:<[?!][^>]*>\s*)*<([\w.-]+)[^>]*>\s*(?:<!--[\s\S]*?-->\s*)*<TEXT(?:\s[^>]*)?\/?>/.exec(head);
  if (!root) return 0;
  if (root[1] === 'deIdi2b2') return 0.98;
  if (/<TAGS[\s/>]/.test(head)) return 0.9;
  return complete ? 0 : 0.6;
}
