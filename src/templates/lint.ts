import type { CharSpan, Document, Entity } from '../core/types.ts';
import { PACKS, packOf } from '../languages/index.ts';
import type { DatedEvent, Faults } from '../languages/pack.ts';
import { soundsOf, soundTest } from '../languages/sounds.ts';
import { defaultHabits } from '../surrogates/dates/builder.ts';
import { toDayNumber } from '../surrogates/dates/calendar.ts';
import { parseDate } from '../surrogates/dates/date.ts';

/** What is wrong with a generated text, in words that quote nothing of it but what the languages' packs list, and where. */
export interface Fault extends CharSpan {
  readonly kind: 'number' | 'sound' | 'wording' | 'date' | 'age' | 'dose' | 'measure';
  readonly what: string;
}

const LETTERED = /\p{L}/u;
/** Abbreviations stay as they are after a number. */
const ABBREVIATED = /^\p{L}{1,3}$/u;

/** "1 weeks", "3 week": a unit of time whose number is not that of the figure before it, where no larger number ends there. */
function numberFaults(text: string, locale: string): readonly Fault[] {
  const { dates, faults } = packOf(locale) ?? {};
  const before = '(?<![\\p{L}\\p{N}.,:/×–+^-])(?<![×–+-]\\s)';
  const after = '(?![\\p{L}\\p{N}-])';
  const counted = faults?.counted?.split(' ') ?? [];
  const units = dates?.units?.split('|').map((unit) => unit.split(' ')) ?? [];
  return units.flatMap(([singular = '', ...others]) => {
    const plurals = others.filter((other) => other !== singular);
    if (plurals.length === 0) return [];
    const isUnchanged = ABBREVIATED.test(singular) || counted.includes(singular);
    return [
      ...text.matchAll(new RegExp(`${before}1 (?:${plurals.join('|')})${after}`, 'giu')),
      ...(isUnchanged ? [] : text.matchAll(new RegExp(`${before}(?:[2-9]|[1-9]\\d) ${singular}${after}(?! (?:history|course|old)\\b)`, 'gu'))), // prettier-ignore
    ].map((match) => faultOf('number', match, `"${match[0]}": number and unit do not agree`));
  });
}

/** "a apple", "de Angers": pairs by sound whose form does not go with the next word of the same line. */
function soundFaults(text: string, locale: string): readonly Fault[] {
  const { agreement, faults } = packOf(locale) ?? {};
  if (faults?.isMixed === true) return [];
  return (agreement?.soundPairs ?? []).flatMap((pair) => {
    const isSecond = soundTest(pair, locale);
    const [first, second] = pair;
    const found = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}'’._-])${first} (?=[\\p{L}\\p{N}])`, 'gu'))];
    return found
      .filter(({ index, 0: match }) => {
        const next = text.slice(index + match.length, index + match.length + 24).split('\n')[0] ?? '';
        const isLower = LETTERED.test(next.charAt(0)) && next.charAt(0) === next.charAt(0).toLowerCase();
        return isLower && isSecond?.(soundsOf(next, locale)) === true;
      })
      .map((match) => faultOf('sound', match, `"${first}" before a sound that asks for "${second}"`));
  });
}

/** Words that never follow each other: two determiners in a row. */
function wordingFaults(text: string, locale: string): readonly Fault[] {
  const never = packOf(locale)?.faults?.never;
  if (never === undefined) return [];
  return [...text.matchAll(new RegExp(never, 'gu'))].map((match) => faultOf('wording', match, `"${match[0]}" is never said`)); // prettier-ignore
}

function faultOf(kind: Fault['kind'], { index, 0: match }: RegExpExecArray, what: string): Fault {
  return { kind, what, start: index, end: index + match.length };
}

/** A pattern of the packs, joined over all languages; matches nothing where none has it. */
function joined(patternOf: (faults: Faults) => RegExp | undefined, frame = '(?:*)', flags = 'u'): RegExp {
  const all = PACKS.flatMap(({ faults }) => (faults && patternOf(faults)?.source) ?? []);
  return new RegExp(
    frame.replace('*', () => (all.length > 0 ? all.join('|') : '(?!)')),
    flags,
  );
}

/** Compiled when the first text is looked at: languages may be added until then. */
function compile() {
  const event = (name: DatedEvent) => joined(({ events }) => events?.[name], '(?:*)$', 'iu');
  return {
    events: (['birth', 'admission', 'discharge', 'death', 'wedding', 'divorce'] as const).map(
      (name) => [name, event(name)] as const,
    ),
    retired: joined(({ retired }) => retired, '(?:*)', 'iu'),
    parent: joined(({ parent }) => parent),
    child: joined(({ child }) => child),
    beside: joined(({ beside }) => beside, '\\b(?:*)\\b'),
    pressure: joined(({ pressure }) => pressure, '\\b(?:*)\\b(?!-)[^\\d\\n]{0,8}(\\d{2,3})/(\\d{2,3})\\b(?!/)', 'gu'),
    saturation: joined(({ saturation }) => saturation, '\\b(?:*)\\b[^\\d\\n]{0,8}(\\d{2,3}) ?%', 'giu'),
    months: new RegExp(
      `^ ?-?(?:${PACKS.flatMap(({ dates }) => [dates?.spans?.month, dates?.spans?.week, dates?.spans?.day].flatMap((span) => span?.source ?? [])).join('|')})`,
      'iu',
    ),
  };
}

let compiled: ReturnType<typeof compile> | undefined;
const patterns = () => (compiled ??= compile());

/** In clinical notes nothing is dated before the patient's birth; the others are of all documents. */
const ORDERS: readonly (readonly [earlier: DatedEvent, later: DatedEvent])[] = [
  ['admission', 'discharge'], ['birth', 'death'], ['wedding', 'divorce'], ['birth', 'wedding'],
]; // prettier-ignore

/** The number of days from 1970 to a date that is written in full; `undefined` of any other. */
function dayOf(text: string, locale: string): number | undefined {
  const { usual, regions } = packOf(locale)?.dates ?? {};
  const dayFirst = (regions?.[locale.split('-')[1] ?? ''] ?? usual)?.dates[0]?.startsWith('d') === true;
  const [point, ...others] = parseDate(text, { ...defaultHabits(locale), dayFirst }, false).points;
  if (point?.kind !== 'day' || others.length > 0) return undefined;
  const { year, month, day } = point;
  const isWhole = year !== undefined && month !== undefined && day !== undefined && text.includes(String(year));
  return isWhole ? toDayNumber(year, month, day) : undefined;
}

/** Events out of order, a birth after another date of a note, an age that a birth date beside it contradicts. */
function dateFaults({ text, entities }: Document, locale: string, isClinical: boolean): readonly Fault[] {
  const faults: Fault[] = [];
  const days: number[] = [];
  const first = new Map<DatedEvent, { readonly day: number; readonly entity: Entity }>();
  const births: Entity[] = [];
  const add = (kind: 'date' | 'age', { start, end }: CharSpan, what: string) => faults.push({ kind, start, end, what });
  for (const entity of entities) {
    if (!entity.label.startsWith('DATE')) continue;
    const day = dayOf(text.slice(entity.start, entity.end), locale);
    if (day === undefined) continue;
    days.push(day);
    const before = text.slice(Math.max(0, entity.start - 28), entity.start).replace(/[\s:.,(*/]+$/u, '');
    for (const [event, words] of patterns().events) {
      if (!words.test(before)) continue;
      if (event === 'birth') births.push(entity);
      if (!first.has(event)) first.set(event, { day, entity });
    }
  }
  for (const [earlier, later] of ORDERS) {
    const [a, b] = [first.get(earlier), first.get(later)];
    if (a && b && a.day > b.day) add('date', b.entity, `${later} before ${earlier}`);
  }
  const [birth, ...others] = births;
  const born = first.get('birth')?.day;
  if (!isClinical || birth === undefined || born === undefined || others.length > 0) return faults;
  if (days.some((day) => day < born)) add('date', birth, 'something before the birth');
  for (const entity of entities) {
    const { start, end, label } = entity;
    if (label !== 'AGE' || start < birth.end || start - birth.end > 12) continue;
    const age = Number(/\d+/u.exec(text.slice(start, end))?.[0] ?? NaN);
    const ages = days.filter((day) => day > born).map((day) => Math.floor((day - born) / 365.2425));
    if (ages.length > 0 && !ages.some((each) => Math.abs(each - age) <= 1)) add('age', entity, `an age of ${age} beside a birth date that contradicts it`); // prettier-ignore
  }
  return faults;
}

/** "8-year-old pensioner", "6 años, profesora": what is said of somebody of an age in the words just after it. */
function ageFaults({ text, entities }: Document): readonly Fault[] {
  const { retired, parent, child, beside, months } = patterns();
  return entities.flatMap(({ label, start, end }) => {
    const figure = /^\d{1,3}/u.exec(text.slice(start, end))?.[0];
    if (label !== 'AGE' || figure === undefined || months.test(text.slice(end))) return [];
    const age = Number(figure);
    const after = /^[^.;:\n|/]{0,36}/u.exec(text.slice(end))?.[0] ?? '';
    const job = entities.find((each) => each.label === 'PROFESSION' && each.start >= end && each.start < end + after.length); // prettier-ignore
    const said = job === undefined ? after : text.slice(end, job.start);
    const is = (words: RegExp): boolean => words.test(said) && !beside.test(said);
    const fault = (who: string): readonly Fault[] => [{ kind: 'age', start, end: end + said.length, what: `${who} aged ${age}` }]; // prettier-ignore
    if (is(retired) && age < 48) return fault('somebody retired or widowed');
    if (parent.test(said) && age < 16) return fault('a parent');
    if (is(child) && age > 17) return fault('a child');
    return job !== undefined && age < 15 && is(/^/u) ? fault('somebody with a profession') : [];
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
function doseFaults({ text, entities }: Document): readonly Fault[] {
  const faults = entities.flatMap(({ label, start, end }): readonly Fault[] => {
    if (label !== 'Drug') return [];
    const drug = text.slice(start, end).toLowerCase();
    const dose = /^ (\d+(?:[.,]\d+)?) ?(mg|g)\b(?!\/)/u.exec(text.slice(end, end + 16));
    const [name, range] = Object.entries(DOSES).find(([each]) => drug.startsWith(each)) ?? [];
    if (dose === null || range === undefined) return [];
    const milligrams = Number((dose[1] as string).replace(',', '.')) * (dose[2] === 'g' ? 1000 : 1);
    const what = `a dose of${dose[0]} of ${name}…, which is given by ${range[0]} to ${range[1]} mg`;
    return milligrams < range[0] || milligrams > range[1] ? [{ kind: 'dose', start, end: end + dose[0].length, what }] : []; // prettier-ignore
  });
  const { pressure, saturation } = patterns();
  const add = (match: RegExpExecArray, what: string) => faults.push(faultOf('measure', match, what));
  for (const match of text.matchAll(pressure)) if (Number(match[1]) <= Number(match[2])) add(match, 'a blood pressure whose second figure is the larger'); // prettier-ignore
  for (const match of text.matchAll(saturation)) if (Number(match[1]) > 100 || Number(match[1]) < 70) add(match, 'a saturation above 100 % or below 70 %'); // prettier-ignore
  for (const match of text.matchAll(/(?<![\d.,/])(\d{2}[.,]\d) ?°C/gu)) {
    const degrees = Number((match[1] as string).replace(',', '.'));
    if (degrees < 34 || degrees > 42) add(match, 'a body temperature below 34 or above 42 °C');
  }
  return faults;
}

/**
 * What a reader of a generated document would call impossible: numbers and units that do not agree, forms that the next sound does not ask for,
 * words that never follow each other, dates out of order, ages against roles and birth dates, doses and measures.
 *
 * @param isClinical of notes of one patient: nothing is dated before a birth.
 */
export function lintDocument(doc: Document, locale: string, isClinical: boolean): readonly Fault[] {
  const { text } = doc;
  return [
    ...numberFaults(text, locale),
    ...soundFaults(text, locale),
    ...wordingFaults(text, locale),
    ...dateFaults(doc, locale, isClinical),
    ...ageFaults(doc),
    ...doseFaults(doc),
  ];
}
