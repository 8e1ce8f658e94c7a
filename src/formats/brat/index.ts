import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';
import { CONCEPT } from './concepts.ts';
import { readBrat } from './reader.ts';
import { createBratWriter } from './writer.ts';

/** BRAT stand-off: `.txt` with the text, `.ann` beside it with the annotations (brat.nlplab.org/standoff.html); `.con` of i2b2 2010 is read. */
export const brat: CorpusFormat = {
  name: 'brat',
  description: 'BRAT stand-off: pairs of .txt and .ann files; relations, attributes and notes are kept',
  perFile: 'document',
  cuts: 'files',
  resumes: true,
  extension: '.txt',
  detect: detectBrat,
  selects: ({ relative }, all) =>
    relative.endsWith('.txt') || (relative.endsWith('.ann') && !all.has(relative.replace(/\.ann$/, '.txt'))),
  read: readBrat,
  createWriter: createBratWriter,
};

function detectBrat({ relative, head, siblings }: FormatSample): number {
  const partner = (extension: string) => siblings.includes(relative.replace(/\.[^.]*$/, extension));
  if (relative.endsWith('.txt')) return partner('.ann') || partner('.con') ? 0.9 : 0;
  // Of i2b2's challenge of 2010: concepts and their assertions.
  if (/\.(?:con|ast)$/.test(relative)) return head.split('\n').some((line) => CONCEPT.test(line)) ? 0.9 : 0;
  if (!relative.endsWith('.ann')) return 0;
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return partner('.txt') ? 0.9 : 0;
  const fitting = lines.filter((line) => /^(?:T\d+\t\S+ \d+ \d+|[RAME#N]\d+\t\S|\*\t\S)/.test(line));
  if (fitting.length === lines.length) return 0.97;
  return fitting.length * 2 > lines.length ? 0.8 : 0;
}
