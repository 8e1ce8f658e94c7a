import type { Corpus, Document } from './types.ts';

/** Documents in memory as a corpus; it can be iterated again. */
export function toCorpus(documents: Corpus | readonly Document[]): Corpus {
  if (Symbol.asyncIterator in documents) return documents;
  return {
    async *[Symbol.asyncIterator]() {
      yield* documents;
    },
  };
}
