import { z } from 'zod';
import { loadRecipe } from '../../pipeline/load-named.ts';
import type { Arm } from '../augmentation/arms.ts';
import {
  type DirectionSpec,
  type ExperimentSpec,
  type Grid,
  ground,
  model,
  resolveCorpora,
  splitField,
} from '../augmentation/spec.ts';
import { filled, keyed, measures, name, seeds, title } from '../common/fields.ts';
import { resolveMeasures } from '../common/measures.ts';
import { isPath, type ModelSpec, type Place, resolveModel, type Resolver } from '../common/resolver.ts';
import { costOf, type Course, sizesOf } from './halving.ts';
import { describeValues, drawTrials, type Option, resolveSpace, type Setup, sizeOf, type Trial } from './space.ts';

const pair = keyed('a pair', {
  train: name,
  /** Development text of another house, given whole: what is to be reported later is no part of it. */
  dev: name,
});

const rung = keyed('a rung', {
  /** The share of the training corpus. */
  fraction: z.number('a fraction is a share above 0 up to 1').gt(0).max(1).default(1),
  /** How many of the seeds; one when absent. */
  seeds: z.int().min(1).default(1),
  /** How many of the pairs searched on; all when absent. */
  pairs: z.int().min(1).optional(),
});

/** A search as it is written: names are not yet looked up. */
export const schema = keyed('a specification', {
  kind: z.literal('search'),
  ...title,
  ...ground,
  /** The pairs that recipes are chosen by. */
  search: z.array(pair).min(1),
  /** Those that are kept back, on which the one found is judged. */
  judge: z.array(pair).default([]),
  model: model.prefault('crf'),
  /** The recipe that is varied. */
  recipe: name.default('palimpsest'),
  space: filled(
    z.array(z.unknown()).min(1),
    'name options with the values that each may take, such as "alpha: [1, 2, 5]"',
  ),
  budget: keyed('a budget', {
    /** Most trials. */
    trials: z.int().min(1).optional(),
    /** Most trainings, in full ones: one on a fifth of the text counts as a fifth. */
    trainings: z.number().gt(0).optional(),
    /** Of the draw of the trials. */
    seed: z.int().min(0).default(13),
  }).refine(({ trials, trainings }) => trials !== undefined || trainings !== undefined, 'a budget says how many "trials", or how many "trainings"'), // prettier-ignore
  /** Of so many trials one goes on. */
  eta: z.int().min(2).default(3),
  rungs: z
    .array(rung)
    .min(1)
    .prefault([{ fraction: 0.2 }, { fraction: 0.5 }, { fraction: 1, seeds: 2 }]),
  seeds: seeds.default([1, 2, 3, 4, 5]),
  /** All is trained on; taggers that stop by a dev part need one. */
  split: splitField([1, 0, 0]),
  ...measures('strict'),
});

export type RawSearch = z.output<typeof schema>;

/** A search, checked: its course, and the study whose cells it takes. */
export interface SearchSpec {
  readonly study: ExperimentSpec;
  readonly course: Course;
  readonly options: readonly Option[];
  readonly trials: readonly Trial[];
  readonly base: Setup;
  readonly eta: number;
  readonly searched: readonly DirectionSpec[];
  readonly judged: readonly DirectionSpec[];
}

export const NONE = 'none';
/** What augments where nobody says how. */
export const DEFAULT = 'default';
const DEFAULT_RECIPE = 'palimpsest';

/** Beyond this nobody reads what values there are. */
const MOST_COMBINATIONS = 100_000;

export async function resolve(raw: RawSearch, resolver: Resolver): Promise<SearchSpec | undefined> {
  const corpora = await resolveCorpora(raw.corpora, resolver);
  const resolved = await resolveModel(raw.model, ['model'], resolver);
  const recipe = await resolver.attempt(['recipe'], () =>
    loadRecipe(isPath(raw.recipe) ? resolver.resolvePath(raw.recipe) : raw.recipe),
  );
  const measured = await resolveMeasures(raw, resolver);
  const searched = resolvePairs('search', raw, resolver);
  const judged = resolvePairs('judge', raw, resolver);
  for (const [i, { seeds: runs, pairs = 1 }] of raw.rungs.entries()) {
    if (runs > raw.seeds.length) resolver.problem(['rungs', i, 'seeds'], `a rung asks for ${runs} seeds, and "seeds" has ${raw.seeds.length}: give more, or "rungs" with fewer`); // prettier-ignore
    if (pairs > searched.length) resolver.problem(['rungs', i, 'pairs'], `a rung asks for ${pairs} pairs, and "search" has ${searched.length}: give more, or a rung with fewer`); // prettier-ignore
  }
  if (!resolved || !recipe) return undefined;
  const base: Setup = { recipe, alpha: 'usual', model: resolved };
  const options = await resolveSpace(raw.space, base, resolver);
  if (sizeOf(options) > MOST_COMBINATIONS) {
    resolver.problem(['space'], `the values have ${sizeOf(options)} combinations, more than ${MOST_COMBINATIONS}: give fewer of them`); // prettier-ignore
  }
  if (resolver.problems.length > 0) return undefined;

  const plain: Setup = { ...base, recipe: await loadRecipe(DEFAULT_RECIPE) };
  const courseOf = (trials: number): Course => ({
    trials: Array.from({ length: trials }, (_, i) => `t${i + 1}`),
    riders: [NONE, DEFAULT],
    rungs: raw.rungs.map(({ fraction, seeds: runs, pairs }, i) => ({
      fraction,
      seeds: raw.seeds.slice(0, runs),
      pairs: namesOf(searched).slice(0, pairs),
      trials: sizesOf(trials, raw.eta, raw.rungs.length)[i] as number,
    })),
    judge: {
      fraction: raw.rungs.at(-1)?.fraction ?? 1,
      seeds: raw.seeds,
      pairs: namesOf(judged.length > 0 ? judged : searched),
    },
  });
  const { trials: asked = Infinity, trainings = Infinity } = raw.budget;
  let most = Math.min(asked, sizeOf(options));
  while (most > 0 && costOf(courseOf(most)) > trainings) most--;
  if (most === 0) {
    resolver.problem(['budget', 'trainings'], `one trial, with none and the default beside it, comes to ${formatCost(courseOf(1))} full trainings by these rungs, pairs and seeds, which ${trainings} do not pay: give more, or smaller rungs, fewer pairs or seeds`); // prettier-ignore
    return undefined;
  }
  const trials = drawTrials(options, base, [plain], most, raw.budget.seed, `${recipe.name}-searched`);
  if (trials.length === 0) resolver.problem(['space'], 'every combination is the default itself: give other values');
  const idle = trials.find(({ recipe: own }) => own.augmenters.length === 0);
  if (idle) resolver.problem(['space'], `${describeValues(idle)} leave no step of the recipe: let one stand in all trials`); // prettier-ignore
  if (resolver.problems.length > 0) return undefined;
  const course = courseOf(trials.length);
  return {
    study: studyOf(raw, { corpora, ...measured }, course, armsOf(raw, plain, trials), [...searched, ...judged]),
    course,
    options,
    trials,
    base,
    eta: raw.eta,
    searched,
    judged,
  };
}

const namesOf = (pairs: readonly DirectionSpec[]) => pairs.map(({ name: pairName }) => pairName);
export const formatCost = (course: Course): string => String(Number(costOf(course).toFixed(1)));

function resolvePairs(key: 'search' | 'judge', raw: RawSearch, resolver: Resolver): readonly DirectionSpec[] {
  const legal = Object.keys(raw.corpora).join(', ');
  return raw[key].map(({ train, dev }, i) => {
    const place: Place = [key, i];
    for (const [side, corpus] of [
      ['train', train],
      ['dev', dev],
    ] as const) {
      if (Object.hasOwn(raw.corpora, corpus)) continue;
      resolver.problem([...place, side], `there is no corpus ${JSON.stringify(corpus)}; those of this specification are: ${legal}`); // prettier-ignore
    }
    if (train === dev) resolver.problem(place, 'a pair leads from one corpus to another: what a recipe gives at home tells nothing of other houses'); // prettier-ignore
    if (raw.corpora[dev]?.splits) {
      resolver.problem([...place, 'dev'], `the corpus ${dev} has "splits", and all of it would be searched on: give its development part as a corpus of its own, by "path"`); // prettier-ignore
    }
    if (raw[key].findIndex((other) => other.train === train && other.dev === dev) < i) {
      resolver.problem(place, `the pair stands twice in "${key}": leave one out`);
    }
    return { name: `${train}→${dev}`, train, test: dev };
  });
}

interface PlacedArm {
  readonly arm: Arm;
  readonly model: ModelSpec;
}

function armsOf({ partition }: RawSearch, plain: Setup, trials: readonly Trial[]): readonly PlacedArm[] {
  const armOf = (armName: string, { recipe, alpha, model: own }: Setup): PlacedArm => ({
    arm: { name: armName, alpha, augmentation: { recipe, phi: true, context: true, partition } },
    model: own,
  });
  return [
    { arm: { name: NONE }, model: plain.model },
    armOf(DEFAULT, plain),
    ...trials.map((trial) => armOf(trial.name, trial)),
  ];
}

/** The study that has every cell that the search may come to. */
function studyOf(
  raw: RawSearch,
  looked: Pick<ExperimentSpec, 'corpora' | 'metrics' | 'groupBy'>,
  { rungs, judge }: Course,
  arms: readonly PlacedArm[],
  pairs: readonly DirectionSpec[],
): ExperimentSpec {
  const models = new Map(arms.map(({ model: own }) => [own.name, own]));
  const grids = [...rungs, judge].flatMap(({ fraction, seeds: runs, pairs: names }) =>
    [...models.values()].map((own): Grid => ({
      directions: [...new Map(pairs.map((one) => [one.name, one])).values()].filter((one) => names.includes(one.name)),
      models: [own],
      arms: arms.flatMap(({ arm, model: { name: modelName } }) => (modelName === own.name ? [arm] : [])),
      fractions: [fraction],
      alphas: [],
      seeds: runs,
    })),
  );
  return {
    name: raw.name,
    ...(raw.description !== undefined && { description: raw.description }),
    ...looked,
    models: [...models.values()],
    arms: arms.map(({ arm }) => arm),
    ...(raw.labels && { labels: raw.labels }),
    grids,
    split: raw.split,
    dropRarerThan: raw['drop-rarer-than'],
    sharedSentences: raw['shared-sentences'],
    tests: ['cross'],
  };
}
