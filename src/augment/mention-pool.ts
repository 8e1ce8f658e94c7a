import type { Learner } from '../core/augmenter.ts';
import { ownString } from '../core/caches.ts';
import { type Rng, createRng } from '../core/rng.ts';
import type { Document } from '../core/types.ts';
import { packOf } from '../languages/index.ts';
import { languageOf } from '../languages/locale.ts';
import { loadGazetteers } from '../resources/gazetteers.ts';
import { wordNet } from '../resources/wordnet.ts';
import { casingOf, fold } from '../surrogates/case.ts';
import { otherClassWords } from '../surrogates/institutions/class-words.ts';
import { FUNCTION_WORDS } from '../surrogates/kind-words.ts';
import { nearCopy } from '../text/near-copy.ts';
import type { LabelPlans } from './label-plan.ts';

/** A mention that the corpus has: its text, how often it was seen, and words that stood before and after it, in lower case. */
export type PooledMention = readonly [text: string, count: number, before: readonly string[], after: readonly string[]];

/** The mentions of each label that the corpus offers for the policy `from-corpus`. */
export type MentionPools = Readonly<Record<string, readonly PooledMention[]>>;

const POOL_SIZE = 20_000;
/** Neighbours remembered of a mention on either side: more make common mentions look alike. */
const MOST_NEIGHBOURS = 12;

interface Seen {
  readonly draw: number;
  count: number;
  readonly before: Map<string, number>;
  readonly after: Map<string, number>;
}

/**
 * Collects the distinct mentions of the labels whose policy is `from-corpus`, with what stands beside them. Of a label with more than
 * 20,000 of them, and of a mention with more than 12 neighbours on a side, a sample is kept: those with the smallest keyed draw, so that
 * neither order nor repetition matters and memory is bounded.
 */
export function createMentionLearner(plans: LabelPlans): Learner {
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
  const note = (known: Map<string, number>, word: string): void => {
    if (known.has(word)) return;
    known.set(ownString(word), drawOf(word));
    if (known.size <= MOST_NEIGHBOURS) return;
    let last = word;
    for (const [each, draw] of known) {
      const most = known.get(last) as number;
      if (draw > most || (draw === most && each > last)) last = each;
    }
    known.delete(last);
  };
  const add = (label: string, [text, count, before, after]: PooledMention): void => {
    let pool = pools.get(label);
    if (pool === undefined) pools.set(label, (pool = new Map()));
    let seen = pool.get(text);
    if (seen === undefined) {
      seen = { draw: order.fork(text).int(2 ** 32), count: 0, before: new Map(), after: new Map() };
      pool.set(ownString(text), seen);
    }
    seen.count += count;
    for (const word of before) note(seen.before, word);
    for (const word of after) note(seen.after, word);
    if (pool.size >= 2 * POOL_SIZE) pools.set(label, new Map(smallest(pool)));
  };
  const pooled = ([text, { count, before, after }]: readonly [string, Seen]): PooledMention => [
    text,
    count,
    [...before.keys()].toSorted(),
    [...after.keys()].toSorted(),
  ];
  return {
    observe({ text: all, entities }: Document): void {
      for (const { start, end, label, fragments } of entities) {
        if (plans[label]?.policy !== 'from-corpus') continue;
        const text = all.slice(start, end);
        if (fragments !== undefined || /[\n\r]/.test(text)) continue; // has no form that fits elsewhere
        add(label, [text, 1, [wordBefore(all, start)], [wordAfter(all, end)]]);
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

function wordBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - WINDOW), at);
  return neighbour(LAST_WORD.exec(before.slice(before.lastIndexOf('\n') + 1)));
}

function wordAfter(text: string, at: number): string {
  const after = text.slice(at, at + WINDOW);
  const border = after.indexOf('\n');
  return neighbour(FIRST_WORD.exec(border < 0 ? after : after.slice(0, border)));
}

/** Draws another mention of a label than the one at hand; `undefined` where there is none that fits its place. */
export type MentionDraw = (mention: string, rng: Rng) => string | undefined;

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
  readonly size: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The countries, regions and peoples that it names in passing: what names another ("1986 Danish general election") is of another world. */
  readonly places: string;
  /** The rough topic of the head word or the whole, of a language with such a dictionary. */
  readonly topic: number | undefined;
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
const MOST_COMPARED = 4000;
/** Of so few common nouns the corpus shows too little of where they stand. */
const FEW = 12;

/**
 * Prepares to draw from a pool. A mention is replaced by one of the same form (a single character, a word for a people, capitals, small
 * letters, with digits), of the same country where it names one, that stands where it stands: the same word before and after it somewhere in the corpus, above all an article or
 * preposition, the same first word or head, a head with the same ending or topic, one of which names must share: next to an article stand a cup and a battle alike. Of those that fit best each is drawn as often as the
 * corpus has it, so that "M" becomes "F" and not the one "femail" that somebody mistyped. A compound with a hyphen keeps its head.
 * Case is ignored when telling mentions apart.
 */
export function createMentionDraw(pool: MentionPools[string], locale: string): MentionDraw {
  const all = pool.map((mention) => traitsOf(mention, locale));
  const known = new Map(all.map((traits) => [traits.text, traits]));
  const byForm = new Map<string, Traits[]>();
  for (const traits of all) {
    const key = keyOf(traits);
    const alike = byForm.get(key);
    if (alike) alike.push(traits);
    else byForm.set(key, [traits]);
  }
  const rarity = raritiesOf(all);
  const choices = new Map<string, Choice>();
  const modifiers = modifiersOf(all);
  const choiceFor = (mention: string): Choice => {
    let choice = choices.get(mention);
    if (choice === undefined) {
      const own = known.get(mention) ?? traitsOf([mention, 0, [], []], locale);
      const alike = byForm.get(keyOf(own)) ?? [];
      choice = sameSex(own, alike, locale) ?? compoundsFor(own, modifiers, locale) ?? fitting(own, alike, rarity);
      choices.set(mention, choice);
    }
    return choice;
  };
  return (mention, rng) => drawFrom(choiceFor(mention), rng);
}

const keyOf = ({ form, places }: Traits): string => `${form} ${places}`;

function traitsOf([text, count, before, after]: PooledMention, locale: string): Traits {
  const lower = text.toLowerCase();
  const words = lower.match(/§+|[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]+)*\.?|\p{N}+/gu) ?? [lower];
  const inner = words.findIndex((word, i) => i > 0 && FUNCTION_WORDS.has(fold(word)));
  const head = (inner > 0 ? words[inner - 1] : words.findLast((word) => /^\p{L}/u.test(word))) ?? '';
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
    size: words.length,
    before,
    after,
    topic,
  };
}

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
function namesOfPlaces(language: string): ReadonlySet<string> {
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
  if (/\d/.test(text)) return 'digits';
  const casing = casingOf(text);
  if (casing === 'none' || (casing === 'upper' && !/\s/.test(text))) return 'upper';
  return text.charAt(0) === lowerFirst(text) ? 'lower' : 'title';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase();
}

/** How much it tells that two mentions share a word beside them, by how many have it. */
interface Rarities {
  readonly before: (word: string) => number;
  readonly after: (word: string) => number;
}

function raritiesOf(all: readonly Traits[]): Rarities {
  const of = (side: 'before' | 'after') => {
    const counts = new Map<string, number>();
    for (const traits of all) for (const word of traits[side]) counts.set(word, (counts.get(word) ?? 0) + 1);
    const rarities = new Map(
      [...counts].map(([word, count]) => [word, Math.min(3, Math.log10(all.length / count) * 1.5)]),
    );
    return (word: string) => rarities.get(word) ?? 3;
  };
  return { before: of('before'), after: of('after') };
}

function fitting(own: Traits, candidates: readonly Traits[], rarity: Rarities): Choice {
  const step = Math.ceil(candidates.length / MOST_COMPARED);
  const isRare = own.form === 'lower' && candidates.length < FEW;
  const isLoose = isRare || own.form === 'single' || own.form === 'class' || own.count === 0;
  const scored: { readonly traits: Traits; readonly score: number }[] = [];
  for (let i = 0; i < candidates.length; i += step) {
    const traits = candidates[i] as Traits;
    const score = fitOf(own, traits, rarity);
    const isAkin = own.tail === traits.tail || (own.topic !== undefined && own.topic === traits.topic);
    if (isLoose || (score >= LEAST_FIT && (isAkin || own.form !== 'title'))) scored.push({ traits, score });
  }
  scored.sort(
    (a, b) => b.score - a.score || b.traits.count - a.traits.count || (a.traits.text < b.traits.text ? -1 : 1),
  );
  const best: typeof scored = [];
  const least = () => Math.max((best[ENOUGH - 1] ?? best.at(-1))?.score ?? 0, (best[0]?.score ?? 0) * NEARLY_BEST);
  for (const one of scored) {
    if (best.length >= ENOUGH && one.score < least()) break;
    if (nearCopy(own.lower, one.traits.lower, tells) === undefined) best.push(one);
  }
  const limit = least();
  return choiceOf(best.filter(({ score }) => score >= limit).map(({ traits }) => [traits.text, traits.count]));
}

const tells = (word: string): boolean => !FUNCTION_WORDS.has(word);

/** How well one mention would stand where another stands. */
function fitOf(own: Traits, other: Traits, rarity: Rarities): number {
  let score = 0;
  const before = rarestShared(own.before, other.before, rarity.before);
  // An article or preposition decides number, gender and case.
  if (before > 0) score += 2 + before;
  score += rarestShared(own.after, other.after, rarity.after);
  if (own.head === other.head) score += 4;
  else if (own.tail === other.tail) score += 2;
  else if (own.form === 'lower' && own.size === 1)
    score -= 3; // adjectives
  else if (own.tail.endsWith('s') === other.tail.endsWith('s')) score += 0.5;
  if (own.first === other.first) score += 1.5;
  if (own.topic !== undefined && other.topic !== undefined)
    score += own.topic !== other.topic ? -1.5 : own.form === 'lower' ? 5 : 2.5; // a common noun's is sure
  return score + (own.size === other.size ? 0.5 : -0.5);
}

/** The rarity of the rarest word that two lists share; 0 for none. */
function rarestShared(words: readonly string[], others: readonly string[], rarity: (word: string) => number): number {
  let rarest = 0;
  for (const word of words) if (others.includes(word)) rarest = Math.max(rarest, rarity(word), 0.01);
  return rarest;
}

function choiceOf(counted: readonly (readonly [text: string, count: number])[]): Choice {
  let sum = 0;
  return { texts: counted.map(([text]) => text), limits: counted.map(([, count]) => (sum += count)) };
}

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

const COMPOUND = /^(?<modifier>[\p{L}\p{M}][^\s]*?)-(?<head>[\p{L}\p{M}]{3,})$/u;

/** What stands before the last hyphen of one-word mentions, with how often. */
function modifiersOf(all: readonly Traits[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { text, count } of all) {
    const modifier = COMPOUND.exec(text)?.groups?.['modifier'];
    if (modifier !== undefined) found.set(modifier, (found.get(modifier) ?? 0) + count);
  }
  return found;
}

/** The head of a compound fits its place, and what it is a compound with is another: "US-Hersteller", "Porsche-Hersteller". */
function compoundsFor({ text }: Traits, modifiers: ReadonlyMap<string, number>, locale: string): Choice | undefined {
  const groups = COMPOUND.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const own = (groups['modifier'] ?? '').toLowerCase();
  const isPeople = (word: string) => otherClassWords(word, locale) !== undefined;
  const others = [...modifiers].filter(
    ([modifier]) => isPeople(modifier) === isPeople(own) && nearCopy(own, modifier) === undefined,
  );
  return others.length < 2 ? undefined : choiceOf(others.map(([modifier, count]) => [`${modifier}-${groups['head']}`, count])); // prettier-ignore
}

function drawFrom({ texts, limits }: Choice, rng: Rng): string | undefined {
  return texts.length === 0 ? undefined : texts[firstAbove(limits, rng.int(limits.at(-1) as number))];
}

function firstAbove(limits: readonly number[], drawn: number): number {
  let low = 0;
  let high = limits.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((limits[middle] as number) > drawn) high = middle;
    else low = middle + 1;
  }
  return low;
}
