import { PalimpsestError } from '../../core/errors.ts';
import type { Study, StudyCell, StudyTest, StudyTimings } from '../../report/study-data.ts';
import type { CellCosts, CellResult, StoredTest } from './job.ts';
import type { ExperimentManifest } from './manifest.ts';
import { createExperimentStore, type ExperimentStore } from '../engine/store.ts';
import { unpackCounts } from '../common/stored-counts.ts';

/** A study with its costs, as far as its folder has them. */
export interface StudyFromFolder {
  readonly study: Study;
  readonly timings: StudyTimings;
}

/**
 * Gathers what the folder of an experiment has: cells done, failed and missing. The corpora are not needed.
 *
 * @throws PalimpsestError `no-such-experiment` where the folder holds none.
 */
export async function studyFromFolder(folder: string): Promise<StudyFromFolder> {
  const store = createExperimentStore(folder);
  const { study, cells } = await readManifest(store);
  const timings: Record<string, CellCosts> = {};
  const found: StudyCell[] = [];
  const notices = new Set<string>(study.notices);
  for (const cell of cells) {
    const result = await store.result(cell.key);
    if (!result) {
      const error = await store.failure(cell.key);
      found.push(error ? { ...cell, state: 'failed', error } : { ...cell, state: 'missing' });
      continue;
    }
    found.push({
      ...cell,
      state: 'done',
      training: result.training,
      ...(result.end && { end: result.end }),
      tests: testsOf(result),
    });
    for (const [test, { unknownLabels }] of Object.entries(result.tests)) {
      const labels = Object.entries(unknownLabels).map(([label, count]) => `${label} (${count})`);
      if (labels.length > 0)
        notices.add(`${cell.direction}, ${test}: labels that training never saw: ${labels.join(', ')}`);
    }
    const costs = await store.costs(cell.key);
    if (costs) timings[cell.key] = costs;
  }
  return { study: { ...study, notices: [...notices], cells: found }, timings };
}

async function readManifest(store: ExperimentStore): Promise<ExperimentManifest> {
  const text = await store.readText('manifest.json');
  if (text !== undefined) {
    try {
      const manifest = JSON.parse(text) as Partial<ExperimentManifest>;
      if (manifest.study && Array.isArray(manifest.cells)) return manifest as ExperimentManifest;
    } catch {
      // not JSON: not ours
    }
  }
  throw new PalimpsestError('no-such-experiment', 'the folder holds no experiment', {
    place: { file: store.folder },
    hint: 'Give the folder that "palimpsest experiment run" wrote; its manifest.json says what the study is.',
  });
}

function testsOf({ tests }: CellResult): Readonly<Record<string, StudyTest>> {
  const unpack = ({ byUnit, ...test }: StoredTest): StudyTest => ({
    ...test,
    byUnit: byUnit.map(unpackCounts),
  });
  return Object.fromEntries(Object.entries(tests).map(([name, test]) => [name, unpack(test)]));
}
