import type { Document } from '../../core/types.ts';
import { type Ambiguity, createAmbiguityAnalysis } from '../../evaluate/ambiguity.ts';
import { groupSentences } from '../../evaluate/code-mixing.ts';
import { createEvaluation, type EvaluateOptions, type Evaluation } from '../../evaluate/evaluate.ts';
import {
  createTrainingVocabulary,
  createVocabularyAnalysis,
  type VocabularyRow,
} from '../../evaluate/out-of-vocabulary.ts';
import { createWaiting, type DocumentPair, readInStep } from '../../evaluate/pair-documents.ts';
import type { Scorer } from '../../evaluate/scorer.ts';
import { applyLabelMap, type LabelMap } from '../../resources/label-map.ts';
import { openMixed } from '../../text/code-mixing.ts';
import { type CorpusCounts, createCorpusCensus } from '../augmentation/corpus-census.ts';
import { packError, type PartTask, unpackError } from './task.ts';

/** What a corpus tells before it is compared with another. */
export function createCorpusLabels() {
  const labels = new Set<string>();
  const ids: string[] = [];
  const told = createCorpusCensus();
  return {
    labels: labels as ReadonlySet<string>,
    ids: ids as readonly string[],
    told,
    add(doc: Document): void {
      told.add(doc);
      for (const { label } of doc.entities) labels.add(label);
      ids.push(doc.id);
    },
    state: (): CorpusLabelCounts => ({ labels: [...labels], ids, told: told.state() }),
    merge(state: CorpusLabelCounts): void {
      for (const label of state.labels) labels.add(label);
      for (const id of state.ids) ids.push(id);
      told.merge(state.told);
    },
  };
}

export interface CorpusLabelCounts {
  readonly labels: readonly string[];
  readonly ids: readonly string[];
  readonly told: CorpusCounts;
}

/** Counts what a part tells of the corpus. */
export const labelsTask: PartTask<undefined, CorpusLabelCounts> = {
  prepare: () => async (docs) => {
    const read = createCorpusLabels();
    for await (const doc of docs) read.add(doc);
    return read.state();
  },
};

/** What is compared and how, as structured-cloneable data where the measures are named. */
export interface Comparing extends Omit<EvaluateOptions, 'groupBy' | 'onProgress'> {
  readonly match: readonly (Scorer | string)[];
  readonly groupBy: 'label' | 'document' | 'group' | 'cmi';
  readonly mixed: readonly [string, string];
  readonly map: LabelMap | undefined;
  /** Of a training corpus. */
  readonly words: readonly string[] | undefined;
  readonly confusions: boolean;
}

/**
 * Compares pairs of documents in all ways that were asked for; the same wherever it runs.
 *
 * @param coarseOf of labels as the map writes them.
 */
export function createComparison(setup: Comparing, coarseOf: (label: string) => string = (label) => label) {
  const { match, groupBy, mixed, map, words, confusions, ...options } = setup;
  const isMixed = groupBy === 'group' || groupBy === 'cmi';
  const evaluation = createEvaluation(match, {
    ...options,
    groupBy: isMixed ? { sentences: groupSentences(openMixed(mixed), groupBy) } : groupBy,
  });
  const vocabulary = words && createVocabularyAnalysis(createTrainingVocabulary(words));
  const ambiguity = confusions ? createAmbiguityAnalysis(coarseOf) : undefined;
  const state = () => ({
    evaluation: evaluation.state(),
    vocabulary: vocabulary?.state(),
    ambiguity: ambiguity?.state(),
  });
  return {
    /** As {@link createEvaluation} takes pairs. */
    add(pair: DocumentPair): void {
      const gold = map ? applyLabelMap(pair.gold, map) : pair.gold;
      const predicted = pair.predicted && map ? applyLabelMap(pair.predicted, map) : pair.predicted;
      evaluation.add({ index: pair.index, gold, ...(predicted && { predicted }) });
      const found = predicted ?? { ...gold, entities: [] };
      vocabulary?.add(gold, found);
      ambiguity?.add(gold, found);
    },
    addExtra: evaluation.addExtra,
    state,
    /** Adds what was counted elsewhere in documents of the gold corpus from the given place on. */
    merge(counts: ReturnType<typeof state>, from: number): void {
      evaluation.merge(counts.evaluation, from);
      if (counts.vocabulary) vocabulary?.merge(counts.vocabulary);
      if (counts.ambiguity) ambiguity?.merge(counts.ambiguity);
    },
    result: (): Compared => ({
      ...evaluation.result(),
      ...(vocabulary && { vocabulary: vocabulary.result() }),
      ...(ambiguity && { ambiguity: ambiguity.result() }),
    }),
  };
}

interface Compared extends Evaluation {
  readonly vocabulary?: Readonly<Record<string, VocabularyRow>>;
  readonly ambiguity?: Ambiguity;
}

export interface ComparedPart {
  readonly counts: ReturnType<ReturnType<typeof createComparison>['state']>;
  /** Documents whose partner is in another part, or nowhere. */
  readonly golds: readonly DocumentPair[];
  readonly predictions: readonly Document[];
}

/** Compares the documents of a part with those beside it. */
export const evaluateTask: PartTask<Comparing, ComparedPart | { readonly failed: unknown }> = {
  prepare:
    (setup) =>
    async (docs, { beside }) => {
      const comparison = createComparison(setup);
      const waiting = createWaiting();
      let index = 0;
      let failure: { readonly failed: unknown } | undefined;
      for await (const [gold, other] of readInStep(docs, beside)) {
        if (failure) continue;
        try {
          for (const pair of waiting.add(gold && { index, gold }, other)) comparison.add(pair);
        } catch (error) {
          // Not thrown: which ids earlier parts have is not known yet, and which documents are pairs hangs on it.
          failure = { failed: packError(error) };
        }
        if (gold) index++;
      }
      if (failure) return failure;
      // What the file had beside them would be copied for nothing.
      const bare = ({ id, text, entities }: Document): Document => ({ id, text, entities });
      return {
        counts: comparison.state(),
        golds: [...waiting.golds.values()].map((one) => ({ ...one, gold: bare(one.gold) })),
        predictions: [...waiting.predictions.values()].map(bare),
      };
    },
};

/** Joins the parts that threads compared, in their order. */
export function createJoin(comparison: ReturnType<typeof createComparison>) {
  const waiting = createWaiting();
  let from = 0;
  return {
    /** @param documents gold ones of the part. */
    add(part: ComparedPart | { readonly failed: unknown }, documents: number): void {
      if ('failed' in part) throw unpackError(part.failed);
      const { counts, golds, predictions } = part;
      comparison.merge(counts, from);
      for (const pair of golds) complete({ ...pair, index: from + pair.index }, undefined);
      for (const doc of predictions) complete(undefined, doc);
      from += documents;
    },
    end(): void {
      for (const pair of waiting.golds.values()) comparison.add(pair);
      for (const doc of waiting.predictions.values()) comparison.addExtra(doc);
    },
  };

  function complete(own: DocumentPair | undefined, other: Document | undefined): void {
    for (const pair of waiting.add(own, other)) comparison.add(pair);
  }
}
