import { memoise } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import { packOf } from '../../languages/index.ts';
import { fold } from '../case.ts';
import type { PlaceLexicon } from './place-lexicon.ts';
import type { Mention } from '../types.ts';

/** Parts of great cities, as the language's pack has them. */
interface Quarters {
  /** By the folded name of a city. */
  readonly ofCity: ReadonlyMap<string, readonly string[]>;
  /** The cities that have a part of a folded name. */
  readonly cities: ReadonlyMap<string, readonly string[]>;
}

const quartersOf = memoise((locale): Quarters => {
  const ofCity = new Map<string, readonly string[]>();
  const cities = new Map<string, string[]>();
  for (const [city, line] of Object.entries(packOf(locale)?.places?.quarters ?? {})) {
    const names = line.split(' ').map((name) => name.replaceAll('_', ' '));
    ofCity.set(fold(city), names);
    for (const name of names) obtain(cities, fold(name), () => []).push(city);
  }
  return { ofCity, cities };
});

/** The parts of a great city by its folded name. */
export const quartersIn = (city: string, locale: string): readonly string[] | undefined => quartersOf(locale).ofCity.get(city); // prettier-ignore

/** The great cities of which parts are known. */
export const citiesWithQuarters = memoise((locale): readonly string[] => Object.keys(packOf(locale)?.places?.quarters ?? {})); // prettier-ignore

/** Whether a folded name is that of a part of a great city, whatever else is called so. */
export const isQuarter = (folded: string, locale: string): boolean => quartersOf(locale).cities.has(folded);

/**
 * Of the places that a document names, by key, the great city of which each is a part: one that is named too, or has several of them, or where a place
 * that no list has elsewhere lies.
 */
export function citiesOfQuarters(
  mentions: readonly Mention[],
  places: PlaceLexicon,
  locale: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const { cities } = quartersOf(locale);
  if (cities.size === 0) return found;
  const named = new Set(mentions.map(({ text }) => fold(text)));
  const counts = new Map<string, number>();
  for (const key of named) for (const city of cities.get(key) ?? []) counts.set(city, (counts.get(city) ?? 0) + 1);
  if (counts.size === 0) return found;
  const list = places.list('city');
  const regionOf = (name: string) => list?.find(name)?.region;
  for (const { text } of mentions) {
    const key = fold(text);
    const own = cities.get(key);
    if (own === undefined) continue;
    const listed = list?.find(text);
    const mayBe = own.filter((city) => listed === undefined || listed.band === LAST_BAND || listed.region === regionOf(city)); // prettier-ignore
    const isNamed = (one: string) => named.has(fold(one)) || named.has(fold(`${one} City`));
    const city =
      (listed?.band === 0 ? mayBe : own).find(isNamed) ??
      mayBe.find((one) => (counts.get(one) ?? 0) > 1) ??
      mayBe.find((one) => (listed === undefined ? places.find(key, 'location') === undefined : listed.region === regionOf(one))); // prettier-ignore
    if (city !== undefined) found.set(key, city);
  }
  return found;
}

/** That of villages. */
const LAST_BAND = 2;
