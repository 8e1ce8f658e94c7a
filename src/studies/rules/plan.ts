import path from 'node:path';
import type { Evaluation, EvaluatedSystem } from '../../report/evaluation-data.ts';
import { installedDependencies, packageName, packageVersion } from '../../pipeline/package-version.ts';
import type { Scorer } from '../../evaluate/scorer.ts';
import { keyOf } from '../engine/key.ts';
import type { RunnablePlan } from '../engine/task.ts';
import type { EvaluationData } from './corpora.ts';
import { describeEvaluationCorpus } from './corpora.ts';
import { describeGrouping, fingerprintGrouping, type SentenceGrouping } from '../common/sentence-groups.ts';
import type { EvaluatedBy, EvaluationJob } from './job.ts';

/** One cell as it is planned. */
export interface PlannedEvaluation {
  readonly key: string;
  readonly system: string;
  readonly fold?: number;
  readonly seed: number;
}

/** What the cells of an evaluation are made of, whichever kind it is. */
export interface EvaluationCellSpec extends Omit<PlannedEvaluation, 'key'> {
  readonly by: EvaluatedBy;
  /** What decides the result, beside the tests and the measures. */
  readonly inputs: object;
  readonly tests: EvaluationJob['tests'];
  /** Of the corpus tested on, and how it is dealt out. */
  readonly testInputs: object;
  readonly language: string;
}

/** What an evaluation of either kind is planned from. */
export interface EvaluationSpec {
  readonly kind: Evaluation['kind'];
  readonly name: string;
  readonly description?: string;
  /** The YAML as it was written. */
  readonly text: string;
  readonly labels: readonly string[];
  /** The main one first. */
  readonly metrics: readonly Scorer[];
  readonly groupBy?: SentenceGrouping;
  readonly systems: readonly EvaluatedSystem[];
  readonly folds: number;
  readonly seeds: readonly number[];
  readonly tagger?: { readonly family: string; readonly settings: unknown };
}

export interface EvaluationPlan extends RunnablePlan {
  readonly kind: 'evaluation';
  /** In the order of the tables. */
  readonly cells: readonly PlannedEvaluation[];
  job(key: string, folder: string): Promise<EvaluationJob>;
}

/** What the folder of an evaluation says of it: all but the results. */
export interface EvaluationManifest {
  readonly tool: { readonly name: string; readonly version: string };
  readonly kind: 'evaluation';
  readonly evaluation: Omit<Evaluation, 'cells'>;
  readonly cells: readonly PlannedEvaluation[];
}

export async function planEvaluation(
  spec: EvaluationSpec,
  corpora: readonly EvaluationData[],
  cellSpecs: readonly EvaluationCellSpec[],
): Promise<EvaluationPlan> {
  const groupBy = spec.groupBy && (await fingerprintGrouping(spec.groupBy));
  const metrics = spec.metrics.map(({ name }) => name);
  const jobs = new Map<string, EvaluationCellSpec & { readonly allInputs: object }>();
  const work = new Map<string, number>();
  const cells = cellSpecs.map((cell): PlannedEvaluation => {
    const { system, fold, seed, inputs, testInputs, language } = cell;
    const allInputs = {
      kind: 'evaluation',
      inputs,
      tests: testInputs,
      labels: spec.labels,
      metrics,
      ...(groupBy && { groupBy }),
      language,
      seed,
    };
    const key = keyOf(allInputs);
    jobs.set(key, { ...cell, allInputs });
    const documents = 'train' in cell.by ? cell.by.train : cell.tests.flatMap((test) => test.documents);
    work.set(
      key,
      documents.reduce((sum, { text }) => sum + text.length, 0),
    );
    return { key, system, seed, ...(fold !== undefined && { fold }) };
  });
  return {
    kind: 'evaluation',
    text: spec.text,
    manifest: () => createManifest(spec, corpora, cells),
    needed: [],
    work,
    cells,
    job: async (key, folder) => {
      const cell = jobs.get(key);
      if (!cell) throw new TypeError(`the plan has no cell ${key}`);
      return {
        kind: 'evaluation',
        key,
        inputs: cell.allInputs,
        system: cell.by,
        labels: spec.labels,
        language: cell.language,
        tests: cell.tests,
        metrics,
        ...(spec.groupBy && { groupBy: spec.groupBy }),
        seed: cell.seed,
        checkpoints: path.join(folder, 'checkpoints', key),
      };
    },
  };
}

function createManifest(
  spec: EvaluationSpec,
  corpora: readonly EvaluationData[],
  cells: readonly PlannedEvaluation[],
): string {
  const [metric] = spec.metrics;
  const manifest: EvaluationManifest = {
    tool: { name: packageName, version: packageVersion },
    kind: 'evaluation',
    evaluation: {
      kind: spec.kind,
      name: spec.name,
      ...(spec.description !== undefined && { description: spec.description }),
      metric: {
        name: metric?.name ?? '',
        description: metric?.description ?? '',
        tokeniser: metric?.tokeniser ?? '',
      },
      metrics: spec.metrics.map(({ name }) => name),
      labels: spec.labels,
      ...(spec.groupBy && { groupBy: describeGrouping(spec.groupBy) }),
      corpora: corpora.map(describeEvaluationCorpus),
      systems: spec.systems,
      folds: spec.folds,
      seeds: spec.seeds,
      ...(spec.tagger && { tagger: { family: spec.tagger.family, settings: withoutPaths(spec.tagger.settings) } }),
      versions: { [packageName]: packageVersion, node: process.versions.node, ...installedDependencies() },
      notices: [],
    },
    cells,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function withoutPaths(value: unknown): unknown {
  if (typeof value === 'string') return /[/\\]/.test(value) ? (value.split(/[/\\]/).at(-1) ?? '') : value;
  if (Array.isArray(value)) return value.map(withoutPaths);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutPaths(inner)]));
}
