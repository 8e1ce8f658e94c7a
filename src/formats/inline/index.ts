import { selectByExtension } from '../io/files.ts';
import { cutInline, parseInline, readInline, renderInline, type InlineData } from './reader.ts';
import type { CorpusFormat, CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import { createFileGroup, outputName } from '../io/file-group.ts';
import { plainEntities } from '../io/json-record.ts';

/**
 * Running text with `[value](TAG)` around each mention, as EDS-Pseudo's templates have it; paragraphs separated by blank
 * lines are documents. The tag is in capitals (digits, `_` and `-` may follow), so that Markdown links are text. There is no
 * escape, because the tools that read this format know none: a document that cannot be written so that it reads the same
 * (brackets of its own, blank lines, overlapping mentions) is refused with a diagnostic.
 */
export const inline: CorpusFormat = {
  name: 'inline',
  description: 'text with [value](TAG) around mentions; paragraphs are documents',
  perFile: 'many',
  cuts: cutInline,
  resumes: true,
  extension: '.txt',
  detect: ({ head }) => {
    if (/^\s*[<{]/.test(head)) return 0;
    const { length } = parseInline(head).entities;
    return length === 0 ? 0 : length < 3 ? 0.6 : 0.85;
  },
  selects: selectByExtension('.txt', '.md'),
  read: readInline,
  createWriter: createInlineWriter,
};

const FORMAT = { name: 'inline', extension: '.txt' };

interface FileState {
  isEmpty: boolean;
  eol: string;
  trail: string | undefined;
}

function createInlineWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const files = createFileGroup<FileState>(
    output,
    () => ({ isEmpty: true, eol: '\n', trail: undefined }),
    context.states,
  );
  return {
    write: async (doc) => {
      const { envelope } = doc;
      const own = envelope?.format === FORMAT.name ? (envelope.data as InlineData) : undefined;
      // A copy stands beside its source, so what stood around the source is not its own.
      const around = own && !envelope?.edits && !doc.derivedFrom ? own : undefined;
      const rendered = renderInline(doc.text, plainEntities(doc, context), around !== undefined);
      if ('problem' in rendered) {
        context.report({
          severity: 'error',
          code: 'unwritable-document',
          message: `the document cannot be written inline: ${rendered.problem}; it was left out. Another format, such as jsonl, can hold it`,
          place: { documentId: doc.id },
        });
        return 'refused';
      }
      const { sink, state } = await files.enter(outputName(doc, FORMAT, context.home));
      if (own) state.eol = own.eol;
      const separator = around?.isFirst === false ? around.lead : state.eol + state.eol;
      const start = around?.isFirst === true ? around.lead : '';
      // At the start of a file a U+FEFF is a byte order mark; a second one is text.
      const mark = state.isEmpty && start === '' && rendered.raw.startsWith('\ufeff') ? '\ufeff' : '';
      await sink.write((state.isEmpty ? start + mark : separator) + rendered.raw);
      state.isEmpty = false;
      state.trail = around?.trail;
    },
    close: () => files.finish((sink, { isEmpty, eol, trail }) => (isEmpty ? undefined : sink.write(trail ?? eol))),
    pause: () => files.pause(),
  };
}
