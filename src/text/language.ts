/** The language of a locale: `zh` of `zh-TW`. Language tools are chosen by it. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] as string;
}
