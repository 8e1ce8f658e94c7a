import { summariseF1, summaryCell, BASELINE, type StudyIndex } from './study-index.ts';
import { armCell } from './changes.ts';
import { formatFraction } from '../../../report/pages/format.ts';
import { hasPoints, nameCell, names, numbers, toPoint, markBest } from '../../../report/pages/parts.ts';
import type { Panel } from '../../../report/charts/figure.ts';
import type { Section } from '../../../report/pages/report-model.ts';

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
          { text: formatFraction(fraction), value: fraction },
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
