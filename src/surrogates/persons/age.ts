import { memoise } from '../../core/caches.ts';
import type { Rng } from '../../core/rng.ts';
import { fromPacks, packOf, unionOf, wordsOf } from '../../languages/index.ts';
import { applyCasing, casingOf, fold, mapShape } from '../case.ts';
import { FUNCTION_WORDS } from '../kind-words.ts';
import type { Draw, SurrogateFamily } from '../types.ts';
import { languageOf } from '../../languages/locale.ts';

const READERS = new Map<string, ReadonlyMap<string, number>>();
const WORDS = /[\p{L}\p{M}]{1,64}(?:[ -][\p{L}\p{M}]{1,64}){0,4}/uy;

/** An age from 1 to 120 in words; `undefined` for a language of which no numbers are known. */
export function ageInWords(age: number, locale: string): string | undefined {
  const { age: write, cardinal } = packOf(locale)?.numbers ?? {};
  return write === undefined ? cardinal?.write(age, true) : write(age);
}

/** Reads the longest such number at `at`; `isJoined` tells that something is joined to it: "zweiundsechzigjährigen". */
export function readAgeWords(
  text: string,
  at: number,
  locale: string,
):
  | { readonly value: number; readonly length: number; readonly isJoined?: boolean; readonly isElided?: boolean }
  | undefined {
  WORDS.lastIndex = at;
  let words = WORDS.exec(text)?.[0] ?? '';
  if (words === '') return undefined;
  const values = readerOf(locale);
  const joined = packOf(locale)?.dates?.ageEnding?.exec(words);
  const stem = joined ? stemsOf(languageOf(locale)).get(fold(words.slice(0, joined.index))) : undefined;
  if (joined && stem !== undefined) return { value: stem, length: joined.index, isJoined: true };
  const elided = packOf(locale)?.dates?.elidesAges === true && /^['’]/u.test(text.slice(at + words.length));
  const whole = elided ? stemsOf(languageOf(locale)).get(fold(words)) : undefined;
  if (whole !== undefined) return { value: whole, length: words.length + 1, isElided: true };
  while (words !== '') {
    const value = values.get(fold(words).replaceAll('-', ' '));
    if (value !== undefined) return { value, length: words.length };
    words = words.slice(0, Math.max(words.lastIndexOf(' '), words.lastIndexOf('-'), 0));
  }
  return undefined;
}

/** Reads a word for "the eighteenth", which an age may be told by; one of several words is none. */
function readOrdinalWord(
  text: string,
  at: number,
  locale: string,
): { readonly value: number; readonly length: number } | undefined {
  const [word = ''] = /^\p{L}+/u.exec(text.slice(at)) ?? [];
  const value = ordinalsOf(languageOf(locale)).get(fold(word));
  return value === undefined ? undefined : { value, length: word.length };
}

const ordinalsOf = memoise((language): ReadonlyMap<string, number> => {
  const write = packOf(language)?.numbers?.ordinal?.write;
  return new Map(write === undefined ? [] : Array.from({ length: OLDEST }, (_, i) => [fold(write(i + 1, true)), i + 1] as const)); // prettier-ignore
});

/** By what is left of its words where something is joined to them. */
const stemsOf = memoise((language): ReadonlyMap<string, number> => {
  const { ageStem = (words: string) => words } = packOf(language)?.dates ?? {};
  return new Map(
    Array.from({ length: OLDEST }, (_, i) => [fold(ageStem(ageInWords(i + 1, language) ?? '')), i + 1] as const),
  );
});

function readerOf(locale: string): ReadonlyMap<string, number> {
  const language = languageOf(locale);
  let reader = READERS.get(language);
  if (reader === undefined) {
    const values = new Map<string, number>();
    for (let age = 1; age <= OLDEST; age++) {
      const words = ageInWords(age, language);
      if (words !== undefined) values.set(fold(words).replaceAll('-', ' '), age);
    }
    for (const one of packOf(language)?.numbers?.ones?.split(' ') ?? []) values.set(one, 1);
    reader = values;
    READERS.set(language, reader);
  }
  return reader;
}

/** The greatest number of years by which an age moves; a child's moves by half of it at most, and by two: nobody of twelve plays in the league of those of sixteen. */
const MAX_SHIFT = 5;

/** First and last age, in whole years, of those that a shift does not take out of childhood, and the first of the others. */
const CHILD: readonly [number, number] = [1, 17];
const ADULT = 18;
/** Few people are older, so that nobody becomes so. */
const OLDEST_WRITTEN = 100;
/** HIPAA's Safe Harbor lets ages over 89 be told as one category alone, of 90 and over. */
const OLDEST_RELEASED = 90;
const OLDEST_DECADE = 90;

export interface AgeMoves {
  /**
   * Every shift from -5 to 5, or from -2 to 2 below the age of six, is as likely as another, 0 among them; and ages below one move as
   * well. So the surrogate leaves eleven (five) ages possible, its own being one.
   */
  readonly blurred: boolean;
  /** The last age that is written. */
  readonly oldest: number;
}

export const ageMoves = ({ document, mayStay }: Pick<Draw, 'document' | 'mayStay'>): AgeMoves => ({
  blurred: document !== undefined,
  oldest: mayStay === true ? OLDEST_WRITTEN : OLDEST_RELEASED,
});

/**
 * By how many years ages grow throughout a scope: 1 to 5 either way.
 *
 * Age and date surrogates both take it from here, so that what a document says stays true: an age becomes
 * `age + ageShift(scope, age)`, and a date known to be a birth date moves back by `ageShift(scope, age)` years on top of the
 * date shift common to all dates, where `age` is the age in whole years from that birth date to the document's other
 * dates. Near the border of childhood (1–17) the shift is taken the other way, so that a child stays a child; below the age of
 * ten it is at most half the age. Nobody becomes older than `moves.oldest`, and who was older is that old. In the first year of
 * life nothing moves by years: the shift is 0.
 *
 * @param age the age in years before the shift; without it, or beyond 120, the scope's shift as drawn.
 */
export function ageShift(scope: Rng, age?: number, moves: AgeMoves = ageMoves({})): number {
  const whole = age === undefined || age >= OLDEST + 1 ? undefined : Math.floor(age);
  const shift = moves.blurred ? blurredShift(scope, whole) : plainShift(scope, whole);
  if (whole === undefined || whole + shift <= moves.oldest) return shift;
  const down = moves.oldest - whole;
  return down === 0 && !moves.blurred ? -Math.abs(shift) : down;
}

function plainShift(scope: Rng, whole: number | undefined): number {
  const drawn = scope.fork('age-shift').int(2 * MAX_SHIFT);
  const shift = drawn < MAX_SHIFT ? drawn - MAX_SHIFT : drawn - MAX_SHIFT + 1;
  if (whole === undefined) return shift;
  if (whole < 1) return 0;
  return turned(whole, Math.sign(shift) * Math.min(Math.abs(shift), whole > CHILD[1] ? MAX_SHIFT : Math.max(1, Math.min(CHILD_SHIFT, Math.floor(whole / 2)))), CHILD[0]); // prettier-ignore
}

/** The last age that moves by {@link CHILD_SHIFT} at most where every shift is as likely. */
const SMALL_CHILD = 5;
const CHILD_SHIFT = 2;

function blurredShift(scope: Rng, whole: number | undefined): number {
  const place = scope.fork('age-blur').float();
  const reach = whole !== undefined && whole <= SMALL_CHILD ? CHILD_SHIFT : MAX_SHIFT;
  const shift = Math.floor(place * (2 * reach + 1)) - reach;
  return whole === undefined ? shift : turned(whole, shift, 0);
}

/** Ages are turned round at the borders of childhood, so that no age is cut off to one end of its range. */
function turned(whole: number, shift: number, first: number): number {
  const [least, most] = whole <= CHILD[1] ? [first, CHILD[1]] : [ADULT, Infinity];
  return whole + shift >= least && whole + shift <= most ? shift : -shift;
}

/** Units below the year, with the greatest count that is still said in them. */
const COUNTS = [['month', 60], ['week', 52], ['day', 60], ['hour', 96], ['minute', 120]] as const; // prettier-ignore
type Unit = readonly [RegExp, string, number];

/** As the language itself calls them: "67-j" of a German age is no French "j", a day. */
const unitsOf = memoise((language): readonly Unit[] =>
  COUNTS.flatMap(([unit, most]): Unit[] => {
    const { dates } = packOf(language) ?? {};
    const own = dates === undefined ? unionOf((pack) => pack.dates?.spans?.[unit]) : dates.spans?.[unit]?.source;
    return own === undefined ? [] : [[new RegExp(`^[\\s-]*(?:${own})`, 'iu'), unit, most]];
  }),
);
/** Behind what is told in tens. */
const ROUND = "'s";
const DECADE = new RegExp(`^(?:['’]?s|${unionOf(({ dates }) => dates?.rounded)})(?!\\p{L})`, 'u');

/** "98M": a capital behind an age is a sex, not months. */
const SEX = /^ ?\p{Lu}(?!\p{L})/u;

/** Singular and plural of the words that follow a number. */
const PLURALS = fromPacks(({ dates }) => dates?.plurals?.split('|').map((pair) => pair.split(' '))).flat();
const AGE_WORDS = wordsOf(({ dates }) => dates?.ages);
const OLDEST = 120;

/**
 * Ages. Every number in the mention moves and all words around it stay: years by `ageShift`, the same throughout the scope,
 * so that ages agree with birth dates; months from the second year of life on by as many whole years; shorter spans, of
 * which no one takes a birthday, by a quarter at most. "70s" moves by ten years.
 */
export const ageFamily: SurrogateFamily<undefined> = {
  types: ['age'],

  study: () => undefined,

  mayStay: true,

  write({ text, before, after }, _state, draw, setting) {
    const scope = draw.document ?? draw.scope;
    const moves = ageMoves(draw);
    const isRound = packOf(setting.locale)?.dates?.roundAfter?.test(before) === true && /^(?:\p{L}+|\d0)$/u.test(text);
    const { written, moved } = moveNumbers(text, isRound ? ROUND : after, scope, moves, setting.locale);
    if (fold(written) !== fold(text) || (moves.blurred && moved)) return written;
    const rng = scope.fork('age', fold(text));
    if (/\d/.test(text)) return mapShape(text, rng);
    const stage = draw.mayStay === true && !moved ? otherStage(text, setting.locale) : undefined;
    if (stage !== undefined) return stage === '' ? undefined : stage;
    const value = `${freshAge(rng)}${packOf(setting.locale)?.dates?.years ?? ''}`;
    return fold(value) === fold(text) ? `${value}.` : value;
  },

  keeps: (key, _type, { locale }) =>
    /^\d/u.test(key) ||
    AGE_WORDS.has(key) ||
    FUNCTION_WORDS.has(key) ||
    (readAgeWords(key, 0, locale) ?? readOrdinalWord(key, 0, locale))?.length === key.length,

  fresh(_type, rng, setting) {
    return setting.gazetteers.render(setting.locale, 'age', rng) ?? freshAge(rng);
  },
};

/**
 * For an age told by a word alone ("recién nacido") another word for it; nothing where there is none. `undefined` for what says no age in the language.
 */
function otherStage(text: string, locale: string): string | undefined {
  const { ages = '', stages = '' } = packOf(locale)?.dates ?? {};
  const words: readonly string[] = fold(text).match(/\p{L}[\p{L}-]*/gu) ?? [];
  const known: readonly string[] = ages.match(/\S+/gu) ?? [];
  if (words.length === 0 || words.some((word) => !known.includes(word) && !FUNCTION_WORDS.has(word))) return undefined;
  const groups = stages.split('|').map((group) => group.split(' ').map((word) => word.replaceAll('_', ' ')));
  const group = groups.find((each) => each.some((word) => fold(word) === fold(text)));
  const other = group?.find((word) => fold(word) !== fold(text)) ?? '';
  const casing = casingOf(text);
  return casing === 'upper' || casing === 'lower' || other === '' ? applyCasing(other, casing) : other.charAt(0).toUpperCase() + other.slice(1); // prettier-ignore
}

function freshAge(rng: Rng): string {
  return String(1 + rng.int(95));
}

/** @returns the mention with its numbers moved, and whether there was one. */
function moveNumbers(
  text: string,
  after: string,
  scope: Rng,
  moves: AgeMoves,
  locale: string,
): { readonly written: string; readonly moved: boolean } {
  let written = '';
  let found = false;
  let at = 0;
  while (at < text.length) {
    const digits = readDigits(text, at);
    const isWord = digits === undefined && startsWord(text, at);
    const words = isWord ? readAgeWords(text, at, locale) : undefined;
    const ordinal = isWord && words === undefined ? readOrdinalWord(text, at, locale) : undefined;
    const { length, value } = digits ?? words ?? ordinal ?? {};
    if (length === undefined || value === undefined) {
      written += text.charAt(at++);
      continue;
    }
    const end = at + length;
    const rest = text.slice(end) + (end === text.length ? after : '');
    const moved = moveAge(value, rest, scope, moves, locale);
    found ||= value <= OLDEST;
    const source = text.slice(at, end);
    written +=
      digits === undefined
        ? writeWords(moved, source, locale, ordinal !== undefined, words?.isJoined) +
          (words?.isElided === true ? ' ' : '')
        : writeDigits(moved, source);
    const unit = fitPlural(text, end, value, moved);
    written += unit.written;
    at = end + unit.length;
  }
  return { written, moved: found };
}

/** A whole number; of a decimal fraction the whole part, so that "2,5" keeps its half. */
function readDigits(text: string, at: number): { readonly value: number; readonly length: number } | undefined {
  if (!isDigit(text, at) || (at > 1 && isDigit(text, at - 2) && /[.,]/.test(text.charAt(at - 1)))) return undefined;
  let end = at;
  while (isDigit(text, end)) end++;
  return { value: Number(text.slice(at, end)), length: end - at };
}

/** The unit below the year that an age is told in. */
const unitBehind = (rest: string, locale: string): Unit | undefined =>
  SEX.test(rest) ? undefined : unitsOf(languageOf(locale)).find(([pattern]) => pattern.test(rest));

/** The greatest number of years that a mention of an age tells in figures. */
export function yearsTold(text: string, locale: string): number {
  const years = Array.from(text.matchAll(/\d+/g), ({ 0: digits, index }) =>
    unitBehind(text.slice(index + digits.length), locale) === undefined ? Number(digits) : 0,
  );
  return Math.max(0, ...years);
}

/** The surrogate of an age, from the number and what follows it. */
function moveAge(value: number, rest: string, scope: Rng, moves: AgeMoves, locale: string): number {
  const { blurred } = moves;
  if (DECADE.test(rest) && value % 10 === 0 && value >= 10) {
    const shift = ageShift(scope, undefined, moves);
    const step = blurred ? 10 * Math.round(shift / 4) : shift < 0 ? -10 : 10;
    return value + step >= 20 && value + step <= OLDEST_DECADE ? value + step : value - step;
  }
  const unit = unitBehind(rest, locale);
  if (unit === undefined) {
    if (value > OLDEST) return value;
    const shift = ageShift(scope, value, moves);
    return shift === 0 && !blurred ? 1 : value + shift;
  }
  const [, name, most] = unit;
  if (name === 'month' && value >= 12) {
    const years = ageShift(scope, value / 12, moves);
    return value + 12 * (blurred && value + 12 * years < 1 ? -years : years);
  }
  const reach = Math.max(blurred ? 2 : 1, Math.floor(value / 4));
  const rng = scope.fork('age-span', name, ...(blurred ? [] : [value]));
  // One place in the range for all spans of a unit, so that two of them do not tell more than one.
  const step = blurred
    ? Math.floor(rng.float() * (2 * reach + 1)) - reach
    : (1 + rng.int(reach)) * (rng.chance(0.5) ? 1 : -1);
  return value + step >= 1 && value + step <= Math.max(most, value) ? value + step : Math.max(1, value - step);
}

function writeDigits(value: number, source: string): string {
  return source.startsWith('0') && source.length > 1 ? String(value).padStart(source.length, '0') : String(value);
}

function writeWords(value: number, source: string, locale: string, isOrdinal: boolean, isJoined = false): string {
  const { numbers, dates } = packOf(locale) ?? {};
  const ordinal = isOrdinal ? numbers?.ordinal?.write(value, true) : undefined;
  const whole = ordinal ?? ageInWords(value, locale) ?? String(value);
  const words = isJoined ? (dates?.ageStem?.(whole) ?? whole) : whole;
  const spaced = source.includes('-') || !source.includes(' ') ? words : words.replaceAll('-', ' ');
  const casing = casingOf(source);
  return applyCasing(spaced, casing === 'none' || casing === 'mixed' ? 'lower' : casing);
}

/** "1 año" becomes "2 años", and the other way round. */
function fitPlural(text: string, at: number, value: number, moved: number): { written: string; length: number } {
  const match = /^(\s+)([\p{L}]+)/u.exec(text.slice(at));
  if (match === null || (value === 1) === (moved === 1)) return { written: '', length: 0 };
  const [whole, gap = '', word = ''] = match;
  const from = moved === 1 ? 1 : 0;
  const pair = PLURALS.find((each) => each[from] === word.toLowerCase());
  const other = pair === undefined ? word : applyCasing(pair[1 - from] as string, casingOf(word));
  return { written: gap + other, length: whole.length };
}

function startsWord(text: string, at: number): boolean {
  return /\p{L}/u.test(text.charAt(at)) && (at === 0 || !/\p{L}/u.test(text.charAt(at - 1)));
}

function isDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 48 && unit <= 57;
}
