import { type ScoreCounts, type LabelCounts, scoredRatios, totalCounts } from '../../../evaluate/counts.ts';
import type { DirectionSpec } from '../spec.ts';
import type { Study, StudyCell, StudyTest } from '../study.ts';
import { BASELINE } from '../../../report/charts/palette.ts';
import { formatFractions } from '../../../report/pages/format.ts';
import { addCount, obtain, ownValue } from '../../../core/collections.ts';
import type { ReportCell } from '../../../report/pages/report-model.ts';
import { meanCell, summarise, type Summary } from '../../../report/pages/parts.ts';

export { BASELINE } from '../../../report/charts/palette.ts';

/** The runs that differ in nothing but the seed, in the order of the seeds; done ones only. */
export interface Runs {
  readonly direction: string;
  readonly model: string;
  readonly arm: string;
  readonly alpha: number;
  readonly fraction: number;
  readonly cells: readonly StudyCell[];
}

/** Quick access to the cells of a study, and the choices that all its tables share. */
export interface StudyIndex {
  readonly study: Study;
  /** The alpha of every table but that of the alpha curves. */
  readonly alpha: number;
  /** The largest training fraction. */
  readonly full: number;
  readonly augmented: readonly string[];
  /** The test that tables and tests of significance are about: `cross`, where the study has it. */
  readonly mainTest: string;
  /** Runs at the main alpha (0 for the baseline), or at the one given. */
  runs(direction: string, model: string, arm: string, fraction: number, alpha?: number): Runs;
  /** "all of uner"; of several directions, "all of the other corpus". */
  describeTest(test: string, direction?: DirectionSpec): string;
  /** Metric, tokeniser, label filter and split, for the line under a table's title. */
  scope(details: { readonly measure?: string; readonly split: string; readonly alpha?: string }): string;
}

export function indexStudy(study: Study): StudyIndex {
  const byPlace = new Map<string, StudyCell[]>();
  for (const cell of study.cells) {
    if (cell.state !== 'done') continue;
    const key = placeKey(cell.direction, cell.model, cell.arm, cell.fraction, cell.alpha);
    obtain(byPlace, key, () => []).push(cell);
  }
  const order = new Map(study.seeds.map((seed, i) => [seed, i]));
  for (const cells of byPlace.values())
    cells.sort((a, b) => (order.get(a.seed) ?? order.size) - (order.get(b.seed) ?? order.size));
  const alpha = study.alpha ?? mostUsedAlpha(study);
  const done = study.cells.filter((cell) => cell.state === 'done');
  const mainTest =
    ['cross', 'cross-dev', 'own'].find((test) => done.some((cell) => cell.tests?.[test] !== undefined)) ?? 'cross';
  const labels =
    study.labels.length <= 6 ? `labels ${study.labels.join(', ')}` : `the ${study.labels.length} labels listed below`;
  return {
    study,
    alpha,
    full: Math.max(...study.fractions, 0),
    augmented: study.arms.filter((arm) => arm !== BASELINE),
    mainTest,
    runs(direction, model, arm, fraction, wanted = arm === BASELINE ? 0 : alpha) {
      const cells = byPlace.get(placeKey(direction, model, arm, fraction, wanted)) ?? [];
      return { direction, model, arm, alpha: wanted, fraction, cells };
    },
    describeTest(test, direction) {
      if (test === 'own') return `the test part of ${direction?.train ?? 'the same corpus'}`;
      const other = direction?.test ?? 'the other corpus';
      return test === 'cross-dev' ? `the dev part of ${other}` : `all of ${other}`;
    },
    scope({ measure, split, alpha: stated }) {
      const parts = [
        measure ?? 'Micro F1 × 100',
        `metric ${study.metric.name}`,
        `tokeniser ${study.metric.tokeniser}`,
        labels,
        ...(stated === undefined ? [] : [stated]),
        split,
      ];
      return `${parts.join('; ')}.`;
    },
  };
}

/** "trained on 20 % and 100 % of the training part of wikigold, tested on all of uner". */
export function describeSplit(
  index: StudyIndex,
  fractions: readonly number[],
  test: string,
  direction?: DirectionSpec,
): string {
  const part = direction ? `the training part of ${direction.train}` : 'the training part';
  return `trained on ${formatFractions(fractions)} of ${part}, tested on ${index.describeTest(test, direction)}`;
}

/** What a test counted by the study's main measure. */
export function mainCounts(index: StudyIndex, test: StudyTest | undefined): ScoreCounts | undefined {
  return test?.counts[index.study.metric.name];
}

const placeKey = (...place: readonly (string | number)[]) => JSON.stringify(place);

/** Where the study does not say: the alpha that most cells have; of several, the smallest. */
function mostUsedAlpha(study: Study): number {
  const uses = new Map<number, number>();
  for (const { arm, alpha } of study.cells) if (arm !== BASELINE) addCount(uses, alpha);
  return [...uses].toSorted(([a, x], [b, y]) => y - x || a - b)[0]?.[0] ?? study.alphas[0] ?? 1;
}

/** One value of each run that has this test. */
function valuesOf(
  index: StudyIndex,
  runs: Runs,
  test: string,
  value: (counts: ScoreCounts, test: StudyTest) => number | undefined,
): readonly number[] {
  return runs.cells.flatMap((cell) => {
    const result = cell.tests?.[test];
    const counts = mainCounts(index, result);
    if (!result || !counts) return [];
    const found = value(counts, result);
    return found === undefined ? [] : [found];
  });
}

export const summariseF1 = (index: StudyIndex, runs: Runs, test: string): Summary | undefined =>
  summarise(valuesOf(index, runs, test, (counts) => labelF1(totalCounts(counts))));

/** F1 of one label; runs whose test has neither gold nor predicted mentions of it are left out. */
export const summariseLabelF1 = (index: StudyIndex, runs: Runs, test: string, label: string): Summary | undefined =>
  summarise(valuesOf(index, runs, test, ({ byLabel }) => labelF1(ownValue(byLabel, label))));

function labelF1(counts: LabelCounts | undefined): number | undefined {
  return scoredRatios(counts)?.f1;
}

/** `64.8 ± 1.2`; where runs are lacking, with the number of those there are. */
export function summaryCell(index: StudyIndex, summary: Summary | undefined): ReportCell {
  const cell = meanCell(summary);
  return summary && summary.runs < index.study.seeds.length ? { ...cell, remark: `n = ${summary.runs}` } : cell;
}

/** Stands below tables in which runs are lacking; nothing where none are. */
export function lackingNote(index: StudyIndex, rows: readonly (readonly ReportCell[])[]): readonly string[] {
  if (!rows.some((row) => row.some(({ remark }) => remark !== undefined))) return [];
  return [`n: the runs that are done, where fewer than the ${index.study.seeds.length} seeds.`];
}

/** What names a cell of the study in CSV files that have a row for each. */
export const CELL_COLUMNS = ['key', 'direction', 'model', 'arm', 'alpha', 'fraction', 'seed'] as const;

/** The values of {@link CELL_COLUMNS}. */
export const cellRecord = (cell: StudyCell): readonly (string | number)[] => CELL_COLUMNS.map((name) => cell[name]);
