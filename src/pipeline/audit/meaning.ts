import { mentionsOf } from '../../core/document.ts';
import { ownValue } from '../../core/collections.ts';
import type { Document, Entity, CharSpan } from '../../core/types.ts';
import { memoiseWithin, perObject, rememberLast } from '../../core/caches.ts';
import { textOf } from '../../evaluate/audit/cover.ts';
import type { LeakReaders } from '../../evaluate/audit/leak-index.ts';
import { chooseLabelMap, fitLabelMap, type LabelMap } from '../../resources/label-map.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { saysKind } from '../../surrogates/mentions.ts';
import { NEAR_BY_DESIGN } from '../../surrogates/residue.ts';
import { type Setting, SURROGATE_TYPES, type SurrogateType } from '../../surrogates/types.ts';
import { stopWords } from '../../resources/word-lists.ts';
import { HAN_TITLES, isDegree, isParticle, isSuffix, titleGender } from '../../surrogates/persons/name-words.ts';
import { anyOf } from '../../text/alternatives.ts';
import { fold } from '../../text/fold.ts';
import { languageOf } from '../../languages/locale.ts';
import { type DateHabits, defaultHabits } from '../../surrogates/dates/builder.ts';
import { vocabularyOf } from '../../surrogates/dates/locales.ts';
import { learnHabits, parseDate } from '../../surrogates/dates/date.ts';

/**
 * The keys of the dates in a text, equal for one date in two formats: a day with its year, a month with its year, a day of a
 * month. A year alone, a weekday and a time of day have none: they are in every text.
 */
function dateKeys(text: string, habits: DateHabits): readonly string[] {
  const keys: string[] = [];
  for (const { kind, year, month, day } of parseDate(text, habits, false).points) {
    if (month === undefined) continue;
    if (kind === 'day' && day !== undefined) keys.push(year === undefined ? `--${month}-${day}` : `${year}-${month}-${day}`); // prettier-ignore
    if (kind === 'month' && year !== undefined) keys.push(`${year}-${month}`);
  }
  return keys;
}

/** Whether a key is that of a day with its year. */
const isDay = (key: string): boolean => /^\d+-\d+-\d+$/.test(key);

/** A date in a text. */
type FoundDate = CharSpan & { readonly key: string };

/** Finds dates in running text: what looks like one of the formats is read as the surrogates' date parser reads mentions. */
interface DateScanner {
  /** What the document's own dates, labelled or not, say about day and month; the locale where they say nothing. */
  habitsOf(doc: Document): DateHabits;
  scan(doc: Document): Iterable<FoundDate>;
}

export function createDateScanner(locale: string): DateScanner {
  const pattern = datePattern(locale);
  const look = rememberLast((doc: Document) => {
    const found = Array.from(doc.text.matchAll(pattern), ({ 0: text, index: start }) => ({ text, start }));
    return { found, habits: learnHabits(found.map(({ text }) => text), locale) }; // prettier-ignore
  });
  // Dates repeat; of the habits only the order matters to what is read.
  const usual = defaultHabits(locale);
  const keysOf = memoiseWithin((text, first: 'day' | 'month') =>
    dateKeys(text, { ...usual, dayFirst: first === 'day' }),
  );
  return {
    habitsOf: (doc) => look(doc).habits,
    *scan(doc) {
      const { found, habits } = look(doc);
      for (const { text, start } of found)
        for (const key of keysOf(text, habits.dayFirst ? 'day' : 'month'))
          yield { key, start, end: start + text.length };
    },
  };
}

/** Where a date may stand. Wider than the formats themselves: the parser decides. */
function datePattern(locale: string): RegExp {
  const names = [...vocabularyOf(locale).words].flatMap(([name, { kind }]) =>
    kind === 'month' ? [name.toLowerCase()] : [],
  );
  const month = `(?:${anyOf(names)})(?!\\p{L})\\.?`;
  const gap = '[\\s.,/_-]{0,3}';
  const of = "(?:(?:de|del|of|d['’]|de l['’]any)\\s*)?";
  const ending = '(?:st|nd|rd|th|er|ero|[ºª°]|:[ea]|[rntè])?(?!\\p{L}|\\d)';
  const year = "(?:\\d{4}|['’]?\\d{2})(?!\\d)";
  const sign = '\\s?[./‐‑–—-]\\s?';
  const formats = [
    `\\d{1,4}${sign}\\d{1,2}${sign}\\d{1,4}(?!\\d)`, // 12/03/2021, 2021-03-12, 12.3.21
    '\\d{1,2}[\\s./‐‑–—-]{1,2}[ivx]{1,4}[\\s./‐‑–—-]{1,2}\\d{4}(?!\\d)', // 12.III.2021
    `\\d{1,2}(?:${ending}${gap}${of})?${month}(?:${gap}${of}${year})?`, // 12 de marzo de 2021, 12-Mar-21, 12MAR21
    `\\d{4}[\\s./_-]{0,3}${month}(?:${gap}\\d{1,2}(?!\\d))?`, // 2021 March 12
    '(?:民[國国]\\s?)?\\d{2,4}\\s?年\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?[日號号])?|\\d{1,2}\\s?月\\s?\\d{1,2}\\s?[日號号]',
    '(?:19|20)\\d{6}(?!\\d)|\\d{4}(?:19|20)\\d{2}(?!\\d)', // 20210312, 12032021
    `\\d{1,2}[./-]\\d{4}(?!\\d)|\\d{4}[./-]\\d{1,2}(?!\\d)|\\d{1,2}[./-]\\d{1,2}(?![\\d])`, // 03/2021, 12/03
  ];
  const named = `${month}${gap}${of}(?:\\d{1,2}${ending}(?:\\s?,?\\s?\\d{4}(?!\\d))?|\\d{4}(?!\\d))`; // March 12th, 2021
  // Chinese needs no blank before a number.
  return new RegExp(`(?<!\\d|(?!\\p{Script=Han})\\p{L})(?:${formats.join('|')}|${named})`, 'giu');
}

const NAMES: ReadonlySet<SurrogateType> = new Set(['patient', 'doctor', 'person', 'given-name', 'family-name']);

/** Whether the mentions of a type are names of people, known by their parts too. */
export function isNameType(type: SurrogateType | undefined): boolean {
  return type !== undefined && NAMES.has(type);
}

/**
 * The parts of a name by which a person may be known: no titles, degrees or particles, no stop words, no single letters. Of a
 * Chinese name it is the given name, where that has two characters.
 */
export function namePieces(name: string, locale: string): readonly string[] {
  const pieces = new Set<string>();
  for (const [word] of name.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    if (/\p{Script=Han}/u.test(word)) {
      const title = HAN_TITLES.find((ending) => word.endsWith(ending)) ?? '';
      const given = Array.from(word.slice(0, word.length - title.length)).slice(-2);
      if (given.length === 2) pieces.add(given.join(''));
      continue;
    }
    if (Array.from(word).length < 2 || isNoName(word) || isCommonPiece(word, locale)) continue;
    if (word !== name) pieces.add(word);
  }
  return [...pieces];
}

function isNoName(word: string): boolean {
  const key = fold(word);
  return isSuffix(key) || isDegree(key) || isParticle(key, true);
}

/** Whether a word is a name only where what stands around it says so: a function word (Young, May), or a title (Bishop). */
function isCommonPiece(word: string, locale: string): boolean {
  const stops = stopWords(languageOf(locale));
  return stops.has(fold(word)) || stops.has(word.toLowerCase()) || titleGender(fold(word), locale) !== undefined;
}

/** The words of a name that are no {@link namePieces} since they are common ones, but for a title before it: "Young" of "Dr Ada Young". */
export function commonPieces(name: string, locale: string): readonly string[] {
  const words = [...name.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(([word]) => word);
  const first = words.findIndex((word) => titleGender(fold(word), locale) === undefined);
  return words.filter((word, i) => i >= first && first >= 0 && /^\p{Lu}\p{L}/u.test(word) && !isNoName(word) && isCommonPiece(word, locale)); // prettier-ignore
}

/** What the labels of a corpus mean to the surrogate writers; nothing for those that no map knows. */
export interface LabelMeaning {
  readonly map: LabelMap | undefined;
  typeOf(label: string): SurrogateType | undefined;
  isKept(label: string): boolean;
}

export function labelMeaning(labels: Iterable<string>, map?: LabelMap): LabelMeaning {
  return meaningOf(map ? fitLabelMap(map, labels) : chooseLabelMap(new Set(labels)).map);
}

/** @param chosen a map that was fitted to the labels. */
export function meaningOf(chosen: LabelMap | undefined): LabelMeaning {
  const rule = (label: string) => ownValue(chosen?.labels, label);
  return {
    map: chosen,
    typeOf(label) {
      const type = rule(label)?.type;
      return SURROGATE_TYPES.find((known) => known === type);
    },
    isKept: (label) => rule(label)?.policy === 'keep',
  };
}

export function labelsOf(documents: readonly Document[]): ReadonlySet<string> {
  const labels = new Set<string>();
  for (const doc of documents) for (const { label } of mentionsOf(doc)) labels.add(label);
  return labels;
}

/** Reads names and dates by what the labels mean; a label that nothing is known about may be a date. */
export function createLeakReaders(
  meaning: LabelMeaning,
  locale: string,
): LeakReaders & {
  /** Keys of the dates of a mention, of one that does not tell day from month in both orders. */
  dateKeysInAnyOrder(doc: Document, entity: Entity): readonly string[];
  /** Of {@link dateKeysInAnyOrder} those of days with their year, of a mention that its label may mean to be a date. */
  daysOf(doc: Document, entity: Entity): readonly string[];
  /** Keys of the days, with their year, that the text of a document tells, labelled or not. */
  daysIn(doc: Document): readonly string[];
} {
  const scanner = createDateScanner(locale);
  // Of two documents in turn, a source and its copy: their whole text is looked through.
  const habitsOf = perObject((doc: Document) => scanner.habitsOf(doc));
  const mayBeDate = ({ label }: Entity) => ['date', undefined].includes(meaning.typeOf(label));
  const dateKeysInAnyOrder = (doc: Document, entity: Entity): readonly string[] => {
    const habits = habitsOf(doc);
    const text = textOf(doc, entity);
    const other = { ...habits, dayFirst: !habits.dayFirst };
    return [...new Set([...dateKeys(text, habits), ...dateKeys(text, other)])];
  };
  return {
    partsOf: (text, label) => (isNameType(meaning.typeOf(label)) ? namePieces(text, locale) : []),
    datesOf: (doc, entity) => (mayBeDate(entity) ? dateKeys(textOf(doc, entity), habitsOf(doc)) : []),
    scanDates: (doc) => scanner.scan(doc),
    dateKeysInAnyOrder,
    daysOf: (doc, entity) => (mayBeDate(entity) ? dateKeysInAnyOrder(doc, entity).filter(isDay) : []),
    daysIn: (doc) => Array.from(scanner.scan(doc), ({ key }) => key).filter(isDay),
  };
}

/**
 * Which words of the mentions of a label tell of whom or what they are, told by a folded word; `undefined` for a label whose surrogates are near
 * their sources by design, such as dates.
 */
export function tellingIn(
  meaning: Pick<LabelMeaning, 'typeOf'>,
  locale: string,
): (label: string) => ((word: string) => boolean) | undefined {
  const setting: Setting = { locale, gazetteers: loadGazetteers(), partition: 'all', keepTokens: false };
  return (label) => {
    const type = meaning.typeOf(label);
    if (type === undefined) return () => true;
    return NEAR_BY_DESIGN.has(type) ? undefined : (word) => !saysKind(word, type, setting);
  };
}
