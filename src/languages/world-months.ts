import { PACKS } from './index.ts';

/** Languages that share names of months with others are taken in this order: by number of writers. */
const FIRST = 'pl ro cs hu tr el ru uk da fi nb bg hr sk lt sl lv et id ms'.split(' ');
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Beside a day, which many languages put into another case, and alone. */
const FORMS = [{ day: 'numeric', month: 'long' }, { month: 'long' }] as const;
const NAME = /^\p{L}[\p{L}\p{M}]{2,}$/u;

let months: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Names of months in languages whose pack has no dates, or which have no pack, by language: lists of twelve, parted by blanks, beside a
 * day and alone, as the platform's CLDR spells them. Languages that write months otherwise than as one word each are left out.
 */
export function worldMonths(): ReadonlyMap<string, readonly string[]> {
  months ??= read();
  return months;
}

function read(): Map<string, readonly string[]> {
  const own = new Set(PACKS.flatMap(({ code, dates }) => (dates === undefined ? [] : [code])));
  const codes = [...new Set([...FIRST, ...LETTERS.flatMap((a) => LETTERS.map((b) => a + b))])];
  const found = new Map<string, readonly string[]>();
  for (const code of Intl.DateTimeFormat.supportedLocalesOf(codes)) {
    if (own.has(code)) continue;
    const lists = FORMS.map((form) => monthsOf(code, form));
    if (lists.every((list) => list.length === 12 && list.every((name) => NAME.test(name))))
      found.set(code, [...new Set(lists.map((list) => list.join(' ')))]);
  }
  return found;
}

function monthsOf(code: string, form: (typeof FORMS)[number]): string[] {
  const write = new Intl.DateTimeFormat(code, { ...form, timeZone: 'UTC', calendar: 'gregory' });
  return Array.from({ length: 12 }, (_, month) =>
    write
      .formatToParts(Date.UTC(2020, month, 5))
      .filter(({ type }) => type === 'month')
      .map(({ value }) => value.toLowerCase())
      .join(''),
  );
}
