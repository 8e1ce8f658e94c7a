import type { Evaluation } from './study.ts';
import { describeHead, describeMeasures } from '../common/measures.ts';
import { withoutPaths } from '../common/sources.ts';
import type { Manifest, ExperimentStore } from '../engine/store.ts';
import { type PlannedEvaluation, type Evaluated, describeEvaluationCorpus } from './corpora.ts';
import type { EvaluationSpec } from './spec.ts';
import { unpackCounts, gatherCells } from '../common/count-pairs.ts';
import type { Gathered } from '../kind.ts';
import type { EvaluationResult } from './run.ts';

/** What the folder says of an evaluation: all but the results. */
export interface EvaluationManifest extends Manifest {
  readonly evaluation: Omit<Evaluation, 'cells'>;
  readonly cells: readonly PlannedEvaluation[];
}

export function describeEvaluation(
  spec: EvaluationSpec,
  { corpora, systems, cells }: Evaluated,
): EvaluationManifest['evaluation'] {
  const { kind, labels } = spec;
  return {
    kind,
    ...describeHead(spec),
    ...describeMeasures(spec),
    labels,
    corpora: corpora.map(describeEvaluationCorpus),
    systems,
    folds: kind === 'indirect' ? spec.folds : 1,
    seeds: [...new Set(cells.map(({ seed }) => seed))],
    ...(kind === 'indirect' && {
      tagger: { family: spec.tagger.family, settings: withoutPaths(spec.tagger.settings) },
    }),
    notices: [],
  };
}

export async function gather(store: ExperimentStore, manifest: Manifest): Promise<Gathered<Evaluation>> {
  const { evaluation, cells: planned } = manifest as EvaluationManifest;
  const notices = new Set(evaluation.notices);
  const { cells, timings } = await gatherCells(store, planned, (result: EvaluationResult, { system }) => {
    for (const notice of result.notices) notices.add(`${system}: ${notice}`);
    const tests = result.tests.map((test) => ({ ...test, byUnit: test.byUnit.map(unpackCounts) }));
    return { tests, ...(result.training !== undefined && { training: result.training }) };
  });
  const found = { ...evaluation, notices: [...notices], cells };
  return { found, timings, states: cells.map(({ state }) => state) };
}
