import { ownValue } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { TrainingContext } from '../../core/tagger.ts';
import type { Corpus, Document } from '../../core/types.ts';
import {
  countWords,
  createCorrection,
  trainContextTrees,
  type HeldOutDocument,
} from '../../taggers/recall-bias/context.ts';
import type { RecallBiasModel } from '../../taggers/recall-bias/model.ts';
import {
  noMarginals,
  FINE_GRID,
  PAPER_BETAS,
  PAPER_GRID,
  type ThresholdGrid,
  searchThresholds,
} from '../../taggers/recall-bias/search.ts';
import { createObserver, joinObservations, type Observations } from '../../taggers/recall-bias/observations.ts';
import type { MarginalSource, TrainedTagger } from '../../taggers/types.ts';
import { dealFolds } from '../split.ts';
import { toCorpus } from '../../core/document.ts';

export const THRESHOLD_GRIDS: Readonly<Record<string, ThresholdGrid>> = { paper: PAPER_GRID, fine: FINE_GRID };

export interface TuneOptions {
  /** Default: the paper's 1, 4, 10, 20, 40. */
  readonly betas?: readonly number[];
  /** Name of one of {@link THRESHOLD_GRIDS}: by default `paper`. */
  readonly grid?: string;
  /** Labels with enough tokens get thresholds of their own. */
  readonly byLabel?: boolean;
  /** Learns a model of the context, which corrects the probabilities first. */
  readonly context?: boolean;
  /**
   * The corpus is the one that the tagger was trained on: thresholds are tuned by cross-validation, with a tagger for each
   * fold that did not see it. Absent: the tagger has not seen the corpus.
   */
  readonly folds?: number;
  /** Trains a tagger as the one to be tuned was trained, on other documents; for `folds`. */
  readonly retrain?: (
    documents: readonly Document[],
    context: Pick<TrainingContext, 'signal'>,
  ) => Promise<TrainedTagger>;
  /** Key of `meta`: documents with the same value are in the same fold. */
  readonly by?: string;
  /** Which document is in which fold is drawn from it. Default 13. */
  readonly seed?: number;
  /** Told before each fold. */
  readonly onFold?: (fold: number, folds: number) => void;
  readonly signal?: AbortSignal;
}

/** Folds of the context model where the corpus is held out. */
const CONTEXT_FOLDS = 5;

/**
 * Tunes the recall bias of a tagger on labelled documents that it has not seen, or by cross-validation on those it was
 * trained on. No figure here is of a document that a model behind it has seen: with `context`, thresholds are tuned on
 * probabilities corrected by trees that were trained on the other folds; those of the result are trained on all.
 *
 * @throws PalimpsestError `no-marginals`, `empty-corpus`, `no-entities`; TypeError for betas, folds or grids there are not.
 */
export async function tuneRecallBias(
  tagger: TrainedTagger,
  corpus: Corpus | readonly Document[],
  options: TuneOptions = {},
): Promise<RecallBiasModel> {
  const source = sourceOf(tagger);
  const { betas = PAPER_BETAS, grid = 'paper', seed = 13, folds } = options;
  const values = ownValue(THRESHOLD_GRIDS, grid);
  if (!values) throw new TypeError(`a grid is one of ${Object.keys(THRESHOLD_GRIDS).join(', ')}, not ${grid}`);
  const documents = await collect(corpus);
  const count = folds ?? (options.context === true ? CONTEXT_FOLDS : 1);
  const dealt = count > 1 ? dealFolds(documents, count, seed, options.by) : documents.map(() => 0);
  const rated = await rateHeldOut(source, documents, dealt, count, options);
  const observed = options.context === true ? observeCorrected(rated, source, dealt, count) : observe(rated, source);
  if (observed.gold === 0) {
    throw new PalimpsestError('no-entities', 'the documents to tune on have no entity of the default layer', {
      hint: 'Check that the annotations were found (palimpsest stats shows them).',
    });
  }
  const { tokens, gold } = observed;
  return {
    tuned: searchThresholds(observed, betas.toSorted((a, b) => a - b), values, { byLabel: options.byLabel === true }), // prettier-ignore
    tuning: { documents: documents.length, tokens, gold, grid, ...(folds !== undefined && { folds }) },
    ...(options.context === true && {
      context: { trees: trainContextTrees(rated, source.tags), counts: countWords(documents, source.language) },
    }),
  };
}

function sourceOf(tagger: TrainedTagger): MarginalSource {
  if (!tagger.marginalSource) throw noMarginals(tagger.family);
  return tagger.marginalSource;
}

/** Each document as a tagger rates it that has not seen it. In order. */
async function rateHeldOut(
  source: MarginalSource,
  documents: readonly Document[],
  dealt: readonly number[],
  count: number,
  { folds, retrain, onFold, signal, context }: TuneOptions,
): Promise<readonly HeldOutDocument[]> {
  if (folds !== undefined && !retrain) throw new TypeError('cross-validation needs a way to train the tagger again');
  if (folds !== undefined && folds < 2) throw new TypeError(`cross-validation takes 2 folds or more, not ${folds}`);
  const rated: HeldOutDocument[] = [];
  for (let fold = 0; fold < count; fold++) {
    signal?.throwIfAborted();
    if (folds !== undefined) onFold?.(fold + 1, count);
    const others = documents.filter((_, d) => dealt[d] !== fold);
    const own = folds === undefined ? undefined : await retrain?.(others, signal ? { signal } : {});
    try {
      const counts = context === true ? countWords(others, source.language) : new Map<string, never>();
      const places = dealt.flatMap((place, d) => (place === fold ? d : []));
      let next = 0;
      for await (const one of alignTags(own ? sourceOf(own) : source, source.tags).rate(
        toCorpus(places.map((d) => documents[d] as Document)),
      )) {
        rated[places[next++] as number] = { rated: one, counts };
      }
    } finally {
      await own?.dispose?.();
    }
  }
  return rated;
}

/** A source whose tags are in another order, or fewer, because its part of the corpus lacks a label, as one with `tags`. */
function alignTags(source: MarginalSource, tags: readonly string[]): MarginalSource {
  if (source.tags.join('\n') === tags.join('\n')) return source;
  const places = source.tags.map((tag) => tags.indexOf(tag));
  if (places.includes(-1)) {
    throw new PalimpsestError('other-labels', 'the corpus has labels that the model was not trained with', {
      hint: 'With --folds, give the corpus that the model was trained on, with the same label map.',
    });
  }
  const width = tags.length;
  return {
    ...source,
    tags,
    async *rate(docs) {
      for await (const { doc, sequences } of source.rate(docs)) {
        yield {
          doc,
          sequences: sequences.map(({ tokens, best, probabilities }) => {
            const wide = new Float64Array(tokens.length * width);
            probabilities.forEach((p, i) => {
              wide[Math.floor(i / places.length) * width + (places[i % places.length] as number)] = p;
            });
            return { tokens, best: Array.from(best, (tag) => places[tag] as number), probabilities: wide };
          }),
        };
      }
    },
  };
}

function observe(documents: readonly HeldOutDocument[], source: MarginalSource): Observations {
  const observer = createObserver(source);
  for (const { rated } of documents) observer.add(rated);
  return observer.finish();
}

/** The documents of each fold, corrected by what was learned from the other folds. */
function observeCorrected(
  documents: readonly HeldOutDocument[],
  source: MarginalSource,
  dealt: readonly number[],
  count: number,
): Observations {
  const parts = Array.from({ length: count }, (_, fold) => {
    const trees = trainContextTrees(
      documents.filter((_, d) => dealt[d] !== fold),
      source.tags,
    );
    const observer = createObserver(source);
    documents.forEach(({ rated, counts }, d) => {
      if (dealt[d] === fold) observer.add(createCorrection({ trees, counts }, source.tags)(rated));
    });
    return observer.finish();
  });
  return joinObservations(parts);
}

/** Without envelopes: the files they hold are of no use here. */
async function collect(corpus: Corpus | readonly Document[]): Promise<readonly Document[]> {
  const documents: Document[] = [];
  for await (const { envelope: _, ...doc } of toCorpus(corpus)) documents.push(Object.freeze(doc));
  if (documents.length > 0) return documents;
  throw new PalimpsestError('empty-corpus', 'the corpus to tune on has no readable document', {
    hint: 'Check the diagnostics above; name the format with --from if it was not told right.',
  });
}
