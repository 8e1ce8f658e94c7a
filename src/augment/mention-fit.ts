import { addCount, obtain } from '../core/collections.ts';
import { fold } from '../surrogates/case.ts';
import { FUNCTION_WORDS } from '../surrogates/kind-words.ts';
import { type CopyText, nearCopyOf, readCopy } from '../text/near-copy.ts';
import { namesIn, NO_NAMES, wordsOfWorlds } from './mention-learner.ts';
import type { Group, Told, Traits } from './mention-traits.ts';

/** Mentions to draw from, by how often the corpus has each. */
export interface Choice {
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
/** Of so few common nouns the corpus shows too little of where they stand. */
const FEW = 12;

/** How much it tells that two mentions share a word beside them, by how many have it. */
interface Rarities {
  readonly before: (word: string) => number;
  readonly after: (word: string) => number;
  /** Of a name that so many have around them. */
  readonly around: (count: number) => number;
}

export function raritiesOf(all: readonly Traits[]): Rarities {
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

export interface Ranked extends Fit {
  /** The best first. */
  readonly best: readonly Scored[];
}

/** Of so many the best are told apart by their line. */
export const MOST_RANKED = 24;

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
export function headsOf(all: readonly Traits[], hasTopics: boolean): Omit<Heads, 'comeFirst'> {
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

export function fitOf(
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
export function scoresOf({ own, wantsAkin, scoreOf }: Fit, { compared, byTail, byTopic }: Group): Scored[] {
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
export function bestOf(sorted: readonly Scored[], isNear: Fit['isNear']): Choice {
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
export function fitting(
  ranked: Ranked,
  line: readonly string[],
  names: NameIndex,
  rarity: Rarities,
  locale: string,
): Choice {
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

export function indexNames(all: readonly Traits[], locale: string): NameIndex {
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

export const NOTHING: ReadonlySet<string> = new Set();

export const tells = (word: string): boolean => !FUNCTION_WORDS.has(word);

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

export function choiceOf(counted: readonly (readonly [text: string, count: number])[]): Choice {
  let sum = 0;
  return { texts: counted.map(([text]) => text), limits: counted.map(([, count]) => (sum += count)) };
}
