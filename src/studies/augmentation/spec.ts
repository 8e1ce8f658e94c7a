import { z } from 'zod';
import { format, keyed, language, measures, name, names, partition, seeds, settings, title } from '../common/fields.ts';
import type { Unit } from '../../augment/segments.ts';
import type { FormatOptions } from '../../core/corpus-format.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import { type Measures, resolveMeasures } from '../common/measures.ts';
import {
  type ModelSpec,
  resolveModel,
  checkUnique,
  type Place,
  resolveFormatOptions,
  resolveLabelMap,
  type Resolver,
} from '../common/resolver.ts';
import { type Arm, resolveArm } from './arms.ts';

const corpus = keyed('a corpus', {
  /** A file or a folder; `${NAME}` stands for a variable. Relative to the folder of the specification. */
  path: name.optional(),
  /** Official splits, in place of `path`. */
  splits: keyed('splits', { train: name.optional(), dev: name.optional(), test: name.optional() }).optional(),
  ...format,
  /** What the source's labels mean: a shipped label map or a file; the shipped one that fits when absent. */
  'label-map': name.optional(),
  /** The study's category of each source label. `coarse`: as the label map says. */
  labels: z
    .union([z.literal('coarse'), z.record(name, z.union([name, z.strictObject({ drop: z.literal(true) })]))])
    .optional(),
  /** Categories whose mentions are one where nothing but white space of a line is between them. */
  'merge-adjacent': z.array(name).default([]),
  language,
  unit: z.enum(['document', 'paragraph', 'sentence']).default('document'),
  /** Key of `meta`: units with the same value stay in one split. */
  group: name.optional(),
});

export const model = z.union([
  name.transform((family) => ({ name: family, family, settings: {} as Record<string, unknown> })),
  keyed('a model', { name, family: name, settings }),
]);

const arm = z.union([
  name.transform((text) => ({ name: text, recipe: undefined })),
  keyed('an arm', {
    name,
    recipe: name,
    phi: z.boolean().default(true),
    context: z.boolean().default(true),
    /** Whether the generated text that the recipe asks for is mixed in. */
    generated: z.boolean().default(true),
    /** Whether what is trained on is brought to the conventions that the target sample shows. */
    conventions: z.boolean().default(false),
    /** Whether it is trained on beside, with surrogates of its own, as `augment --target-sample` does; with the conventions. */
    sample: z.boolean().default(false),
    unit: z.enum(['document', 'sentence']).optional(),
    partition: partition.optional(),
  }),
]);

const direction = keyed('a direction', { train: name, test: name });
const fraction = z
  .number()
  .refine(
    (value) => (value > 0 && value <= 1) || (Number.isInteger(value) && value > 1),
    'a fraction is a share above 0 up to 1, or a whole number of units from 2',
  );
const fractions = z.array(fraction).min(1);
const alphas = z.array(z.int().min(1)).min(1);
const grid = keyed('a grid', {
  directions: z.array(direction).min(1).optional(),
  models: names.optional(),
  arms: names.optional(),
  fractions: fractions.optional(),
  alphas: alphas.optional(),
  seeds: seeds.optional(),
});

/** How corpora are dealt out to splits; a seed of its own makes the draw the same in all runs. */
export const splitField = (ratio: [number, number, number]) =>
  keyed('split', {
    ratio: z
      .tuple([z.number().min(0), z.number().min(0), z.number().min(0)])
      .refine((shares) => shares[0] > 0, 'train needs a share above 0')
      .default(ratio),
    seed: z.union([z.literal('run'), z.int().min(0)]).default('run'),
  }).prefault({});

/** What is compared on which corpora, whatever is trained on them. */
export const ground = {
  corpora: z.record(name, corpus),
  /** The categories compared; those that every corpus has when absent. */
  labels: names.optional(),
  /** Labels of a source with fewer mentions are dropped; PHICON's number (section 3.1). 0 keeps all. */
  'drop-rarer-than': z.int().min(0).default(20),
  /** Whether one corpus of a pair may have sentences of eight and more tokens that the other has, as hospitals with the same forms do. */
  'shared-sentences': z.enum(['refuse', 'allow']).default('refuse'),
  /** Which share of the gazetteers augmentation draws from. */
  partition: partition.default('all'),
};

export const TESTS = ['cross', 'cross-dev', 'own'] as const;

/** A study of augmentation as it is written: names are not yet looked up. */
export const schema = keyed('a specification', {
  kind: z.literal('study').default('study'),
  ...title,
  ...ground,
  directions: z.array(direction).min(1),
  models: z.array(model).min(1),
  arms: z.array(arm).min(1),
  /** PHICON's values (section 4.1). */
  fractions: fractions.default([0.2, 0.4, 0.6, 0.8, 1]),
  alphas: alphas.default([2]),
  seeds: seeds.default([1, 2, 3, 4, 5]),
  /** What of the above the main grid is made of; all of it where absent. */
  main: grid.prefault({}),
  /** Cells beside those of the main grid, such as curves over alpha; what a grid does not name is as in the main one. */
  also: z.array(grid).default([]),
  split: splitField([7, 1, 2]),
  /** Units of the other corpus whose labels arms with `conventions` or `sample` see; the same for all seeds, and no arm is scored on them. */
  'target-sample': z.int().min(2).optional(),
  ...measures('binary-token'),
  tests: z.array(z.enum(TESTS)).min(1).default(['cross', 'own']),
});

export type RawSpec = z.output<typeof schema>;
export type RawCorpus = RawSpec['corpora'][string];
export type TestName = (typeof TESTS)[number];

/** Where a corpus is and how it enters the study. */
export interface CorpusSpec {
  readonly name: string;
  /** One path, or one for each official split. */
  readonly paths: { readonly all: string } | { readonly train?: string; readonly dev?: string; readonly test?: string };
  readonly format?: string;
  readonly options: FormatOptions;
  /** Absent: the shipped map that fits. */
  readonly labelMap?: LabelMap;
  /** By source label: the study's category, or that it is dropped. `coarse`: as the label map says. */
  readonly labels: 'coarse' | Readonly<Record<string, string | { readonly drop: true }>>;
  readonly mergeAdjacent: readonly string[];
  readonly language: string;
  readonly unit: Unit;
  readonly group?: string;
}

export interface DirectionSpec {
  /** `wikigold→uner`. */
  readonly name: string;
  readonly train: string;
  readonly test: string;
}

/** Every combination of what it lists is a cell. */
export interface Grid {
  readonly directions: readonly DirectionSpec[];
  readonly models: readonly ModelSpec[];
  readonly arms: readonly Arm[];
  readonly fractions: readonly number[];
  readonly alphas: readonly number[];
  readonly seeds: readonly number[];
}

/** An experiment, checked, with every name looked up. */
export interface ExperimentSpec extends Measures {
  readonly name: string;
  readonly description?: string;
  readonly corpora: readonly CorpusSpec[];
  readonly models: readonly ModelSpec[];
  readonly arms: readonly Arm[];
  /** Absent: the categories that every corpus has. */
  readonly labels?: readonly string[];
  /** The main one first. */
  readonly grids: readonly Grid[];
  readonly split: { readonly ratio: readonly [number, number, number]; readonly seed: number | 'run' };
  readonly dropRarerThan: number;
  readonly sharedSentences: 'refuse' | 'allow';
  readonly tests: readonly TestName[];
  readonly targetSample?: number;
}

/** Looks up corpora, model families and their settings, arms and measures. */
export async function resolve(raw: RawSpec, resolver: Resolver): Promise<ExperimentSpec | undefined> {
  const corpora = await resolveCorpora(raw.corpora, resolver);
  const models: ModelSpec[] = [];
  for (const [i, model] of raw.models.entries()) {
    checkUnique('model', models, model.name, ['models', i], resolver);
    const resolved = await resolveModel(model, ['models', i], resolver);
    if (resolved) models.push(resolved);
  }
  const arms = await resolveArms(raw, resolver);
  const measures = await resolveMeasures(raw, resolver);
  // What follows looks among these: if one is missing, its absence would be told twice.
  if (resolver.problems.length > 0) return undefined;
  const { name, description, labels, split, tests } = raw;
  return {
    name,
    ...(description !== undefined && { description }),
    corpora,
    models,
    arms,
    ...(labels && { labels }),
    grids: resolveGrids(raw, { corpora, models, arms }, resolver),
    split,
    dropRarerThan: raw['drop-rarer-than'],
    sharedSentences: raw['shared-sentences'],
    tests,
    ...(raw['target-sample'] !== undefined && { targetSample: raw['target-sample'] }),
    ...measures,
  };
}

export async function resolveCorpora(raw: RawSpec['corpora'], resolver: Resolver): Promise<readonly CorpusSpec[]> {
  const corpora: CorpusSpec[] = [];
  for (const [name, corpus] of Object.entries(raw)) corpora.push(await resolveCorpus(name, corpus, resolver));
  return corpora;
}

async function resolveCorpus(name: string, corpus: RawCorpus, resolver: Resolver): Promise<CorpusSpec> {
  const place: Place = ['corpora', name];
  const { options, format, group } = corpus;
  const labelMap = await resolveLabelMap(corpus['label-map'], [...place, 'label-map'], resolver);
  return {
    name,
    paths: await resolvePaths(corpus, place, resolver),
    ...(format !== undefined && { format }),
    options: resolveFormatOptions(options),
    ...(labelMap && { labelMap }),
    labels: corpus.labels ?? {},
    mergeAdjacent: corpus['merge-adjacent'],
    language: corpus.language,
    unit: corpus.unit,
    ...(group !== undefined && { group }),
  };
}

async function resolvePaths(
  { path: single, splits }: RawCorpus,
  place: Place,
  resolver: Resolver,
): Promise<CorpusSpec['paths']> {
  if (single !== undefined && splits === undefined) {
    return { all: (await resolver.attempt([...place, 'path'], () => resolver.resolvePath(single))) ?? '' };
  }
  const paths: { train?: string; dev?: string; test?: string } = {};
  if (single === undefined && splits !== undefined) {
    for (const split of ['train', 'dev', 'test'] as const) {
      const written = splits[split];
      if (written === undefined) continue;
      const found = await resolver.attempt([...place, 'splits', split], () => resolver.resolvePath(written));
      if (found !== undefined) paths[split] = found;
    }
  } else resolver.problem(place, 'a corpus has either a "path" or official "splits" (train, dev, test)');
  return paths;
}

async function resolveArms(raw: RawSpec, resolver: Resolver): Promise<readonly Arm[]> {
  const found: Arm[] = [];
  for (const [i, setting] of raw.arms.entries()) {
    checkUnique('arm', found, setting.name, ['arms', i], resolver);
    const arm = await resolver.attempt(['arms', i], () =>
      resolveArm(setting, raw.partition, (written) => resolver.resolvePath(written)),
    );
    if (arm) found.push(arm);
    if (arm?.conventions && raw['target-sample'] === undefined) {
      resolver.problem(
        ['arms', i, arm.sample ? 'sample' : 'conventions'],
        'conventions are learned from a sample: give the study a "target-sample"',
      );
    }
  }
  return found;
}

interface Named {
  readonly corpora: readonly CorpusSpec[];
  readonly models: readonly ModelSpec[];
  readonly arms: readonly Arm[];
}

/** The main grid, in which what it does not name is all there is, then the further ones, in which it is as in the main one. */
function resolveGrids(raw: RawSpec, { corpora, models, arms }: Named, resolver: Resolver): readonly Grid[] {
  const pick = <T extends { readonly name: string }>(what: string, place: Place, all: readonly T[], name: string) => {
    const found = all.filter((candidate) => candidate.name === name);
    const legal = all.map((candidate) => candidate.name).join(', ');
    if (found.length === 0) {
      resolver.problem(place, `there is no ${what} ${JSON.stringify(name)}; those of this specification are: ${legal}`);
    }
    return found;
  };
  const directionsOf = (list: RawSpec['directions'], place: Place): DirectionSpec[] =>
    list.map(({ train, test }, i) => {
      pick('corpus', [...place, i, 'train'], corpora, train);
      pick('corpus', [...place, i, 'test'], corpora, test);
      if (train === test) {
        resolver.problem([...place, i], 'a direction leads from one corpus to another; "tests: [own]" is within one');
      }
      return { name: `${train}→${test}`, train, test };
    });
  const resolveGrid = (grid: RawSpec['main'], place: Place, base: Grid): Grid => {
    const chosen = <T extends { readonly name: string }>(key: 'models' | 'arms', all: readonly T[]) =>
      grid[key]?.flatMap((name, i) => pick(key.slice(0, -1), [...place, key, i], all, name)) ?? [];
    return {
      directions: grid.directions ? directionsOf(grid.directions, [...place, 'directions']) : base.directions,
      models: grid.models ? chosen('models', models) : base.models,
      arms: grid.arms ? chosen('arms', arms) : base.arms,
      fractions: grid.fractions ?? base.fractions,
      alphas: grid.alphas ?? base.alphas,
      seeds: grid.seeds ?? base.seeds,
    };
  };
  const { fractions, alphas, seeds } = raw;
  const all: Grid = {
    directions: directionsOf(raw.directions, ['directions']),
    models,
    arms,
    fractions,
    alphas,
    seeds,
  };
  const main = resolveGrid(raw.main, ['main'], all);
  return [main, ...raw.also.map((grid, g) => resolveGrid(grid, ['also', g], main))];
}
