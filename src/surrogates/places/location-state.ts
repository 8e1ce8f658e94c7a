import { memoise } from '../../core/caches.ts';
import { packOf } from '../../languages/index.ts';
import { fold } from '../case.ts';
import { isOfHome } from '../fill-slots.ts';
import { otherClassWords } from '../institutions/class-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { peoplesOf } from '../peoples.ts';
import type { Reading, Surroundings } from '../slots.ts';
import type { Lies, Mention, Setting } from '../types.ts';
import type { Alike } from './articled-places.ts';
import { governsHere } from './read-location.ts';
import { countryNames } from './world.ts';

/** "Iran ian cities" beside Tehran: the towns of another to which the letters may be joined would be no better known. */
export const isCutOfTowns = ({ text, after }: Mention, { peopled }: Surroundings, { locale }: Setting): boolean =>
  after.startsWith(' ') &&
  peopled?.has(fold(text)) === true &&
  packOf(locale)?.places?.cutAdjectives?.(after)?.includes(text) === true;

/** Folded other names of countries, with what these are called first. */
export const sameCountry = memoise((locale): ReadonlyMap<string, string> => {
  const names = countryNames(locale);
  const codes = (packOf(locale)?.places?.countryAliases ?? '').split('|').map((line) => line.split(' ', 1)[0] ?? '');
  return new Map(codes.flatMap((code) => names(code).map((name) => [name, names(code)[0] ?? name] as const)));
});

/** No list has it, nor the last word of it: "Magadha", but "Peninsular Malaysia". */
export const isUnknown = (text: string, places: Lexicon['places'], locale: string): boolean =>
  /^\p{Lu}[\p{L} -]{3,}$/u.test(text) &&
  otherClassWords(text, locale) === undefined &&
  [text, text.slice(text.lastIndexOf(' ') + 1)].every((name) => places.find(fold(name), 'country') === undefined);

export interface LocationState {
  readonly lexicon: Lexicon;
  readonly around: Surroundings;
  /** By the text of a place that is of a group of the pack, or stands with an article: others of its kind and gender. */
  readonly articled: ReadonlyMap<string, Alike>;
}

/** What postcodes begin with that stay, by what {@link locationFamily} learned from a document. */
export const keptAreasOf = (state: unknown): ReadonlySet<string> | undefined => (state as LocationState | undefined)?.around.keptAreas; // prettier-ignore

/** Where places lie, as far as what {@link locationFamily} learned from a document tells. */
export const liesOf = (state: unknown): Lies | undefined => (state as LocationState | undefined)?.around.lies;

export function isHomeCountry({ template }: Reading, lexicon: Lexicon, setting: Setting): boolean {
  const slots = template.filter((part) => typeof part !== 'string');
  return slots.length > 0 && slots.every((slot) => isOfHome(slot, lexicon, setting));
}

/** The one town that is known of a country which stays: that of another would not lie there. */
export function isAlone({ template: [only, ...more] }: Reading, { stays }: Surroundings, { world }: Lexicon): boolean {
  const country = typeof only === 'object' && more.length === 0 && only.kind === 'world-city' ? fold(only.region ?? '') : ''; // prettier-ignore
  return country !== '' && stays?.has(country) === true && !world.abroad.has(country);
}

/** Whether towns or countries of a document tell in which part of the world it is. */
export const tellsWhere = ({ isHome, named, peopled }: Surroundings): boolean =>
  isHome === true || [named, peopled].some((countries) => countries !== undefined && countries.size > 0);

/** How much a town of which there are several tells of its country beside any other, and a region or postcode. */
export const TELLS_LITTLE = 0.5;

/** "die türkische Regierung in Ankara", "Berlin declared war" where Germany stays: no other town of the country does. */
export function isSeatOfPeople(
  { before, after, line }: Mention,
  { template: [only] }: Reading,
  { stays }: Surroundings,
  { world }: Lexicon,
  { locale }: Setting,
): boolean {
  if (!governsHere({ before, after }, locale) || typeof only !== 'object' || only.kind !== 'world-city') return false; // prettier-ignore
  const country = (only.region ?? '').replaceAll('_', ' ');
  return fold(world.capitals.get(fold(country)) ?? '') === only.key && (stays?.has(fold(country)) === true || tellsPeopleOf(country, only.key, line ?? '', locale)); // prettier-ignore
}

/** Whether a line tells of the people of a country, whose capital is no other then: "die türkische Regierung in Ankara". */
export function tellsPeopleOf(country: string, capital: string, line: string, locale: string): boolean {
  const peoples = peoplesOf(locale);
  const own = peoples.get(country.toLowerCase())?.[0] ?? country;
  const isOther = (word: string): boolean => fold(word) !== fold(country) && fold(word) !== capital;
  return (line.match(/\p{L}{4,}/gu) ?? []).some((word) => isOther(word) && fold(peoples.get(word.toLowerCase())?.[0] ?? '') === fold(own)); // prettier-ignore
}

/** Folded countries that are none today, with those of the lists. */
export const formerOf = memoise(
  (locale): ReadonlyMap<string, string> =>
    new Map(
      (packOf(locale)?.places?.formerly?.split('|') ?? []).map((line) => {
        const [former = '', today = ''] = line.split(' ').map((name) => fold(name.replaceAll('_', ' ')));
        return [former, today] as const;
      }),
    ),
);

/** A name in signs of which no list in Latin letters has any: "蔚". */
export const OTHER_SIGNS =
  /^\P{L}*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}][^\p{Script=Latin}]*$/u;
