import type { Augmenter } from '../core/augmenter.ts';
import { rememberLast } from '../core/remember-last.ts';
import type { Edit } from '../core/types.ts';
import { wordFrequencies } from '../resources/word-lists.ts';
import { wordNet, type WordClass } from '../resources/wordnet.ts';
import { inflect, lemmaCandidates, readWord, type WordForm } from '../text/inflect.ts';
import { languageOf } from '../text/language.ts';
import { memoise } from '../text/memoise.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type ContextWords, contextWords, WORD_CLASS_OF } from './context.ts';
import { createSynonyms, type SynonymPolicy } from './synonyms.ts';

export interface SynonymReplacementOptions {
  /** BCP 47 code of the corpus's language. */
  readonly language: string;
  /** `strict` (default) or `loose`, as PHICON has it; see {@link SynonymPolicy}. */
  readonly policy?: SynonymPolicy;
  /** The probability with which each word that has a synonym is replaced; 0.5 when absent. */
  readonly rate?: number;
  /** Which words are replaced; all four classes when absent. */
  readonly partsOfSpeech?: readonly WordClass[];
}

const WORD_CLASSES: readonly WordClass[] = ['noun', 'verb', 'adjective', 'adverb'];

/**
 * Replaces nouns, verbs, adjectives and adverbs outside entities by synonyms (PHICON §2, "synonym replacement"), inflected
 * and capitalised like the word replaced, with the right article before it. Stop words, negations, entities and what touches
 * them, words in names, and fixed phrases ("of course", "blood pressure") stay. Every synonym is as likely as another.
 *
 * Where the language has no synonyms ({@link supportsLanguage}) it proposes nothing.
 *
 * @throws TypeError when an option has no legal value.
 */
export function createSynonymReplacement(options: SynonymReplacementOptions): Augmenter {
  const { language, policy = 'strict', rate = 0.5, partsOfSpeech = WORD_CLASSES } = options;
  if (policy !== 'strict' && policy !== 'loose') throw new TypeError("policy is 'strict' or 'loose'");
  if (!(rate >= 0 && rate <= 1)) throw new TypeError(`rate is a probability from 0 to 1, not ${rate}`);
  const unknown = partsOfSpeech.find((wordClass) => !WORD_CLASSES.includes(wordClass));
  if (unknown !== undefined) throw new TypeError(`partsOfSpeech are ${WORD_CLASSES.join(', ')}; not ${unknown}`);
  const lookUp = createLookUp(policy, new Set(partsOfSpeech));
  const supported = supportsLanguage(language);

  const sitesOf = rememberLast((words: ContextWords) => findSites(words, lookUp, policy)); // for all copies of a document

  return {
    name: 'synonym-replacement',
    propose(doc, analysis, { document: rng }) {
      const edits: Edit[] = [];
      if (!supported) return { edits };
      const words = contextWords(analysis, doc);
      for (const { index, choices } of sitesOf(words)) {
        if (!rng.chance(rate)) continue;
        const edit = words.replace(index, rng.pick(choices));
        if (edit !== undefined) edits.push(edit);
      }
      return { edits };
    },
  };
}

/** A token that may be replaced, with the words it may be replaced by, in lower case. */
interface Site {
  readonly index: number;
  readonly choices: readonly string[];
}

/** Whether there are synonyms for the language: for English alone. */
export function supportsLanguage(language: string): boolean {
  return languageOf(language) === 'en';
}

/** A word that has synonyms. Each list holds what may be written for it, inflected like it. */
interface Replaceable {
  readonly lemma: string;
  /** Where nothing tells which form it is. */
  readonly sure: readonly string[];
  /** Where it is known to be the past tense ("walked" in "she walked"). */
  readonly past: readonly string[];
  /** Where it is known to be the participle ("walked" in "she has walked"). */
  readonly participle: readonly string[];
}

/** Looks a word in lower case up, by its class; `undefined` where it is not to be replaced. Cached by word form. */
type LookUp = (word: string, wordClass: WordClass) => Replaceable | undefined;

function createLookUp(policy: SynonymPolicy, classes: ReadonlySet<WordClass>): LookUp {
  const synonymsOf = createSynonyms(policy);
  function find(word: string, wordClass: WordClass): Replaceable | undefined {
    if (isStopWord(word) || !wordFrequencies().has(word)) return undefined; // rare words are terms and names
    // Most words have none, whatever their lemma: then inflection need not be asked, which takes longer.
    let possible = false;
    for (const lemma of lemmaCandidates(word, wordClass)) possible ||= synonymsOf(lemma, wordClass).length > 0;
    const reading = possible ? readWord(word, wordClass) : undefined;
    if (reading === undefined) return undefined;
    const { lemma, forms } = reading;
    const synonyms = synonymsOf(lemma, wordClass);
    const sure = inflectAll(synonyms, forms, word);
    const isPast = forms[0] === 'VBD' && forms.length === 2;
    const past = isPast ? inflectAll(synonyms, ['VBD'], word) : sure;
    const participle = isPast ? inflectAll(synonyms, ['VBN'], word) : sure;
    return past.length + participle.length === 0 ? undefined : { lemma, sure, past, participle };
  }
  const finders = new Map([...classes].map((wordClass) => [wordClass, memoise((word) => find(word, wordClass))]));
  return (word, wordClass) => finders.get(wordClass)?.(word);
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

function findSites(words: ContextWords, lookUp: LookUp, policy: SynonymPolicy): readonly Site[] {
  const sites: Site[] = [];
  for (let i = 0; i < words.tokens.length; i++) {
    const tag = words.tags[i];
    const wordClass = tag && WORD_CLASS_OF[tag];
    if (wordClass === undefined) continue;
    const found = lookUp(words.lower(i), wordClass);
    if (found === undefined || !words.isOrdinary(i) || isInPhrase(words, i, found.lemma)) continue;
    if (policy === 'strict' && wordClass === 'verb' && PARTICLES.has(words.lower(i + 1))) continue;
    const hasAuxiliary = found.past === found.participle ? undefined : isParticiple(words, i);
    const choices = hasAuxiliary === undefined ? found.sure : hasAuxiliary ? found.participle : found.past;
    if (choices.length > 0) sites.push({ index: i, choices });
  }
  return sites;
}

/** After a verb these make another verb of it, or belong to it and not to its synonym. */
const PARTICLES: ReadonlySet<string> = new Set(
  'up down in out on off away back over around about along by for into through with to of from at upon apart together'.split(
    ' ',
  ),
);

/** Whether the word, as written or as lemma, makes a phrase of WordNet's with one or two of its neighbours. */
function isInPhrase(words: ContextWords, index: number, lemma: string): boolean {
  const [before2, before, after, after2] = [index - 2, index - 1, index + 1, index + 2].map((at) => words.lower(at));
  for (const word of new Set([words.lower(index), lemma])) {
    const phrases = [
      `${before} ${word}`,
      `${word} ${after}`,
      `${before} ${word} ${after}`,
      `${before2} ${before} ${word}`,
      `${word} ${after} ${after2}`,
    ];
    if (phrases.some((phrase) => wordNet().hasPhrase(phrase))) return true;
  }
  return false;
}

const AUXILIARIES: ReadonlySet<string> = new Set(
  "have has had having 've be is are was were been being am 's 're get gets got getting".split(' '),
);

/** Whether an auxiliary rules the past form at the index, with only adverbs and negations between; `undefined` if unsure. */
function isParticiple(words: ContextWords, index: number): boolean | undefined {
  for (let i = index - 1; i >= 0 && i >= index - 4; i--) {
    if (AUXILIARIES.has(words.lower(i))) return true;
    const tag = words.tags[i];
    if (tag === 'PRON') return false;
    if (tag !== 'ADV' && tag !== 'PART') return undefined;
  }
  return undefined;
}
