import { PalimpsestError } from '../core/errors.ts';
import type { Gazetteers } from '../resources/gazetteer.ts';

/** @throws PalimpsestError `unknown-locale` where there is no gazetteer for a locale, naming those there are. */
export function requireLocale(gazetteers: Gazetteers, locale: string): void {
  if (gazetteers.locales.some((known) => locale === known || locale.startsWith(`${known}-`))) return;
  throw new PalimpsestError('unknown-locale', `there are no gazetteers for the locale ${JSON.stringify(locale)}`, {
    hint: `The locales are: ${gazetteers.locales.join(', ')}. --gazetteers adds folders of your own.`,
  });
}
