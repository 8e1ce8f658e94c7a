import { rememberLast } from '../../core/caches.ts';
import type { CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';
import { sameEntities } from '../io/build-document.ts';
import { createFileGroup, type Ending, endingOf, gapAfter, outputName } from '../io/file-group.ts';
import { createDropReport } from '../io/json-record.ts';
import { type ColumnData, type ColumnNotation, parseData } from './column-notation.ts';
import type { ColumnLayout } from './columns.ts';

interface FileState<Layout> {
  /** That of the first document written: the whole file has one layout. */
  layout: Layout | undefined;
  /** What the last document ended with. */
  ending: Ending;
}

/**
 * Writes files of columns. A document that is as it was read is written as its lines were, byte for byte; any other is rebuilt
 * in the layout of its file.
 */
export function createColumnWriter<Layout extends ColumnLayout, Parsed extends { readonly text: string }>(
  output: CorpusOutput,
  context: WriteContext,
  notation: ColumnNotation<Layout, Parsed>,
): CorpusWriter {
  const { scheme } = context.options;
  const files = createFileGroup<FileState<Layout>>(
    output,
    () => ({ layout: undefined, ending: 'nothing' }),
    context.states,
  );
  const dropReport = createDropReport(context);
  // The copies of a document mostly come one after the other.
  const parse = rememberLast((data: ColumnData<Layout>) => parseData(data, notation));
  return {
    write: async (doc) => {
      const file = outputName(doc, notation, context.home);
      const { sink, state } = await files.enter(file);
      const { format, data: stored, sealed } = doc.envelope ?? {};
      const data = format === notation.name ? (stored as ColumnData<Layout>) : undefined;
      const layout = (state.layout ??= withScheme(data?.layout ?? notation.defaultLayout, scheme));
      for (const column of data && sealed ? notation.dropped(data.layout, sealed) : []) dropReport(doc)(column);
      const isFollowing = state.ending !== 'nothing';
      const isAsRead = data && isUnchanged(doc, data) && notation.sameFile(data.layout, layout) && scheme === undefined;
      const text = isAsRead
        ? rawText(data, isFollowing)
        : notation.rebuild(doc, data, data && parse(data), { layout, file, isFollowing }, context);
      if (text === '') return;
      // The next document must not continue this one's last sentence.
      const gap = gapAfter(state.ending, layout.eol, true);
      state.ending = endingOf(text);
      await sink.write(gap + text);
    },
    close: () => files.finish(),
    pause: () => files.pause(),
  };
}

/** Says that nothing of what is written tells that there is a document. */
export function reportLeftOut(doc: Document, file: string, context: WriteContext): void {
  context.report({
    severity: 'warning',
    code: 'empty-document',
    message: 'the document has no tokens and the file no line that could stand for it: it was left out',
    place: { file, documentId: doc.id },
  });
}

function withScheme<Layout extends ColumnLayout>(layout: Layout, scheme: ColumnLayout['scheme'] | undefined): Layout {
  return scheme === undefined || scheme === layout.scheme ? layout : { ...layout, scheme };
}

function isUnchanged(doc: Document, data: ColumnData<unknown>): boolean {
  if (doc.derivedFrom || doc.id !== data.id || (doc.envelope?.edits?.length ?? 0) > 0) return false;
  if (doc.envelope?.sealed) return false;
  return doc.entities === data.entities || sameEntities(doc.entities, data.entities);
}

/** The document's lines, with a marker before them where the file needs one and they have none. */
function rawText({ raw, layout, id }: ColumnData<ColumnLayout>, isFollowing: boolean): string {
  if (!isFollowing) return raw;
  const text = raw.replace(/^\ufeff/, '');
  const { markers, docstart, eol } = layout;
  if (markers === 'docstart' && !/^-DOCSTART-/m.test(text)) return `${docstart}${eol}${eol}${text}`;
  if (markers === 'newdoc' && !/^#\s*newdoc\b/m.test(text)) return `# newdoc id = ${id}${eol}${text}`;
  return text;
}
