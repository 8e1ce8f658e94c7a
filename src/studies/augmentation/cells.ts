import type { StudyCell } from './study.ts';

/** One place in the tables of a study. Several may be one and the same cell: they have the same key. */
export type PlannedCell = Pick<StudyCell, 'key' | 'direction' | 'model' | 'arm' | 'alpha' | 'fraction' | 'seed'>;

/** What a cell is called on the screen. */
export function nameOfCell({ direction, model, arm, alpha, fraction, seed }: PlannedCell): string {
  const copies = alpha > 0 ? ` alpha ${alpha}` : '';
  return `${direction} ${model} ${arm}${copies}, ${formatAmount(fraction)}, seed ${seed}`;
}

/** `20 %`, `250 units`. */
export function formatAmount(fraction: number): string {
  return fraction > 1 ? `${fraction} units` : `${Number((100 * fraction).toFixed(2))} %`;
}
