import { createRequire } from 'node:module';
import { wordFrequencies } from '../resources/word-lists.ts';
import { wordNet, type WordClass } from '../resources/wordnet.ts';
import { memoise } from '../core/caches.ts';

/**
 * Forms of English words, by their Penn tags: singular and plural noun; base, third person, -ing, past tense and past
 * participle of a verb; base, comparative and superlative of an adjective; adverb.
 */
export type WordForm = 'NN' | 'NNS' | 'VB' | 'VBZ' | 'VBG' | 'VBD' | 'VBN' | 'JJ' | 'JJR' | 'JJS' | 'RB';

/** What a word form can be: a form, or several that look alike, of one lemma. */
export interface Reading {
  readonly lemma: string;
  readonly forms: readonly WordForm[];
}

const require = createRequire(import.meta.url);

const FORMS: Readonly<Record<WordClass, readonly WordForm[]>> = {
  noun: ['NN', 'NNS'],
  verb: ['VB', 'VBZ', 'VBG', 'VBD', 'VBN'],
  adjective: ['JJ', 'JJR', 'JJS'],
  adverb: ['RB'],
};

const memoised = {} as Record<WordForm, (lemma: string) => string | undefined>;

/**
 * Inflects an English lemma.
 *
 * Two libraries are asked (compromise and en-inflectors; pluralize as well for plurals), because each is silently wrong on a
 * few words ("rip", "come", "important"). The form is given only where they agree and the word list has it.
 *
 * @returns `undefined` where no form is sure.
 */
export function inflect(lemma: string, form: WordForm): string | undefined {
  if (form === 'NN' || form === 'VB' || form === 'JJ' || form === 'RB') return lemma;
  memoised[form] ??= memoise((word) => agreeOn(word, form));
  return memoised[form](lemma);
}

function agreeOn(lemma: string, form: keyof Inflected): string | undefined {
  const found = libraries()[form](lemma);
  const [first] = found;
  if (first === undefined || found.some((other) => other !== first)) return undefined;
  if (first === lemma) return isUnchanged(lemma, form) ? first : undefined;
  return /^[a-z]+$/.test(first) && wordFrequencies().has(first) ? first : undefined;
}

/** Whether it is a verb such as "put" or "set", whose past may look like the base. */
function isUnchanged(lemma: string, form: WordForm): boolean {
  return (form === 'VBD' || form === 'VBN') && /[td]$/.test(lemma);
}

const readers = {} as Record<WordClass, (word: string) => Reading | undefined>;

/**
 * Finds the lemma and the form of an English word, given its class.
 *
 * @param word in lower case.
 * @returns `undefined` where the word is unknown to WordNet or may come from several lemmas ("found", "glasses").
 */
export function readWord(word: string, wordClass: WordClass): Reading | undefined {
  readers[wordClass] ??= memoise((unread) => findReading(unread, wordClass));
  return readers[wordClass](word);
}

function findReading(word: string, wordClass: WordClass): Reading | undefined {
  const [only, ...others] = findReadings(word, wordClass);
  return others.length === 0 ? only : undefined;
}

/** As {@link readWord}; of several lemmas, the one that is most frequent in WordNet's tagged texts. */
export function readLikeliest(word: string, wordClass: WordClass): Reading | undefined {
  const count = ({ lemma }: Reading) => wordNet().count(lemma, wordClass);
  return readWord(word, wordClass) ?? findReadings(word, wordClass).toSorted((a, b) => count(b) - count(a))[0];
}

function findReadings(word: string, wordClass: WordClass): readonly Reading[] {
  const found: Reading[] = [];
  for (const lemma of lemmaCandidates(word, wordClass)) {
    if (!wordNet().has(lemma, wordClass)) continue;
    const forms = FORMS[wordClass].filter((form) => mayBe(word, form) && inflect(lemma, form) === word);
    if (forms.length > 0) found.push({ lemma, forms });
  }
  return found;
}

/**
 * What is likely the lemma of an English word, by its ending and without the certainty of {@link readWord}: the longest word
 * that WordNet has, or the word itself. For counting words together, not for writing them.
 */
export function guessLemma(word: string, wordClass: WordClass): string {
  let guess = '';
  for (const lemma of regularLemmas(word, wordClass)) {
    if (lemma.length > guess.length && wordNet().has(lemma, wordClass)) guess = lemma;
  }
  return guess === '' ? word : guess;
}

/** Tells by the ending, so that few forms need to be made. */
function mayBe(word: string, form: WordForm): boolean {
  if (form === 'VBZ') return word.endsWith('s');
  if (form === 'VBG') return word.endsWith('ing');
  if (form === 'JJR') return word.endsWith('er');
  if (form === 'JJS') return word.endsWith('est');
  return !((form === 'VBD' || form === 'VBN') && /(?:ing|s)$/.test(word));
}

/** What the word may come from; most are wrong, and {@link readWord} tells which by inflecting them again. */
export function lemmaCandidates(word: string, wordClass: WordClass): ReadonlySet<string> {
  const candidates = regularLemmas(word, wordClass);
  if (wordClass === 'noun' && PLURAL_ENDING.test(word)) candidates.add(libraries().singular(word));
  // What ends in -s, -ing or -ed is regular; the past may not be.
  if (wordClass === 'verb' && !/(?:s|ing|ed)$/.test(word)) {
    for (const lemma of libraries().infinitive(word)) candidates.add(lemma);
  }
  return candidates;
}

function regularLemmas(word: string, wordClass: WordClass): Set<string> {
  const candidates = new Set([word]);
  for (const [ending, replacements] of ENDINGS[wordClass]) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    for (const replacement of replacements) candidates.add(stem + replacement);
    const { length } = stem;
    if (length > 2 && stem[length - 1] === stem[length - 2]) candidates.add(stem.slice(0, -1));
  }
  return candidates;
}

/** Of regular and irregular plurals: men, feet, teeth, mice, geese, people, criteria, stimuli. */
const PLURAL_ENDING = /(?:s|en|eet|eeth|ice|eese|ople|a|i|ae)$/;

const ENDINGS: Readonly<Record<WordClass, readonly (readonly [string, readonly string[]])[]>> = {
  noun: [
    ['s', ['']],
    ['es', ['', 'is']],
    ['ies', ['y']],
    ['ves', ['f', 'fe']],
  ],
  verb: [
    ['s', ['']],
    ['es', ['']],
    ['ies', ['y']],
    ['ed', ['', 'e']],
    ['ied', ['y']],
    ['ing', ['', 'e']],
    ['ying', ['ie']],
  ],
  adjective: [
    ['er', ['', 'e']],
    ['est', ['', 'e']],
    ['ier', ['y']],
    ['iest', ['y']],
  ],
  adverb: [],
};

type Inflected = Readonly<
  Record<Exclude<WordForm, 'NN' | 'VB' | 'JJ' | 'RB'>, (lemma: string) => readonly (string | undefined)[]>
>;

interface Libraries extends Inflected {
  readonly singular: (word: string) => string;
  readonly infinitive: (word: string) => readonly string[];
}

interface Conjugation {
  readonly PastTense?: string;
  readonly PresentTense?: string;
  readonly Gerund?: string;
  readonly Participle?: string;
}

/** What of compromise this module uses: `methods().two.transform`, which takes the model with each call. */
interface Compromise {
  readonly model: () => unknown;
  readonly methods: () => {
    readonly two: {
      readonly transform: {
        readonly verb: {
          conjugate(lemma: string, model: unknown): Conjugation;
          toInfinitive(word: string, model: unknown, tense: string): string;
        };
        readonly noun: { toPlural(lemma: string, model: unknown): string };
        readonly adjective: {
          toComparative(lemma: string, model: unknown): string;
          toSuperlative(lemma: string, model: unknown): string;
        };
      };
    };
  };
}

interface Inflectors {
  toPast(): string;
  toPastParticiple(): string;
  toPresentS(): string;
  toGerund(): string;
  toPlural(): string;
  comparative(): string;
  superlative(): string;
}

let loaded: Libraries | undefined;

function libraries(): Libraries {
  loaded ??= loadLibraries();
  return loaded;
}

function loadLibraries(): Libraries {
  const compromise = require('compromise/two') as Compromise;
  const { Inflectors: InflectorsOf } = require('en-inflectors') as { Inflectors: new (word: string) => Inflectors };
  const pluralize = require('pluralize') as { plural(word: string): string; singular(word: string): string };
  const { verb, noun, adjective } = compromise.methods().two.transform;
  const model = compromise.model();
  return {
    NNS: (lemma) => [noun.toPlural(lemma, model), new InflectorsOf(lemma).toPlural(), pluralize.plural(lemma)],
    VBZ: (lemma) => [verb.conjugate(lemma, model).PresentTense, new InflectorsOf(lemma).toPresentS()],
    VBG: (lemma) => [verb.conjugate(lemma, model).Gerund, new InflectorsOf(lemma).toGerund()],
    VBD: (lemma) => [verb.conjugate(lemma, model).PastTense, new InflectorsOf(lemma).toPast()],
    VBN: (lemma) => {
      const { Participle, PastTense } = verb.conjugate(lemma, model);
      return [Participle ?? PastTense, new InflectorsOf(lemma).toPastParticiple()];
    },
    JJR: (lemma) => [adjective.toComparative(lemma, model), new InflectorsOf(lemma).comparative()],
    JJS: (lemma) => [adjective.toSuperlative(lemma, model), new InflectorsOf(lemma).superlative()],
    singular: (word) => pluralize.singular(word),
    infinitive: (word) => ['PastTense', 'Participle'].map((tense) => verb.toInfinitive(word, model, tense)),
  };
}

/** Writes a word in lower case the way the model is written: all in capitals, with a first capital, or as it is. */
export function matchCase(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  if (model.charAt(0) !== model.charAt(0).toLowerCase()) return word.charAt(0).toUpperCase() + word.slice(1);
  return word;
}
