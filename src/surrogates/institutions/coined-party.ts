import { memoise } from '../../core/caches.ts';
import type { Rng } from '../../core/rng.ts';
import { packOf } from '../../languages/index.ts';
import { fold } from '../case.ts';
import { otherClassWords, otherStances, stanceKey } from './class-words.ts';
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
 * @returns for a name and whether an article stands before it: draws another, `undefined` where nothing could be coined for it; by the keys of stances that
 *   stand around it.
 */
export function createPartyCoiner(locale: string, isPlace: (folded: string) => boolean) {
  const { party, partyKinds = '', partyNames = '' } = packOf(locale)?.institutions ?? {};
  const kinds = new Set(partyKinds.split(' '));
  const names = partyNames.split(' ').map((name) => name.replaceAll('_', ' '));
  const namesFor = memoise((own) => names.filter((name) => fold(name).split(' ').every((word) => !own.includes(word.slice(0, SHORTEST_SHARED))))); // prettier-ignore
  const coin = (text: string, hasArticle: boolean): ((rng: Rng, told?: ReadonlySet<string>) => string) | undefined => {
    if (party === undefined || names.length === 0 || !/^\p{Lu}/u.test(text)) return undefined;
    if (/^\p{Lu}[\p{Lu}-]+$/u.test(text)) return (rng) => abbreviation(text, names, party, rng);
    if (otherStances(text, locale) !== undefined || /[,/():"“”\p{N}]| - /u.test(text)) return undefined;
    const own = shellOf(text, kinds, isPlace, locale);
    const isOfStance = /^\S+ .*[^s]$/u.test(text) && own?.head === text.split(' ').at(-1); // "Progressive Conservative"
    const varied = own !== undefined && (own.isAll || isOfStance) ? variedStances(text, own.head, locale) : [];
    const shell = own ?? { before: [], head: hasArticle ? party : '', after: [] };
    const fitting = namesFor(fold(text));
    return (rng, told) => {
      const untold = varied.filter(
        (words) => told === undefined || !words.told.some((word) => told.has(stanceKey(word))),
      );
      if (untold.length > 0) return rng.pick(untold).name;
      return [...shell.before, rng.pick(fitting), shell.head, ...shell.after].filter(Boolean).join(' ');
    };
  };
  const [bare, articled] = [memoise((text) => coin(text, false)), memoise((text) => coin(text, true))];
  return (text: string, hasArticle: boolean) => (hasArticle ? articled : bare)(text);
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
  const ground = words.slice(0, headAt).filter((word) => partyGround.split(' ').includes(word) && !before.includes(word)).length; // prettier-ignore
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
