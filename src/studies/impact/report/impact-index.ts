import { ownValue } from '../../../core/collections.ts';
import {
  isEmpty,
  mergeCounts,
  ratiosOf,
  type Ratios,
  type ScoreCounts,
  totalCounts,
} from '../../../evaluate/counts.ts';
import type { Impact, ImpactCell } from '../study.ts';

/** The row of all classes together. */
export const ALL = 'all';

/** One level of de-identification with one strategy. */
export interface Variant {
  readonly model: string;
  readonly strategy: string;
  readonly protectEponyms: boolean;
}

/** What a variant loses against the original text, over the folds and seeds that both have. */
export interface Loss {
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
    const list = places.get(key);
    if (list) list.push(cell);
    else places.set(key, [cell]);
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
  const own = ownValue(counts.byLabel, name);
  const row = name === ALL ? totalCounts(counts) : own;
  return row && !isEmpty(row) ? ratiosOf(row) : undefined;
}

export function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function placeKey(corpus: string, { model, strategy, protectEponyms }: Variant): string {
  return JSON.stringify([corpus, model, strategy, protectEponyms]);
}
