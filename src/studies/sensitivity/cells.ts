import type { SensitivityCell } from './study.ts';

/** One training. */
export type PlannedSensitivity = Pick<SensitivityCell, 'key' | 'model' | 'seed'>;

/** The row of the CRF that sees neighbours alone: its training draws nothing, so it has one seed. */
export const BASELINE = 'CRF, neighbours alone';
