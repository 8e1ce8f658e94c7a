import { offensiveWords, wordFrequencies } from '../resources/word-lists.ts';
import { WORD_CLASSES, wordNet, type Sense, type WordClass } from '../resources/wordnet.ts';
import { readWord } from '../text/inflect.ts';
import { isFunctionWord, isStopWord } from '../text/stop-words.ts';
import { isMisleading, isProtected } from './protected-words.ts';

/**
 * Which words are replaced, and by which synonyms.
 * - `any`: every noun, verb, adjective and adverb that is no function word, by any word that shares a sense with it in
 *   WordNet, as PHICON §2 does.
 * - `loose`: by the same, but stop words, words of the clinic and the law, negations and fixed phrases stay.
 * - `strict`: as `loose`, and only where both words mostly mean the same one thing; most of what is left reads well.
 */
export type SynonymPolicy = 'strict' | 'loose' | 'any';

export const SYNONYM_POLICIES: readonly SynonymPolicy[] = ['strict', 'loose', 'any'];

/** A word with more senses than this, either of the two, is too ambiguous for the strict policy. */
const MOST_SENSES = 8;
/** The share of its occurrences in WordNet's tagged texts that a word must have in its first sense. */
const DOMINANT = 0.5;
/** How often a word of several senses must occur there, for that share to mean something. */
const LEAST_COUNT = 2;
/** Strict: the Zipf frequencies that a word and its synonym may have, and how far they may lie apart. */
const MOST_FREQUENT = 6;
const LEAST_FREQUENT = 3;
const FREQUENCY_BAND = 2;
/**
 * Strict: nouns of these topics keep their word, because an everyday synonym is wrong where they are terms or titles: tops (3),
 * animals (5), the body (8), food (13), persons (18), plants (20), quantities (23), substances (27), time (28).
 */
const TERM_TOPICS: ReadonlySet<number> = new Set([3, 5, 8, 13, 18, 20, 23, 27, 28]);

/**
 * The English synonyms of a lemma, in lower case and in the order of WordNet: single words of plain letters that are neither
 * offensive, stop words nor, except under `any`, protected.
 */
export function createSynonyms(policy: SynonymPolicy): (lemma: string, wordClass: WordClass) => readonly string[] {
  if (policy === 'any')
    return (lemma, wordClass) => (isFunctionWord(lemma) ? [] : synonymsIn(lemma, wordClass, isWritable));
  const find = policy === 'strict' ? strictSynonyms : looseSynonyms;
  return (lemma, wordClass) => (isReplaceable(lemma) ? find(lemma, wordClass) : []);
}

function isReplaceable(lemma: string): boolean {
  return /^[a-z]{3,}$/.test(lemma) && !isProtected(lemma) && !offensiveWords().has(lemma) && !isStopWord(lemma);
}

function looseSynonyms(lemma: string, wordClass: WordClass): readonly string[] {
  return synonymsIn(lemma, wordClass, isReplaceable);
}

/** Whether `any` may write a word. */
function isWritable(word: string): boolean {
  return /^[a-z]{2,}$/.test(word) && !offensiveWords().has(word) && !isFunctionWord(word);
}

/** All words that share a sense with a lemma, except those that WordNet says are slang, dated and the like. */
function synonymsIn(lemma: string, wordClass: WordClass, isFit: (word: string) => boolean): readonly string[] {
  const found = new Set<string>();
  for (const sense of wordNet().senses(lemma, wordClass)) {
    for (const { word, marked } of sense.synonyms) if (word !== lemma && !marked && isFit(word)) found.add(word);
  }
  return [...found];
}

function strictSynonyms(lemma: string, wordClass: WordClass): readonly string[] {
  const frequency = wordFrequencies().zipf(lemma);
  if (frequency > MOST_FREQUENT || isMisleading(lemma)) return [];
  const senses = wordNet().senses(lemma, wordClass);
  const sense = mainSense(senses);
  if (sense === undefined || sense.synonyms.length === 1 || !isMostly(lemma, wordClass, senses)) return [];
  if (wordClass === 'noun' && senses.some(({ topic }) => TERM_TOPICS.has(topic))) return [];
  if (wordClass === 'adjective' && isParticiple(lemma)) return []; // the tag is too often wrong
  const found = new Set<string>();
  for (const { word, marked, predicative } of sense.synonyms) {
    if (word === lemma || marked || predicative || !isReplaceable(word) || isMisleading(word)) continue;
    const other = wordFrequencies().zipf(word);
    if (other < LEAST_FREQUENT || Math.abs(other - frequency) > FREQUENCY_BAND) continue;
    if (wordClass === 'noun' && (isPluralOnly(word) || word.endsWith('ing')) && !lemma.endsWith(word.slice(-1)))
      continue;
    const otherSenses = wordNet().senses(word, wordClass);
    const main = mainSense(otherSenses);
    if (main?.id === sense.id && main.count > 0 && isMostly(word, wordClass, otherSenses)) found.add(word);
  }
  return [...found];
}

/** The first sense, where the word has few and mostly this one. */
function mainSense(senses: readonly Sense[]): Sense | undefined {
  const [first] = senses;
  if (first === undefined || senses.length > MOST_SENSES) return undefined;
  if (senses.length === 1) return first;
  return first.count >= LEAST_COUNT && first.count >= DOMINANT * total(senses) ? first : undefined;
}

function isPluralOnly(noun: string): boolean {
  return /[^isu]s$/.test(noun);
}

function isParticiple(word: string): boolean {
  return /(?:ed|ing)$/.test(word) && readWord(word, 'verb') !== undefined;
}

/** Whether the word is mostly of this class, so that the tag is likely to be right, and the synonym to be understood. */
function isMostly(lemma: string, wordClass: WordClass, senses: readonly Sense[]): boolean {
  const here = total(senses);
  return WORD_CLASSES.every((other) => other === wordClass || wordNet().count(lemma, other) <= here);
}

function total(senses: readonly Sense[]): number {
  return senses.reduce((sum, { count }) => sum + count, 0);
}
