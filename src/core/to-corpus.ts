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

/**
 * Refuses a corpus that the first pass would use up, so that the second found nothing and nobody were told.
 *
 * @param job who reads it, as the beginning of a sentence.
 * @throws TypeError for iterators, generators among them, and for streams.
 */
export function requireRereadable(corpus: Corpus | readonly Document[], job: string): void {
  const isIterator = 'next' in corpus && typeof corpus.next === 'function';
  const isStream = 'pipe' in corpus || 'getReader' in corpus;
  if (!isIterator && !isStream) return;
  throw new TypeError(
    `${job} reads its corpus twice, and this one can be read only once: pass an array of documents, or an object that can be ` +
      'iterated again, such as readCorpus returns',
  );
}
