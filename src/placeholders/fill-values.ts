import { obtain } from '../core/collections.ts';
import { known, PLACEHOLDER_LANGUAGE } from './language.ts';
import type { Rng } from '../core/rng.ts';
import type { Gazetteers, Gender } from '../resources/gazetteer.ts';
import { fold } from '../text/fold.ts';
import type { Context } from './context.ts';

const { rare, name: anyName, streets, streetNumbers, streetOf, fileNumbers } = known.writes;
const FILE_NUMBERS = new Set(fileNumbers.split(' '));

/** Draws values by their first letter. Common values are preferred where there are three of them. */
export class FillLists {
  private readonly gazetteers: Gazetteers;
  private readonly pools = new Map<string, ReadonlyMap<string, readonly string[]>>();

  constructor(gazetteers: Gazetteers) {
    this.gazetteers = gazetteers;
  }

  /** A value that begins as `initial` does; any common one for a letter that begins none. */
  draw(name: ListName, initial: string, rng: Rng): string {
    const pool = this.pool(name);
    const first = initial.charAt(0).toLowerCase();
    const values = first === '' ? undefined : (pool.get(first) ?? pool.get(fold(first)));
    return rng.pick(values ?? (pool.get('') as readonly string[]));
  }

  private pool(name: ListName): ReadonlyMap<string, readonly string[]> {
    return obtain(this.pools, name, () => this.build(name));
  }

  private build(name: ListName): ReadonlyMap<string, readonly string[]> {
    const [list, gender] = name.split(':') as [string, Gender | undefined];
    const source = this.gazetteers.list(PLACEHOLDER_LANGUAGE, list);
    const common = new Map<string, string[]>();
    const rest = new Map<string, string[]>();
    for (const value of source?.values ?? []) {
      const entry = source?.find(value);
      if (!entry || (gender !== undefined && entry.gender !== gender) || !fits(list, value)) continue;
      const key = value.charAt(0).toLowerCase();
      const into = entry.band === 2 ? rest : common;
      obtain(into, key, () => []).push(value);
      if (entry.band < 2) obtain(common, '', () => []).push(value);
    }
    const pool = new Map<string, readonly string[]>();
    for (const key of new Set([...common.keys(), ...rest.keys(), ...Object.keys(rare[name] ?? {})])) {
      const known = common.get(key) ?? [];
      const all = known.length >= 3 ? known : [...known, ...(rest.get(key) ?? [])];
      const own = rare[name]?.[key]?.split(' ') ?? [];
      pool.set(key, all.length >= 3 ? all : [...new Set([...all, ...own])]);
    }
    if (!pool.has('')) pool.set('', rest.size > 0 ? [...rest.values()].flat() : [anyName]);
    return pool;
  }
}

type ListName = 'family-names' | 'given-names:f' | 'given-names:m' | 'cities' | 'streets';

/** One word without a hyphen, so that a name stays one text element as its letter was; of streets, those in one word. */
function fits(list: string, value: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(value)) return false;
  return list !== 'streets' || streets.test(value);
}

const NUMBER_LABELS = new Set(['AMOUNT', 'NUMBER', 'DATE', 'PHONE', 'ACCOUNT', 'CONTRACT', 'AUTHORISATION', 'PATENT']);

/** Whether what the label stands for is written in digits. */
export function isNumberLabel(label: string): boolean {
  return NUMBER_LABELS.has(label);
}

/** The twelve whole ones. */
const NAMES = [...known.months].slice(0, 12);
const YEAR = /^(?:1[89]|20)\d\d$/u;

/** Writes a number, an amount or a date that fits what stands beside it. */
export function writeNumber(label: string, surface: string, context: Context, rng: Rng): string {
  const isWord = /^\p{L}{3}/u.test(surface) && !/^(.)\1+/u.test(surface);
  if (label === 'DATE') {
    const dated = dateOfParts(surface, rng);
    if (dated !== undefined) return dated;
  }
  if (/^x{2,3}\.?$/u.test(surface)) return digits(surface.replace('.', '').length, rng);
  if (label === 'DATE' && /\d/u.test(surface) && /…|\.\./u.test(surface)) return dateOfYear(surface, rng);
  if (!isWord && /[\d*_]|^O+[.-]O/u.test(surface)) return unmask(surface, rng);
  const before = context.before(1).word;
  const after = context.after(1).word;
  switch (label) {
    case 'AMOUNT':
      return amount(after, rng);
    case 'DATE':
      return date(before, after, rng);
    case 'PHONE':
      return `0${200 + rng.int(700)}/${digits(6, rng)}`;
    case 'ACCOUNT':
      return digits(10, rng);
    case 'CONTRACT':
      return digits(9, rng);
    case 'AUTHORISATION':
      return `602-1.2-${2005 + rng.int(13)}-${digits(4, rng)}-${10 + rng.int(89)}`;
    case 'PATENT':
      return `10 ${2000 + rng.int(18)} 0${10 + rng.int(89)} ${digits(3, rng)}`;
    default:
      if (streetNumbers.test(before) || streetOf.test(context.before(2).word)) return String(1 + rng.int(120));
      if (known.smallHeads.has(before)) return String(100 + rng.int(800));
      if (FILE_NUMBERS.has(before)) return `${1 + rng.int(30)} O ${1 + rng.int(900)}/${10 + rng.int(8)}`;
      return digits(5, rng);
  }
}

function amount(unit: string, rng: Rng): string {
  if (known.percent.has(unit)) return String(2 + rng.int(60));
  if (known.smallUnits.has(unit)) return String(2 + rng.int(28));
  const thousands = 1 + rng.int(rng.chance(0.3) ? 900 : 90);
  return `${thousands}.${String(rng.int(1000)).padStart(3, '0')}`;
}

function date(before: string, after: string, rng: Rng): string {
  const day = 1 + rng.int(28);
  const month = NAMES[rng.int(12)] as string;
  const year = 2004 + rng.int(12);
  if (known.born.test(after)) return String(1948 + rng.int(45));
  if (known.months.has(before)) return String(year);
  if (YEAR.test(after)) return known.beforeDays.has(before) ? `${day}. ${month}` : month;
  return `${day}. ${month} ${year}`;
}

/** "…19..", "....1962": a day of that year or century. */
function dateOfYear(surface: string, rng: Rng): string {
  const known = /\d+/u.exec(surface)?.[0] ?? '';
  const year = known.length === 4 ? known : `${known.slice(0, 2)}${String(50 + rng.int(45))}`;
  return `${1 + rng.int(28)}. ${NAMES[rng.int(12)] as string} ${year}`;
}

/** "xx. März 2012", "dd.mm.2009", "tt.mm.jjjj": what is hidden of a day, a month and a year. */
function dateOfParts(surface: string, rng: Rng): string | undefined {
  const spelled = /^(?:[xX0*_]{1,2}|…|\.{3})\.?(\s\p{Lu}\p{Ll}+\.?)(?:(\s)(\d{4})?.*)?$/u.exec(surface);
  const lettered = /^([dDtT]{1,2}|\d{1,2})\.([mM]{1,2}|\d{1,2})\.(\d{2,4}|[jJyY]{2,4})?$/u.exec(surface);
  if (!spelled && (!lettered || !/\p{L}/u.test(surface))) return undefined;
  const [day, month, year] = [1 + rng.int(28), 1 + rng.int(12), 2004 + rng.int(12)];
  if (spelled) {
    const [, name = '', gap = '', told = ''] = spelled;
    return `${day}.${name}${gap}${gap === '' ? '' : told === '0000' || told === '' ? year : told}`;
  }
  const [, days = '', months = '', years = ''] = lettered ?? [];
  const two = (part: string, value: number) => (/\d/u.test(part) ? part : String(value).padStart(part.length, '0'));
  return `${two(days, day)}.${two(months, month)}.${/^\d*$/u.test(years) ? years : String(year).slice(-years.length)}`;
}

/** Digits in place of x, X, * and _; what is no date begins with no zero. */
function unmask(surface: string, rng: Rng): string {
  const dated = /^([xXO*_\d]{1,2})\.([xXO*_\d]{1,2})\.([xXO*_\d]{2,4})(\.?)$/u.exec(surface);
  if (dated) {
    const [, day = '', month = '', year = '', stop = ''] = dated;
    return `${part(day, 1 + rng.int(28), rng)}.${part(month, 1 + rng.int(12), rng)}.${part(year, year.length === 2 ? 4 + rng.int(12) : 2004 + rng.int(12), rng)}${stop}`;
  }
  // "000/000000": noughts alone stand for digits.
  const isOfNoughts = /^[0/-]{4,}$/u.test(surface);
  return surface.replaceAll(isOfNoughts ? /0/gu : /[xXO*_…]|\.{3}/gu, () =>
    String((isOfNoughts ? 1 : 0) + rng.int(isOfNoughts ? 9 : 10)),
  );
}

function part(masked: string, value: number, rng: Rng): string {
  if (!/[xXO*_]|^0+$/u.test(masked)) return masked;
  return /[1-9]/u.test(masked)
    ? masked.replaceAll(/[xXO*_]/gu, () => String(rng.int(3)))
    : String(value).padStart(masked.length, '0');
}

function digits(count: number, rng: Rng): string {
  let written = String(1 + rng.int(9));
  while (written.length < count) written += String(rng.int(10));
  return written;
}
