import { readFileSync } from 'node:fs';
import type { WordClass } from './wordnet.ts';

/**
 * What context augmenters need to know of English words, worked out by `scripts/lexicon/build.js` from WordNet, word
 * frequencies and the inflection libraries: those together take most of a second to load and to warm up.
 */
export interface EnglishLexicon {
  /**
   * By word form: its lemma and its strict synonyms in the same form; then, where the form may be past tense or participle,
   * those for either.
   */
  readonly synonyms: Readonly<Record<WordClass, Readonly<Record<string, SynonymRow>>>>;
  /** The phrases of WordNet that hold one of these words. */
  readonly phrases: readonly string[];
  /** By kind of slot: the words that may be inserted. */
  readonly insertable: Readonly<Record<'adverb-verb' | 'adverb-adjective' | 'adjective-noun', readonly string[]>>;
}

export type SynonymRow = readonly [
  lemma: string,
  sure: readonly string[],
  past?: readonly string[],
  participle?: readonly string[],
];

let loaded: EnglishLexicon | undefined;

/** The English lexicon, read on first use. */
export function englishLexicon(): EnglishLexicon {
  const file = new URL('../../data/lexicon/en.json', import.meta.url);
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as EnglishLexicon;
  return loaded;
}
