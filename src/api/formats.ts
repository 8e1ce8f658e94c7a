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
