import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';
import { NOT_CORPUS } from '../conll/columns.ts';
import { type ConlluData, cutConllu, readConllu } from './reader.ts';
import { conlluTokens } from './rebuild.ts';
import { createNotationFinder, COLUMNS, MISC } from './parse.ts';
import { isTag } from '../../text/tags.ts';
import { createConlluWriter } from './writer.ts';

/**
 * CoNLL-U (universaldependencies.org/format): text analysed elsewhere, with lemmas, parts of speech and morphological features,
 * which rules and CRF features use. A multi-word token (`1-2	del`) is one token of the text. Entities are read from MISC:
 * tags (`Entity=B-PERSON`, also under `NER`, `ner`, `NE`, `name`) or CorefUD's brackets (`Entity=(e1-person` … `Entity=e1)`).
 */
export const conllu: CorpusFormat = {
  name: 'conllu',
  description: 'CoNLL-U, with lemmas, parts of speech and features; entities in MISC, as tags or brackets',
  perFile: 'many',
  cuts: cutConllu,
  resumes: true,
  extension: '.conllu',
  detect,
  selects: ({ relative }) => !NOT_CORPUS.test(relative),
  read: readConllu,
  createWriter: createConlluWriter,
  tokens: ({ envelope }) => conlluTokens(envelope?.data as ConlluData),
};

/** Ten columns with the number of the word first; none but MISC may hold tags, or the file is CoNLL with an index. */
function detect({ relative, head }: FormatSample): number {
  if (NOT_CORPUS.test(relative)) return 0;
  const finder = createNotationFinder();
  let rows = 0;
  for (const line of head.split(/\r?\n/)) {
    if (line === '' || line.startsWith('#')) continue;
    const cells = line.split('\t');
    if (cells.length !== COLUMNS || !/^\d+(?:[-.]\d+)?$/.test(cells[0] as string)) return 0;
    if (!/^(?:_|\d+)$/.test(cells[6] as string)) return 0;
    if (cells.slice(2).some((cell) => /^[BIESLU]-./.test(cell) && isTag(cell))) return 0;
    finder.add(cells[MISC] as string);
    rows++;
  }
  if (rows === 0) return 0;
  return finder.result() || /\.conllu$/i.test(relative) ? 0.99 : 0.97;
}
