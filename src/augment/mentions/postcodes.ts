import type { Rng } from '../../core/rng.ts';
import { languageOf } from '../../languages/locale.ts';
import { fold } from '../../surrogates/case.ts';
import { sharedLexicon } from '../../surrogates/lexicon.ts';
import type { Setting } from '../../surrogates/types.ts';
import { beginWith, landOfZip, LETTERED_ZIP } from '../../surrogates/places/zip.ts';
import { zipsOfTowns } from '../../surrogates/places/zips-of-towns.ts';

/** What stands behind the name of a town to tell it from others, and which part of it is meant. */
const BEHIND = / (?:a[mn.]|i[mn.]|b\.|bei|an der|\()(?: |\p{L}).*$|[-/,;\n].*$/u;

/** A postcode with a beginning that the great town behind it has, or the region of another; as it is before one of which neither is known. */
export function fitZip(zip: string, town: string, scope: Rng, setting: Setting): string {
  const towns = zipsOfTowns(languageOf(setting.locale));
  if (towns.size === 0) return zip;
  const name = fold(town);
  const { places, world } = sharedLexicon(setting);
  const own = towns.get(name) ?? towns.get(name.replace(BEHIND, '')) ?? world.areas.get(places.list('city')?.find(town)?.region ?? ''); // prettier-ignore
  const digits = zip.replaceAll(/\D/gu, '');
  if (own === undefined || LETTERED_ZIP.test(zip) || own.some((beginning) => digits.startsWith(beginning) || beginning.length > digits.length)) return zip; // prettier-ignore
  return beginWith(zip, own, scope.fork('zip-of-town', name));
}

/** "Leeds, LS6 2AB": a British postcode behind a great town, with the letters of that. */
export function fitLettered(zip: string, town: string, scope: Rng, locale: string): string {
  const own = zipsOfTowns(languageOf(locale)).get(fold(town));
  if (own === undefined || landOfZip(zip) !== 'GB') return zip;
  const rng = scope.fork('zip-of-town', fold(zip));
  return zip.replace(/^[A-Z]{1,2}\d[A-Z\d]?(?= ?\d[A-Z]{2}$)/u, () => `${rng.pick(own)}${1 + rng.int(MOST_DISTRICTS)}`);
}

/** Most towns have as many. */
const MOST_DISTRICTS = 9;

const ZIP = /(?<![\p{N}\p{L}])(?:\d{3} ?\d{2}|\d{4}(?:-\d{3}| \p{Lu}{2}(?!\p{L}))?)(?= ((?:['’]s-)?\p{Lu}[^\d\n]*))/gu;

/** The same where one mention has both: "50674 Köln". */
export const fitZipsWithin = (written: string, scope: Rng, setting: Setting): string =>
  written.replaceAll(ZIP, (zip, town: string) => fitZip(zip, town.trim(), scope, setting));
