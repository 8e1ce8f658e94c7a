/** Where nobody and nothing says in which language a text is. */
export const DEFAULT_LOCALE = 'en';

/** BCP 47's code of a language that is none of those there is anything of here. */
export const UNDETERMINED = 'und';

/** The region of a locale, in capitals: `GB` of `en-GB`. */
export const regionOf = (locale: string): string | undefined => /-(?<region>[A-Za-z]{2})$/u.exec(locale)?.groups?.['region']?.toUpperCase(); // prettier-ignore

/** The language of a locale: `zh` of `zh-TW`. Language tools are chosen by it. */
export function languageOf(locale: string): string {
  const hyphen = locale.indexOf('-');
  return hyphen < 0 ? locale : locale.slice(0, hyphen);
}
