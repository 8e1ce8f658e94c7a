import { architectureOf, regimeOf } from '../../taggers/sensitivity/train.ts';
import { describeHead } from '../common/measures.ts';
import { describeSource, withoutPaths } from '../common/sources.ts';
import type { Manifest, ExperimentStore } from '../engine/store.ts';
import type { Task } from '../engine/task.ts';
import {
  BASELINE,
  type PlannedSensitivity,
  type SensitivityModel,
  type SensitivityStudy,
  type ModelResult,
  type NamesResult,
} from './study.ts';
import type { SensitivityData } from './corpus.ts';
import type { SensitivityModelSpec, SensitivitySpec } from './spec.ts';
import { gatherCells } from '../common/count-pairs.ts';
import type { Gathered } from '../kind.ts';

/** What the folder says of a study: all but the results. */
interface SensitivityManifest extends Manifest {
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

export async function gather(store: ExperimentStore, manifest: Manifest): Promise<Gathered<SensitivityStudy>> {
  const { study, cells: planned, prepared } = manifest as SensitivityManifest;
  const notices = new Set<string>(study.notices);
  const before = await gatherCells(store, prepared, (result: Partial<NamesResult>, { name }) => {
    for (const notice of result.notices ?? []) notices.add(`${name}: ${notice}`);
    // A pretraining has figures of its own.
    return result.figures && 'counts' in result.figures ? { figures: result.figures } : {};
  });
  const { cells, timings } = await gatherCells(store, planned, (result: ModelResult, { model }) => {
    for (const notice of result.notices) notices.add(`${model}: ${notice}`);
    return { figures: result.figures };
  });
  const names = before.cells.find(({ figures }) => figures)?.figures;
  return {
    found: { ...study, notices: [...notices], ...(names && { names }), cells },
    timings: { ...before.timings, ...timings },
    states: [...before.cells, ...cells].map(({ state }) => state),
  };
}
