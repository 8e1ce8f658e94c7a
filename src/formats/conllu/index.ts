import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';
import { isTag } from '../../text/tags.ts';
import { columnFormat } from '../conll/column-format.ts';
import type { ColumnNotation } from '../conll/column-notation.ts';
import { NOT_CORPUS } from '../conll/columns.ts';
import { statedId } from '../conll/groups.ts';
import { readEntities } from './entities.ts';
import { COLUMNS, type ConlluDocument, createNotationFinder, FORM, MISC, parseConllu } from './parse.ts';
import { ANALYSES, conlluTokens, rebuildConllu } from './rebuild.ts';
import { type ConlluData, type ConlluLayout, DEFAULT_LAYOUT, surveyFile } from './survey.ts';

const NOTATION: ColumnNotation<ConlluLayout, ConlluDocument> = {
  name: 'conllu',
  extension: '.conllu',
  defaultLayout: DEFAULT_LAYOUT,
  nameOfId: 'id',
  survey: surveyFile,
  columnsOf: (layout) => ({
    separator: 'tab',
    count: COLUMNS,
    token: FORM,
    tag: MISC,
    isIndexed: true,
    bare: false,
    ...layout, // prettier-ignore
  }),
  // Without markers a sentence is a document, and has an id of its own.
  idOf: (comments, { markers }) => statedId(comments) ?? (markers === 'none' ? sentenceId(comments) : undefined),
  parse: parseConllu,
  entitiesOf: readEntities,
  dropped: (_, sealed) => ANALYSES.filter((name) => !sealed.includes(name)),
  sameFile,
  rebuild: rebuildConllu,
};

/**
 * CoNLL-U (universaldependencies.org/format): text analysed elsewhere, with lemmas, parts of speech and morphological features,
 * which rules and CRF features use. A multi-word token (`1-2	del`) is one token of the text. Entities are read from MISC:
 * tags (`Entity=B-PERSON`, also under `NER`, `ner`, `NE`, `name`) or CorefUD's brackets (`Entity=(e1-person` … `Entity=e1)`).
 */
export const conllu: CorpusFormat = {
  ...columnFormat(NOTATION),
  description: 'CoNLL-U, with lemmas, parts of speech and features; entities in MISC, as tags or brackets',
  detect,
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

function sentenceId(comments: readonly string[]): string | undefined {
  for (const line of comments) {
    const id = /^#\s*sent_id\s*=\s*(.*\S)/.exec(line)?.[1];
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Whether documents of the two layouts can stand in one file as they are. */
function sameFile(a: ConlluLayout, b: ConlluLayout): boolean {
  if (a === b) return true;
  const isSameNotation =
    !a.notation ||
    (a.notation.key === b.notation?.key && a.notation.style === b.notation.style && a.scheme === b.scheme);
  return isSameNotation && a.markers === b.markers && a.eol === b.eol;
}
