import { createRng } from '../../core/rng.ts';
import { requireRereadable, toCorpus } from '../../core/document.ts';
import type { Corpus, Document, Entity } from '../../core/types.ts';
import { type Ambiguity, createAmbiguityAnalysis } from '../../evaluate/ambiguity.ts';
import { groupSentences } from '../../evaluate/code-mixing.ts';
import { evaluateCorpora, type EvaluateOptions, type Evaluation, type Measurement } from '../../evaluate/evaluate.ts';
import { keepLabels, type Scorer } from '../../evaluate/scorer.ts';
import {
  countMatches,
  createStrataAnalysis,
  type Loss,
  type Matches,
  splitLoss,
  type Strata,
} from '../../evaluate/strata.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import {
  createTrainedSurfaces,
  createTrainingVocabulary,
  createVocabularyAnalysis,
  type VocabularyRow,
} from '../../evaluate/out-of-vocabulary.ts';
import { pairByOrder, pairDocuments } from '../../evaluate/pair-documents.ts';
import { type RandomisationResult, testRandomisation } from '../../evaluate/significance.ts';
import { languageOf } from '../../languages/locale.ts';
import { openMixed } from '../../text/code-mixing.ts';
import { type LabelMapping, type LabelOptions, openLabelMapping } from './label-mapping.ts';

type Documents = Corpus | readonly Document[];

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
  /** Adds bootstrap intervals of micro F1, over documents. */
  readonly intervals?: boolean | undefined;
  /** Another prediction: is the difference more than chance? */
  readonly compare?: Documents | undefined;
  /** What the tagger learned from: tells mentions with its words from those with others. */
  readonly training?: Documents | undefined;
  /** Which labels are taken for each other, within and across coarse types. */
  readonly confusions?: boolean | undefined;
  /** Where F1 is lost, and which kinds of mentions were found; with `training`, also by what it had of their text. */
  readonly strata?: boolean | undefined;
  /** Of intervals and tests; 13 when absent. */
  readonly seed?: number | undefined;
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
    const paired = await pairByOrder(right, toCorpus(corpus));
    if (paired.isByOrder) options.onPairedByOrder?.(which);
    return paired.corpus;
  };
  const found = await pair('predicted', predicted);
  const mapping = await openLabelMapping(right, options, onNote, [found]);
  const language = languageOf(mapping.locale());
  const settings: EvaluateOptions = {
    language,
    groupBy:
      groupBy === 'group' || groupBy === 'cmi' ? { sentences: groupSentences(openMixed(mixed), groupBy) } : groupBy,
    ...(options.only && { labels: options.only }),
    ...(options.intervals === true && { intervals: { seed } }),
    ...(options.onProgress && { onProgress: options.onProgress }),
  };
  const score = (corpus: Corpus) => evaluateCorpora(mapping.apply(right), mapping.apply(corpus), match, settings);
  const evaluation = await score(found);
  const analyses = await analyse(right, found, mapping, language, options);
  const other = options.compare && (await score(await pair('compare', options.compare)));
  return {
    ...evaluation,
    labelMap: mapping.description,
    language,
    ...(other && { comparisons: compare(evaluation, other, seed) }),
    ...analyses,
  };
}

async function analyse(
  gold: Corpus,
  predicted: Corpus,
  mapping: LabelMapping,
  language: string,
  { training, confusions, strata, only }: EvaluatePredictionsOptions,
): Promise<Pick<EvaluatedPredictions, 'vocabulary' | 'ambiguity' | 'strata' | 'loss'>> {
  if (!training && confusions !== true && strata !== true) return {};
  const vocabulary = createTrainingVocabulary();
  const surfaces = createTrainedSurfaces();
  for await (const doc of training ? mapping.apply(toCorpus(training)) : []) {
    vocabulary.add(doc);
    surfaces.add(doc);
  }
  const byWords = createVocabularyAnalysis(vocabulary);
  const ambiguity = createAmbiguityAnalysis((label) => mapping.coarseOf(label));
  const seen = (doc: Document, mention: Entity) => SEEN[surfaces.lookUp(doc, mention)];
  const kinds = createStrataAnalysis(language, loadGazetteers(), training ? { 'in training': seen } : {});
  const wanted = only && new Set(only);
  let matches: Matches | undefined;
  for await (const pair of pairDocuments(mapping.apply(gold), mapping.apply(predicted), () => undefined)) {
    const found = pair.predicted ?? { ...pair.gold, entities: [] };
    if (training) byWords.add(pair.gold, found);
    if (confusions === true) ambiguity.add(pair.gold, found);
    if (strata !== true) continue;
    const counted = [pair.gold, found].map((doc) => (wanted ? keepLabels(doc, wanted) : doc)) as [Document, Document];
    kinds.add(...counted);
    matches = countMatches([counted], matches);
  }
  return {
    ...(training && { vocabulary: byWords.result() }),
    ...(confusions === true && { ambiguity: ambiguity.result() }),
    ...(strata === true && { strata: kinds.result() }),
    ...(matches && { loss: splitLoss(matches) }),
  };
}

const SEEN = { 'same-label': 'with this label', 'other-label': 'with another', unseen: 'not' } as const;

function compare(evaluation: Evaluation, other: Evaluation, seed: number): readonly Comparison[] {
  return evaluation.measurements.map(({ match, byUnit }, i) => {
    const second = other.measurements[i] as Measurement;
    const rng = createRng(seed).fork('randomisation', match);
    return { match, micro: second.micro, f1: testRandomisation(byUnit, second.byUnit, { rng }) };
  });
}
