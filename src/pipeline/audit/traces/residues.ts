import { rememberLast } from '../../../core/caches.ts';
import type { CharSpan, Document, Entity } from '../../../core/types.ts';
import { textOf } from '../../../evaluate/audit/cover.ts';
import { loadGazetteers } from '../../../resources/gazetteers.ts';
import { isCommonWord } from '../../../surrogates/institutions/common-words.ts';
import { HONOURS, SAINTS } from '../../../surrogates/kind-words.ts';
import type { SurrogateType } from '../../../surrogates/types.ts';
import { fold } from '../../../text/fold.ts';
import { mapText } from '../../../text/unmask/mapped-text.ts';
import { foldCharacters } from '../../../text/unmask/characters.ts';
import type { TraceFinding } from './finding.ts';
import { findNumber, type NumberKey } from './numbers.ts';
import { digitRuns, readView } from './reading.ts';
import { type SourceValue, tellingWords, type ValueContext } from './values.ts';

/** What a surrogate has in common with what it was written over, or with another value of the document. */
export interface Residue extends CharSpan {
  readonly value: SourceValue;
  readonly disguise: string;
  /** A word that may have been drawn again by chance: whether it was is known when all documents have been seen. */
  readonly word?: string;
}

/** Types whose surrogates have no figures in them. */
export const WITHOUT_FIGURES: ReadonlySet<SurrogateType | undefined> = new Set([
  'patient', 'doctor', 'person', 'given-name', 'family-name', 'profession', 'city', 'region', 'country', 'location',
]); // prettier-ignore
/** Numbers of so many figures are no surrogate's by chance. */
const LEAST_FIGURES = 7;

/**
 * What was left of the source inside surrogates. A word tells where it can have come from nowhere else: it is in no list that
 * surrogates are drawn from, in no dictionary, and no other document got it in a surrogate.
 */
export function createResidues(context: ValueContext) {
  const drawn = new Set<string>();
  const indexOf = rememberLast(indexValues);
  const kept: { readonly word: string; readonly finding: TraceFinding }[] = [];
  let listed: ReadonlySet<string> | undefined;

  /** Words that say what kind of thing a name names: surrogates have them too. */
  const isKept = (word: string, key: string) =>
    HONOURS.has(key) || SAINTS.has(key) || /^[ivxlc]+$/.test(key) || isCommonWord(word, context.locale);

  return {
    find(
      doc: Document,
      mention: Entity,
      source: Document,
      partner: Entity | undefined,
      values: readonly SourceValue[],
    ): readonly Residue[] {
      // prettier-ignore
      const type = context.typeOf(mention.label);
      const text = textOf(doc, mention);
      const found: Residue[] = [];
      const written = mapText(doc.text.slice(mention.start, mention.end), mention.start);
      const reading = readView({ written, plain: foldCharacters(written), undone: [] }, doc.text);
      const { start, end } = mention;
      const { byFigures, byText } = indexOf(values);
      const beginnings = new Set(reading.runs.flatMap(({ digits }) => windowsOf(digits)));
      const candidates = [...beginnings].flatMap((beginning) => byFigures.get(beginning) ?? []);
      for (const { value, key } of candidates.toSorted((a, b) => a.order - b.order))
        if (reading.runs.some(({ digits }) => digits.includes(key.digits)) && findNumber(reading, key))
          found.push({ value, disguise: 'number, in a surrogate', start, end });
      const own = partner && byText.get(`${partner.label}\u0000${textOf(source, partner)}`);
      if (own === undefined) return found;
      // What is figures alone (a telephone number labelled as a place) has a surrogate of figures.
      if (WITHOUT_FIGURES.has(type) && /\p{L}/u.test(own.text)) {
        const numbers = new Set(digitRuns(own.text).flatMap(({ groups }) => groups));
        if (reading.runs.some(({ groups }) => groups.some((group) => group.length > 1 && numbers.has(group))))
          found.push({ value: own, disguise: 'number, left in a surrogate', start, end });
      }
      const before = new Set(tellingWords(own.text, type, context).map(fold));
      for (const word of tellingWords(text, type, context)) {
        const key = fold(word);
        if (!before.has(key)) drawn.add(key);
        else if (key.length > 3 && !isKept(word, key)) found.push({ value: own, disguise: 'word, left in a surrogate', start, end, word: key }); // prettier-ignore
      }
      return found;
    },
    keep(word: string, finding: TraceFinding): void {
      kept.push({ word, finding });
    },
    telling(): readonly TraceFinding[] {
      return kept.flatMap(({ word, finding }) => {
        if (drawn.has(word)) return [];
        listed ??= wordsOfLists(context.locale);
        return listed.has(word) ? [] : [finding];
      });
    },
  };
}

/** Values by the figures that their numbers begin with, and by label and text: a long document has thousands of both. */
function indexValues(values: readonly SourceValue[]) {
  const byFigures = new Map<
    string,
    { readonly order: number; readonly value: SourceValue; readonly key: NumberKey }[]
  >();
  for (const [order, value] of values.entries()) {
    for (const key of value.numbers) {
      if (key.digits.length < LEAST_FIGURES) continue;
      const beginning = key.digits.slice(0, LEAST_FIGURES);
      const known = byFigures.get(beginning);
      if (known) known.push({ order, value, key });
      else byFigures.set(beginning, [{ order, value, key }]);
    }
  }
  return { byFigures, byText: new Map(values.map((value) => [`${value.label}\u0000${value.text}`, value])) };
}

function windowsOf(digits: string): readonly string[] {
  const count = Math.max(0, digits.length - LEAST_FIGURES + 1);
  return Array.from({ length: count }, (_, i) => digits.slice(i, i + LEAST_FIGURES));
}

/** The words of all that surrogates of a locale are drawn from. */
function wordsOfLists(locale: string): ReadonlySet<string> {
  const gazetteers = loadGazetteers();
  const words = new Set<string>();
  for (const own of new Set([locale, 'en']))
    for (const name of gazetteers.names(own))
      for (const value of gazetteers.list(own, name)?.values ?? [])
        for (const [word] of value.matchAll(/[\p{L}\p{M}]+/gu)) words.add(fold(word));
  return words;
}
