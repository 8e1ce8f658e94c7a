import type { Criteria, ViewRowData } from './types.ts';

export function wantsAll(criteria: Criteria): boolean;
export function fitsRow(row: ViewRowData, criteria: Criteria): boolean;
