import { microRatios, type ScoreCounts } from '../../evaluate/counts.ts';
import { gather as gatherStudy, type StudyManifest } from '../augmentation/describe.ts';
import type { CellResult, PlannedCell, Study, StudyCell } from '../augmentation/study.ts';
import { withoutPaths } from '../common/sources.ts';
import { canonicalJson } from '../engine/key.ts';
import type { ExperimentStore, Manifest } from '../engine/store.ts';
import type { ReadCell } from '../engine/task.ts';
import type { Gathered } from '../kind.ts';
import { type Climb, climb, type Course, costOf, type ReadScore, type Stand } from './halving.ts';
import type { SearchSpec } from './spec.ts';
import { sizeOf, type Trial, valueIn } from './space.ts';

/** What the folder says of a search beside its cells. */
export interface SearchHead {
  readonly course: Course;
  readonly eta: number;
  readonly recipe: string;
  /** With their values in the recipe that is varied. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly combinations: number;
  /** In full trainings. */
  readonly cost: number;
  readonly trials: readonly FoundRecipe[];
  /** Whether pairs were kept back to judge by. */
  readonly keepsBack: boolean;
  /** What of the pairs that judge was searched on. */
  readonly warnings: readonly string[];
}

/** A trial as the folder keeps it, which names no folders. */
export interface FoundRecipe extends Pick<Trial, 'name' | 'values' | 'alpha' | 'recipe'> {
  /** The recipe names files, without where they lie. */
  readonly lacksFolders: boolean;
}

export interface SearchManifest extends StudyManifest {
  readonly kind: 'search';
  readonly search: SearchHead;
}

/** A search as its report sees it. */
export interface Search {
  readonly head: SearchHead;
  /** With the cells that the search came to; those it never wanted are left out. */
  readonly study: Study;
  readonly climb: Climb;
  cellAt(stand: Stand): StudyCell | undefined;
}

export function describeSearch(spec: SearchSpec, warnings: readonly string[]): SearchHead {
  const { course, eta, base, options, trials, judged } = spec;
  return {
    course,
    eta,
    recipe: base.recipe.name,
    options: withoutPaths(Object.fromEntries(options.map(({ name }) => [name, valueIn(base, name)]))) as SearchHead['options'], // prettier-ignore
    combinations: sizeOf(options),
    cost: costOf(course),
    trials: trials.map(describeTrial),
    keepsBack: judged.length > 0,
    warnings,
  };
}

function describeTrial({ name, values, alpha, recipe }: Trial): FoundRecipe {
  const told = withoutPaths({ name, values, alpha, recipe }) as Pick<Trial, 'name' | 'values' | 'alpha' | 'recipe'>;
  return { ...told, lacksFolders: canonicalJson(told.recipe) !== canonicalJson(recipe) };
}

const placeOf = ({ arm, pair, fraction, seed }: Stand) => JSON.stringify([arm, pair, fraction, seed]);

/** The cells of a search by what they stand for: an arm has one number of copies and one model. */
export function indexCells<Cell extends PlannedCell>(cells: readonly Cell[]): (stand: Stand) => Cell | undefined {
  const byPlace = new Map(cells.map((cell) => [placeOf({ ...cell, pair: cell.direction }), cell]));
  return (stand) => byPlace.get(placeOf(stand));
}

/** Scores from the cells of a folder: micro F1 of the main measure. */
export function createScores(cells: readonly PlannedCell[], metric: string, read: ReadCell): ReadScore {
  const cellAt = indexCells(cells);
  return async (stand) => {
    const found = await read(cellAt(stand)?.key ?? '');
    return found === undefined || found === 'failed' ? found : f1Of((found as CellResult).tests['cross'], metric);
  };
}

export const f1Of = (
  test: { readonly counts: Readonly<Record<string, ScoreCounts>> } | undefined,
  metric: string,
): number => {
  const counts = test?.counts[metric];
  return counts ? microRatios(counts).f1 : 0;
};

export async function gather(store: ExperimentStore, manifest: Manifest): Promise<Gathered<Search>> {
  const { search: head, study: planned, cells } = manifest as SearchManifest;
  const found = await climb(head.course, createScores(cells, planned.metric.name, store.read));
  const plannedAt = indexCells(cells);
  const wanted = new Set(found.wanted.flatMap((stand) => plannedAt(stand) ?? []));
  const { found: study, timings, states } = await gatherStudy(store, { ...manifest, cells: [...wanted] });
  return { found: { head, study, climb: found, cellAt: indexCells(study.cells) }, timings, states };
}
