/** Where nobody and nothing says in which language a text is. */
export const DEFAULT_LOCALE = 'en';

/** BCP 47's code of a language that is none of those there is anything of here. */
export const UNDETERMINED = 'und';

export const isUndetermined = (locale: string): boolean => languageOf(locale) === UNDETERMINED;

const BY_PEOPLE = `${UNDETERMINED}-x-`;
/** A part of a code has eight letters at most. */
const LONGEST_PART = 8;

/** The code of such a language by the people whose names those have that the text is about: `und-x-polish`, `und-x-hunga-rian`. */
export function undeterminedOf(people: string | undefined): string {
  if (people === undefined) return UNDETERMINED;
  const half = people.length > LONGEST_PART ? Math.ceil(people.length / 2) : people.length;
  return BY_PEOPLE + [people.slice(0, half), people.slice(half)].filter((part) => part !== '').join('-');
}

/** The people of such a code. */
export const peopleOfLocale = (locale: string): string | undefined =>
  locale.startsWith(BY_PEOPLE) ? locale.slice(BY_PEOPLE.length).replaceAll('-', '') : undefined;

/** The region of a locale, in capitals: `GB` of `en-GB`. */
export const regionOf = (locale: string): string | undefined => /-(?<region>[A-Za-z]{2})$/u.exec(locale)?.groups?.['region']?.toUpperCase(); // prettier-ignore

/** The language of a locale: `zh` of `zh-TW`. Language tools are chosen by it. */
export function languageOf(locale: string): string {
  const hyphen = locale.indexOf('-');
  return hyphen < 0 ? locale : locale.slice(0, hyphen);
}
