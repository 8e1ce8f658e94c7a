import type { CorpusFormat, FormatSample, CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import { NOT_CORPUS } from '../conll/columns.ts';
import { type ConlluData, cutConllu, readConllu, type ConlluLayout } from './reader.ts';
import { conlluTokens, ANALYSES, rebuildConllu } from './rebuild.ts';
import { createNotationFinder, COLUMNS, MISC } from './parse.ts';
import { isTag } from '../../text/tags.ts';
import type { Document } from '../../core/types.ts';
import { DEFAULT_CONVENTIONS } from '../../text/token-conventions.ts';
import { type Ending, endingOf, gapAfter, createFileGroup, outputName } from '../io/file-group.ts';
import { createDropReport } from '../io/json-record.ts';
import { sameEntities } from '../io/build-document.ts';

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

const FORMAT = { name: 'conllu', extension: '.conllu' };

/** What documents of other formats are written in. */
const DEFAULT_LAYOUT: ConlluLayout = {
  scheme: 'IOB2',
  markers: 'newdoc',
  isBetween: false,
  eol: '\n',
  conventions: DEFAULT_CONVENTIONS,
};

interface FileState {
  /** That of the first document written: the whole file has one layout. */
  layout: ConlluLayout | undefined;
  ending: Ending;
}

/** Writes CoNLL-U files. A document that is as it was read is written as its lines were, byte for byte; any other is rebuilt. */
function createConlluWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const { scheme } = context.options;
  const dropReport = createDropReport(context);
  const files = createFileGroup<FileState>(output, () => ({ layout: undefined, ending: 'nothing' }), context.states);
  return {
    write: async (doc) => {
      const file = outputName(doc, FORMAT, context.home);
      const { sink, state } = await files.enter(file);
      const data = doc.envelope?.format === FORMAT.name ? (doc.envelope.data as ConlluData) : undefined;
      state.layout ??= { ...(data?.layout ?? DEFAULT_LAYOUT), ...(scheme !== undefined && { scheme }) };
      const dropped =
        data && doc.envelope?.sealed ? ANALYSES.filter((name) => !doc.envelope?.sealed?.includes(name)) : [];
      if (dropped.length > 0) dropReport(doc)(dropped.join(', '));
      const { layout } = state;
      const isFollowing = state.ending !== 'nothing';
      const asRead = data && isUnchanged(doc, data) && sameFile(data.layout, layout) && scheme === undefined;
      const text = asRead
        ? rawText(data, isFollowing)
        : rebuildConllu(doc, data, { layout, file, isFollowing }, context);
      // The next document must not continue this one's last sentence.
      const gap = gapAfter(state.ending, layout.eol, true);
      state.ending = endingOf(text);
      await sink.write(gap + text);
    },
    close: () => files.finish(),
    pause: () => files.pause(),
  };
}

function isUnchanged(doc: Document, data: ConlluData): boolean {
  if (doc.derivedFrom || doc.id !== data.id || (doc.envelope?.edits?.length ?? 0) > 0) return false;
  if (doc.envelope?.sealed) return false;
  return doc.entities === data.entities || sameEntities(doc.entities, data.entities);
}

/** Whether documents of the two layouts can stand in one file as they are. */
function sameFile(a: ConlluLayout, b: ConlluLayout): boolean {
  if (a === b) return true;
  const isSameNotation =
    !a.notation ||
    (a.notation.key === b.notation?.key && a.notation.style === b.notation.style && a.scheme === b.scheme);
  return isSameNotation && a.markers === b.markers && a.eol === b.eol;
}

/** The document's lines, with a marker before them where the file needs one and they have none. */
function rawText({ raw, layout, id }: ConlluData, isFollowing: boolean): string {
  if (!isFollowing) return raw;
  const text = raw.replace(/^\ufeff/, '');
  if (layout.markers === 'newdoc' && !/^#\s*newdoc\b/m.test(text)) return `# newdoc id = ${id}${layout.eol}${text}`;
  return text;
}
