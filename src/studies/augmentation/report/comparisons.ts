import { obtain } from '../../../core/collections.ts';
import { createRng } from '../../../core/rng.ts';
import { microRatios } from '../../../evaluate/counts.ts';
import { sumRuns } from '../../../evaluate/significance.ts';
import type { DirectionSpec } from '../spec.ts';
import type { StudyCell } from '../study.ts';
import { changedNothing, armCell, unchangedArms } from './training.ts';
import {
  adjustHolm,
  BOTH_TESTS,
  type Compared,
  LARGER_COUNTS,
  LEVEL,
  MODERATED,
  testBoth,
} from '../../common/judge.ts';
import type { Verdict, ReportCell, Section } from '../../../report/pages/report-model.ts';
import {
  summarise,
  nameCell,
  names,
  numbers,
  markBest,
  hasPoints,
  toPoint,
  amountCell,
  emptyCell,
} from '../../../report/pages/parts.ts';
import { BASELINE, mainCounts, type StudyIndex, describeSplit, summariseF1, summaryCell } from './study-index.ts';
import { formatFraction } from '../../../report/pages/format.ts';
import type { Panel } from '../../../report/charts/figure.ts';

/** Of the random swaps; fixed, so that a study has one report. */
const SEED = 13;

/** Stands below every table with marks of significance. */
export const SIGNIFICANCE_NOTE =
  `▲ gain, ▼ loss against the arm none, significant at ${LEVEL}. ${BOTH_TESTS}Student’s t-test of the differences of the ` +
  `seeds that both arms have${MODERATED}. ${LARGER_COUNTS} over all comparisons of the direction. So a mark says that the difference ` +
  'would hold on other units like these, and with other seeds. One seed earns no mark.';

/** Below the other tables with these marks. */
export const SHORT_NOTE =
  '▲ gain, ▼ loss against the arm none: the test, and the correction over all comparisons of the direction, are those of the tables of F1 by training size.';

/** An arm against the arm `none`: the same direction, model and fraction, the seeds that both have. */
export interface Comparison {
  readonly direction: string;
  readonly model: string;
  readonly arm: string;
  readonly fraction: number;
  /** Mean over the shared seeds of the difference in micro F1, as a fraction. */
  readonly gain: number;
  readonly seeds: number;
  /** The arm changed nothing here, so that there is nothing to test: any difference is noise. */
  readonly changedNothing?: true;
  /** Of the test, that were paired. */
  readonly units?: number;
  /** The difference that was tested: of the F1 of the summed counts. Absent where the units of the tests do not pair. */
  readonly difference?: number;
  /** Two-sided, over units, over seeds, and the larger of these; the latter two absent of one seed. */
  readonly pUnits?: number;
  readonly pTrainings?: number;
  readonly p?: number;
  /** Corrected by Holm's method over all comparisons of the direction. */
  readonly adjusted?: number;
  readonly verdict: Verdict;
}

const known = new WeakMap<StudyIndex, Map<string, readonly Comparison[]>>();

/** All comparisons of a direction, by model, then arm, then fraction. Worked out once for an index. */
export function compareArms(index: StudyIndex, direction: DirectionSpec): readonly Comparison[] {
  const byDirection = obtain(known, index, () => new Map());
  return obtain(byDirection, direction.name, () => judge(compareAll(index, direction.name)));
}

type Untested = Omit<Comparison, 'adjusted' | 'verdict'>;

function compareAll(index: StudyIndex, direction: string): readonly Untested[] {
  const { models, fractions } = index.study;
  const found = models.flatMap((model) =>
    index.augmented.flatMap((arm) =>
      fractions.flatMap((fraction): (Untested & { readonly compared?: Compared })[] => {
        const pairs = pairSeeds(index, direction, model, arm, fraction);
        const gain = summarise(pairs.map(([without, augmented]) => f1(index, augmented) - f1(index, without)))?.mean;
        if (gain === undefined) return [];
        const place = { direction, model, arm, fraction, gain, seeds: pairs.length };
        if (changedNothing(pairs.map(([, augmented]) => augmented))) return [{ ...place, changedNothing: true }];
        const compared = comparePairs(index, pairs, [direction, model, arm, fraction]);
        return [{ ...place, ...(compared && { units: compared.units[0].length, compared }) }];
      }),
    ),
  );
  // Seeds draw the training part, what augmentation writes and first weights anew; the test is the same in all.
  const tested = testBoth(
    found.flatMap(({ compared }) => compared ?? []),
    0,
  );
  let next = 0;
  return found.map(({ compared, ...place }) => (compared ? { ...place, ...tested[next++] } : place));
}

function judge(comparisons: readonly Untested[]): readonly Comparison[] {
  const corrected = adjustHolm(comparisons.flatMap(({ p }) => (p === undefined ? [] : [p])));
  let next = 0;
  return comparisons.map((comparison) => {
    if (comparison.p === undefined) return { ...comparison, verdict: 'no difference' };
    const adjusted = corrected[next++] as number;
    const sign = Math.sign(comparison.gain);
    // The mean of the seeds and the summed counts can point different ways only where there is next to no difference.
    const isSignificant = adjusted < LEVEL && sign !== 0 && sign === Math.sign(comparison.difference ?? 0);
    return { ...comparison, adjusted, verdict: isSignificant ? (sign > 0 ? 'helps' : 'hurts') : 'no difference' };
  });
}

type Pair = readonly [without: StudyCell, augmented: StudyCell];

function pairSeeds(
  index: StudyIndex,
  direction: string,
  model: string,
  arm: string,
  fraction: number,
): readonly Pair[] {
  const hasTest = (cell: StudyCell) => mainCounts(index, cell.tests?.[index.mainTest]) !== undefined;
  const baseline = index.runs(direction, model, BASELINE, fraction).cells.filter(hasTest);
  return index
    .runs(direction, model, arm, fraction)
    .cells.filter(hasTest)
    .flatMap((cell): Pair[] => {
      const without = baseline.find((other) => other.seed === cell.seed);
      return without ? [[without, cell]] : [];
    });
}

/** Nothing where there are no units, or the two arms were not tested on the same. */
function comparePairs(
  index: StudyIndex,
  pairs: readonly Pair[],
  place: readonly (string | number)[],
): Compared | undefined {
  const units = (side: 0 | 1) => pairs.map((pair) => pair[side].tests?.[index.mainTest]?.byUnit ?? []);
  const [without, augmented] = [units(0), units(1)];
  const length = without[0]?.length ?? 0;
  if (length === 0 || [...without, ...augmented].some((run) => run.length !== length)) return undefined;
  const rng = createRng(SEED).fork('randomisation', ...place);
  const differences = pairs.map(([one, other]) => f1(index, other) - f1(index, one));
  return { units: [sumRuns(without), sumRuns(augmented)], differences, rng };
}

function f1(index: StudyIndex, cell: StudyCell): number {
  const counts = mainCounts(index, cell.tests?.[index.mainTest]);
  return counts ? microRatios(counts).f1 : 0;
}

export const findComparison = (
  comparisons: readonly Comparison[],
  model: string,
  arm: string,
  fraction: number,
): Comparison | undefined => comparisons.find((c) => c.model === model && c.arm === arm && c.fraction === fraction);

/** The parts of PHICON one by one, on all of the training part: the paper's Table 4. */
export function ablationSection(index: StudyIndex): Section | undefined {
  const { directions, models, arms } = index.study;
  const parts = arms.filter((arm) => ['none', 'phi', 'context', 'phicon'].includes(arm));
  if (!parts.some((arm) => arm === 'phi' || arm === 'context')) return undefined;
  const byDirection = directions.map((direction) => {
    const comparisons = compareArms(index, direction);
    return models.map((model) =>
      markBest(
        parts.map((arm): ReportCell => {
          const runs = index.runs(direction.name, model, arm, index.full);
          const cell = summaryCell(index, summariseF1(index, runs, index.mainTest));
          const verdict = findComparison(comparisons, model, arm, index.full)?.verdict;
          return verdict === undefined ? cell : { ...cell, verdict };
        }),
      ),
    );
  });
  return {
    id: 'ablation',
    title: 'Which part of PHICON does it',
    text: [
      'phi replaces the entities, context changes the words around them, phicon does both.',
      ...unchangedArms(index).map(({ arm, where }) => `${arm} changed nothing ${where}.`),
    ],
    tables: [
      {
        id: 'ablation-table',
        title: `Ablation, ${formatFraction(index.full)} of the training part`,
        scope: index.scope({
          alpha: `alpha ${index.alpha}`,
          split: describeSplit(index, [index.full], index.mainTest),
        }),
        columns: [...names('Model', 'Arm'), ...numbers(...directions.map(({ name }) => name))],
        rows: models.flatMap((model, m) =>
          parts.map((arm, a) => [
            nameCell(model),
            ablationCell(index, model, arm),
            ...directions.map((_, d) => byDirection[d]?.[m]?.[a] ?? emptyCell),
          ]),
        ),
        notes: [SHORT_NOTE],
        records: {
          columns: ['model', 'arm', 'direction', 'fraction', 'runs', 'f1_mean', 'f1_sd'],
          rows: models.flatMap((model) =>
            parts.flatMap((arm) =>
              directions.map((direction) => {
                const found = summariseF1(index, index.runs(direction.name, model, arm, index.full), index.mainTest);
                return [model, arm, direction.name, index.full, found?.runs ?? 0, found?.mean, found?.spread];
              }),
            ),
          ),
        },
      },
    ],
  };
}

/** An arm that changed nothing in any direction is called so. */
function ablationCell(index: StudyIndex, model: string, arm: string): ReportCell {
  const cells = index.study.directions.map(({ name }) => armCell(index, name, model, arm));
  return cells.every(({ text }) => text !== arm) ? (cells[0] ?? nameCell(arm)) : nameCell(arm);
}

/** F1 by the number of augmented copies: the PHICON paper's Figure 4. Alpha 0 is the arm without augmentation. */
export function alphasSection(index: StudyIndex): Section | undefined {
  const { study } = index;
  const { directions, models } = study;
  const test = study.cells.some((cell) => cell.tests?.['cross-dev']) ? 'cross-dev' : index.mainTest;
  const alphas = [0, ...study.alphas.filter((alpha) => alpha > 0)];
  const lines = directions.flatMap((direction) =>
    models.flatMap((model) =>
      index.augmented.flatMap((arm) =>
        study.fractions.flatMap((fraction) => {
          const cells = alphas.map((alpha) => ({
            alpha,
            summary: summariseF1(
              index,
              index.runs(direction.name, model, alpha === 0 ? BASELINE : arm, fraction, alpha),
              test,
            ),
          }));
          const augmented = cells.filter(({ alpha, summary }) => alpha > 0 && summary);
          return augmented.length > 1 ? [{ direction, model, arm, fraction, cells }] : [];
        }),
      ),
    ),
  );
  if (lines.length === 0) return undefined;
  const places = directions.flatMap((direction) =>
    models.flatMap((model) => study.fractions.map((fraction) => ({ direction, model, fraction }))),
  );
  const panels = places.map(({ direction, model, fraction }): Panel => {
    const mine = lines.filter(
      (line) => line.direction === direction && line.model === model && line.fraction === fraction,
    );
    return {
      title: `${model}, ${direction.name}, ${formatFraction(fraction)}`,
      description: `F1 of ${model} against alpha, ${direction.name}, trained on ${formatFraction(fraction)}; the figures are in the table “F1 by alpha”.`,
      chart: {
        kind: 'lines',
        x: { title: 'alpha: augmented copies of the training part', ticks: alphas },
        y: { title: 'F1 × 100', points: true },
        series: mine.map(({ arm, cells }) => ({
          name: arm,
          points: cells.flatMap(({ alpha, summary }) => (summary ? [toPoint(alpha, summary)] : [])),
        })),
      },
    };
  });
  const scope = index.scope({ split: `tested on ${index.describeTest(test)}` });
  return {
    id: 'alphas',
    title: 'How much augmentation',
    text: ['Alpha is the number of augmented copies of the training part that join it. Alpha 0 is the arm none.'],
    figures: [
      { id: 'figure-alphas', title: 'F1 by alpha', scope, series: study.arms, panels: panels.filter(hasPoints) },
    ],
    tables: [
      {
        id: 'alpha-table',
        title: 'F1 by alpha',
        scope,
        columns: [
          ...names('Direction', 'Model', 'Arm', 'Training'),
          ...numbers(...alphas.map((alpha) => `alpha ${alpha}`)),
        ],
        rows: lines.map(({ direction, model, arm, fraction, cells }) => [
          nameCell(direction.name),
          nameCell(model),
          armCell(index, direction.name, model, arm),
          amountCell(fraction),
          ...markBest(cells.map(({ summary }) => summaryCell(index, summary))),
        ]),
        notes: ['Not tested for significance. Bold: the best alpha of the row.'],
        records: {
          columns: ['direction', 'model', 'arm', 'fraction', 'test', 'alpha', 'runs', 'f1_mean', 'f1_sd'],
          rows: lines.flatMap(({ direction, model, arm, fraction, cells }) =>
            cells.map(({ alpha, summary }) => [
              direction.name,
              model,
              arm,
              fraction,
              test,
              alpha,
              summary?.runs ?? 0,
              summary?.mean,
              summary?.spread,
            ]),
          ),
        },
      },
    ],
  };
}
