import { createHash } from 'node:crypto';
import path from 'node:path';
import { planLabels } from '../../augment/label-plan.ts';
import { hasStep } from '../../augment/recipe.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import type { StudyCell } from '../../report/study-data.ts';
import type { Arm } from './arms.ts';
import { loadStudyCorpora, type StudyCorpusData, type StudyUnit } from './corpora.ts';
import type { CellJob, TestTarget } from './job.ts';
import { canonicalJson, type CellInputs, fingerprint, keyOf, modelInputs } from '../engine/key.ts';
import { createManifest } from './manifest.ts';
import type { RunnablePlan } from '../engine/task.ts';
import type { DirectionSpec, ExperimentSpec, ModelSpec } from './spec.ts';
import { dealOut, type Parts, takeFraction } from './splits.ts';
import { fingerprintGrouping } from '../common/sentence-groups.ts';

/** One place in the tables of a study. Several may be one and the same cell: they have the same key. */
export type PlannedCell = Pick<StudyCell, 'key' | 'direction' | 'model' | 'arm' | 'alpha' | 'fraction' | 'seed'>;

export interface Plan extends RunnablePlan {
  readonly kind: 'study';
  readonly spec: ExperimentSpec;
  readonly labels: readonly string[];
  readonly corpora: ReadonlyMap<string, StudyCorpusData>;
  /** In the order of the tables. */
  readonly cells: readonly PlannedCell[];
  /** The splits of a corpus in the first run: what the statistics of the study describe. */
  readonly firstParts: ReadonlyMap<string, Parts>;
  job(key: string, folder: string): Promise<CellJob>;
}

/**
 * Reads the corpora and lists the cells of a study with their keys.
 *
 * @param report receives what the readers of the corpora refuse.
 * @throws PalimpsestError what {@link loadStudyCorpora} throws; `no-policy` where an arm would replace mentions of a label
 *   that nothing is known about; `no-such-part` where a test needs a part that the corpus has not; `too-few-units`.
 */
export async function planExperiment(spec: ExperimentSpec, report?: Report): Promise<Plan> {
  const { corpora, labels } = await loadStudyCorpora(spec, report);
  checkPolicies(spec, corpora);
  const splitSeedOf = (seed: number) => (spec.split.seed === 'run' ? seed : spec.split.seed);
  const dealt = new Map<string, Promise<Parts>>();
  const partsOf = (corpus: string, seed: number): Promise<Parts> => {
    const key = JSON.stringify([corpus, seed]);
    let parts = dealt.get(key);
    if (!parts) {
      parts = dealOut(corpora.get(corpus) as StudyCorpusData, spec.split.ratio, seed);
      dealt.set(key, parts);
    }
    return parts;
  };
  const groupBy = spec.groupBy && (await fingerprintGrouping(spec.groupBy));
  const settings = new Map<ModelSpec, unknown>();
  for (const model of spec.models) settings.set(model, await fingerprint(model.settings));

  const cells: PlannedCell[] = [];
  const places = new Set<string>();
  const origins = new Map<string, Origin>();
  const work = new Map<string, number>();
  for (const grid of spec.grids) {
    for (const direction of grid.directions)
      for (const model of grid.models)
        for (const fraction of grid.fractions)
          for (const arm of grid.arms)
            for (const alpha of arm.augmentation ? grid.alphas : [0])
              for (const seed of grid.seeds) {
                const origin = { direction, model, arm, alpha, fraction, seed };
                const inputs = inputsOf(origin);
                const key = keyOf(inputs);
                const place = {
                  key,
                  direction: direction.name,
                  model: model.name,
                  arm: arm.name,
                  alpha,
                  fraction,
                  seed,
                };
                if (places.has(JSON.stringify(place))) continue;
                places.add(JSON.stringify(place));
                cells.push(place);
                if (origins.has(key)) continue;
                origins.set(key, { ...origin, inputs });
                const { train, parts } = await trainingOf(origin);
                checkParts(direction, parts, await partsOf(direction.test, splitSeedOf(seed)));
                work.set(key, sum(train.map((unit) => unit.source.text.length)) * (1 + alpha));
              }
  }

  function inputsOf({ direction, model, arm, alpha, fraction, seed }: Omit<Origin, 'inputs'>): CellInputs {
    const train = corpora.get(direction.train) as StudyCorpusData;
    const test = corpora.get(direction.test) as StudyCorpusData;
    return {
      train: { corpus: train.hash, language: train.spec.language, fraction },
      test: { corpus: test.hash, language: test.spec.language },
      split: {
        ratio: spec.split.ratio,
        seed: splitSeedOf(seed),
        groups: [train.spec.group ?? null, test.spec.group ?? null],
      },
      labels,
      model: modelInputs(model.family, settings.get(model), arm.augmentation !== undefined),
      augmentation: arm.augmentation
        ? { ...withoutNames(arm.augmentation), labelMap: hashOf(train.labelMap?.labels), locale: localeOf(train) }
        : null,
      alpha,
      seed,
      metrics: spec.metrics.map(({ name }) => name),
      tests: spec.tests,
      ...(groupBy && { groupBy }),
    };
  }

  async function trainingOf({ direction, fraction, seed }: Pick<Origin, 'direction' | 'fraction' | 'seed'>) {
    const corpus = corpora.get(direction.train) as StudyCorpusData;
    const parts = await partsOf(direction.train, splitSeedOf(seed));
    const train = await takeFraction(corpus, parts.train, fraction, splitSeedOf(seed));
    return { parts, train: pick(corpus, train) };
  }

  function checkParts(direction: DirectionSpec, own: Parts, other: Parts): void {
    const missing =
      (spec.tests.includes('own') && own.test.length === 0 && [direction.train, 'test', 'own']) ||
      (spec.tests.includes('cross-dev') && other.dev.length === 0 && [direction.test, 'dev', 'cross-dev']);
    if (!missing) return;
    const [corpus, part, test] = missing;
    throw new PalimpsestError('no-such-part', `the test ${test} needs the ${part} part of ${corpus}, which is empty`, {
      hint: `Leave ${test} out of "tests", or give ${corpus} a ${part} part with "split" or "splits".`,
    });
  }

  const plan: Plan = {
    kind: 'study',
    text: spec.text,
    manifest: () => createManifest(plan),
    needed: [],
    spec,
    labels,
    corpora,
    cells,
    work,
    firstParts: new Map(
      await Promise.all(
        [...corpora.keys()].map(
          async (name) => [name, await partsOf(name, splitSeedOf(spec.grids[0]?.seeds[0] ?? 0))] as const,
        ),
      ),
    ),
    job: async (key, folder) => {
      const origin = origins.get(key);
      if (!origin) throw new TypeError(`the plan has no cell ${key}`);
      const { direction, model, arm, alpha, seed, inputs } = origin;
      const corpus = corpora.get(direction.train) as StudyCorpusData;
      const { parts, train } = await trainingOf(origin);
      const { augmentation } = arm;
      return {
        key,
        inputs,
        train: train.map(({ source }) => source),
        mapping: corpus.mapping,
        dev: goldOf(corpus, parts.dev),
        language: corpus.spec.language,
        model: { family: model.family, settings: model.settings },
        ...(augmentation && {
          augmentation: {
            ...augmentation,
            locale: localeOf(corpus),
            ...(corpus.labelMap && { labelMap: corpus.labelMap }),
          },
        }),
        alpha,
        seed,
        metrics: spec.metrics.map(({ name }) => name),
        ...(spec.groupBy && { groupBy: spec.groupBy }),
        targets: targetsOf(spec, corpora, direction, parts, await partsOf(direction.test, splitSeedOf(seed))),
        checkpoints: path.join(folder, 'checkpoints', key),
      };
    },
  };
  return plan;
}

interface Origin extends Omit<PlannedCell, 'key' | 'direction' | 'model' | 'arm'> {
  readonly direction: DirectionSpec;
  readonly model: ModelSpec;
  readonly arm: Arm;
  readonly inputs: CellInputs;
}

/** `cross` and its part `cross-dev` are tagged once; `own` is the test part of the training corpus. */
function targetsOf(
  { tests }: ExperimentSpec,
  corpora: Plan['corpora'],
  direction: DirectionSpec,
  own: Parts,
  other: Parts,
): readonly TestTarget[] {
  const targets: TestTarget[] = [];
  const cross = corpora.get(direction.test) as StudyCorpusData;
  const { language } = cross.spec;
  if (tests.includes('cross')) {
    const dev = tests.includes('cross-dev') ? [{ name: 'cross-dev', indices: other.dev }] : [];
    targets.push({ language, documents: cross.units.map(({ gold }) => gold), tests: [{ name: 'cross' }, ...dev] });
  } else if (tests.includes('cross-dev')) {
    targets.push({ language, documents: goldOf(cross, other.dev), tests: [{ name: 'cross-dev' }] });
  }
  if (tests.includes('own')) {
    const corpus = corpora.get(direction.train) as StudyCorpusData;
    targets.push({
      language: corpus.spec.language,
      documents: goldOf(corpus, own.test),
      tests: [{ name: 'own' }],
    });
  }
  return targets;
}

/** A label that nothing is known about would be an error in every cell: better before the first. */
function checkPolicies({ grids }: ExperimentSpec, corpora: Plan['corpora']): void {
  for (const { arms, directions } of grids) {
    if (!arms.some(({ augmentation: a }) => a?.phi === true && hasStep(a.recipe, 'phi-replacement'))) continue;
    for (const { train } of directions) {
      const { units, labelMap, spec } = corpora.get(train) as StudyCorpusData;
      const labels = new Set(units.flatMap(({ source }) => source.entities.map(({ label }) => label)));
      try {
        planLabels(labels, labelMap?.labels ?? {});
      } catch (error) {
        if (!(error instanceof PalimpsestError)) throw error;
        const hint = `Give the corpus a "label-map" that says what to do with each. ${error.hint ?? ''}`;
        throw new PalimpsestError(error.code, `corpus ${JSON.stringify(spec.name)}: ${error.message}`, { hint });
      }
    }
  }
}

/** What the recipe is called, and why, decides nothing. */
function withoutNames({ recipe, ...rest }: NonNullable<Arm['augmentation']>): object {
  const { name: _, description: __, ...steps } = recipe;
  return { recipe: steps, ...rest };
}

function localeOf({ spec, labelMap }: StudyCorpusData): string {
  const locale = labelMap?.locale;
  return locale !== undefined && locale.split('-')[0] === spec.language ? locale : spec.language;
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(canonicalJson(value ?? null))
    .digest('hex');
}

function pick({ units }: StudyCorpusData, indices: readonly number[]): readonly StudyUnit[] {
  return indices.map((i) => units[i] as StudyUnit);
}

function goldOf(corpus: StudyCorpusData, indices: readonly number[]): readonly Document[] {
  return pick(corpus, indices).map(({ gold }) => gold);
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
