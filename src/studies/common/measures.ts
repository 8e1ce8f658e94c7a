import type { Document } from '../../core/types.ts';
import { groupSentences } from '../../evaluate/code-mixing.ts';
import { type LabelCounts, mergeCounts, type ScoreCounts, totalCounts } from '../../evaluate/counts.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import { cutIntoSentences } from '../../evaluate/pair-documents.ts';
import type { GroupsOfTest, SentenceGroups } from '../../report/sentence-groups.ts';
import { openMixed } from '../../text/code-mixing.ts';
import { languageOf } from '../../languages/locale.ts';
import type { Resolver, Place } from './resolver.ts';
import { fingerprint } from '../engine/key.ts';
import type { Scorer } from '../../evaluate/scorer.ts';
import { installedDependencies, packageName, packageVersion } from '../../pipeline/package-version.ts';

/** Two languages as `--mixed` has them: a code, or `code=file` with words of it. */
type MixedPair = readonly [string, string];

/** Makes the files of words absolute, from the folder of the specification, and checks that the languages can be told apart. */
export async function resolveMixed(pair: MixedPair, place: Place, resolver: Resolver): Promise<MixedPair | undefined> {
  return resolver.attempt(place, () => {
    const [first, second] = pair.map((one) => {
      const [name, list] = parts(one);
      return list === undefined ? one : `${name}=${resolver.resolvePath(list)}`;
    });
    const found: MixedPair = [first ?? '', second ?? ''];
    openMixed(found);
    return found;
  });
}

/** What decides of the results: a file by the hash of its content. */
export async function fingerprintMixed(pair: MixedPair): Promise<readonly unknown[]> {
  return Promise.all(
    pair.map(async (one) => {
      const [name, list] = parts(one);
      return list === undefined ? one : { name, list: await fingerprint(list) };
    }),
  );
}

/** The names alone: what a folder of results may tell. */
export function namesOfMixed(pair: MixedPair): MixedPair {
  const [first, second] = pair.map((one) => parts(one)[0]);
  return [first ?? '', second ?? ''];
}

function parts(one: string): readonly [string, string?] {
  const at = one.indexOf('=');
  return at === -1 ? [one] : [one.slice(0, at), one.slice(at + 1)];
}

/** What the sentences of tests are grouped by: their languages, or the range of their code-mixing index. */
interface SentenceGrouping {
  readonly sentences: 'group' | 'cmi';
  readonly mixed: MixedPair;
}

/** Looks up what `group-by` of a specification names; the resolver is told what is wrong. */
async function resolveGrouping(
  { 'group-by': raw }: { readonly 'group-by'?: SentenceGrouping | undefined },
  resolver: Resolver,
): Promise<SentenceGrouping | undefined> {
  const mixed = raw && (await resolveMixed(raw.mixed, ['group-by', 'mixed'], resolver));
  return raw && mixed && { sentences: raw.sentences, mixed };
}

/** What decides of the results: files of words by their content. */
async function fingerprintGrouping({ sentences, mixed }: SentenceGrouping): Promise<object> {
  return { sentences, mixed: await fingerprintMixed(mixed) };
}

/** What a folder of results may tell: no paths. */
function describeGrouping({ sentences, mixed }: SentenceGrouping): SentenceGroups {
  return { sentences, mixed: namesOfMixed(mixed) };
}

/**
 * Counts documents sentence by sentence, as `evaluate --group-by` does.
 *
 * @param pairs gold and predicted.
 * @returns by group, sorted by name.
 */
export function countGroups(
  pairs: readonly (readonly [Document, Document])[],
  { sentences, mixed }: SentenceGrouping,
  metric: string,
  language: string,
): GroupsOfTest {
  const scorer = findScorer(metric);
  const nameOf = groupSentences(openMixed(mixed), sentences);
  const groups = new Map<string, { sentences: number; wrong: number; counts: ScoreCounts }>();
  for (const [gold, predicted] of pairs) {
    for (const { place, ...sentence } of cutIntoSentences(gold, predicted, languageOf(language))) {
      const name = nameOf(sentence.gold.text, gold, place);
      const counts = scorer.count(sentence.gold, sentence.predicted);
      const known = groups.get(name);
      groups.set(name, {
        sentences: (known?.sentences ?? 0) + 1,
        wrong: (known?.wrong ?? 0) + (isWrong(totalCounts(counts)) ? 1 : 0),
        counts: known ? mergeCounts([known.counts, counts]) : counts,
      });
    }
  }
  const sorted = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([name, { counts, ...rest }]) => [name, { ...rest, counts: totalCounts(counts) }]),
  );
}

function isWrong({ incorrect, partial, missed, spurious }: LabelCounts): boolean {
  return incorrect + partial + missed + spurious > 0;
}

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
