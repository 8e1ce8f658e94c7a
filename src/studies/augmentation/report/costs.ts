import { CELL_COLUMNS, cellRecord, type StudyIndex } from './study-index.ts';
import type { EpochCost, Timings } from '../../engine/task.ts';
import { formatCount, formatFraction, formatSeconds } from '../../../report/pages/format.ts';
import {
  emptyCell,
  nameCell,
  names,
  numbers,
  summarise,
  hasPoints,
  word,
  tableOf,
  recorded,
  plainCell,
  figure,
  amountCell,
} from '../../../report/pages/parts.ts';
import type { ReportCell, ReportTable, Section } from '../../../report/pages/report-model.ts';
import type { Figure, Panel } from '../../../report/charts/figure.ts';

/** Speed and memory of each epoch, of the trainers that tell them: figures of one seed, and records of all. */
function epochCosts(index: StudyIndex, timings: Timings): Pick<Section, 'figures' | 'records'> {
  const { directions, models, arms, cells } = index.study;
  const epochsOf = (key: string | undefined) => (key === undefined ? [] : (timings[key]?.epochs ?? []));
  const rows = cells.flatMap((cell) =>
    epochsOf(cell.key).map(({ step, tokensPerSecond, peakMegabytes, gpuMegabytes }) => [
      ...cellRecord(cell),
      step,
      tokensPerSecond,
      peakMegabytes,
      gpuMegabytes,
    ]),
  );
  if (rows.length === 0) return { figures: [] };
  const figure = (
    id: string,
    title: string,
    unit: string,
    what: string,
    value: (epoch: EpochCost) => number | undefined,
  ): Figure => ({
    id,
    title,
    scope: `${what}; no metric; trained on ${formatFraction(index.full)} of the training part, alpha ${index.alpha}; the first seed that is done; on whatever machine it ran.`,
    series: arms,
    panels: directions
      .flatMap(({ name: direction }) =>
        models.map((model): Panel => {
          const series = arms.map((arm) => {
            const done = index
              .runs(direction, model, arm, index.full)
              .cells.find(({ key }) => epochsOf(key).length > 0);
            const points = epochsOf(done?.key).flatMap((epoch) => {
              const y = value(epoch);
              return y === undefined ? [] : [{ x: epoch.step, y }];
            });
            return { name: arm, points };
          });
          return {
            title: `${model}, ${direction}`,
            description: `${what}, of ${model} by epoch, ${direction}, a line for each arm; all of them in epoch-costs.csv.`,
            chart: { kind: 'lines', x: { title: 'epoch', ticks: [] }, y: { title: unit, points: false }, series },
          };
        }),
      )
      .filter(hasPoints),
  });
  const figures = [
    figure('figure-speed', 'Speed of training', 'tokens/s', 'Training tokens per second', (e) => e.tokensPerSecond),
    figure('figure-memory', 'Memory in training', 'MB', 'The most memory the process held', (e) => e.peakMegabytes),
    figure('figure-gpu-memory', 'Memory of the graphics processor', 'MB', 'The most memory of the graphics processor', (e) => e.gpuMegabytes), // prettier-ignore
  ];
  return {
    figures: figures.filter(({ panels }) => panels.length > 0),
    records: {
      'epoch-costs': {
        columns: [...CELL_COLUMNS, 'step', 'tokens_per_second', 'peak_megabytes', 'gpu_megabytes'],
        rows,
      },
    },
  };
}

/** What each cell took. */
export function costsSection(index: StudyIndex, timings: Timings | undefined): Section | undefined {
  if (!timings || Object.keys(timings).length === 0) return undefined;
  return {
    id: 'costs',
    title: 'Time and memory',
    text: ['Wall-clock time and peak memory of the process, on whatever machine each cell ran.'],
    ...epochCosts(index, timings),
    tables: [meanTable(index, timings), cellTable(index, timings)],
  };
}

const COST_COLUMNS = numbers('Training', 'Tagging', 'Peak memory');

function meanTable(index: StudyIndex, timings: Timings): ReportTable {
  const { directions, models, arms, fractions } = index.study;
  const lines = directions.flatMap((direction) =>
    models.flatMap((model) =>
      arms.flatMap((arm) =>
        [...new Set([Math.min(...fractions), index.full])].flatMap((fraction) => {
          const runs = index.runs(direction.name, model, arm, fraction);
          const costs = runs.cells.flatMap(({ key }) => timings[key] ?? []);
          return costs.length === 0 ? [] : [{ runs, costs }];
        }),
      ),
    ),
  );
  const mean = (values: readonly number[]) => summarise(values)?.mean ?? 0;
  const figures = lines.map(({ runs, costs }) => ({
    runs,
    count: costs.length,
    train: mean(costs.map(({ trainSeconds }) => trainSeconds)),
    tag: mean(costs.map(({ tagSeconds }) => tagSeconds)),
    peak: Math.max(...costs.map(({ peakMegabytes }) => peakMegabytes)),
  }));
  return {
    id: 'costs-table',
    title: 'Time and memory by model and arm',
    scope: `Mean seconds of the runs and the highest peak of memory; no metric; alpha ${index.alpha}; the smallest and the largest training fraction; tagging is of all tests.`,
    ...tableOf(figures, [
      word('Direction', 'direction', ({ runs }) => runs.direction),
      word('Model', 'model', ({ runs }) => runs.model),
      word('Arm', 'arm', ({ runs }) => runs.arm),
      recorded('alpha', ({ runs }) => runs.alpha),
      {
        ...figure('Training share', 'fraction', ({ runs }) => runs.fraction, amountCell),
        column: { title: 'Training share', kind: 'name' },
      },
      recorded('runs', ({ count }) => count),
      figure('Training', 'train_seconds_mean', ({ train }) => train, secondsCell),
      figure('Tagging', 'tag_seconds_mean', ({ tag }) => tag, secondsCell),
      figure('Peak memory', 'peak_megabytes_max', ({ peak }) => peak, memoryCell),
    ]),
  };
}

function cellTable(index: StudyIndex, timings: Timings): ReportTable {
  const lines = index.study.cells
    .filter(({ state }) => state === 'done')
    .map((cell) => ({ cell, cost: timings[cell.key] }));
  return {
    id: 'costs-cells',
    title: 'Time and memory of each cell',
    scope: `Seconds and megabytes of each cell that is done; no metric; tagging is of all tests.`,
    columns: [...names('Cell', 'Direction', 'Model', 'Arm'), ...numbers('alpha', 'Share', 'Seed'), ...COST_COLUMNS],
    rows: lines.map(({ cell, cost }) => [
      nameCell(cell.key.slice(0, 10)),
      nameCell(cell.direction),
      nameCell(cell.model),
      nameCell(cell.arm),
      plainCell(cell.alpha),
      amountCell(cell.fraction),
      plainCell(cell.seed),
      ...(cost
        ? [secondsCell(cost.trainSeconds), secondsCell(cost.tagSeconds), memoryCell(cost.peakMegabytes)]
        : [emptyCell, emptyCell, emptyCell]),
    ]),
    records: {
      columns: [...CELL_COLUMNS, 'train_seconds', 'tag_seconds', 'peak_megabytes'],
      rows: lines.map(({ cell, cost }) => [
        ...cellRecord(cell),
        cost?.trainSeconds,
        cost?.tagSeconds,
        cost?.peakMegabytes,
      ]),
    },
    isFolded: true,
  };
}

const secondsCell = (value: number): ReportCell => ({ text: formatSeconds(value), value });
const memoryCell = (value: number): ReportCell => ({ text: `${formatCount(value)} MB`, value });
