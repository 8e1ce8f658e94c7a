import type { LabelMap } from '../resources/label-map.ts';
import type { LanguageCensus } from '../text/detect-language.ts';
import { languageOf } from '../languages/locale.ts';
import { PalimpsestError } from '../core/errors.ts';
import type { Gazetteers } from '../resources/gazetteer.ts';

interface ChosenLocale {
  readonly locale: string;
  /** One line where the text is plainly in another language than was said or assumed. */
  readonly notes: readonly string[];
}

/** Where nobody and nothing says otherwise. */
const ASSUMED = 'en';

/**
 * The language and country of a corpus: what was asked for; else the label map's, unless the text is plainly in another language,
 * because a label map tells who annotates so, not in which language others write.
 *
 * @param locales those that there are lists for.
 */
export function chooseLocale(
  asked: string | undefined,
  map: LabelMap | undefined,
  census: LanguageCensus,
  locales: readonly string[],
): ChosenLocale {
  if (asked !== undefined) return { locale: asked, notes: [] };
  const stated = map?.locale ?? ASSUMED;
  const language = census.plainLanguage();
  if (language === undefined || language === languageOf(stated)) return { locale: stated, notes: [] };
  const own = locales.find((locale) => languageOf(locale) === language);
  const said = map?.locale === undefined ? `nothing says so` : `the label map ${map.name} says ${stated}`;
  const taken = own === undefined ? `there are no lists for it, so ${stated} is taken` : `${own} is taken`;
  return {
    locale: own ?? stated,
    notes: [`The text is in "${language}", though ${said}: ${taken}. --locale names another.`],
  };
}

/** @throws PalimpsestError `unknown-locale` where there is no gazetteer for a locale, naming those there are. */
export function requireLocale(gazetteers: Gazetteers, locale: string): void {
  if (gazetteers.locales.some((known) => locale === known || locale.startsWith(`${known}-`))) return;
  throw new PalimpsestError('unknown-locale', `there are no gazetteers for the locale ${JSON.stringify(locale)}`, {
    hint: `The locales are: ${gazetteers.locales.join(', ')}. --gazetteers adds folders of your own.`,
  });
}
