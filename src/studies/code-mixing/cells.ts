import type { MixedCell } from './study.ts';

/** One training as it is planned. */
export type PlannedMixedCell = Pick<MixedCell, 'key' | 'model' | 'group' | 'seed'>;

/** An encoder that is pretrained in the study. */
export interface PlannedEncoder {
  readonly key: string;
  readonly groups: readonly string[];
}

/** What such an encoder is called. */
export const nameOfEncoder = (groups: readonly string[]): string => `pretrained on ${groups.join(', ')}`;

/** What a cell is called on the screen. */
export const nameOfMixedCell = ({ model, group, seed }: Omit<PlannedMixedCell, 'key'>): string =>
  `${model}${group === undefined ? '' : ` on ${group}`}, seed ${seed}`;
