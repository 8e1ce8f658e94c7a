import type { Document, Entity } from '../core/types.ts';
import { fromDayNumber } from '../surrogates/dates/calendar.ts';
import { isBirth } from '../surrogates/dates/date.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import { findFormat, readDay, showsDayFirst } from './find-format.ts';
import type { SlotPlan } from './find-repeats.ts';
import { PEOPLE, readFullName } from './read-name.ts';

/** What a document shows before it is derived. */
export interface DocumentFacts {
  readonly dayFirst: boolean | undefined;
  readonly latest: number | undefined;
  readonly days: ReadonlyMap<Entity, Day>;
  /** The mentions that are full names. */
  readonly names: readonly { readonly entity: Entity; readonly text: string }[];
  /** Whose an age or a birth date is. */
  readonly persons: ReadonlyMap<Entity, string>;
  /** Draws the persons. */
  readonly preamble: string;
}

export interface Day {
  /** Since 1970. */
  readonly day: number;
  /** Whether the text says it, and not a month or a year alone. */
  readonly isWhole: boolean;
}

const YEAR = 365.2425;
/** Characters before a date that tell whether it is a birth date. */
const BEFORE = 40;

/** The words right before a mention, and after any other. */
function textBefore({ text, entities }: Document, { start }: Entity): string {
  const last = entities.findLast((each) => each.end <= start);
  return text.slice(Math.max(last?.end ?? 0, start - BEFORE), start);
}

/** Ages stay in reach of the one in the text, which speaks of a child or of an old person elsewhere too. */
const AGE_REACH = 10;

const MAJORITY = 18;

/** Ages that may stand for one: of a child those of children, and never of one year where the words around are of several. */
export function agesLike(age: number): readonly [number, number] {
  if (age === 1) return [1, 1];
  const [least, most] = age < MAJORITY ? [Math.min(2, age), MAJORITY - 1] : [MAJORITY, 110];
  return [Math.max(least, age - AGE_REACH), Math.min(most, age + AGE_REACH)];
}

/** The number of an age with what is written before and after it. */
export const AGE = /^(\D*)(\d{1,3})(\D*)$/;

/** @param tellsPersons whether ages and birth dates are told to be of persons who are drawn. */
export function readDocument(
  doc: Document,
  {
    locale,
    plans,
    tellsPersons,
  }: { readonly locale: string; readonly plans: Readonly<Record<string, SlotPlan>>; readonly tellsPersons: boolean },
): DocumentFacts {
  const ofType = (type: SurrogateType) =>
    doc.entities.filter(({ label }) => {
      const plan = plans[label];
      return plan?.policy === 'replace' && plan.type === type;
    });
  const textOf = ({ start, end }: Entity) => doc.text.slice(start, end);
  const dates = ofType('date');
  const dayFirst = showsDayFirst(dates.map(textOf));
  const days = new Map<Entity, Day>();
  let near = dates
    .map((each) => dayOf(textOf(each), locale, dayFirst, undefined))
    .find((day) => day?.isWhole === true)?.day;
  for (const each of dates) {
    const day = dayOf(textOf(each), locale, dayFirst, near);
    if (day === undefined) continue;
    days.set(each, day);
    if (day.isWhole && !isBirth({ entity: each, before: textBefore(doc, each) })) near = day.day;
  }
  const known = [...days.values()];
  const whole = known.filter(({ isWhole }) => isWhole);
  const latest = known.length === 0 ? undefined : Math.max(...(whole.length > 0 ? whole : known).map(({ day }) => day));
  const names = doc.entities.flatMap((entity) => {
    const plan = plans[entity.label];
    const isName = plan?.policy === 'replace' && PEOPLE.has(plan.type) && readFullName(textOf(entity)).given !== '';
    return isName ? [{ entity, text: textOf(entity) }] : [];
  });
  const told = tellsPersons && latest !== undefined ? readBirths(doc, days, ofType('age'), latest) : { persons: new Map<Entity, string>(), preamble: '' }; // prettier-ignore
  return { dayFirst, latest, days, names, ...told };
}

/**
 * Birth dates of which an age of the document is told, or that are its only dates: somebody is drawn for each, not written, whose age and birth
 * date agree.
 */
function readBirths(
  doc: Document,
  days: ReadonlyMap<Entity, Day>,
  ages: readonly Entity[],
  latest: number,
): Pick<DocumentFacts, 'persons' | 'preamble'> {
  const persons = new Map<Entity, string>();
  const births = [...days].filter(([entity, { isWhole }]) => isWhole && isBirth({ entity, before: textBefore(doc, entity) })); // prettier-ignore
  const others = [...days.keys()].filter((entity) => !births.some(([birth]) => birth === entity));
  const byDay = new Map<number, string>();
  let preamble = '';
  for (const [birth, { day }] of births) {
    const years = Math.floor((latest - day) / YEAR);
    const own = ages.filter((each) => {
      const age = Number(AGE.exec(doc.text.slice(each.start, each.end))?.[2] ?? NaN);
      return age > 1 && (others.length === 0 ? births.length === 1 : Math.abs(age - years) <= 1);
    });
    const [first] = own;
    if (first === undefined && others.length > 0) continue;
    let person = byDay.get(day);
    if (person === undefined) {
      byDay.set(day, (person = `p${byDay.size + 1}`));
      const age = first && Number(/\d+/.exec(doc.text.slice(first.start, first.end))?.[0]);
      const [least, most] = age === undefined ? [2, 95] : agesLike(Math.min(age, 110));
      // Nothing that is told of happened before the birth.
      const since = Math.max(0, ...others.map((each) => latest - (days.get(each) as Day).day).filter((ago) => ago < latest - day)); // prettier-ignore
      const from = Math.min(age ?? least, Math.max(least, Math.ceil(since / YEAR) + 1));
      preamble += `{{person as=${person} age=${Math.min(from, most)}..${most} label=none write=no}}`;
    }
    persons.set(birth, person);
    for (const each of own) if (!persons.has(each)) persons.set(each, person);
  }
  return { persons, preamble };
}

/** The day of a date; of one without a day or a month its middle, without a year the nearest to another. */
function dayOf(text: string, locale: string, dayFirst: boolean | undefined, near: number | undefined): Day | undefined {
  const format = findFormat(text, 'date', locale, dayFirst);
  if (format === undefined) return undefined;
  const fields = format.replaceAll(/'[^']*'/g, '');
  const [before, its] = /d/.test(fields) ? ['', ''] : /M/.test(fields) ? ['15 ', 'd '] : ['1 7 ', 'd M '];
  if (/y/.test(fields)) {
    const day = readDay(before + text, its + format, locale);
    return day === undefined ? undefined : { day, isWhole: before === '' };
  }
  if (near === undefined) return undefined;
  const { year } = fromDayNumber(near);
  const all = [year - 1, year, year + 1].flatMap((each) => readDay(`${before}${text} ${each}`, `${its}${format} yyyy`, locale) ?? []); // prettier-ignore
  const [day] = all.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near));
  return day === undefined ? undefined : { day, isWhole: before === '' };
}
