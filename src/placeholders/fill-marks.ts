import { applyEdits } from '../core/apply-edits.ts';
import { compareEntities, createDocument, createFreshIds, overlap } from '../core/document.ts';
import { agreeBefore } from '../languages/sounds.ts';
import type { Rng } from '../core/rng.ts';
import type { Document, Edit, Entity } from '../core/types.ts';
import type { GazetteerList } from '../resources/gazetteer.ts';
import { fromDayNumber, toDayNumber } from '../surrogates/dates/calendar.ts';
import { defaultHabits } from '../surrogates/dates/builder.ts';
import { dateFormats, vocabularyOf } from '../surrogates/dates/locales.ts';
import { familyOf } from '../surrogates/index.ts';
import { lexiconFor } from '../surrogates/persons/name-lexicon.ts';
import type { Setting } from '../surrogates/types.ts';
import type { Filled } from './fill.ts';
import { findMarks, type Mark } from './marks.ts';

/** Years into which the latest date of a note falls. */
const FIRST_YEAR = 2005;
const YEARS = 19;
const YEAR_DAYS = 365.2425;

/**
 * Fills the marks of a document. Those that an entity of it covers in part or whole are left alone.
 *
 * @param rng the document's own.
 */
export function fillMarks(doc: Document, setting: Setting, rng: Rng): Filled {
  const marks = findMarks(doc.text, setting.locale).filter((mark) => !doc.entities.some((entity) => overlap(entity, mark))); // prettier-ignore
  const write = createWriter(marks, setting, rng);
  const edits: Edit[] = [];
  const freshId = createFreshIds(doc.entities, 'T');
  let filled = 0;
  const entities = marks.map((mark, i): Entity => {
    const { start, end, label } = mark;
    const replacement = mark.type === undefined ? undefined : write(mark, i);
    if (replacement !== undefined) {
      const article = agreeBefore(doc.text, start, replacement, setting.locale, marks[i - 1]?.end);
      edits.push(...(article ? [article] : []), { start, end, replacement });
      filled++;
    }
    return { id: freshId(), start, end, label: replacement === undefined ? 'UNKNOWN' : label, attributes: { placeholder: doc.text.slice(start, end) } }; // prettier-ignore
  });
  // The attribute repeats the mark, which hides nothing.
  const envelope = doc.envelope && { envelope: { ...doc.envelope, disclosed: true } };
  const source = createDocument({ ...doc, entities: [...doc.entities, ...entities].toSorted(compareEntities), ...envelope }, { overlaps: 'allow' }); // prettier-ignore
  return { document: applyEdits(source, edits), edits, filled, left: marks.length - filled };
}

function createWriter(
  marks: readonly Mark[],
  setting: Setting,
  rng: Rng,
): (mark: Mark, ordinal: number) => string | undefined {
  const { given, family } = lexiconFor(setting.gazetteers, setting.locale);
  const writeDate = createDateWriter(marks, setting.locale, rng);
  /** A note calls its patient Mr or Ms somewhere. */
  const gender = marks.find((mark) => mark.type === 'patient' && mark.gender !== 'u')?.gender ?? 'u';

  return (mark, ordinal) => {
    const { type, part, same, says } = mark;
    if (type === undefined) return undefined;
    const own = rng.fork(type, same ?? ordinal);
    if (part !== undefined) {
      // The parts of one name are drawn apart, so that each is the same wherever it stands.
      const person = same === undefined ? own : rng.fork('person', same);
      const sex = type === 'patient' ? gender : mark.gender;
      const first = () => drawName(given, person.fork('given'), sex);
      const last = () => drawName(family, person.fork('family'), 'u');
      const names = { given: [first], family: [last], whole: [first, last], initials: [first, last] }[part].map((draw) => draw()); // prettier-ignore
      if (names.includes('')) return undefined;
      return part === 'initials' ? names.map((name) => [...name][0]).join('') : names.join(' ');
    }
    if (type === 'date') return writeDate(mark, own);
    if (type === 'age') return String(/over 90/i.test(says) ? 90 + own.int(8) : 20 + own.int(70));
    return familyOf(type).fresh(type, own, setting);
  };
}

function drawName(list: GazetteerList | undefined, rng: Rng, gender: 'f' | 'm' | 'u'): string {
  return list?.draw(rng, gender === 'u' ? {} : { gender }) ?? '';
}

interface Told {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
}

/** What a mark says of a date: "2151-7-16", "7-16", "2151", "7-/2151"; nothing where it only says that it is one. */
function readDate(says: string): Told | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(says) ?? [];
  if (year !== undefined) return { year: Number(year), month: Number(month), day: Number(day) };
  const [, ofYear, inYear] = /^(\d{1,2})-?\/?(\d{4})$/.exec(says) ?? [];
  if (ofYear !== undefined) return { month: Number(ofYear), year: Number(inYear) };
  if (/^\d{4}$/.test(says)) return { year: Number(says) };
  const [, first, second] = /^(\d{1,2})-(\d{1,2})$/.exec(says) ?? [];
  return first === undefined ? undefined : { month: Number(first), day: Number(second) };
}

/**
 * Dates that are told move by whole years, all by as many, so that the latest of the note falls into our time; the others follow each other
 * by some days, in the order of the text, but for a birth date.
 */
function createDateWriter(marks: readonly Mark[], locale: string, rng: Rng): (mark: Mark, own: Rng) => string {
  const told = marks.flatMap(({ type, says }) => (type === 'date' ? (readDate(says) ?? []) : []));
  const latest = told.reduce((most, { year = 0 }) => Math.max(most, year), 0);
  const target = FIRST_YEAR + rng.fork('year').int(YEARS);
  const shift = latest === 0 ? 0 : latest - target;
  let current = toDayNumber(target, 1, 1) + rng.fork('day').int(365);
  const birth = current - Math.round((20 + rng.fork('birth').int(70)) * YEAR_DAYS);
  const { dayFirst } = defaultHabits(locale);
  const sign =
    dateFormats(locale).flatMap((example) => /^\d{1,2}([./-])\d{1,2}\1\d{4}$/.exec(example)?.[1] ?? [])[0] ?? '/';
  const write = (...[year, month, day]: readonly (number | undefined)[]) =>
    [...(dayFirst ? [day, month] : [month, day]), year].filter((part) => part !== undefined).join(sign);
  return ({ says, isBirth }, own) => {
    const date = readDate(says);
    if (date) return write(date.year === undefined ? undefined : date.year - shift, date.month, date.day);
    if (/^month/i.test(says)) return own.pick([...vocabularyOf(locale).words.keys()].filter((word) => word.length > 4 && vocabularyOf(locale).words.get(word)?.kind === 'month')); // prettier-ignore
    if (/^year/i.test(says)) return String(target);
    const { year, month, day } = fromDayNumber(isBirth ? birth : current);
    if (!isBirth) current += own.int(8);
    return write(year, month, day);
  };
}
