import { CELL_COLUMNS, cellRecord } from './scores.ts';
import type { StudyTimings } from '../study.ts';
import { formatCount, formatFraction, formatSeconds } from '../../../report/pages/format.ts';
import { emptyCell, nameCell, names, numbers, summarise } from '../../../report/pages/parts.ts';
import type { ReportCell, ReportTable, Section } from '../../../report/pages/report-model.ts';
import type { StudyIndex } from './study-index.ts';
import { epochCosts } from './epoch-costs.ts';

/** What each cell took. */
export function costsSection(index: StudyIndex, timings: StudyTimings | undefined): Section | undefined {
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

function meanTable(index: StudyIndex, timings: StudyTimings): ReportTable {
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
    columns: [...names('Direction', 'Model', 'Arm', 'Training share'), ...COST_COLUMNS],
    rows: figures.map(({ runs, train, tag, peak }) => [
      nameCell(runs.direction),
      nameCell(runs.model),
      nameCell(runs.arm),
      { text: formatFraction(runs.fraction), value: runs.fraction },
      secondsCell(train),
      secondsCell(tag),
      memoryCell(peak),
    ]),
    notes: [],
    records: {
      columns: [
        'direction',
        'model',
        'arm',
        'alpha',
        'fraction',
        'runs',
        'train_seconds_mean',
        'tag_seconds_mean',
        'peak_megabytes_max',
      ],
      rows: figures.map(({ runs, count, train, tag, peak }) => [
        runs.direction,
        runs.model,
        runs.arm,
        runs.alpha,
        runs.fraction,
        count,
        train,
        tag,
        peak,
      ]),
    },
  };
}

function cellTable(index: StudyIndex, timings: StudyTimings): ReportTable {
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
      { text: String(cell.alpha), value: cell.alpha },
      { text: formatFraction(cell.fraction), value: cell.fraction },
      { text: String(cell.seed), value: cell.seed },
      ...(cost
        ? [secondsCell(cost.trainSeconds), secondsCell(cost.tagSeconds), memoryCell(cost.peakMegabytes)]
        : [emptyCell, emptyCell, emptyCell]),
    ]),
    notes: [],
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
