import { CELL_COLUMNS, cellRecord, type StudyIndex } from './study-index.ts';
import type { StudyCell } from '../study.ts';
import { formatFraction, formatPoints, joinWords } from '../../../report/pages/format.ts';
import {
  emptyCell,
  pointsCell,
  hasPoints,
  nameCell,
  names,
  numbers,
  summarise,
  countCell,
  amountCell,
} from '../../../report/pages/parts.ts';
import type { Panel } from '../../../report/charts/figure.ts';
import type { ReportCell, Section } from '../../../report/pages/report-model.ts';

type Step = NonNullable<StudyCell['training']>['curve'][number];

/** The learning curves of training: loss and dev F1 by step, of one seed, on all of the training part. */
export function trainingSection(index: StudyIndex): Section | undefined {
  const { directions, models, arms } = index.study;
  const places = directions.flatMap((direction) => models.map((model) => ({ direction: direction.name, model })));
  const lines = places.flatMap(({ direction, model }) =>
    arms.flatMap((arm) => {
      const { cells } = index.runs(direction, model, arm, index.full);
      const trained = cells.filter((cell) => (cell.training?.curve.length ?? 0) > 0);
      return trained.length === 0 ? [] : [{ direction, model, arm, cells: trained }];
    }),
  );
  if (lines.length === 0) return undefined;
  const panels = (measure: 'loss' | 'devF1') =>
    places.map(({ direction, model }): Panel => {
      const mine = lines.filter((line) => line.direction === direction && line.model === model);
      const series = mine.map(({ arm, cells }) => ({
        name: arm,
        points: thin(curveOf(cells[0])).flatMap((step) => {
          const y = step[measure];
          return y === undefined || !Number.isFinite(y) ? [] : [{ x: step.step, y }];
        }),
      }));
      const values = series.flatMap(({ points }) => points.map(({ y }) => y));
      const what = measure === 'loss' ? 'Training loss' : 'F1 on the dev part';
      return {
        title: `${model}, ${direction}`,
        description: `${what} of ${model} by training step, ${direction}, a line for each arm; the last values are in the table “Training”, all of them in learning-curves.csv.`,
        chart: {
          kind: 'lines',
          x: { title: 'step', ticks: [] },
          y:
            measure === 'loss'
              ? {
                  title: 'loss',
                  points: false,
                  log: Math.min(...values) > 0 && Math.max(...values) > 20 * Math.min(...values),
                }
              : { title: 'F1 × 100', points: true },
          series,
        },
      };
    });
  const seed = `seed ${lines[0]?.cells[0]?.seed}, or the first that is done`;
  const trained = `trained on ${formatFraction(index.full)} of the training part`;
  const figure = (id: string, title: string, measure: 'loss' | 'devF1') => ({
    id,
    title,
    scope:
      measure === 'loss'
        ? `The objective of training, as the model defines it: comparable within an arm only; no tokeniser or label filter beside training’s own; ${trained}, ${seed}.`
        : `Micro F1 × 100 as training itself measures it; ${trained}, on the dev part of the training corpus; ${seed}.`,
    series: arms,
    panels: panels(measure).filter(hasPoints),
  });
  const mean = (cells: readonly StudyCell[], value: (curve: readonly Step[]) => number | undefined) =>
    summarise(cells.flatMap((cell) => value(curveOf(cell)) ?? []))?.mean;
  return {
    id: 'training',
    title: 'Learning curves',
    text: ['How training went. A step is an iteration of L-BFGS or an epoch.'],
    figures: [
      figure('figure-dev-f1', 'Dev F1 during training', 'devF1'),
      figure('figure-loss', 'Loss during training', 'loss'),
    ].filter(({ panels: drawn }) => drawn.length > 0),
    tables: [
      {
        id: 'training-table',
        title: 'Training',
        scope: `Loss and micro F1 × 100 on the dev part of the training corpus, as training itself measures it; ${trained}; means over the seeds.`,
        columns: [
          ...names('Direction', 'Model', 'Arm'),
          ...numbers('Training units', 'Steps', 'Last loss', 'Best dev F1', 'at step'),
        ],
        rows: lines.map(({ direction, model, arm, cells }) => [
          nameCell(direction),
          nameCell(model),
          armCell(index, direction, model, arm),
          numberCell(summarise(cells.map((cell) => cell.training?.units ?? 0))?.mean, 0),
          numberCell(
            mean(cells, (curve) => curve.at(-1)?.step),
            0,
          ),
          numberCell(
            mean(cells, (curve) => curve.at(-1)?.loss),
            3,
          ),
          pointsCell(mean(cells, (curve) => best(curve)?.devF1)),
          numberCell(
            mean(cells, (curve) => best(curve)?.step),
            0,
          ),
        ]),
        records: {
          columns: [
            'direction',
            'model',
            'arm',
            'fraction',
            'seed',
            'units',
            'sentences',
            'tokens',
            'steps',
            'last_loss',
          ],
          rows: lines.flatMap(({ direction, model, arm, cells }) =>
            cells.map((cell) => {
              const last = curveOf(cell).at(-1);
              const { units, sentences, tokens } = cell.training ?? {};
              return [
                direction,
                model,
                arm,
                cell.fraction,
                cell.seed,
                units,
                sentences,
                tokens,
                last?.step,
                last?.loss,
              ];
            }),
          ),
        },
      },
    ],
    records: {
      'learning-curves': {
        columns: [...CELL_COLUMNS, 'step', 'loss', 'dev_f1'],
        rows: index.study.cells.flatMap((cell) =>
          curveOf(cell).map(({ step, loss, devF1 }) => [...cellRecord(cell), step, loss, devF1]),
        ),
      },
    },
  };
}

const curveOf = (cell: StudyCell | undefined): readonly Step[] => cell?.training?.curve ?? [];

function best(curve: readonly Step[]): Step | undefined {
  return curve.reduce<Step | undefined>(
    (found, step) => (step.devF1 !== undefined && step.devF1 > (found?.devF1 ?? -1) ? step : found),
    undefined,
  );
}

/** At most some eighty steps, the first and the last among them: more cannot be seen. */
function thin(curve: readonly Step[]): readonly Step[] {
  const every = Math.ceil(curve.length / 80);
  return curve.filter(
    (step, i) => i % every === 0 || i === curve.length - 1 || (step.devF1 !== undefined && every < 2),
  );
}

const numberCell = (value: number | undefined, digits: number): ReportCell =>
  value === undefined ? emptyCell : { text: formatNumber(value, digits), value };

/** Losses are sums over a corpus or means of a token: three digits that count, whatever their size. */
function formatNumber(value: number, digits: number): string {
  if (digits === 0) return String(Math.round(value));
  return Math.abs(value) >= 1000 ? String(Math.round(value)) : String(Number(value.toPrecision(digits)));
}

/** Whether cells are known to have changed nothing: what was added to their training part is the source again, or nothing. */
export function changedNothing(cells: readonly StudyCell[]): boolean {
  return cells.length > 0 && cells.every(({ training }) => training?.augmentation?.changedCopies === 0);
}

/** The name of an arm in a row of a table; an arm that changed nothing in any of its cells is called so. */
export function armCell(index: StudyIndex, direction: string, model: string, arm: string): ReportCell {
  const cells = index.study.fractions.flatMap((fraction) => index.runs(direction, model, arm, fraction).cells);
  return { text: changedNothing(cells) ? `${arm} (changed nothing)` : arm };
}

/** The arms that changed nothing, with where: "in this study", or the directions. */
export function unchangedArms(index: StudyIndex): readonly { readonly arm: string; readonly where: string }[] {
  const { directions } = index.study;
  return index.augmented.flatMap((arm) => {
    const found = directions.filter(({ name }) =>
      changedNothing(doneCells(index, arm).filter(({ direction }) => direction === name)),
    );
    if (found.length === 0) return [];
    const where =
      found.length === directions.length ? 'in this study' : `in ${joinWords(found.map(({ name }) => name))}`;
    return [{ arm, where }];
  });
}

/** Sentences about arms that changed nothing, wholly or in some of their steps. */
export function warnOfUnchanged(index: StudyIndex): readonly string[] {
  const whole = unchangedArms(index).map(
    ({ arm, where }) =>
      `${arm} changed nothing ${where}: its copies are the source again. Its differences are noise, and are not compared.`,
  );
  const byStep = new Map<string, string[]>();
  for (const arm of index.augmented) {
    const edits = addEdits(doneCells(index, arm));
    const idle = [...edits].filter(([, count]) => count === 0).map(([step]) => step);
    if (idle.length === 0 || idle.length === edits.size) continue;
    const steps = joinWords(idle.toSorted());
    byStep.set(steps, [...(byStep.get(steps) ?? []), arm]);
  }
  const parts = [...byStep].map(
    ([steps, arms]) => `${joinWords(arms)}: ${steps} made no edit, only the other steps did.`,
  );
  const equal = equalArms(index).map(
    ([arm, other, what]) =>
      `${arm} and ${other} have the same ${what} in every cell: ${arm} changes nothing that ${other} does not.`,
  );
  return [...whole, ...parts, ...equal];
}

/** Pairs of arms that are the same by what is trained on, or by all that was counted; those that changed nothing are told of elsewhere. */
function equalArms(index: StudyIndex): readonly (readonly [arm: string, other: string, what: string])[] {
  const unchanged = new Set(unchangedArms(index).map(({ arm }) => arm));
  const { arms, directions, models, fractions } = index.study;
  const places = directions.flatMap(({ name }) => models.flatMap((model) => fractions.map((f) => [name, model, f] as const))); // prettier-ignore
  const cellsOf = (arm: string) => places.map(([direction, model, fraction]) => index.runs(direction, model, arm, fraction).cells); // prettier-ignore
  const byPlace = (arm: string, print: (cell: StudyCell) => unknown) =>
    JSON.stringify(cellsOf(arm).map((cells) => cells.map((cell) => [cell.seed, print(cell)])));
  return arms.flatMap((other, i) =>
    arms.slice(i + 1).flatMap((arm): (readonly [string, string, string])[] => {
      if (unchanged.has(arm) || cellsOf(arm).flat().length === 0) return [];
      const same = (print: (cell: StudyCell) => unknown) => byPlace(arm, print) === byPlace(other, print);
      if (same(({ key }) => key)) return [[arm, other, 'training text']];
      return same(({ tests }) => Object.values(tests ?? {}).map(({ byUnit }) => byUnit))
        ? [[arm, other, 'figures']]
        : [];
    }),
  );
}

/** Edits of all cells together, by augmenter. */
function addEdits(cells: readonly StudyCell[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { training } of cells) {
    for (const [step, count] of Object.entries(training?.augmentation?.edits ?? {}))
      sums.set(step, (sums.get(step) ?? 0) + count);
  }
  return sums;
}

const doneCells = (index: StudyIndex, arm: string) =>
  index.study.cells.filter((cell) => cell.arm === arm && cell.state === 'done');

/** How much each arm changed; nothing where the cells do not say. */
export function changesSection(index: StudyIndex): Section | undefined {
  const counted = index.study.cells.filter(({ training }) => training?.augmentation !== undefined);
  if (counted.length === 0) return undefined;
  const steps = [...addEdits(counted).keys()].toSorted();
  const lines = index.study.directions.flatMap(({ name }) =>
    index.augmented.flatMap((arm) =>
      index.study.fractions.flatMap((fraction) => {
        const place = (cell: StudyCell) => cell.direction === name && cell.arm === arm && cell.fraction === fraction;
        const cells = counted.filter((cell) => place(cell) && cell.alpha === index.alpha);
        return cells.length === 0 ? [] : [{ direction: name, arm, fraction, cells }];
      }),
    ),
  );
  return {
    id: 'changes',
    title: 'What augmentation changed',
    text: ['Copies in which nothing was changed are the source again: they add weight, and nothing to learn.'],
    tables: [
      {
        id: 'changes-table',
        title: 'Copies and edits',
        scope: `Counted, no metric, no tokeniser, all labels; alpha ${index.alpha}; means over models and seeds.`,
        columns: [...names('Direction', 'Arm', 'Training'), ...numbers('Copies', 'Changed', ...steps)],
        rows: lines.map(({ direction, arm, fraction, cells }) => {
          const copies = mean(cells, (counts) => counts.copies);
          const share = copies === 0 ? 0 : mean(cells, (counts) => counts.changedCopies) / copies;
          const edits = addEdits(cells);
          return [
            nameCell(direction),
            nameCell(arm),
            amountCell(fraction),
            countCell(copies),
            { text: `${formatPoints(share)} %`, value: share },
            ...steps.map((step) => (edits.has(step) ? countCell((edits.get(step) ?? 0) / cells.length) : emptyCell)),
          ];
        }),
        notes: [
          'Changed: copies with an edit. The other columns: edits by step, – where the arm has no such step.',
          ...warnOfUnchanged(index),
        ],
        records: {
          columns: [...CELL_COLUMNS, 'copies', 'changed_copies', ...steps],
          rows: counted.map((cell) => {
            const { copies, changedCopies, edits } = cell.training?.augmentation ?? {};
            return [...cellRecord(cell), copies, changedCopies, ...steps.map((step) => edits?.[step])];
          }),
        },
      },
    ],
  };
}

type Counts = NonNullable<NonNullable<StudyCell['training']>['augmentation']>;

function mean(cells: readonly StudyCell[], value: (counts: Counts) => number): number {
  const sum = cells.reduce(
    (total, { training }) => total + (training?.augmentation ? value(training.augmentation) : 0),
    0,
  );
  return sum / cells.length;
}
