import { packOf } from '../../languages/index.ts';
import { isPossible, toDayNumber, isCenturyWord, pluralUnit, readRoman, REIGNS } from './calendar.ts';
import { applyCasing, casingOf } from '../case.ts';
import { compact, republicCompact, type PlanBuilder } from './builder.ts';
import { DECADE_WORDS, type DateToken } from './lexer.ts';
import {
  centuryWriter, durationWriter, numericMonthWriter, quarterWriter, reignWriter, romanMonthWriter, seasonWriter, swapWriter, timeWriter, weekdayWriter,
  writtenMonthWriter, yearOfReignWriter,
} from './plan.ts'; // prettier-ignore

/** The numbers of the tokens that a pattern named. */
type Groups = Readonly<Record<string, number | undefined>>;

interface Format {
  readonly pattern: RegExp;
  /** Adds the writers of the matched tokens; returns false where the values do not fit the format. */
  readonly read: (builder: PlanBuilder, groups: Groups) => boolean;
}

const format = (pattern: string, read: Format['read']): Format => ({ pattern: new RegExp(pattern, 'dy'), read });

/** Connecting signs and words between the parts of a date with words. */
const C = '[_,/dj]*';
/** A year at the end: four digits, or two with an apostrophe, or two that are no day of what follows. */
const Y = '(?<y>[ya]|n(?!o|[_,/d]*m))';

const FORMATS: readonly Format[] = [
  // "aos três dias do mês de maio", which are no three days
  format(`(?<d>n)_g_d_g_d_(?<m>m)(?:${C}${Y})?`, dayMonth),
  // two weeks, 3-5 días; 19th century, XIXe siècle, siglo XX
  format('(?:(?<n1>[nt])_?[/r]_?)?(?<n>[nt])(?<s>[_/]?)(?<u>[guj])', duration),
  format('(?:(?<n1>n)(?<o1>o?)_?[/r]_?)?(?<n>n)(?<o>o?)[_/]*(?<u>u)', century),
  format('(?<n>u)_(?<u>u)', century),
  format('(?<u>u)_(?<n>[uRr])', century), // "século I", a letter that joins a range too
  // 民國106年3月5日, 3月5日
  format('(?<e>E)?_?(?<y>[ynt])_?Y_?(?<m>n)_?M_?(?<d>n)(?=_?D|$)', han),
  format('(?<e>E)?_?(?<y>[ynt])_?Y_?(?<m>n)_?(?=M)', han),
  format('(?<e>E)?_?(?<y>[ynt])_?(?=Y)', han),
  format('E_?(?<y>[nt])/(?<m>n)/(?<d>n)', han),
  format('E[_/]?(?<c>[xysv])', (b, g) => republicCompact(b, g['c'])),
  format('E[_/]?(?<y>[nt])', han),
  format('(?<m>n)_?M_?(?<d>n)(?=_?D|$)', han),
  format('(?<m>n)_?(?=M)', han),
  format('(?<d>n)_?(?=D)', han),
  // 2017-10-12, 2017 10 12, 106/3/5
  format('(?<y>y)(?<s>[/_])(?<m>n)[/_](?<d>n)', yearFirst),
  format('(?<y>[nt])/(?<m>n)/(?<d>n)', republic),
  // 3/5-7/5/2012, 3-5/4/2012, 3/5/2012, 20 12 2003, 4/3 2012, 18X2027
  format('(?<a0>n)/(?<b0>n)(?:/|_?r_?)(?<a>n)/(?<b>n)/(?<y>[yna])', numericRange),
  format('(?<d1>n)(?:/|_?r_?)(?<a>n)/(?<b>n)/(?<y>[yna])', numeric),
  format('(?<a>n)/(?<b>n)/(?<y>[yna])', numeric),
  format('(?<a>n)[/_](?<b>n)[/_](?<y>y)', numeric),
  format('(?<d>n)[/_]?(?<R>R)(?:[/_]?(?<y>[yn]))?', roman),
  // 1º/12, 1er/3/2024
  format('(?<d>n)o/(?<m>n)(?:/(?<y>[yna]))?(?!/n)', ordinalDay),
  // 3rd day of May 2016
  format(`(?<d>n)(?:o|_d)_g_d_(?<m>m)(?:${C}${Y})?`, dayMonth),
  // 13 et 16 décembre 1996, 12. Oktober 2017, 28nov, 12 de marzo
  format(`(?:(?<d2>n)o?[_/,rd]+)?(?:(?<d1>n)o?[_/,rd]+)?(?<d>n)o?${C}(?<m>m)(?:${C}${Y})?`, dayMonth),
  // March 12-14, 2011; March 3rd, 2012; Mar 3
  format(`(?<m>m)[_/]*(?<d1>n)o?[_/r]+(?<d>n)o?(?:[_,d]+(?<y>[ya]))`, dayMonth),
  format(`(?<m>m)[_/]*(?<d>n)o?[_,dj]+(?<y>[ya])`, dayMonth),
  format('(?<m>m)[_d]*(?<d1>n)o?(?:/|_?r_?)(?<d>n)o?(?!o|[_,/]*[my])', monthDay),
  format('(?<m>m)[_/d]*(?<d>n)(?<o>o?)', monthDay),
  // marzo y abril de 2010, diciembre-99, 2013 janvier, marzo
  format(`(?<m1>m)[_/,r]+(?<m>m)${C}${Y}`, monthYear),
  format(`(?<m>m)(?:${C}${Y})?`, monthYear),
  format('(?<y>y)[_,/]*(?<m>m)(?:[_,/]*(?<d>n))?', dayMonth),
  // 2010-11, 03/97, 07 2002, 12/25
  format('(?<y>y)/(?<m>n)(?![/o])', numericMonthYear),
  format('(?<m>n)[/_](?<y>y)', numericMonthYear),
  format('(?<m>n)/(?<y>a)', numericMonthYear),
  format('(?<a0>n)/(?<b0>n)/(?<a>n)/(?<b>n)(?!/)', twoPairs),
  format('(?<d1>n)(?<r>/|_?r_?)(?<a>n)/(?<b>n)(?!/?[ymn])', daysOfMonth), // 8-19/4
  format('(?<a>n)/(?<b>n)(?!/n)', pair),
  // 1990s, los años 90, primavera de 2012, Q3 2010, año 99
  format('(?<y>[yna])(?=z)', readDecade),
  format('[ju]_(?<y>[na])(?!o|[_,/d]*m)', yearAfterWord),
  format(`(?<q>[qQ])(?:${C}(?<y>[ya]))?`, quarter),
  format('(?<y>y)[_/]*(?<q>[qQ])', quarter),
  // 1997, '97, 20170312, the 3rd
  format('(?<y>[ya])', year),
  format('(?<c>[csv])', (b, g) => compact(b, g['c'])),
  format('(?<d1>n)o?(?:_?r_?|/)(?<d>n)(?![_/]?[ymn])', dayOnly),
  format('(?<d>n)', dayOnly),
  format('(?<w>w)', weekday),
  format('(?<g>[gh])', swap),
  format('(?<t>T)', time),
];

/** Reads what stands at a token; returns the number of the token after it. */
export function readFormat(b: PlanBuilder, at: number): number {
  for (const { pattern, read } of FORMATS) {
    pattern.lastIndex = at;
    const found = pattern.exec(b.types);
    if (found === null) continue;
    const groups: Record<string, number | undefined> = {};
    for (const [name, range] of Object.entries(found.indices?.groups ?? {})) groups[name] = range?.[0];
    if (!read(b, groups)) continue;
    if (found[0] !== 'g') b.recognised = true;
    return pattern.lastIndex;
  }
  const token = b.tokens[at];
  if (token !== undefined && /\d/.test(token.text)) b.pieces[at] = (values) => values.digits(token.text);
  return at + 1;
}

/** A number of days or years is moved a little; "3-5" by one step for both; of a decimal the last part. */
function duration(b: PlanBuilder, g: Groups): boolean {
  const [number, unit] = [b.token(g['n']), b.token(g['u'])];
  const plural = unit && pluralUnit(unit.text, b.habits.locale);
  if (number === undefined || unit === undefined || plural === undefined || g['n'] === undefined) return false;
  const first = b.token(g['n1']);
  const between = first === undefined ? '' : b.tokens.slice(g['n1'], g['n']).map(({ text }) => text).join(''); // prettier-ignore
  const range = first !== undefined && !between.includes('.');
  const value = number.value ?? 0;
  const [low, high] = [range ? Math.min(first.value ?? value, value) : value, value];
  if (low < 1) return false;
  b.pieces[g['n']] = durationWriter(number, high, low);
  if (range && g['n1'] !== undefined) b.pieces[g['n1']] = durationWriter(first, high, low);
  // "1 día" becomes "3 días"; "a 1-day stay" a "3-day" one.
  if (value === 1 && g['u'] !== undefined && !b.types.slice(g['n'], g['u']).includes('/')) {
    b.pieces[g['u']] = applyCasing(plural, casingOf(unit.text));
  }
  return true;
}

function century(b: PlanBuilder, g: Groups): boolean {
  const [number, word] = [b.token(g['n']), b.token(g['u'])];
  if (number === undefined || word === undefined || g['n'] === undefined || g['u'] === undefined) return false;
  if (!isCenturyWord(word.text, g['u'] < g['n'])) return false;
  const roman = number.type === 'n' ? undefined : readRoman(number.text.replace(/(?:e|è|ème)$/u, ''));
  const value = number.type === 'n' ? number.value : roman;
  if (value === undefined || value < 1) return false;
  for (const [index, ending] of [
    [g['n1'], g['o1']],
    [g['n'], g['o']],
  ]) {
    const token = b.token(index);
    if (index === undefined || token === undefined) continue;
    const suffix = ending !== undefined && b.types[ending] === 'o' ? b.token(ending)?.text : undefined;
    if (suffix !== undefined && ending !== undefined) b.pieces[ending] = '';
    b.pieces[index] = centuryWriter(token, suffix, b.habits.locale);
  }
  return true;
}

function han(b: PlanBuilder, g: Groups): boolean {
  const yearToken = b.token(g['y']);
  const reign = REIGNS.find(([name]) => name === b.token(g['e'])?.text);
  const era = reign?.[1] ?? (yearToken !== undefined && b.value(g['y']) < 1500 ? 1911 : 0);
  const year = yearToken && b.value(g['y']) + era;
  if (yearToken !== undefined && b.value(g['y']) < 1) return false;
  const month = b.value(g['m']);
  const day = b.value(g['d']);
  const kind = g['d'] !== undefined ? 'day' : g['m'] !== undefined ? 'month' : 'year';
  const point = b.addPoint(
    kind,
    year,
    g['m'] === undefined ? undefined : month,
    g['d'] === undefined ? undefined : day,
  );
  if (reign !== undefined && g['e'] !== undefined && g['y'] !== undefined) {
    b.pieces[g['e']] = reignWriter(point);
    b.pieces[g['y']] = yearOfReignWriter(point);
  } else b.putYear(g['y'], point, era);
  if (g['m'] !== undefined) {
    const token = b.token(g['m']) as DateToken;
    b.pieces[g['m']] = token.written
      ? writtenMonthWriter(point, token)
      : numericMonthWriter(point, b.padOf([g['m'], g['d']], g['m'], false));
  }
  b.putDay(g['d'], point, 0, b.padOf([g['m'], g['d']], g['d'], false), false);
  return true;
}

function yearFirst(b: PlanBuilder, g: Groups): boolean {
  // A range of years with more behind it ("2010 3 4") is left to the shorter formats unless it can be a date.
  const month = b.value(g['m']);
  const day = b.value(g['d']);
  const swapped = month > 12 && day <= 12;
  const point = b.addPoint('day', b.value(g['y']), swapped ? day : month, swapped ? month : day);
  b.putYear(g['y'], point, 0);
  b.putNumeric(swapped ? g['d'] : g['m'], swapped ? g['m'] : g['d'], point);
  return true;
}

function republic(b: PlanBuilder, g: Groups): boolean {
  const era = packOf(b.habits.locale)?.dates?.era;
  if (era === undefined) return false;
  const year = b.value(g['y']) + era;
  const [month, day] = [b.value(g['m']), b.value(g['d'])];
  if (!isPossible(year, month, day) || b.value(g['y']) < 1) return false;
  const point = b.addPoint('day', year, month, day);
  b.putYear(g['y'], point, era);
  b.putNumeric(g['m'], g['d'], point);
  return true;
}

/** Two days that share a month behind them, told by another sign than what stands between them. */
function daysOfMonth(b: PlanBuilder, g: Groups): boolean {
  const [joint, sign] = [b.token(g['r'])?.text ?? '', b.token((g['b'] ?? 0) - 1)?.text ?? ''];
  if (b.types[g['r'] ?? 0] === '/' && !(/[-–—]/u.test(joint) && /^[/.]$/u.test(sign))) return false;
  const isOfDays = b.order(g['a'], g['b'])[0] === g['a'] && b.value(g['d1']) <= b.value(g['a']);
  return isOfDays && b.value(g['b']) <= 12 && numeric(b, g);
}

function numeric(b: PlanBuilder, g: Groups): boolean {
  if (g['y'] !== undefined && !b.isYear(g['y'])) return false;
  const [day, month] = b.order(g['a'], g['b']);
  const first = b.value(g['d1']);
  const span = g['d1'] !== undefined && day === g['a'] && first <= b.value(day) ? b.value(day) - first : 0;
  const year = g['y'] === undefined ? undefined : b.yearOf(g['y']);
  const point = b.addPoint('day', year, b.value(month), b.value(day), span);
  b.putYear(g['y'], point, 0);
  b.putNumeric(month, day, point, g['d1']);
  if (g['d1'] !== undefined) b.putDay(g['d1'], point, span, b.padOf([g['d1'], g['a'], g['b']], g['d1'], true), false);
  return true;
}

/** Whatever comes first elsewhere, the ordinal is the day. */
function ordinalDay(b: PlanBuilder, g: Groups): boolean {
  const [day, month] = [b.value(g['d']), b.value(g['m'])];
  if (day < 1 || day > 31 || month < 1 || month > 12 || (g['y'] !== undefined && !b.isYear(g['y']))) return false;
  const point = b.addPoint('day', g['y'] === undefined ? undefined : b.yearOf(g['y']), month, day);
  b.putDay(g['d'], point, 0, b.padOf([g['d']], g['d'], true), true);
  b.putMonthNumber(g['m'], point, b.padOf([g['m']], g['m'], true));
  b.putYear(g['y'], point, 0);
  return true;
}

function numericRange(b: PlanBuilder, g: Groups): boolean {
  if (!b.isYear(g['y'])) return false;
  const [day, month] = b.order(g['a'], g['b']);
  const [day0, month0] = day === g['a'] ? [g['a0'], g['b0']] : [g['b0'], g['a0']];
  if (b.value(month0) > 12) return false;
  const year = b.yearOf(g['y']);
  const point = b.addPoint('day', year, b.value(month), b.value(day));
  const before = toDayNumber(year, b.value(month0), b.value(day0)) <= toDayNumber(year, b.value(month), b.value(day));
  const first = b.addPoint('day', before ? year : year - 1, b.value(month0), b.value(day0));
  b.putYear(g['y'], point, 0);
  b.putNumeric(month, day, point);
  b.putNumeric(month0, day0, first);
  return true;
}

function roman(b: PlanBuilder, g: Groups): boolean {
  if (g['y'] !== undefined && !b.isYear(g['y'])) return false;
  const year = g['y'] === undefined ? undefined : b.yearOf(g['y']);
  const point = b.addPoint('day', year, b.value(g['R']) + 1, b.value(g['d']));
  b.putDay(g['d'], point, 0, b.padOf([g['d']], g['d'], true), false);
  if (g['R'] !== undefined) b.pieces[g['R']] = romanMonthWriter(point);
  b.putYear(g['y'], point, 0);
  return true;
}

function dayMonth(b: PlanBuilder, g: Groups): boolean {
  const yearGiven = g['y'] !== undefined && b.isYear(g['y']);
  if (g['y'] !== undefined && !yearGiven) return false;
  const year = yearGiven ? b.yearOf(g['y']) : undefined;
  if (g['d'] === undefined) return monthYear(b, g);
  const month = b.monthOf(g['m']);
  const day = b.value(g['d']);
  if (day > 31 || day < 1) return false;
  const others = [g['d1'], g['d2']].filter((token) => token !== undefined);
  const offsets = others.map((token) => day - b.value(token));
  if (offsets.some((offset) => offset < 0 || offset === day)) return false;
  const point = b.addPoint('day', year, month, day, Math.max(0, ...offsets));
  const days = [g['d'], ...others];
  for (const [i, token] of days.entries()) {
    const glued = token !== undefined && token + 1 === g['m'] && b.token(token)?.text.length === 2; // "05nov"
    const pad = glued ? 2 : b.padOf(days, token, false);
    b.putDay(token, point, i === 0 ? 0 : (offsets[i - 1] as number), pad, true, g['m']);
  }
  b.putMonth(g['m'], point, 0);
  b.putYear(g['y'], point, 0);
  return true;
}

function monthDay(b: PlanBuilder, g: Groups): boolean {
  const day = b.value(g['d']);
  const monthFirst = packOf(b.habits.locale)?.dates?.order === 'mdy';
  const between = b.types.slice((g['m'] ?? 0) + 1, g['d']);
  const ordinal = g['o'] !== undefined && b.types[g['o']] === 'o';
  if (day > 31 || day < 1 || (!monthFirst && !ordinal) || (between.includes('/') && !ordinal)) return false;
  return dayMonth(b, { m: g['m'], d: g['d'], d1: g['d1'] });
}

function monthYear(b: PlanBuilder, g: Groups): boolean {
  if (g['y'] !== undefined && !b.isYear(g['y'])) {
    // "mayo 5": the number is read by itself.
    if (g['m1'] !== undefined) return false;
    return monthAlone(b, g['m']);
  }
  const month = b.monthOf(g['m']);
  const year = g['y'] === undefined ? undefined : b.yearOf(g['y']);
  const offset = g['m1'] === undefined ? 0 : month - b.monthOf(g['m1']);
  if (offset < 0) return false;
  const point = b.addPoint('month', year, month, undefined, offset);
  if (g['m1'] !== undefined) b.putMonth(g['m1'], point, offset);
  b.putMonth(g['m'], point, 0);
  b.putYear(g['y'], point, 0);
  return true;
}

function monthAlone(b: PlanBuilder, month: number | undefined): boolean {
  b.putMonth(month, b.addPoint('month', undefined, b.monthOf(month), undefined), 0);
  return true;
}

function numericMonthYear(b: PlanBuilder, g: Groups): boolean {
  const month = b.value(g['m']);
  if (month < 1 || month > 12) {
    // "2010-15": the second is a year too.
    const short = b.token(g['m']);
    if (short?.text.length !== 2 || short.written || (g['m'] ?? 0) < (g['y'] ?? 0)) return false;
    const century = Math.floor(b.value(g['y']) / 100) * 100;
    b.putYear(g['y'], b.addPoint('year', b.value(g['y'])), 0);
    b.putYear(g['m'], b.addPoint('year', century + month), 0);
    return true;
  }
  const point = b.addPoint('month', b.yearOf(g['y']), month);
  b.putMonthNumber(g['m'], point, b.padOf([g['m']], g['m'], true));
  b.putYear(g['y'], point, 0);
  return true;
}

/** 3/12-4/2 */
function twoPairs(b: PlanBuilder, g: Groups): boolean {
  return pair(b, { a: g['a0'], b: g['b0'] }) && pair(b, { a: g['a'], b: g['b'] });
}

/** Two numbers: day and month, month and two-digit year, or two days. */
function pair(b: PlanBuilder, g: Groups): boolean {
  const [first, second] = [b.value(g['a']), b.value(g['b'])];
  const { dayFirst } = b.habits;
  if (second > 31 || (dayFirst && second > 12 && first <= 12 && b.token(g['b'])?.text.length === 2)) {
    return first >= 1 && first <= 12 && second > 12 && numericMonthYear(b, { m: g['a'], y: g['b'] });
  }
  if (first > 31) return second >= 1 && second <= 12 && numericMonthYear(b, { m: g['b'], y: g['a'] });
  if (first === 0 || second === 0) return false;
  if (first > 12 && second > 12) return dayOnly(b, { d1: g['a'], d: g['b'] });
  const [day, month] = b.order(g['a'], g['b']);
  const point = b.addPoint('day', undefined, b.value(month), b.value(day));
  b.putNumeric(month, day, point);
  return true;
}

function readDecade(b: PlanBuilder, g: Groups): boolean {
  const token = b.token(g['y']);
  const value = b.value(g['y']);
  const point = b.addPoint(
    'decade',
    token?.type === 'y' ? value : value >= 30 || token?.written !== undefined ? 1900 + value : 2000 + value,
  );
  b.putYear(g['y'], point, 0);
  return true;
}

function yearAfterWord(b: PlanBuilder, g: Groups): boolean {
  const value = b.value(g['y']);
  const token = b.token(g['y']);
  const word = b.token((g['y'] ?? 0) - 2);
  const decade = value % 10 === 0 && value >= 20 && (token?.text.length === 2 || token?.type === 'a' || token?.written !== undefined); // prettier-ignore
  if (decade && DECADE_WORDS.has((word?.text ?? '').toLowerCase())) return readDecade(b, g);
  return word?.type === 'j' && (token?.text.length === 2 || token?.type === 'a') && year(b, g);
}

function quarter(b: PlanBuilder, g: Groups): boolean {
  const token = b.token(g['q']);
  if (token === undefined || g['q'] === undefined) return false;
  const index = token.word?.index ?? Number(/[1-4]/.exec(token.text)?.[0]) - 1;
  const point = b.addPoint('quarter', g['y'] === undefined ? undefined : b.yearOf(g['y']), undefined, index);
  b.pieces[g['q']] = token.word ? seasonWriter(point, token) : quarterWriter(point, token);
  b.putYear(g['y'], point, 0);
  return true;
}

function year(b: PlanBuilder, g: Groups): boolean {
  if (!b.isYear(g['y'])) return false;
  b.putYear(g['y'], b.addPoint('year', b.yearOf(g['y'])), 0);
  return true;
}

const MOST_COUNTED = 12;

/** "the 3rd", "13-15", and "97" where it can be no day. */
function dayOnly(b: PlanBuilder, g: Groups): boolean {
  const day = b.value(g['d']);
  const first = g['d1'] === undefined ? day : b.value(g['d1']);
  const token = b.token(g['d']);
  if (day > 31) return g['d1'] === undefined && token?.text.length === 2 && year(b, { y: g['d'] });
  if (day < 1 || first < 1 || first > day) return false;
  // "the fourth straight week": what is counted is no day of a month.
  if (
    token?.written !== undefined &&
    g['d'] !== undefined &&
    day <= MOST_COUNTED &&
    /^[_/](?:[gu]|$)/u.test(b.types.slice(g['d'] + 1, g['d'] + 3))
  ) {
    b.pieces[g['d']] = durationWriter(token, day, day);
    return true;
  }
  const days = [g['d1'], g['d']].filter((index) => index !== undefined);
  const point = b.addPoint('day', undefined, undefined, day, day - first);
  for (const index of days) b.putDay(index, point, day - b.value(index), b.padOf(days, index, false), false);
  return true;
}

function weekday(b: PlanBuilder, g: Groups): boolean {
  const token = b.token(g['w']);
  if (token?.word === undefined || g['w'] === undefined) return false;
  b.pieces[g['w']] = weekdayWriter(b.addPoint('weekday', undefined, undefined, token.word.index), token);
  return true;
}

function swap(b: PlanBuilder, g: Groups): boolean {
  const token = b.token(g['g']);
  if (token === undefined || g['g'] === undefined) return false;
  b.pieces[g['g']] = swapWriter(token);
  return true;
}

function time(b: PlanBuilder, g: Groups): boolean {
  const token = b.token(g['t']);
  const writer = token && timeWriter(token.text);
  if (writer === undefined || g['t'] === undefined) return false;
  b.pieces[g['t']] = writer;
  return true;
}
