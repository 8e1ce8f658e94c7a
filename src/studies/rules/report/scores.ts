import { ownValue } from '../../../core/collections.ts';
import {
  isEmpty,
  mergeCounts,
  ratiosOf,
  type Ratios,
  type ScoreCounts,
  totalCounts,
} from '../../../evaluate/counts.ts';
import type { EvaluatedSystem, Evaluation } from '../study.ts';
import { emptyCell, type Summary, summarise } from '../../../report/pages/parts.ts';
import type { ReportCell } from '../../../report/pages/report-model.ts';

/** The row of all classes together. */
export const ALL = 'ALL';

export const FIGURES = ['recall', 'precision', 'f1'] as const;
export type Figure = (typeof FIGURES)[number];

/** What a system reaches on each test, by seed and fold. */
export interface FoldRatios {
  readonly seed: number;
  readonly fold: number;
  readonly ratios: Ratios;
  readonly counts: ScoreCounts;
}

/** Of a class, or of {@link ALL}; `undefined` where it is neither there nor found, which tells nothing of a system. */
function ratiosFor(counts: ScoreCounts, label: string): Ratios | undefined {
  const own = label === ALL ? totalCounts(counts) : ownValue(counts.byLabel, label);
  return own && !isEmpty(own) ? ratiosOf(own) : undefined;
}

export function foldRatios(
  { cells }: Evaluation,
  system: string,
  label: string,
  metric: string,
): readonly FoldRatios[] {
  return cells
    .flatMap((cell) =>
      cell.system === system && cell.tests
        ? cell.tests.flatMap(({ fold, counts }) => {
            const own = ownValue(counts, metric);
            const ratios = own && ratiosFor(own, label);
            return ratios ? [{ seed: cell.seed, fold, ratios, counts: own }] : [];
          })
        : [],
    )
    .toSorted((a, b) => a.seed - b.seed || a.fold - b.fold);
}

/** Mean and standard deviation over folds and seeds, without folds that lack the class; `undefined` where no cell is done. */
export function summaryOf(
  evaluation: Evaluation,
  system: string,
  label: string,
  figure: Figure,
  metric = evaluation.metric.name,
): Summary | undefined {
  return summarise(foldRatios(evaluation, system, label, metric).map(({ ratios }) => ratios[figure]));
}

/** All counts of a system together. */
export function countsOf(evaluation: Evaluation, system: string, metric: string): ScoreCounts | undefined {
  const all = foldRatios(evaluation, system, ALL, metric).map(({ counts }) => counts);
  return all.length === 0 ? undefined : mergeCounts(all);
}

export const decimal = (value: number): string => value.toFixed(3);

/** `0.732`, or `0.732 (0.039)` with the standard deviation over the folds, as the paper prints it. */
export function fractionCell(found: Summary | undefined): ReportCell {
  if (!found) return emptyCell;
  const text = found.spread === undefined ? decimal(found.mean) : `${decimal(found.mean)} (${decimal(found.spread)})`;
  return { text, value: found.mean };
}

/** What stands above a table of scores. */
export function scopeOf({ kind, folds, seeds }: Evaluation, metric: string): string {
  const tests =
    kind === 'direct' ? 'the whole corpus' : `mean of ${folds * seeds.length} tests, standard deviation in brackets`;
  return `Fractions; measure ${metric}; ${tests}.`;
}

export const nameOfSystem = ({ name, isBaseline }: EvaluatedSystem): string =>
  isBaseline ? `${name} (baseline)` : name;
