import type { EnglishLexicon, SynonymRow } from '../../resources/lexicon.ts';
import { wordFrequencies } from '../../resources/word-lists.ts';
import { WORD_CLASSES, wordNet, type WordClass } from '../../resources/wordnet.ts';
import { computeInsertable } from './insertion-words.ts';
import { computeReplaceables } from './synonyms.ts';

/** Works out the lexicon that ships with the package. Takes some seconds. */
export function computeLexicon(): EnglishLexicon {
  const { of } = computeReplaceables('strict');
  const synonyms: Record<WordClass, Record<string, SynonymRow>> = { noun: {}, verb: {}, adjective: {}, adverb: {} };
  const held = new Set<string>();
  for (const word of wordFrequencies().words()) {
    const classes = of(word) ?? {};
    for (const wordClass of WORD_CLASSES) {
      const found = classes[wordClass];
      if (found === undefined) continue;
      const { lemma, sure, past, participle } = found;
      synonyms[wordClass][word] = past === participle ? [lemma, sure] : [lemma, sure, past, participle];
      held.add(word).add(lemma);
    }
  }
  return {
    synonyms,
    // A word is looked up with one neighbour or two.
    phrases: [...wordNet().phrases()]
      .filter((phrase) => phrase.split(' ').length < 4 && phrase.split(' ').some((word) => held.has(word)))
      .toSorted(),
    insertable: {
      'adverb-verb': computeInsertable('adverb-verb'),
      'adverb-adjective': computeInsertable('adverb-adjective'),
      'adjective-noun': computeInsertable('adjective-noun'),
    },
  };
}
