import type { CharSpan, Document } from '../core/types.ts';
import { formats } from './index.ts';

/** The tokens that the file of a document states, as CoNLL does; `undefined` where it states none, or the text was edited. */
export function sourceTokens(doc: Document): readonly CharSpan[] | undefined {
  const { envelope } = doc;
  if (!envelope || (envelope.edits?.length ?? 0) > 0) return undefined;
  return formats.find(({ name }) => name === envelope.format)?.tokens?.(doc);
}
