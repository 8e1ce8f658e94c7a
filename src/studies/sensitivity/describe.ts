import { architectureOf, regimeOf } from '../../taggers/sensitivity/train.ts';
import { describeHead } from '../common/measures.ts';
import { describeSource, withoutPaths } from '../common/sources.ts';
import type { Manifest } from '../engine/store.ts';
import type { Task } from '../engine/task.ts';
import { BASELINE, type PlannedSensitivity } from './cells.ts';
import type { SensitivityData } from './corpus.ts';
import type { SensitivityModelSpec, SensitivitySpec } from './spec.ts';
import type { SensitivityModel, SensitivityStudy } from './study.ts';

/** What the folder says of a study: all but the results. */
export interface SensitivityManifest extends Manifest {
  readonly study: Omit<SensitivityStudy, 'cells' | 'names'>;
  /** Tasks that the models need. */
  readonly prepared: readonly { readonly key: string; readonly name: string }[];
  readonly cells: readonly PlannedSensitivity[];
}

export function describeSensitivity(
  spec: SensitivitySpec,
  { figures }: SensitivityData,
  prepared: readonly Task[],
): Omit<SensitivityManifest, 'cells'> {
  const { language, sensitive, seeds, corpus } = spec;
  return {
    kind: 'sensitivity',
    study: {
      ...describeHead(spec),
      language,
      sensitive,
      source: describeSource(corpus.source),
      parts: figures,
      models: [
        ...(spec.baseline ? [{ name: BASELINE, input: '–', candidates: false, masking: 'M1', settings: {} }] : []),
        ...spec.models.map((model) => describeModel(model, spec)),
      ],
      seeds,
      notices: [],
    },
    prepared: prepared.map(({ key, name }) => ({ key, name })),
  };
}

function describeModel({ name, settings }: SensitivityModelSpec, { vectors }: SensitivitySpec): SensitivityModel {
  const { input, blind } = architectureOf(settings);
  return {
    name,
    input: input === 'encoder' ? 'encoder' : vectors ? 'words + pieces' : 'pieces',
    candidates: regimeOf(settings).share !== undefined,
    masking: settings.masking ?? (blind ? 'M1' : 'M3'),
    settings: withoutPaths(settings),
  };
}
