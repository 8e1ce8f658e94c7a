import { CELL_COLUMNS, cellRecord } from './scores.ts';
import type { EpochCost, StudyTimings } from '../study.ts';
import { formatFraction } from '../../../report/pages/format.ts';
import { hasPoints } from '../../../report/pages/parts.ts';
import type { Figure, Panel } from '../../../report/charts/figure.ts';
import type { Section } from '../../../report/pages/report-model.ts';
import type { StudyIndex } from './study-index.ts';

/** Speed and memory of each epoch, of the trainers that tell them: figures of one seed, and records of all. */
export function epochCosts(index: StudyIndex, timings: StudyTimings): Pick<Section, 'figures' | 'records'> {
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
