import type { Scorer } from '../../evaluate/scorer.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import { installedDependencies, packageName, packageVersion } from '../../pipeline/package-version.ts';
import type { SentenceGroups } from '../../report/sentence-groups.ts';
import type { Resolver } from './resolver.ts';
import { describeGrouping, fingerprintGrouping, resolveGrouping, type SentenceGrouping } from './sentence-groups.ts';

/** What cells are counted by. */
export interface Measures {
  /** The main one first. */
  readonly metrics: readonly Scorer[];
  readonly groupBy?: SentenceGrouping;
}

export async function resolveMeasures(
  raw: {
    readonly metric: string;
    readonly metrics: readonly string[];
    readonly 'group-by'?: SentenceGrouping | undefined;
  },
  resolver: Resolver,
): Promise<Measures> {
  const metrics: Scorer[] = [];
  for (const [i, name] of [raw.metric, ...raw.metrics].entries()) {
    const scorer = await resolver.attempt(i === 0 ? ['metric'] : ['metrics', i - 1], () => findScorer(name));
    if (scorer && !metrics.some((other) => other.name === scorer.name)) metrics.push(scorer);
  }
  const groupBy = await resolveGrouping(raw, resolver);
  return { metrics, ...(groupBy && { groupBy }) };
}

/** As a job has them. */
export interface MeasuresOfJob {
  /** The main one first. */
  readonly metrics: readonly string[];
  readonly groupBy?: SentenceGrouping;
}

export function measuresOfJob({ metrics, groupBy }: Measures): MeasuresOfJob {
  return { metrics: metrics.map(({ name }) => name), ...(groupBy && { groupBy }) };
}

/** What they decide of a result. */
export async function measureInputs({ metrics, groupBy }: Measures): Promise<object> {
  return {
    metrics: metrics.map(({ name }) => name),
    ...(groupBy && { groupBy: await fingerprintGrouping(groupBy) }),
  };
}

/** What a study says of itself. */
export interface StudyHead {
  readonly name: string;
  readonly description?: string;
  readonly versions: Readonly<Record<string, string>>;
}

/** What a study says of what it was counted by. */
export interface StudyMeasures {
  /** The measure that tables, figures and tests of significance use, as its scorer describes it. */
  readonly metric: { readonly name: string; readonly description: string; readonly tokeniser: string };
  /** All measures that cells were counted in, by name. */
  readonly metrics: readonly string[];
  /** What sentences of tests were grouped by, and the languages of them. */
  readonly groupBy?: SentenceGroups;
}

export function describeMeasures({ metrics, groupBy }: Measures): StudyMeasures {
  const { name, description, tokeniser } = metrics[0] as Scorer;
  return {
    metric: { name, description, tokeniser },
    metrics: metrics.map((scorer) => scorer.name),
    ...(groupBy && { groupBy: describeGrouping(groupBy) }),
  };
}

export function describeHead({ name, description }: { name: string; description?: string | undefined }): StudyHead {
  return {
    name,
    ...(description !== undefined && { description }),
    versions: { [packageName]: packageVersion, node: process.versions.node, ...installedDependencies() },
  };
}
