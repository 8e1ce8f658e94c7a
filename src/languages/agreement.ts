import { memoise, memoiseWithin } from '../core/caches.ts';
import { hasWord } from '../core/has-word.ts';
import type { CharSpan, Edit } from '../core/types.ts';
import { packOf } from './index.ts';
import type { Agreement, AgreementCheck } from './pack.ts';
import { soundsOf, soundTest } from './sounds.ts';

/** A place of a text where words agree or do not: an article before a word, a preposition that an article melts into. */
export interface AgreementSite extends CharSpan {
  /** What it is about: "a/an". */
  readonly name: string;
  /** Where the word begins that decides: after the article. */
  readonly next: number;
  readonly isWrong: boolean;
}

interface Compiled {
  readonly check: AgreementCheck;
  readonly pattern: RegExp;
}

const BEFORE = "(?<![\\p{L}\\p{N}\\p{M}'’._@-])";

const checksOf = memoise((locale): readonly Compiled[] => {
  const all = [...soundChecks(locale), ...(packOf(locale)?.agreement?.checks ?? []), ...genderChecks(locale)];
  return all.map((check) => ({ check, pattern: new RegExp(`${BEFORE}(?:${check.site})`, 'giu') }));
});

/** Whether anything is known of how words of a language agree. */
export function knowsAgreement(locale: string): boolean {
  return checksOf(locale).length > 0 || nameGenders(locale) !== undefined;
}

function soundChecks(locale: string): readonly AgreementCheck[] {
  return (packOf(locale)?.agreement?.soundPairs ?? []).map((pair) => {
    const [first, second] = pair;
    const elided = second.endsWith("'");
    const isSecond = soundTest(pair, locale);
    return {
      name: pair.join('/'),
      site: `(?:${first} |${elided ? `${second.slice(0, -1)}['’] ?` : `${second} `})(?=[\\p{L}\\p{N}])`,
      isWrong(word, next) {
        // Names with h are written either way; a letter by itself is read in many.
        if ((elided && /^[Hh]/u.test(next)) || /^\p{L}(?![\p{L}\p{N}'’])/u.test(next)) return false;
        const isWritten = elided ? /['’]/u.test(word) : word.toLowerCase() === second;
        return isSecond !== undefined && isSecond(soundsOf(next, locale)) !== isWritten;
      },
    };
  });
}

/** Articles and nouns of one gender each. */
function genderChecks(locale: string): readonly AgreementCheck[] {
  const { articlesOf, nouns } = packOf(locale)?.agreement ?? {};
  if (articlesOf === undefined || nouns === undefined) return [];
  const choice = (words: Readonly<Record<'f' | 'm', string>>) => `${words.f} ${words.m}`.split(' ').join('|');
  const feminine = new Set(articlesOf.f.split(' '));
  const nounsOfWomen = new Set(nouns.f.split(' '));
  return [
    {
      name: 'gender',
      site: `(?:${choice(articlesOf)}) (?=(?:${choice(nouns)})(?!\\p{L}))`,
      isWrong: (word, next) =>
        feminine.has(word.toLowerCase()) !== nounsOfWomen.has(/^\p{L}+/u.exec(next)?.[0].toLowerCase() ?? ''),
    },
  ];
}

/** What a language knows of the genders of organisations' names and of the articles before them. */
export interface NameGenders {
  /** Articles and prepositions that hold one, in lower case, with the genders they may stand before. */
  readonly determiners: Readonly<Record<string, string>>;
  readonly genderOf: (name: string) => 'f' | 'm' | 'n' | undefined;
  /** Whether a name whose gender is not known may stand after any article, and one whose gender is known without. */
  readonly isOpen: boolean;
}

/** By the pack's own rule, or by the nouns that names begin with. */
export const nameGenders = memoise((locale) => readGenders(packOf(locale)?.agreement));

function readGenders(agreement: Agreement | undefined): NameGenders | undefined {
  const { determiners, genderOfName, articlesOf, nouns } = agreement ?? {};
  if (determiners !== undefined && genderOfName !== undefined)
    return { determiners, genderOf: genderOfName, isOpen: false };
  if (articlesOf === undefined || nouns === undefined) return undefined;
  const table = (words: Readonly<Record<'f' | 'm', string>>) =>
    new Map((['f', 'm'] as const).flatMap((gender) => words[gender].split(' ').map((word) => [word, gender] as const)));
  const known = table(nouns);
  return {
    determiners: Object.fromEntries(table(articlesOf)),
    genderOf: (name) => known.get(/^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? ''),
    isOpen: true,
  };
}

/** Where a sentence or quotation begins, a capital tells nothing: elsewhere the A of "group A" is no article. */
const BEGINNING = /(?:^|[.!?:\n"“«(•-])\s*$/u;

/**
 * Finds the places of a text at which the rules of its language tell whether words agree.
 *
 * @param mentions names of organisations: whether an article fits these is told by their gender, where the language's pack knows it.
 */
export function findAgreement(
  text: string,
  locale: string,
  mentions: readonly CharSpan[] = [],
): readonly AgreementSite[] {
  const sites: AgreementSite[] = [];
  for (const { check, pattern } of checksOf(locale)) {
    for (const { 0: found, index: start } of text.matchAll(pattern)) {
      const end = start + found.length;
      const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
      if (isCapital && !BEGINNING.test(text.slice(Math.max(0, start - 4), start))) continue;
      const next = text.slice(end, end + 40);
      sites.push({ name: check.name, start, end, next: end, isWrong: check.isWrong(found.trim(), next) });
    }
  }
  const known = nameGenders(locale);
  // Where nouns tell, they were looked for in the whole text.
  if (known !== undefined && !known.isOpen) {
    for (const { start, end } of mentions) {
      const word = /(?<!\p{L})(\p{L}+) $/u.exec(text.slice(Math.max(0, start - 12), start))?.[1] ?? '';
      const allowed = known.determiners[word.toLowerCase()];
      const gender = known.genderOf(text.slice(start, end));
      if (allowed === undefined || gender === undefined) continue;
      sites.push({ name: 'determiner', start: start - word.length - 1, end, next: start, isWrong: !allowed.includes(gender) }); // prettier-ignore
    }
  }
  return sites;
}

/**
 * The edit that takes the article away before a country that becomes one without: "the Netherlands" becomes "Belgium".
 *
 * @param reach where the mentions that begin before the place end at last (`createReach`): what is in one stays.
 */
export function withoutArticle(
  text: string,
  at: number,
  source: string,
  replacement: string,
  locale: string,
  reach = 0,
): Edit | undefined {
  const { classOfCountry, droppedArticle } = packOf(locale)?.agreement ?? {};
  if (droppedArticle === undefined || text.charAt(at - 1) !== ' ') return undefined;
  const start = at - droppedArticle.length - 1;
  const isThere = text.slice(Math.max(0, start), at - 1).toLowerCase() === droppedArticle;
  if (!isThere || reach > start || classOfCountry?.(source.toLowerCase()) !== droppedArticle) return undefined;
  if (/\p{L}$/u.test(text.slice(0, start)) || classOfCountry(replacement.toLowerCase()) !== '') return undefined;
  return { start, end: at, replacement: '' };
}

/** The edit that takes the article away before a name that has its own, in a language whose articles hold no preposition: "aan de" before "De Kievit". */
export function withoutSecondArticle(
  text: string,
  at: number,
  source: string,
  replacement: string,
  locale: string,
  reach = 0,
): Edit | undefined {
  const { ownArticles, articleForms } = packOf(locale)?.agreement ?? {};
  if (ownArticles === undefined || articleForms !== undefined) return undefined;
  const isOwn = (name: string): boolean => hasWord(ownArticles, name.slice(0, Math.max(0, name.indexOf(' '))).toLowerCase()); // prettier-ignore
  const before = /(?<!\p{L})(\p{L}{2,4}) $/u.exec(text.slice(Math.max(0, at - LONGEST_ARTICLE), at));
  const start = at - (before?.[0].length ?? 0);
  if (before === null || start < reach || !hasWord(ownArticles, (before[1] ?? '').toLowerCase())) return undefined;
  return isOwn(replacement) && !isOwn(source) ? { start, end: at, replacement: '' } : undefined;
}

/** As much before a name as an article may have letters, with a blank on either side. */
const LONGEST_ARTICLE = 6;

/** As much of a line as may tell that an apostrophe closes a quotation. */
const LONGEST_QUOTATION = 80;

/**
 * The edit behind an owner whose name does not end as the one before did, where the language writes an apostrophe alone behind the sound of an s:
 * "Hughes' wife" becomes "Norman's wife", "Hans' Auto" "Peters Auto".
 */
export function agreeBehind(
  text: string,
  end: number,
  source: string,
  replacement: string,
  locale: string,
): Edit | undefined {
  const { owner } = packOf(locale)?.agreement ?? {};
  if (owner === undefined || !owner.sibilant.test(source) || owner.sibilant.test(replacement)) return undefined;
  const bare = /^ ?['’](?= \p{L})/u.exec(text.slice(end, end + 4))?.[0];
  if (bare === undefined || /(?:^|[\s(])['‘](?=\p{L})(?!s(?!\p{L}))/u.test(text.slice(Math.max(0, end - LONGEST_QUOTATION), end))) return undefined; // prettier-ignore
  return {
    start: owner.isJoined === true ? end : end + bare.length,
    end: end + bare.length,
    replacement: owner.ending,
  };
}

const singularsOf = memoiseWithin((word, locale: string) => packOf(locale)?.agreement?.singulars?.(word) ?? []);

/** Without its last word, where the text has that right behind it and had it not behind what it replaces: "Unity Party" before "Parties". */
export function undoubled(replacement: string, source: string, after: string, locale: string): string {
  const at = replacement.lastIndexOf(' ');
  const next = at < 0 ? undefined : /^ (\p{L}{3,})/u.exec(after)?.[1]?.toLowerCase();
  if (next === undefined) return replacement;
  const last = replacement.slice(at + 1).toLowerCase();
  const isLast = (word: string) => word === next || singularsOf(next, locale).includes(word);
  return !isLast(last) || isLast(source.slice(source.lastIndexOf(' ') + 1).toLowerCase()) ? replacement : replacement.slice(0, at); // prettier-ignore
}
