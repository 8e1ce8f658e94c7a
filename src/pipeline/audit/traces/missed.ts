import { firstEndingAfter } from '../../../core/spans.ts';
import { once } from '../../../core/caches.ts';
import { addCount, obtain } from '../../../core/collections.ts';
import { createCounter, joinCounters } from '../../../core/counter.ts';
import type { CharSpan, Document } from '../../../core/types.ts';
import { coveredSpans, joinSpans, outsideOf } from '../../../evaluate/audit/cover.ts';
import type { Words } from '../../../evaluate/audit/vocabulary.ts';
import type { Hit, LeakIndex, LeakKind } from '../../../evaluate/audit/leak-index.ts';
import { isCommonWord, isOrdinaryWord } from '../../../surrogates/institutions/class-words.ts';
import { vocabularyOf } from '../../../surrogates/dates/locales.ts';
import { titleGender } from '../../../surrogates/persons/name-words.ts';
import type { SurrogateType } from '../../../surrogates/types.ts';
import { fold } from '../../../text/fold.ts';
import { plainForm } from '../../../text/unmask/characters.ts';
import { commonPieces, isNameType, namePieces } from '../meaning.ts';
import { createFaintTraces, type FaintWeight } from './faint.ts';
import { createTraceFinder, type Trace } from './finder.ts';
import { createUnnamedFinder } from './unnamed.ts';
import type { SourceValue, TraceFinding, ValueContext } from './values.ts';

const DISGUISE = 'missed by the labels of the source';
const UNNAMED = 'looks personal and has no label anywhere';
const LEAST_FIGURES = 5;
const LEAST_LETTERS = 4;
/** A word of everybody's is labelled in fewer than so many times the documents that have it in their context alone. */
const SELDOM = 4;
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

/** How a faint trace stands, as it is told. */
const HOW: Readonly<Record<FaintWeight['kind'], string>> = {
  error: 'with an error',
  'lower error': 'with an error',
  signs: 'signs for letters',
  cut: 'cut short',
  initials: 'initials',
  part: 'part of a number',
  'hidden part': 'part of a number',
  'wrong figure': 'with an error',
  letters: 'letters for figures',
};
const HIDDEN_NUMBERS: ReadonlySet<string> = new Set(['number', 'inside a number', 'with zeros']);

interface Kept {
  readonly key: string;
  readonly finding: TraceFinding;
  readonly places: readonly CharSpan[];
  readonly trace?: FaintWeight;
}

/**
 * Values that the source labels at one place and not at another: concealment leaves the other. What other documents have in
 * their context too is a word or number of everybody's ("Baker's cyst"), but where nearly all that have it label it: they missed it too; a dictionary's word alone is told from a name by what is around it.
 */
export function createMissed(index: LeakIndex, context: ValueContext) {
  const findTraces = createTraceFinder(context.locale, (word) => context.isOrdinary(word));
  const faint = createFaintTraces(index, context);
  const findUnnamed = createUnnamedFinder(index.texts, context);
  const own = createCounter(() => ({
    /** In how many documents something stands that others label, and they do not. */
    foreign: new Map<string, number>(),
    kept: [] as Kept[],
  }));
  const { take, merge } = joinCounters({ own, faint });

  function isTelling(text: string, id: string, { type }: SourceValue, { kind, isTelling: hasWord }: Hit): boolean {
    const words = text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
    // A whole name is no chance, whatever its words mean elsewhere; one of an institution or a place as it is written there alone, and with its number.
    const isWhole = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
    if (isWhole && (isNameType(type) ? kind !== 'part' : kind === 'exact')) return true;
    // In small letters too, and with few figures, where a word of it is in no other document: that it is written so here makes it no word of everybody's.
    const isOwn = (word: string) =>
      Array.from(word).length >= LEAST_LETTERS && !isOrdinaryWord(word, context.locale) && !index.isElsewhere(word, id);
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
  function isBehindTitle(text: string, start: number): boolean {
    const [, word] = /(\p{L}+)\.?\s+$/u.exec(text.slice(Math.max(0, start - LONGEST), start)) ?? [];
    return word !== undefined && titleGender(fold(word), context.locale) !== undefined;
  }

  /** "A. Baker" of Ada Baker. */
  function isBehindInitial(text: string, start: number, { text: name }: SourceValue): boolean {
    const [, initial] = /(?<!\p{L})(\p{Lu})\.\s?$/u.exec(text.slice(Math.max(0, start - LEAST_LETTERS), start)) ?? [];
    return initial !== undefined && name.startsWith(initial);
  }

  /** Words that are labelled as a part of a name and that the index does not look for, since they mean something else too, where what stands around them tells. */
  function* commonNames(
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
      const isTitled = isBehindTitle(doc.text, start) || isBehindInitial(doc.text, start, value);
      if (isTitled || standsAmidWords(doc.text, place)) yield { ...place, value, isTitled };
    }
  }

  /** A capital amid words without one is a name's: "asked Baker again", but no "Baker's cyst", and no May. */
  function standsAmidWords(text: string, { start, end }: CharSpan): boolean {
    if (end - start < LEAST_AMID || vocabularyOf(context.locale).words.has(fold(text.slice(start, end)))) return false;
    const isBefore = /(?<!\p{L})\p{Ll}+,?\s+$/u.test(text.slice(Math.max(0, start - LONGEST), start));
    return isBefore && /^(?:[.,;:!?)]|\s+\p{Ll})/u.test(text.slice(end, end + LONGEST));
  }

  /**
   * Whether a value stands here in a way that the index does not read, and that no other word has by chance.
   *
   * @param initials of the names of the document.
   */
  function isHidden(whole: string, id: string, initials: ReadonlySet<string>, trace: Trace): boolean {
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
    if (!isNameType(value.type) || isCommonWord(word, context.locale) || index.isElsewhere(word, id)) return false;
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
  function daysWithoutYear(
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

  /** In how many documents something is labelled, by itself or in a name; those that do so in several ways count for each. */
  const labelled = once(() => {
    const documents = new Map<string, number>();
    for (const text of index.texts) {
      const pieces = isNameType(context.typeOf(text.label)) ? namePieces(text.text, context.locale) : [];
      for (const key of new Set([text.text, ...pieces].map(fold))) addCount(documents, key, text.documents);
    }
    return documents;
  });

  const isEverybodys = (key: string) => SELDOM * (own.counts.foreign.get(key) ?? 0) > (labelled().get(key) ?? 0);

  const isTold = (key: string, trace: FaintWeight | undefined) =>
    !(own.counts.foreign.has(key) && isEverybodys(key)) && (trace === undefined || faint.tells(trace));

  return {
    /** @param fresh what is new in the document: that is looked at in other ways. */
    add(
      doc: Document,
      words: Words,
      source: Document,
      hits: readonly Hit[],
      values: readonly SourceValue[],
      fresh: readonly CharSpan[],
    ): void {
      const { foreign, kept } = own.counts;
      const valueOf = new Map(values.map((value) => [`${value.label}\u0000${value.text}`, value]));
      const candidates = new Map<
        string,
        { readonly value: SourceValue; readonly places: CharSpan[]; isTitled?: boolean }
      >();
      const common = new Map<string, CharSpan[]>();
      const others = new Set<string>();
      for (const hit of hits) {
        const { start, end, labelled } = hit;
        if (labelled || (fresh[firstEndingAfter(fresh, start)]?.start ?? end) < end) continue;
        const text = doc.text.slice(start, end);
        const key = fold(text);
        const { label, text: mention } = index.texts[hit.text] as (typeof index.texts)[number];
        const value = valueOf.get(`${label}\u0000${mention}`);
        if (value === undefined) others.add(key);
        else {
          const isWord = isNameType(value.type) && /^\p{Lu}[\p{L}\p{M}]+$/u.test(text);
          const isTitled = isWord && isBehindTitle(doc.text, start);
          if (isTitled || isTelling(text, source.id, value, hit) || (isWord && standsAmidWords(doc.text, hit))) {
            const known = obtain(candidates, key, () => ({ value, places: [] as CharSpan[], isTitled }));
            known.places.push({ start, end });
            known.isTitled ||= isTitled;
          } else if (isWord && hit.isTelling) obtain(common, key, () => []).push({ start, end });
        }
      }
      for (const [key, places] of common) candidates.get(key)?.places.push(...places);
      const known = joinSpans(doc.text, [...coveredSpans(doc), ...fresh]);
      for (const { value, isTitled, ...place } of commonNames(doc, values)) {
        if ((known[firstEndingAfter(known, place.start)]?.start ?? place.end) < place.end) continue;
        const found = obtain(candidates, fold(doc.text.slice(place.start, place.end)), () => ({ value, places: [] as CharSpan[], isTitled })); // prettier-ignore
        found.places.push(place);
        found.isTitled ||= isTitled;
      }
      for (const { value, ...place } of daysWithoutYear(doc, values, fresh)) {
        const key = fold(doc.text.slice(place.start, place.end));
        if (!candidates.has(key)) candidates.set(key, { value, places: [place] });
      }
      const names = values.flatMap(({ type, words: keys }) => (isNameType(type) ? (keys?.parts ?? []) : []));
      const initials = new Set(names.map((name) => name.charAt(0)));
      const met = [...candidates.values()].flatMap(({ places }) => places);
      const read = joinSpans(doc.text, [...known, ...met]);
      const unread = outsideOf(index.unusual(doc, words, source.id), read);
      for (const stretch of unread) {
        const tells = (trace: Trace) => isHidden(doc.text, source.id, initials, trace);
        for (const { value, ...place } of findTraces(doc, stretch, values, 'context', tells)) {
          const { start, end } = wordAround(doc.text, place);
          const key = fold(doc.text.slice(start, end));
          if (!candidates.has(key)) candidates.set(key, { value, places: [{ start, end }] });
        }
      }
      // A text of the document that is one of another as well tells nothing of the other's.
      for (const key of others) if (!candidates.has(key)) addCount(foreign, key);
      for (const [key, { value, places, isTitled = false }] of candidates) {
        const { start, end } = places[0] as CharSpan;
        const finding = { document: doc.id, start, end, label: value.label, disguise: DISGUISE, labelled: false, source: source.id, entity: value.entity.id }; // prettier-ignore
        kept.push({ key: isTitled ? `\u0000${key}` : key, finding, places });
      }
      const nearer = joinSpans(
        doc.text,
        [...candidates.values()].flatMap(({ places }) => places),
      );
      for (const { value, kind, letters, documents, start, end } of faint.find(
        doc,
        outsideOf(unread, nearer),
        source,
        values,
      )) {
        const finding = { document: doc.id, start, end, label: value.label, disguise: `${DISGUISE}, ${HOW[kind]}`, labelled: false, source: source.id, entity: value.entity.id }; // prettier-ignore
        const key = fold(doc.text.slice(start, end));
        if (!candidates.has(key))
          kept.push({ key, finding, places: [{ start, end }], trace: { kind, letters, documents } });
      }
      const told = joinSpans(doc.text, [...coveredSpans(doc), ...[...candidates.values()].flatMap(({ places }) => places)]); // prettier-ignore
      for (const { start, end, label } of findUnnamed(doc, told)) {
        const text = doc.text.slice(start, end);
        const at = source.text.indexOf(text);
        if (at < 0) continue;
        const stands = { start: at, end: at + text.length };
        const finding = { document: doc.id, start, end, label, disguise: UNNAMED, labelled: false, source: source.id, stands }; // prettier-ignore
        // It is nobody's less for standing in several documents.
        kept.push({ key: `\u0000${text}`, finding, places: [{ start, end }] });
      }
    },
    take,
    merge,
    telling(): readonly TraceFinding[] {
      const { kept } = own.counts;
      const valueOf = ({ finding, key }: Kept) => `${finding.document}\u0000${finding.entity ?? key}`;
      const [all, told] = [kept.filter(({ key, trace }) => isTold(key, trace)), new Set<string>()];
      // Of a value what is faint is told only where nothing else is.
      const plain = new Set(all.filter(({ trace }) => trace === undefined).map(valueOf));
      return all.flatMap((each) => {
        const value = valueOf(each);
        if (told.has(value) || (each.trace && plain.has(value))) return [];
        told.add(value);
        return [each.finding];
      });
    },
    /** All places of what tells, of each document. */
    places: (): readonly (TraceFinding & CharSpan)[] =>
      own.counts.kept.flatMap(({ key, finding, places, trace }) =>
        !isTold(key, trace) ? [] : places.map((place) => ({ ...finding, ...place })),
      ),
  };
}

/** A stretch with the letters directly around it. */
function wordAround(text: string, { start, end }: CharSpan): CharSpan {
  const before = /[\p{L}\p{M}]*$/u.exec(text.slice(Math.max(0, start - LONGEST), start))?.[0] ?? '';
  const after = /^[\p{L}\p{M}]*/u.exec(text.slice(end, end + LONGEST))?.[0] ?? '';
  return { start: start - before.length, end: end + after.length };
}
