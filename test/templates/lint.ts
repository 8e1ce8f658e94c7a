import type { Document, Entity } from '../../src/core/types.ts';
import { packOf } from '../../src/languages/index.ts';
import { soundsOf, soundTest } from '../../src/languages/sounds.ts';

const LETTERED = /\p{L}/u;
/** Units that stay as they are after a number: abbreviations, Dutch years and hours. */
const UNCHANGED = /^(?:\p{L}{1,3}|jaar|kwartier)$/u;

/** Singular and plurals of the units of time. */
function unitsOf(locale: string): readonly (readonly string[])[] {
  return (packOf(locale)?.dates?.units?.split('|') ?? []).map((unit) => unit.split(' '));
}

/** "1 weeks", "3 week": a unit of time whose number is not that of the figure before it, where no larger number ends there. */
export function numberFaults(text: string, locale: string): readonly string[] {
  const before = '(?<![\\p{L}\\p{N}.,:/×–+^-])(?<![×–+-]\\s)';
  const after = '(?![\\p{L}\\p{N}-])';
  return unitsOf(locale).flatMap(([singular = '', ...others]) => {
    const plurals = others.filter((other) => other !== singular);
    if (plurals.length === 0) return [];
    return [
      ...(text.match(new RegExp(`${before}1 (?:${plurals.join('|')})${after}`, 'giu')) ?? []),
      ...(UNCHANGED.test(singular) ? [] : text.match(new RegExp(`${before}(?:[2-9]|[1-9]\\d) ${singular}${after}(?! (?:history|course|old)\\b)`, 'gu')) ?? []), // prettier-ignore
    ];
  });
}

/** "a apple", "de Angers": pairs by sound whose form does not go with the next word of the same line. */
export function soundFaults(text: string, locale: string): readonly string[] {
  // Notes of Catalan doctors are half in Spanish, whose "de" elides nothing.
  if (locale.startsWith('ca')) return [];
  const pairs = packOf(locale)?.agreement?.soundPairs ?? [];
  return pairs.flatMap((pair) => {
    const isSecond = soundTest(pair, locale);
    const [first] = pair;
    const found = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}'’.-])${first} (?=[\\p{L}\\p{N}])`, 'gu'))];
    return found
      .map(({ index, 0: match }) => text.slice(index + match.length, index + match.length + 24).split('\n')[0] ?? '')
      .filter((next) => LETTERED.test(next.charAt(0)) && next.charAt(0) === next.charAt(0).toLowerCase() && isSecond?.(soundsOf(next, locale)) === true); // prettier-ignore
  });
}

/** Two determiners in a row, and words that say how a drug is given after a dose that is never given so. */
export const ENGLISH = /\b(?:no|an?|the) (?:an?|the)\b|\bmg inhaled\b/giu;

/** What is said before a date of what, in the languages of the sets together: no word of one means another thing in another. */
const EVENTS = {
  birth: /(?:\bborn|\bdob|d\.o\.b\.|birthdate|date of birth|geboren(?: am)?|\bgeb(?:\.? am)?|née? le|naissance|nacid[oa](?: el)?|nacimiento|f\. ?nac\.?|nat[oa] il|nascita|nascid[oa] (?:a|em)|nascimento|data de naixement|nascud[ao] el|geboortedatum|geb\. datum|född)$/iu,
  admission: /(?:\badmitted(?: on)?|admission date|admit date|\badm|date of admission|admise? le|hospitalisée? (?:du|depuis le)|ingresad[oa] el|fecha de ingreso|ricoverat[oa] il|data di ricovero|internad[oa] em|data de (?:internamento|admissão)|opgenomen op|opnamedatum|inskriven)$/iu,
  discharge: /(?:\bdischarged(?: on)?|discharge date|\bdisch|date of discharge|sortie? le|fecha de alta|alta el|dimess[oa] il|data di dimissione|data de alta|ontslagen op|ontslagdatum|utskriven)$/iu,
  death: /(?:\bdied on|verstorben(?: am)?|starb am|décédée? le|fallecid[oa] el|falleció el|decedut[oa] il|falecid[oa] (?:a|em)|overleden op|avled(?:en)?)$/iu,
  wedding: /(?:married on|mariage (?:célébré )?le|mariés? le|heirateten am|Eheschließung am|matrimonio el|casaron el|sposati il|gift den)$/iu,
  divorce: /(?:divorced on|divorce (?:prononcé )?le|geschieden(?: am)?|divorcio el|divorciaron el|divorziati il)$/iu,
} as const; // prettier-ignore

type Event = keyof typeof EVENTS;

/** In clinical notes nothing is dated before the patient's birth; the others are of all documents. */
const ORDERS: readonly (readonly [earlier: Event, later: Event])[] = [
  ['admission', 'discharge'], ['birth', 'death'], ['wedding', 'divorce'], ['birth', 'wedding'],
]; // prettier-ignore

const MONTHS = new Map<string, readonly string[]>();

function monthsOf(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });
  let names = MONTHS.get(locale);
  if (names === undefined) {
    names = Array.from({ length: 12 }, (_, i) => format.formatToParts(new Date(2001, i, 15)).find(({ type }) => type === 'month')?.value.replace(/^d(?:e |['’])/u, '').toLowerCase() ?? ''); // prettier-ignore
    MONTHS.set(locale, names);
  }
  return names;
}

/** The number of days from 1970 to a date that is written in full; `undefined` of any other. */
export function dayOf(text: string, locale: string): number | undefined {
  const day = (year: number, month: number, date: number): number | undefined => month >= 1 && month <= 12 ? Date.UTC(year, month - 1, date) / 86_400_000 : undefined; // prettier-ignore
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/u.exec(text);
  if (figures) {
    const [a, b, year] = [Number(figures[1]), Number(figures[2]), Number(figures[3])];
    return locale === 'en' ? day(year, a, b) : day(year, b, a);
  }
  const words = /^(?:\p{L}+,? )?(\d{1,2})(?:er|\.|º)? (?:de |d['’])?(\p{L}+)(?: de| del)? (\d{4})$/u.exec(text);
  if (!words) return undefined;
  return day(Number(words[3]), monthsOf(locale).indexOf((words[2] ?? '').toLowerCase()) + 1, Number(words[1]));
}

/** Events out of order, a birth after another date of a note, an age that a birth date beside it contradicts. */
export function dateFaults({ text, entities }: Document, locale: string, isClinical: boolean): readonly string[] {
  const faults: string[] = [];
  const days: number[] = [];
  const first = new Map<Event, number>();
  const births: Entity[] = [];
  for (const entity of entities) {
    if (!entity.label.startsWith('DATE')) continue;
    const day = dayOf(text.slice(entity.start, entity.end), locale);
    if (day === undefined) continue;
    days.push(day);
    const before = text.slice(Math.max(0, entity.start - 28), entity.start).replace(/[\s:.,(*/]+$/u, '');
    for (const [event, words] of Object.entries(EVENTS) as [Event, RegExp][]) {
      if (!words.test(before)) continue;
      if (event === 'birth') births.push(entity);
      if (!first.has(event)) first.set(event, day);
    }
  }
  for (const [earlier, later] of ORDERS) {
    const [a, b] = [first.get(earlier), first.get(later)];
    if (a !== undefined && b !== undefined && a > b) faults.push(`${later} before ${earlier}`);
  }
  const [birth, ...others] = births;
  if (!isClinical || birth === undefined || others.length > 0) return faults;
  const born = first.get('birth') as number;
  if (days.some((day) => day < born)) faults.push('something before the birth');
  for (const { start, end, label } of entities) {
    if (label !== 'AGE' || start < birth.end || start - birth.end > 12) continue;
    const age = Number(/\d+/u.exec(text.slice(start, end))?.[0] ?? NaN);
    const ages = days.filter((day) => day > born).map((day) => Math.floor((day - born) / 365.2425));
    if (ages.length > 0 && !ages.some((each) => Math.abs(each - age) <= 1)) faults.push(`aged ${age}, born ${text.slice(birth.start, birth.end)}`); // prettier-ignore
  }
  return faults;
}

const RETIRED = /retired|pensioner|widow|rentner|pension[aä]r|retraité|veuve?\b|jubilad[oa]|viud[oa]|jubilat|pensionat[oa]|vedov[oa]|reformad[oa]|viúv[oa]|gepensioneerd|weduwe|änk(?:a|ling)\b/iu; // prettier-ignore
const PARENT = /\b(?:mother|father) of\b|(?:Mutter|Vater) (?:von|zweier|dreier)|(?:mère|père) de|(?:madre|padre) de|moeder van|vader van|(?:mor|far) till|mãe de/u; // prettier-ignore
const CHILD = /\b(?:boy|girl|toddler|schoolchild|fillette|garçonnet|niñ[oa]|pojke|flicka|jongen|meisje|bambin[oa]|menin[oa]|Junge|Mädchen)\b/u; // prettier-ignore

/** "8-year-old pensioner", "6 años, profesora": what is said of somebody of an age in the words just after it. */
export function ageFaults({ text, entities }: Document): readonly string[] {
  return entities.flatMap(({ label, start, end }) => {
    const figure = /^\d{1,3}/u.exec(text.slice(start, end))?.[0];
    if (label !== 'AGE' || figure === undefined || /^ ?(?:month|week|day|mois|mes|mån|Monat|maand)/u.test(text.slice(end))) return []; // prettier-ignore
    const age = Number(figure);
    const after = /^[^.;:\n|/]{0,36}/u.exec(text.slice(end))?.[0] ?? '';
    const job = entities.find((each) => each.label === 'PROFESSION' && each.start >= end && each.start < end + after.length); // prettier-ignore
    const said = job === undefined ? after : text.slice(end, job.start);
    const is = (words: RegExp): boolean => words.test(said) && !/\b(?:by|with|his|her|mother|father|grand\p{L}+|met|moeder|vader|avec|con|com|med)\b/u.test(said); // prettier-ignore
    if ((is(RETIRED) && age < 48) || (PARENT.test(said) && age < 16) || (is(CHILD) && age > 17)) return [`${age}${said}`]; // prettier-ignore
    return job !== undefined && age < 15 && is(/^/u) ? [`${age}${said}<PROFESSION>`] : [];
  });
}

/** Milligrams that a dose of a drug has, at least and at most; by the beginning of its name, which languages share. */
const DOSES: Readonly<Record<string, readonly [number, number]>> = {
  amlodipin: [2.5, 10], ramipril: [1.25, 10], lisinopril: [2.5, 40], enalapril: [2.5, 40], losartan: [25, 100], candesartan: [4, 32],
  valsartan: [40, 320], bisoprolol: [1.25, 10], metoprolol: [12.5, 200], atenolol: [25, 100], carvedilol: [3.1, 50], furosemid: [10, 250],
  hydrochlorothiazid: [12.5, 50], hidroclorotiazida: [12.5, 50], spironolact: [12.5, 200], espironolact: [12.5, 200], atorvastatin: [10, 80],
  simvastatin: [5, 80], rosuvastatin: [5, 40], pravastatin: [10, 80], metformin: [425, 1000], glimepirid: [1, 6], sitagliptin: [25, 100],
  omepra: [10, 40], pantopra: [20, 80], esomepra: [10, 40], lansopra: [15, 60], sertralin: [25, 200], escitalopram: [5, 20], citalopram: [10, 60],
  fluoxetin: [10, 80], paroxetin: [10, 60], mirtaza: [7.5, 45], trazodon: [25, 300], amitriptylin: [10, 150], amitriptilin: [10, 150],
  diazepam: [2, 20], lorazepam: [0.5, 4], oxazepam: [5, 50], zopiclon: [3.75, 7.5], zolpidem: [5, 10], quetiapin: [12.5, 400],
  risperidon: [0.25, 8], olanzapin: [2.5, 20], prednis: [1, 100], paracetamol: [100, 1000], acetaminophen: [80, 1000], ibuprof: [50, 800],
  naprox: [125, 550], diclofenac: [25, 150], tramadol: [25, 200], morphin: [1, 200], oxycodon: [2.5, 80], amoxicillin: [125, 1000],
  amoxicilin: [125, 1000], ciprofloxacin: [250, 750], levofloxacin: [250, 750], doxycyclin: [50, 200], clarithromycin: [250, 500],
  azithromycin: [250, 500], azitromicin: [250, 500], metronidazol: [200, 500], warfarin: [1, 10], apixaban: [2.5, 10], rivaroxaban: [2.5, 20],
  dabigatran: [75, 150], clopidogrel: [75, 600], digoxin: [0.06, 0.25], allopurinol: [50, 300], alopurinol: [50, 300], gabapentin: [100, 800],
  pregabalin: [25, 300], levetiracetam: [250, 1500], carbamazepin: [100, 600], lamotrigin: [25, 200], montelukast: [4, 10], cetirizin: [5, 10],
  loratadin: [5, 10], finasterid: [5, 5], levothyrox: [0, 0.3], levotiroxin: [0, 0.3], 'l-thyroxin': [0, 0.3], salbutamol: [0, 5],
}; // prettier-ignore

/** Doses that nobody is given, blood pressures whose second figure is the larger, saturations and temperatures out of this world. */
export function doseFaults({ text, entities }: Document): readonly string[] {
  const faults = entities.flatMap(({ label, start, end }) => {
    if (label !== 'Drug') return [];
    const drug = text.slice(start, end);
    const dose = /^ (\d+(?:[.,]\d+)?) ?(mg|g)\b(?!\/)/u.exec(text.slice(end, end + 16));
    const range = Object.entries(DOSES).find(([name]) => drug.toLowerCase().startsWith(name))?.[1];
    if (dose === null || range === undefined) return [];
    const milligrams = Number((dose[1] as string).replace(',', '.')) * (dose[2] === 'g' ? 1000 : 1);
    return milligrams < range[0] || milligrams > range[1] ? [`${drug}${dose[0]}`] : [];
  });
  for (const [said, systolic, diastolic] of text.matchAll(
    /\b(?:BP|BT|TA|PA|RR|blood pressure|blodtryck|bloeddruk)\b(?!-)[^\d\n]{0,8}(\d{2,3})\/(\d{2,3})\b(?!\/)/gu,
  )) {
    // prettier-ignore
    if (Number(systolic) <= Number(diastolic)) faults.push(said);
  }
  for (const [said, figure] of text.matchAll(
    /\b(?:sats?|SpO2|saturations?|saturación|saturazione)\b[^\d\n]{0,8}(\d{2,3}) ?%/giu,
  )) {
    // prettier-ignore
    if (Number(figure) > 100 || Number(figure) < 70) faults.push(said);
  }
  for (const [said, figure] of text.matchAll(/(?<![\d.,/])(\d{2}[.,]\d) ?°C/gu)) {
    const degrees = Number((figure as string).replace(',', '.'));
    if (degrees < 34 || degrees > 42) faults.push(said);
  }
  return faults;
}

/** All faults of a generated document, in words. */
export function lint(doc: Document, locale: string, isClinical: boolean): readonly string[] {
  const { text } = doc;
  return [
    ...numberFaults(text, locale),
    ...soundFaults(text, locale).map((fault) => `before ${fault}`),
    ...(locale.startsWith('en') ? (text.match(ENGLISH) ?? []) : []),
    ...dateFaults(doc, locale, isClinical),
    ...ageFaults(doc),
    ...doseFaults(doc),
  ].map((fault) => `${doc.id}: ${fault}`);
}
