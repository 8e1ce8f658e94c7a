/**
 * The table of corpus formats, and what a format of one's own is made of.
 *
 * @module palimpsest/formats
 */
export type {
  CorpusFormat,
  CorpusOutput,
  CorpusWriter,
  FormatOptions,
  FormatSample,
  InputFile,
  ReadContext,
  TagScheme,
  TextSink,
  WriteContext,
} from '../core/corpus-format.ts';
export { formats } from '../formats/index.ts';
