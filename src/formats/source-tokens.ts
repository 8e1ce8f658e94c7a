import type { CorpusFormat } from '../core/corpus-format.ts';
import type { AnalysedToken, CharSpan, Document } from '../core/types.ts';
import { formats } from './index.ts';

/** The tokens that the file of a document states, as CoNLL does; `undefined` where it states none, or the text was edited. */
export function sourceTokens(doc: Document): readonly CharSpan[] | undefined {
  return formatOf(doc)?.tokens?.(doc);
}

/** The same with lemma, part of speech and features, where the file has them, as CoNLL-U does. */
export function sourceAnalysis(doc: Document): readonly AnalysedToken[] | undefined {
  return formatOf(doc)?.analysis?.(doc);
}

function formatOf({ envelope }: Document): CorpusFormat | undefined {
  if (!envelope || (envelope.edits?.length ?? 0) > 0) return undefined;
  return formats.find(({ name }) => name === envelope.format);
}
