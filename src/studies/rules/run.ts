import type { Document } from '../../core/types.ts';
import type { ScoreCounts } from '../../evaluate/counts.ts';
import type { GroupsOfTest } from '../../report/sentence-groups.ts';
import { type CountRow, countPairs } from '../common/count-pairs.ts';
import { type MeasuresOfJob, countGroups } from '../common/measures.ts';
import { type TaggerOfJob, createNotices, endOf, tagBlank, trainTagger } from '../common/train.ts';
import { type JobHead, type TaskResult, costsSince, type Runner } from '../engine/task.ts';
import type { Tagger } from '../../core/tagger.ts';
import { loadRules } from '../../rules/networks/load.ts';
import { createRuleTagger } from '../../rules/networks/tagger.ts';
import type { TrainedTagger } from '../../taggers/types.ts';

/** What is evaluated: a rule set, or what a tagger learns from documents. */
export type EvaluatedBy = { readonly rules: string } | (TaggerOfJob & { readonly train: readonly Document[] });

/** All that a worker needs for one cell. */
export interface EvaluationJob extends JobHead, MeasuresOfJob {
  readonly system: EvaluatedBy;
  /** The classes compared, of gold and found mentions. */
  readonly labels: readonly string[];
  readonly language: string;
  readonly tests: readonly { readonly fold: number; readonly documents: readonly Document[] }[];
  readonly seed: number;
}

export interface EvaluationResult extends TaskResult {
  readonly kind: 'evaluation';
  readonly training?: number;
  readonly tests: readonly {
    readonly fold: number;
    readonly counts: Readonly<Record<string, ScoreCounts>>;
    /** By the main measure. */
    readonly byUnit: readonly CountRow[];
    /** By the main measure, where sentences are grouped. */
    readonly groups?: GroupsOfTest;
  }[];
  readonly notices: readonly string[];
}

/**
 * One cell of an evaluation: loads the rules or trains the tagger, then counts on every test.
 *
 * @throws PalimpsestError what loading and training throw.
 */
export const run: Runner<EvaluationJob, EvaluationResult> = async (job, onStep) => {
  const started = performance.now();
  const told = createNotices();
  const { system, labels, metrics, groupBy, language } = job;
  const tagger: Tagger & Pick<TrainedTagger, 'dispose' | 'trainingEnd'> =
    'rules' in system
      ? createRuleTagger(loadRules(system.rules), { report: ({ message }) => void told.notices.add(message) })
      : await trainTagger(system, system.train, job, told, onStep);
  const trained = performance.now();
  const tests: EvaluationResult['tests'][number][] = [];
  try {
    for (const { fold, documents } of job.tests) {
      const found = await tagBlank(tagger, documents);
      const pairs = documents.map((doc, d) => {
        const entities = found[d]?.entities.filter(({ label }) => labels.includes(label)) ?? [];
        return [doc, { ...doc, entities }] as const;
      });
      const groups = groupBy && { groups: countGroups(pairs, groupBy, metrics[0] as string, language) };
      tests.push({ fold, ...countPairs(pairs, metrics, language), ...groups });
    }
  } finally {
    await tagger.dispose?.();
  }
  return {
    result: {
      kind: 'evaluation',
      key: job.key,
      inputs: job.inputs,
      ...('train' in system && { training: system.train.length }),
      ...endOf(tagger),
      tests,
      notices: [...told.notices],
    },
    costs: costsSince(started, trained, told.remarks),
  };
};
