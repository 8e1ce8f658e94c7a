import type { Learner } from '../core/augmenter.ts';
import { memoise, ownString } from '../core/caches.ts';
import { addCount, lowerBound, obtain } from '../core/collections.ts';
import { type Rng, createRng } from '../core/rng.ts';
import type { Document } from '../core/types.ts';
import { packOf } from '../languages/index.ts';
import { languageOf } from '../languages/locale.ts';
import { loadGazetteers } from '../resources/gazetteers.ts';
import { wordNet } from '../resources/wordnet.ts';
import { casingOf, fold } from '../surrogates/case.ts';
import {
  isListedWord,
  otherBodies,
  otherClassWords,
  otherStances,
  stanceKey,
} from '../surrogates/institutions/class-words.ts';
import { createPartyCoiner, isRivalled } from '../surrogates/institutions/coined-party.ts';
import { FUNCTION_WORDS, genderBefore } from '../surrogates/kind-words.ts';
import { indexOf } from '../surrogates/places/articled-places.ts';
import { codeGroup } from '../surrogates/places/place-lexicon.ts';
import { coinAcronym } from '../surrogates/signs.ts';
import { peoplesOf } from '../surrogates/peoples.ts';
import { type CopyText, nearCopy, nearCopyOf, readCopy } from '../text/near-copy.ts';
import type { LabelPlans } from './label-plan.ts';
import { hasYears } from './mentions/years.ts';

/**
 * A mention that the corpus has: its text, how often it was seen, words that stood before and after it, in lower case, and names and decades
 * that its lines have (see {@link createNamesAround}).
 */
export type PooledMention = readonly [
  text: string,
  count: number,
  before: readonly string[],
  after: readonly string[],
  around: readonly string[],
];

/** The mentions of each label that the corpus offers for the policy `from-corpus`. */
export type MentionPools = Readonly<Record<string, readonly PooledMention[]>>;

const POOL_SIZE = 20_000;
/** Neighbours remembered of a mention on either side: more make common mentions look alike. */
const MOST_NEIGHBOURS = 12;
/** Names and decades remembered of its lines. */
const MOST_AROUND = 24;

interface Seen {
  readonly draw: number;
  count: number;
  readonly before: Map<string, number>;
  readonly after: Map<string, number>;
  readonly around: Map<string, number>;
}

/**
 * Collects the distinct mentions of the labels whose policy is `from-corpus`, with what stands beside them. Of a label with more than
 * 20,000 of them, and of a mention with more than 12 neighbours on a side or 24 names around it (where the language's pack knows countries by their peoples), a sample is kept: those with the smallest keyed draw, so that
 * neither order nor repetition matters and memory is bounded.
 */
export function createMentionLearner(plans: LabelPlans, locale: string): Learner {
  const namesAround = wordsOfWorlds(locale).size > 0 ? createNamesAround() : () => NO_NAMES;
  const pools = new Map<string, Map<string, Seen>>();
  const order = createRng(0).fork('mention-pool');
  const draws = new Map<string, number>();
  const drawOf = (word: string): number => {
    let draw = draws.get(word);
    if (draw === undefined) {
      draw = order.fork('neighbour', word).int(2 ** 32);
      if (draws.size < POOL_SIZE) draws.set(ownString(word), draw);
    }
    return draw;
  };
  const note = (known: Map<string, number>, word: string, most: number): void => {
    if (known.has(word)) return;
    known.set(ownString(word), drawOf(word));
    if (known.size <= most) return;
    let last = word;
    for (const [each, draw] of known) {
      const largest = known.get(last) as number;
      if (draw > largest || (draw === largest && each > last)) last = each;
    }
    known.delete(last);
  };
  const add = (label: string, [text, count, before, after, around]: PooledMention): void => {
    const pool = obtain(pools, label, () => new Map());
    let seen = pool.get(text);
    if (seen === undefined) {
      seen = { draw: order.fork(text).int(2 ** 32), count: 0, before: new Map(), after: new Map(), around: new Map() };
      pool.set(ownString(text), seen);
    }
    seen.count += count;
    for (const word of before) note(seen.before, word, MOST_NEIGHBOURS);
    for (const word of after) note(seen.after, word, MOST_NEIGHBOURS);
    for (const word of around) note(seen.around, word, MOST_AROUND);
    if (pool.size >= 2 * POOL_SIZE) pools.set(label, new Map(smallest(pool)));
  };
  const pooled = ([text, { count, before, after, around }]: readonly [string, Seen]): PooledMention => [
    text,
    count,
    [...before.keys()].toSorted(),
    [...after.keys()].toSorted(),
    [...around.keys()].toSorted(),
  ];
  return {
    observe({ text: all, entities }: Document): void {
      for (const { start, end, label, fragments } of entities) {
        if (plans[label]?.policy !== 'from-corpus') continue;
        const text = all.slice(start, end);
        if (fragments !== undefined || /[\n\r]/.test(text)) continue; // has no form that fits elsewhere
        add(label, [text, 1, [wordBefore(all, start)], [wordAfter(all, end)], namesAround(all, start, end)]);
      }
    },
    state: () => [...pools].map(([label, pool]) => [label, [...pool].map(pooled)]),
    merge(state) {
      for (const [label, pool] of state as readonly [string, readonly PooledMention[]][])
        for (const mention of pool) add(label, mention);
    },
    finish: (): MentionPools =>
      Object.fromEntries(
        [...pools].map(([label, pool]) => {
          const kept = smallest(pool).map(pooled);
          return [label, kept.toSorted(([a], [b]) => (a < b ? -1 : 1))];
        }),
      ),
  };
}

function smallest<T extends { readonly draw: number }>(pool: ReadonlyMap<string, T>): [string, T][] {
  return [...pool].toSorted((a, b) => a[1].draw - b[1].draw || (a[0] < b[0] ? -1 : 1)).slice(0, POOL_SIZE);
}

/** Longer words beside a mention are cut: they need only be told apart. */
const WINDOW = 24;
const LAST_WORD = /(?:[\p{L}\p{M}]+['’]?|\p{N}+|[^\s])\s*$/u;
const FIRST_WORD = /^\s*(?:[\p{L}\p{M}]+|\p{N}+|['’]\p{L}*|[^\s])/u;

/** All numbers are one neighbour, and so are the beginnings and ends of lines. */
function neighbour(found: RegExpExecArray | null): string {
  const word = found?.[0].trim().toLowerCase() ?? '';
  return /^\p{N}/u.test(word) ? '0' : word;
}

export function wordBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - WINDOW), at);
  return neighbour(LAST_WORD.exec(before.slice(before.lastIndexOf('\n') + 1)));
}

export function wordAfter(text: string, at: number): string {
  const after = text.slice(at, at + WINDOW);
  const border = after.indexOf('\n');
  return neighbour(FIRST_WORD.exec(border < 0 ? after : after.slice(0, border)));
}

/** So much of a line to either side of a mention tells of its world. */
const FAR = 240;
/** Names of a longer line are looked for around each mention. */
const LONGEST_LINE = 4096;
/** Names by their capital, and the decades of years. */
const NAMES = /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{M}]{2,}|(?:1[5-9]|20)\d(?=\d(?!\p{N})))/gu;

/**
 * Finds what tells of which country and time the line of a mention is: the names in it, in lower case, and the decades of its years ("198");
 * not the mention's own. The line asked for last is remembered, since most have several mentions.
 */
export function createNamesAround(): (text: string, start: number, end: number) => readonly string[] {
  let known = '';
  let found: readonly RegExpExecArray[] = [];
  const namesOf = (line: string): readonly RegExpExecArray[] => {
    if (line !== known) [known, found] = [line, [...line.matchAll(NAMES)]];
    return found;
  };
  return (text, start, end) => {
    if (!/^\p{Lu}|\p{N}/u.test(text.slice(start, end))) return NO_NAMES; // no common noun is of a country
    const far = text.slice(Math.max(0, start - LONGEST_LINE), start);
    const at = start - far.length + far.lastIndexOf('\n') + 1;
    const ahead = text.slice(end, end + LONGEST_LINE);
    const border = ahead.indexOf('\n');
    const lineEnd = end + (border < 0 ? ahead.length : border);
    const [from, to] = [Math.max(at, start - FAR), Math.min(lineEnd, end + FAR)];
    const isCut = lineEnd - at > LONGEST_LINE || [from, start, end, to].some((place) => isWithinWord(text, place));
    if (isCut) return [...namesIn(text.slice(from, start)), ...namesIn(text.slice(end, to))];
    const names: string[] = [];
    for (const { index, 0: name } of namesOf(text.slice(at, lineEnd))) {
      const place = at + index;
      if (place >= to) break;
      if (place >= from && (place < start || place >= end)) names.push(name.toLowerCase());
    }
    return names;
  };
}

const isWithinWord = (text: string, at: number): boolean =>
  at > 0 &&
  at < text.length &&
  text.charAt(at - 1) !== ' ' && // most begin and end at one
  text.charAt(at) !== ' ' &&
  /^[\p{L}\p{M}\p{N}]{2}/u.test(text.slice(at - 1, at + 1));

const NO_NAMES: readonly string[] = [];

function namesIn(text: string): readonly string[] {
  return (text.match(NAMES) ?? NO_NAMES).map((name) => name.toLowerCase());
}

/** What stands beside a mention: before and behind it, and what parties stand for of which the document tells outside the mentions. */
export interface Beside {
  readonly before: string;
  readonly after: string;
  readonly stances: () => ReadonlySet<string>;
  /** Keys of those that stand outside mentions. */
  readonly writtenStances?: () => ReadonlySet<string>;
}

/**
 * Looks for mentions of a label that may stand where one stands.
 *
 * @param around names and decades of its line.
 * @returns draws one of them; `undefined` where none fits.
 */
export type MentionDraw = (
  mention: string,
  around?: () => readonly string[],
  beside?: Beside,
) => (rng: Rng) => string | undefined;

/** What can be told of a mention from its words. */
interface Traits {
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
interface Told {
  readonly worlds: readonly string[];
  readonly decades: readonly [first: number, last: number] | undefined;
}

/** Mentions to draw from, by how often the corpus has each. */
interface Choice {
  readonly texts: readonly string[];
  /** The counts of the texts up to each, added up. */
  readonly limits: readonly number[];
}

/** How many mentions there should be to draw from: the best that fit, and those that fit as well as the last of them. */
const ENOUGH = 6;
/** Of the best, what another must have at least. */
const NEARLY_BEST = 0.6;
/** Below it, a mention has nothing in common with another but a word that is beside everything. */
const LEAST_FIT = 5;
/** The same for names that have nothing but the rough topic of their heads in common: it does not tell a war from an award. */
const LEAST_BY_TOPIC = 6;
/** And for common nouns of a language without a dictionary, of which the corpus has few. */
const LEAST_OF_FEW = -1;
const MOST_COMPARED = 4000;
/** Of so few common nouns the corpus shows too little of where they stand. */
const FEW = 12;

/**
 * Prepares to draw from a pool. A mention is replaced by one of the same form (a single character, a word for a people, capitals, small
 * letters, with digits), of the same country where it names one, that stands where it stands: the same word before and after it somewhere in the corpus, above all an article or
 * preposition, the same first word or head, a head with the same ending or topic, one of which names must share: next to an article stand a cup and a battle alike. Names that
 * the lines of one have and the line of the other too tell that they are of one country and time; one whose lines tell of other countries is not drawn, one of another time less. Of those that fit best each is drawn as often as the
 * corpus has it, so that "M" becomes "F" and not the one "femail" that somebody mistyped. A compound with a hyphen keeps its head. Where nothing
 * fits, a word that says what a party stands for becomes another: "Social Credit", "Liberal Credit".
 * Case is ignored when telling mentions apart.
 *
 * @param isLoose whether, where nothing fits, any of the form is taken that has as many words, above all behind the same word, which has its case.
 */
export function createMentionDraw(pool: MentionPools[string], locale: string, isLoose = false): MentionDraw {
  const all = pool.map((mention) => traitsOf(mention, locale));
  const known = new Map(all.map((traits) => [traits.text, traits]));
  const byForm = new Map<string, Traits[]>();
  for (const traits of all) {
    const key = keyOf(traits);
    obtain(byForm, key, () => []).push(traits);
  }
  const groups = new Map([...byForm].map(([key, alike]) => [key, groupOf(alike)]));
  const rarity = raritiesOf(all);
  const { text: words, institutions } = packOf(locale) ?? {};
  const heads = { ...headsOf(all, words?.synonyms !== undefined), comeFirst: institutions?.beforeSeat !== undefined };
  const whole = new Map<string, Choice | undefined>(); // for mentions whose line tells nothing
  const plain = new Map<string, Choice>();
  const ranks = new Map<string, Ranked>();
  const modifiers = modifiersOf(all, locale);
  const invented = inventedOf(modifiers, locale);
  const names = indexNames(all, locale);
  const isPlace = isPlaceOf(locale);
  const coin = arePartiesOf(all, locale) ? createPartyCoiner(locale, isPlace) : undefined;
  const wholeFor = (own: Traits): Choice | undefined => {
    if (!whole.has(own.text))
      whole.set(
        own.text,
        sameSex(own, byForm.get(keyOf(own)) ?? [], locale) ??
          sameLaw(own) ??
          (packOf(locale)?.institutions?.unlike?.test(own.text) === true ? choiceOf([]) : undefined) ??
          bodiesFor(own, locale) ??
          addressesFor(own, locale) ??
          compoundsFor(own, modifiers, invented, locale),
      );
    return whole.get(own.text);
  };
  const groupFor = (own: Traits): Group => groups.get(keyOf(own)) ?? NO_GROUP;
  const plainFor = (own: Traits): Choice => {
    let choice = plain.get(own.text);
    if (choice === undefined) {
      const fit = fitOf(own, groupFor(own), rarity, heads);
      plain.set(own.text, (choice = bestOf(scoresOf(fit, groupFor(own)), fit.isNear)));
    }
    return choice;
  };
  const alike = new Map<string, Choice>();
  const alikeFor = (own: Traits): Choice =>
    obtain(alike, own.text, () => {
      const group = groupFor(own);
      const { isNear } = fitOf(own, group, rarity, heads);
      const others = group.compared.filter((other) => other.size === own.size && !isNear(other));
      const behindSame = others.filter(({ before }) => before.some((word) => own.before.includes(word)));
      return choiceOf((behindSame.length > 0 ? behindSame : others).map(({ text, count }) => [text, count]));
    });
  const rankFor = (own: Traits): Ranked => {
    let ranked = ranks.get(own.text);
    if (ranked === undefined) {
      const fit = fitOf(own, groupFor(own), rarity, heads);
      ranks.set(own.text, (ranked = { ...fit, best: scoresOf(fit, groupFor(own)).slice(0, MOST_RANKED) }));
    }
    return ranked;
  };
  return (mention, around, beside) => {
    const own = known.get(mention) ?? traitsOf([mention, 0, [], [], []], locale);
    const choice = wholeFor(own);
    if (choice !== undefined) return (rng) => drawFrom(choice, rng);
    const stances = otherStances(mention, locale, beside?.after);
    if (stances !== undefined) {
      const isSmall = mention === mention.toLowerCase(); // "a nationalist majority"
      const told = (isSmall ? beside?.writtenStances?.() : beside?.stances()) ?? NOTHING;
      const others = told.has(stanceKey(mention)) ? [] : stances.filter((word) => !told.has(stanceKey(word)));
      return (rng) => (others.length === 0 ? undefined : isSmall ? rng.pick(others).toLowerCase() : rng.pick(others));
    }
    const rivals = rivalsOf(mention, locale, isPlace);
    if (rivals.length > 0) {
      const told = beside?.stances() ?? NOTHING;
      const isTold = [mention, ...rivals].some((name) => told.has(stanceKey(name.split(' ').at(-2) ?? '')));
      return (rng) => (isTold ? undefined : rng.pick(rivals));
    }
    const members = coin === undefined ? undefined : countedMembers(mention, beside, locale);
    if (members !== undefined) return (rng) => rng.pick(members);
    const bodies = coin === undefined ? undefined : otherBodies(mention, locale); // "Hezbollah", which is no party alone
    if (bodies !== undefined) return (rng) => (bodies.length === 0 ? undefined : rng.pick(bodies));
    // "liberty" is no party, whatever its label, nor is another of its label one that fits.
    if (coin !== undefined && /^\p{Ll}/u.test(mention)) return () => undefined;
    const coined = coin?.(mention, genderBefore(beside?.before ?? '', locale) !== '');
    if (coined !== undefined)
      return (rng) => coined(rng, beside && new Set([...beside.stances(), ...(beside.writtenStances?.() ?? NOTHING)]));
    const line = names.size === 0 ? NO_NAMES : (around?.() ?? NO_NAMES);
    const fit = line.length === 0 ? plainFor(own) : fitting(rankFor(own), line, names, rarity, locale);
    let varied: ReturnType<typeof vary> | undefined;
    return (rng) => drawFrom(fit, rng) ?? (varied ??= vary(own, locale, beside))(rng) ?? (isLoose ? drawFrom(alikeFor(own), rng) : undefined); // prettier-ignore
  };
}

/** Mentions of a form; of very many, those that are compared. */
interface Group {
  /** How many of the form there are. */
  readonly size: number;
  readonly compared: readonly Traits[];
  readonly byTail: ReadonlyMap<string, readonly Traits[]>;
  readonly byTopic: ReadonlyMap<number, readonly Traits[]>;
}

function groupOf(alike: readonly Traits[]): Group {
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

const NO_GROUP = groupOf([]);

const keyOf = ({ form, places }: Traits): string => `${form} ${places}`;

function traitsOf([text, count, before, after, around]: PooledMention, locale: string): Traits {
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

/** How much it tells that two mentions share a word beside them, by how many have it. */
interface Rarities {
  readonly before: (word: string) => number;
  readonly after: (word: string) => number;
  /** Of a name that so many have around them. */
  readonly around: (count: number) => number;
}

function raritiesOf(all: readonly Traits[]): Rarities {
  const of = (side: 'before' | 'after') => {
    const counts = new Map<string, number>();
    for (const traits of all) for (const word of traits[side]) addCount(counts, word);
    const rarities = new Map(
      [...counts].map(([word, count]) => [word, Math.min(3, Math.log10(all.length / count) * 1.5)]),
    );
    return (word: string) => rarities.get(word) ?? 3;
  };
  return {
    before: of('before'),
    after: of('after'),
    around: (count) => Math.min(3, Math.log10(all.length / count) * 1.5),
  };
}

interface Scored {
  readonly traits: Traits;
  readonly score: number;
}

/** How well others would stand where a mention stands, whatever its line. */
interface Fit {
  readonly own: Traits;
  /** Only what ends like it or has its topic may stand there. */
  readonly wantsAkin: boolean;
  /** Of one of its form; `undefined` for one that must not stand there at all. */
  readonly scoreOf: (other: Traits) => number | undefined;
  readonly isNear: (other: Traits) => boolean;
}

interface Ranked extends Fit {
  /** The best first. */
  readonly best: readonly Scored[];
}

/** Of so many the best are told apart by their line. */
const MOST_RANKED = 24;

/** The last words of the names of a pool, with how many have each; whether they tell what kind of thing each is. */
interface Heads {
  readonly counts: ReadonlyMap<string, number>;
  /** Hardly two names end alike: they are titles of one kind of thing, of which any fits. */
  readonly areTitles: boolean;
  /** Nearly all stand beside the same words: any fits, but for a name whose last word tells another kind. */
  readonly standAlike: boolean;
  /** Whether a dictionary tells like things from unlike ones. */
  readonly hasTopics: boolean;
  /** Whether names begin with what they name: "Reforma Agrária". */
  readonly comeFirst: boolean;
}

/** So many names with one last word, and it tells their kind: "Party". */
const OF_A_KIND = 3;
/** The share of last words that titles of books have each for itself, and the most of a pool that tells of peoples. */
const [DIVERSE, FEW_CLASSES] = [0.75, 0.02];

const isNameOfThing = ({ form }: Traits): boolean => form === 'title' || form === 'digits' || form === 'year';

/** @param hasTopics whether a dictionary tells like things from unlike ones; without it a mixed pool looks like one of titles. */
function headsOf(all: readonly Traits[], hasTopics: boolean): Omit<Heads, 'comeFirst'> {
  const counts = new Map<string, number>();
  const names = all.filter(isNameOfThing);
  for (const { head } of names) addCount(counts, head);
  const classes = all.filter(({ form }) => form === 'class').length;
  const areTitles =
    hasTopics && names.length > FEW && counts.size >= names.length * DIVERSE && classes <= all.length * FEW_CLASSES;
  return { counts, areTitles, standAlike: doStandAlike(all), hasTopics };
}

/** The share of a pool beside which a word stands, on either side, where one form or phrase asks for all of them. */
const BESIDE_ALL = 0.8;

/**
 * Whether nearly all stand somewhere between the same two words, signs or ends of a line, as in a form or in sentences that recur: "tel. … from".
 * One of the two must tell something: all kinds of things stand between an article and a comma.
 */
function doStandAlike(all: readonly Traits[]): boolean {
  if (all.length < 2) return false;
  const sharedWords = (side: 'before' | 'after'): readonly string[] => {
    const counts = new Map<string, number>();
    for (const traits of all) for (const word of traits[side]) addCount(counts, word);
    return [...counts].flatMap(([word, count]) => (count >= BESIDE_ALL * all.length ? [word] : []));
  };
  const [before, after] = [sharedWords('before'), sharedWords('after')];
  return before.length > 0 && after.length > 0 && [...before, ...after].some((word) => word === ':' || isTelling(word));
}

const isTelling = (word: string): boolean => /^\p{L}{2}/u.test(word) && !FUNCTION_WORDS.has(fold(word));

/** Whether two common nouns end alike, or a word that tells something is beside both: "e" is beside drinks and peoples. */
function isToldAlike(own: Traits, other: Traits): boolean {
  const share = (side: 'before' | 'after') => own[side].some((word) => isTelling(word) && other[side].includes(word));
  return own.tail === other.tail || share('before') || share('after');
}

function fitOf(
  own: Traits,
  { size }: Group,
  rarity: Rarities,
  { counts, areTitles, standAlike, hasTopics, comeFirst }: Heads,
): Fit {
  const isRare = own.form === 'lower' && size < FEW;
  const isName = isNameOfThing(own);
  const isOfKind = ({ head, size: words }: Traits) => words > 1 && (counts.get(head) ?? 0) >= OF_A_KIND;
  // "sus padres" are no "familiares" and none of "tres", whatever their ending.
  const isOfKin = (other: Traits) => own.isKin || other.isKin;
  const hasKind = isName && isOfKind(own);
  const isOfOneKind = isName && (areTitles || (standAlike && !hasKind));
  const isLoose = isRare || own.form === 'single' || own.form === 'class' || own.count === 0 || isOfOneKind;
  const wantsAkin = (!isLoose && (own.form === 'title' || hasKind)) || (own.form === 'lower' && own.size > 1);
  const isAkin = (other: Traits) => {
    if (hasKind) return own.head === other.head;
    // No reform is a law.
    if (comeFirst && own.form === 'title' && own.size > 1) return own.first === other.first || own.head === other.head;
    if (own.tail === other.tail) return own.size > 1 || own.head.includes('-') === other.head.includes('-'); // "Anglo-Irish" is no "Irish"
    if (own.form === 'lower') return false; // a crisis is no summit
    return own.topic !== undefined && own.topic === other.topic && (own.size === 1) === (other.size === 1);
  };
  const commonOf = inCommonWith(own, rarity);
  // "liberalism", among few of its form, is no "martial law"
  const isOfOtherTopic = (other: Traits) => isRare && own.size !== other.size && own.topic !== undefined && other.topic !== undefined && own.topic !== other.topic; // prettier-ignore
  return {
    own,
    wantsAkin,
    scoreOf(other) {
      if (other.isOfStance && !own.isOfStance) return undefined; // chieftains are no communists
      if (isOfOtherTopic(other) || isOfKin(other)) return undefined;
      if (wantsAkin && !isAkin(other)) return undefined;
      const score = commonOf(other);
      // Without a dictionary nothing tells an adjective of one thing from that of another but what stands beside them.
      if (isRare && !hasTopics && own.count > 0 && (score < LEAST_OF_FEW || !isToldAlike(own, other))) return undefined;
      if (isLoose) return score;
      const isAkinByTopic = own.form === 'title' && own.head !== other.head && own.tail !== other.tail;
      return score >= (isAkinByTopic ? LEAST_BY_TOPIC : LEAST_FIT) ? score : undefined;
    },
    isNear: (other) => nearCopyOf(copyOf(own), copyOf(other), tells) !== undefined,
  };
}

const copyOf = (traits: Traits): CopyText => (traits.copy ??= readCopy(traits.lower, tells));

/** Those of a group that may stand there, the best first. */
function scoresOf({ own, wantsAkin, scoreOf }: Fit, { compared, byTail, byTopic }: Group): Scored[] {
  const scored: Scored[] = [];
  const consider = (traits: Traits): void => {
    const score = scoreOf(traits);
    if (score !== undefined) scored.push({ traits, score });
  };
  if (wantsAkin) {
    for (const traits of byTail.get(own.tail) ?? []) consider(traits);
    const sameTopic = own.topic === undefined ? undefined : byTopic.get(own.topic);
    for (const traits of sameTopic ?? []) if (traits.tail !== own.tail) consider(traits);
  } else {
    for (const traits of compared) consider(traits);
  }
  return scored.sort(byScore);
}

const byScore = (a: Scored, b: Scored): number =>
  b.score - a.score || b.traits.count - a.traits.count || (a.traits.text < b.traits.text ? -1 : 1);

/** The best, and those that fit nearly as well. */
function bestOf(sorted: readonly Scored[], isNear: Fit['isNear']): Choice {
  const best: Scored[] = [];
  for (const one of sorted) {
    const least = Math.max(best[ENOUGH - 1]?.score ?? -Infinity, (best[0]?.score ?? -Infinity) * NEARLY_BEST);
    if (one.score < least) break;
    if (!isNear(one.traits)) best.push(one);
  }
  return choiceOf(best.map(({ traits }) => [traits.text, traits.count]));
}

/** At most so much do names that two lines share tell. */
const MOST_AKIN = 8;
/** Less for one of whose country nothing is known, where that of the line is, and for one of another time. */
const STRANGE = 3;
/** A mention with more countries around it is of none of them. */
const FEW_WORLDS = 3;
/** Years between what may be of one time. */
const ONE_TIME = 3;

/** @param line names and decades of it. */
function fitting(ranked: Ranked, line: readonly string[], names: NameIndex, rarity: Rarities, locale: string): Choice {
  const { own } = ranked;
  const shared = new Map<Traits, number>();
  for (const name of line) {
    const alike = names.get(name);
    if (alike === undefined) continue;
    const weight = rarity.around(alike.length);
    for (const traits of alike) addCount(shared, traits, weight);
  }
  const here = tell(own.text, line, locale);
  const elsewhere = toldBy(own, locale);
  const worlds = here.worlds.length > 0 || elsewhere.worlds.length > FEW_WORLDS ? here.worlds : elsewhere.worlds;
  const decades = here.decades ?? elsewhere.decades;
  const scored: Scored[] = [];
  const consider = (traits: Traits, score: number): void => {
    const akin = Math.min(MOST_AKIN, shared.get(traits) ?? 0);
    if ((own.form === 'title' || own.size > 1) && own.head !== traits.head && own.tail !== traits.tail) return; // a revolt is no war
    const told = toldBy(traits, locale);
    const isUnknown = worlds.length > 0 && told.worlds.length === 0;
    if (isElsewhere(worlds, told.worlds) || (isUnknown && akin === 0)) return;
    const strange = (isUnknown ? STRANGE : 0) + (isOfAnotherTime(decades, told.decades) ? STRANGE : 0);
    scored.push({ traits, score: score + akin - strange });
  };
  for (const { traits, score } of ranked.best) {
    consider(traits, score);
    shared.delete(traits);
  }
  for (const [traits, weight] of shared) {
    if (weight < TELLING || traits.text === own.text) continue;
    if (traits.form !== own.form || traits.places !== own.places) continue;
    const score = ranked.scoreOf(traits);
    if (score !== undefined) consider(traits, score);
  }
  return bestOf(scored.sort(byScore), ranked.isNear);
}

function isElsewhere(worlds: readonly string[], others: readonly string[]): boolean {
  return worlds.length > 0 && others.length > 0 && !worlds.some((world) => others.includes(world));
}

const toldBy = (traits: Traits, locale: string): Told => (traits.told ??= tell(traits.text, traits.around, locale));

const tell = (mention: string, around: readonly string[], locale: string): Told => ({
  worlds: worldsOf(mention, around, locale),
  decades: decadesOf(around),
});

function isOfAnotherTime(own: Told['decades'], other: Told['decades']): boolean {
  return own !== undefined && other !== undefined && (own[0] - other[1] > ONE_TIME || other[0] - own[1] > ONE_TIME);
}

function decadesOf(around: readonly string[]): Told['decades'] {
  const decades = around.filter((word) => /^\p{N}/u.test(word)).map(Number);
  return decades.length === 0 ? undefined : [Math.min(...decades), Math.max(...decades)];
}

/**
 * Mentions by the names that their lines have; not by those that many lines have. Empty for a label of things that belong to no country, so that
 * few of them name one: songs, not parties.
 */
type NameIndex = ReadonlyMap<string, readonly Traits[]>;

function indexNames(all: readonly Traits[], locale: string): NameIndex {
  const index = new Map<string, Traits[]>();
  if (wordsOfWorlds(locale).size === 0) return index;
  const naming = all.filter(({ text }) => worldsOf(text, NO_NAMES, locale).length > 0);
  if (naming.length < all.length * MANY_NAMING) return index;
  for (const traits of all) {
    for (const name of traits.around) {
      obtain(index, name, () => []).push(traits);
    }
  }
  const most = Math.max(FEW, all.length * MOST_SHARING);
  for (const [name, alike] of index) if (alike.length > most || alike.length < 2) index.delete(name);
  return index;
}

/** The share of a pool that may have a name around it which tells something. */
const MOST_SHARING = 0.05;
const MANY_NAMING = 0.12;
/** As much as two names, one of them rare, from which on mentions are alike that have little else in common. */
const TELLING = 4.5;

/** The countries that words tell. */
function worldsOf(mention: string, around: readonly string[], locale: string): readonly string[] {
  const words = wordsOfWorlds(locale);
  const found = new Set<string>();
  for (const name of [...namesIn(mention), ...around]) {
    const world = words.get(name);
    if (world !== undefined) found.add(world);
  }
  return [...found];
}

/** Words that tell of a country, in lower case, with it. */
export const wordsOfWorlds = memoise(
  (locale): ReadonlyMap<string, string> =>
    new Map([...peoplesOf(locale)].map(([word, [country = '']]) => [word, country.toLowerCase()])),
);

const NOTHING: ReadonlySet<string> = new Set();

/** Whether nothing but what it stands for tells one party of a country: "Liberal Party of Canada", "Progressive Conservative", of which others come by what else that may be. */
export function isOfStanceAlone(mention: string, locale: string): boolean {
  const { party = '' } = packOf(locale)?.institutions ?? {};
  const [, before = '', stance = ''] = /^((?:\p{Lu}[\p{L}-]+ )*(?:\p{Ll}+ )?)(\p{Lu}\p{L}+)$/u.exec(mention.replace(new RegExp(` ${party}(?: \\p{Ll}+ .+)?$`, 'u'), '')) ?? []; // prettier-ignore
  const isStance = (word: string): boolean => otherStances(word, locale, ` ${party.toLowerCase()}`) !== undefined;
  const rest = before.trim();
  const isRegion = (code: string): boolean => codeGroup(code, false) !== undefined || isPlaceOf(locale)(fold(code));
  return isStance(stance) && (rest === '' || isStance(rest) || isRegion(rest.replace(/ \p{Ll}+$/u, ''))); // "NSW state Labor"
}

/** The name of the one party that stands against another, where they are called so for who stands for them: "Democratic Party", "Republican Party". */
function rivalsOf(mention: string, locale: string, isPlace: (folded: string) => boolean): readonly string[] {
  const { party } = packOf(locale)?.institutions ?? {};
  const words = mention.split(' ');
  const at = words.length - 2;
  const stance = words[at] ?? '';
  if (!isRivalled(mention, locale) || (at > 0 && !isPlace(fold(words.slice(0, at).join(' '))))) return [];
  // An adjective: "Democratic Party", not "Democrat Party".
  return (otherStances(stance, locale, ` ${party?.toLowerCase()}`) ?? []).map((other) => words.with(at, other).join(' ')); // prettier-ignore
}

/** "48 Legitimists": others who sit somewhere, and no party; `undefined` for what is not counted. */
function countedMembers(mention: string, beside: Beside | undefined, locale: string): readonly string[] | undefined {
  const { partyMembers } = packOf(locale)?.institutions ?? {};
  if (partyMembers === undefined || beside === undefined || !COUNTED.test(beside.before)) return undefined;
  return /^\p{Lu}\p{L}+s$/u.test(mention) ? partyMembers.split(' ').filter((word) => word !== mention) : undefined;
}

const COUNTED = /\p{N} $/u;

/** The share of names that say that they are of parties, from which on all of a label are. */
const MANY_PARTIES = 0.2;

function arePartiesOf(all: readonly Traits[], locale: string): boolean {
  const party = packOf(locale)?.institutions?.party?.toLowerCase();
  return party !== undefined && all.filter(({ lower }) => lower.split(' ').includes(party)).length >= all.length * MANY_PARTIES; // prettier-ignore
}

/** Whether folded words are a country or region of the lists, or tell of one. */
function isPlaceOf(locale: string): (folded: string) => boolean {
  const [places, words] = [namesOfPlaces(languageOf(locale)), wordsOfWorlds(locale)];
  return (folded) => places.has(folded) || words.has(folded);
}

/** What draws another of the words for what a party stands for, "Liberal" for "Republican", or another town for what is of one: "Leipziger Messe". */
function vary(own: Traits, locale: string, beside: Beside | undefined): (rng: Rng) => string | undefined {
  const { ofTowns, only } = packOf(locale)?.institutions ?? {};
  const [, town = '', rest = ''] = /^(\p{Lu}\p{Ll}{3,}er)( \p{Lu}\p{Ll}{3,})$/u.exec(own.text) ?? [];
  const towns = (town !== '' && ofTowns && !only?.test(own.text) && isOfListedTown(town, locale) && otherClassWords(ofTowns.example, locale)) || []; // prettier-ignore
  if (towns.length > 0) return (rng) => rng.pick(towns.filter((other) => other !== town)) + rest;
  const words = own.text.split(/(?<=\s|-)|(?=\s|-)/u);
  const places = words.length < 3 ? [] : words.flatMap((word, i) => (otherStances(word, locale) === undefined ? [] : [i])); // prettier-ignore
  // "Movimiento Liberal Lindano": among words of another language it is one of that.
  const isForeign = packOf(locale)?.institutions?.dictionary === 'wordnet' && isOfOtherWords(words.filter((_, i) => !places.includes(i)), locale); // prettier-ignore
  if (places.length === 0 || isForeign) return () => undefined;
  // "Texas Republicans" beside the "1968 Republican Party presidential primaries"
  const told = isOfStanceAlone(own.text, locale) ? beside?.stances() : undefined;
  if (places.some((at) => told?.has(stanceKey(words[at] as string)) === true)) return () => undefined;
  return (rng) => {
    const at = rng.pick(places);
    const others = otherStances(words[at] as string, locale)?.filter((word) => !words.includes(word)) ?? [];
    if (others.length === 0) return undefined;
    const other = rng.pick(others);
    const varied = words.with(at, /^\p{Ll}/u.test(words[at] as string) ? other.toLowerCase() : other).join('');
    return nearCopy(own.lower, varied.toLowerCase(), tells) === undefined ? varied : undefined;
  };
}

/** Whether several words beside others are none of the language. */
function isOfOtherWords(words: readonly string[], locale: string): boolean {
  const others = words.filter((word) => /\p{L}/u.test(word));
  return others.length > 1 && !others.some((word) => isListedWord(word, locale) || otherClassWords(word, locale) !== undefined); // prettier-ignore
}

/** "Leipziger", of Leipzig, and "Karlsruher" of Karlsruhe. */
const isOfListedTown = (word: string, locale: string): boolean =>
  [-2, -1].some((end) => loadGazetteers().list(locale, 'cities')?.find(word.slice(0, end)) !== undefined);

const tells = (word: string): boolean => !FUNCTION_WORDS.has(word);

/** How much others have in common with a mention. */
function inCommonWith(own: Traits, rarity: Rarities): (other: Traits) => number {
  const [before, after] = [raritiesIn(own.before, rarity.before), raritiesIn(own.after, rarity.after)];
  return (other) => {
    let score = 0;
    const shared = rarestIn(before, other.before);
    // An article or preposition decides number, gender and case.
    if (shared > 0) score += 2 + shared;
    score += rarestIn(after, other.after);
    if (own.head === other.head) score += 4;
    else if (own.tail === other.tail) score += 2;
    else if (own.form === 'lower' && own.size === 1)
      score -= 3; // adjectives
    else if (own.tail.endsWith('s') === other.tail.endsWith('s')) score += 0.5;

    if (own.first === other.first) score += 1.5;
    if (own.topic !== undefined && other.topic !== undefined)
      score += own.topic !== other.topic ? -1.5 : own.form === 'lower' ? 5 : 2.5; // a common noun's is sure
    return score + (own.size === other.size ? 0.5 : -0.5);
  };
}

const raritiesIn = (words: readonly string[], rarity: (word: string) => number): ReadonlyMap<string, number> =>
  new Map(words.map((word) => [word, Math.max(rarity(word), 0.01)]));

/** The rarity of the rarest word of a list that is among others; 0 for none. */
function rarestIn(rarities: ReadonlyMap<string, number>, words: readonly string[]): number {
  let rarest = 0;
  for (const word of words) rarest = Math.max(rarest, rarities.get(word) ?? 0);
  return rarest;
}

function choiceOf(counted: readonly (readonly [text: string, count: number])[]): Choice {
  let sum = 0;
  return { texts: counted.map(([text]) => text), limits: counted.map(([, count]) => (sum += count)) };
}

/** For a section of a law: another paragraph of it, else one of the sections beside it, since the text around it tells what it is about. */
function sameLaw({ text }: Traits): Choice | undefined {
  const found = (PARAGRAPH.exec(text) ?? SECTION.exec(text))?.groups;
  if (found === undefined) return undefined;
  const { before = '', paragraph, section, letter } = found;
  const rest = text.slice(before.length + (paragraph ?? `${section}${letter}`).length);
  const own = Number(paragraph ?? section);
  const beside = [1, 2, 3, 4].flatMap((step) => [own - step, own + step]).filter((one) => one > 0);
  const lettered = [...LETTERED].filter((other) => other !== letter).map((other) => `${section}${other}`);
  const others = paragraph !== undefined ? paragraphsBut(own) : letter === '' ? beside : lettered;
  return choiceOf(others.map((other) => [`${before}${other}${rest}`, 1]));
}

/** Where there is a fourth there are three before it. */
const paragraphsBut = (own: number): readonly number[] =>
  Array.from({ length: Math.max(own - 1, 3) }, (_, i) => i + 1).filter((other) => other !== own);

const LETTERED = 'abc';

/** "§ 7 Abs. 2 BGB", "Art. 3 Satz 1 GG" */
const PARAGRAPH =
  /^(?<before>(?:§{1,2}|Art\.) ?\p{Nd}+[^,]*? (?:Abs\.?|Absatz|Satz|S\.?|Nr\.?) ?)(?<paragraph>\p{Nd}+)/u;
/** "Art. 3 GG", "§ 44a SGB 5", "§ 4 der Abgabenordnung" */
const SECTION =
  /^(?<before>(?:§{1,2}|Art\.) ?)(?<section>\p{Nd}+)(?<letter>\p{Ll}?)(?=(?: [^,]*?)? (?:de[rs] \p{Lu}|\p{Lu}[\p{L}-]*\p{Lu}))/u;

/** For a word that says of which sex somebody is: the others that say the same, since the text around it does. */
function sameSex(own: Traits, alike: readonly Traits[], locale: string): Choice | undefined {
  const words = sexWords(locale).get(fold(own.text));
  if (words === undefined) return undefined;
  const others = alike.filter(
    ({ text }) => text !== own.text && words.includes(fold(text)) && fold(text) !== fold(own.text),
  );
  return choiceOf(others.map(({ text, count }) => [text, count]));
}

const sexes = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Words for the sex of a person, folded, with those that stand for each. */
function sexWords(locale: string): ReadonlyMap<string, readonly string[]> {
  const pack = packOf(locale);
  let words = sexes.get(pack?.code ?? '');
  if (words === undefined) {
    const { f = '', m = '' } = pack?.names?.sexes ?? {};
    const groups = [...f.split('|'), ...m.split('|')].map((group) => group.split(' ').filter(Boolean).map(fold));
    words = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));
    sexes.set(pack?.code ?? '', words);
  }
  return words;
}

/** "MDAX", "CeBIT": for what the language's pack has in a class, others of that, whatever the corpus has, where it tells compounds of such. */
function bodiesFor({ text }: Traits, locale: string): Choice | undefined {
  if (packOf(locale)?.institutions?.keptModifiers === undefined || /^\p{Ll}/u.test(text)) return undefined;
  const others = otherBodies(text, locale);
  return others === undefined ? undefined : choiceOf(others.map((name) => [name, 1]));
}

/** "lind.example", "lind@mail.example": another name, where all else stays. */
function addressesFor({ form, text }: Traits, locale: string): Choice | undefined {
  if (form !== 'mail' && form !== 'address') return undefined;
  const [, before = '', name = '', after = ''] = /^(www\.)?(.+?)(@.*|\.\p{Ll}+)$/u.exec(text) ?? [];
  const rng = createRng(0).fork('address', text);
  const names = Array.from({ length: INVENTED }, (_, i) => loadGazetteers().render(locale, 'coined-word', rng.fork('name', i), { partition: 'all' })); // prettier-ignore
  const others = names.flatMap((other) =>
    other === undefined || fold(other) === name ? [] : [before + fold(other) + after],
  );
  return others.length === 0 ? undefined : choiceOf(others.map((other) => [other, 1]));
}

const COMPOUND = /^(?<modifier>[\p{L}\p{M}][^\s]*?)-(?<head>[\p{L}\p{M}]{3,})$/u;

/** What stands before the last hyphen of one-word mentions, by what kind of thing it is, with how often. */
type Modifiers = ReadonlyMap<string, ReadonlyMap<string, number>>;

function modifiersOf(all: readonly Traits[], locale: string): Modifiers {
  const kinds = new Map<string, Map<string, number>>();
  for (const { text, count } of all) {
    const modifier = COMPOUND.exec(text)?.groups?.['modifier'];
    if (modifier === undefined) continue;
    addCount(
      obtain(kinds, kindOfModifier(modifier, locale), () => new Map()),
      modifier,
      count,
    );
  }
  return kinds;
}

/** A people, a country or region, capitals ("US"), or any other name. */
function kindOfModifier(modifier: string, locale: string): string {
  const lower = modifier.toLowerCase();
  if (otherClassWords(lower, locale) !== undefined) return 'people';
  if (namesOfPlaces(languageOf(locale)).has(fold(modifier))) return 'country';
  if (packOf(locale)?.institutions?.titleCase !== true) {
    const lists = loadGazetteers();
    if (lists.list(locale, 'cities')?.find(modifier) !== undefined) return 'town';
    if (lists.list(locale, 'family-names')?.find(modifier) !== undefined) return 'family';
    if (isFullName(modifier, locale)) return 'family';
    if (lists.list(locale, 'world-cities')?.find(modifier) !== undefined) return 'town abroad';
  }
  return casingOf(modifier) === 'upper' ? 'capitals' : 'name';
}

/** "Karl-Lind" of "Karl-Lind-Haus" */
function isFullName(modifier: string, locale: string): boolean {
  const [given = '', family = '', ...more] = modifier.split('-');
  const lists = loadGazetteers();
  return more.length === 0 && family !== '' && lists.list(locale, 'given-names')?.find(given) !== undefined && lists.list(locale, 'family-names')?.find(family) !== undefined; // prettier-ignore
}

/** The head of a compound fits its place, and what it is a compound with is another of its kind: "US-Hersteller", "EU-Hersteller". */
function compoundsFor(
  { text }: Traits,
  modifiers: Modifiers,
  invented: (modifier: string) => readonly string[] | undefined,
  locale: string,
): Choice | undefined {
  const groups = COMPOUND.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const own = groups['modifier'] ?? '';
  const stances = otherStances(own, locale);
  if (stances !== undefined) return choiceOf(stances.map((word) => [`${word}-${groups['head']}`, 1]));
  if (packOf(locale)?.institutions?.unlike?.test(own)) return choiceOf([]);
  // "Uefa-Cup" is one name, and no cup of the FIFA.
  const whole = otherBodies(text.replaceAll('-', ' '), locale);
  if (whole !== undefined && text.includes('-')) return choiceOf(whole.map((name) => [name.replaceAll(' ', '-'), 1]));
  const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word);
  const { keptModifiers, titleCase } = packOf(locale)?.institutions ?? {};
  // "Moby-Dick" is one title, and nobody is "role-Russian".
  if (titleCase === true && /^\p{Lu}/u.test(groups['head'] ?? '') && kindOfModifier(own, locale) === 'name') return isSmall(own) ? choiceOf([]) : undefined; // prettier-ignore
  const known = isSmall(own) ? undefined : otherBodies(own.replaceAll('-', ' '), locale);
  if (known !== undefined) return choiceOf(known.map((name) => [`${name.replaceAll(' ', '-')}-${groups['head']}`, 1]));
  if (keptModifiers?.test(own)) return choiceOf([]);
  const placesLike = otherPlaces(own, locale);
  if (placesLike !== undefined) return choiceOf(placesLike.map((name) => [`${name}-${groups['head']}`, 1]));
  const strange = invented(own);
  if (strange !== undefined) return choiceOf(strange.map((name) => [`${name}-${groups['head']}`, 1]));
  // "Niger-Kongo-Sprachen": of two names no other fits.
  if (own.includes('-') && keptModifiers !== undefined) return choiceOf([]);
  const alike = [...(modifiers.get(kindOfModifier(own, locale)) ?? [])];
  const others = alike.filter(([modifier]) => isSmall(modifier) === isSmall(own) && nearCopy(own.toLowerCase(), modifier) === undefined); // prettier-ignore
  return others.length < 2 ? undefined : choiceOf(others.map(([modifier, count]) => [`${modifier}-${groups['head']}`, count])); // prettier-ignore
}

/** Others of the kind of a mountain, river or region of the language's pack, or of a region at home or town abroad: "Alpen-Etappe", "Lyon-Etappe". */
function otherPlaces(name: string, locale: string): readonly string[] | undefined {
  const { keptModifiers } = packOf(locale)?.institutions ?? {};
  if (keptModifiers === undefined) return undefined;
  const group = indexOf(packOf(locale)?.places?.articled ?? []).get(name)?.names;
  const others = (group ?? []).filter((other) => other !== name && !other.includes(' '));
  if (group !== undefined) return others;
  const lists = loadGazetteers();
  for (const list of [lists.list(locale, 'regions'), lists.list(locale, 'world-cities')]) {
    const own = list?.find(name);
    if (list === undefined || own?.region === undefined) continue;
    const alike = list.values.filter((other) => other !== name && /^\p{Lu}\p{Ll}+$/u.test(other) && list.find(other)?.region === own.region && list.find(other)?.band === own.band); // prettier-ignore
    if (alike.length > 1) return alike;
  }
  return undefined;
}

/** The least share of known organisations by which the compounds of a label are told to be made of organisations. */
const OF_BODIES = 0.2;
const INVENTED = 12;

/**
 * Names that no thing of the world has, for what compounds of organisations or persons are made of: a league in place of an airline would be of another
 * kind, a name that nobody knows is of any. Only where the lists of a language tell surnames.
 */
function inventedOf(modifiers: Modifiers, locale: string): (modifier: string) => readonly string[] | undefined {
  const sum = (kind: string) => [...(modifiers.get(kind)?.values() ?? [])].reduce((total, count) => total + count, 0);
  const all = [...modifiers.keys()].reduce((total, kind) => total + sum(kind), 0);
  const known = [...modifiers.values()].flatMap((own) => [...own]).reduce((total, [name, count]) => total + (otherBodies(name, locale) ?? otherStances(name, locale) ? count : 0), 0); // prettier-ignore
  const ofOthers = ['capitals', 'town', 'town abroad', 'country', 'people'].reduce(
    (total, kind) => total + sum(kind),
    0,
  );
  // Of whatever else there would be, some would be known.
  const isOfPersons = known === 0 && sum('family') >= ofOthers;
  if (packOf(locale)?.institutions?.keptModifiers === undefined || (!isOfPersons && known < OF_BODIES * all)) return () => undefined; // prettier-ignore
  const draw = (list: string, rng: Rng) => loadGazetteers().render(locale, list, rng, { partition: 'all' });
  const nameFor = (modifier: string, rng: Rng) => {
    const name = draw(isOfPersons ? 'family-names' : 'coined-word', rng);
    return isOfPersons && isFullName(modifier, locale) ? `${draw('given-names', rng.fork('given'))}-${name}` : name;
  };
  return (modifier) => {
    const kind = kindOfModifier(modifier, locale);
    if (kind === 'people' || kind === 'country' || codeGroup(modifier, true) !== undefined) return undefined; // prettier-ignore
    const rng = createRng(0).fork('invented', modifier);
    return Array.from(
      { length: INVENTED },
      (_, i) =>
      casingOf(modifier) === 'upper' ? coinAcronym(modifier.replaceAll(/[^\p{L}]/gu, '').slice(0, LONGEST_CODE), rng.fork('code', i), locale) : nameFor(modifier, rng.fork('name', i)), // prettier-ignore
    ).filter((name) => name !== undefined);
  };
}

const LONGEST_CODE = 4;

function drawFrom({ texts, limits }: Choice, rng: Rng): string | undefined {
  if (texts.length === 0) return undefined;
  const drawn = rng.int(limits.at(-1) as number);
  return texts[lowerBound(limits, (limit) => limit <= drawn)];
}
