import type { AnalysedToken, Document } from '../core/types.ts';
import type { ConlluData } from './conllu/survey.ts';
import { conlluTokens } from './conllu/rebuild.ts';

/**
 * The tokens that the file of a document states, with lemma, part of speech and features where it has them. Only CoNLL-U does,
 * and it alone is asked, so that rules and taggers load no other format.
 *
 * @returns `undefined` of documents of other formats, and where the text was edited.
 */
export function sourceAnalysis({ envelope }: Document): readonly AnalysedToken[] | undefined {
  if (envelope?.format !== 'conllu' || (envelope.edits?.length ?? 0) > 0) return undefined;
  return conlluTokens(envelope.data as ConlluData);
}
