import { memoise } from '../core/caches.ts';
import { obtain } from '../core/collections.ts';
import { packOf } from '../languages/index.ts';
import { languageOf } from '../languages/locale.ts';
import { loadGazetteers } from '../resources/gazetteers.ts';
import { wordNet } from '../resources/wordnet.ts';
import { casingOf, fold } from '../surrogates/case.ts';
import { otherClassWords, otherStances } from '../surrogates/institutions/class-words.ts';
import { FUNCTION_WORDS } from '../surrogates/kind-words.ts';
import type { CopyText } from '../text/near-copy.ts';
import type { PooledMention } from './mention-learner.ts';
import { hasYears } from './mentions/years.ts';

/** What stands beside a mention: before and behind it, and what parties stand for of which the document tells outside the mentions. */
export interface Beside {
  readonly before: string;
  readonly after: string;
  readonly stances: () => ReadonlySet<string>;
  /** Keys of those that stand outside mentions. */
  readonly writtenStances?: () => ReadonlySet<string>;
}

/** What can be told of a mention from its words. */
export interface Traits {
  readonly text: string;
  readonly lower: string;
  readonly count: number;
  /** What another mention must share to be drawn at all. */
  readonly form: string;
  /** The first word; the last word, or that before the first preposition, which names the kind of thing in many names. */
  readonly first: string;
  readonly head: string;
  /** The ending of the head. */
  readonly tail: string;
  /** Whether it is one word for whom somebody is kin to. */
  readonly isKin: boolean;
  readonly size: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The countries, regions and peoples that it names in passing: what names another ("1986 Danish general election") is of another world. */
  readonly places: string;
  /** Names and decades of the lines that have it. */
  readonly around: readonly string[];
  /** What these and its own words tell, once it was asked for. */
  told: Told | undefined;
  /** Its text to be compared with copies, once it was. */
  copy: CopyText | undefined;
  /** The rough topic of the head word or the whole, of a language with such a dictionary. */
  readonly topic: number | undefined;
  /** It tells what a party or its people stand for, and nothing else: "communists". */
  readonly isOfStance: boolean;
}

/** The countries of lines, and the first and the last of their decades. */
export interface Told {
  readonly worlds: readonly string[];
  readonly decades: readonly [first: number, last: number] | undefined;
}
const MOST_COMPARED = 4000;

/** Mentions of a form; of very many, those that are compared. */
export interface Group {
  /** How many of the form there are. */
  readonly size: number;
  readonly compared: readonly Traits[];
  readonly byTail: ReadonlyMap<string, readonly Traits[]>;
  readonly byTopic: ReadonlyMap<number, readonly Traits[]>;
}

export function groupOf(alike: readonly Traits[]): Group {
  const step = Math.ceil(alike.length / MOST_COMPARED);
  const compared = step === 1 ? alike : alike.filter((_, i) => i % step === 0);
  const byTail = new Map<string, Traits[]>();
  const byTopic = new Map<number, Traits[]>();
  for (const traits of compared) {
    const { tail, topic } = traits;
    obtain(byTail, tail, () => []).push(traits);
    if (topic === undefined) continue;
    obtain(byTopic, topic, () => []).push(traits);
  }
  return { size: alike.length, compared, byTail, byTopic };
}

export const NO_GROUP = groupOf([]);

export const keyOf = ({ form, places }: Traits): string => `${form} ${places}`;

export function traitsOf([text, count, before, after, around]: PooledMention, locale: string): Traits {
  const lower = text.toLowerCase();
  const words = lower.match(/§+|[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]+)*\.?|\p{N}+/gu) ?? [lower];
  const inner = words.findIndex((word, i) => i > 0 && FUNCTION_WORDS.has(fold(word)));
  const last = (inner > 0 ? words[inner - 1] : words.findLast((word) => /^\p{L}/u.test(word))) ?? '';
  const head = DESIGNATION.exec(lower)?.[0] ?? last;
  const topic = packOf(locale)?.text?.synonyms === undefined ? undefined : topicOf(lower, head);
  const first = words[0] ?? '';
  return {
    text,
    lower,
    count,
    form: formOf(text, locale),
    places: placesIn(text, words, locale),
    first,
    head,
    tail: head.slice(-3),
    isKin: words.length === 1 && kinWords(languageOf(locale)).has(fold(head)),
    size: words.length,
    before,
    after,
    around,
    told: undefined,
    copy: undefined,
    topic,
    isOfStance: otherStances(text, locale) !== undefined,
  };
}

/** Words for kin, and those of them that are of several. */
const kinWords = memoise((language): ReadonlySet<string> => {
  const { f = '', m = '', u = '' } = packOf(language)?.names?.kin ?? {};
  return new Set([f, m, u].flatMap((words) => words.split(' ').flatMap((word) => [word, `${word}s`])));
});

/** "F-94 Starfire": the letters before the number tell the kind, the name behind it does not. */
const DESIGNATION = /^\p{L}{1,3}-(?=\p{N}{1,4}\p{L}? \p{L})/u;

/** Words of the longest name of a country or region. */
const LONGEST_PLACE = 4;

function placesIn(text: string, words: readonly string[], locale: string): string {
  if (words.length === 1) return '';
  const names = namesOfPlaces(languageOf(locale));
  const spelled = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const found = spelled
    .filter((word) => /^\p{Lu}/u.test(word) && otherClassWords(word, locale) !== undefined)
    .map(fold);
  for (let i = 0; i < words.length; i++) {
    for (let size = Math.min(LONGEST_PLACE, words.length - i); size > 0; size--) {
      const name = fold(words.slice(i, i + size).join(' '));
      // A name that is all of the mention is what it is, not what it is of.
      if (size === words.length || !names.has(name)) continue;
      found.push(name);
      i += size - 1;
      break;
    }
  }
  return found.toSorted().join(' ');
}

const placeNames = new Map<string, ReadonlySet<string>>();

/** The folded names of countries and regions of a language's lists. */
export function namesOfPlaces(language: string): ReadonlySet<string> {
  let names = placeNames.get(language);
  if (names === undefined) {
    const gazetteers = loadGazetteers();
    const lists = ['countries', 'regions', 'states'].flatMap((list) => gazetteers.list(language, list)?.values ?? []);
    placeNames.set(language, (names = new Set(lists.map(fold))));
  }
  return names;
}

function topicOf(lower: string, head: string): number | undefined {
  const [sense] = wordNet().senses(lower, 'noun');
  return (sense ?? [head, head.replace(/s$/, '')].flatMap((word) => wordNet().senses(word, 'noun'))[0])?.topic;
}

function formOf(text: string, locale: string): string {
  if (text.length === 1) return 'single';
  if (otherClassWords(text, locale) !== undefined) return 'class';
  if (/^\S+\.\p{Ll}{2,4}$/u.test(text)) return text.includes('@') ? 'mail' : 'address';
  if (/\d/.test(text)) return hasYears(text) ? 'year' : 'digits'; // "G20 summit" is none of a year
  const casing = casingOf(text);
  if (casing === 'none' || (casing === 'upper' && !/\s/.test(text))) return 'upper';
  if (text.charAt(0) !== lowerFirst(text)) return 'title';
  return COMPOUND.test(text) ? 'compound' : 'lower';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase();
}

export const COMPOUND = /^(?<modifier>[\p{L}\p{M}][^\s]*?)-(?<head>[\p{L}\p{M}]{3,})$/u;

/** "Karl-Lind" of "Karl-Lind-Haus" */
export function isFullName(modifier: string, locale: string): boolean {
  const [given = '', family = '', ...more] = modifier.split('-');
  const lists = loadGazetteers();
  return more.length === 0 && family !== '' && lists.list(locale, 'given-names')?.find(given) !== undefined && lists.list(locale, 'family-names')?.find(family) !== undefined; // prettier-ignore
}
