import { ownValue } from '../../core/collections.ts';
import { createEponymCorpus } from '../../conceal/eponym-corpus.ts';
import { createEponymGuard } from '../../conceal/eponym-guard.ts';
import type { Tagger, TrainingStep } from '../../core/tagger.ts';
import type { Document, Entity } from '../../core/types.ts';
import { type LabelCounts, mergeCounts, totalCounts } from '../../evaluate/counts.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import { tuneRecallBias } from '../../pipeline/training/recall-bias.ts';
import {
  type EponymFigures,
  type Overlap,
  type PhiFigures,
  nameOfModel,
  type PhiJob,
  type PhiResult,
} from './study.ts';
import { chooseLabelMap, type LabelMap } from '../../resources/label-map.ts';
import { openSavedModel, loadModel } from '../../taggers/model-folder.ts';
import { chooseBias, PAPER_TUNED, readRecallBias, type RecallBiasModel } from '../../taggers/recall-bias/model.ts';
import { createBiasedTagger } from '../../taggers/recall-bias/tagger.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import { packMentions } from '../common/count-pairs.ts';
import { createNotices, endOf, type Notices, tagBlank, trainTagger } from '../common/train.ts';
import { costsSince, type Runner } from '../engine/task.ts';
import { createOverlapCount, goldPhi } from './overlap.ts';
import type { PhiModelName } from './spec.ts';

/**
 * The cell of the PHI model: trains it, tunes its thresholds (§3.1.2), measures it on what it has not seen (Table 1), and tags
 * the clinical corpora and the eponym corpus at every level.
 *
 * @throws PalimpsestError what training, tuning, loading and `chooseBias` throw.
 */
export const run: Runner<PhiJob, PhiResult> = async (job, onStep) => {
  const started = performance.now();
  const told = createNotices();
  const opened = job.phi && (await openModel(job, job.phi, told, onStep));
  const trained = performance.now();
  // Corpora and models may be called `__proto__`.
  const table = Object.create(null) as Record<string, LabelCounts>;
  const thresholds = Object.create(null) as Record<string, { main: number; alternative: number }>;
  const predictions = Object.create(null) as Record<
    string,
    { labels: readonly string[]; models: Record<string, readonly (readonly number[])[]> }
  >;
  const overlap = Object.create(null) as Record<string, Record<string, Overlap>>;
  const labels = opened?.tagger.labels ?? [];
  const eponyms = job.eponyms && createEponymCount(job.eponyms);
  for (const { corpus } of job.targets) {
    predictions[corpus] = { labels, models: Object.create(null) as Record<string, never> };
    overlap[corpus] = Object.create(null) as Record<string, Overlap>;
  }
  const gold = job.targets.flatMap(({ documents }) => documents.flatMap(goldPhi).map(({ label }) => label));
  const map = job.phi?.labelMap ?? chooseLabelMap(new Set([...labels, ...(opened ? [] : gold)])).map;
  const classOf = (label: string) => coarseClass(label, map);
  try {
    for (const model of job.models) {
      const name = nameOfModel(model);
      const tagger = opened && model !== 'gold' ? atLevel(opened, model) : undefined;
      if (opened && typeof model === 'number') {
        const { main, alternative } = chooseBias(opened.bias.tuned, { beta: model }, labels).thresholds;
        thresholds[name] = { main, alternative };
      }
      if (tagger && job.phi?.parts) table[name] = await measure(tagger, job.phi.parts.test);
      for (const { corpus, language, documents } of job.targets) {
        const found = tagger ? await mentionsBy(tagger, documents) : documents.map(goldPhi);
        const count = createOverlapCount(language, classOf);
        documents.forEach((doc, d) => count.add(doc, found[d] as readonly Entity[]));
        (overlap[corpus] as Record<string, Overlap>)[name] = count.result();
        const models = predictions[corpus]?.models;
        if (tagger && models) models[name] = packMentions(found, labels);
      }
      if (tagger && eponyms) eponyms.add(name, await mentionsBy(tagger, eponyms.documents));
    }
  } finally {
    await opened?.tagger.dispose?.();
  }
  const figures: PhiFigures = {
    table,
    thresholds,
    overlap,
    ...(eponyms && opened && { eponyms: eponyms.result() }),
    notices: [...told.notices],
  };
  return {
    result: {
      kind: 'phi',
      key: job.key,
      inputs: job.inputs,
      figures,
      predictions,
      ...(opened && endOf(opened.tagger)),
    },
    costs: costsSince(started, trained, told.remarks),
  };
};

interface OpenedModel {
  readonly tagger: TrainedTagger;
  readonly bias: Pick<RecallBiasModel, 'context'> & { readonly tuned: Parameters<typeof chooseBias>[0] };
}

async function openModel(
  job: PhiJob,
  phi: NonNullable<PhiJob['phi']>,
  told: Notices,
  onStep: (step: TrainingStep) => void,
): Promise<OpenedModel> {
  if (!phi.parts) {
    const folder = phi.model as string;
    const tagger = await loadModel(folder);
    const bias = await readRecallBias(await openSavedModel(folder));
    if (!bias)
      told.notices.add(
        "The saved PHI model was never tuned: the thresholds are those of the paper's models (Table 4).",
      );
    told.notices.add(
      'The PHI model was given as a folder: it could not be checked that it never saw the documents on which the impact is measured.',
    );
    return { tagger, bias: bias ?? { tuned: PAPER_TUNED } };
  }
  const tagger = await trainTagger(phi.tagger, phi.parts.train, { ...job, language: phi.language }, told, onStep);
  const betas = job.models.filter((model) => typeof model === 'number');
  if (betas.length === 0) return { tagger, bias: { tuned: [] } };
  const { grid, byLabel, context } = phi;
  const bias = await tuneRecallBias(tagger, phi.parts.dev, { betas, grid, byLabel, context, seed: job.seed });
  return { tagger, bias };
}

function atLevel({ tagger, bias }: OpenedModel, model: Exclude<PhiModelName, 'gold'>): Tagger {
  if (model === 'base') return tagger;
  const { context } = bias;
  return createBiasedTagger(tagger, chooseBias(bias.tuned, { beta: model }, tagger.labels), context ? { context } : {});
}

async function mentionsBy(tagger: Tagger, documents: readonly Document[]): Promise<readonly (readonly Entity[])[]> {
  return (await tagBlank(tagger, documents)).map(({ entities }) => entities);
}

async function measure(tagger: Tagger, documents: readonly Document[]): Promise<LabelCounts> {
  const scorer = findScorer('binary-token');
  const found = await tagBlank(tagger, documents);
  return totalCounts(mergeCounts(documents.map((doc, d) => scorer.count(doc, found[d] as Document))));
}

/** The types that label schemes have in common, so that tables stay small: `NAME` for patients, doctors and relatives. */
function coarseClass(label: string, map: LabelMap | undefined): string {
  const rule = ownValue(map?.labels, label);
  return rule?.coarse ?? rule?.to ?? label;
}

/** Sentences of the eponym corpus in which the term is taken for PHI, with and without protection (§4.5). */
function createEponymCount({ language, sentences }: { readonly language: string; readonly sentences: number }) {
  const documents = createEponymCorpus(language, { sentences });
  const guard = createEponymGuard(language);
  const names = [...new Set(documents.map(eponymOf))];
  const taken = Object.create(null) as Record<string, Record<string, number>>;
  const protectedTaken = Object.create(null) as Record<string, Record<string, number>>;
  const none = () => Object.fromEntries(names.map((name) => [name, 0]));
  return {
    documents,
    add(model: string, found: readonly (readonly Entity[])[]): void {
      const rows = { plain: none(), guarded: none() };
      documents.forEach((doc, d) => {
        const { text, entities } = doc;
        const isSpared = guard(text);
        const name = eponymOf(doc);
        const hits = (found[d] as readonly Entity[]).filter((mention) =>
          entities.some((term) => mention.start < term.end && mention.end > term.start),
        );
        if (hits.length > 0) rows.plain[name] = (rows.plain[name] ?? 0) + 1;
        if (hits.some((mention) => !isSpared(mention))) rows.guarded[name] = (rows.guarded[name] ?? 0) + 1;
      });
      taken[model] = rows.plain;
      protectedTaken[model] = rows.guarded;
    },
    result: (): EponymFigures => ({ language, sentences, eponyms: names, taken, protectedTaken }),
  };
}

function eponymOf({ meta }: Document): string {
  const name = meta?.['eponym'];
  return typeof name === 'string' ? name : '';
}
