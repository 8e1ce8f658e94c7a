import { selectByExtension } from '../io/files.ts';
import { cutInline, parseInline, readInline } from './reader.ts';
import { createInlineWriter } from './writer.ts';
import type { CorpusFormat } from '../../core/corpus-format.ts';

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
