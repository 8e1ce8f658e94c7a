import { unitAt } from '../../core/units.ts';
import { packOf, wordsOf } from '../../languages/index.ts';
import type { LanguagePack, Names } from '../../languages/pack.ts';
import { BoundedCache, memoise, perObject } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import type { NameLexicon, NameRole, Word } from './name-lexicon.ts';
import { fold } from '../case.ts';
import { HONOURS } from '../kind-words.ts';
import type { Gender } from '../../resources/gazetteer.ts';
import { HAN_TITLES, isDegree, kinGender } from './name-words.ts';

/** A stretch of a mention: a word, or (where `word` is undefined) what stands between words, digits included. */
export interface Piece {
  readonly text: string;
  readonly word: Word | undefined;
}

/** One name or initial, or several joined by hyphens. */
export interface Unit {
  readonly kind: 'name' | 'initials' | 'han' | 'foreign' | 'epithet';
  /** Indices of its words among the pieces. */
  readonly pieces: readonly number[];
  readonly afterComma: boolean;
}

/** The name of one person within a mention: "Eva Lind and Karl Berg" has two. */
export interface Group {
  readonly units: readonly Unit[];
  /** The words of address that stand before or within it. */
  readonly titles: readonly Word[];
  /** Written "Lind, Eva". */
  readonly inverted: boolean;
  /** It is that of a ruler, with the title or the number of one: a given name. */
  readonly numbered: boolean;
  /** What a word of kinship within the mention tells. */
  readonly kin: Gender | undefined;
  /** What roles were found before, by the surroundings that decide on them. */
  readonly roles: Map<string, readonly NameRole[]>;
}

const LETTER = /[\p{L}\p{M}]/u;

/** A mention as far as its own text tells. */
export interface Parse {
  readonly pieces: readonly Piece[];
  readonly groups: readonly Group[];
}

const parsesOf = perObject<NameLexicon, [], BoundedCache<Parse>>(() => new BoundedCache(MOST_PARSES));
const MOST_PARSES = 4096;

/** Whether a name may be in the genitive; never where what stands before it tells that it is in none, though it ends in an s. */
export type Owning = boolean | 'never';

/**
 * Reads a mention, or remembers how it was read.
 *
 * @param owns whether what stands beside it tells that it may be in the genitive.
 */
export function parseName(text: string, lexicon: NameLexicon, owns: Owning = false): Parse {
  return parsesOf(lexicon).get(text + (owns === false ? '' : `\n${owns}`), () => {
    const pieces = withNoun(withArticles(cutPieces(text, lexicon, owns), lexicon.locale));
    return { pieces, groups: findGroups(pieces, lexicon.locale, packOf(lexicon.locale) ?? {}) };
  });
}

/** Cuts a mention into words and what stands between them. A possessive 's is no part of its word, nor is the ending of a genitive. */
function cutPieces(text: string, lexicon: NameLexicon, owns: Owning): Piece[] {
  const pieces: Piece[] = [];
  const { academic, ownedEnding, honoursBehind } = packOf(lexicon.locale)?.names ?? {};
  const isHonour = (word: string): boolean => honoursBehind?.test(word) === true && pieces.some((piece) => piece.word?.casing === 'title' && piece.word.kind === 'name'); // prettier-ignore
  let at = 0;
  while (at < text.length) {
    const degree = academic === undefined ? undefined : degreeFrom(text, at, academic);
    if (degree !== undefined) {
      pieces.push({ text: degree, word: undefined });
      at += degree.length;
      continue;
    }
    const short = shortNameAt(text, at, lexicon);
    if (short !== undefined) {
      pieces.push(short);
      at += short.text.length;
      continue;
    }
    let end = at;
    while (end < text.length && !isLetter(text, end) && (end === at || text[end] !== '(')) end++;
    if (end > at) {
      pieces.push({ text: text.slice(at, end), word: undefined });
      at = end;
      continue;
    }
    while (end < text.length && (isLetter(text, end) || isInnerApostrophe(text, end, at) || isInnerColon(text, end, at) || isInnerPoint(text, end))) end++; // prettier-ignore
    if (end > at) {
      const title = hanTitle(text.slice(at, end));
      const whole = end - title > at ? text.slice(at, end - title) : '';
      const owned = ownedEnding?.exec(whole)?.[0] ?? '';
      const word = whole.slice(0, whole.length - owned.length);
      const isLast = owned === '' && (end === text.length || NUMBER_BEHIND.test(text.slice(end, end + LONGEST_NUMBER)));
      const stem = isLast && owns !== 'never' ? withoutGenitive(word, lexicon, owns, pieces.length > 0) : word;
      if (stem !== '') pieces.push({ text: stem, word: ORDINAL_SIGN.test(stem) ? undefined : isHonour(stem) ? { ...lexicon.word(stem), kind: 'suffix' } : lexicon.word(stem) }); // prettier-ignore
      if (stem !== word) pieces.push({ text: word.slice(stem.length), word: undefined });
      if (owned !== '') pieces.push({ text: owned, word: undefined });
      if (title > 0)
        pieces.push({ text: text.slice(end - title, end), word: lexicon.word(text.slice(end - title, end)) });
    }
    at = end;
    if (end > 0 && isPossessive(text, end)) {
      pieces.push({ text: text.slice(end, end + 2), word: undefined });
      at = end + 2;
    }
  }
  return pieces;
}

/** "Fco.", "M.ª": a name that is written short is read as the whole one. */
function shortNameAt(text: string, at: number, lexicon: NameLexicon): Piece | undefined {
  const known = shortNames(lexicon.locale);
  if (known === undefined || (at > 0 && isLetter(text, at - 1))) return undefined;
  known.forms.lastIndex = at;
  const form = known.forms.exec(text)?.[0];
  const name = known.names.get(form ?? '');
  return form === undefined || name === undefined ? undefined : { text: form, word: lexicon.word(form === form.toUpperCase() && form.length > SHORTEST_CAPITALS ? name.toUpperCase() : name) }; // prettier-ignore
}

const SHORTEST_CAPITALS = 3;

const shortNames = memoise((locale): { forms: RegExp; names: ReadonlyMap<string, string> } | undefined => {
  const { short } = packOf(locale)?.names ?? {};
  if (short === undefined) return undefined;
  const named = Object.entries(short).flatMap(([name, forms]) => forms.split(' ').flatMap((form) => [[form, name], [form.toUpperCase(), name]] as const)); // prettier-ignore
  const names = new Map(named);
  const forms = [...names.keys()].toSorted((a, b) => b.length - a.length).map((form) => form.replaceAll('.', String.raw`\.`)); // prettier-ignore
  return { forms: new RegExp(`(?:${forms.join('|')})(?![\\p{L}\\p{M}.ªº])`, 'uy'), names };
});

/** Of "D.ª" */
const ORDINAL_SIGN = /^[ªº]$/u;

/** What begins at a place of a mention and stands of degrees, be it of letters that would be initials: "h. c.". */
function degreeFrom(text: string, at: number, academic: RegExp): string | undefined {
  if (at > 0 && isLetter(text, at - 1)) return undefined;
  academic.lastIndex = at;
  return academic.exec(text)?.[0];
}

/** "Rui de a Cunha", where tokens are words: the article behind a particle is a particle too. */
function withArticles(pieces: Piece[], locale: string): Piece[] {
  const determiners = packOf(locale)?.agreement?.determiners;
  const joining = packOf(locale)?.names?.particles?.split(' ');
  for (const [i, { text, word }] of pieces.entries()) {
    const isArticle = word !== undefined && text.length < 3 && text === text.toLowerCase() && determiners?.[text] !== undefined; // prettier-ignore
    // "VICENT LIND I KRANZ"
    const isJoining = word?.kind === 'initials' && joining?.includes(word.key) === true && [i - 2, i + 2].every((at) => pieces[at]?.word?.casing === 'upper'); // prettier-ignore
    if (isJoining || (isArticle && pieces[i - 2]?.word?.kind === 'particle'))
      pieces[i] = { text, word: { ...word, kind: 'particle' } };
  }
  return pieces;
}

/** "conde de Lippe", "hertog van Parma": a word in small letters before a particle is no name but what its bearer is, unless it may be a given name. */
function withNoun(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ word }) => word !== undefined);
  const [first, next, ...more] = pieces.slice(Math.max(0, at)).filter(({ word }) => word !== undefined);
  if (first?.word?.kind !== 'name' || first.word.casing !== 'lower') return pieces;
  if (first.word.given !== undefined && !HONOURS.has(first.word.key)) return pieces;
  const isBefore = next?.word?.kind === 'particle' && more.some(({ text }) => /^\p{Lu}/u.test(text));
  if (isBefore || /^\p{Ll}{1,2}['’]\p{Lu}/u.test(next?.text ?? '')) pieces[at] = { text: first.text, word: undefined };
  return pieces;
}

/** "Ottos II.": the number stands behind the ending. */
const NUMBER_BEHIND = /^ [IVX]+\./u;
const LONGEST_NUMBER = 8;

/** The name in "Ottos", where the lists have "Otto" and not "Ottos", or neither and what follows tells. @param isBehind whether other words of the name stand before it. */
function withoutGenitive(word: string, lexicon: NameLexicon, owns: boolean, isBehind: boolean): string {
  const { ending, ofGiven } = packOf(lexicon.locale)?.names?.genitive ?? {};
  if (ending === undefined || word.length < 4 || !word.endsWith(ending)) return word;
  const isListed = ({ given, family }: Word) => given !== undefined || family !== undefined;
  const stem = word.slice(0, -ending.length);
  if (isListed(lexicon.word(word))) return word;
  const own = lexicon.word(stem);
  // "Matthew Williams": behind a given name stands a family name, and William is none.
  if (isBehind && own.family === undefined && lexicon.isAtHomeBeside(word, lexicon.locale)) return word;
  if (ofGiven === true) return owns && own.given !== undefined && own.family === undefined ? stem : word;
  return isListed(own) || (owns && /[^szxß]$/u.test(stem)) ? stem : word;
}

/** Finds the people in a mention and the words that make up the name of each; all other words are to be kept. */
function findGroups(
  pieces: readonly Piece[],
  locale: string,
  {
    names: {
      twoSurnames: spanish = false,
      epithets,
      rulers = '',
      rulersLetter,
      between: joining = '',
      ranks,
      owners,
    } = {},
    text: { ordinalStop = false } = {},
  }: Partial<LanguagePack>,
): Group[] {
  const lastName = pieces.findLastIndex(({ word }) => word !== undefined && isNameKind(word));
  const words = pieces.map(({ word }) => word);
  const joined = pieces.some(
    (piece, i) => isJoinAt(pieces, i, lastName, spanish) || /[&/;+]/.test(piece.word ? '' : piece.text),
  );
  const commas = pieces.reduce((count, piece, i) => count + (isComma(piece) && nameFollows(words, i) ? 1 : 0), 0);
  const groups: Group[] = [];
  let units: Unit[] = [];
  let titles: Word[] = [];
  let afterComma = false;
  let numbered = false;
  let kin: Gender | undefined;
  const reigning = rulers.split(' ');
  const between = joining.split(' ');
  const close = (): void => {
    numbered ||= titles.some(({ key }) => reigning.includes(key));
    if (units.length > 0)
      groups.push({ units, titles, inverted: units.some((unit) => unit.afterComma), numbered, kin, roles: new Map() });
    numbered = false;
    kin = undefined;
    if (units.length > 0) titles = [];
    units = [];
    afterComma = false;
  };
  for (let i = 0; i < pieces.length; i++) {
    const { text, word } = pieces[i] as Piece;
    if (word === undefined) {
      const comma = text.includes(',') && nameFollows(words, i);
      if (/[&/;+]/.test(text) || (comma && (joined || commas > 1))) close();
      else if (comma && units.length > 0) afterComma = true;
      continue;
    }
    if (isParted(pieces, i)) continue; // "O 'Connor"
    if (units.length === 0 && i < lastName && isSaidOf(pieces, i, locale, owners)) {
      const own = kinGender(word.key, locale);
      kin ??= own;
      numbered ||= own !== undefined;
      continue;
    }
    // "King Charles I" is the first of the name.
    if (text === 'I' && i === pieces.length - 1 && titles.some(({ key }) => HONOURS.has(key))) continue;
    const isNumbered = rulersLetter?.test(text) === true && i === pieces.length - 1 && !hidesFamily(pieces[0]?.text ?? '', text, locale) && units.every(({ pieces: own }) => own.every((at) => words[at]?.given !== undefined)); // prettier-ignore
    if (units.length > 0 && (isNumbered || isRuler(text, pieces[i - 2]?.text))) {
      numbered = true;
      continue;
    }
    // "Otto I." is so too, where a full stop makes ordinals, but for "Otto I. Weber".
    const isFirst = ordinalStop && text === 'I' && units.length === 1;
    if (isFirst && pieces[i + 1]?.text.startsWith('.') === true && pieces[i + 2]?.word?.kind !== 'name') {
      numbered = true;
      continue;
    }
    if (units.length === 0 && isOfficeBefore(pieces, i)) continue;
    if (i > 0 && between.includes(word.key)) continue;
    if (i > 0 && pieces[i + 2]?.word?.kind === 'particle' && hasWord(ranks, word.key)) continue;
    if (units.length > 0 && isEpithetArticle(pieces, i, epithets)) continue;
    if (units.length > 0 && isEpithetArticle(pieces, i - 2, epithets))
      units.push({ kind: 'epithet', pieces: [i], afterComma });
    else if (isJoinAt(pieces, i, lastName, spanish)) close();
    else if (word.kind === 'title' && i < lastName && !isSurname(pieces, i, spanish)) titles.push(word);
    else if (
      isNameKind(word) ||
      isSurname(pieces, i, spanish) ||
      (lastName < 0 && i === words.findLastIndex((each) => each !== undefined))
    ) {
      if (word.kind === 'initials' && units.length > 0 && followsComma(pieces, i) && degreeAt(pieces, i)) break;
      const isCapitals = text.length === 2 && isPartOfCapitals(words, i);
      const isInitials = !isCapitals && (word.kind === 'initials' || (word.kind === 'title' && text.length === 1) || areInitials(word, words) || isSignature(word, words)); // prettier-ignore
      const kind = isInitials ? 'initials' : word.kind === 'han' || word.kind === 'foreign' ? word.kind : 'name';
      const last = units.at(-1);
      const hyphenated = last?.kind === kind && last.pieces.at(-1) === i - 2 && isHyphen(pieces[i - 1]?.text);
      if (hyphenated) units[units.length - 1] = { ...last, pieces: [...last.pieces, i] };
      else units.push({ kind, pieces: [i], afterComma });
    } else if (isNameAfterAll(word) && units.length > 0 && (!followsComma(pieces, i) || word.given !== undefined)) {
      // "Lindero, Regina"
      units.push({ kind: 'name', pieces: [i], afterComma });
    }
  }
  close();
  return groups;
}

/** "överläkare Farid Haddad": a word in small letters that no list has, before a name with a capital, says what somebody is. */
function isOfficeBefore(pieces: readonly Piece[], index: number): boolean {
  const word = pieces[index]?.word;
  if (word?.kind !== 'name' || word.casing !== 'lower' || word.text.length < 3) return false;
  if (word.given !== undefined || word.family !== undefined || pieces[index + 1]?.text !== ' ') return false;
  const next = pieces[index + 2]?.word;
  return next !== undefined && isNameKind(next) && next.casing !== 'lower';
}

/** "his wife Anna", "sister-in-law Anna": words in small letters before a name that say whose somebody is, and what. */
function isSaidOf(pieces: readonly Piece[], index: number, locale: string, owners = ''): boolean {
  const word = pieces[index]?.word;
  if (word?.casing !== 'lower' || word.kind === 'join' || word.kind === 'particle') return false;
  if (kinGender(word.key, locale) !== undefined || hasWord(owners, word.key)) return true;
  return isHyphen(pieces[index - 1]?.text) && pieces[index - 2]?.word?.casing === 'lower' && isSaidOf(pieces, index - 2, locale, owners); // prettier-ignore
}

/** "TY Bell": two capitals beside a name in small letters, or by themselves, be they a name of the lists. */
const areInitials = ({ text, casing }: Word, words: readonly (Word | undefined)[]): boolean =>
  casing === 'upper' &&
  text.length === 2 &&
  (words.length === 1 || words.some((other) => other?.kind === 'name' && other.casing === 'title'));

/** "LE NY", "EL AMRANI": behind a particle, or before another word in capitals, two letters are part of a family name. */
const isPartOfCapitals = (words: readonly (Word | undefined)[], index: number): boolean => {
  const next = words[index + 2];
  return words[index - 2]?.kind === 'particle' || (next?.casing === 'upper' && next.text.length > 2);
};

/** "MS", "jw": two letters by themselves that are no name, be they a word of address elsewhere. */
const isSignature = ({ text, kind, casing, given, family }: Word, words: readonly (Word | undefined)[]): boolean =>
  text.length === 2 &&
  words.every((other) => other === undefined || other.text === text) &&
  (casing === 'upper' ? kind !== 'name' : casing === 'lower' && given === undefined && family === undefined);

/** The number of a ruler, "XVI" behind a name in small letters; not "XI" among capitals. */
const isRuler = (text: string, before = ''): boolean => isRulersNumber(text) && before !== before.toUpperCase();

/** "Karim X": a letter behind a given name that no ruler has who is numbered so stands for a family name that must not be known. */
export function hidesFamily(given: string, letter: string, locale: string): boolean {
  const numbered = packOf(locale)?.names?.numbered;
  return numbered !== undefined && /^[IVX]$/u.test(letter) && !hasWord(numbered, fold(given));
}

/** Two letters at least of a Roman numeral that rulers have. */
export const isRulersNumber = (text: string): boolean => /^(?=..)X{0,3}(?:IX|IV|V?I{0,3})$/u.test(text);

/** "der" in "Karl der Große", not in "von der". */
function isEpithetArticle(pieces: readonly Piece[], index: number, epithets: Names['epithets']): boolean {
  const next = pieces[index + 2]?.text ?? '';
  // "des Bordes" of a French name ends as no adjective does.
  const ending = epithets?.articles[pieces[index]?.text ?? ''];
  return ending !== undefined && next.endsWith(ending) && pieces[index - 2]?.word?.kind !== 'particle' && /^\p{Lu}\p{Ll}/u.test(next); // prettier-ignore
}

/** The O of an Irish name, or the D of an Italian one, where tokens are parted by blanks. */
const isParted = (pieces: readonly Piece[], index: number): boolean =>
  /^[OD]$/u.test(pieces[index]?.text ?? '') && /^ ?['’] ?$/u.test(pieces[index + 1]?.text ?? '') && pieces[index + 2]?.word !== undefined; // prettier-ignore

/** "Bishop, Elizabeth": a word of rank that a comma parts from the given name behind it; "Ana Pastor Lindero": one between a name and another. */
function isSurname(pieces: readonly Piece[], index: number, spanish: boolean): boolean {
  const word = pieces[index]?.word;
  if (word?.kind !== 'title' || !isNameAfterAll(word)) return false;
  const isBetween = spanish && word.family !== undefined && word.casing === 'title' && pieces[index + 1]?.text === ' ' && pieces[index + 2]?.word?.kind === 'name'; // prettier-ignore
  if (index > 0) return isBetween && pieces[index - 1]?.text === ' ' && pieces[index - 2]?.word?.kind === 'name';
  return /^\s*,/u.test(pieces[index + 1]?.text ?? '') && pieces[index + 2]?.word?.kind === 'name';
}

const ABBREVIATED_TITLES = wordsOf(({ names }) => names?.abbreviated);

/** A word of rank at the end of a name is one of its parts, as in "Stephen King"; an abbreviation is not. */
function isNameAfterAll(word: Word): boolean {
  return word.kind === 'title' && word.key.length > 2 && !ABBREVIATED_TITLES.has(word.key);
}

/** The length of the title at the end of a Han name, which no space sets off: "王醫師". */
function hanTitle(text: string): number {
  if (text.charCodeAt(text.length - 1) < 0x4e00) return 0;
  return HAN_TITLES.find((title) => text.endsWith(title))?.length ?? 0;
}

function isNameKind(word: Word): boolean {
  return word.kind === 'name' || word.kind === 'initials' || word.kind === 'han' || word.kind === 'foreign';
}

/** "and" between names; "y" and "i" join two people only where a given name, and no family name, follows. */
function isJoinAt(pieces: readonly Piece[], index: number, lastName: number, spanish: boolean): boolean {
  const word = pieces[index]?.word;
  if (word === undefined || index === 0 || index > lastName) return false;
  if (word.kind === 'join') return true;
  if (!spanish || !(word.key === 'y' || word.key === 'i' || word.key === 'e') || word.text !== word.key) return false;
  const next = pieces[index + 2]?.word;
  return next !== undefined && next.given !== undefined && (next.family === undefined || next.family > next.given);
}

function isComma(piece: Piece): boolean {
  return piece.word === undefined && piece.text.includes(',');
}

function nameFollows(words: readonly (Word | undefined)[], index: number): boolean {
  for (let i = index + 1; i < words.length; i++) {
    const word = words[i];
    if (word !== undefined && isNameKind(word)) return true;
  }
  return false;
}

function isHyphen(text: string | undefined): boolean {
  return text === '-' || text === '.-' || text === '‐' || text === '‑';
}

function followsComma(pieces: readonly Piece[], index: number): boolean {
  const before = pieces[index - 1];
  return before !== undefined && isComma(before);
}

/** True where single letters to the end of the mention spell a degree: "M.D.", "Ph.D.". */
function degreeAt(pieces: readonly Piece[], index: number): boolean {
  let letters = '';
  for (let i = index; i < pieces.length; i++) letters += pieces[i]?.word?.key ?? '';
  return isDegree(letters);
}

/** True for a letter or a combining mark. */
export function isLetter(text: string, at: number): boolean {
  const unit = unitAt(text, at);
  if (unit < 128) return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90);
  if (unit >= 0xc0 && unit <= 0x24f) return unit !== 0xd7 && unit !== 0xf7;
  return LETTER.test(text.charAt(at));
}

function isInnerApostrophe(text: string, at: number, start: number): boolean {
  if (at === start || !isApostrophe(text.charCodeAt(at)) || at + 1 >= text.length) return false;
  return isLetter(text, at + 1) && !isPossessive(text, at);
}

/** "H:son", "S:ta": a colon behind the first letter shortens a word; not the ending in "M:s". */
function isInnerColon(text: string, at: number, start: number): boolean {
  if (text.charCodeAt(at) !== 0x3a || at !== start + 1) return false;
  return /^\p{Lu}:\p{Ll}/u.test(text.slice(start, at + 2)) && !/^:s(?!\p{L})/u.test(text.slice(at, at + 3));
}

/** "Gal·la" */
const isInnerPoint = (text: string, at: number): boolean => text.charCodeAt(at) === 0xb7 && /^l·l$/iu.test(text.slice(at - 1, at + 2)); // prettier-ignore

function isPossessive(text: string, at: number): boolean {
  if (!isApostrophe(text.charCodeAt(at))) return false;
  const next = text.charCodeAt(at + 1);
  return (next === 115 || next === 83) && (at + 2 >= text.length || !isLetter(text, at + 2));
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019;
}
