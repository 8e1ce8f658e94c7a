import { memoise, once } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import type { Rng } from '../../core/rng.ts';
import { fromPacks, packOf } from '../../languages/index.ts';
import { fold } from '../case.ts';
import { memoiseByLocale, otherClassWords, otherStances, stanceKey } from './class-words.ts';
import { FUNCTION_WORDS } from '../kind-words.ts';

/** Words of a name of a country or region. */
const LONGEST_PLACE = 3;
/** Of what a party stands for, its name says no more. */
const MOST_STANCES = 2;
const SHORTEST_SHARED = 4;

/** What is told of a party by a name that stays: the rest of the name is new. */
interface Shell {
  readonly before: readonly string[];
  readonly head: string;
  readonly after: readonly string[];
  /** Nothing else is in the name: no word of it tells which party of its kind it is. */
  readonly isAll: boolean;
}

/**
 * Prepares to coin names of parties: what tells of country, stance and kind stays, what tells which party it is becomes a word that fits any. A coined
 * party contradicts nothing that its text says of real ones. "Liberal Party of Canada" has no such word, and gets another stance, where the
 * text tells neither.
 *
 * @param isPlace whether folded words are a country, region or people.
 * @returns for a name and whether an article stands before it: draws another, by the keys of stances that stand around it; `undefined` where nothing could
 *   be coined for it, and from the draw where it tells a stance alone that others tell too: it stays.
 */
export function createPartyCoiner(locale: string, isPlace: (folded: string) => boolean) {
  const { party, partyKinds = '', partyNames = '', partyOffices, partySides = '' } = packOf(locale)?.institutions ?? {};
  const [kinds, sides] = [new Set(partyKinds.split(' ')), new Set(partySides.split(' '))];
  const names = partyNames.split(' ').map((name) => name.replaceAll('_', ' '));
  const namesFor = memoise((own) => names.filter((name) => fold(name).split(' ').every((word) => !own.includes(word.slice(0, SHORTEST_SHARED))))); // prettier-ignore
  const coin = (text: string, hasArticle: boolean): PartyDraw | undefined => {
    if (party === undefined || names.length === 0 || !/^\p{Lu}/u.test(text)) return undefined;
    const office = partyOffices?.exec(text)?.[0] ?? '';
    const ofOffice = office === '' ? undefined : coin(text.slice(0, -office.length), hasArticle);
    if (ofOffice !== undefined) return (rng, told) => ((name) => name && name + office)(ofOffice(rng, told)); // "Fine Gael TD"
    if (/^\p{Lu}[\p{Lu}-]+$/u.test(text)) return (rng) => abbreviation(text, names, party, rng);
    if (otherStances(text, locale) !== undefined || /[,/():"“”\p{N}]| - /u.test(text)) return undefined;
    // "Chilean Left"
    const [side = '', ...ofSide] = text.split(' ').toReversed();
    if (sides.has(side) && ofSide.every((word) => isPlace(fold(word)) || FUNCTION_WORDS.has(fold(word)) || word === 'The')) return () => undefined; // prettier-ignore
    const native = coinNative(text, isPlace);
    if (native !== undefined) return native;
    const own = shellOf(text, kinds, isPlace, locale);
    const isOfStance = /^\S+ .*[^s]$/u.test(text) && own?.head === text.split(' ').at(-1); // "Progressive Conservative"
    const varied = own !== undefined && (own.isAll || isOfStance) ? variedStances(text, own.head, locale) : [];
    // "Texas Republicans", "Ohio state Liberal", "Republican Party"
    const isOfPlaces = text.split(' ').slice(0, isRivalled(text, locale) ? -2 : -1).every((word) => isPlace(fold(word)) || /^\p{Ll}/u.test(word)); // prettier-ignore
    const isSure = own !== undefined && varied.length > 0 && isOfPlaces && (otherStances(own.head, locale) !== undefined || isRivalled(text, locale)); // prettier-ignore
    const shell = own ?? { before: [], head: hasArticle ? party : '', after: [] };
    const fitting = namesFor(fold(text));
    return (rng, told) => {
      const untold = varied.filter(
        (words) => told === undefined || !words.told.some((word) => told.has(stanceKey(word))),
      );
      if (untold.length > 0) return rng.pick(untold).name;
      if (isSure) return undefined;
      return [...shell.before, rng.pick(fitting), shell.head, ...shell.after].filter(Boolean).join(' ');
    };
  };
  const [bare, articled] = [memoise((text) => coin(text, false)), memoise((text) => coin(text, true))];
  return (text: string, hasArticle: boolean) => (hasArticle ? articled : bare)(text);
}

/** Draws the name of another party, by the keys of stances that stand around it. */
export type PartyDraw = (rng: Rng, told?: ReadonlySet<string>) => string | undefined;

/** "Partido Obrero de Fiji": in its language, the country with it. */
function coinNative(text: string, isPlace: (folded: string) => boolean): PartyDraw | undefined {
  const form = nativeForms().find(([pattern]) => pattern.test(text));
  if (form === undefined) return undefined;
  const [pattern, all] = form;
  const { tail = '', place = '' } = OF_PLACE.exec(text)?.groups ?? {};
  const names = all.split(' ').filter((name) => !text.includes(name));
  return (rng) => (pattern.exec(text)?.[0] ?? '') + rng.pick(names) + (isPlace(fold(place)) ? tail : '');
}

/** Whether a name is of a party in its own language. */
export const isNativeParty = (text: string): boolean => nativeForms().some(([pattern]) => pattern.test(text));

const nativeForms = once((): Forms => fromPacks(({ institutions }) => institutions?.parties).flat());
type Forms = readonly (readonly [head: RegExp, names: string])[];

const OF_PLACE = /(?<tail> \p{Ll}{2,3} (?<place>\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)*))$/u;

/** What tells one coined party from another: the word of its name that all its forms have. "Unity" of "Civic Unity Party" and "Socialist Unity Party". */
export const coinedNameIn = memoiseByLocale((name, locale): string | undefined => {
  const names = lastWords(packOf(locale)?.institutions?.partyNames ?? '');
  return name.split(' ').find((word) => names.has(word));
});

const lastWords = memoise((names): ReadonlySet<string> => new Set(names.split(' ').map((name) => name.split('_').at(-1) ?? ''))); // prettier-ignore

/** Whether a name is of a party that stands against one other: "Democratic Party". */
export function isRivalled(mention: string, locale: string): boolean {
  const { partisans = [], party } = packOf(locale)?.institutions ?? {};
  const [stance = '', last] = mention.split(' ').slice(-2);
  return last === party && partisans.some(([stems]) => stems.split(' ').some((word) => stanceKey(word) === stanceKey(stance))); // prettier-ignore
}

/** "Progressive Conservative Party": the word next to the head tells the stance, but for "Democratic", which the one before it tells. */
function variedStances(
  text: string,
  head: string,
  locale: string,
): { readonly name: string; readonly told: readonly string[] }[] {
  const ground = (packOf(locale)?.institutions?.partyGround ?? '').split(' ');
  const words = text.split(' ');
  const to = words.indexOf(head);
  const isGround = (at: number) => ground.includes(words[at] ?? '') && otherStances(words[at + 1] ?? '', locale) !== undefined; // prettier-ignore
  for (let at = to; at >= 0; at--) {
    const word = words[at] as string;
    const ofStance = isGround(at - 1) ? [] : (otherStances(word, locale, at < to ? ' party' : undefined) ?? []);
    const fitting = (isGround(at) ? ground : ofStance).filter((other) => /^\p{Lu}/u.test(other) && !words.includes(other)); // prettier-ignore
    if (fitting.length > 0)
      return fitting.map((other) => ({ name: words.with(at, other).join(' '), told: [word, other] }));
  }
  return [];
}

/** Keys of the stances that a text tells. */
export const stancesIn = (text: string, locale: string): ReadonlySet<string> =>
  new Set((text.match(/\p{L}{4,}/gu) ?? []).filter((word) => otherStances(word, locale) !== undefined).map(stanceKey));

/** Of "UUP" and the like, as many letters: those of a coined name. */
function abbreviation(text: string, names: readonly string[], party: string, rng: Rng): string {
  const letters = Array.from({ length: 4 }, () => rng.pick(names).charAt(0)).join('');
  const last = text.endsWith(party.charAt(0)) ? party.charAt(0) : '';
  return letters.slice(0, Math.max(2, Math.min(4, text.length)) - last.length) + last;
}

/** `undefined` for a name that does not say that it is one of a party. */
function shellOf(
  text: string,
  kinds: ReadonlySet<string>,
  isPlace: (folded: string) => boolean,
  locale: string,
): Shell | undefined {
  const { partyGround = '' } = packOf(locale)?.institutions ?? {};
  const words = text.split(' ');
  const at = words.findIndex((word, i) => kinds.has(word) && (i === words.length - 1 || isFunctionWord(words[i + 1])));
  const last = words.length - 1;
  const isGroup = at < 0 && last > 0 && otherStances(words[last] as string, locale) !== undefined;
  if (at < 0 && !isGroup) return undefined;
  const headAt = isGroup ? last : at;
  const places = placesAt(words, isPlace);
  let stances = 0;
  const before = words.slice(0, headAt).filter((word, i) => {
    if (places.has(i) || (i === 0 && isFunctionWord(word))) return true;
    const isStance = otherClassWords(word, locale) !== undefined || otherStances(word, locale) !== undefined;
    return isStance && !isGroup && ++stances <= MOST_STANCES;
  });
  const after = words.slice(headAt + 1);
  const tellsPlace = after.every((word, i) => isFunctionWord(word) || places.has(headAt + 1 + i));
  const ground = words.slice(0, headAt).filter((word) => hasWord(partyGround, word) && !before.includes(word)).length; // prettier-ignore
  const isAll =
    before.length + ground === headAt && (stances > 0 || ground === 0 || isGroup) && tellsPlace && words.length > 1;
  return { before, head: words[headAt] as string, after: tellsPlace ? after : [], isAll };
}

const isFunctionWord = (word = ''): boolean => FUNCTION_WORDS.has(fold(word));

/** Which words are, or are part of, the name of a place or people. */
function placesAt(words: readonly string[], isPlace: (folded: string) => boolean): ReadonlySet<number> {
  const found = new Set<number>();
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PLACE); to++)
      if (isPlace(fold(words.slice(from, to).join(' ')))) for (let i = from; i < to; i++) found.add(i);
  return found;
}
