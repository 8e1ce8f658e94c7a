import type { CorpusFormat, FormatSample, CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import { findColumns, kindOfLine, NOT_CORPUS, splitRow } from './columns.ts';
import { isTag } from '../../text/tags.ts';
import { type ConllData, cutConll, readConll } from './reader.ts';
import { createOntoNotesView, isOntoNotes } from './ontonotes.ts';
import { conllTokens, parseData, rebuildDocument } from './rebuild.ts';
import type { Document } from '../../core/types.ts';
import { endingOf, gapAfter, type Ending, createFileGroup, outputName } from '../io/file-group.ts';
import { createDropReport } from '../io/json-record.ts';
import { DEFAULT_LAYOUT, type ConllLayout } from './survey.ts';

/**
 * Columns: a token a line with its tag, a blank line after each sentence. White space or tabs between columns; tags in any
 * scheme; comments, `-DOCSTART-` and `# newdoc` lines, CoNLL-U indexes, multi-word ranges and empty nodes.
 */
export const conll: CorpusFormat = {
  name: 'conll',
  description: 'CoNLL columns, a token and its tag a line; IO, IOB1, IOB2, BIOES or BILOU',
  perFile: 'many',
  cuts: cutConll,
  resumes: true,
  extension: '.conll',
  detect,
  selects: ({ relative }) => !NOT_CORPUS.test(relative),
  read: readConll,
  createWriter: createConllWriter,
  tokens: ({ envelope }) => conllTokens(envelope?.data as ConllData),
};

const USUAL_NAME = /\.(?:conll\w*|iob2?|bio|bioes|bilou|tsv)$/i;

function detect(sample: FormatSample): number {
  if (NOT_CORPUS.test(sample.relative)) return 0;
  const head = sample.head.split('\n').map((line) => line.replace(/\r$/, ''));
  const lines = isOntoNotes(head[0]) ? head.map(createOntoNotesView()) : head;
  const columns = findColumns(lines, {});
  if (!columns) return 0;
  let rows = 0;
  let mentions = 0;
  let isInSentence = false;
  for (const line of lines) {
    const kind = kindOfLine(line, columns, isInSentence);
    isInSentence = kind === 'row';
    if (kind !== 'row') continue;
    const cells = splitRow(line, columns);
    const tag = cells[columns.tag] ?? '';
    const isSound = cells.length === columns.count && (columns.bare || columns.isIndexed || isTag(tag));
    if (!isSound && rows === 0) return 0; // a header, so another format
    rows++;
    if (tag !== 'O') mentions++;
  }
  if (columns.bare) return 0.3;
  if (mentions === 0 && columns.separator === 'space') return 0.3;
  return USUAL_NAME.test(sample.relative) ? 0.95 : 0.85;
}

const FORMAT = { name: 'conll', extension: '.conll' };

interface FileState {
  /** That of the first document written: the whole file has one layout. */
  layout: ConllLayout | undefined;
  /** What the last document ended with. */
  ending: Ending;
}

/**
 * Writes CoNLL files. A document that is as it was read is written as its lines were, byte for byte; any other is rebuilt
 * in the layout of its file.
 */
function createConllWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const files = createFileGroup<FileState>(output, () => ({ layout: undefined, ending: 'nothing' }), context.states);
  const dropReport = createDropReport(context);
  let last: { readonly data: ConllData; readonly parsed: ReturnType<typeof parseData> } | undefined;

  /** The copies of a document mostly come one after the other. */
  function parse(data: ConllData): ReturnType<typeof parseData> {
    if (last?.data !== data) last = { data, parsed: parseData(data) };
    return last.parsed;
  }

  return {
    write: async (doc) => {
      const file = outputName(doc, FORMAT, context.home);
      const { sink, state } = await files.enter(file);
      const data = doc.envelope?.format === FORMAT.name ? (doc.envelope.data as ConllData) : undefined;
      const layout = (state.layout ??= withScheme(data?.layout ?? DEFAULT_LAYOUT, context));
      for (const column of data ? droppedColumns(data.layout, doc.envelope?.sealed) : [])
        dropReport(doc)(`column ${column}`);
      const isFollowing = state.ending !== 'nothing';
      const asRead =
        data && isUnchanged(doc, data) && sameFile(data.layout, layout) && context.options.scheme === undefined;
      const text = asRead
        ? rawText(data, isFollowing)
        : rebuildDocument(doc, data, data && parse(data), { layout, file, isFollowing }, context);
      if (text === '') {
        context.report({
          severity: 'warning',
          code: 'empty-document',
          message: 'the document has no tokens and the file no line that could stand for it: it was left out',
          place: { file, documentId: doc.id },
        });
        return;
      }
      // The next document must not continue this one's last sentence.
      const gap = gapAfter(state.ending, layout.eol, true);
      state.ending = endingOf(text);
      await sink.write(gap + text);
    },
    close: () => files.finish(),
    pause: () => files.pause(),
  };
}

/** The columns that a sealed document is written without, from 0: all but its own and those to be kept. */
function droppedColumns(layout: ConllLayout, sealed: readonly string[] | undefined): readonly number[] {
  if (sealed === undefined) return [];
  const roles = new Set([layout.token, layout.tag, ...(layout.isIndexed ? [0] : [])]);
  return Array.from({ length: layout.count }, (_, column) => column).filter(
    (column) => !roles.has(column) && !sealed.includes(String(column)),
  );
}

function withScheme(layout: ConllLayout, context: WriteContext): ConllLayout {
  const { scheme } = context.options;
  return scheme === undefined || scheme === layout.scheme ? layout : { ...layout, scheme };
}

function isUnchanged(doc: Document, data: ConllData): boolean {
  if (doc.derivedFrom || doc.id !== data.id || (doc.envelope?.edits?.length ?? 0) > 0) return false;
  if (doc.envelope?.sealed) return false;
  if (doc.entities === data.entities) return true;
  return (
    doc.entities.length === data.entities.length &&
    doc.entities.every((entity, i) => {
      const { start, end, label } = data.entities[i] as (typeof data.entities)[number];
      return entity.start === start && entity.end === end && entity.label === label;
    })
  );
}

/** Whether documents of the two layouts can stand in one file as they are. */
function sameFile(a: ConllLayout, b: ConllLayout): boolean {
  if (a === b) return true;
  const keys = ['separator', 'count', 'token', 'tag', 'isIndexed', 'bare', 'scheme', 'markers', 'eol'] as const;
  return keys.every((key) => a[key] === b[key]);
}

/** The document's lines, with a marker before them where the file needs one and they have none. */
function rawText(data: ConllData, isFollowing: boolean): string {
  const { layout } = data;
  if (!isFollowing) return data.raw;
  const raw = data.raw.replace(/^\ufeff/, '');
  if (layout.markers === 'docstart' && !/^-DOCSTART-/m.test(raw))
    return `${layout.docstart}${layout.eol}${layout.eol}${raw}`;
  if (layout.markers === 'newdoc' && !/^#\s*newdoc\b/m.test(raw)) return `# newdoc id = ${data.id}${layout.eol}${raw}`;
  return raw;
}
