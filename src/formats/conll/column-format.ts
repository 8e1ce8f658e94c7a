import type { CorpusFormat } from '../../core/corpus-format.ts';
import type { ColumnNotation } from './column-notation.ts';
import { cutColumnFiles, readColumnFiles } from './column-reader.ts';
import { createColumnWriter } from './column-writer.ts';
import { type ColumnLayout, NOT_CORPUS } from './columns.ts';

/** What all formats of columns have in common: documents cut, read and written by one frame. */
export function columnFormat<Layout extends ColumnLayout, Parsed extends { readonly text: string }>(
  notation: ColumnNotation<Layout, Parsed>,
) {
  return {
    name: notation.name,
    perFile: 'many',
    cuts: (files, options, isEnough) => cutColumnFiles(files, options, isEnough, notation),
    resumes: true,
    extension: notation.extension,
    selects: ({ relative }) => !NOT_CORPUS.test(relative),
    read: (files, context) => readColumnFiles(files, context, notation),
    createWriter: (output, context) => createColumnWriter(output, context, notation),
  } satisfies Partial<CorpusFormat>;
}
