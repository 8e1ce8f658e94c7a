import { perObject } from '../../core/caches.ts';
import type { Names } from '../../languages/pack.ts';
import type { Band, GazetteerList, Gender } from '../../resources/gazetteer.ts';
import type { Group, Piece, Unit } from './name-parse.ts';
import type { NameRole, Word } from './name-lexicon.ts';
import { syllablesOf } from './syllables.ts';
import type { Rng } from '../../core/rng.ts';

export interface RoleHints {
  /** The role that the label itself states. */
  readonly fixed: NameRole | undefined;
  /** The role that a field label before the mention announces. */
  readonly announced: 'given-name' | 'family-name' | 'family-first' | undefined;
  /** Two family names are usual. */
  readonly spanish: boolean;
  readonly familyFirst: Names['familyFirst'];
  /** A title stands before the name: a lone part is a family name. */
  readonly titled: boolean;
  /** The sex that what stands before the name tells. */
  readonly sex: Gender;
  /** Whoever is called by one name is so by the given one, where no list tells otherwise. */
  readonly calledByGiven: Names['calledByGiven'];
  /** Roles that fuller mentions of the document gave to these folded parts. */
  readonly evidence: ReadonlyMap<string, NameRole>;
}

/** How well a band speaks for a role: common, less common, rare. */
const SUPPORT: readonly number[] = [3, 2, 1];
/** Of a name that is not rare. */
const USUAL = 2;
const NOT_A_GIVEN_NAME = -1;
const ABROAD = 1;
/** Of "Leuenberger-Zbinden", which no list has: pairs of given names are of common ones. */
const NO_PAIR = -4;
/** What is a given name, and a family name nowhere. */
const ONLY_GIVEN = -1;

/**
 * Decides which units of a name are given and which are family names: the split of the sequence (given names first, or
 * family names first) that gazetteers, punctuation, capitals and the usual form of names support best.
 */
export function assignRoles(group: Group, pieces: readonly Piece[], hints: RoleHints): NameRole[] {
  const { units } = group;
  const words = units.map((unit) => unit.pieces.map((index) => pieces[index]?.word as Word));
  const names = units.flatMap((unit, i) => (unit.kind === 'initials' || unit.kind === 'epithet' ? [] : [i]));
  const hasEpithet = units.some(({ kind }) => kind === 'epithet'); // "Friedrich der Große"
  if ((group.numbered || hasEpithet) && names.length === 1) return units.map((_, i) => (names.includes(i) ? 'given-name' : 'family-name')); // prettier-ignore
  if (hints.fixed !== undefined && !isFullName(words, names)) return units.map(() => hints.fixed as NameRole);
  if (hints.announced === 'family-name') return units.map(() => 'family-name');
  if (group.inverted) return units.map((unit) => (unit.afterComma ? 'given-name' : 'family-name'));
  const [only = 0] = names;
  const isBehindParticle = pieces[(units[only]?.pieces[0] ?? 0) - 2]?.word?.kind === 'particle';
  // "van den Pol", be that a given name too.
  if (names.length === 1 && isBehindParticle && hints.announced === undefined) return units.map((_, i) => (i === only ? 'family-name' : 'given-name')); // prettier-ignore
  if (names.length === 0) return units.map((_, i) => (i === units.length - 1 ? 'family-name' : 'given-name'));

  const shouting = names.some((i) => isShouted(words[i])) && names.some((i) => !isShouted(words[i]));
  const given: number[] = [];
  const family: number[] = [];
  for (const i of names) {
    const own = words[i] as Word[];
    const known = own.length === 1 ? hints.evidence.get(own[0]?.key ?? '') : undefined;
    const loud = shouting && isShouted(own) ? 2 : 0;
    // "Alliot-Marie" at the end, or alone, is no given name, whatever "Marie" is.
    const isDouble = own.length > 1 && !isOfSyllables(own) && i === names.at(-1) && own.some((word) => word.given === undefined); // prettier-ignore
    // "Bertil Helena": nobody has given names of both sexes and no other.
    const isOfOtherSex = !hints.spanish && names.length === 2 && i === names[1] && isApart(words[names[0] as number]?.[0], own[0]); // prettier-ignore
    const isPair = own.length > 1 && !isOfSyllables(own) && own.every((word) => word.given === undefined);
    // "Van den Abeele Rita", as forms have it.
    const isOfParticle = isBehindParticle && i === only && names.length > 1;
    // "el Sr. Paz Otero": two family names, of which the first is a given name of women.
    const isOfNoBearer = hints.spanish && names.length === 2 && i === names[0] && own.every((word) => isGivenOfOther(word, hints.sex)); // prettier-ignore
    given.push(
      (isPair || isOfParticle ? NO_PAIR : isDouble || isOfOtherSex || isOfNoBearer ? NOT_A_GIVEN_NAME : isOfSyllables(own) ? SUPPORT[0] as number : support(own, 'given')) - loud + (known === 'given-name' ? 4 : 0), // prettier-ignore
    );
    family.push(
      (own.every(isOnlyGiven) ? ONLY_GIVEN : support(own, 'family')) + loud + (known === 'family-name' ? 4 : 0),
    );
  }
  const leading = units.findIndex((unit) => unit.kind !== 'initials') > 0;
  const ending = units.at(-1) as Unit;
  // "Alain T.", as who must not be known is called: a full stop behind a citation's "Lind T" is rare.
  const isHidden = ending.kind === 'initials' && pieces[(ending.pieces.at(-1) ?? 0) + 1]?.text.startsWith('.') === true;
  // "M. Bernard A": before a letter at the end stands a given name, where it is one rather than a family name.
  const isBeforeLetter = ending.kind === 'initials' && names.length === 1 && words[names[0] as number]?.every(({ given: own, family: other }) => own !== undefined && own < 2 && own <= (other ?? own)) === true; // prettier-ignore
  const trailing = isHidden || (hints.titled && isBeforeLetter) ? 'hidden' : ending.kind === 'initials';
  // "Sr. Dorothea": who is addressed so is called by a family name, where it may be one.
  const titled = hints.titled && !isBeforeLetter && !names.every((i) => words[i]?.every(isOnlyGiven));
  // "Zumbrunnen Jean-Marc": two given names with a hyphen, behind what is none.
  const [first = [], second = []] = names.length === 2 ? names.map((i) => words[i] as Word[]) : [];
  const endsInPair = second.length > 1 && (isOfSyllables(second) || (second.every((word) => word.given !== undefined) && first.every((word) => word.given === undefined))); // prettier-ignore
  // "Iannuzzi Carmine", as forms have it: neither is the other here.
  const isTurned = hints.familyFirst === true && names.length === 2 && [...first, ...second].length === 2 && isOnlyOf(first[0], 'family', 'given') && isOnlyOf(second[0], 'given', 'family'); // prettier-ignore
  const { split, familyFirst } = bestSplit(
    given,
    family,
    { ...hints, titled, shouting, endsInPair: endsInPair || isTurned || hints.announced === 'family-first' },
    leading,
    trailing,
  );
  const roles = new Map<number, NameRole>(
    names.map((name, i) => [name, i < split !== familyFirst ? 'given-name' : 'family-name']),
  );
  const last = names.at(-1) as number;
  // An initial stands for a given name, except at the end of a name that has no family name yet: "Maria G."
  const closing = roles.get(last) === 'given-name' ? 'family-name' : 'given-name';
  return units.map((_, i) => roles.get(i) ?? (i > last ? closing : 'given-name'));
}

/** "Min-jae", "Shui-bian": a given name of East Asia. */
const isOfSyllables = ([first, second, more]: readonly Word[]): boolean =>
  first?.casing === 'title' && second?.casing === 'lower' && more === undefined;

const isOnlyGiven = ({ given, family, familyAbroad }: Word): boolean =>
  given !== undefined && family === undefined && !familyAbroad;

const isOnlyOf = (word: Word | undefined, role: 'given' | 'family', other: 'given' | 'family'): boolean =>
  word?.[role] !== undefined && word[other] === undefined;

/** Whether the lists tell two given names to be of different sexes. */
const isApart = (first: Word | undefined, second: Word | undefined): boolean =>
  first !== undefined && second !== undefined && first.gender !== 'u' && second.gender !== 'u' && first.gender !== second.gender; // prettier-ignore

/** A family name that is a given name too, but of the other sex alone. */
const isGivenOfOther = ({ gender, family }: Word, sex: Gender): boolean =>
  sex !== 'u' && gender !== 'u' && gender !== sex && family !== undefined;

function bestSplit(
  given: readonly number[],
  family: readonly number[],
  hints: RoleHints & { readonly shouting: boolean; readonly endsInPair: boolean },
  leading: boolean,
  trailing: boolean | 'hidden',
): { split: number; familyFirst: boolean } {
  const count = given.length;
  const [givens, families] = [sums(given), sums(family)];
  let best = { split: 0, familyFirst: false };
  let bestScore = -Infinity;
  for (let split = 0; split <= count; split++) {
    for (const familyFirst of [false, true]) {
      if (familyFirst && (split === 0 || split === count || leading)) continue;
      // Given names alone are such that the lists have them all, and two alone are usual ones: "Mary Ann", but not "Ariel Sharon".
      if (split === count && count > 1 && hints.announced !== 'given-name' && given.some((one) => one < (count === 2 ? USUAL : 0))) continue; // prettier-ignore
      const [before, after] = familyFirst ? [families, givens] : [givens, families];
      // Capitals alone tell a family name at the head: "LEROY Jean-Claude".
      const usual = familyFirst
        ? hints.endsInPair
          ? 2
          : hints.shouting
            ? 0
            : hints.familyFirst === true
              ? -2
              : -2.5
        : prior(split, count, hints, leading, trailing);
      const score = usual + (before[split] as number) + (after[count] as number) - (after[split] as number);
      if (score > bestScore) [best, bestScore] = [{ split, familyFirst }, score];
    }
  }
  return best;
}

/** The sum of the first values, for each number of them from none on. */
function sums(values: readonly number[]): number[] {
  let sum = 0;
  return [0, ...values.map((value) => (sum += value))];
}

/** How usual it is that `split` of `count` names are given names. */
function prior(
  split: number,
  count: number,
  hints: RoleHints & { readonly shouting: boolean },
  leading: boolean,
  trailing: boolean | 'hidden',
): number {
  if (hints.announced === 'given-name' && count <= 2 && split === count) return count === 1 ? 5 : 2;
  const isCalledSo = hints.titled ? hints.calledByGiven === 'titled' : hints.calledByGiven !== undefined;
  if (count === 1 && isCalledSo && !leading && !trailing) return split === 0 ? 0 : 1.5;
  if (count === 1 && trailing === 'hidden' && !leading) return split === 0 ? 0 : 1.5;
  if (count === 1) return split === 0 ? (hints.titled || leading ? 3 : trailing ? 1 : 0) : 0.5;
  if (leading) return split === 0 ? 1.5 : 0;
  // Two family names are one joined by a hyphen elsewhere, and stand without a given name behind a title.
  if (count === 2) return split === 1 ? 1.5 : split > 0 ? 0 : hints.spanish && hints.titled ? -1 : -3;
  if (hints.spanish) return split === count - 2 ? 1.5 : split === 1 ? 1 : split === count - 1 ? 0 : -1;
  return split === count - 1 ? 1.5 : split === 1 ? 0.5 : split === 0 ? -2 : -1;
}

/** "Sophie Lefèvre" labelled as a family name is a whole name all the same. */
function isFullName(words: readonly (readonly Word[])[], names: readonly number[]): boolean {
  if (names.length !== 2 || names[1] !== (names[0] as number) + 1) return false;
  const [first, second] = names.map((i) => words[i]?.[0]);
  return first?.given !== undefined && first.family === undefined && second?.given === undefined;
}

function isShouted(words: readonly Word[] | undefined): boolean {
  return words?.every((word) => word.casing === 'upper') === true;
}

/** The best of the parts of a hyphenated name. */
function support(words: readonly Word[], role: 'given' | 'family'): number {
  let best = role === 'given' ? NOT_A_GIVEN_NAME : 0;
  for (const word of words) {
    const band: Band | undefined = word[role];
    if (band !== undefined) best = Math.max(best, SUPPORT[band] as number);
    else if (role === 'family' && word.familyAbroad) best = Math.max(best, ABROAD);
  }
  return best;
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

const syllablesIn = perObject((given: GazetteerList): readonly string[] => [
  ...new Set(given.values.flatMap((value) => syllablesOf(value.toLowerCase()) ?? [])),
]);

/** A given name of as many syllables as the one given, in lower case: made of syllables that given names of the list are made of. */
export function drawRomanised(source: string, given: GazetteerList, rng: Rng): string {
  return Array.from({ length: syllablesOf(source)?.length ?? 1 }, () => rng.pick(syllablesIn(given))).join('');
}
