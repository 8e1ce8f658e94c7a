import type { Strategy } from '../../conceal/strategies.ts';
import { type Report, PalimpsestError } from '../../core/errors.ts';
import { chooseLabelMap, type LabelMap } from '../../resources/label-map.ts';
import { measureInputs, measuresOfJob } from '../common/measures.ts';
import { charactersOf, localeFor, hashDocuments, readSource } from '../common/sources.ts';
import { unpackPredictions } from '../common/count-pairs.ts';
import { fingerprint, keyOf, modelInputs } from '../engine/key.ts';
import type { PlannedStudy, Task, TaskContext } from '../engine/task.ts';
import {
  nameOfModel,
  nameOfVariant,
  type PlannedVariant,
  type PhiJob,
  type PhiResult,
  type VariantJob,
} from './study.ts';
import { type ClinicalData, dealClinical, readClinical, refuseCommonDocuments } from './corpora.ts';
import { describeImpact, type ImpactManifest } from './describe.ts';
import { goldPhi } from './overlap.ts';
import type { ImpactSpec, PhiModelName, PhiSpec } from './spec.ts';
import { toCorpus } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { splitCorpus } from '../../pipeline/split.ts';

/** What the PHI model is made of. */
interface PhiSource {
  /** All that decides about it. */
  readonly inputs: object;
  /** The documents of its corpus by what they are for; absent of a saved model. */
  readonly parts?: NonNullable<PhiJob['phi']>['parts'];
  readonly labels: readonly string[];
}

/**
 * Reads and splits the PHI corpus.
 *
 * @throws PalimpsestError of the readers; `documents-in-common`, `empty-corpus`, `no-entities`.
 */
async function openPhi(
  spec: PhiSpec,
  corpora: readonly ClinicalData[],
  seed: number,
  report: Report | undefined,
): Promise<PhiSource> {
  const { tagger, grid, byLabel, context, language, group } = spec;
  const settings = await fingerprint(tagger.settings);
  if (!spec.source) return { inputs: { model: await fingerprint(spec.model), language }, labels: [] };
  const documents = await readSource(spec.source, report);
  if (documents.length === 0) throw new PalimpsestError('empty-corpus', 'the PHI corpus has no readable document');
  for (const corpus of corpora) refuseCommonDocuments(documents, corpus);
  const parts = { train: [] as Document[], dev: [] as Document[], test: [] as Document[] };
  const by = group === undefined ? {} : { by: group };
  for await (const [part, doc] of await splitCorpus(toCorpus(documents), { ratio: spec.split, seed, ...by })) {
    // It learns the default layer; clinical mentions that the corpus has as well are no business of its.
    if (part) parts[part].push({ ...doc, entities: goldPhi(doc) });
  }
  for (const part of ['train', 'dev', 'test'] as const) {
    if (parts[part].some(({ entities }) => entities.length > 0)) continue;
    throw new PalimpsestError('no-entities', `the ${part} part of the PHI corpus has no entity of the default layer`, {
      hint: 'Give more documents, or other shares with "split".',
    });
  }
  const labels = new Set(parts.train.flatMap(({ entities }) => entities.map(({ label }) => label)));
  const inputs = {
    corpus: hashDocuments(documents, group),
    split: spec.split,
    group: group ?? null,
    family: tagger.family,
    settings,
    language,
    grid,
    byLabel,
    context,
  };
  return { inputs, parts, labels: [...labels].toSorted() };
}

/** What tells a variant from the original text. */
interface Variant {
  readonly model: PhiModelName;
  readonly strategy: Strategy;
  readonly protectEponyms: boolean;
}

/** Training and tuning on the PHI corpus, and tagging at every level, take about as long as so many trainings on its text. */
const PHI_WORK = 4;

/**
 * Reads the corpora of an impact study and lists its cells: that of the PHI model, then for each corpus, seed and fold the
 * original text and every variant of PHI model, strategy and protection of eponyms.
 *
 * @throws PalimpsestError of the readers; `documents-in-common` where the PHI corpus has documents on which the impact would
 *   be measured; `empty-corpus`, `no-entities`, `too-few-units`.
 */
export async function plan(spec: ImpactSpec, report?: Report): Promise<PlannedStudy<PlannedVariant>> {
  const corpora: ClinicalData[] = [];
  for (const corpus of spec.corpora) corpora.push(await readClinical(corpus, report));
  const phi = spec.phi && (await openPhi(spec.phi, corpora, spec.seeds[0] as number, report));
  const phiTask = planPhi(spec, phi, corpora);
  const { family, settings } = spec.tagger;
  const taggerInputs = modelInputs(family, await fingerprint(settings));
  const measured = await measureInputs(spec);
  const cells: PlannedVariant[] = [];
  const tasks: Task<VariantJob>[] = [];
  for (const data of corpora) {
    for (const seed of spec.seeds) {
      const folds = dealClinical(data, spec.folds, seed);
      // A study that is stopped early then has whole folds, of all variants.
      for (let fold = 0; fold < spec.folds; fold++) {
        for (const variant of [undefined, ...listVariants(spec)]) planVariant(data, variant, folds, fold, seed);
      }
    }
  }

  function planVariant(
    data: ClinicalData,
    variant: Variant | undefined,
    folds: readonly number[],
    fold: number,
    seed: number,
  ): void {
    const { name, language, block, group } = data.spec;
    const inputs = {
      kind: 'impact-variant',
      version: 2, // results name the documents tested
      corpus: data.hash,
      language,
      folds: { number: spec.folds, fold, block, group: group ?? null },
      concealment: variant ? concealmentInputs(data, variant) : null,
      tagger: taggerInputs,
      seed,
      ...measured,
    };
    const cell = {
      key: keyOf(inputs),
      corpus: name,
      model: variant ? nameOfModel(variant.model) : 'none',
      strategy: variant?.strategy ?? 'original',
      protectEponyms: variant?.protectEponyms ?? false,
      fold,
      seed,
    };
    cells.push(cell);
    tasks.push({
      key: cell.key,
      inputs,
      needs: variant && variant.model !== 'gold' ? [phiTask.key] : [],
      work: charactersOf(data.documents.filter((_, d) => folds[d] !== fold)),
      name: nameOfVariant(cell),
      run: 'variant',
      job: (context) => ({
        documents: data.documents,
        ...(variant && { concealment: concealmentOf(data, variant, seed, context) }),
        folds,
        fold,
        tagger: { family, settings },
        language,
        seed,
        ...measuresOfJob(spec),
      }),
    });
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
      locale: localeFor(data.spec.language, labelMap),
    };
  }

  function concealmentOf(
    data: ClinicalData,
    { model, strategy, protectEponyms }: Variant,
    seed: number,
    { resultOf }: TaskContext,
  ): NonNullable<VariantJob['concealment']> {
    const labelMap = labelMapOf(data, model);
    const stored = model === 'gold' ? undefined : (resultOf(phiTask.key) as PhiResult).predictions[data.spec.name];
    return {
      ...(stored && { predicted: unpackPredictions(data.documents, stored, nameOfModel(model)) }),
      strategy,
      rules: spec.rules,
      ...(labelMap && { labelMap }),
      locale: localeFor(data.spec.language, labelMap),
      protectEponyms,
      seed,
    };
  }

  function labelMapOf({ documents }: ClinicalData, model: PhiModelName): LabelMap | undefined {
    if (spec.phi?.labelMap) return spec.phi.labelMap;
    const own = model === 'gold' ? documents.flatMap(goldPhi).map(({ label }) => label) : (phi?.labels ?? []);
    return chooseLabelMap(new Set(own)).map;
  }

  return {
    tasks: [phiTask, ...tasks],
    cells,
    manifest: () =>
      ({
        kind: 'impact',
        impact: describeImpact(spec, corpora, phi?.parts),
        phi: phiTask.key,
      }) satisfies Partial<ImpactManifest>,
  };
}

/** The task of the PHI model, whose predictions are concealed in the others. */
function planPhi(spec: ImpactSpec, phi: PhiSource | undefined, corpora: readonly ClinicalData[]): Task<PhiJob> {
  const seed = spec.seeds[0] as number;
  const inputs = {
    kind: 'impact-phi',
    phi: phi?.inputs ?? null,
    models: spec.models,
    corpora: corpora.map(({ spec: { name, language }, hash }) => ({ name, language, hash })),
    eponyms: spec.eponyms ?? null,
    seed,
  };
  return {
    key: keyOf(inputs),
    inputs,
    needs: [],
    work:
      PHI_WORK * charactersOf(phi?.parts?.train ?? []) + charactersOf(corpora.flatMap(({ documents }) => documents)),
    name: 'PHI model',
    run: 'phi',
    job() {
      return {
        models: spec.models,
        ...(spec.phi && { phi: { ...spec.phi, ...(phi?.parts && { parts: phi.parts }) } }),
        seed,
        targets: corpora.map(({ spec: { name, language }, documents }) => ({ corpus: name, language, documents })),
        ...(spec.eponyms && { eponyms: spec.eponyms }),
      };
    },
  };
}

/** Every level with every strategy; with and without protection of eponyms where both are asked for. */
function listVariants({ models, strategies, protectEponyms }: ImpactSpec): readonly Variant[] {
  return protectEponyms.flatMap((isProtected) =>
    models.flatMap((model) => strategies.map((strategy) => ({ model, strategy, protectEponyms: isProtected }))),
  );
}
