import type { Corpus, Document } from './types.ts';

/** Finds sensitive mentions: takes documents, yields them with predicted entities. */
export interface Tagger {
  tag(docs: Corpus): AsyncIterable<Document>;
}
