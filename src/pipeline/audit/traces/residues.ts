import { mentionsOf } from '../../../core/document.ts';
import { z } from 'zod';
import { BoundedCache, rememberLast } from '../../../core/caches.ts';
import type { CharSpan, Document, Entity } from '../../../core/types.ts';
import { textOf } from '../../../evaluate/audit/cover.ts';
import { loadGazetteers } from '../../../resources/gazetteers.ts';
import { isCommonWord } from '../../../surrogates/institutions/class-words.ts';
import { HONOURS, SAINTS } from '../../../surrogates/kind-words.ts';
import type { SurrogateType } from '../../../surrogates/types.ts';
import { fold } from '../../../text/fold.ts';
import { mapText } from '../../../text/unmask/mapped-text.ts';
import { foldCharacters } from '../../../text/unmask/characters.ts';
import { type TraceFinding, type SourceValue, tellingWords, type ValueContext } from './values.ts';
import { findNumber, type NumberKey } from './numbers.ts';
import { digitRuns, readView } from './reading.ts';
import { pairMentions } from '../../../evaluate/audit/untouched.ts';
import { ownValue, obtain } from '../../../core/collections.ts';
import { createCounter } from '../../../core/counter.ts';
import type { CorpusManifest } from '../source-manifest.ts';

/** What a surrogate has in common with what it was written over, or with another value of the document. */
interface Residue extends CharSpan {
  readonly value: SourceValue;
  readonly disguise: string;
  /** A word that may have been drawn again by chance: whether it was is known when all documents have been seen. */
  readonly word?: string;
}

/** Types whose surrogates have no figures in them. */
const WITHOUT_FIGURES: ReadonlySet<SurrogateType | undefined> = new Set([
  'patient', 'doctor', 'person', 'given-name', 'family-name', 'profession', 'city', 'region', 'country', 'location',
]); // prettier-ignore
/** Numbers of so many figures are no surrogate's by chance. */
const LEAST_FIGURES = 7;

/**
 * What was left of the source inside surrogates. A word tells where it can have come from nowhere else: it is in no list that
 * surrogates are drawn from, in no dictionary, and no other document got it in a surrogate.
 */
export function createResidues(context: ValueContext) {
  const indexOf = rememberLast(indexValues);
  const counter = createCounter(() => ({
    drawn: new Set<string>(),
    kept: [] as { readonly word: string; readonly finding: TraceFinding }[],
  }));
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
        if (!before.has(key)) counter.counts.drawn.add(key);
        else if (key.length > 3 && !isKept(word, key)) found.push({ value: own, disguise: 'word, left in a surrogate', start, end, word: key }); // prettier-ignore
      }
      return found;
    },
    keep(word: string, finding: TraceFinding): void {
      counter.counts.kept.push({ word, finding });
    },
    take: counter.take,
    merge: counter.merge,
    telling(): readonly TraceFinding[] {
      const { drawn, kept } = counter.counts;
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
      obtain(byFigures, beginning, () => []).push({ order, value, key });
    }
  }
  return { byFigures, byText: new Map(values.map((value) => [`${value.label}\u0000${value.text}`, value])) };
}

function windowsOf(digits: string): readonly string[] {
  const count = Math.max(0, digits.length - LEAST_FIGURES + 1);
  return Array.from({ length: count }, (_, i) => digits.slice(i, i + LEAST_FIGURES));
}

/** The words of all that surrogates of a locale are drawn from. */
export function wordsOfLists(locale: string): ReadonlySet<string> {
  const gazetteers = loadGazetteers();
  const words = new Set<string>();
  for (const own of new Set([locale, 'en']))
    for (const name of gazetteers.names(own))
      for (const value of gazetteers.list(own, name)?.values ?? [])
        for (const [word] of value.matchAll(/[\p{L}\p{M}]+/gu)) words.add(fold(word));
  return words;
}

/** By mention of the copy, that of the source. */
export function partnersOf(source: Document, copy: Document): ReadonlyMap<Entity, Entity> {
  const mentions = mentionsOf(source);
  const partner = pairMentions(mentions, mentionsOf(copy), [source.text, copy.text]);
  return new Map(
    mentions.flatMap((mention, i) => {
      const other = partner(mention, i);
      return other === undefined ? [] : [[other, mention] as const];
    }),
  );
}

/**
 * Finds the mentions of a copy in which something telling of their own source mention remains: a number, or a word that does not say
 * what kind of thing it is. Surrogates never have that by chance, so that such a mention is no draw: to count it as one would
 * make what the tool leaves look like chance.
 */
export function createRemains(context: Pick<ValueContext, 'locale' | 'typeOf' | 'isOrdinary'>) {
  const known = new BoundedCache<ReadonlySet<string>>();
  const partsOf = (text: string, label: string) => known.get(`${label}\u0000${text}`, () => readParts(text, label));

  function readParts(text: string, label: string): ReadonlySet<string> {
    const type = context.typeOf(label);
    const words = tellingWords(text, type, context).filter((word) => !isCommonWord(word, context.locale));
    // Dates and streets have short numbers in common by chance, or by design; names have none but their own.
    const figures = text.match(WITHOUT_FIGURES.has(type) ? /\d{2,}/g : /\d{5,}/g) ?? [];
    return new Set([...words.map(fold), ...figures]);
  }

  return (source: Document, copy: Document): ReadonlySet<string> => {
    const ids = new Set<string>();
    for (const [mention, own] of partnersOf(source, copy)) {
      const before = partsOf(textOf(source, own), own.label);
      if (before.size === 0) continue;
      for (const part of partsOf(textOf(copy, mention), mention.label)) if (before.has(part)) ids.add(mention.id);
    }
    return ids;
  };
}

/** What a manifest tells of how mentions were concealed or replaced. */
export interface Concealment {
  /** Whether the corpus was concealed: its context is then that of its source, word for word. */
  readonly isKnown: boolean;
  /** Whether mentions of a label are left as they are, or exchanged among the documents. */
  isLeft(label: string): boolean;
  /** What is left of a mention without the class or mask that was written over it; `undefined` for a surrogate. */
  restOf(mention: string, label: string): string | undefined;
  /** Whether a mention is nothing but the class or mask that was written over it: its words are the tool's, not the source's. */
  isWrittenOver(mention: string, label: string): boolean;
}

const settings = z.looseObject({
  plan: z.record(z.string(), z.looseObject({ strategy: z.string() })).optional(),
  plans: z.record(z.string(), z.looseObject({ policy: z.string() })).optional(),
  strategies: z.looseObject({ mask: z.looseObject({ text: z.string() }) }).optional(),
});

const CLASS = /<[^<>\s]+>/g;
const DEFAULT_MASK = 'XXXX';

/** @param isKept of labels of which the manifest says nothing. */
export function concealmentOf(manifest: CorpusManifest | undefined, isKept: (label: string) => boolean): Concealment {
  const stated = settings.safeParse(manifest?.settings);
  const { plan = {}, plans = {}, strategies } = stated.success ? stated.data : {};
  const mask = strategies?.mask.text ?? DEFAULT_MASK;
  const strategyOf = (label: string) => ownValue(plan, label)?.strategy;
  const restOf = (mention: string, label: string) => {
    const rest = mention.replaceAll(CLASS, ' ').replaceAll(mask, ' ');
    const strategy = strategyOf(label);
    const isWritten = rest !== mention || strategy === 'class' || strategy === 'mask';
    return isWritten ? rest : undefined;
  };
  return {
    isKnown: stated.success && stated.data.plan !== undefined,
    isLeft(label) {
      const policy = ownValue(plans, label)?.policy;
      const known = strategyOf(label) ?? policy;
      return known === undefined ? isKept(label) : ['keep', 'from-corpus'].includes(known);
    },
    restOf,
    isWrittenOver: (mention, label) => !/[\p{L}\p{N}]/u.test(restOf(mention, label) ?? mention),
  };
}
