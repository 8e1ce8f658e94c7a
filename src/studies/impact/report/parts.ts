import { formatPoints } from '../../../report/pages/format.ts';
import type { HeatCell } from '../../../report/charts/figure.ts';
import type { ReportCell } from '../../../report/pages/report-model.ts';
import type { Variant } from './impact-index.ts';

/** A relative difference in percent with its sign: `−3.9 %`. */
export function formatRelative(difference: number): string {
  const text = formatPoints(difference);
  return `${Number(text) > 0 ? '+' : ''}${text}\u00a0%`;
}

/** A share in percent: `12.3 %`. */
export const formatShare = (share: number): string => `${formatPoints(share)}\u00a0%`;

export const relativeCell = (difference: number | undefined): ReportCell =>
  difference === undefined ? { text: '–' } : { text: formatRelative(difference), value: difference };

export const shareCell = (part: number, whole: number): ReportCell =>
  whole === 0 ? { text: '–' } : { text: formatShare(part / whole), value: part / whole };

export const pointsCell = (fraction: number | undefined): ReportCell =>
  fraction === undefined ? { text: '–' } : { text: formatPoints(fraction), value: fraction };

/** A loss of a quarter has the strongest shade; the root lets small ones show. */
export function lossHeat(difference: number, detail: string): HeatCell {
  const strength = Math.sqrt(Math.min(1, Math.abs(difference) / 0.25));
  return { text: formatPoints(difference), shade: Math.sign(difference) * strength, detail };
}

/** Shares of what is lost: shaded as losses. */
export function shareHeat(part: number, whole: number, detail: string): HeatCell | undefined {
  if (whole === 0) return undefined;
  const share = part / whole;
  return { text: formatPoints(share), shade: -Math.sqrt(share), detail };
}

/** `pseudo`, or `pseudo, eponyms protected` where the study compares both. */
export function nameStrategy({ strategy, protectEponyms }: Variant): string {
  return protectEponyms ? `${strategy}, eponyms protected` : strategy;
}

export const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** All names of the rows of a table of counts, sorted. */
export function namesIn(tables: readonly Readonly<Record<string, unknown>>[]): readonly string[] {
  return [...new Set(tables.flatMap((table) => Object.keys(table)))].toSorted();
}
