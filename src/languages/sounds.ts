import { memoise } from '../core/caches.ts';
import type { Edit } from '../core/types.ts';
import { packOf } from './index.ts';

/** Whether the second form of a pair such as a/an or de/d' stands before a text. */
export type SoundTest = (following: string) => boolean;

/**
 * The rule of a language for a pair of forms, of which the second stands before a vowel: a/an in English; de/d', le/l', que/qu'
 * in French; de/d', el/l' in Catalan. Spanish has y/e (before i) and o/u (before o).
 *
 * @param locale as of a template: `en-GB`.
 * @returns `undefined` where the language has no such rule.
 */
export function soundTest([first]: readonly [string, string], locale: string): SoundTest | undefined {
  return packOf(locale)?.agreement?.sounds?.(first.trim().toLowerCase());
}

/** What a text sounds like at its start, as the rules want it: from the first letter or digit on, without accents. */
export function soundsOf(text: string, locale: string): string {
  const from = text.search(/[\p{L}\p{N}]/u);
  const start = (from < 0 ? '' : text.slice(from, from + LONGEST)).normalize('NFD').replace(/\p{M}+/gu, '');
  return packOf(locale)?.agreement?.readsCapitals === true ? start : start.toLowerCase();
}

const LONGEST = 24;

/** A pair with what finds either form at the end of a text. */
interface FoundPair {
  readonly pair: readonly [string, string];
  readonly first: AtEnd;
  readonly second: AtEnd;
}

/** Finds a word at the end of a text. */
type AtEnd = (text: string) => RegExpExecArray | null;

const BOUNDARY = "(?<![\\p{L}\\p{N}\\p{M}'’-])";

/** The pattern, which Unicode's rules of case make slow, is asked only where the last letter is right. */
function findAtEnd(word: string, then: string): AtEnd {
  const pattern = new RegExp(`${BOUNDARY}${word}${then}$`, 'iu');
  const last = word.slice(-1).toLowerCase();
  return (text) => {
    let at = text.length - 1;
    while (at >= 0 && " '’".includes(text.charAt(at))) at--;
    return text.charAt(at).toLowerCase() === last ? pattern.exec(text) : null;
  };
}

/** @param form of an article or preposition: a blank stands behind it, or an apostrophe in its place, perhaps apart. */
const atEnd = (form: string): AtEnd =>
  form.endsWith("'") ? findAtEnd(form.slice(0, -1), " ?['’] ?") : findAtEnd(form, ' ');

const joinedAtEnd = memoise((form) => atEnd(form));

const findPairs = memoise(
  (locale): readonly FoundPair[] =>
  (packOf(locale)?.agreement?.soundPairs ?? []).map((pair) => ({ pair, first: findAtEnd(pair[0], ' '), second: atEnd(pair[1]) })), // prettier-ignore
);

/** More than any of the pairs and what tells that a sentence begins there. */
const LONGEST_BEFORE = 16;

/**
 * The edit that gives the article or preposition before a place in a text the form that a new text there asks for, where it has the other:
 * `a` before "Austrian" becomes `an`, `d’` before "Poitiers" `de`.
 *
 * @param reach where the mentions that begin before the place end at last (`createReach`): what is in one stays.
 * @param gender of the new text, where it is known: an article that has lost its vowel tells none.
 * @param isSure that an article of the other gender is wrong: of all others the source's tells it.
 * @returns `undefined` where the form is right, or none of the language's (`soundPairs`, `articleForms`).
 */
export function agreeBefore(
  text: string,
  at: number,
  following: string,
  locale: string,
  reach = 0,
  gender?: 'f' | 'm',
  isSure = false,
): Edit | undefined {
  const last = text.charAt(at - 1);
  if (last !== ' ' && last !== "'" && last !== '’') return undefined;
  const pairs = findPairs(locale);
  const { euphonic = {}, elision } = packOf(locale)?.agreement ?? {};
  if (pairs.length + formsOf(locale).length === 0) return undefined;
  const before = text.slice(Math.max(0, at - LONGEST_BEFORE), at);
  for (const { pair, first, second } of pairs) {
    const found = { first: first(before), second: second(before) };
    if (found.first === null && found.second === null) continue;
    const isSecond = soundTest(pair, locale)?.(soundsOf(following, locale)) === true;
    const wrong = isSecond ? found.first : found.second;
    if (wrong === null || !isPlain(before, wrong)) continue;
    const [word, blank] = isSecond && pair[1].endsWith("'") ? [pair[1], ''] : [pair[isSecond ? 1 : 0], ' '];
    const start = at - wrong[0].length;
    return reach > start ? undefined : { start, end: at, replacement: written(wrong[0], word) + blank };
  }
  // "d'Istria", but "di Faenza"
  const elided = elision?.d === undefined || pairs.length > 0 ? null : /(?<!\p{L})d['’]$/iu.exec(before);
  if (elided !== null && elision?.d !== undefined && /^[^\P{L}aeiouh]/u.test(soundsOf(following, locale))) {
    const start = at - elided[0].length;
    return reach > start ? undefined : { start, end: at, replacement: `${written(elided[0], elision.d)} ` };
  }
  for (const [form, plain] of Object.entries(euphonic)) {
    const sounds = soundsOf(following, locale);
    const isEuphonic = sounds.startsWith(plain);
    const found = joinedAtEnd(isEuphonic ? plain : form)(before);
    const start = at - (found?.[0].length ?? 0);
    if (found === null || reach > start || !isPlain(before, found)) continue;
    if (!/^\p{L}/u.test(following) || (!isEuphonic && /^[aeiou]/u.test(sounds))) return undefined;
    return { start, end: at, replacement: `${written(found[0], isEuphonic ? form : plain)} ` };
  }
  const article = articleBefore(before, following, gender, isSure, locale);
  const start = at - (article?.found[0].length ?? 0);
  return article === undefined || reach > start ? undefined : { start, end: at, replacement: article.word };
}

interface FoundForm {
  readonly pattern: AtEnd;
  readonly row: readonly [m: string, impure: string, elided: string, f: string];
  readonly gender: 'f' | 'm' | undefined;
}

/** The forms of the articles of a language, the longest first: "de la" before "la". */
const formsOf = memoise((locale): readonly FoundForm[] => {
  const rows = packOf(locale)?.agreement?.articleForms ?? [];
  const all = rows.flatMap((row) => row.map((form, i) => ({ form, row, gender: i === 3 || (i === 2 && row[0] === '-') ? ('f' as const) : i === 2 ? undefined : ('m' as const) }))); // prettier-ignore
  const longest = all.filter(({ form }) => form !== '-').toSorted((a, b) => b.form.length - a.form.length);
  return longest.map(({ form, row, gender }) => ({ row, gender, pattern: atEnd(form) }));
});

/** The article at the end of a text, and what it is before another word; `undefined` where it stays, or nothing tells. */
function articleBefore(
  before: string,
  following: string,
  own: 'f' | 'm' | undefined,
  isSure: boolean,
  locale: string,
): { readonly found: RegExpExecArray; readonly word: string } | undefined {
  const forms = formsOf(locale);
  // A letter by itself is read in many ways.
  if (forms.length === 0 || /^\p{L}(?![\p{L}’'])/u.test(following)) return undefined;
  const begins = (text: string) => (['f', 'm'] as const).find((gender) => packOf(locale)?.dates?.genders?.[gender].test(text)); // prettier-ignore
  for (const { pattern, row, gender: told } of forms) {
    const found = pattern(before);
    if (found === null) continue;
    const gender = begins(following) ?? (isSure ? own : undefined) ?? told ?? own;
    const [m, impure, elided, f] = row;
    const isElided = (form: string) =>
      elided !== '-' && soundTest([form, elided], locale)?.(soundsOf(following, locale)) === true;
    const isMild = packOf(locale)?.agreement?.impure?.test(following) !== true;
    const isOpen = gender === undefined && /['’]$/u.test(found[0]) && /^\p{L}/u.test(following) && !isElided(m);
    if (gender === undefined && !(isOpen && packOf(locale)?.agreement?.untold === 'm')) return undefined;
    const plain = gender === 'f' ? f : isMild ? m : impure;
    const form = isElided(gender === 'f' ? f : m) ? elided : plain;
    if (form === '-' || !isPlain(before, found)) return undefined;
    const is = found[0].replace('’', "'").trimEnd().toLowerCase();
    return is === form ? undefined : { found, word: written(found[0], form) + (form.endsWith("'") ? '' : ' ') };
  }
  return undefined;
}

/**
 * The edit that takes the article before a place of a text away, where a town stands there now: "du" becomes "de", "la" goes.
 *
 * @param reach as of {@link agreeBefore}.
 */
export function withoutArticleBefore(
  text: string,
  at: number,
  following: string,
  locale: string,
  reach = 0,
): Edit | undefined {
  const { beforeTowns = {} } = packOf(locale)?.agreement ?? {};
  const before = text.slice(Math.max(0, at - LONGEST_BEFORE), at);
  for (const form of Object.keys(beforeTowns).toSorted((a, b) => b.length - a.length)) {
    const found = joinedAtEnd(form)(before);
    if (found === null) continue;
    const start = at - found[0].length;
    if (reach > start || !isPlain(before, found)) return undefined;
    const bare = beforeTowns[form] ?? '';
    const whole = bare === '' ? '' : `${written(found[0], bare)} `;
    const elided = agreeBefore(whole, whole.length, following, locale);
    return { start, end: at, replacement: elided?.replacement ?? whole };
  }
  return undefined;
}

/** The A of "group A" is no article: a capital is one where a sentence begins. */
function isPlain(before: string, { 0: form, index }: RegExpExecArray): boolean {
  return (
    form.charAt(0) === form.charAt(0).toLowerCase() || /(?:^|[.!?:\n"“«(\p{So}])\s*$/u.test(before.slice(0, index))
  );
}

function written(like: string, word: string): string {
  return like.charAt(0) === like.charAt(0).toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
