import { PalimpsestError } from '../../core/errors.ts';
import type { Impact, ImpactCell, ImpactTimings } from '../../report/impact-data.ts';
import { createExperimentStore } from '../engine/store.ts';
import type { CellCosts } from '../augmentation/job.ts';
import type { ImpactResult } from './job.ts';
import type { ImpactManifest } from './manifest.ts';
import { unpackCounts } from '../common/stored-counts.ts';

/** An impact study with its costs, as far as its folder has them. */
export interface ImpactFromFolder {
  readonly impact: Impact;
  readonly timings: ImpactTimings;
  /** Of the PHI model's cell, which is in no table of cells. */
  readonly phi: 'done' | 'failed' | 'missing';
}

/**
 * Gathers what the folder of an impact study has: cells done, failed and missing. The corpora are not needed.
 *
 * @throws PalimpsestError `no-such-experiment` where the folder holds no impact study.
 */
export async function impactFromFolder(folder: string): Promise<ImpactFromFolder> {
  const store = createExperimentStore<ImpactResult>(folder);
  const manifest = await readManifest(folder);
  const notices = new Set(manifest.impact.notices);
  const timings: Record<string, CellCosts> = {};
  const cells: ImpactCell[] = [];
  const phi = await store.result(manifest.phi);
  const failure = await store.failure(manifest.phi);
  if (failure) notices.add(`The PHI model failed: ${failure.message} [${failure.code}]`);
  const levels = phi?.kind === 'phi' ? { ...phi.figures, ...(phi.end && { end: phi.end }) } : undefined;
  for (const notice of levels?.notices ?? []) notices.add(notice);
  for (const cell of manifest.cells) {
    const result = await store.result(cell.key);
    if (result?.kind !== 'variant') {
      const error = await store.failure(cell.key);
      cells.push(error ? { ...cell, state: 'failed', error } : { ...cell, state: 'missing' });
      continue;
    }
    const { training, end, concealment, units, counts, groups } = result;
    const byUnit = result.byUnit.map(unpackCounts);
    cells.push({
      ...cell,
      state: 'done',
      training,
      ...(end && { end }),
      ...(concealment && { concealment }),
      counts,
      units,
      byUnit,
      ...(groups && { groups }),
    });
    for (const notice of result.notices) notices.add(`${cell.corpus}, ${cell.model} ${cell.strategy}: ${notice}`);
    const costs = await store.costs(cell.key);
    if (costs) timings[cell.key] = costs;
  }
  const phiCosts = await store.costs(manifest.phi);
  if (phiCosts) timings[manifest.phi] = phiCosts;
  return {
    impact: { ...manifest.impact, notices: [...notices], ...(levels && { levels }), cells },
    timings,
    phi: levels ? 'done' : failure ? 'failed' : 'missing',
  };
}

/** Whether the folder holds an impact study rather than a study of augmentation. */
export async function isImpactFolder(folder: string): Promise<boolean> {
  return (await parseManifest(folder)) !== undefined;
}

async function readManifest(folder: string): Promise<ImpactManifest> {
  const manifest = await parseManifest(folder);
  if (manifest) return manifest;
  throw new PalimpsestError('no-such-experiment', 'the folder holds no impact study', {
    place: { file: folder },
    hint: 'Give the folder that "palimpsest experiment run" wrote; its manifest.json says what the study is.',
  });
}

async function parseManifest(folder: string): Promise<ImpactManifest | undefined> {
  const text = await createExperimentStore(folder).readText('manifest.json');
  try {
    const manifest = JSON.parse(text ?? '') as Partial<ImpactManifest>;
    if (manifest.kind === 'impact' && manifest.impact && Array.isArray(manifest.cells))
      return manifest as ImpactManifest;
  } catch {
    // not JSON: not ours
  }
  return undefined;
}
