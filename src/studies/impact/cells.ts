import type { ImpactCell } from './study.ts';
import type { PhiModelName } from './spec.ts';

/** One training of an impact study. */
export type PlannedVariant = Pick<
  ImpactCell,
  'key' | 'corpus' | 'model' | 'strategy' | 'protectEponyms' | 'fold' | 'seed'
>;

/** `gold`, `base`, or `F` with the beta. */
export function nameOfModel(model: PhiModelName): string {
  return typeof model === 'number' ? `F${model}` : model;
}

/** What a cell is called on the screen. */
export function nameOfVariant({ corpus, model, strategy, protectEponyms, fold, seed }: PlannedVariant): string {
  const variant = strategy === 'original' ? 'original' : `${model} ${strategy}`;
  return `${corpus} ${variant}${protectEponyms ? ', eponyms protected' : ''}, fold ${fold + 1}, seed ${seed}`;
}
