import type { Rng } from '../../core/rng.ts';
import type { GazetteerList } from '../../resources/gazetteer.ts';
import type { Group, Piece } from './name-parse.ts';
import type { NameRole } from './name-lexicon.ts';

/** A syllable of Mandarin in Latin letters, as Wade and Giles write it (without signs) and as Pinyin does. */
const INITIAL = '(?:zh|ch|sh|hs|ts|tz|ss|sz|[bpmfdtnlgkhjqxrzcsyw])?';
const FINAL =
  '(?:iang|iung|iong|uang|ueng|ang|eng|ing|ong|ung|iao|ian|ien|uai|uan|ieh|ueh|uei|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ih|ua|uo|ue|ui|eh|er|a|e|i|o|u)';
const SYLLABLE = new RegExp(`^${INITIAL}${FINAL}$`);
const LONGEST = 6;

/**
 * The syllables of a folded word, as few as possible; `undefined` where it is not made of them. Most words of other languages are not;
 * some ("lee", "dan", "maria") are.
 */
export function syllablesOf(word: string): readonly string[] | undefined {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const before = best[start];
      if (!before || !SYLLABLE.test(word.slice(start, end))) continue;
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, word.slice(start, end)];
    }
  }
  return word === '' ? undefined : best[word.length];
}

/**
 * The roles of the units of a Chinese name in Latin letters ("Chang Chia-Ming", "Kai-Jie Zhuang", "Lin Yichun"); `undefined` where the
 * name is not taken for one: all its words are syllables of Mandarin, and either its family name is listed, or its given
 * name is hyphenated.
 *
 * @param families names in Latin letters, in lower case.
 */
export function romanisedRoles(
  { units, inverted }: Group,
  pieces: readonly Piece[],
  families: GazetteerList,
): readonly NameRole[] | undefined {
  if (units.length < 2 || units.length > 3 || units.some(({ kind }) => kind !== 'name')) return undefined;
  const words = units.map((unit) => unit.pieces.map((index) => pieces[index]?.word?.key ?? ''));
  const counts = words.map((own) => own.map((word) => syllablesOf(word)?.length ?? Infinity));
  if (counts.flat().some((count) => count > 2)) return undefined;
  const isFamily = (i: number) => words[i]?.length === 1 && counts[i]?.[0] === 1;
  const isListed = (i: number) => isFamily(i) && families.find(words[i]?.[0] ?? '') !== undefined;
  const hyphenated = words.findIndex((own) => own.length === 2 && own.every((word) => syllablesOf(word)?.length === 1));
  const ends = inverted ? [0] : [0, units.length - 1];
  const listed = ends.find(isListed);
  const family = listed ?? (hyphenated === -1 ? undefined : ends.find((i) => i !== hyphenated && isFamily(i)));
  if (family === undefined || (listed !== undefined && !hasGivenName(counts, family))) return undefined;
  return units.map((_, i) => (i === family ? 'family-name' : 'given-name'));
}

/** A given name has two syllables nearly always: "Yi-Chun", "Yichun", "Yi Chun"; "Wang Lee" may be anybody's. */
function hasGivenName(counts: readonly (readonly number[])[], family: number): boolean {
  return counts.reduce((sum, own, i) => sum + (i === family ? 0 : own.reduce((a, b) => a + b, 0)), 0) === 2;
}

const SYLLABLES = new WeakMap<GazetteerList, readonly string[]>();

/** A given name of as many syllables as the one given, in lower case: made of syllables that given names of the list are made of. */
export function drawRomanised(source: string, given: GazetteerList, rng: Rng): string {
  let pool = SYLLABLES.get(given);
  if (!pool) {
    pool = [...new Set(given.values.flatMap((value) => syllablesOf(value.toLowerCase()) ?? []))];
    SYLLABLES.set(given, pool);
  }
  const own: readonly string[] = pool;
  return Array.from({ length: syllablesOf(source)?.length ?? 1 }, () => rng.pick(own)).join('');
}
