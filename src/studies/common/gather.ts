import type { TrainingEnd } from '../../core/tagger.ts';
import type { PlannedCell, Costs, Failure } from '../engine/task.ts';
import type { ExperimentStore } from '../engine/store.ts';
import type { CellState } from '../kind.ts';

/** What became of the task of a cell. */
export interface CellOutcome {
  readonly state: CellState;
  /** Of a failed one: what the error said (it never holds document text). */
  readonly error?: Failure;
  /** How training ended, where the tagger is one that says. */
  readonly end?: TrainingEnd;
}

/**
 * Reads what the folder has of each cell.
 *
 * @param read what the report needs of a result.
 * @returns the cells in their order, and the costs of those done by key.
 */
export async function gatherCells<Cell extends PlannedCell, Found extends object>(
  store: ExperimentStore,
  cells: readonly Cell[],
  read: (result: never, cell: Cell) => Found,
): Promise<{
  readonly cells: readonly (Cell & CellOutcome & Partial<Found>)[];
  readonly timings: Readonly<Record<string, Costs>>;
}> {
  const timings: Record<string, Costs> = {};
  const found: (Cell & CellOutcome & Partial<Found>)[] = [];
  for (const cell of cells) {
    const { key } = cell;
    const result = await store.result(key);
    if (result) {
      const { end } = result;
      found.push({ ...cell, state: 'done', ...(end && { end }), ...read(result as never, cell) });
      const costs = await store.costs(key);
      if (costs) timings[key] = costs;
    } else {
      const error = await store.failure(key);
      found.push({ ...cell, ...(error ? { state: 'failed', error } : { state: 'missing' }) } as (typeof found)[number]);
    }
  }
  return { cells: found, timings };
}
