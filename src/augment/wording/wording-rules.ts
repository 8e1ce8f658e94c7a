import { obtain } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { memoise } from '../../core/caches.ts';
import { loadWording } from '../../resources/lexical-data.ts';
import { packOf } from '../../languages/index.ts';
import { createWordFilter, type WordFilter } from '../../text/stop-words.ts';
import { tokenise } from '../../text/tokenise.ts';

/** What must be true of a word beside a phrase; see `data/wording/README.md`. */
export interface WordingCondition {
  /** Where the word stands: -1 before the phrase, -2 before that, 0 after it, 1 after that. */
  readonly at: number;
  readonly isWanted: boolean;
  readonly items: ReadonlySet<string>;
  /** The items that are beginnings (`un*`) or endings (`*ing`). */
  readonly affixes: readonly string[];
}

/** A phrase as it stands in a text, with what may be written for it. */
export interface WordingRule {
  /** Its tokens, as they are written; `#d1` stands for a day of a month, `#y1` for a year, `#n1` for any number in figures. */
  readonly words: readonly string[];
  /** Where the phrase itself is among them, it stays as often as another is drawn. */
  readonly options: readonly string[];
  readonly conditions: readonly WordingCondition[];
  /** Whether the phrase or an option ends in a word that loses its vowel before another: "de". */
  readonly isElidable: boolean;
}

/** The phrases of a language that stand for each other. */
export interface Wording {
  /** By the first word in lower case, the longest first. */
  readonly byFirst: ReadonlyMap<string, readonly WordingRule[]>;
  readonly mayBegin: WordFilter;
  /** Words whose form hangs on the sound after them and cannot be mended: nothing after them changes its sound. */
  readonly bound: ReadonlySet<string>;
  /** Whether every noun has a capital, so that capitals tell no names. */
  readonly hasCapitalNouns: boolean;
}

/** The phrases of a language; `undefined` where there are none. */
export const wordingOf: (language: string) => Wording | undefined = memoise((language) => {
  const pack = packOf(language);
  return pack?.text?.wording === true ? parseWording(loadWording(pack.code), pack.code) : undefined;
});

/**
 * Reads a table of phrases, in the notation of `data/wording/README.md`.
 *
 * @throws PalimpsestError `bad-wording`, with the line.
 */
export function parseWording(table: string, language: string): Wording {
  const elisions = elisionsOf(language);
  const sets = new Map<string, readonly string[]>();
  const contractions = new Map<string, Map<string, string>>();
  const rules = new Map<string, WordingRule[]>();
  let hasCapitalNouns = false;
  const fail = (line: number, message: string): never => {
    throw new PalimpsestError('bad-wording', message, { place: { file: `data/wording/${language}.txt`, line } });
  };

  table.split(/\r?\n/).forEach((written, i) => {
    const line = written.trim();
    if (line === '' || line.startsWith('# ')) return;
    const [key = '', ...given] = line.split(/\s+/);
    if (line === 'capital nouns') hasCapitalNouns = true;
    else if (key === 'contract') {
      const [preposition = '', article = '', result = ''] = given;
      const ofPreposition = obtain(contractions, preposition, () => new Map());
      ofPreposition.set(article, result);
    } else if (key.startsWith('@')) sets.set(key, resolve(given, sets));
    else
      for (const rule of readLine(line, sets, contractions, elisions) ?? fail(i + 1, 'this is no group of phrases'))
        add(rules, rule);
  });
  for (const ofWord of rules.values()) ofWord.sort((a, b) => b.words.length - a.words.length);
  return {
    byFirst: rules,
    mayBegin: createWordFilter(rules.keys()),
    bound: new Set(sets.get('@bound')),
    hasCapitalNouns,
  };
}

function add(rules: Map<string, WordingRule[]>, rule: WordingRule): void {
  const first = (rule.words[0] as string).toLowerCase();
  obtain(rules, first, () => []).push(rule);
}

function elisionsOf(language: string): ReadonlyMap<string, string> {
  const { soundPairs = [] } = packOf(language)?.agreement ?? {};
  return new Map(soundPairs.filter(([first, second]) => second.endsWith("'") && !first.includes(' ')));
}

function resolve(items: readonly string[], sets: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return items.flatMap((item) => (item.startsWith('@') ? (sets.get(item) ?? []) : [item]));
}

/** Of a condition on all words of the sentence before the phrase, and of one on all behind it. */
export const WITHIN = -Infinity;
export const AHEAD = Infinity;

const PLACES: ReadonlyMap<string, number> = new Map([
  ['earlier', -2],
  ['after', -1],
  ['before', 0],
  ['then', 1],
  ['within', WITHIN],
  ['ahead', AHEAD],
]);

/** The rules of a line; `undefined` where it has no phrases or an unknown condition. */
function readLine(
  line: string,
  sets: ReadonlyMap<string, readonly string[]>,
  contractions: ReadonlyMap<string, ReadonlyMap<string, string>>,
  elisions: ReadonlyMap<string, string>,
): readonly WordingRule[] | undefined {
  const [body = '', ...clauses] = line.split(/\s+;\s+/);
  const conditions: WordingCondition[] = [];
  let isVerbal = false;
  for (const clause of clauses) {
    const [key = '', ...given] = clause.split(/\s+/);
    if (key === 'verbal') {
      isVerbal = true;
      continue;
    }
    const place = PLACES.get(key.replace(/^not-/, ''));
    const items = resolve(given, sets);
    if (place === undefined || items.length === 0) return undefined;
    conditions.push(condition(place, !key.startsWith('not-'), items));
  }
  const [left = '', right] = body.split(/\s*=>\s*/);
  const froms = left.split(/\s*\|\s*/);
  const tos = right?.split(/\s*\|\s*/);
  if ([...froms, ...(tos ?? [])].includes('') || (tos === undefined && froms.length < 2)) return undefined;
  const forms = expandTogether([...froms, ...(tos ?? [])]);
  return forms?.flatMap((phrases) => {
    const own = {
      froms: phrases.slice(0, froms.length),
      tos: tos === undefined ? undefined : phrases.slice(froms.length),
    };
    const lasts = phrases.map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1));
    const meltsWith = isVerbal ? [] : lasts.flatMap((last) => [...(contractions.get(last)?.keys() ?? [])]);
    const articles = [...new Set(meltsWith)];
    const isElidable = lasts.some((last) => elisions.has(last));
    const withArticles = articles.flatMap((article) => {
      const follows = conditions.filter(({ at }) => at === 0);
      if (!follows.every((each) => each.isWanted === matchesItem(each, article))) return [];
      const melt = (phrase: string) => meltInto(phrase, article, contractions);
      // What stands behind the article stands behind the melted phrase.
      const rest = conditions.flatMap((each) => (each.at === 0 ? [] : each.at > 0 ? [{ ...each, at: each.at - 1 }] : [each])); // prettier-ignore
      return group(own.froms.map(melt), own.tos?.map(melt), rest, false);
    });
    const bare = articles.length === 0 ? conditions : [...conditions, condition(0, false, articles)];
    const elided = isElidable
      ? own.froms.map((phrase) => elide(phrase, elisions)).filter((phrase, i) => phrase !== own.froms[i])
      : [];
    return [
      ...withArticles,
      ...group(own.froms, own.tos, bare, isElidable),
      ...group(elided, own.tos ?? own.froms, bare, true),
    ];
  });
}

function condition(at: number, isWanted: boolean, items: readonly string[]): WordingCondition {
  const lower = items.map((item) => (item === 'Aa' ? item : item.toLowerCase()));
  const affixes = lower.filter((item) => item.length > 1 && item.includes('*'));
  return { at, isWanted, items: new Set(lower), affixes };
}

/** Whether a word, in lower case, is one of the items of a condition or has such a beginning or ending. */
export function matchesItem({ items, affixes }: WordingCondition, word: string): boolean {
  if (items.has(word)) return true;
  return affixes.some((affix) =>
    affix.startsWith('*') ? word.endsWith(affix.slice(1)) : word.startsWith(affix.slice(0, -1)),
  );
}

function group(
  froms: readonly string[],
  tos: readonly string[] | undefined,
  conditions: readonly WordingCondition[],
  isElidable: boolean,
): readonly WordingRule[] {
  return froms.flatMap((from) => {
    const words = from
      .split(/(#[dny]\d)/)
      .flatMap((part) => (part.startsWith('#') ? [part] : tokenise(part).map(({ text }) => text)));
    const options = (tos ?? froms.filter((other) => other !== from)).filter((to) => !isElisionOf(from, to));
    return options.some((option) => option !== from) ? [{ words, options, conditions, isElidable }] : [];
  });
}

function isElisionOf(from: string, to: string): boolean {
  return from.endsWith("'") && to.startsWith(from.slice(0, -1)) && to.length === from.length;
}

function meltInto(
  phrase: string,
  article: string,
  contractions: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string {
  const from = phrase.lastIndexOf(' ') + 1;
  const melted = contractions.get(phrase.slice(from))?.get(article);
  return melted === undefined ? `${phrase} ${article}` : phrase.slice(0, from) + melted;
}

/** The phrase as it stands before a vowel. */
export function elide(phrase: string, elisions: ReadonlyMap<string, string>): string {
  const from = phrase.lastIndexOf(' ') + 1;
  return phrase.slice(0, from) + (elisions.get(phrase.slice(from)) ?? phrase.slice(from));
}

/** The phrase as it stands before a consonant: "merci d'" is "merci de". */
export function unelide(phrase: string, elisions: ReadonlyMap<string, string>): string {
  const from = phrase.lastIndexOf(' ') + 1;
  const last = phrase.slice(from);
  return phrase.slice(0, from) + ([...elisions].find(([, short]) => short === last)?.[0] ?? last);
}

export const elisionsIn: (language: string) => ReadonlyMap<string, string> = memoise(elisionsOf);

/**
 * Phrases with lists in braces, of which each is read at the same place: `start{s,ed}` and `beg{ins,an}` are two groups.
 *
 * @returns `undefined` where lists differ in length.
 */
function expandTogether(phrases: readonly string[]): readonly (readonly string[])[] | undefined {
  const lists = phrases.flatMap((phrase) =>
    Array.from(phrase.matchAll(/\{([^}]*)\}/g), ([, list = '']) => list.split(',')),
  );
  const size = lists[0]?.length ?? 1;
  if (lists.some((list) => list.length !== size)) return undefined;
  return Array.from({ length: size }, (_, i) =>
    phrases.map((phrase) =>
      phrase.replaceAll(/\{([^}]*)\}/g, (_all, list: string) => (list.split(',')[i] as string).trim()),
    ),
  );
}
