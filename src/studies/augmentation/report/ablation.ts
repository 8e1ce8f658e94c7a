import { summariseF1, summaryCell } from './scores.ts';
import { armCell, unchangedArms } from './changes.ts';
import { compareArms, findComparison, SHORT_NOTE } from './comparisons.ts';
import { formatFraction } from '../../../report/pages/format.ts';
import { nameCell, names, numbers, markBest } from '../../../report/pages/parts.ts';
import type { ReportCell, Section } from '../../../report/pages/report-model.ts';
import { describeSplit, type StudyIndex } from './study-index.ts';

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
    figures: [],
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
            ...directions.map((_, d) => byDirection[d]?.[m]?.[a] ?? { text: '–' }),
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
