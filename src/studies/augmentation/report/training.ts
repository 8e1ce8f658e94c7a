import { CELL_COLUMNS, cellRecord, type StudyIndex } from './study-index.ts';
import type { StudyCell } from '../study.ts';
import { armCell } from './changes.ts';
import { formatFraction, formatPoints } from '../../../report/pages/format.ts';
import { emptyCell, hasPoints, nameCell, names, numbers, summarise } from '../../../report/pages/parts.ts';
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

const pointsCell = (value: number | undefined): ReportCell =>
  value === undefined ? emptyCell : { text: formatPoints(value), value };

/** Losses are sums over a corpus or means of a token: three digits that count, whatever their size. */
function formatNumber(value: number, digits: number): string {
  if (digits === 0) return String(Math.round(value));
  return Math.abs(value) >= 1000 ? String(Math.round(value)) : String(Number(value.toPrecision(digits)));
}
