import { collectDocuments } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { createConfusions } from '../../evaluate/match-tokens.ts';
import { createSeenAnalysis, createTrainedSurfaces, type TrainedSurfaces } from '../../evaluate/out-of-vocabulary.ts';
import { createStatistics } from '../../evaluate/statistics.ts';
import { countMatches, createStrataAnalysis } from '../../evaluate/strata.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import {
  type AugmentationCounts,
  type CellJob,
  type CellResult,
  type StoredTest,
  type TestTarget,
  mapDocument,
} from './study.ts';
import { recallAtPrecision } from '../../taggers/recall-bias/recall-at.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { languageOf } from '../../languages/locale.ts';
import { countPairs } from '../common/count-pairs.ts';
import { countGroups } from '../common/measures.ts';
import { createNotices, endOf, tagBlank, trainTagger } from '../common/train.ts';
import { costsSince, type EpochCost, type Runner } from '../engine/task.ts';
import { splitFigures } from './describe.ts';

/** Read when first asked for; a worker computes many cells. */
const gazetteers = loadGazetteers();

/**
 * Computes one cell: augments the training part, trains, tags the tests, counts.
 *
 * @throws PalimpsestError `empty-training-set`, and what augmenting, training and tagging throw.
 */
export const run: Runner<CellJob, CellResult> = async (job, onStep) => {
  const started = performance.now();
  const told = createNotices();
  const { train, augmentation } = await makeTrainingSet(job, told.notices);
  if (train.length === 0) {
    throw new PalimpsestError('empty-training-set', 'no unit is left to train on', {
      hint: 'Ask for a larger fraction, or give train a larger share of the split.',
    });
  }
  const curve: { step: number; loss: number; devF1?: number }[] = [];
  const epochs: EpochCost[] = [];
  const tagger = await trainTagger(job.model, train, job, told, (step) => {
    curve.push({ step: step.step, loss: step.loss, ...(step.devF1 !== undefined && { devF1: step.devF1 }) });
    const { tokensPerSecond, peakMegabytes, gpuMegabytes } = step.figures ?? {};
    if (tokensPerSecond !== undefined && peakMegabytes !== undefined) {
      const gpu = gpuMegabytes !== undefined && { gpuMegabytes };
      epochs.push({ step: step.step, tokensPerSecond: Math.round(tokensPerSecond), peakMegabytes, ...gpu });
    }
    onStep(step);
  });
  const trained = performance.now();
  const tests: Record<string, StoredTest> = {};
  // What augmentation added does not count as seen: so the same test mentions are unseen in every arm.
  const surfaces = createTrainedSurfaces();
  for (const doc of job.train) surfaces.add(mapDocument(doc, job.mapping));
  try {
    for (const target of job.targets) Object.assign(tests, await runTests(tagger, target, surfaces, job));
  } finally {
    await tagger.dispose?.();
  }
  const costs = costsSince(started, trained, told.remarks);
  const figures = describeTraining(train, job.language);
  const training = { ...figures, curve, notices: [...told.notices], ...(augmentation && { augmentation }) };
  return {
    result: { key: job.key, inputs: job.inputs, training, tests, ...endOf(tagger) },
    costs: { ...costs, ...(epochs.length > 0 && { epochs }) },
  };
};

/** D ∪ α·D_aug, with the categories of the study. Surrogates need the labels of the source, so mapping comes last. */
async function makeTrainingSet(job: CellJob, notices: Set<string>): Promise<TrainingSet> {
  if (!job.augmentation || job.train.length === 0)
    return { train: job.train.map((doc) => mapDocument(doc, job.mapping)) };
  const { augment } = await import('../../pipeline/augmentation/augment.ts'); // much to load, and of no use to the arm none
  const augmented = await augment(job.train, { ...job.augmentation, alpha: job.alpha, seed: job.seed });
  for (const note of augmented.notes) notices.add(note);
  const train: Document[] = [];
  for await (const doc of augmented) train.push(mapDocument(doc, job.mapping));
  const { copies, changedCopies, edits } = augmented.summary();
  return { train: await followSample(train, job), augmentation: { copies, changedCopies, edits } };
}

/** Borders, labels and blanks as the sample of the other corpus has them; learned beside the source, since copies would count its mentions over again. */
async function followSample(train: readonly Document[], job: CellJob): Promise<readonly Document[]> {
  if (!job.sample) return train;
  const { learnConventions } = await import('../../pipeline/conventions/learn.ts');
  const { createConventionsWriter } = await import('../../pipeline/conventions/apply.ts');
  const source = job.train.map((doc) => mapDocument(doc, job.mapping));
  const locale = job.augmentation?.locale ?? job.language;
  const { conventions } = await learnConventions(source, job.sample, { locale });
  const brought = train.map(createConventionsWriter(conventions));
  return job.trainsOnSample ? [...brought, ...(await copySample(job.sample, source, job))] : brought;
}

/** The sample with copies of its own, as often as `augment` writes it beside a source. */
async function copySample(
  sample: readonly Document[],
  source: readonly Document[],
  job: CellJob,
): Promise<readonly Document[]> {
  const { mapFor, namedApart, timesOf } = await import('../../pipeline/target/apply.ts');
  const { augment } = await import('../../pipeline/augmentation/augment.ts');
  const mentionsOf = (docs: readonly Document[]) => docs.reduce((sum, { entities }) => sum + entities.length, 0);
  const times = timesOf({ sample: { mentions: mentionsOf(sample) }, mentions: mentionsOf(source) }, job.alpha);
  const { labelMap, recipe = 'palimpsest', ...settings } = job.augmentation ?? {};
  const map = mapFor(sample, labelMap);
  const copied = await augment(namedApart(sample, new Set()), { ...settings, recipe, ...(map && { labelMap: map }), alpha: times - 1, seed: job.seed, generated: false }); // prettier-ignore
  return collectDocuments(copied);
}

interface TrainingSet {
  readonly train: readonly Document[];
  readonly augmentation?: AugmentationCounts;
}

function describeTraining(train: readonly Document[], language: string) {
  const analyse = createAnalyser(languageOf(language));
  const statistics = createStatistics();
  for (const doc of train) statistics.add(doc, analyse(doc));
  return splitFigures(statistics.result());
}

async function runTests(
  tagger: TrainedTagger,
  { documents, tests, language }: TestTarget,
  surfaces: TrainedSurfaces,
  job: CellJob,
): Promise<Record<string, StoredTest>> {
  const predicted = await tagBlank(tagger, documents);
  const found: Record<string, StoredTest> = {};
  for (const { name, indices = documents.map((_, i) => i) } of tests) {
    const pairs = indices.map((i) => [documents[i] as Document, predicted[i] as Document] as const);
    const confusions = createConfusions();
    const seen = createSeenAnalysis(surfaces);
    const strata = createStrataAnalysis(languageOf(language), gazetteers);
    for (const [gold, tagged] of pairs) for (const one of [confusions, seen, strata]) one.add(gold, tagged);
    const gold = pairs.map(([doc]) => doc);
    const recall = tagger.marginalSource && (await recallAtPrecision(tagger.marginalSource, gold, 0.9));
    found[name] = {
      ...countPairs(pairs, job.metrics),
      confusions: confusions.result(),
      ...(job.groupBy && { groups: countGroups(pairs, job.groupBy, job.metrics[0] as string, language) }),
      ...seen.result(),
      strata: strata.result(),
      matches: countMatches(pairs),
      ...(recall !== undefined && { recallAt90: recall }),
    };
  }
  return found;
}
