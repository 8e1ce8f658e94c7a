import { memoise } from '../../core/caches.ts';
import type { Rng } from '../../core/rng.ts';
import { packOf } from '../../languages/index.ts';
import { nearCopy } from '../../text/near-copy.ts';

/** Not the number of a case in a register, "4 Ca 1615/15", nor what is counted in a year or before a section: "2015, 1014", "SozR 1500 § 160". */
export const YEARS = /(?<!\p{N}|\p{N} \p{Lu}\p{L}{0,3} |(?:1[89]|20)\d\d ?, ?)(?:1[0-9]|20)\d\d(?!\p{N}| §)/gu;

/** The year of a case behind its number, "4 AZR 520/15" and "7 B 45.15", and the second of a season, "2006/07". */
const SHORT_YEARS = /(?<=\p{N}[/.])\d\d(?![\p{N}.])/gu;

/** The last of some years: "1941-45". */
const LAST_YEARS = /(?<=(?<!\p{N})(?:1[0-9]|20)\d\d[-–])\d\d(?!\p{N})/gu;

/** So many years may go by until a case is decided. */
const LONGEST_CASE = 6;

/** What recurs does so every four years, or every two or year. */
const TERM = 4;

/** One seat of several falls free after so many: "1990 Senate election, 1996 Senate election". */
const LONG_TERM = 6;

const MOST_TERMS_BACK = 3;

/** Years by which what the corpus has may miss what is wanted. */
const NEAR_YEARS = 3;

/** Years of names that have one, by the name without it: when what recurs was held, as far as the corpus or the language tells. */
export type Held = ReadonlyMap<string, readonly number[]>;

interface Calendar {
  readonly held: Held;
  readonly months: readonly string[];
}

/** What the language tells of it: of what is there all years are known, and the months where there are two of one. */
const calendarOf = memoise((locale): Calendar => {
  const { institutions, dates } = packOf(locale) ?? {};
  const months = dates?.months?.[0]?.split(' ') ?? [];
  const held = Object.entries(institutions?.held ?? {}).flatMap(([names, years]) => {
    const dated = years.split(' ').map((year) => datedIn(year.replace('_', ' '), months));
    return names.split('|').map((name) => [`# ${name}`, dated] as const);
  });
  return { held: new Map(held), months };
});

/** The first year of a name, with the month before it as a fraction: 1974.02 for "February 1974". */
function datedIn(name: string, months: readonly string[]): number {
  const [, month = '', year = ''] = DATED.exec(name) ?? [];
  return Number(year) + (months.indexOf(month) + 1) / MONTHS;
}

/** The same as a name has it. */
function dateOf(year: number, months: readonly string[]): string {
  const whole = Math.floor(year);
  const month = months[Math.round((year - whole) * MONTHS) - 1];
  return month === undefined ? String(whole) : `${month} ${whole}`;
}

const DATED = /^(?:(\p{L}+) )?((?:1[0-9]|20)\d\d)(?!\p{N})/u;
const MONTHS = 100;

/** A name without its year, and without the month before that where a calendar has it. */
const datedKey = memoise((name) => name.replace(DATED, '#'));

const withoutYear = memoise((name) => name.replace(YEARS, '#'));

const yearsIn = memoise((name): readonly string[] => name.match(YEARS) ?? []);

export function heldOf(names: readonly string[]): Held {
  const held = new Map<string, number[]>();
  for (const name of names) {
    const [year, ...more] = yearsIn(name);
    if (year === undefined || more.length > 0) continue;
    const key = withoutYear(name);
    held.set(key, [...(held.get(key) ?? []), Number(year)]);
  }
  for (const years of held.values()) years.sort((a, b) => a - b);
  return held;
}

/**
 * A name with years in it, "1932 state election", so many terms earlier: where the corpus has one of about then, that.
 *
 * @param fixed years that the text tells beside it.
 * @returns `undefined` where one of its years is of these, or would come before one that it came after.
 */
function moveName(name: string, { fixed, held, calendar, longTerms }: Moves, terms: number): string | undefined {
  const own = yearsIn(name);
  const dated = calendar.held.get(datedKey(name));
  if (dated?.includes(datedIn(name, calendar.months)) === true) return moveDated(name, dated, calendar.months, fixed, terms); // prettier-ignore
  const term = longTerms.has(withoutYear(name)) ? LONG_TERM : TERM;
  const known = own.length === 1 && term === TERM ? (held.get(withoutYear(name)) ?? []) : [];
  // What is later than what the corpus has may not have been held yet.
  if (terms < 0 && known[known.indexOf(Number(own[0])) - terms] === undefined) return undefined;
  const move = (year: string): number => {
    const wanted = Number(year) - term * terms;
    const attested = known[known.indexOf(Number(year)) - terms];
    return attested !== undefined && Math.abs(attested - wanted) <= NEAR_YEARS ? attested : wanted;
  };
  if (!own.every((year) => keepsOrder(year, move(year), fixed))) return undefined;
  const [first = ''] = own;
  const by = Number(first) - move(first);
  const isOfCase = (short: string) => (Number(first) + 1 - Number(short) + 1000) % 100 <= LONGEST_CASE;
  const moveLast = (short: string) => String(Number(short) + 200 - by).slice(-2);
  const moveShort = (short: string) => (isOfCase(short) ? moveLast(short) : short);
  // The last of some years stands behind the first, which tells that it is one.
  return name.replaceAll(LAST_YEARS, moveLast).replaceAll(YEARS, (year) => String(move(year))).replaceAll(SHORT_YEARS, moveShort); // prettier-ignore
}

const keepsOrder = (year: string, moved: number, fixed: ReadonlySet<string>): boolean =>
  [...fixed].every((other) => (year < other && moved < Number(other)) || (year > other && moved > Number(other)));

/** The same for what is held in some years and no others. */
function moveDated(
  name: string,
  years: readonly number[],
  months: readonly string[],
  fixed: ReadonlySet<string>,
  terms: number,
) {
  const [own = ''] = yearsIn(name);
  const moved = years[years.indexOf(datedIn(name, months)) - terms];
  return moved === undefined || !keepsOrder(own, moved, fixed) ? undefined : name.replace(DATED, dateOf(moved, months));
}

/**
 * Moves the years in names of a document by as many terms, so that what came first still does, by as many as most of them can be moved: back, or ahead where
 * more of them can be moved so.
 */
export function moveYears(
  names: readonly string[],
  fixed: ReadonlySet<string>,
  held: Held,
  scope: Rng,
  locale: string,
): ReadonlyMap<string, string> {
  const drawn = scope.fork('years').int(MOST_TERMS_BACK);
  const longTerms = longTermsOf(names);
  const calendar = calendarOf(locale);
  const back = Array.from({ length: MOST_TERMS_BACK }, (_, i) => ((drawn + i) % MOST_TERMS_BACK) + 1);
  const steps = [...back, ...back.map((_, i) => -1 - i)]; // the nearest first
  const best = (own: Held, dated: Calendar) =>
    steps.map((terms) => planYears(names, { fixed, held: own, calendar: dated, longTerms }, terms)).reduce((most, plan) => (worth(plan) > worth(most) ? plan : most)); // prettier-ignore
  // One that the corpus has was held; one of many figures, of which one alone moves, tells what it was.
  const worth = (plan: ReadonlyMap<string, string>): number =>
    plan.size +
    [...plan.values()].filter((name) => isHeldIn(name, held) || isDated(name)).length -
    [...plan].filter(([name, other]) => nearCopy(name, other) !== undefined).length / 2;
  // Where what is held in some years alone cannot move with the rest, it stays.
  const isDated = (name: string): boolean => calendar.held.get(datedKey(name))?.includes(datedIn(name, calendar.months)) === true; // prettier-ignore
  const pinned = () => {
    const others = names.filter((name) => !isDated(name));
    const moves = { fixed: new Set([...fixed, ...names.filter(isDated).flatMap(yearsIn)]), held, calendar, longTerms };
    return planYears(others, moves, drawn + 1);
  };
  const plans = [best(held, calendar), best(NEVER_HELD, calendar), pinned()];
  return plans.find((plan) => isInOrder(plan, calendar.months)) ?? best(NEVER_HELD, { ...calendar, held: NEVER_HELD });
}

const isHeldIn = (name: string, held: Held): boolean =>
  held.get(withoutYear(name))?.includes(Number(yearsIn(name)[0])) === true;

const NEVER_HELD: Held = new Map();

/** Whether years that follow each other still do. */
function isInOrder(plan: ReadonlyMap<string, string>, months: readonly string[]): boolean {
  const years = [...plan].flatMap(([name, other]) => {
    const moved = yearsIn(other);
    if (yearsIn(name).length === 1 && DATED.test(name))
      return [[datedIn(name, months), datedIn(other, months)] as const];
    return yearsIn(name).map((year, i) => [Number(year), Number(moved[i])] as const);
  });
  const sorted = years.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return sorted.every(([own, other], i) => {
    const [before = 0, moved = 0] = sorted[i - 1] ?? [];
    return i === 0 || (own === before ? other === moved : other > moved);
  });
}

/** What decides by how much names can be moved. */
interface Moves {
  /** Years that stay. */
  readonly fixed: ReadonlySet<string>;
  readonly held: Held;
  /** Names without their years of what is held in some years and no others, with these. */
  readonly calendar: Calendar;
  /** Names without their years of what is held every six years, as far as the document tells. */
  readonly longTerms: ReadonlySet<string>;
}

function longTermsOf(names: readonly string[]): ReadonlySet<string> {
  const isLong = (years: readonly number[]): boolean =>
    years.length > 2 && years.every((year, i) => i === 0 || year - (years[i - 1] as number) === LONG_TERM);
  return new Set([...heldOf([...new Set(names)])].flatMap(([key, years]) => (isLong(years) ? [key] : [])));
}

/** The names of which all years can be moved; those of the others are fixed. */
function planYears(names: readonly string[], moves: Moves, terms: number): ReadonlyMap<string, string> {
  const stays = new Set(moves.fixed);
  let moved = new Map<string, string>();
  let left = [...new Set(names)].filter((name) => yearsIn(name).length > 0);
  for (let before = -1; before !== left.length;) {
    before = left.length;
    moved = new Map();
    for (const name of left) {
      const other = moveName(name, { ...moves, fixed: stays }, terms);
      if (other !== undefined) moved.set(name, other);
    }
    for (const name of left) if (!moved.has(name)) for (const year of yearsIn(name)) stays.add(year);
    left = [...moved.keys()];
  }
  return moved;
}

export const hasYears = (text: string): boolean =>
  yearsIn(text).length > 0 && (text.length === 4 || /\p{L}/u.test(text));
