import { createHash } from 'node:crypto';
import { overlap } from '../core/document.ts';
import type { CharSpan, Document } from '../core/types.ts';
import { createAnalyser } from '../text/analyse.ts';
import { tokeniseEvenly } from '../text/tokenise.ts';

/** Shorter sentences are shared by chance and by forms. */
const FEWEST_TOKENS = 8;
/** Bytes of a sentence's hash that are kept: millions of sentences whole would not fit in memory, and eighty bits are enough to tell them apart. */
const KEPT = 10;

/** Sentences of a corpus, to find them in another: the same text among those that train and those that test makes figures too good. */
export interface SentenceIndex {
  /** @param which of its sentences: those with a mention are nobody's form. Default all. */
  add(doc: Document, which?: 'all' | 'with-mentions'): void;
  /** How many sentences of eight tokens and more the document has that were added, too; case and blanks do not count. */
  countShared(doc: Document): number;
}

/** @param language of the corpus: where its sentences end. */
export function createSentenceIndex(language: string): SentenceIndex {
  const analyse = createAnalyser(language);
  const sentencesOf = (doc: Document, isAsked: (sentence: CharSpan) => boolean = () => true): string[] =>
    analyse(doc).sentences.flatMap(({ start, end }) => {
      if (!isAsked({ start, end })) return [];
      const tokens = tokeniseEvenly(doc.text.slice(start, end)).map(({ text }) => text.toLowerCase());
      return tokens.length < FEWEST_TOKENS
        ? []
        : [createHash('sha256').update(tokens.join(' ')).digest('binary').slice(0, KEPT)];
    });
  const known = new Set<string>();
  return {
    add(doc, which = 'all') {
      const holdsMention = (sentence: CharSpan) => doc.entities.some((entity) => overlap(entity, sentence));
      for (const sentence of sentencesOf(doc, which === 'all' ? undefined : holdsMention)) known.add(sentence);
    },
    countShared: (doc) => sentencesOf(doc).filter((sentence) => known.has(sentence)).length,
  };
}
