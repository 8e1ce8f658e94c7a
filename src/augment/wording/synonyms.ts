import { obtain } from '../../core/collections.ts';
import { offensiveWords, wordFrequencies } from '../../resources/word-lists.ts';
import { WORD_CLASSES, wordNet, type WordClass } from '../../resources/wordnet.ts';
import { readWord, inflect, lemmaCandidates, readLikeliest, type WordForm } from '../../text/inflect.ts';
import { isFunctionWord, isStopWord, createWordFilter, type WordFilter } from '../../text/stop-words.ts';
import { isProtected } from './protected-words.ts';
import { englishLexicon } from '../../resources/lexicon.ts';
import { memoise } from '../../core/caches.ts';

/**
 * Which words are replaced, and by which synonyms.
 * - `any`: every noun, verb, adjective and adverb that is no function word, by any word that shares a sense with it in
 *   WordNet, as PHICON §2 does.
 * - `loose`: by the same, but stop words, words of the clinic and the law, negations and fixed phrases stay.
 * - `strict`: as `loose`, and only where both words mostly mean the same one thing; most of what is left reads well.
 */
export type SynonymPolicy = 'strict' | 'loose' | 'any';

export const SYNONYM_POLICIES: readonly SynonymPolicy[] = ['strict', 'loose', 'any'];

type SynonymsOf = (lemma: string, wordClass: WordClass) => readonly string[];

/**
 * The English synonyms of a lemma, in lower case and in the order of WordNet: single words of plain letters that are neither
 * offensive, stop words nor, except under `any`, protected.
 */
export function createSynonyms(policy: Exclude<SynonymPolicy, 'strict'>): SynonymsOf {
  if (policy === 'any')
    return (lemma, wordClass) => (isFunctionWord(lemma) ? [] : synonymsIn(lemma, wordClass, isWritable));
  return (lemma, wordClass) => (isReplaceable(lemma) ? synonymsIn(lemma, wordClass, isReplaceable) : []);
}

/** Whether a lemma may be replaced, and written for others, under every policy but `any`. */
export function isReplaceable(lemma: string): boolean {
  return /^[a-z]{3,}$/.test(lemma) && !isProtected(lemma) && !offensiveWords().has(lemma) && !isStopWord(lemma);
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

/** A word that has synonyms. Each list holds what may be written for it, inflected like it. */
interface Replaceable {
  readonly lemma: string;
  /** Where nothing tells which form it is. */
  readonly sure: readonly string[];
  /** Where it is known to be the past tense ("walked" in "she walked"); the same list as `participle` where it cannot be one. */
  readonly past: readonly string[];
  /** Where it is known to be the participle ("walked" in "she has walked"). */
  readonly participle: readonly string[];
}

/** The words that a policy replaces. */
export interface Replaceables {
  /** False where a word, whatever its case, is certainly not to be replaced: cheaper than `of`. */
  readonly mayBe: WordFilter;
  /** What a word in lower case may become, by its class; none where it is not to be replaced. */
  readonly of: (word: string) => Readonly<Partial<Record<WordClass, Replaceable>>> | undefined;
  /** Whether words in lower case with blanks between make a fixed phrase, of those that hold a replaceable word. */
  readonly isPhrase: (phrase: string) => boolean;
}

/** The strict ones were worked out by `scripts/lexicon/compute.js`, because that takes long; the others are as words come. */
export function replaceables(policy: SynonymPolicy): Replaceables {
  return (known[policy] ??=
    policy === 'strict' ? readReplaceables() : computeReplaceables(createSynonyms(policy), policy === 'any'));
}

const known: Partial<Record<SynonymPolicy, Replaceables>> = {};

function readReplaceables(): Replaceables {
  const { synonyms, phrases } = englishLexicon();
  const fixed = new Set(phrases);
  const words = new Map<string, Partial<Record<WordClass, Replaceable>>>();
  for (const wordClass of WORD_CLASSES) {
    for (const [word, [lemma, sure, past, participle]] of Object.entries(synonyms[wordClass])) {
      const classes = obtain(words, word, () => ({}));
      classes[wordClass] = { lemma, sure, past: past ?? sure, participle: participle ?? sure };
    }
  }
  return {
    mayBe: createWordFilter(words.keys()),
    of: (word) => words.get(word),
    isPhrase: (phrase) => fixed.has(phrase),
  };
}

/** Works out what a policy replaces, from WordNet, the word frequencies and the inflection libraries. */
export function computeReplaceables(synonymsOf: SynonymsOf, isAny = false): Replaceables {
  function find(word: string, wordClass: WordClass): Replaceable | undefined {
    // Most words have none, whatever their lemma: then inflection need not be asked, which takes longer.
    let possible = false;
    for (const lemma of lemmaCandidates(word, wordClass)) possible ||= synonymsOf(lemma, wordClass).length > 0;
    const reading = possible ? (isAny ? readLikeliest : readWord)(word, wordClass) : undefined;
    if (reading === undefined) return undefined;
    const { lemma, forms } = reading;
    const synonyms = synonymsOf(lemma, wordClass);
    const [first] = forms;
    if (isAny && first) {
      // Where no form is sure, the synonyms as WordNet has them: the paper's are never inflected.
      const inflected = inflectAll(synonyms, [first], word);
      const all = inflected.length > 0 ? inflected : synonyms;
      return all.length > 0 ? { lemma, sure: all, past: all, participle: all } : undefined;
    }
    const sure = inflectAll(synonyms, forms, word);
    const isPast = first === 'VBD' && forms.length === 2;
    const past = isPast ? inflectAll(synonyms, ['VBD'], word) : sure;
    const participle = isPast ? inflectAll(synonyms, ['VBN'], word) : sure;
    return past.length + participle.length === 0 ? undefined : { lemma, sure, past, participle };
  }
  const of = memoise((word) => {
    if (isAny ? isFunctionWord(word) : isStopWord(word)) return undefined;
    if (!isAny && !wordFrequencies().has(word)) return undefined; // rare words are terms and names
    const classes: Partial<Record<WordClass, Replaceable>> = {};
    for (const wordClass of WORD_CLASSES) {
      const found = find(word, wordClass);
      if (found !== undefined) classes[wordClass] = found;
    }
    return Object.keys(classes).length > 0 ? classes : undefined;
  });
  return { mayBe: () => true, of, isPhrase: (phrase) => wordNet().hasPhrase(phrase) };
}

/** The synonyms in the form that the word has; without those whose forms differ where it may be several. */
function inflectAll(synonyms: readonly string[], forms: readonly WordForm[], word: string): readonly string[] {
  const found = new Set<string>();
  for (const synonym of synonyms) {
    const [first, ...others] = forms.map((form) => inflect(synonym, form));
    if (first !== undefined && first !== word && others.every((other) => other === first)) found.add(first);
  }
  return [...found];
}
