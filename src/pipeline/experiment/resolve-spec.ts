import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';
import type { Scorer } from '../../evaluate/scorer.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import { loadLabelMap } from '../../resources/label-map.ts';
import { findFamily } from '../../taggers/index.ts';
import { type Arm, resolveArm } from './arms.ts';
import type { CorpusSpec, DirectionSpec, ExperimentSpec, Grid, ModelSpec } from './spec.ts';
import type { RawCorpus, RawSpec } from './spec-schema.ts';
import { expandVariables, type Variables } from './variables.ts';

/** Where in the YAML something is. */
type Place = readonly (string | number)[];

/** What looking up found wrong. */
export interface Problem {
  readonly path: Place;
  readonly message: string;
}

/** What every look-up needs. */
interface Resolver {
  readonly variables: Variables;
  /** Makes a path relative to the specification's folder, variables put in, absolute. */
  resolvePath(written: string): string;
  problem(path: Place, message: string): void;
  /** What the look-up gives; an error of it is a problem of that place. */
  attempt<T>(place: Place, lookUp: () => T | Promise<T>): Promise<T | undefined>;
}

/**
 * Looks up all that a specification names.
 *
 * @returns the specification, or what is wrong with it, in the order of looking.
 */
export async function resolveSpec(
  raw: RawSpec,
  text: string,
  folder: string,
  variables: Variables,
): Promise<ExperimentSpec | readonly [Problem, ...Problem[]]> {
  const problems: Problem[] = [];
  const resolver = createResolver(folder, variables, problems);
  const corpora: CorpusSpec[] = [];
  for (const [name, corpus] of Object.entries(raw.corpora)) corpora.push(await resolveCorpus(name, corpus, resolver));
  const models = await resolveModels(raw.models, resolver);
  const arms = await resolveArms(raw, resolver);
  const metrics = await resolveMetrics(raw, resolver);
  // What follows looks among these: if one is missing, its absence would be told twice.
  const [first] = problems;
  if (first) return [first, ...problems.slice(1)];
  const grids = resolveGrids(raw, { corpora, models, arms }, resolver);
  const [problem] = problems;
  if (problem) return [problem, ...problems.slice(1)];
  return {
    name: raw.name,
    ...(raw.description !== undefined && { description: raw.description }),
    text,
    corpora,
    models,
    arms,
    ...(raw.labels && { labels: raw.labels }),
    grids,
    split: raw.split,
    dropRarerThan: raw['drop-rarer-than'],
    metric: metrics[0] as Scorer,
    metrics,
    tests: raw.tests,
  };
}

function createResolver(folder: string, variables: Variables, problems: Problem[]): Resolver {
  return {
    variables,
    resolvePath: (written) => path.resolve(folder, expandVariables(written, variables)),
    problem: (place, message) => void problems.push({ path: place, message }),
    async attempt(place, lookUp) {
      try {
        return await lookUp();
      } catch (error) {
        if (!(error instanceof PalimpsestError)) throw error;
        const hint = error.hint === undefined ? '' : `. ${error.hint}`;
        problems.push({ path: place, message: `${error.message}${hint}` });
        return undefined;
      }
    },
  };
}

async function resolveCorpus(name: string, corpus: RawCorpus, resolver: Resolver): Promise<CorpusSpec> {
  const place: Place = ['corpora', name];
  const { options, format, group } = corpus;
  const map = corpus['label-map'];
  const labelMap =
    map === undefined
      ? undefined
      : await resolver.attempt([...place, 'label-map'], () =>
          loadLabelMap(/[/\\]|\.ya?ml$/.test(map) ? resolver.resolvePath(map) : map),
        );
  return {
    name,
    paths: await resolvePaths(corpus, place, resolver),
    ...(format !== undefined && { format }),
    options: {
      ...(options.overlaps !== undefined && { overlaps: options.overlaps }),
      ...(options['token-column'] !== undefined && { tokenColumn: options['token-column'] }),
      ...(options['tag-column'] !== undefined && { tagColumn: options['tag-column'] }),
      ...(options.scheme !== undefined && { scheme: options.scheme }),
      ...(options.separator !== undefined && { separator: options.separator }),
      ...(options['tag-names'] !== undefined && { tagNames: options['tag-names'] }),
    },
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

async function resolveModels(models: RawSpec['models'], resolver: Resolver): Promise<readonly ModelSpec[]> {
  const found: ModelSpec[] = [];
  for (const [i, { name, family: familyName, settings }] of models.entries()) {
    const place: Place = ['models', i];
    checkUnique('model', found, name, place, resolver);
    const family = await resolver.attempt(place, () => findFamily(familyName));
    const expanded = await resolver.attempt([...place, 'settings'], () => expandDeep(settings, resolver));
    if (!family || expanded === undefined) continue;
    const parsed = family.settings.safeParse(expanded);
    if (parsed.success) {
      found.push({ name, family: familyName, settings: parsed.data });
      continue;
    }
    const [issue] = parsed.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const legal =
      unknown.length > 0 && 'shape' in family.settings
        ? `; its settings are: ${Object.keys(family.settings.shape as object).join(', ')}`
        : '';
    resolver.problem(
      [...place, 'settings', ...((issue?.path ?? []) as (string | number)[]), ...unknown],
      `settings of ${familyName}: ${issue?.message}${legal}`,
    );
  }
  return found;
}

async function resolveArms(raw: RawSpec, resolver: Resolver): Promise<readonly Arm[]> {
  const found: Arm[] = [];
  for (const [i, setting] of raw.arms.entries()) {
    checkUnique('arm', found, setting.name, ['arms', i], resolver);
    const arm = await resolver.attempt(['arms', i], () =>
      resolveArm(setting, raw.partition, (written) => resolver.resolvePath(written)),
    );
    if (arm) found.push(arm);
  }
  return found;
}

async function resolveMetrics(raw: RawSpec, resolver: Resolver): Promise<readonly Scorer[]> {
  const found: Scorer[] = [];
  for (const [i, name] of [raw.metric, ...raw.metrics].entries()) {
    const scorer = await resolver.attempt(i === 0 ? ['metric'] : ['metrics', i - 1], () => findScorer(name));
    if (scorer && !found.some((other) => other.name === scorer.name)) found.push(scorer);
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

function checkUnique(what: string, all: readonly { name: string }[], name: string, place: Place, to: Resolver): void {
  if (all.some((other) => other.name === name)) {
    to.problem(place, `two ${what}s are called ${JSON.stringify(name)}; give one another name`);
  }
}

/** Puts variables in; what begins with `./` or `../` is a path relative to the specification. */
function expandDeep(value: unknown, resolver: Resolver): unknown {
  if (typeof value === 'string') {
    return /^\.{1,2}\//.test(value) ? resolver.resolvePath(value) : expandVariables(value, resolver.variables);
  }
  if (Array.isArray(value)) return value.map((item) => expandDeep(item, resolver));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expandDeep(item, resolver)]));
}
