import { obtain, ownValue } from '../../core/collections.ts';
import { BoundedCache, memoise } from '../../core/caches.ts';
import { packOf } from '../../languages/index.ts';
import { loadMorphology } from '../../resources/lexical-data.ts';
import type { AnalysedToken, CharSpan } from '../../core/types.ts';
import { createLanguageIdentifier, NOTE_LANGUAGES } from '../identify-language.ts';

/** What a form may be. */
interface Reading {
  readonly pos: string;
  readonly lemma: string;
  /** As in CoNLL-U: `Number=Sing|Person=3`; empty where nothing is known. */
  readonly features: string;
  /** How likely it is before the words around it are looked at: a logarithm, 0 at most. */
  readonly weight: number;
}

/** Finds what forms, in lower case, may be. */
interface FormLexicon {
  /** All readings; none where the form is unknown. */
  readingsOf(form: string): readonly Reading[];
}

const RARE_FORM = /Person=2|Mood=Imp|Tense=Fut\b.*Mood=Sub|Mood=Sub.*Tense=Fut/;
const CLITICS = /^(.+(?:[aáeéií]r|[aá]ndo|i[eé]ndo|yendo|yéndo))((?:me|te|se|nos|os)?(?:l[aeo]s?|me|te|se|nos|os))$/;
const PLAIN: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i' };

/** The lexicon of a language, loaded on first use and shared. Forms that were looked up are remembered up to a limit. */
function formLexicon(language: string): FormLexicon {
  return obtain(lexicons, language, () => createFormLexicon(language));
}

const lexicons = new Map<string, FormLexicon>();
const MOST_REMEMBERED = 16_384;

function createFormLexicon(language: string): FormLexicon {
  const { closed, exceptions, rules, lemmas } = loadMorphology(language);
  const known = new Map(Object.entries(lemmas).map(([pos, list]) => [pos, new Set(list.split(' '))]));
  const byEnding = new Map<string, { pos: string; features: string; lemma: string }[]>();
  let longest = 0;
  for (const [pos, features, endings] of rules) {
    for (const pair of endings) {
      const [form = '', lemma = ''] = pair.split(' ');
      const list = byEnding.get(form) ?? [];
      list.push({ pos, features, lemma });
      byEnding.set(form, list);
      longest = Math.max(longest, form.length);
    }
  }

  function openReadings(form: string): Reading[] {
    const found: Reading[] = [];
    const add = (pos: string, lemma: string, features: string, weight: number) => {
      const at = found.findIndex((one) => one.pos === pos && one.lemma === lemma);
      // The same lemma in several ways (first and third person): the first, likeliest way.
      if (at < 0) found.push({ pos, lemma, features, weight });
      else if ((found[at] as Reading).weight < weight) found[at] = { pos, lemma, features, weight };
    };
    for (const [pos, list] of known) {
      if (list.has(form)) {
        // Plurals stand among the lemmas too: what a rule says of them is preferred.
        const isPlural = pos !== 'VERB' && pos !== 'ADV' && /[^iu]s$/.test(form);
        add(
          pos,
          form,
          pos === 'VERB' ? 'VerbForm=Inf' : pos === 'ADV' || isPlural ? '' : 'Number=Sing',
          isPlural ? -0.3 : 0,
        );
      }
      const lemma = ownValue(exceptions[pos], form);
      if (lemma !== undefined) add(pos, lemma, '', -0.2);
    }
    for (let size = Math.min(longest, form.length); size >= 1; size--) {
      for (const { pos, features, lemma } of byEnding.get(form.slice(form.length - size)) ?? []) {
        const whole = form.slice(0, form.length - size) + lemma;
        if (whole === form || known.get(pos)?.has(whole) !== true) continue;
        add(
          pos,
          whole,
          features,
          RARE_FORM.test(features) ? -3 : /VerbForm=Part/.test(features) ? -0.7 : pos === 'VERB' ? -0.4 : -0.1,
        );
      }
    }
    if (/.mente$/.test(form)) add('ADV', form, '', 0);
    return found;
  }

  /** Verbs whose stem changes under stress: `refiere` of `referir`, `muestra` of `mostrar`. */
  function stressedReadings(form: string): readonly Reading[] {
    const diphthongs = Object.entries(packOf(language)?.text?.diphthongs ?? {});
    const at = Math.max(-1, ...diphthongs.map(([stressed]) => form.lastIndexOf(stressed, form.length - 3)));
    if (at < 1) return [];
    const [stressed, plains] = diphthongs.find(([own]) => form.startsWith(own, at)) as [string, readonly string[]];
    for (const plain of plains) {
      const found = openReadings(form.slice(0, at) + plain + form.slice(at + stressed.length));
      const verbs = found.filter(({ pos, features }) => pos === 'VERB' && features !== 'VerbForm=Inf');
      if (verbs.length > 0) return verbs;
    }
    return [];
  }

  function look(form: string): readonly Reading[] {
    const stated = ownValue(closed, form)?.map((entry, i): Reading => {
      const [pos, lemma] = entry.split(' ') as [string, string];
      return { pos, lemma, features: '', weight: -1.2 * i };
    });
    // A word of a closed class is seldom another word that looks alike.
    if (stated) return [...stated, ...openReadings(form).map((one) => ({ ...one, weight: one.weight - 4 }))];
    const found = openReadings(form);
    const stressed = found.some(({ pos }) => pos === 'VERB') ? [] : stressedReadings(form);
    if (found.length + stressed.length > 0) return [...found, ...stressed];
    const [, verb, clitics] = CLITICS.exec(form) ?? [];
    if (verb !== undefined && clitics !== undefined) {
      const plain = verb.replaceAll(/[áéí](?=r$|ndo$)/g, (vowel) => PLAIN[vowel] ?? vowel);
      return openReadings(plain).filter(({ pos }) => pos === 'VERB');
    }
    return [];
  }

  const remembered = new BoundedCache<readonly Reading[]>(MOST_REMEMBERED);
  return { readingsOf: (form) => remembered.get(form, look) };
}

const TAGS = [
  'ADJ', 'ADP', 'ADV', 'AUX', 'CCONJ', 'DET', 'INTJ', 'NOUN', 'NUM', 'PRON', 'PROPN', 'PUNCT', 'SCONJ', 'SYM', 'VERB',
] as const; // prettier-ignore

/**
 * How likely a tag is after another: natural logarithms, times 10, of frequencies in 60,000 tokens. They come from the tags that
 * spaCy's model es_core_news_sm gave to texts of the train part of MEDDOCAN (Spanish clinical cases): counts of pairs of tags only, no
 * words and nothing else of the texts or of the model. Columns as in {@link TAGS}; the first row is the start of a sentence.
 */
const ROWS: Readonly<Record<string, string>> = {
  '^':   '-33 -22 -32 -50 -58 -22 -73 -14 -43 -30 -11 -42 -61 -77 -38',
  ADJ:   '-21 -14 -42 -43 -24 -48 -89 -24 -47 -35 -49 -11 -54 -75 -34',
  ADP:   '-34 -65 -49 -59 -83 -14 -90  -7 -25 -42 -23 -44 -62 -72 -38',
  ADV:   '-17 -17 -38 -32 -42 -28 -69 -31 -35 -23 -53 -22 -32 -69 -19',
  AUX:   '-13 -24 -29 -34 -63 -26 -63 -34 -41 -63 -52 -41 -63 -63  -9',
  CCONJ: '-19 -23 -36 -45 -58 -22 -63 -11 -28 -32 -26 -45 -50 -74 -27',
  DET:   '-27 -65 -72 -76 -67 -44 -83  -2 -34 -39 -29 -64 -83 -83 -67',
  INTJ:  '-34 -27 -34 -34 -34 -34 -34 -23 -27 -34 -27 -11 -34 -34 -34',
  NOUN:  '-11 -14 -41 -46 -32 -48 -94 -40 -41 -38 -38 -14 -64 -84 -35',
  NUM:   '-46 -36 -50 -62 -35 -62 -62 -10 -19 -50 -25 -13 -80 -37 -48',
  PRON:  '-49 -36 -38 -30 -51 -54 -74 -44 -47 -19 -58 -38 -63 -74  -4',
  PROPN: '-30 -20 -56 -57 -36 -56 -88 -50 -35 -53 -15  -7 -74 -70 -45',
  PUNCT: '-31 -23 -39 -51 -36 -35 -69 -18 -19 -32 -11 -32 -56 -68 -31',
  SCONJ: '-31 -23 -24 -31 -55 -15 -55 -14 -48 -24 -44 -39 -48 -48 -23',
  SYM:   '-36 -18 -47 -40 -31 -36 -47 -29 -47 -36 -31  -7 -47 -47 -36',
  VERB:  '-26 -14 -33 -61 -46 -13 -80 -15 -36 -55 -39 -32 -38 -73 -36',
}; // prettier-ignore

const UNSEEN = -6;
const TAG_NUMBERS: ReadonlyMap<string, number> = new Map(['^', ...TAGS].map((tag, number) => [tag, number]));
/** Of tags that have none, and how far apart rows lie. */
const NO_TAG = TAG_NUMBERS.size;
const WIDTH = NO_TAG + 1;
const numberOf = (tag: string): number => TAG_NUMBERS.get(tag) ?? NO_TAG;

/** By number of a tag and of the one after it: the logarithm of its probability there. */
const PAIRS = ((): Float64Array => {
  const pairs = new Float64Array(WIDTH * WIDTH).fill(UNSEEN);
  for (const [before, row] of Object.entries(ROWS)) {
    const values = row.trim().split(/\s+/).map(Number);
    TAGS.forEach((tag, i) => (pairs[numberOf(before) * WIDTH + numberOf(tag)] = (values[i] as number) / 10));
  }
  return pairs;
})();

/** What endings say of words that no lexicon has: Spanish and Catalan, Latin and Greek words of medicine among them. */
const ENDINGS: readonly (readonly [RegExp, readonly (readonly [pos: string, weight: number])[]])[] = [
  [/ment[e]?$/, [['ADV', -0.3], ['NOUN', -1.5]]],
  [/(?:ci[oó]n|ciones|ció|cions|si[oó]n|siones|dad|dades|tat|tats|itis|osis|oma|omas|emia|patía|grafía|scopia|ectomía|miento|mientos|ments?|aje|ismo|isme|eza|ura|uras)$/, [['NOUN', -0.1], ['ADJ', -3]]],
  [/(?:ic[oa]s?|oid[ea]s?|al(?:es|s)?|os[oa]s?|iv[oa]s?|ar(?:es|s)|ble(?:s)?|ante?s?|ari[oa]s?|ic|ica|iques|al|als)$/, [['ADJ', -0.4], ['NOUN', -1.2]]],
  [/(?:ad[oa]s?|id[oa]s?)$/, [['ADJ', -0.7], ['VERB', -0.8], ['NOUN', -1.6]]],
  [/(?:ando|iendo|yendo|ar|er|ir|aron|ieron|aba|aban|ía|ían|ó)$/, [['VERB', -0.5], ['NOUN', -1.3]]],
]; // prettier-ignore

const ANY: readonly (readonly [pos: string, weight: number])[] = [
  ['NOUN', -0.4],
  ['ADJ', -1.6],
  ['VERB', -3],
];

/** The readings of a form, in lower case, that no lexicon has. */
function guessReadings(form: string): readonly Reading[] {
  const found = ENDINGS.find(([ending]) => ending.test(form))?.[1] ?? ANY;
  return found.map(([pos, weight]) => ({
    pos,
    lemma: guessLemma(form, pos),
    features: guessFeatures(form, pos),
    weight,
  }));
}

const guessFeatures = (form: string, pos: string): string =>
  (pos === 'NOUN' || pos === 'ADJ') && isPlural(form) ? 'Number=Plur' : '';

/** Greek nouns in -sis and -itis are no plurals. */
const isPlural = (form: string): boolean => /[^siu]s$/.test(form) && form.length > 3;

/** The singular of what looks like a plural, and the masculine of an adjective. */
function guessLemma(form: string, pos: string): string {
  if (pos !== 'NOUN' && pos !== 'ADJ') return form;
  const singular = isPlural(form)
    ? form.endsWith('ciones') || form.endsWith('siones')
      ? `${form.slice(0, -4)}ón`
      : form.replace(/(?<=[^aeiou][aeiouáéíóú]?[lrnd])es$|s$/u, '')
    : form;
  return pos === 'ADJ' ? singular.replace(/(?<=[tsvcndrl])a$/, 'o') : singular;
}

/** Tells lemma, part of speech and features of the tokens of a text. */
type MorphologicalAnalyser = (text: string, tokens: readonly CharSpan[]) => readonly AnalysedToken[];

/** A word must look this much like one of the other language to be looked up there: see {@link LanguageIdentifier}. */
const FOREIGN = 1;

/**
 * The analyser of Spanish and Catalan: what lexicon, rules of inflection and endings say that a word may be, and the likeliest
 * sequence of tags among it (Viterbi). Notes mix the two languages: a segment is analysed in the language it looks like, and a
 * word that its lexicon lacks may be of the other.
 *
 * @param language that of segments which tell nothing.
 */
export function createMorphologicalAnalyser(language: string): MorphologicalAnalyser {
  return (text, tokens) => {
    const found: AnalysedToken[] = [];
    for (let from = 0; from < tokens.length;) {
      const until = endOfSegment(text, tokens, from);
      const words: Word[] = [];
      for (let i = from; i < until; i++) {
        const { start, end } = tokens[i] as CharSpan;
        words.push(wordOf(text.slice(start, end)));
      }
      const shouted = isShouted(words);
      const own = languageOfNote(words) ?? language;
      const readings = choose(words.map((word, i) => word.readings(own, i === 0, shouted)));
      readings.forEach(({ pos, lemma, features }, i) => {
        const { start, end } = tokens[from + i] as CharSpan;
        const morph = parse(features);
        found.push({ start, end, lemma, pos, ...(morph && { morph }) });
      });
      from = until;
    }
    return found;
  };
}

/** What is known of a word as it is written, wherever it stands. */
class Word {
  /** Whether it has letters enough to tell, and whether all of them are capitals. */
  readonly hasLetters: boolean;
  readonly isUpper: boolean;
  /** What it tells of the language of what it stands in. */
  readonly telling: number;
  private readonly known = new Map<string, Candidates[]>();
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.hasLetters = /\p{L}{3}/u.test(text);
    this.isUpper = text === text.toUpperCase();
    this.telling = createLanguageIdentifier().inNote(text);
  }

  /** What it may be in a segment of a language. */
  readings(language: string, isFirst: boolean, shouted: boolean): Candidates {
    const all = obtain(this.known, language, () => []);
    return (all[(isFirst ? 2 : 0) + (shouted ? 1 : 0)] ??= this.find(language, isFirst, shouted));
  }

  private find(language: string, isFirst: boolean, shouted: boolean): Candidates {
    const readings = candidates(this.text, isFirst, shouted, (form) => lookUp(form, language));
    return { readings, tags: readings.map(({ pos }) => numberOf(pos)) };
  }
}

interface Candidates {
  readonly readings: readonly Reading[];
  /** The number of each one's tag. */
  readonly tags: readonly number[];
}

const wordOf = memoise((text) => new Word(text));

/** In the lexicon of a language, or of the other one where that lacks it and it looks like that. */
function lookUp(form: string, language: string): readonly Reading[] {
  const found = formLexicon(language).readingsOf(form);
  const [first = '', second = ''] = NOTE_LANGUAGES;
  const score = createLanguageIdentifier().score(form);
  if (found.length > 0 || (language === first ? score : -score) < FOREIGN) return found;
  return formLexicon(language === first ? second : first).readingsOf(form);
}

function languageOfNote(words: readonly Word[]): string | undefined {
  let sum = 0;
  for (const { telling } of words) sum += telling;
  return sum === 0 ? undefined : NOTE_LANGUAGES[sum > 0 ? 1 : 0];
}

const LONGEST_SEGMENT = 400;

/** A segment ends after a full stop or the like, and where a line ends. */
function endOfSegment(text: string, tokens: readonly CharSpan[], from: number): number {
  for (let i = from; i < tokens.length; i++) {
    const { start, end } = tokens[i] as CharSpan;
    const next = tokens[i + 1];
    if (!next || i - from >= LONGEST_SEGMENT) return i + 1;
    if (text.slice(end, next.start).includes('\n')) return i + 1;
    if (end - start === 1 && '.?!;:'.includes(text.charAt(start)) && /\s/.test(text.charAt(end))) return i + 1;
  }
  return tokens.length;
}

/** Whether most words of a segment are in capitals, so that capitals tell nothing. */
function isShouted(words: readonly Word[]): boolean {
  let upper = 0;
  let letters = 0;
  for (const { hasLetters, isUpper } of words) {
    if (!hasLetters) continue;
    letters++;
    if (isUpper) upper++;
  }
  return upper * 2 > letters;
}

function candidates(
  word: string,
  isFirst: boolean,
  shouted: boolean,
  readingsOf: (form: string) => readonly Reading[],
): readonly Reading[] {
  const form = word.toLowerCase();
  const only = (pos: string): readonly Reading[] => [{ pos, lemma: form, features: '', weight: 0 }];
  if (!/[\p{L}\p{N}]/u.test(word)) return only(/^[%+=<>±×°ºª$€^~]+$/u.test(word) ? 'SYM' : 'PUNCT');
  if (/^[\d.,:/-]+$/.test(word)) return only('NUM');
  if (!/\p{L}/u.test(word)) return only('NUM');
  const found = readingsOf(form);
  const isCapital = !shouted && /^\p{Lu}/u.test(word);
  if (!isCapital)
    return found.length > 0 ? found : shouted ? withName(guessReadings(form), word, -2) : guessReadings(form);
  const readings = found.length > 0 ? found : guessReadings(form);
  // A capital inside of a sentence makes a name likely, at its start only where no lexicon has the word.
  const weight = isFirst ? (found.length > 0 ? -2.5 : -0.2) : found.length > 0 ? 0 : 1;
  return withName(
    isFirst ? readings : readings.map((one) => ({ ...one, weight: one.weight - (found.length > 0 ? 1 : 2) })),
    word,
    weight,
  );
}

function withName(readings: readonly Reading[], word: string, weight: number): readonly Reading[] {
  return [...readings, { pos: 'PROPN', lemma: word, features: '', weight }];
}

/** The best sequence of readings. */
function choose(lists: readonly Candidates[]): readonly Reading[] {
  let scores: readonly number[] = [0];
  let before: readonly number[] = [numberOf('^')];
  const back: (readonly number[])[] = [];
  for (const { readings, tags } of lists) {
    const pointers: number[] = [];
    const next: number[] = [];
    for (let i = 0; i < tags.length; i++) {
      let best = -Infinity;
      let from = 0;
      for (let j = 0; j < before.length; j++) {
        const score = (scores[j] as number) + (PAIRS[(before[j] as number) * WIDTH + (tags[i] as number)] as number);
        if (score > best) {
          best = score;
          from = j;
        }
      }
      pointers.push(from);
      next.push(best + (readings[i] as Reading).weight);
    }
    back.push(pointers);
    [scores, before] = [next, tags];
  }
  const chosen: Reading[] = [];
  let at = scores.indexOf(Math.max(...scores));
  for (let i = lists.length - 1; i >= 0; i--) {
    chosen.push((lists[i] as Candidates).readings[at] as Reading);
    at = (back[i] as readonly number[])[at] as number;
  }
  return chosen.toReversed();
}

const parsed = new Map<string, Readonly<Record<string, string>>>();

function parse(features: string): Readonly<Record<string, string>> | undefined {
  if (features === '') return undefined;
  let morph = parsed.get(features);
  if (!morph) {
    morph = Object.fromEntries(features.split('|').map((pair) => pair.split('=') as [string, string]));
    parsed.set(features, morph);
  }
  return morph;
}
