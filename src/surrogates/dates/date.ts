import type { Rng } from '../../core/rng.ts';
import { packOf, unionOf, wordsOf } from '../../languages/index.ts';
import { agreeBefore } from '../../languages/sounds.ts';
import { isUndetermined } from '../../languages/locale.ts';
import { ageMoves, ageShift } from '../persons/age.ts';
import { applyCasing, casingOf, fold, mapDigits, mapShape } from '../case.ts';
import { pluralUnit, readRoman, isLeapYear, toDayNumber, weekdayOf } from './calendar.ts';
import { cycleOf, dateFormats, isCalendarWord, isWeekday, relativeWords, type DateWord } from './locales.ts';
import { FUNCTION_WORDS } from '../kind-words.ts';
import { isNumberWord } from '../numbers/number-words.ts';
import { defaultHabits, type DateHabits, PlanBuilder } from './builder.ts';
import type { DatePlan, DatePoint, DateValues, MovedPoint } from './plan.ts';
import { joinEnds, rangesOf } from './ranges.ts';
import { blurredDateShift, dateShift, intoThePast, inWeeks, inYears, movePoint, onWorkdays, withinYear, type DateShift } from './shift.ts'; // prettier-ignore
import type { Draw, Mention, Setting, SurrogateFamily, SurrogateType } from '../types.ts';
import { readFormat } from './formats.ts';
import { lexDate } from './lexer.ts';

/** "0 3 0 4 2 0 1 7", "03 1 8 2 0 2 1", "1 2 . 0 6 . 1 9 8 1". */
const SPACED = /^\d{1,2}(?: [./|-])?(?: \d(?: [./|-])?){4,}$/;

/**
 * Takes a mention apart by the first of the supported formats that fits, from left to right. Never fails: what is not
 * understood stays literal, but for its digits.
 */
export function parseDate(text: string, habits: DateHabits, clock: boolean): DatePlan {
  const spaced = SPACED.test(text);
  const lexed = lexDate(spaced ? text.replaceAll(' ', '') : text, habits.locale, clock);
  const builder = new PlanBuilder(lexed, habits);
  let at = 0;
  while (at < lexed.tokens.length) at = readFormat(builder, at);
  return builder.finish(text, spaced);
}

/**
 * What a document's own mentions say about which comes first and about leading zeros: the majority of those that show it;
 * the locale where none does.
 */
export function learnHabits(texts: readonly string[], locale: string): DateHabits {
  let order = 0;
  let numeric = 0;
  let named = 0;
  for (const text of texts) {
    const found = /(?<!\d)(\d{1,2})([/.-])(\d{1,2})(?:\2(?:\d{4}|\d\d)(?!\d)|(?![\d/.-]))/.exec(text);
    if (found) {
      const [a, b] = [found[1] ?? '', found[3] ?? ''];
      const full = found[0].length > a.length + b.length + 1;
      if (full && Number(a) > 12 && Number(a) <= 31 && Number(b) <= 12) order++;
      if (full && Number(b) > 12 && Number(b) <= 31 && Number(a) <= 12) order--;
      for (const number of [a, b]) numeric += number.startsWith('0') ? 1 : number.length === 1 ? -1 : 0;
    } else {
      const day = /(?<!\d)(\d{1,2})[^\d]{0,4}\p{L}{3}/u.exec(text)?.[1];
      if (day !== undefined) named += day.startsWith('0') ? 1 : day.length === 1 ? -1 : 0;
    }
  }
  const habits = defaultHabits(locale);
  return {
    locale,
    dayFirst: order === 0 ? habits.dayFirst : order > 0,
    padNumeric: numeric === 0 ? habits.padNumeric : numeric > 0,
    padNamed: named > 0,
  };
}

interface DatedMention {
  readonly plan: DatePlan;
  /** `undefined` where the mention is no birth date; else the age in years at the document's other dates, if known. */
  readonly birth: { readonly age: number | undefined } | undefined;
}

/** The mentions of one document, taken apart. */
interface DateState {
  readonly habits: DateHabits;
  /** The latest year that a mention shows. */
  readonly latest: number | undefined;
  /** The first date that is nobody's birth, at which people are as old as the text says. */
  readonly reference: DatePoint | undefined;
  /** Whether the text has the weekday of a date before it, or in its line where no mention has one. */
  readonly hasWeekdays: boolean;
  /** Whether the text tells of a feast on the day of the year on which a date of it is: those stay, and the year becomes another. */
  readonly isOfFeast: boolean;
  /** The days of the week that the text names, which stay working days or days of a weekend as far as they can. */
  readonly weekdays: ReadonlySet<number>;
  readonly mentions: ReadonlyMap<Mention, DatedMention>;
}

const BIRTH_CUE = new RegExp(
  `(?<!\\p{L})${unionOf(({ dates }) => dates?.birth?.cue)}(?!\\p{L})|${unionOf(({ dates }) => dates?.birth?.sign)}|\\*\\s*$`,
  'iu',
);
const BIRTH_LABEL = new RegExp(
  unionOf(({ dates }) => dates?.birth?.label),
  'iu',
);
const DATE_WORDS = wordsOf(({ dates }) => dates?.words);
const ORDINALS = wordsOf(({ dates }) => dates?.ordinals);
/** In a language of which nothing is known, a word for years or days: "года", "år". */
const SHORT_WORD = /^[\p{L}\p{M}]{1,5}$/u;

/**
 * Dates and times. Every date of a scope moves by the same number of days (Sweeney's date shifting, kept from peers'
 * clipping to impossible days), written in the form of the mention; see {@link dateShift} and {@link movePoint}.
 */
export const dateFamily: SurrogateFamily<DateState> = {
  types: ['date', 'time'],
  study,
  write,
  mayStay: true,
  keeps: (key, _type, { locale }) =>
    /^\d/u.test(key) ||
    DATE_WORDS.has(key) ||
    ORDINALS.has(key) ||
    FUNCTION_WORDS.has(key) ||
    isCalendarWord(key, locale) ||
    pluralUnit(key, locale) !== undefined ||
    isNumberWord(key, locale) ||
    readRoman(key) !== undefined ||
    (isUndetermined(locale) && SHORT_WORD.test(key)),
  fresh,
};

function study(mentions: readonly Mention[], setting: Setting): DateState {
  const habits = learnHabits(mentions.map(({ text }) => text), setting.locale); // prettier-ignore
  // The same text gets the same surrogate: its first mention decides what its context is.
  const plans = new Map<string, DatePlan>();
  for (const { text, type } of mentions) {
    if (!plans.has(text)) plans.set(text, parseDate(text, habits, type === 'time'));
  }
  fillContext([...plans.keys()], plans);
  const ends = readRanges(mentions, plans);
  const births = new Set<string>();
  for (const mention of mentions) {
    const plan = plans.get(mention.text);
    if (plan !== undefined && isBirth(mention)) births.add(birthKey(plan));
  }
  births.delete('');
  let reference: DatePoint | undefined;
  for (const plan of plans.values()) {
    if (reference === undefined && !births.has(birthKey(plan))) reference = plan.points.find(isFull);
  }
  const dated = new Map<string, DatedMention>();
  for (const [text, plan] of plans) {
    const birth = births.has(birthKey(plan)) ? { age: ageBetween(plan.points.find(hasYear), reference) } : undefined;
    dated.set(text, { plan, birth });
  }
  const datedOf = (mention: Mention): DatedMention => {
    const end = ends.get(mention);
    const own = dated.get(end?.other ?? mention.text) as DatedMention;
    return end === undefined ? own : { ...own, plan: end.plan };
  };
  let latest: number | undefined;
  for (const { points } of plans.values())
    for (const { year, yearShown } of points)
      if (yearShown && year !== undefined && year > (latest ?? 0)) latest = year;
  const isDay = (word: string): boolean => isWeekday(word, setting.locale);
  const areLabelled = mentions.some(({ text }) => (text.match(LONG_WORD) ?? []).some(isDay));
  const hasWeekdays = mentions.some(({ text, before }) => /\d/u.test(text) && isDay(DAY_BEFORE.exec(before)?.[1] ?? '')) ||
    (!areLabelled && mentions.some(({ text, line = '' }) => plans.get(text)?.points.some(isFull) === true && (line.match(LONG_WORD) ?? []).some(isDay))); // prettier-ignore
  return {
    habits,
    latest,
    reference,
    hasWeekdays,
    weekdays: new Set(packOf(setting.locale)?.dates?.workdays === true ? [...plans.values()].flatMap((plan) => weekdaysIn(plan, isDay)) : []), // prettier-ignore
    isOfFeast: mentions.some(({ line = '' }) => packOf(setting.locale)?.dates?.feasts?.test(line) === true),
    mentions: new Map(mentions.map((mention) => [mention, datedOf(mention)])),
  };
}

/** In lines that tell the day of a date otherwise: "1996-08-30 ... on Friday". */
const LONG_WORD = /\p{L}{5,}/gu;
/** "lundi le ", "Donnerstag, den " */
const DAY_BEFORE = /(?<!\p{L})(\p{L}{4,}),? (?:\p{L}{2,3} )?$/u;

/** The latest year that the dates of a document show. */
export const latestYear = (state: unknown): number | undefined => (state as DateState).latest;

/** What a mention is as the end of a range, and the text of the end that tells its month or year. */
interface RangeEnd {
  readonly plan: DatePlan;
  readonly other: string;
}

/** Reads the ranges of two mentions: what tells the whole date is read so wherever it stands, and what does not, as this end alone. */
function readRanges(mentions: readonly Mention[], plans: Map<string, DatePlan>): ReadonlyMap<Mention, RangeEnd> {
  const ends = new Map<Mention, RangeEnd>();
  for (const { first, last } of rangesOf(mentions)) {
    const joined = joinEnds(plans.get(first.text) as DatePlan, plans.get(last.text) as DatePlan);
    if (joined === undefined) continue;
    const tellsLast = tellsMore(joined[1], joined[0]);
    const [told, other] = tellsLast ? [last, first] : [first, last];
    const [whole, part] = tellsLast ? [joined[1], joined[0]] : joined;
    plans.set(told.text, whole);
    ends.set(other, { plan: part, other: told.text });
  }
  return ends;
}

function tellsMore(a: DatePlan, b: DatePlan): boolean {
  const told = ({ points: [point] }: DatePlan): number => Number(point?.monthShown) + Number(point?.yearShown);
  return told(a) > told(b);
}

/** Gives every partial date the year (and month) of the fuller date before it in the text, else of the first after it. */
function fillContext(texts: readonly string[], plans: Map<string, DatePlan>): void {
  const all = [...plans.values()].flatMap(({ points }) => points);
  let year = all.find(hasYear)?.year ?? 2001;
  let month = all.find((point) => point.month !== undefined && point.year !== undefined)?.month ?? 1;
  for (const text of texts) {
    const plan = plans.get(text) as DatePlan;
    const points = plan.points.map((point): DatePoint => {
      if (point.kind !== 'day') {
        if (point.year !== undefined) year = point.year;
        if (point.kind === 'month' && point.month !== undefined) month = point.month;
        return { ...point, year: point.year ?? year };
      }
      const ownMonth = point.month ?? month;
      let ownYear = point.year ?? year;
      if (ownMonth === 2 && point.day === 29) while (!isLeapYear(ownYear)) ownYear--;
      if (point.year !== undefined) year = point.year;
      if (point.month !== undefined) month = point.month;
      // A day that the month lacks belongs to another month: January has them all.
      const fits = point.month !== undefined || (point.day ?? 1) <= 28;
      return { ...point, year: ownYear, month: fits ? ownMonth : 1 };
    });
    plans.set(text, { ...plan, points });
  }
}

function hasYear(point: DatePoint): boolean {
  return point.yearShown && point.year !== undefined;
}

function isFull(point: DatePoint): boolean {
  return point.kind === 'day' && hasYear(point);
}

const BEHIND_DATE = /(?<=\p{N}{2})\P{N}*$/u;

/** Whether a date is somebody's birth date, by what stands before it, its label or its attributes. */
export function isBirth({ before, entity }: Pick<Mention, 'before' | 'entity'>): boolean {
  // "born 4 May 1951, admitted": what stands before another date is said of that.
  if (BIRTH_CUE.test(before.slice(Math.max(0, before.search(BEHIND_DATE)))) || BIRTH_LABEL.test(entity.label))
    return true;
  const { attributes } = entity;
  if (attributes === undefined) return false;
  return Object.entries(attributes).some(
    ([key, value]) => BIRTH_LABEL.test(key) || (typeof value === 'string' && BIRTH_LABEL.test(value)),
  );
}

/** The same for two mentions of one date in different formats; empty for a mention that is no date with a year. */
function birthKey({ points }: DatePlan): string {
  const point = points.length === 1 ? points[0] : undefined;
  return point === undefined || !hasYear(point) ? '' : `${point.kind} ${point.year} ${point.month} ${point.day}`;
}

function ageBetween(birth: DatePoint | undefined, reference: DatePoint | undefined): number | undefined {
  if (birth?.year === undefined || reference?.year === undefined) return undefined;
  const before = (reference.month ?? 6) * 31 + (reference.day ?? 15) < (birth.month ?? 6) * 31 + (birth.day ?? 15);
  const age = reference.year - birth.year - (before ? 1 : 0);
  return age < 0 ? undefined : age;
}

/** Further days to try where a mention would come out as it was: the 3rd may be the 3rd again, a season the same season. */
const STEPS = [0, 1, 30, 92, 183, 366, 731];

function write(mention: Mention, state: DateState, draw: Draw, setting: Setting): string | undefined {
  const known = state.mentions.get(mention);
  const plan = known?.plan ?? parseDate(mention.text, state.habits, mention.type === 'time');
  const scope = draw.document ?? draw.scope;
  const blurred = draw.document !== undefined;
  const drawn = blurred ? blurredDateShift(scope) : dateShift(scope);
  const past = draw.mayStay === true ? intoThePast(drawn, state.latest) : drawn; // other documents' dates move by the same, elsewhere
  const held = draw.mayStay === true ? heldBy(past, state) : past;
  const isKnown = draw.mayStay === true && tellsPast(mention, setting);
  const shift = isKnown ? withinYear(held) : held;
  const birthYears =
    known?.birth === undefined || mention.ageStays === true ? 0 : ageShift(scope, known.birth.age, ageMoves(draw));
  // "overnight", "terza domenica di Avvento": what tells no date that another could take the place of stays, and so do words beside what is none.
  const isInWords = draw.mayStay === true && !/\p{Nd}/u.test(mention.text);
  if (isInWords && plan.pieces.some((piece) => typeof piece === 'string' && hasName(piece, setting))) return undefined;
  // "216 a.C.": what was then was on no other day.
  if (draw.mayStay === true && packOf(setting.locale)?.places?.antiquity?.test(mention.text) === true) return undefined; // prettier-ignore
  const isHeld = isKnown || (draw.mayStay === true && state.isOfFeast);
  const written = writePlan(plan, shift, birthYears, scope, blurred, isHeld ? STEPS.slice(0, 1) : STEPS);
  if (isHeld && (written === undefined || plan.points.length === 0)) return undefined;
  return (written === undefined ? undefined : agreeWithin(written, setting.locale)) ?? (isInWords ? undefined : writeUnknown(mention.text, scope, setting)); // prettier-ignore
}

/** The shift as far as the text around the dates lets it be. */
function heldBy(shift: DateShift, { isOfFeast, hasWeekdays, reference, weekdays }: DateState): DateShift {
  const held = isOfFeast ? inYears(shift, reference) : shift;
  return hasWeekdays ? inWeeks(held) : isOfFeast ? held : onWorkdays(held, weekdays);
}

/** The days of the week of a mention that names one. */
const weekdaysIn = ({ text, points }: DatePlan, isDay: (word: string) => boolean): readonly number[] =>
  points.flatMap(({ kind, year = 0, month = 0, day = 0 }) => {
    if (kind === 'weekday') return day;
    return kind === 'day' && isDay(/^\p{L}+/u.exec(text)?.[0] ?? '') ? weekdayOf(toDayNumber(year, month, day)) : [];
  });

/** Whether what everybody knows the year of is told in the sentence of a date: "il terremoto del 2016". */
function tellsPast({ text, before, after }: Mention, { locale }: Setting): boolean {
  const past = packOf(locale)?.dates?.past;
  return past?.test(`${before.slice(-NEAR).replace(/^.*[.;:] /su, '')}${text}${after.slice(0, NEAR).replace(/[.;:] .*$/su, '')}`) === true; // prettier-ignore
}

const NEAR = 70;

/** Whether words have a capital that are of no date: "Avvento". */
const hasName = (words: string, setting: Setting): boolean =>
  (words.match(NAME) ?? []).some((word) => dateFamily.keeps?.(fold(word), 'date', setting, word) !== true);

const NAME = /\p{Lu}\p{Ll}{3,}/gu;

/** The words within a date in the form that asks for them what is beside them now. */
const agreeWithin = (text: string, locale: string): string => agreeWords(agreeAtNumbers(text, locale), locale);

/** "2 all'11" becomes "3 al 12". */
function agreeAtNumbers(text: string, locale: string): string {
  let agreed = text;
  for (const { index } of [...text.matchAll(/(?<=\p{L}[ '’])\d/gu)].toReversed()) {
    const edit = agreeBefore(agreed, index, agreed.slice(index), locale, 0, 'm'); // days and years are men's in all languages that ask
    if (edit !== undefined) agreed = agreed.slice(0, edit.start) + edit.replacement + agreed.slice(edit.end);
  }
  return agreed;
}

/** The words around one that tells the gender of a date, in its form: "domingo passada" becomes "domingo passado". */
function agreeWords(text: string, locale: string): string {
  const { genders, gendered } = packOf(locale)?.dates ?? {};
  if (genders === undefined || gendered === undefined) return text;
  const pairs = gendered.split('|').map((pair) => pair.split(' '));
  const words = text.split(' ');
  const forms = words.map((word) => pairs.find((pair) => pair.includes(word.toLowerCase())));
  const head = words.findIndex((word, i) => forms[i] === undefined && (genders.f.test(word) || genders.m.test(word)));
  if (head < 0) return text;
  const form = genders.f.test(words[head] ?? '') ? 1 : 0;
  const agree = (i: number): boolean => {
    const other = forms[i]?.[form];
    if (other !== undefined) words[i] = applyCasing(other, casingOf(words[i] ?? ''));
    return other !== undefined;
  };
  let first = head;
  while (agree(first - 1)) first--;
  agree(head + 1);
  const at = words.slice(0, first).join(' ').length + (first === 0 ? 0 : 1);
  const agreed = words.join(' ');
  const article = agreeBefore(agreed, at, agreed.slice(at), locale);
  return article === undefined ? agreed : agreed.slice(0, article.start) + article.replacement + agreed.slice(at);
}

/** When somebody was born who the text says otherwise than by a date, in a number: as its date of birth would say. Of day 0 only the month is known. */
export function movedBirth(
  birth: { readonly year: number; readonly month: number; readonly day: number },
  state: unknown,
  draw: Draw,
): MovedPoint {
  const dated = state as DateState | undefined;
  const { year, month, day } = birth.day === 0 ? dayOf(birth, dated) : birth;
  const point: DatePoint = { kind: 'day', year, month, day, span: 0, yearShown: true, monthShown: true };
  let age = ageBetween(point, dated?.reference);
  let isBirth = true;
  for (const { plan, birth } of dated?.mentions.values() ?? [])
    if (birthKey(plan) === birthKey({ ...plan, points: [point] })) {
      isBirth = birth !== undefined;
      age = birth?.age ?? age;
      break;
    }
  const shift = intoThePast(dateShift(draw.scope), dated?.latest ?? draw.latest);
  const { days } = dated === undefined ? shift : heldBy(shift, dated);
  return movePoint(point, days, isBirth ? ageShift(draw.scope, age, { ...ageMoves(draw), blurred: false }) : 0);
}

/** The day of that month, or of the month a century before, which the document has; any where it has none. */
function dayOf({ year, month }: { readonly year: number; readonly month: number }, dated: DateState | undefined) {
  const all = [...(dated?.mentions.values() ?? [])].flatMap(({ plan: { points } }) => points);
  const own = all.find(
    (point) =>
      point.kind === 'day' && point.month === month && point.year !== undefined && (year - point.year) % 100 === 0,
  );
  return { year: own?.year ?? year, month, day: own?.day ?? 15 };
}

function writePlan(
  plan: DatePlan,
  shift: DateShift,
  birthYears: number,
  scope: Rng,
  blurred: boolean,
  steps: readonly number[],
): string | undefined {
  if (plan.pieces.every((piece) => typeof piece === 'string')) return undefined;
  const source = plan.text.toLowerCase();
  for (const step of steps) {
    const days = shift.days + (shift.days < 0 ? -step : step);
    const text = render(plan, valuesOf(plan, days, shift.minutes, birthYears, scope));
    if ((blurred && plan.points.length > 0) || (text !== plan.text && text.toLowerCase() !== source)) return text;
  }
  return undefined;
}

function valuesOf(plan: DatePlan, days: number, minutes: number, birthYears: number, scope: Rng): DateValues {
  return {
    points: plan.points.map((point) => movePoint(point, days, birthYears)),
    minutes,
    swap: (word) => otherWord(word, scope),
    digits: (text) => mapDigits(text, scope.fork('date-digits', text)),
    pick: (key, count) => scope.fork('date-pick', key).int(count),
  };
}

/** All words of a group move by the same number of places, so that different words stay different. */
function otherWord(word: DateWord, scope: Rng): number {
  const count = cycleOf(word);
  return (word.index + 1 + scope.fork('date-word', word.kind, word.form).int(count - 1)) % count;
}

function render({ pieces, spaced, text: source }: DatePlan, values: DateValues): string {
  let text = '';
  for (const piece of pieces) text += typeof piece === 'string' ? piece : piece(values);
  return spaced ? spaceOut(text, source) : text;
}

/** Puts the spaces of the source back in, or one between any two signs where the number of signs has changed. */
function spaceOut(text: string, source: string): string {
  if (text.length !== source.replaceAll(' ', '').length) return Array.from(text).join(' ');
  let at = 0;
  return source.replace(/[^ ]/g, () => text.charAt(at++));
}

/** A mention without anything of a date: digits for digits, another relative expression ("heutzutage" → "derzeit") for words. */
function writeUnknown(text: string, scope: Rng, { locale }: Setting): string {
  const source = fold(text);
  const rng = scope.fork('date-text', source);
  if (/\d/.test(text)) {
    const digits = mapDigits(text, rng);
    if (fold(digits) !== source) return digits;
    const mapped = mapShape(text, rng);
    if (fold(mapped) !== source) return mapped;
  }
  const words = relativeWords(locale).filter((word) => fold(word) !== source);
  const casing = casingOf(text.trim().split(/\s/, 1)[0] ?? '');
  return casing === 'lower' ? rng.pick(words) : applyCasing(rng.pick(words), casing); // names of weekdays keep their capital
}

const EXAMPLE_DAYS = 45 * 365;
const examples = new Map<string, readonly DatePlan[]>();

/** The gazetteers' grammar of the locale or, without one, a random date of 1967 to 2030 in one of the locale's common formats. */
function fresh(type: SurrogateType, rng: Rng, { locale, gazetteers, partition }: Setting): string {
  const rendered = gazetteers.render(locale, type, rng, { partition });
  if (rendered !== undefined) return rendered;
  const key = `${type} ${locale}`;
  let plans = examples.get(key);
  if (plans === undefined) {
    const texts = type === 'time' ? ['14:05', '9:40', '08:15', '23:50', '16:30'] : dateFormats(locale);
    const parsed = new Map(texts.map((text) => [text, parseDate(text, defaultHabits(locale), type === 'time')]));
    fillContext(texts, parsed);
    examples.set(key, (plans = [...parsed.values()]));
  }
  const plan = rng.pick(plans);
  const days = rng.int(EXAMPLE_DAYS + 18 * 365) - EXAMPLE_DAYS;
  return render(plan, valuesOf(plan, days, rng.int(DAY_MINUTES) - DAY_MINUTES / 2, 0, rng));
}

const DAY_MINUTES = 1440;
