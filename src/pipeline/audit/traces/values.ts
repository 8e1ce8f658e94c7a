import { mentionsOf } from '../../../core/document.ts';
import { once } from '../../../core/caches.ts';
import type { Document, Entity, CharSpan } from '../../../core/types.ts';
import { textOf } from '../../../evaluate/audit/cover.ts';
import { loadGazetteers } from '../../../resources/gazetteers.ts';
import { stopWords } from '../../../resources/word-lists.ts';
import { vocabularyOf } from '../../../surrogates/dates/locales.ts';
import {
  FUNCTION_WORDS,
  HONOURS,
  isOrganisationKind,
  PLACE_KINDS,
  SAINTS,
  STREET_KINDS,
  UNIT_WORDS,
} from '../../../surrogates/kind-words.ts';
import { saysKind } from '../../../surrogates/mentions.ts';
import { QUANTITY_TYPES, type Setting, type SurrogateType } from '../../../surrogates/types.ts';
import { fold } from '../../../text/fold.ts';
import { languageOf } from '../../../languages/locale.ts';
import { isNameType, namePieces } from '../meaning.ts';
import { type DateReading, dateReadings } from './dates.ts';
import { createDigests } from './digests.ts';
import { valueKeys } from './keys.ts';
import { type NumberKey, numberKeys } from './numbers.ts';
import { type WordKeys, wordKeys } from './words.ts';

/** A labelled text of a source document, with all by which it may be known. */
export interface SourceValue {
  readonly label: string;
  readonly type: SurrogateType | undefined;
  readonly entity: Entity;
  readonly text: string;
  readonly words: WordKeys | undefined;
  readonly numbers: readonly NumberKey[];
  readonly dates: readonly DateReading[];
  /** See {@link valueKeys}; made when they are asked for. */
  readonly keys: () => readonly string[];
  /** See {@link createDigests}. */
  readonly digests: ReturnType<typeof createDigests>;
}

export interface ValueContext {
  readonly locale: string;
  typeOf(label: string): SurrogateType | undefined;
  /** Labels whose mentions are left as they are, or exchanged with those of other documents: nothing is looked for. */
  isLeft(label: string): boolean;
  /** Whether the source writes a word in lower case outside its mentions. */
  isOrdinary(word: string): boolean;
  /** The dates of a whole text, labelled or not. */
  scanDates(doc: Document): Iterable<CharSpan & { readonly key: string }>;
  /** Keys of the dates of a mention, with day and month in both orders where it does not tell. */
  dateKeysOf(doc: Document, entity: Entity): readonly string[];
}

/** Types that say nothing without the day: two patients in three share them. */
const UNTOLD: ReadonlySet<SurrogateType | undefined> = new Set(QUANTITY_TYPES.filter((type) => type !== 'date'));
/** Parts of addresses on the network that all have. */
const NETWORK: ReadonlySet<string> = new Set('www http https com org net edu gov info mail email gmail hotmail yahoo outlook html htm php index'.split(' ')); // prettier-ignore

/** Words that say what kind of thing is named, whatever the type. */
const KINDS = [FUNCTION_WORDS, HONOURS, SAINTS, PLACE_KINDS, STREET_KINDS, UNIT_WORDS, NETWORK];

/** The different values of a document. */
export function valuesOf(doc: Document, context: ValueContext): readonly SourceValue[] {
  const values = new Map<string, SourceValue>();
  for (const entity of mentionsOf(doc)) {
    const text = textOf(doc, entity);
    const key = `${entity.label}\u0000${text}`;
    if (values.has(key) || context.isLeft(entity.label)) continue;
    const type = context.typeOf(entity.label);
    if (UNTOLD.has(type)) continue;
    const isDate = type === 'date';
    const keys = isDate || type === undefined ? context.dateKeysOf(doc, entity) : [];
    const telling = tellingWords(text, type, context);
    const numbers = isDate || keys.length > 0 ? [] : numberKeys(text);
    const dates = isDate || keys.length > 0 ? dateReadings(text, keys) : [];
    values.set(key, {
      label: entity.label,
      type,
      entity,
      text,
      words: telling.length > 0 || (!isDate && type !== undefined) ? wordKeys(text, telling, isNameType(type)) : undefined, // prettier-ignore
      numbers,
      dates,
      keys: once(() => valueKeys(telling, numbers, isNameType(type))),
      digests: createDigests(text, telling, dates),
    });
  }
  return [...values.values()];
}

/** Of a name its parts; of others the words that do not say what kind of thing it is and that the source has nowhere else. */
export function tellingWords(
  text: string,
  type: SurrogateType | undefined,
  context: Pick<ValueContext, 'locale' | 'isOrdinary'>,
): readonly string[] {
  // As a part of something longer a name of one word is a piece too.
  if (isNameType(type)) return namePieces(`${text} `, context.locale);
  const stops = stopWords(languageOf(context.locale));
  const dateWords = vocabularyOf(context.locale).words;
  const setting: Setting = { locale: context.locale, gazetteers: loadGazetteers(), partition: 'all', keepTokens: true };
  const words = new Set<string>();
  for (const [word] of text.matchAll(/\p{Lu}?[\p{Ll}\p{M}]+|[\p{L}\p{M}]+/gu)) {
    const key = fold(word);
    if (Array.from(word).length < (/\p{Script=Han}/u.test(word) ? 2 : 4) || stops.has(key) || stops.has(word.toLowerCase())) continue; // prettier-ignore
    if (type === undefined && word === word.toLowerCase()) continue;
    const isKind = isOrganisationKind(key) || KINDS.some((list) => list.has(key));
    if (
      isKind ||
      (type !== undefined && saysKind(word, type, setting)) ||
      dateWords.has(key) ||
      context.isOrdinary(word)
    )
      continue;
    words.add(word);
  }
  return [...words];
}

/** A place where a text of the source stands and chance did not put it. It holds no text. */
export interface TraceFinding extends CharSpan {
  readonly document: string;
  /** The label that the text has in the source. */
  readonly label: string;
  /** How it stands: what has to be undone to read it. */
  readonly disguise: string;
  readonly labelled: boolean;
  /** The source document and its entity; where it stands there if no label has it anywhere. */
  readonly source: string;
  readonly entity?: string;
  readonly stands?: CharSpan;
}
