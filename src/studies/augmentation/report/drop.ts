import { summariseF1, summaryCell, type StudyIndex } from './study-index.ts';
import { armCell } from './changes.ts';
import { formatFraction, formatGain } from '../../../report/pages/format.ts';
import { emptyCell, hasPoints, nameCell, names, numbers } from '../../../report/pages/parts.ts';
import type { Panel } from '../../../report/charts/figure.ts';
import type { ReportCell, Section } from '../../../report/pages/report-model.ts';

/** How far a tagger falls on the other corpus: the PHICON paper's Figure 1, for every arm. */
export function dropSection(index: StudyIndex): Section | undefined {
  const { directions, models, arms } = index.study;
  const lines = directions.flatMap((direction) =>
    models.flatMap((model) =>
      arms.flatMap((arm) => {
        const runs = index.runs(direction.name, model, arm, index.full);
        const own = summariseF1(index, runs, 'own');
        const cross = summariseF1(index, runs, 'cross');
        return own && cross ? [{ direction, model, arm, own, cross }] : [];
      }),
    ),
  );
  if (lines.length === 0) return undefined;
  const share = formatFraction(index.full);
  const scope = index.scope({
    alpha: `alpha ${index.alpha}`,
    split: `trained on ${share} of a corpus’s training part, tested on its own test part and on all of the other corpus`,
  });
  const panels = directions.map((direction): Panel => {
    const rows = lines.filter((line) => line.direction === direction);
    return {
      title: direction.name,
      description: `F1 on the own test part and on the other corpus, by model and arm, ${direction.name}; the figures are in the table “Own test against the other corpus”.`,
      chart: {
        kind: 'dots',
        x: { title: 'F1 × 100' },
        rows: rows.map(({ model, arm, own, cross }) => ({
          name: models.length > 1 ? `${model}, ${arm}` : arm,
          dots: [
            { series: 'the other corpus', x: cross.mean },
            { series: 'own test part', x: own.mean },
          ],
        })),
      },
    };
  });
  return {
    id: 'drop',
    title: 'What is lost on the other corpus',
    text: [
      'What a tagger loses when it leaves the corpus that it was trained on. The shorter the line, the better it carries over.',
    ],
    figures: [
      {
        id: 'figure-drop',
        title: 'Own test and other corpus',
        scope,
        series: ['own test part', 'the other corpus'],
        neutral: true,
        panels: panels.filter(hasPoints),
      },
    ],
    tables: [
      {
        id: 'drop-table',
        title: 'Own test against the other corpus',
        scope,
        columns: [
          ...names('Direction', 'Model', 'Arm'),
          ...numbers('Own test', 'Other corpus', 'Difference', 'Lost, % of own'),
        ],
        rows: lines.map(({ direction, model, arm, own, cross }) => [
          nameCell(direction.name),
          nameCell(model),
          armCell(index, direction.name, model, arm),
          summaryCell(index, own),
          summaryCell(index, cross),
          { text: formatGain(cross.mean - own.mean), value: cross.mean - own.mean },
          lossCell(own.mean, cross.mean),
        ]),
        records: {
          columns: [
            'direction',
            'model',
            'arm',
            'fraction',
            'runs',
            'own_f1_mean',
            'own_f1_sd',
            'cross_f1_mean',
            'cross_f1_sd',
          ],
          rows: lines.map(({ direction, model, arm, own, cross }) => [
            direction.name,
            model,
            arm,
            index.full,
            cross.runs,
            own.mean,
            own.spread,
            cross.mean,
            cross.spread,
          ]),
        },
      },
    ],
  };
}

function lossCell(own: number, cross: number): ReportCell {
  if (own === 0) return emptyCell;
  const loss = (own - cross) / own;
  return { text: (100 * loss).toFixed(1), value: loss };
}
