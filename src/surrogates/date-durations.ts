import { fold } from './case.ts';
import { localeKey } from './date-locales.ts';

/** Units of time, each as its singular and its plurals: "day days". A number beside one tells how long, not when. */
const UNITS: Readonly<Record<string, string>> = {
  en: 'second seconds|minute minutes|hour hours|day days|night nights|week weeks|fortnight fortnights|month months|year years|decade decades|hr hrs|min mins|wk wks|yr yrs|mo mos',
  es: 'segundo segundos|minuto minutos|hora horas|día días|noche noches|semana semanas|quincena quincenas|mes meses|trimestre trimestres|semestre semestres|año años|década décadas',
  fr: 'seconde secondes|minute minutes|heure heures|jour jours|nuit nuits|semaine semaines|mois mois|trimestre trimestres|semestre semestres|an ans|année années',
  de: 'Sekunde Sekunden|Minute Minuten|Stunde Stunden|Tag Tage Tagen Tages|Nacht Nächte Nächten|Woche Wochen|Monat Monate Monaten Monats|Jahr Jahre Jahren Jahres|Jahrzehnt Jahrzehnte Jahrzehnten',
  sv: 'sekund sekunder|minut minuter|timme timmar|dag dagar|dygn dygn|natt nätter|vecka veckor|månad månader|år år',
  ca: 'segon segons|minut minuts|hora hores|dia dies|nit nits|setmana setmanes|quinzena quinzenes|mes mesos|trimestre trimestres|any anys',
};

const plurals = new Map<string, ReadonlyMap<string, string>>();

/** The plural of a word for a unit of time, itself where it is one; `undefined` for any other word. */
export function pluralUnit(word: string, locale: string): string | undefined {
  const language = UNITS[localeKey(locale)] === undefined ? 'en' : localeKey(locale);
  let table = plurals.get(language);
  if (table === undefined) {
    const index = new Map<string, string>();
    for (const unit of (UNITS[language] ?? '').split('|')) {
      const [singular = '', plural = '', ...others] = unit.split(' ');
      // German "Tages" is the singular's genitive; "Tagen" is a plural of its own.
      for (const form of [singular, plural, ...others]) {
        index.set(fold(form), form !== singular && form.endsWith('n') ? form : plural);
      }
    }
    plurals.set(language, (table = index));
  }
  return table.get(fold(word));
}

/** Words after the number of a century ("20. Jahrhundert", "XIXe siècle"), and before it ("siglo XX"). */
const AFTER_CENTURY = /^(?:century|centuries|jahrhundert(?:s|e|en)?|jhs?|siecles?|arhundrade[nt]?)$/;
const BEFORE_CENTURY = /^(?:siglo|siglos|segle|segles)$/;

export function isCenturyWord(word: string, before: boolean): boolean {
  return (before ? BEFORE_CENTURY : AFTER_CENTURY).test(fold(word));
}

const FIRST_CENTURY = 15;
const LAST_CENTURY = 21;

/** A neighbouring century: between the 15th and the 21st, those that lie there stay there. */
export function otherCentury(century: number, back: boolean): number {
  const first = century < FIRST_CENTURY ? 1 : FIRST_CENTURY;
  const last = century > LAST_CENTURY ? century + 1 : LAST_CENTURY;
  const wanted = century + (back ? -1 : 1);
  return wanted < first || wanted > last ? century + (back ? 1 : -1) : wanted;
}

const ROMAN_DIGITS: readonly (readonly [string, number])[] = [['X', 10], ['IX', 9], ['V', 5], ['IV', 4], ['I', 1]]; // prettier-ignore

/** A Roman numeral below 40. */
export function writeRoman(value: number): string {
  let rest = value;
  let text = '';
  for (const [digit, size] of ROMAN_DIGITS) {
    for (; rest >= size; rest -= size) text += digit;
  }
  return text;
}

/** The value of a Roman numeral below 40; `undefined` for any other text. */
export function readRoman(text: string): number | undefined {
  if (!/^[IVX]{1,7}$/i.test(text)) return undefined;
  for (let value = 1; value < 40; value++) if (writeRoman(value) === text.toUpperCase()) return value;
  return undefined;
}
