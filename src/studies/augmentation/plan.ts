import { obtain } from '../../core/collections.ts';
import { createHash } from 'node:crypto';
import { planLabels } from '../../augment/label-plan.ts';
import { definedSteps } from '../../augment/recipe.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { createSentenceIndex } from '../../evaluate/shared-sentences.ts';
import { languageOf } from '../../languages/locale.ts';
import { usualCopies } from '../../pipeline/augmentation/usual-copies.ts';
import { measureInputs, measuresOfJob } from '../common/measures.ts';
import type { ModelSpec } from '../common/resolver.ts';
import { charactersOf, localeFor } from '../common/sources.ts';
import { canonicalJson, fingerprint, keyOf, modelInputs } from '../engine/key.ts';
import type { PlannedStudy, JobHead, Task } from '../engine/task.ts';
import type { Arm } from './arms.ts';
import {
  loadStudyCorpora,
  type StudyCorpusData,
  type StudyUnit,
  dealOut,
  type Parts,
  takeFraction,
} from './corpora.ts';
import { nameOfCell, type PlannedCell, type CellJob, type TestTarget } from './study.ts';
import { describeStudy, type StudyManifest } from './describe.ts';
import type { DirectionSpec, ExperimentSpec, Grid } from './spec.ts';

type Corpora = ReadonlyMap<string, StudyCorpusData>;

/** One combination of a grid. */
interface Origin {
  readonly direction: DirectionSpec;
  readonly model: ModelSpec;
  readonly arm: Arm;
  readonly alpha: number;
  readonly fraction: number;
  readonly seed: number;
}

/** The same before it is known how long the training part is. */
type PlannedOrigin = Omit<Origin, 'alpha'> & Pick<Required<Arm>, 'alpha'>;

/**
 * Reads the corpora and lists the cells of a study with their keys.
 *
 * @throws PalimpsestError what {@link loadStudyCorpora} throws; `no-policy` where an arm would replace mentions of a label
 *   that nothing is known about; `shared-text` where a corpus that is trained on has sentences of the one that is tagged; `no-such-part` where a test needs a part that the corpus has not; `too-few-units`.
 */
export async function plan(spec: ExperimentSpec, report?: Report): Promise<PlannedStudy<PlannedCell>> {
  const { corpora, labels } = await loadStudyCorpora(spec, report);
  checkPolicies(spec, corpora);
  if (spec.sharedSentences === 'refuse' && spec.tests.some((test) => test !== 'own')) checkSharedText(spec, corpora);
  const corpusOf = (name: string) => corpora.get(name) as StudyCorpusData;
  const splitSeedOf = (seed: number) => (spec.split.seed === 'run' ? seed : spec.split.seed);
  const dealt = new Map<string, Promise<Parts>>();
  const partsOf = (corpus: string, seed: number): Promise<Parts> => {
    const key = JSON.stringify([corpus, splitSeedOf(seed)]);
    return obtain(dealt, key, () => dealOut(corpusOf(corpus), spec.split.ratio, splitSeedOf(seed)));
  };
  const drawn = new Map<string, Promise<readonly Document[]>>();
  const samples = new Map<string, readonly number[]>();
  for (const { directions } of spec.grids) {
    for (const { test } of directions) samples.set(test, await sampleOf(corpusOf(test), spec.targetSample));
  }
  const measured = await measureInputs(spec);
  const settings = new Map<ModelSpec, unknown>();
  for (const model of spec.models) settings.set(model, await fingerprint(model.settings));

  const cells: PlannedCell[] = [];
  const places = new Set<string>();
  const tasks = new Map<string, Task<CellJob>>();
  for (const planned of spec.grids.flatMap(originsOf)) {
    const { direction, model, arm, fraction, seed } = planned;
    const alpha = planned.alpha === 'usual' ? await usualOf(planned) : planned.alpha;
    const origin: Origin = { ...planned, alpha };
    const inputs = inputsOf(origin);
    const key = keyOf(inputs);
    const cell = { key, direction: direction.name, model: model.name, arm: arm.name, alpha, fraction, seed };
    if (places.has(JSON.stringify(cell))) continue;
    places.add(JSON.stringify(cell));
    cells.push(cell);
    if (tasks.has(key)) continue;
    const train = await trainingOf(origin);
    checkParts(direction, await partsOf(direction.train, seed), await partsOf(direction.test, seed));
    tasks.set(key, {
      key,
      inputs,
      needs: [],
      work: charactersOf(train) * (1 + alpha),
      name: nameOfCell(cell),
      ...(model.usesAllCores && { usesAllCores: true }),
      run: 'cell',
      job: () => jobOf(origin),
    });
  }

  function inputsOf({ direction, model, arm, alpha, fraction, seed }: Origin): object {
    const train = corpusOf(direction.train);
    const test = corpusOf(direction.test);
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
        : null, // of the arm none
      ...(spec.targetSample !== undefined && { sample: spec.targetSample, conventions: arm.conventions ?? false }),
      ...(arm.sample && { trainsOnSample: true }),
      alpha,
      seed,
      ...measured,
      tests: spec.tests,
    };
  }

  function trainingOf({ direction, fraction, seed }: Omit<Origin, 'alpha'>): Promise<readonly Document[]> {
    const splitSeed = splitSeedOf(seed);
    return obtain(drawn, JSON.stringify([direction.train, fraction, splitSeed]), async () => {
      const corpus = corpusOf(direction.train);
      const { train } = await partsOf(direction.train, seed);
      return pick(corpus, await takeFraction(corpus, train, fraction, splitSeed)).map(({ source }) => source);
    });
  }

  async function usualOf(origin: PlannedOrigin): Promise<number> {
    return usualCopies(charactersOf(await trainingOf(origin)), origin.arm.augmentation?.recipe.generated !== undefined);
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

  async function jobOf(origin: Origin): Promise<Omit<CellJob, keyof JobHead>> {
    const { direction, model, arm, alpha, seed } = origin;
    const corpus = corpusOf(direction.train);
    const parts = await partsOf(direction.train, seed);
    const { labelMap } = corpus;
    const sample = samples.get(direction.test) ?? [];
    return {
      train: await trainingOf(origin),
      mapping: corpus.mapping,
      dev: goldOf(corpus, parts.dev),
      language: corpus.spec.language,
      model: { family: model.family, settings: model.settings },
      ...(arm.augmentation && {
        augmentation: { ...arm.augmentation, locale: localeOf(corpus), ...(labelMap && { labelMap }) },
      }),
      ...(arm.conventions && { sample: goldOf(corpusOf(direction.test), sample) }),
      ...(arm.sample && { trainsOnSample: true as const }),
      alpha,
      seed,
      ...measuresOfJob(spec),
      targets: targetsOf(spec, corpora, direction, parts, await partsOf(direction.test, seed), new Set(sample)),
    };
  }

  const firstSeed = spec.grids[0]?.seeds[0] ?? 0;
  const firstParts = new Map<string, Parts>();
  for (const name of corpora.keys()) firstParts.set(name, await partsOf(name, firstSeed));
  return {
    tasks: [...tasks.values()],
    cells,
    manifest: () =>
      ({ study: describeStudy(spec, labels, corpora, firstParts, cells) }) satisfies Partial<StudyManifest>,
  };
}

/** Every combination of what a grid lists; the arm none has no copies. */
function originsOf({ directions, models, arms, fractions, alphas, seeds }: Grid): PlannedOrigin[] {
  return directions.flatMap((direction) =>
    models.flatMap((model) =>
      fractions.flatMap((fraction) =>
        arms.flatMap((arm) =>
          (arm.augmentation ? (arm.alpha === undefined ? alphas : [arm.alpha]) : [0]).flatMap((alpha) =>
            seeds.map((seed) => ({ direction, model, arm, alpha, fraction, seed })),
          ),
        ),
      ),
    ),
  );
}

const localeOf = ({ spec, labelMap }: StudyCorpusData): string => localeFor(spec.language, labelMap);

/** `cross` and its part `cross-dev` are tagged once; `own` is the test part of the training corpus. */
function targetsOf(
  { tests }: ExperimentSpec,
  corpora: Corpora,
  direction: DirectionSpec,
  own: Parts,
  other: Parts,
  sample: ReadonlySet<number>,
): readonly TestTarget[] {
  const targets: TestTarget[] = [];
  const cross = corpora.get(direction.test) as StudyCorpusData;
  const { language } = cross.spec;
  // What conventions were learned from is scored in no arm, so that all have the same test.
  const scored = cross.units.flatMap((_, i) => (sample.has(i) ? [] : [i]));
  const dev = other.dev.filter((i) => !sample.has(i));
  if (tests.includes('cross')) {
    const indices = dev.map((i) => scored.indexOf(i));
    const part = tests.includes('cross-dev') ? [{ name: 'cross-dev', indices }] : [];
    targets.push({ language, documents: goldOf(cross, scored), tests: [{ name: 'cross' }, ...part] });
  } else if (tests.includes('cross-dev')) {
    targets.push({ language, documents: goldOf(cross, dev), tests: [{ name: 'cross-dev' }] });
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

/** Which units of a corpus stand for its labelled sample. */
async function sampleOf(corpus: StudyCorpusData, count: number | undefined): Promise<readonly number[]> {
  if (count === undefined) return [];
  const all = corpus.units.map((_, i) => i);
  if (count >= all.length) {
    throw new PalimpsestError(
      'too-few-units',
      `${JSON.stringify(corpus.spec.name)} has ${all.length} units: a target sample of ${count} leaves none to be scored`,
      { hint: 'Ask for fewer.' },
    );
  }
  return takeFraction(corpus, all, count, 0);
}

/** A label that nothing is known about would be an error in every cell: better before the first. */
function checkPolicies({ grids }: ExperimentSpec, corpora: Corpora): void {
  for (const { arms, directions } of grids) {
    if (
      !arms.some(
        ({ augmentation: a }) =>
          a?.phi === true && definedSteps(a.recipe).some(({ augmenter }) => augmenter.needsPlans),
      )
    )
      continue;
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

/** A tagger that was trained on sentences of the other corpus says nothing of what carries over. Within a corpus forms come again. */
function checkSharedText({ grids }: ExperimentSpec, corpora: Corpora): void {
  const pairs = grids.flatMap(({ directions }) => directions.filter(({ train, test }) => train !== test));
  const checked = new Set<string>();
  for (const { train, test } of pairs) {
    const [first, second] = [train, test].toSorted().map((name) => corpora.get(name)) as [
      StudyCorpusData,
      StudyCorpusData,
    ];
    const pair = JSON.stringify([first.spec.name, second.spec.name]);
    if (checked.has(pair)) continue;
    checked.add(pair);
    const index = createSentenceIndex(languageOf(first.spec.language));
    for (const { source } of first.units) index.add(source);
    const sharing = second.units.map(({ source }) => source).filter((doc) => index.countShared(doc) > 0);
    if (sharing.length === 0) continue;
    const named = sharing.slice(0, 5).map(({ id }) => id);
    throw new PalimpsestError(
      'shared-text',
      `${sharing.length} of ${second.units.length} units of ${second.spec.name} have sentences of ${first.spec.name}: its figures would not tell what carries over`,
      {
        hint: `Leave them out of one of the corpora: ${named.join(', ')}${sharing.length > named.length ? ', …' : ''}`,
      },
    );
  }
}

/** What the recipe is called, and why, decides nothing. */
function withoutNames({ recipe, ...rest }: NonNullable<Arm['augmentation']>): object {
  const { name: _, description: __, ...steps } = recipe;
  return { recipe: steps, ...rest };
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
