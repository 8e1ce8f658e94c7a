import type { CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';
import { DEFAULT_CONVENTIONS } from '../../text/token-conventions.ts';
import { type Ending, endingOf, gapAfter, createFileGroup, outputName } from '../io/file-group.ts';
import { createDropReport } from '../io/json-record.ts';
import { sameEntities } from '../io/build-document.ts';
import type { ConlluData, ConlluLayout } from './reader.ts';
import { ANALYSES, rebuildConllu } from './rebuild.ts';

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
export function createConlluWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const { scheme } = context.options;
  const dropReport = createDropReport(context);
  const files = createFileGroup<FileState>(output, () => ({ layout: undefined, ending: 'nothing' }), context.states);
  return {
    write: async (doc) => {
      const file = outputName(doc, FORMAT);
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
