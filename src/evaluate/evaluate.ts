import { addCount } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { requireLabels } from '../core/label-names.ts';
import { createRng } from '../core/rng.ts';
import { mentionsOf, toCorpus } from '../core/document.ts';
import type { CharSpan, Corpus, Document } from '../core/types.ts';
import {
  goldCount,
  isEmpty,
  leakScore,
  macroOverDocuments,
  macroRatios,
  mergeCounts,
  predictedCount,
  shownRatios,
  totalCounts,
  type LabelCounts,
  type Ratios,
  type ScoreCounts,
} from './counts.ts';
import { pairDocuments, cutIntoSentences, type ComparedTexts, type DocumentPair } from './pair-documents.ts';
import { findScorer } from './scorers.ts';
import { findDifference, keepLabels, type Scorer } from './scorer.ts';
import { bootstrapInterval, type Interval } from './significance.ts';

export interface EvaluateOptions {
  /** Only these labels are compared; all when absent. */
  readonly labels?: readonly string[];
  /** BCP 47 code: decides about the number of sentences, for the leak score; `en` when absent. */
  readonly language?: string;
  /**
   * Besides labels, which are always told apart: each document by itself, or groups of documents, by what the function says
   * of the gold document, or groups of sentences, by what it says of their text and of where in the document it is.
   */
  readonly groupBy?:
    | 'label'
    | 'document'
    | ((gold: Document) => string)
    | { readonly sentences: (text: string, document: Document, place: CharSpan) => string };
  /** Adds bootstrap intervals of micro F1, over documents. */
  readonly intervals?: { readonly seed: number; readonly trials?: number; readonly level?: number };
  /** Told after each document how many are done. */
  readonly onProgress?: (documents: number) => void;
}

/** The ratios of one label, with what they were made of. */
export interface LabelScore extends Ratios, LabelCounts {
  readonly gold: number;
  readonly predicted: number;
}

/** What one scorer says. All ratios are fractions, or NaN (`null` in JSON) where neither side has a mention to count. */
export interface Measurement {
  /** The scorer's name. */
  readonly match: string;
  readonly description: string;
  readonly tokeniser: string;
  /** The only labels that were counted, by the scorer's definition or by choice; absent where all were. */
  readonly labels?: readonly string[];
  /**
   * Gold mentions that the scorer's own definition passes over, where it counts certain labels only. Where that is all of
   * them, the corpus has other labels than the scorer is made for.
   */
  readonly passedOver?: number;
  readonly counts: ScoreCounts;
  readonly micro: Ratios;
  /** The mean over labels. */
  readonly macro: Ratios;
  /** A document in which neither side has a mention counts as 1. */
  readonly macroOverDocuments: Ratios;
  /** Gold mentions (or tokens) that were not right, a sentence. */
  readonly leak: number;
  readonly byLabel: Readonly<Record<string, LabelScore>>;
  /** By document id or group, in the order of the gold corpus, where it was asked for; groups of sentences by name. */
  readonly groups?: readonly GroupScore[];
  /** Absent where neither side has a mention to count. */
  readonly interval?: Interval;
  /** The total of each document, in the order of the gold corpus: for tests of significance against another prediction. */
  readonly byUnit: readonly LabelCounts[];
}

/** One document, or one group of documents or sentences. */
export interface GroupScore {
  /** The document's id, or what `groupBy` said. */
  readonly name: string;
  readonly counts: ScoreCounts;
  readonly micro: Ratios;
  /** Of groups of sentences: how many they are, and the share in which anything is wrong. */
  readonly sentences?: { readonly count: number; readonly errorRate: number };
}

/** Some ids of a set that may be large. */
export interface IdSample {
  readonly count: number;
  /** The first ones. */
  readonly ids: readonly string[];
}

export interface Evaluation {
  /** Gold documents. */
  readonly documents: number;
  /** Gold documents without a predicted one: all their mentions were counted as missed. */
  readonly missing: IdSample;
  /** Predicted documents without a gold one: left out. */
  readonly extra: IdSample;
  /** Labels that only the gold mentions have, with their number. */
  readonly goldOnly: Readonly<Record<string, number>>;
  /** Labels that only the predicted mentions have, with their number. */
  readonly predictedOnly: Readonly<Record<string, number>>;
  /** One for each scorer, in their order. */
  readonly measurements: readonly Measurement[];
}

const SAMPLE = 10;

/**
 * Compares predicted documents with gold ones, paired by id. Only entities of the default layer count.
 *
 * @throws PalimpsestError `different-text` where the two documents of an id have not the same text,
 *   `duplicate-document-id`, `unknown-label` where no mention of either has one of the labels to compare.
 * @throws TypeError without scorers, or with two of one name.
 */
export async function evaluateCorpora(
  gold: Corpus | readonly Document[],
  predicted: Corpus | readonly Document[],
  measures: readonly (Scorer | string)[],
  options: EvaluateOptions = {},
): Promise<Evaluation> {
  const evaluation = createEvaluation(measures, options);
  let documents = 0;
  for await (const pair of pairDocuments(toCorpus(gold), toCorpus(predicted), evaluation.addExtra)) {
    evaluation.add(pair);
    options.onProgress?.(++documents);
  }
  return evaluation.result();
}

/** What was counted in some of the pairs, as structured-cloneable data. */
export interface EvaluationCounts {
  readonly documents: number;
  readonly results: readonly ResultCounts[];
  readonly goldLabels: readonly (readonly [label: string, mentions: number])[];
  readonly predictedLabels: readonly (readonly [label: string, mentions: number])[];
  readonly known: readonly string[];
}

/**
 * Compares pairs of documents; see {@link evaluateCorpora}.
 *
 * @throws TypeError without scorers, or with two of one name.
 */
export function createEvaluation(measures: readonly (Scorer | string)[], options: EvaluateOptions) {
  const scorers = measures.map(findScorer);
  if (scorers.length === 0 || new Set(scorers.map(({ name }) => name)).size < scorers.length) {
    throw new TypeError('evaluateCorpora takes one scorer or more, each of another name');
  }
  const { language = 'en', groupBy = 'label' } = options;
  const wanted = options.labels && new Set(options.labels);
  const isGrouped = groupBy !== 'label';
  const results = scorers.map(() => createResult());
  const missing = createIdSample();
  const extra = createIdSample();
  const goldLabels = new Map<string, number>();
  const predictedLabels = new Map<string, number>();
  const known = new Set<string>();
  let documents = 0;
  return {
    /**
     * Those without a prediction come last, in the order of the gold corpus.
     *
     * @throws PalimpsestError `different-text`.
     */
    add(pair: DocumentPair): void {
      if (wanted)
        for (const doc of [pair.gold, pair.predicted])
          if (doc) mentionsOf(doc).forEach(({ label }) => known.add(label));
      const own = wanted ? keepLabels(pair.gold, wanted) : pair.gold;
      if (!pair.predicted) missing.add(own.id);
      const found = pair.predicted ?? { ...own, entities: [] };
      const other = wanted ? keepLabels(found, wanted) : found;
      requireSameText(own, other);
      countLabels(own, goldLabels);
      countLabels(other, predictedLabels);
      const groups = isGrouped ? divide(own, other, groupBy, language) : [];
      scorers.forEach((scorer, s) => {
        const count = (part: ComparedTexts) => scorer.count(part.gold, part.predicted, language);
        results[s]?.add(pair.index, count({ gold: own, predicted: other }));
        for (const { name, isSentence, ...part } of groups) results[s]?.group(name, pair.index, count(part), isSentence); // prettier-ignore
      });
      documents++;
    },
    /** A predicted document without a gold one. */
    addExtra: ({ id }: Document): void => extra.add(id),
    /** Of the pairs so far. */
    state: (): EvaluationCounts => ({
      documents,
      results: results.map((result) => result.state()),
      goldLabels: [...goldLabels],
      predictedLabels: [...predictedLabels],
      known: [...known],
    }),
    /** Adds what was counted elsewhere in documents of the gold corpus from the given place on. */
    merge(state: EvaluationCounts, from: number): void {
      documents += state.documents;
      state.results.forEach((result, s) => results[s]?.merge(result, from));
      for (const [label, count] of state.goldLabels) addCount(goldLabels, label, count);
      for (const [label, count] of state.predictedLabels) addCount(predictedLabels, label, count);
      state.known.forEach((label) => known.add(label));
    },
    /** @throws PalimpsestError `unknown-label`. */
    result(): Evaluation {
      if (wanted) requireLabels({ by: '--only', named: wanted, known });
      return {
        documents,
        missing: missing.result(),
        extra: extra.result(),
        goldOnly: without(goldLabels, predictedLabels),
        predictedOnly: without(predictedLabels, goldLabels),
        measurements: scorers.map((scorer, s) =>
          measure(scorer, (results[s] as Result).finish(isGrouped), goldLabels, options),
        ),
      };
    },
  };
}

/** The parts of a pair of documents, each with its group: the whole of it, or its sentences. */
function divide(
  gold: Document,
  predicted: Document,
  groupBy: Exclude<EvaluateOptions['groupBy'], 'label' | undefined>,
  language: string,
): readonly (ComparedTexts & { readonly name: string; readonly isSentence: boolean })[] {
  if (typeof groupBy === 'object') {
    return cutIntoSentences(gold, predicted, language).map((sentence) => ({
      ...sentence,
      name: groupBy.sentences(sentence.gold.text, gold, sentence.place),
      isSentence: true,
    }));
  }
  return [{ gold, predicted, name: groupBy === 'document' ? gold.id : groupBy(gold), isSentence: false }];
}

interface Finished {
  readonly counts: ScoreCounts;
  readonly byUnit: readonly LabelCounts[];
  readonly groups: readonly GroupScore[] | undefined;
}

type Result = ReturnType<typeof createResult>;

interface Group {
  /** The place of the first gold document that has it. */
  readonly first: number;
  readonly counts: ScoreCounts;
  readonly sentences: number;
  readonly wrong: number;
}

interface ResultCounts {
  readonly counts: ScoreCounts;
  readonly byUnit: readonly LabelCounts[];
  readonly groups: readonly (readonly [name: string, Group])[];
}

function createResult() {
  let counts = mergeCounts([]);
  const byUnit: LabelCounts[] = [];
  const groups = new Map<string, Group>();
  const addGroup = (name: string, one: Group): void => {
    const known = groups.get(name);
    groups.set(
      name,
      known
        ? {
            first: Math.min(known.first, one.first),
            counts: mergeCounts([known.counts, one.counts]),
            sentences: known.sentences + one.sentences,
            wrong: known.wrong + one.wrong,
          }
        : one,
    );
  };
  return {
    add(index: number, one: ScoreCounts): void {
      counts = mergeCounts([counts, one]);
      byUnit[index] = totalCounts(one);
    },
    group(name: string, first: number, one: ScoreCounts, isSentence: boolean): void {
      const { incorrect, partial, missed, spurious } = totalCounts(one);
      const wrong = incorrect + partial + missed + spurious > 0 ? 1 : 0;
      addGroup(name, { first, counts: one, sentences: isSentence ? 1 : 0, wrong });
    },
    state: (): ResultCounts => ({ counts, byUnit, groups: [...groups] }),
    merge(state: ResultCounts, from: number): void {
      counts = mergeCounts([counts, state.counts]);
      // Those that wait for their partner are holes.
      state.byUnit.forEach((unit, i) => (byUnit[from + i] = unit));
      for (const [name, group] of state.groups) addGroup(name, { ...group, first: from + group.first });
    },
    finish(grouped: boolean): Finished {
      // Groups of sentences all begin with the first document that has such a sentence: by name says more.
      const inOrder = [...groups].toSorted(
        ([x, a], [y, b]) => (a.sentences > 0 ? 0 : a.first - b.first) || (x < y ? -1 : 1),
      );
      const rows = inOrder.map(([name, { counts, sentences, wrong }]) => ({
        name,
        counts,
        micro: shownRatios(totalCounts(counts)),
        ...(sentences > 0 && { sentences: { count: sentences, errorRate: wrong / sentences } }),
      }));
      return { counts, byUnit, groups: grouped ? rows : undefined };
    },
  };
}

function measure(
  scorer: Scorer,
  { counts, byUnit, groups }: Finished,
  gold: ReadonlyMap<string, number>,
  options: EvaluateOptions,
): Measurement {
  const { intervals, labels = scorer.labels } = options;
  const counted = labels && scorer.labels ? scorer.labels.filter((label) => labels.includes(label)) : labels;
  const total = totalCounts(counts);
  const [micro, isNothing] = [shownRatios(total), isEmpty(total)];
  return {
    match: scorer.name,
    description: scorer.description,
    tokeniser: scorer.tokeniser,
    ...(counted === undefined ? {} : { labels: counted }),
    ...(scorer.labels === undefined ? {} : { passedOver: countOthers(gold, scorer.labels) }),
    counts,
    micro,
    macro: isNothing ? micro : macroRatios(counts),
    macroOverDocuments: isNothing ? micro : macroOverDocuments(byUnit),
    leak: leakScore(counts),
    byLabel: Object.fromEntries(Object.entries(counts.byLabel).map(([label, row]) => [label, toLabelScore(row)])),
    ...(groups === undefined ? {} : { groups }),
    ...(intervals && !isNothing ? { interval: bootstrapInterval(byUnit, toBootstrap(scorer.name, intervals)) } : {}),
    byUnit,
  };
}

function toBootstrap(name: string, { seed, ...rest }: NonNullable<EvaluateOptions['intervals']>) {
  return { ...rest, rng: createRng(seed).fork('interval', name) };
}

function toLabelScore(counts: LabelCounts): LabelScore {
  return { ...shownRatios(counts), gold: goldCount(counts), predicted: predictedCount(counts), ...counts };
}

function requireSameText(gold: Document, predicted: Document): void {
  const at = findDifference(gold.text, predicted.text);
  if (at === undefined) return;
  throw new PalimpsestError('different-text', `the gold and the predicted text differ from offset ${at}`, {
    place: { documentId: gold.id },
    hint: 'Score a prediction against the corpus that it was made of: offsets mean nothing in another text.',
  });
}

function countLabels(doc: Document, counts: Map<string, number>): void {
  for (const { label } of mentionsOf(doc)) addCount(counts, label);
}

function countOthers(counts: ReadonlyMap<string, number>, labels: readonly string[]): number {
  return [...counts].reduce((sum, [label, count]) => (labels.includes(label) ? sum : sum + count), 0);
}

function without(counts: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): Record<string, number> {
  const only = [...counts].filter(([label]) => !others.has(label));
  return Object.fromEntries(only.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Counts ids and keeps the first ones. */
export function createIdSample() {
  const ids: string[] = [];
  let count = 0;
  return {
    add: (id: string): void => {
      count++;
      if (ids.length < SAMPLE) ids.push(id);
    },
    result: (): IdSample => ({ count, ids }),
  };
}
