import type { LabelCounts } from '../../evaluate/counts.ts';

/** Counts of a unit as cells keep them, `[correct, incorrect, partial, missed, spurious]`, to save room. */
export type CountRow = readonly [number, number, number, number, number];

export function packCounts({ correct, incorrect, partial, missed, spurious }: LabelCounts): CountRow {
  return [correct, incorrect, partial, missed, spurious];
}

export function unpackCounts([correct, incorrect, partial, missed, spurious]: CountRow): LabelCounts {
  return { correct, incorrect, partial, missed, spurious };
}
