import { mentionsOf } from '../../core/document.ts';
import { createEponymGuard, findEponyms } from '../../conceal/eponym-guard.ts';
import type { Document } from '../../core/types.ts';
import { createLeakIndex, type SourceText } from '../../evaluate/audit/leak-index.ts';
import { createLinkage, type LinkageTarget } from '../../evaluate/audit/linkage.ts';
import { contextSequence, createContextGrams, createSimilarity } from '../../evaluate/audit/similarity.ts';
import { createVocabulary } from '../../evaluate/audit/vocabulary.ts';
import type { ChanceSample } from '../../evaluate/audit/chance.ts';
import { languageOf } from '../../languages/locale.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import { QUANTITY_TYPES } from '../../surrogates/types.ts';
import { type BesideNeedle, createBeside } from './beside.ts';
import { naturalChance } from './chance-models.ts';
import { createLeakReaders, meaningOf } from './meaning.ts';
import type { CorpusManifest } from './source-manifest.ts';
import { createTraces } from './traces/collect.ts';
import { concealmentOf, createRemains } from './traces/residues.ts';
import { dayNumber } from './traces/shifts.ts';
import { tellingWords } from './traces/values.ts';

/** How the source is read, as structured-cloneable data. */
export interface SourceReading {
  /** Fitted to the labels of the source. */
  readonly map: LabelMap | undefined;
  readonly locale: string;
  readonly manifest: CorpusManifest | undefined;
  /** Whether eponyms were left alone on purpose. */
  readonly protectsEponyms: boolean;
  readonly seed: number;
}

/** Types whose texts come from no list: two hospitals have patients of one age, seen on one day. */
const SHARED: ReadonlySet<string> = new Set(QUANTITY_TYPES);

/** What a thread that has not read the source must know of it, as structured-cloneable data. */
export interface SourceFacts {
  readonly texts: readonly SourceText[];
  /** N-grams that only one of the documents has. */
  readonly rare: number;
  readonly linkage: readonly LinkageTarget[];
  readonly needles: readonly BesideNeedle[];
}

export type AuditSource = ReturnType<typeof readSource>;

/**
 * Reads the source: all that derived documents are compared with. The same wherever it runs.
 *
 * @param sources without the mentions that are context.
 */
export function readSource(
  sources: readonly Document[],
  { map, locale, manifest, protectsEponyms, seed }: SourceReading,
  onRead?: (documents: number) => void,
) {
  const meaning = meaningOf(map);
  const language = languageOf(locale);
  const guard = protectsEponyms ? createEponymGuard(language) : undefined;
  const vocabulary = createVocabulary();
  for (const name of ['mention', 'edge']) vocabulary.mark(name);
  const readers = createLeakReaders(meaning, locale);
  const index = createLeakIndex(vocabulary, readers);
  const grams = createContextGrams();
  const similarity = createSimilarity();
  const linkage = createLinkage(seed);
  const gapsOf = (doc: Document) => daysBetween(mentionsOf(doc).flatMap((entity) => readers.datesOf(doc, entity)));
  const textsOf = new Map<string, Int32Array>();
  for (const [i, doc] of sources.entries()) {
    const words = vocabulary.read(doc.text);
    const texts = index.add(doc, words);
    textsOf.set(doc.id, texts);
    const sequence = contextSequence(doc, words, vocabulary);
    linkage.addSource(doc.id, {
      words: sequence.ids.filter((id) => id !== sequence.mention),
      gaps: gapsOf(doc),
      texts,
    });
    grams.addSource(sequence);
    similarity.addSource(doc.id, sequence);
    onRead?.(i + 1);
  }
  vocabulary.seal();
  const concealment = concealmentOf(manifest, (label) => meaning.isKept(label));
  const typeOf = (label: string) => meaning.typeOf(label);
  const isOrdinary = (word: string) => index.isOrdinary(word);
  const traces = createTraces({
    index,
    vocabulary,
    locale,
    eponymsOf: (text) => (guard ? findEponyms(text, language) : []),
    concealment,
    typeOf,
    scanDates: (doc) => readers.scanDates(doc),
    dateKeysOf: (doc, entity) => readers.dateKeysInAnyOrder(doc, entity),
    daysOf: (doc, entity) => readers.daysOf(doc, entity),
  });
  const beside = createBeside({
    wordsOf: (mention, label) => tellingWords(mention, typeOf(label), { locale, isOrdinary }),
    isLeft: (label) => concealment.isLeft(label),
    daysOf: (doc, entity) => readers.daysOf(doc, entity),
    daysIn: (doc) => readers.daysIn(doc),
    disguisedIn: (source, said) => traces.beside(source, said),
  });
  for (const doc of sources) beside.addSource(doc);
  const isShared = (label: string) => SHARED.has(typeOf(label) ?? '');
  return {
    sources,
    byId: new Map(sources.map((doc) => [doc.id, doc])),
    textsOf,
    meaning,
    locale,
    guard,
    vocabulary,
    index,
    gapsOf,
    concealment,
    isShared,
    /** What counts derived documents beside it. */
    counts: { grams, similarity, linkage, traces, beside },
    /** Mentions of a drawn document that kept something of what they were written over: no draws, whoever left it. */
    remains: createRemains({ locale, typeOf, isOrdinary }),
    /** See {@link naturalChance}. */
    natural: (): ReadonlyMap<string, ChanceSample> => naturalChance(sources, textsOf, isShared, index, vocabulary),
    facts: (): SourceFacts => ({
      texts: index.texts,
      rare: grams.countRare(),
      linkage: linkage.targets(index.texts),
      needles: beside.needles(),
    }),
  };
}

/** The days from one date to the next, by their keys: months without a day tell none. */
function daysBetween(keys: readonly string[]): string | undefined {
  const days = keys.flatMap(dayNumber);
  const gaps = days.slice(1).map((day, i) => day - (days[i] as number));
  return gaps.length === 0 ? undefined : gaps.join(' ');
}
