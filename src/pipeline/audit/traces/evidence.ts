import { firstEndingAfter } from '../../../core/spans.ts';
import type { CharSpan, Document } from '../../../core/types.ts';
import { coveredSpans, joinSpans } from '../../../evaluate/audit/cover.ts';
import type { Hit, LeakIndex, LeakKind } from '../../../evaluate/audit/leak-index.ts';
import { isCommonWord, isOrdinaryWord } from '../../../surrogates/institutions/class-words.ts';
import { vocabularyOf } from '../../../surrogates/dates/locales.ts';
import { titleGender } from '../../../surrogates/persons/name-words.ts';
import type { SurrogateType } from '../../../surrogates/types.ts';
import { fold } from '../../../text/fold.ts';
import { plainForm } from '../../../text/unmask/characters.ts';
import { commonPieces, isNameType } from '../meaning.ts';
import type { Trace } from './finder.ts';
import type { SourceValue, ValueContext } from './values.ts';

const LEAST_FIGURES = 5;
const LEAST_LETTERS = 4;
/** A dictionary's word of fewer letters is no name for having a capital: Ed, So. */
const LEAST_AMID = 3;
/** Day, month and year are no chance, however few figures they have: 5/18/65, 14NOV09. */
const WHOLE_DAY = 3;
const DATE_PARTS = /\p{L}+|\d+/gu;
/** A number that is disguised must be longer: shorter ones are within others by chance. */
const LEAST_HIDDEN = 7;
/** How a value stands from its first word to its last. */
const WHOLES: ReadonlySet<LeakKind> = new Set(['exact', 'case', 'accents']);
/** Where somebody is: of these a word is as telling as a name. Countries and regions are many people's. */
const SEATS: ReadonlySet<SurrogateType | undefined> = new Set<SurrogateType>(['city', 'location', 'street', 'address', 'hospital', 'department', 'organisation']); // prettier-ignore
/** Words are no longer. */
const LONGEST = 40;

const HIDDEN_NUMBERS: ReadonlySet<string> = new Set(['number', 'inside a number', 'with zeros']);

/** What the corpora tell of words and dates. */
export interface EvidenceContext
  extends Pick<ValueContext, 'locale' | 'isOrdinary' | 'scanDates'>, Pick<LeakIndex, 'isElsewhere'> {}

/** Whether a text that another place of its document labels is no chance here: a name or number of somebody, not a word of everybody's. */
export function isTelling(
  context: EvidenceContext,
  text: string,
  id: string,
  { type }: Pick<SourceValue, 'type'>,
  { kind, isTelling: hasWord }: Pick<Hit, 'kind' | 'isTelling'>,
): boolean {
  const words = text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  // A whole name is no chance, whatever its words mean elsewhere; one of an institution or a place as it is written there alone, and with its number.
  const isWhole = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
  if (isWhole && (isNameType(type) ? kind !== 'part' : kind === 'exact')) return true;
  // In small letters too, and with few figures, where a word of it is in no other document: that it is written so here makes it no word of everybody's.
  const isOwn = (word: string) =>
    Array.from(word).length >= LEAST_LETTERS && !isOrdinaryWord(word, context.locale) && !context.isElsewhere(word, id);
  const isLong = words.length > 1 || (SEATS.has(type) && /\d/.test(text));
  if (isLong && WHOLES.has(kind) && words.some(isOwn)) return true;
  if (!hasWord) return false;
  if (kind === 'date' && (text.match(DATE_PARTS)?.length ?? 0) >= WHOLE_DAY) return true;
  const figures = text.replaceAll(/\D/g, '').length;
  if (figures > 0)
    return figures >= LEAST_FIGURES && (kind !== 'date' || /\d{4}/.test(text) || figures > LEAST_FIGURES);
  // Three letters are a name as they are written in one: Lee, and no LEE.
  const isShort = Array.from(text).length < LEAST_LETTERS && !/^(?:\p{Lu}\p{Ll}{2}|\p{Script=Han}{2,})$/u.test(text);
  if (kind === 'date' || isShort) return false;
  if (words.every((word) => isCommonWord(word, context.locale) || context.isOrdinary(word))) return false;
  // A town or an institution as it is written there: what the document says of somebody at the one place it says at the other.
  return isNameType(type) || words.length > 1 || (kind !== 'part' && SEATS.has(type) && /^\p{Lu}/u.test(text));
}

/** "Mr Baker" is somebody of that name, whatever else the word means and whoever else has it. */
export function isBehindTitle(context: EvidenceContext, text: string, start: number): boolean {
  const [, word] = /(\p{L}+)\.?\s+$/u.exec(text.slice(Math.max(0, start - LONGEST), start)) ?? [];
  return word !== undefined && titleGender(fold(word), context.locale) !== undefined;
}

/** "A. Baker" of Ada Baker. */
function isBehindInitial(text: string, start: number, { text: name }: SourceValue): boolean {
  const [, initial] = /(?<!\p{L})(\p{Lu})\.\s?$/u.exec(text.slice(Math.max(0, start - LEAST_LETTERS), start)) ?? [];
  return initial !== undefined && name.startsWith(initial);
}

/** Words that are labelled as a part of a name and that the index does not look for, since they mean something else too, where what stands around them tells. */
export function* commonNames(
  context: EvidenceContext,
  doc: Document,
  values: readonly SourceValue[],
): Generator<CharSpan & { readonly value: SourceValue; readonly isTitled: boolean }> {
  const pieces = new Map<string, SourceValue>();
  for (const value of values)
    if (isNameType(value.type))
      for (const piece of commonPieces(value.text, context.locale)) pieces.set(fold(piece), value);
  if (pieces.size === 0) return;
  for (const { 0: word, index: start } of doc.text.matchAll(/(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]+/gu)) {
    const value = pieces.get(fold(word));
    if (value === undefined) continue;
    const place = { start, end: start + word.length };
    const isTitled = isBehindTitle(context, doc.text, start) || isBehindInitial(doc.text, start, value);
    if (isTitled || standsAmidWords(context, doc.text, place)) yield { ...place, value, isTitled };
  }
}

/** A capital amid words without one is a name's: "asked Baker again", but no "Baker's cyst", and no May. */
export function standsAmidWords(context: EvidenceContext, text: string, { start, end }: CharSpan): boolean {
  if (end - start < LEAST_AMID || vocabularyOf(context.locale).words.has(fold(text.slice(start, end)))) return false;
  const isBefore = /(?<!\p{L})\p{Ll}+,?\s+$/u.test(text.slice(Math.max(0, start - LONGEST), start));
  return isBefore && /^(?:[.,;:!?)]|\s+\p{Ll})/u.test(text.slice(end, end + LONGEST));
}

/**
 * Whether a value stands here in a way that the index does not read, and that no other word has by chance.
 *
 * @param initials of the names of the document.
 */
export function isHidden(
  context: EvidenceContext,
  whole: string,
  id: string,
  initials: ReadonlySet<string>,
  trace: Trace,
): boolean {
  const { value, disguise, plain, start, end } = trace;
  const text = whole.slice(start, end);
  const undone = disguise.split(', ');
  const how = undone.pop() ?? '';
  if (undone.includes('reversed') || undone.includes('figures apart')) return false;
  const isWritten = fold(text) === plain;
  if (HIDDEN_NUMBERS.has(how)) return plain.replaceAll(/\D/g, '').length >= LEAST_HIDDEN;
  if (how === 'date' || how === 'word') return !isWritten && plain.length > 3;
  const around = wordAround(whole, trace);
  const word = whole.slice(around.start, around.end);
  if (how === 'broken') {
    // A hyphen within a line parts two words: "Paris-Seine" is no parisseine.com.
    if (!isNameType(value.type) && !/[\s\p{Cf}]/u.test(text)) return false;
    const pieces = text.split(/\s+/);
    return word === text && (pieces.every((piece) => Array.from(piece).length === 1) || !pieces.every((piece) => context.isOrdinary(piece))); // prettier-ignore
  }
  if (!isNameType(value.type) || isCommonWord(word, context.locale) || context.isElsewhere(word, id)) return false;
  if (how === 'joined') return word === text && !/\s/.test(text) && fold(text) !== fold(value.text);
  if (how === 'with an ending') return word === text && /^\p{Lu}/u.test(text);
  if (how !== 'inside a word') return false;
  // "DrKrause", "Krause82" and, where somebody is called E., "ekrause", but no part of a longer word.
  if (text !== word) return !/^\p{Ll}/u.test(whole.slice(end));
  const letters = plainForm(word).replaceAll(/\P{L}/gu, '');
  const part = value.words?.parts.find((each) => letters.endsWith(each));
  if (part === undefined) return false;
  return part === letters ? /\d/.test(word) : initials.has(letters.slice(0, -part.length));
}

/** Days with the name of their month that are labelled elsewhere with their year: "October 19" of 10/19/2009. Of figures alone, "10/19", chance has many. */
export function daysWithoutYear(
  context: EvidenceContext,
  doc: Document,
  values: readonly SourceValue[],
  fresh: readonly CharSpan[],
): readonly (CharSpan & { readonly value: SourceValue })[] {
  const days = new Map(values.flatMap((value) => value.dates.map(({ month, day }) => [`--${month}-${day}`, value])));
  if (days.size === 0) return [];
  const read = joinSpans(doc.text, [...coveredSpans(doc), ...fresh]);
  return Array.from(context.scanDates(doc)).flatMap(({ key, start, end }) => {
    const value = days.get(key);
    const isFree = (read[firstEndingAfter(read, start)]?.start ?? end) >= end;
    return value && isFree && /\p{L}{3}/u.test(doc.text.slice(start, end)) ? [{ start, end, value }] : [];
  });
}

/** A stretch with the letters directly around it. */
export function wordAround(text: string, { start, end }: CharSpan): CharSpan {
  const before = /[\p{L}\p{M}]*$/u.exec(text.slice(Math.max(0, start - LONGEST), start))?.[0] ?? '';
  const after = /^[\p{L}\p{M}]*/u.exec(text.slice(end, end + LONGEST))?.[0] ?? '';
  return { start: start - before.length, end: end + after.length };
}
