import type { Evaluation } from './study.ts';
import { describeHead, describeMeasures } from '../common/measures.ts';
import { withoutPaths } from '../common/sources.ts';
import type { Manifest } from '../engine/store.ts';
import type { PlannedEvaluation, Evaluated } from './cells.ts';
import { describeEvaluationCorpus } from './corpora.ts';
import type { EvaluationSpec } from './spec.ts';

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
