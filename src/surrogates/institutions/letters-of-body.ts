import { packOf } from '../../languages/index.ts';
import { fold, mapShape } from '../case.ts';
import { staysHere } from '../fill-slots.ts';
import { FUNCTION_WORDS, LEGAL_FORMS } from '../kind-words.ts';
import { type Lexicon, readOnce } from '../lexicon.ts';
import { coinAcronym } from '../signs.ts';
import type { Reading } from '../slots.ts';
import type { Draw, Mention, Setting } from '../types.ts';
import { otherBodies } from './class-words.ts';
import { areReordered, initialsOf, standsFor } from './letters.ts';
import { ACRONYM, isAcronym } from './organisation-run.ts';
import type { OrganisationState } from './organisation-state.ts';
import { readDescribed } from './read-described.ts';
import { isOffice } from './read-organisation.ts';

/** A name with the hyphen of a compound that it begins, in brackets, or capitals with the stop of a sentence. */
export const JOINED =
  /^(?<open>\(?)(?<inner>(?<!\()\p{Lu}[^-]+(?=-)|\p{Lu}{3,}(?=\.)|(?<=\()\p{L}[^()]*(?=\)))(?<close>[-).])$/u;
/** A name with its letters in brackets behind it. */
export const SHORTENED = /^(?<name>\p{L}[\p{L} -]+) \((?<letters>\p{Lu}{2,5})\)$/u;
/** The letters of a name with that behind them or before: "SNV, Statens Naturvårdsverk". */
const SPELT_OUT = [
  /^(?<letters>\p{Lu}{2,6})(?<joint> ?, )(?<name>\p{L}[\p{L}-]* [\p{L} -]+)$/u,
  /^(?<name>\p{L}[\p{L}-]* [\p{L} -]+)(?<joint> ?, )(?<letters>\p{Lu}{2,6})$/u,
];

/** A word of the beginnings of those that a name has: "Agede" for "Agência de Desenvolvimento". */
export function blendOf(name: string): string {
  const words = name.split(/[ -]/u).filter((word) => word !== '' && !FUNCTION_WORDS.has(fold(word)));
  const size = words.length > 2 ? 2 : 3;
  const beginnings = words.map((word) => fold(word).slice(0, size)).join('');
  return beginnings.charAt(0).toUpperCase() + beginnings.slice(1);
}

/** "folkhälso institut" */
export function inParts(name: string, locale: string): string {
  const { parts } = packOf(locale)?.institutions ?? {};
  return parts === undefined ? name : name.replaceAll(parts, ' ');
}

/** Letters for a name: those that its words begin with, and where these are few the next consonants of its last word until there are enough. */
export function lettersOf(name: string, size: number, { locale }: Setting): string {
  const words = inParts(name, locale)
    .split(/[ -]/u)
    .filter((word) => word !== '' && !FUNCTION_WORDS.has(fold(word)));
  const first = words.map((word) => word.charAt(0)).join('');
  if (first.length >= FEW_LETTERS) return first.toUpperCase();
  return (
    first +
    fold(words.at(-1) ?? '')
      .slice(1)
      .replaceAll(/[aeiouy]/gu, '')
  )
    .slice(0, Math.max(size, first.length))
    .toUpperCase();
}

/** Of beginnings of words: "Funasa" for "Fundação Nacional de Saúde". */
export const BLEND = /^\p{Lu}\p{Ll}{3,9}$/u;

/** What stands for a name in brackets behind it: "OKBn", "3rd TAF", "IMechE". */
const SHORT = /^(?=(?:.*\p{Lu}){2})(?!.*\p{Ll}{5})[\p{L}\p{N}][\p{L}\p{N} ]{1,7}$/u;

const WORD_IN_CAPITALS = /^\p{Lu}{5,}$/u;
/** Capitals that are said as a word, not by their letters: "HALCYON", not "NAACP". */
export const isSpoken = (text: string): boolean =>
  WORD_IN_CAPITALS.test(text) &&
  /[AEIOUY]/u.test(text.slice(1, -1)) &&
  !/[^AEIOUY]{4}|[AEIOU]{3}|^(?:[^AEIOUY]{3}|[AEIOU]{2})/u.test(fold(text).toUpperCase());

/** A name and its letters in one mention. */
interface Shortened {
  /** The mention without its letters. */
  readonly whole: Mention;
  readonly letters: number;
  /** How another and its own letters are written in place of them. */
  written(other: string, letters: string): string;
}

export function shortenedIn(mention: Mention, { locale }: Setting): Shortened | undefined {
  const { text } = mention;
  const { name = '', letters: own = '' } = SHORTENED.exec(text)?.groups ?? {}; // "Statens strålskyddsinstitut (SSI)"
  if (otherBodies(name, locale)?.length)
    return {
      whole: { ...mention, text: name },
      letters: own.length,
      written: (other, letters) => `${other} (${letters})`,
    };
  const spelt = speltOut(text, locale);
  if (spelt === undefined) return undefined;
  const isBehind = text.endsWith(spelt.letters);
  const written = (other: string, letters: string) =>
    (isBehind ? [other, letters] : [letters, other]).join(spelt.joint);
  return { whole: { ...mention, text: spelt.name }, letters: spelt.letters.length, written };
}

function speltOut(text: string, locale: string): { name: string; letters: string; joint: string } | undefined {
  for (const pattern of text.includes(',') ? SPELT_OUT : []) {
    const { name = '', letters = '', joint = '' } = pattern.exec(text)?.groups ?? {};
    // "Subministraments Lind, SL" ends in its legal form.
    if (letters !== '' && !LEGAL_FORMS.has(fold(letters)) && standsFor(letters, inParts(name, locale)))
      return { name, letters, joint };
  }
  return undefined;
}

/** "UNO", "Efta": by whose letters others of their kind are told. */
export const isKnownByLetters = (text: string, locale: string): boolean => KNOWN_LETTERS.test(text) && (otherBodies(text, locale)?.length ?? 0) > 0; // prettier-ignore

/** Names that the document has beside letters that everybody knows, wherever these stand. */
export function knownIn(mentions: readonly Mention[], { locale }: Setting): ReadonlyMap<string, string> {
  const letters = new Set(mentions.flatMap(({ text }) => (isKnownByLetters(text, locale) ? [text.toLowerCase()] : [])));
  if (letters.size === 0) return NO_NAMES;
  return new Map(
    mentions.flatMap(({ text }) => {
      const initials =
        text.includes(' ') && otherBodies(text, locale) === undefined ? initialsOf(text).toLowerCase() : '';
      return letters.has(initials) ? [[initials, text] as const] : [];
    }),
  );
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** "Efta: European Free Trade Association": the name, and the letters right beside it. */
export function isBesideLetters(
  { text, before, after }: Mention,
  isKnown: boolean,
  { known }: OrganisationState,
): boolean {
  if (!isKnown) return known.get(initialsOf(text).toLowerCase()) === text;
  const name = known.get(text.toLowerCase());
  return name !== undefined && (before.replace(/[ (:]+$/u, '').endsWith(name) || after.replace(/^[ (:]+/u, '').startsWith(name)); // prettier-ignore
}

const KNOWN_LETTERS = /^(?:\p{Lu}{3,6}|\p{L}\p{Ll}{2,4})$/u;

/** "Europäische Fußball-Union (UEFA)": others would not stand for each other. */
export function explainedIn(mentions: readonly Mention[], { locale }: Setting): ReadonlySet<string> {
  return new Set(
    mentions.flatMap(({ text, before, entity }, i) => {
      const last = mentions[i - 1];
      const isBehind = last !== undefined && entity.start - last.entity.end <= BRACKET && /\p{L} ?\( ?$/u.test(before);
      return isBehind && isAcronym(text) && !isAcronym(last.text) && otherBodies(text, locale) !== undefined && !standsFor(text, last.text) ? [text, last.text] : []; // prettier-ignore
    }),
  );
}

/** An organisation as its words describe it; `stays` where they are of what stays. */
export function describedIn({ text, held }: Mention, lexicon: Lexicon, { locale }: Setting): Reading | 'stays' {
  const own = readOnce(lexicon, 'described', text, (all) => readDescribed(all, lexicon, locale));
  if (own.template.length === 1 && own.template[0] === text) return 'stays';
  const around = { held: held?.() };
  // "Canadian House of Commons" beside the name of an election there
  return own.template.some((part) => typeof part !== 'string' && staysHere(part, around)) ? 'stays' : own;
}

/** Names right behind which, in brackets, or beside which, parted by a comma, stand letters of theirs. */
export function bracketedIn(mentions: readonly Mention[], { locale }: Setting): ReadonlyMap<string, Mention> {
  const isWithin = packOf(locale)?.institutions?.parts !== undefined;
  return new Map(
    mentions.flatMap((mention, i) => {
      const { text, before, entity } = mention;
      const { name = '', letters: own = '' } = (isWithin && SHORTENED.exec(text)?.groups) || {};
      if (otherBodies(name, locale)?.length) return [[own.toLowerCase(), mention] as const];
      const spelt = speltOut(text, locale);
      if (spelt !== undefined) return [[spelt.letters.toLowerCase(), { ...mention, text: spelt.name }] as const];
      if (!SHORT.test(text) && !BLEND.test(text)) return [];
      const last = mentions[i - 1];
      const isBehind = last !== undefined && !SHORT.test(last.text) && entity.start - last.entity.end <= BRACKET;
      if (isBehind && /\p{L} ?\( ?$/u.test(before) && (standsFor(text.replaceAll(' ', ''), last.text) || areReordered(text, last.text))) return [[text.toLowerCase(), last] as const]; // prettier-ignore
      // "SNV, Statens Naturvårdsverk", "Statens Naturvårdsverk, SNV"
      const beside = [isBehind && /\p{L} ?, ?$/u.test(before) ? last : undefined, nextIn(mentions, i)];
      const full = beside.find((other) => other !== undefined && ACRONYM.test(text) && other.text.includes(' ') && (standsFor(text, other.text) || areReordered(text, other.text))); // prettier-ignore
      return full === undefined ? [] : [[text.toLowerCase(), full] as const];
    }),
  );
}

/** The mention that follows another behind a comma alone, or in brackets. */
function nextIn(mentions: readonly Mention[], at: number): Mention | undefined {
  const [own, next] = [mentions[at], mentions[at + 1]];
  const gap = own === undefined || next === undefined ? 0 : next.entity.start - own.entity.end;
  return gap > 0 && gap <= FAR_BRACKET && NEXT_TO.test(next?.before.slice(-gap) ?? '') ? next : undefined;
}

/** "Member of the Legislative Assembly (MLA)": the letters of an office in brackets behind the words that they stand for, where these are no mention. */
export function isSpelt({ text, line = '' }: Mention, { locale }: Setting): boolean {
  if (!isOffice(text, locale)) return false;
  const before = /^.*\p{L}(?= ?\($)/u.exec(line.slice(0, Math.max(0, line.indexOf(text))).trimEnd())?.[0];
  return before !== undefined && initialsOf(before).endsWith(text);
}

/** The most that stands between a name and letters in brackets. */
const BRACKET = 3;
/** The same where an article stands in the brackets. */
const FAR_BRACKET = 8;
const NEXT_TO = /^(?: ?,| ?\( ?\p{Ll}{0,4}) ?$/u;

const FEW_LETTERS = 3;

/** Capitals may stand for a name of any kind and gender. */
export function letters(text: string, draw: Draw, { locale }: Setting): string {
  const initials = initialsOf(text);
  const all = text.replaceAll(/[^\p{L}]/gu, '');
  const own = ACRONYM.test(text) ? all : initials.length < FEW_LETTERS ? all.slice(0, FEW_LETTERS) : initials;
  const capitals = own.toUpperCase().slice(0, 2 * FEW_LETTERS);
  const rng = (draw.document ?? draw.scope).fork('organisation-letters', text);
  const isCoined = draw.mayStay === true && packOf(locale)?.institutions?.acronyms !== undefined;
  return isCoined ? coinAcronym(capitals, rng, locale) : mapShape(capitals, rng);
}
