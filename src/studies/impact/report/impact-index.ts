import { ownValue, obtain } from '../../../core/collections.ts';
import { mergeCounts, type Ratios, type ScoreCounts, scoredRatios, totalCounts } from '../../../evaluate/counts.ts';
import type { Impact, ImpactCell } from '../study.ts';
import { formatGain, formatPoints } from '../../../report/pages/format.ts';
import { emptyCell } from '../../../report/pages/parts.ts';
import type { HeatCell } from '../../../report/charts/figure.ts';
import type { ReportCell } from '../../../report/pages/report-model.ts';

/** The row of all classes together. */
export const ALL = 'all';

/** One level of de-identification with one strategy. */
export interface Variant {
  readonly model: string;
  readonly strategy: string;
  readonly protectEponyms: boolean;
}

/** What a variant loses against the original text, over the folds and seeds that both have. */
interface Loss {
  readonly f1: number;
  readonly originalF1: number;
  /** F1 / F1 of the original − 1: −0.05 is a loss of 5 %. */
  readonly relative: number;
  /** Folds and seeds that were compared. */
  readonly runs: number;
}

/** Quick access to the figures of an impact study. */
export interface ImpactIndex {
  readonly impact: Impact;
  /** Those that conceal, in the order of the study: by protection, strategy, model. */
  readonly variants: readonly Variant[];
  cells(corpus: string, variant: Variant | undefined): readonly ImpactCell[];
  /** Counts by the main measure, over folds and seeds; of the original text where no variant is given. */
  counts(corpus: string, variant?: Variant): ScoreCounts | undefined;
  /** Of a class, or of {@link ALL}; `undefined` where there is nothing to compare. */
  loss(corpus: string, variant: Variant, name: string): Loss | undefined;
  /** The mean over the corpora that have the class (§3.3). */
  meanLoss(variant: Variant, name: string): number | undefined;
}

export function indexImpact(impact: Impact): ImpactIndex {
  const places = new Map<string, ImpactCell[]>();
  for (const cell of impact.cells) {
    if (cell.state !== 'done') continue;
    const key = placeKey(cell.corpus, cell);
    obtain(places, key, () => []).push(cell);
  }
  const { models, strategies, protectEponyms, metric } = impact;
  const cells = (corpus: string, variant: Variant | undefined) =>
    places.get(placeKey(corpus, variant ?? { model: 'none', strategy: 'original', protectEponyms: false })) ?? [];
  const countsOf = (list: readonly ImpactCell[]) =>
    mergeCounts(list.flatMap(({ counts }) => counts?.[metric.name] ?? []));
  const run = ({ fold, seed }: ImpactCell) => `${seed} ${fold}`;

  function loss(corpus: string, variant: Variant, name: string): Loss | undefined {
    const mine = cells(corpus, variant);
    const originals = new Map(cells(corpus, undefined).map((cell) => [run(cell), cell]));
    const paired = mine.filter((cell) => originals.has(run(cell)));
    if (paired.length === 0) return undefined;
    const own = ratiosFor(countsOf(paired), name);
    const original = ratiosFor(countsOf(paired.map((cell) => originals.get(run(cell)) as ImpactCell)), name);
    if (!own || !original || original.f1 === 0) return undefined;
    return { f1: own.f1, originalF1: original.f1, relative: own.f1 / original.f1 - 1, runs: paired.length };
  }

  return {
    impact,
    variants: protectEponyms.flatMap((isProtected) =>
      strategies.flatMap((strategy) => models.map((model) => ({ model, strategy, protectEponyms: isProtected }))),
    ),
    cells,
    counts(corpus, variant) {
      const list = cells(corpus, variant);
      return list.length > 0 ? countsOf(list) : undefined;
    },
    loss,
    meanLoss(variant, name) {
      const found = impact.corpora.flatMap((corpus) => loss(corpus.name, variant, name)?.relative ?? []);
      return mean(found);
    },
  };
}

/** Precision, recall and F1 of a class, or of all; `undefined` where there is neither gold nor predicted of it. */
export function ratiosFor(counts: ScoreCounts, name: string): Ratios | undefined {
  return scoredRatios(name === ALL ? totalCounts(counts) : ownValue(counts.byLabel, name));
}

export function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function placeKey(corpus: string, { model, strategy, protectEponyms }: Variant): string {
  return JSON.stringify([corpus, model, strategy, protectEponyms]);
}

/** A relative difference in percent with its sign: `−3.9 %`. */
export const formatRelative = (difference: number): string => `${formatGain(difference)}\u00a0%`;

/** A share in percent: `12.3 %`. */
export const formatShare = (share: number): string => `${formatPoints(share)}\u00a0%`;

export const relativeCell = (difference: number | undefined): ReportCell =>
  difference === undefined ? emptyCell : { text: formatRelative(difference), value: difference };

export const shareCell = (part: number, whole: number): ReportCell =>
  whole === 0 ? emptyCell : { text: formatShare(part / whole), value: part / whole };

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
