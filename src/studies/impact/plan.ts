import path from 'node:path';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import type { Strategy } from '../../conceal/strategy.ts';
import type { ImpactCell } from '../../report/impact-data.ts';
import { chooseLabelMap, type LabelMap } from '../../resources/label-map.ts';
import { splitCorpus } from '../../pipeline/split.ts';
import { toCorpus } from '../../core/to-corpus.ts';
import { fingerprint, keyOf, modelInputs } from '../engine/key.ts';
import { fingerprintGrouping } from '../common/sentence-groups.ts';
import type { RunnablePlan } from '../engine/task.ts';
import { createExperimentStore } from '../engine/store.ts';
import {
  type ClinicalData,
  dealClinical,
  hashDocuments,
  readClinical,
  readSource,
  refuseCommonDocuments,
} from './corpora.ts';
import { goldPhi } from './overlap.ts';
import { type ImpactJob, type ImpactResult, nameOfModel, type PhiJob, type PhiResult, type VariantJob } from './job.ts';
import { createImpactManifest } from './manifest.ts';
import { unpackPredictions } from '../common/stored-mentions.ts';
import type { ImpactSpec, PhiModelName, PhiSpec } from './spec.ts';

/** One training of an impact study. */
export type PlannedVariant = Pick<
  ImpactCell,
  'key' | 'corpus' | 'model' | 'strategy' | 'protectEponyms' | 'fold' | 'seed'
>;

export interface ImpactPlan extends RunnablePlan {
  readonly kind: 'impact';
  readonly spec: ImpactSpec;
  readonly corpora: readonly ClinicalData[];
  /** The documents of the PHI corpus by what they are for; absent of a saved model and where all PHI is gold. */
  readonly phiParts?: NonNullable<PhiJob['phi']>['parts'];
  /** Key of the cell of the PHI model, which all variants need. */
  readonly phiKey: string;
  /** In the order of the tables. */
  readonly cells: readonly PlannedVariant[];
  job(key: string, folder: string): Promise<ImpactJob>;
}

/** What tells a variant from the original text. */
interface Variant {
  readonly model: PhiModelName;
  readonly strategy: Strategy;
  readonly protectEponyms: boolean;
}

interface Origin {
  readonly data: ClinicalData;
  readonly variant?: Variant;
  readonly fold: number;
  readonly seed: number;
  readonly inputs: object;
}

/** Training and tuning on the PHI corpus, and tagging at every level, take about as long as so many trainings on its text. */
const PHI_WORK = 4;

/**
 * Reads the corpora of an impact study and lists its cells: that of the PHI model, then for each corpus, seed and fold the
 * original text and every variant of PHI model, strategy and protection of eponyms.
 *
 * @param report receives what the readers of the corpora refuse.
 * @throws PalimpsestError of the readers; `documents-in-common` where the PHI corpus has documents on which the impact would
 *   be measured; `empty-corpus`, `no-entities`, `too-few-units`.
 */
export async function planImpact(spec: ImpactSpec, report?: Report): Promise<ImpactPlan> {
  const corpora: ClinicalData[] = [];
  for (const corpus of spec.corpora) corpora.push(await readClinical(corpus, report));
  const phi = spec.phi && (await openPhi(spec.phi, corpora, spec.seeds[0] as number, report));
  const taggerInputs = modelInputs(spec.tagger.family, await fingerprint(spec.tagger.settings));
  const groupBy = spec.groupBy && (await fingerprintGrouping(spec.groupBy));
  const phiInputs = {
    kind: 'impact-phi',
    phi: phi?.inputs ?? null,
    models: spec.models,
    corpora: corpora.map(({ spec: { name, language }, hash }) => ({ name, language, hash })),
    eponyms: spec.eponyms ?? null,
    seed: spec.seeds[0],
  };
  const phiKey = keyOf(phiInputs);
  const phiSize = sum((phi?.parts?.train ?? []).map(({ text }) => text.length));
  const work = new Map([[phiKey, PHI_WORK * phiSize + sum(corpora.map(sizeOf))]]);
  const cells: PlannedVariant[] = [];
  const origins = new Map<string, Origin>();
  const folds = new Map<string, readonly number[]>();

  for (const data of corpora) {
    for (const seed of spec.seeds) {
      const dealt = dealClinical(data, spec.folds, seed);
      folds.set(foldsKey(data, seed), dealt);
      // A study that is stopped early then has whole folds, of all variants.
      for (let fold = 0; fold < spec.folds; fold++) {
        for (const variant of [undefined, ...listVariants(spec)]) {
          const inputs = inputsOf(data, variant, fold, seed);
          const key = keyOf(inputs);
          cells.push({
            key,
            corpus: data.spec.name,
            model: variant ? nameOfModel(variant.model) : 'none',
            strategy: variant?.strategy ?? 'original',
            protectEponyms: variant?.protectEponyms ?? false,
            fold,
            seed,
          });
          origins.set(key, { data, ...(variant && { variant }), fold, seed, inputs });
          const train = data.documents.filter((_, d) => dealt[d] !== fold);
          work.set(key, sum(train.map(({ text }) => text.length)));
        }
      }
    }
  }

  function inputsOf(data: ClinicalData, variant: Variant | undefined, fold: number, seed: number): object {
    const { language, block, group } = data.spec;
    return {
      kind: 'impact-variant',
      version: 2, // results name the documents tested
      corpus: data.hash,
      language,
      folds: { number: spec.folds, fold, block, group: group ?? null },
      concealment: variant ? concealmentInputs(data, variant) : null,
      tagger: taggerInputs,
      seed,
      metrics: spec.metrics.map(({ name }) => name),
      ...(groupBy && { groupBy }),
    };
  }

  function concealmentInputs(data: ClinicalData, { model, strategy, protectEponyms }: Variant): object {
    const { name: _, description: __, ...rules } = spec.rules;
    const labelMap = labelMapOf(data, model);
    return {
      phi: model === 'gold' ? null : { ...phi?.inputs, seed: spec.seeds[0] },
      model,
      strategy,
      protectEponyms,
      rules,
      labels: labelMap?.labels ?? null,
      locale: localeOf(data, labelMap),
    };
  }

  function labelMapOf({ documents }: ClinicalData, model: PhiModelName): LabelMap | undefined {
    if (spec.phi?.labelMap) return spec.phi.labelMap;
    const own = model === 'gold' ? documents.flatMap(goldPhi).map(({ label }) => label) : (phi?.labels ?? []);
    return chooseLabelMap(new Set(own)).map;
  }

  const plan: ImpactPlan = {
    kind: 'impact',
    text: spec.text,
    manifest: () => createImpactManifest(plan),
    needed: [phiKey],
    work,
    spec,
    corpora,
    ...(phi?.parts && { phiParts: phi.parts }),
    phiKey,
    cells,
    job: async (key, folder) => {
      const checkpoints = path.join(folder, 'checkpoints', key);
      if (key === phiKey) return phiJob(checkpoints);
      const origin = origins.get(key);
      if (!origin) throw new TypeError(`the plan has no cell ${key}`);
      const { data, variant, fold, seed, inputs } = origin;
      const { family, settings } = spec.tagger;
      const concealment = variant && (await concealmentOf(data, variant, seed, folder));
      return {
        kind: 'variant',
        key,
        inputs,
        documents: data.documents,
        ...(concealment && { concealment }),
        folds: folds.get(foldsKey(data, seed)) as readonly number[],
        fold,
        tagger: { family, settings },
        language: data.spec.language,
        seed,
        metrics: spec.metrics.map(({ name }) => name),
        ...(spec.groupBy && { groupBy: spec.groupBy }),
        checkpoints,
      };
    },
  };
  return plan;

  function phiJob(checkpoints: string): PhiJob {
    return {
      kind: 'phi',
      key: phiKey,
      inputs: phiInputs,
      models: spec.models,
      ...(spec.phi && {
        phi: {
          ...(phi?.parts && { parts: phi.parts }),
          ...(spec.phi.model !== undefined && { folder: spec.phi.model }),
          tagger: { family: spec.phi.tagger.family, settings: spec.phi.tagger.settings },
          language: spec.phi.language,
          grid: spec.phi.grid,
          byLabel: spec.phi.byLabel,
          context: spec.phi.context,
          ...(spec.phi.labelMap && { labelMap: spec.phi.labelMap }),
        },
      }),
      seed: spec.seeds[0] as number,
      targets: corpora.map(({ spec: { name, language }, documents }) => ({ corpus: name, language, documents })),
      ...(spec.eponyms && { eponyms: spec.eponyms }),
      checkpoints,
    };
  }

  /** @throws PalimpsestError `no-phi-model` where its cell is not done. */
  async function concealmentOf(
    data: ClinicalData,
    { model, strategy, protectEponyms }: Variant,
    seed: number,
    folder: string,
  ): Promise<NonNullable<VariantJob['concealment']>> {
    const labelMap = labelMapOf(data, model);
    const predicted = model === 'gold' ? undefined : await predictionsOf(data, nameOfModel(model), folder);
    return {
      ...(predicted && { predicted }),
      strategy,
      rules: spec.rules,
      ...(labelMap && { labelMap }),
      locale: localeOf(data, labelMap),
      protectEponyms,
      seed,
    };
  }

  async function predictionsOf(data: ClinicalData, model: string, folder: string): Promise<readonly Document[]> {
    const result = await createExperimentStore<ImpactResult>(folder).result(phiKey);
    const stored = (result as PhiResult | undefined)?.predictions[data.spec.name];
    const predicted = stored && unpackPredictions(data.documents, stored, model);
    if (predicted) return predicted;
    throw new PalimpsestError('no-phi-model', 'the cell of the PHI model is not done, on which all variants depend', {
      hint: 'Its failure says why.',
    });
  }
}

/** Every level with every strategy; with and without protection of eponyms where both are asked for. */
function listVariants({ models, strategies, protectEponyms }: ImpactSpec): readonly Variant[] {
  return protectEponyms.flatMap((isProtected) =>
    models.flatMap((model) => strategies.map((strategy) => ({ model, strategy, protectEponyms: isProtected }))),
  );
}

/** Reads and splits the PHI corpus, and says what decides about the model. */
async function openPhi(spec: PhiSpec, corpora: readonly ClinicalData[], seed: number, report: Report | undefined) {
  const { tagger, grid, byLabel, context, language } = spec;
  const settings = await fingerprint(tagger.settings);
  const tuning = { grid, byLabel, context };
  if (!spec.source) {
    const model = await fingerprint(spec.model);
    return { inputs: { model, language }, parts: undefined, labels: [] as readonly string[] };
  }
  const documents = await readSource(spec.source, report);
  if (documents.length === 0) throw new PalimpsestError('empty-corpus', 'the PHI corpus has no readable document');
  for (const corpus of corpora) refuseCommonDocuments(documents, corpus);
  const parts = { train: [] as Document[], dev: [] as Document[], test: [] as Document[] };
  const by = spec.group === undefined ? {} : { by: spec.group };
  for await (const [part, doc] of await splitCorpus(toCorpus(documents), { ratio: spec.split, seed, ...by })) {
    if (part) parts[part].push(toPhi(doc));
  }
  for (const part of ['train', 'dev', 'test'] as const) {
    if (parts[part].some(({ entities }) => entities.length > 0)) continue;
    throw new PalimpsestError('no-entities', `the ${part} part of the PHI corpus has no entity of the default layer`, {
      hint: 'Give more documents, or other shares with "split".',
    });
  }
  const labels = new Set(parts.train.flatMap(({ entities }) => entities.map(({ label }) => label)));
  const inputs = {
    corpus: hashDocuments(documents, spec.group),
    split: spec.split,
    group: spec.group ?? null,
    family: tagger.family,
    settings,
    language,
    ...tuning,
  };
  return { inputs, parts, labels: [...labels].toSorted() };
}

/** A PHI model learns the default layer; clinical mentions that the corpus has as well are no business of its. */
function toPhi(doc: Document): Document {
  return { ...doc, entities: goldPhi(doc) };
}

function localeOf({ spec: { language } }: ClinicalData, labelMap: LabelMap | undefined): string {
  const locale = labelMap?.locale;
  return locale !== undefined && locale.split('-')[0] === language.split('-')[0] ? locale : language;
}

const foldsKey = ({ spec: { name } }: ClinicalData, seed: number) => JSON.stringify([name, seed]);

const sizeOf = ({ documents }: ClinicalData) => sum(documents.map(({ text }) => text.length));

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
