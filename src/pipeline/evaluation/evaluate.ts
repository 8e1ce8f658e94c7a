import { createRng } from '../../core/rng.ts';
import { requireRereadable, toCorpus } from '../../core/document.ts';
import type { Corpus, Document, Entity } from '../../core/types.ts';
import type { Ambiguity } from '../../evaluate/ambiguity.ts';
import { createIdSample, type Evaluation, type IdSample, type Measurement } from '../../evaluate/evaluate.ts';
import {
  createTrainedSurfaces,
  createTrainingVocabulary,
  type VocabularyRow,
} from '../../evaluate/out-of-vocabulary.ts';
import { pairByOrder, pairDocuments } from '../../evaluate/pair-documents.ts';
import { keepLabels, type Scorer } from '../../evaluate/scorer.ts';
import { findScorer, scorers } from '../../evaluate/scorers.ts';
import { createSentenceIndex, type SentenceIndex } from '../../evaluate/shared-sentences.ts';
import {
  countMatches,
  createStrataAnalysis,
  type Loss,
  type Matches,
  splitLoss,
  type Strata,
} from '../../evaluate/strata.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { type RandomisationResult, testRandomisation } from '../../evaluate/significance.ts';
import { applyLabelMap } from '../../resources/label-map.ts';
import { languageOf } from '../../languages/locale.ts';
import { type Comparing, createComparison, createCorpusLabels, createJoin } from '../parts/evaluate-tasks.ts';
import { openPairPool, type PartPool } from '../parts/pool.ts';
import { type LabelMapping, type LabelOptions, mapLabels } from './label-mapping.ts';

type Documents = Corpus | readonly Document[];

/** Of so few, chance moves F1 by points. */
const FEW_DOCUMENTS = 500;

/** What `evaluatePredictions` is asked for, besides the label map. */
export interface EvaluatePredictionsOptions extends LabelOptions {
  /** Measures, by name or as scorers; `strict` alone when absent. */
  readonly match?: readonly (Scorer | string)[] | undefined;
  /** Besides labels: each document, or sentences by their languages (`group`) or by how much these are mixed (`cmi`). */
  readonly groupBy?: 'label' | 'document' | 'group' | 'cmi' | undefined;
  /** Of `group` and `cmi`: two languages, as `--mixed` has them; `en` and `zh` when absent. */
  readonly mixed?: readonly [string, string] | undefined;
  /** These labels alone count, after mapping. */
  readonly only?: readonly string[] | undefined;
  /** Bootstrap intervals of micro F1, over documents; when absent, where there are at most 500 of them. */
  readonly intervals?: boolean | undefined;
  /** Another prediction: is the difference more than chance? */
  readonly compare?: Documents | undefined;
  /** What the tagger learned from: tells mentions with its words from those with others. */
  readonly training?: Documents | undefined;
  /**
   * What else the tagger was made with: the sentences that conventions were learned from, text that it was adapted to. Documents with a sentence of it, or of
   * `training`, are told.
   */
  readonly apartFrom?: readonly Documents[] | undefined;
  /** Which labels are taken for each other, within and across coarse types. */
  readonly confusions?: boolean | undefined;
  /** Where F1 is lost, and which kinds of mentions were found; with `training`, also by what it had of their text. */
  readonly strata?: boolean | undefined;
  /** Of intervals and tests; 13 when absent. */
  readonly seed?: number | undefined;
  /**
   * Threads that read and compare, where both corpora are ones that `readCorpus` opened and are laid out alike; the result does not depend on
   * their number. Default 1.
   */
  readonly workers?: number | undefined;
  /** Told what a person should know of the label map. */
  readonly onNote?: ((note: string) => void) | undefined;
  /** Told which prediction was paired by the order of its documents, since no id agrees. */
  readonly onPairedByOrder?: ((which: 'predicted' | 'compare') => void) | undefined;
  /** Told after each document how many are compared. */
  readonly onProgress?: ((documents: number) => void) | undefined;
}

/** How another prediction fared by one measure, and whether the difference is more than chance. */
export interface Comparison {
  readonly match: string;
  readonly micro: Measurement['micro'];
  /** Of the two micro F1, the other's minus that of the prediction. */
  readonly f1: RandomisationResult;
}

/** An evaluation with the analyses that were asked for. */
export interface EvaluatedPredictions extends Evaluation {
  /** Which label map both sides were given, and whether its coarse types. */
  readonly labelMap: LabelMapping['description'];
  /** BCP 47 code by which sentences were counted. */
  readonly language: string;
  /** One for each measure, where there is another prediction. */
  readonly comparisons?: readonly Comparison[];
  /** By label, all together under the empty name, where there is a training corpus. */
  readonly vocabulary?: Readonly<Record<string, VocabularyRow>>;
  readonly ambiguity?: Ambiguity;
  /** Gold documents with a sentence of eight tokens or more that `training` or `apartFrom` has, too: their figures are too good. Where either is given. */
  readonly shared?: IdSample;
  readonly strata?: Strata;
  readonly loss?: Loss;
}

/**
 * Scores a tagger's mentions against the gold ones, with all that `palimpsest evaluate` tells. Documents are paired by id or,
 * where no id agrees and both have as many, by their order. Every corpus is read more than once.
 *
 * @throws PalimpsestError `unknown-scorer`, `unknown-label`, `no-label-map`, `different-text`, `duplicate-document-id`.
 * @throws TypeError where a corpus can be read only once.
 */
export async function evaluatePredictions(
  gold: Documents,
  predicted: Documents,
  options: EvaluatePredictionsOptions = {},
): Promise<EvaluatedPredictions> {
  const { match = ['strict'], groupBy = 'label', mixed = ['en', 'zh'], seed = 13, onNote = () => undefined } = options;
  for (const corpus of [gold, predicted, options.compare ?? []]) requireRereadable(corpus, 'evaluatePredictions');
  const right = toCorpus(gold);
  const pair = async (which: 'predicted' | 'compare', corpus: Documents) => {
    const paired = await pairByOrder(read.ids, toCorpus(corpus));
    if (paired.isByOrder) options.onPairedByOrder?.(which);
    return paired;
  };
  const measures = match.map(findScorer);
  const pools: PartPool[] = [];
  /** Threads have measures of the table only, by their names. */
  const openPool = (other: Documents) => {
    const areShipped = measures.every((measure) => scorers.includes(measure));
    const pool = areShipped ? openPairPool(gold, other, options.workers) : undefined;
    if (pool) pools.push(pool);
    return pool;
  };
  const read = createCorpusLabels();
  try {
    const pool = openPool(predicted);
    if (pool) for await (const { result } of pool.each('labels', undefined)) read.merge(result);
    else for await (const doc of right) read.add(doc);
    const found = await pair('predicted', predicted);
    const others = [found.corpus, ...(options.compare ? [toCorpus(options.compare)] : [])];
    const mapping = await mapLabels(read, options, onNote, others);
    const language = languageOf(mapping.locale());
    const vocabulary = options.training && createTrainingVocabulary();
    const surfaces = options.training && options.strata === true ? createTrainedSurfaces() : undefined;
    const known = options.training || options.apartFrom ? createSentenceIndex(language) : undefined;
    for await (const doc of options.training ?? []) {
      known?.add(doc);
      vocabulary?.add(doc);
      surfaces?.add(mapping.map ? applyLabelMap(doc, mapping.map) : doc);
    }
    for (const corpus of options.apartFrom ?? []) for await (const doc of corpus) known?.add(doc);
    const setup: Comparing = {
      match: measures,
      groupBy,
      mixed,
      language,
      map: mapping.map,
      words: vocabulary && [...vocabulary.words],
      confusions: options.confusions === true,
      ...(options.only && { labels: options.only }),
      ...((options.intervals ?? read.ids.length <= FEW_DOCUMENTS) && { intervals: { seed } }),
    };
    const evaluation = await score(right, found, setup, pool, mapping, options);
    const other = options.compare && (await pair('compare', options.compare));
    const rest = { ...setup, words: undefined, confusions: false };
    const compared = other && (await score(right, other, rest, openPool(options.compare), mapping, options));
    const { vocabulary: byWords, ambiguity, ...scores } = evaluation;
    return {
      ...scores,
      labelMap: mapping.description,
      language,
      ...(compared && { comparisons: compare(evaluation, compared, seed) }),
      ...(byWords && { vocabulary: byWords }),
      ...(ambiguity && { ambiguity }),
      ...(known && { shared: await findShared(right, known) }),
      ...(options.strata === true && (await divide(right, found.corpus, mapping, language, surfaces, options.only))),
    };
  } finally {
    for (const pool of pools) await pool.close();
  }
}

/** Compares the gold documents with others, in threads where there are any and ids pair them. */
async function score(
  gold: Corpus,
  { corpus, isByOrder }: { readonly corpus: Corpus; readonly isByOrder: boolean },
  setup: Comparing,
  pool: PartPool | undefined,
  mapping: LabelMapping,
  { onProgress }: EvaluatePredictionsOptions,
) {
  const comparison = createComparison(setup, (label) => mapping.coarseOf(label));
  let documents = 0;
  if (pool && !isByOrder) {
    const join = createJoin(comparison);
    const named = setup.match.map((measure) => findScorer(measure).name);
    for await (const part of pool.each('evaluate', { ...setup, match: named })) {
      join.add(part.result, part.documents);
      onProgress?.((documents += part.documents));
    }
    join.end();
  } else {
    for await (const pair of pairDocuments(gold, corpus, comparison.addExtra)) {
      comparison.add(pair);
      onProgress?.(++documents);
    }
  }
  return comparison.result();
}

async function findShared(gold: Corpus, known: SentenceIndex): Promise<IdSample> {
  const sample = createIdSample();
  for await (const doc of gold) if (known.countShared(doc) > 0) sample.add(doc.id);
  return sample.result();
}

/** The kinds of mentions, and where F1 is lost. */
async function divide(
  gold: Corpus,
  predicted: Corpus,
  mapping: LabelMapping,
  language: string,
  surfaces: ReturnType<typeof createTrainedSurfaces> | undefined,
  only: EvaluatePredictionsOptions['only'],
): Promise<Pick<EvaluatedPredictions, 'strata' | 'loss'>> {
  const seen = surfaces && ((doc: Document, mention: Entity) => SEEN[surfaces.lookUp(doc, mention)]);
  const kinds = createStrataAnalysis(language, loadGazetteers(), seen && { 'in training': seen });
  const wanted = only && new Set(only);
  let matches: Matches | undefined;
  for await (const pair of pairDocuments(mapping.apply(gold), mapping.apply(predicted), () => undefined)) {
    const sides = [pair.gold, pair.predicted ?? { ...pair.gold, entities: [] }] as const;
    const counted = sides.map((doc) => (wanted ? keepLabels(doc, wanted) : doc)) as [Document, Document];
    kinds.add(...counted);
    matches = countMatches([counted], matches);
  }
  return { strata: kinds.result(), ...(matches && { loss: splitLoss(matches) }) };
}

const SEEN = { 'same-label': 'with this label', 'other-label': 'with another', unseen: 'not' } as const;

function compare(evaluation: Evaluation, other: Evaluation, seed: number): readonly Comparison[] {
  return evaluation.measurements.map(({ match, byUnit }, i) => {
    const second = other.measurements[i] as Measurement;
    const rng = createRng(seed).fork('randomisation', match);
    return { match, micro: second.micro, f1: testRandomisation(byUnit, second.byUnit, { rng }) };
  });
}
