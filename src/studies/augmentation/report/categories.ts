import { summariseLabelF1, summaryCell, describeSplit, type StudyIndex } from './study-index.ts';
import type { StudyDirection } from '../study.ts';
import { formatFraction } from '../../../report/pages/format.ts';
import { hasPoints, nameCell, names, numbers, markBest } from '../../../report/pages/parts.ts';
import type { Panel } from '../../../report/charts/figure.ts';
import type { ReportTable, Section } from '../../../report/pages/report-model.ts';

/** F1 of each label: the PHICON paper's Figure 3, at the smallest and the largest training fraction. */
export function categoriesSection(index: StudyIndex): Section {
  const { directions, models, arms, labels, fractions } = index.study;
  const shown = [...new Set([Math.min(...fractions), index.full])];
  const summary = (direction: string, model: string, arm: string, fraction: number, label: string) =>
    summariseLabelF1(index, index.runs(direction, model, arm, fraction), index.mainTest, label);
  const panels = directions.flatMap((direction) =>
    models.flatMap((model) =>
      shown.map((fraction): Panel => {
        const place = `${model}, ${direction.name}, ${formatFraction(fraction)}`;
        return {
          title: place,
          description: `F1 by label, a dot for each arm: ${place}; the figures are in the tables “F1 by label”.`,
          chart: {
            kind: 'dots',
            x: { title: 'F1 × 100' },
            rows: labels.map((label) => ({
              name: label,
              dots: arms.flatMap((arm) => {
                const found = summary(direction.name, model, arm, fraction, label);
                return found ? [{ series: arm, x: found.mean }] : [];
              }),
            })),
          },
        };
      }),
    ),
  );
  const table = (direction: StudyDirection, fraction: number, number: number): ReportTable => ({
    id: `labels-${number}`,
    title: `F1 by label: ${direction.name}, ${formatFraction(fraction)}`,
    scope: index.scope({
      measure: 'F1 × 100 of each label',
      alpha: `alpha ${index.alpha}`,
      split: describeSplit(index, [fraction], index.mainTest, direction),
    }),
    columns: [...names('Model', 'Label'), ...numbers(...arms)],
    rows: models.flatMap((model) =>
      labels.map((label) => [
        nameCell(model),
        nameCell(label),
        ...markBest(arms.map((arm) => summaryCell(index, summary(direction.name, model, arm, fraction, label)))),
      ]),
    ),
    notes: ['Not tested for significance. Bold: the best arm. A dash: neither gold nor predicted mentions.'],
  });
  let number = 0;
  return {
    id: 'labels',
    title: 'F1 by label',
    text: [
      'Each label by itself, at the smallest and the largest training size. A label with few mentions varies most from run to run.',
    ],
    figures: [
      {
        id: 'figure-labels',
        title: 'Label by label, smallest and largest training size',
        scope: index.scope({
          measure: 'F1 × 100 of each label',
          alpha: `alpha ${index.alpha}`,
          split: 'the training fraction and the direction stand above each panel',
        }),
        series: arms,
        panels: panels.filter(hasPoints),
      },
    ],
    tables: directions.flatMap((direction) => shown.map((fraction) => table(direction, fraction, ++number))),
    records: {
      'f1-by-label': {
        columns: ['direction', 'model', 'arm', 'fraction', 'label', 'runs', 'f1_mean', 'f1_sd'],
        rows: directions.flatMap(({ name }) =>
          models.flatMap((model) =>
            arms.flatMap((arm) =>
              fractions.flatMap((fraction) =>
                labels.map((label) => {
                  const found = summary(name, model, arm, fraction, label);
                  return [name, model, arm, fraction, label, found?.runs ?? 0, found?.mean, found?.spread];
                }),
              ),
            ),
          ),
        ),
      },
    },
  };
}
