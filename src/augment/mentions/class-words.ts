import { fold } from '../../surrogates/case.ts';
import { otherClassWords, otherLanguages } from '../../surrogates/institutions/class-words.ts';
import { packOf } from '../../languages/index.ts';
import { FUNCTION_WORDS } from '../../surrogates/kind-words.ts';
import { sharedLexicon } from '../../surrogates/lexicon.ts';
import type { Setting } from '../../surrogates/types.ts';
import type { Segment } from '../segments.ts';

/** "Englisch" beside "Englischunterricht": nouns that begin with a word hold it, in a language that joins its nouns. */
export function isInCompound(all: string, word: string, { locale }: Setting): boolean {
  if (packOf(locale)?.institutions?.heads === undefined || !/^\p{Lu}\p{Ll}{4,}$/u.test(word)) return false;
  return [...all.matchAll(LONG_WORD)].some(([other]) => other.startsWith(word) && other.length > word.length + LONGEST_ENDING); // prettier-ignore
}

const LONG_WORD = /(?<!\p{L})\p{Lu}\p{Ll}{8,}/gu;

const LONGEST_ENDING = 3;

/** Whether a word for a people stands for one who is of it, or for all: "a German, aged 40", "the French refused". */
export function standsAlone(all: string, { start, end }: Segment, { locale }: Setting): 'one' | 'all' | undefined {
  const { alone } = packOf(locale)?.places ?? {};
  const before = all.slice(Math.max(0, start - LONGEST_NOUN), start);
  const stands = alone?.one.test(before) === true ? 'one' : alone?.all.test(before) === true ? 'all' : undefined;
  const next = /^[ -](\p{N}*\p{L}+)/u.exec(all.slice(end, end + LONGEST_NOUN))?.[1];
  const isAlone = next === undefined || (/^\p{Ll}/u.test(next) && (FUNCTION_WORDS.has(next) || alone?.after.test(next) === true)); // prettier-ignore
  return isAlone ? stands : undefined;
}

/** The other languages that may stand where a word for a people is one, "in English". */
export function otherLanguagesOf(
  all: string,
  { start, end }: Segment,
  { locale }: Setting,
): readonly string[] | undefined {
  const { languages } = packOf(locale)?.institutions ?? {};
  const others = languages === undefined ? undefined : otherLanguages(all.slice(start, end), locale);
  if (languages === undefined || others === undefined) return undefined;
  const after = all.slice(end, end + LONGEST_NOUN);
  const isAlone = languages.before.test(all.slice(Math.max(0, start - LONGEST_NOUN), start)) && languages.alone.test(after); // prettier-ignore
  return isAlone || languages.after.test(after) ? others : undefined;
}

/** The other words of the class of one; none for a noun that is declined otherwise than they are. */
export function othersOf(all: string, { start, end }: Segment, setting: Setting): readonly string[] | undefined {
  const { locale } = setting;
  const { counted, declinedNouns, only, ofLanguages, ofTowns } = packOf(locale)?.institutions ?? {};
  const text = all.slice(start, end);
  const after = all.slice(end, end + LONGEST_NOUN);
  if (counted?.test(all.slice(Math.max(0, start - LONGEST_NOUN), end + LONGEST_NOUN)) === true) return [];
  if (only?.test(text + after) || ofLanguages?.families?.test(after)) return [];
  if (ofLanguages?.after.test(after) && ofTowns?.pattern.test(text) !== true) {
    const other = ofLanguages.example + (packOf(locale)?.agreement?.inflected?.exec(text)?.[0] ?? '');
    return [other, ...(otherClassWords(other, locale) ?? [])].filter((word) => word !== text.toLowerCase());
  }
  const isAdjective = /^\s\p{Lu}/u.test(all.slice(end, end + 2));
  if (!isAdjective && declinedNouns?.test(text) === true) return [];
  const others = otherClassWords(text, locale);
  const isOfTown =
    ofTowns?.pattern.test(text) === true && (isAdjective || townsOf(text).some((town) => isTown(town, setting)));
  return others ?? (isOfTown ? otherClassWords(ofTowns.example, locale) : undefined); // prettier-ignore
}

/** Notes what is of a town, and what is of the one that it became, be both in the genitive: "Bremens" and "Bremer". */
export function noteTown(
  towns: Map<string, string | undefined>,
  source: string,
  written: string,
  ofTown: (town: string) => string | undefined,
  setting: Setting,
): void {
  const isOwned = source.endsWith('s') && written.endsWith('s') && !isListedTown(source, setting) && isListedTown(source.slice(0, -1), setting); // prettier-ignore
  const [own, other] = isOwned ? [source.slice(0, -1), written.slice(0, -1)] : [source, written];
  const key = ofTown(own);
  if (key !== undefined) towns.set(key, ofTown(other));
}

const isListedTown = (name: string, setting: Setting): boolean =>
  sharedLexicon(setting).places.find(fold(name), 'city')?.ending === '';

/** What a word for those who are of a town becomes with it, in its form: "den Bremern". */
export function ofTownHere(towns: ReadonlyMap<string, string | undefined>, word: string): string | undefined {
  const own = towns.get(word);
  if (own !== undefined) return own;
  const ending = /(?<=er)[ns]$/u.exec(word)?.[0];
  const other = ending === undefined ? undefined : towns.get(word.slice(0, -1));
  return other === undefined ? undefined : `${other}${ending}`;
}

/** What "Itzehoer" and "Pulheimer" may be of. */
const townsOf = (word: string): readonly string[] => [word.slice(0, -1), word.slice(0, -2)];

export const isTown = (name: string, setting: Setting): boolean =>
  sharedLexicon(setting).places.find(fold(name), 'city')?.kind === 'city';

/** What was drawn, or what is drawn next, that ends as an adjective in small letters does; `undefined` where nothing else came. */
export function inflectedLike(
  source: string,
  drawn: string | undefined,
  drawNext: (again: number) => string | undefined,
  locale: string,
): string | undefined {
  if (!/^\p{Ll}/u.test(source)) return drawn;
  if (!hasPreposition(source))
    for (let again = 1; again < TRIES && drawn !== undefined && hasPreposition(drawn); again++) drawn = drawNext(again);
  const { inflected, determiners = {} } = packOf(locale)?.agreement ?? {};
  const isArticled = (text: string): boolean => Object.hasOwn(determiners, text.split(' ', 1)[0] ?? '');
  // "del [hermano]" would be "del un hermano".
  if (!isArticled(source))
    for (let again = 1; again < TRIES && drawn !== undefined && isArticled(drawn); again++) drawn = drawNext(again);
  if (drawn !== undefined && !isArticled(source) && isArticled(drawn)) return undefined;
  if (inflected === undefined) return drawn;
  const ending = inflected.exec(source)?.[0];
  for (let tries = 0, other = drawn; tries < TRIES && other !== undefined; other = drawNext(++tries))
    if (inflected.exec(other)?.[0] === ending) return other;
  return undefined;
}

/** Whether a name with its article would stand behind another, or a year: "the [The Long Road]", "the 1999 [The Hill Campaign]". */
export function isArticledTwice(drawn: string, before: string, locale: string): boolean {
  const { determiners = {} } = packOf(locale)?.agreement ?? {};
  const isArticle = (word: string): boolean => Object.hasOwn(determiners, word.toLowerCase());
  const last = /(?:\p{L}+|(?:1\d|20)\d\d)(?= $)/u.exec(before)?.[0] ?? '';
  return (isArticle(last) || /\p{Nd}/u.test(last)) && isArticle(drawn.split(' ', 1)[0] ?? '');
}

/** "Uncles" stand behind a determiner as "brothers of grandfather" do not. */
const hasPreposition = (text: string): boolean =>
  text
    .split(' ')
    .slice(1)
    .some((word) => FUNCTION_WORDS.has(word));

const TRIES = 8;

/** As much of what follows a word as may decide on it. */
export const LONGEST_NOUN = 24;
