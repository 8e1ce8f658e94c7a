import { lackingNote, summariseF1, summaryCell, BASELINE, describeSplit, type StudyIndex } from './study-index.ts';
import { type Loss, type Matches, splitLoss } from '../../../evaluate/strata.ts';
import type { DirectionSpec } from '../spec.ts';
import { armCell } from './training.ts';
import { type Comparison, compareArms, findComparison, SHORT_NOTE, SIGNIFICANCE_NOTE } from './comparisons.ts';
import { formatFraction, formatGain } from '../../../report/pages/format.ts';
import type { Figure, Panel } from '../../../report/charts/figure.ts';
import type { Records, ReportCell, ReportTable, Section } from '../../../report/pages/report-model.ts';
import {
  markBest,
  emptyCell,
  pointsCell,
  hasPoints,
  nameCell,
  names,
  numbers,
  toPoint,
  word,
  tableOf,
  shown,
  recorded,
  figure,
  summarise,
} from '../../../report/pages/parts.ts';

/** F1 by model, arm and training fraction: the PHICON paper's Table 3, with its gains and what tests say of them. */
export function transferSection(index: StudyIndex): Section {
  const { directions } = index.study;
  return {
    id: 'transfer',
    title: TITLES[index.mainTest] ?? 'F1',
    text: [
      'Each arm is trained on the same units plus their augmented copies; none is the training part alone. ' +
        'Means over the seeds ± their standard deviation. Bold: the best arm of a model at this fraction.',
    ],
    figures: [fractionFigure(index)],
    tables: directions.flatMap((direction, i) => [scoreTable(index, direction, i), gainTable(index, direction, i)]),
    records: { f1: scoreRecords(index), gains: gainRecords(index) },
  };
}

const TITLES: Readonly<Record<string, string>> = {
  cross: 'F1 on the other corpus',
  'cross-dev': 'F1 on the dev part of the other corpus',
  own: 'F1 on the test part of the same corpus',
};

function scoreTable(index: StudyIndex, direction: DirectionSpec, number: number): ReportTable {
  const { models, arms, fractions } = index.study;
  const comparisons = compareArms(index, direction);
  const columns = models.map((model) =>
    fractions.map((fraction) =>
      markBest(
        arms.map((arm) => {
          const cell = summaryCell(
            index,
            summariseF1(index, index.runs(direction.name, model, arm, fraction), index.mainTest),
          );
          const verdict = findComparison(comparisons, model, arm, fraction)?.verdict;
          return verdict === undefined ? cell : { ...cell, verdict };
        }),
      ),
    ),
  );
  const rows = models.flatMap((model, m) =>
    arms.map((arm, a) => [
      nameCell(model),
      armCell(index, direction.name, model, arm),
      ...fractions.map((_, f) => columns[m]?.[f]?.[a] ?? emptyCell),
    ]),
  );
  return {
    id: `f1-${number + 1}`,
    title: `F1 by training size: ${direction.name}`,
    scope: scopeOf(index, direction),
    columns: [...names('Model', 'Arm'), ...fractionColumns(index)],
    rows,
    notes: [
      ...(index.augmented.length > 0 && arms.includes(BASELINE) ? [SIGNIFICANCE_NOTE] : []),
      ...lackingNote(index, rows),
    ],
  };
}

function gainTable(index: StudyIndex, direction: DirectionSpec, number: number): ReportTable {
  const { models, fractions } = index.study;
  const comparisons = compareArms(index, direction);
  return {
    id: `gains-${number + 1}`,
    title: `Gain over no augmentation: ${direction.name}`,
    scope: scopeOf(index, direction, 'Difference in micro F1 × 100 to the arm none'),
    columns: [...names('Model', 'Arm'), ...fractionColumns(index)],
    rows: models.flatMap((model) =>
      index.augmented.map((arm) => [
        nameCell(model),
        armCell(index, direction.name, model, arm),
        ...fractions.map((fraction) => gainCell(findComparison(comparisons, model, arm, fraction))),
      ]),
    ),
    notes: [SHORT_NOTE, 'Means over the seeds that both arms have.'],
  };
}

function scoreRecords(index: StudyIndex): Records {
  const { directions, models, arms, fractions } = index.study;
  const places = directions.flatMap(({ name }) =>
    models.flatMap((model) => arms.flatMap((arm) => fractions.map((f) => index.runs(name, model, arm, f)))),
  );
  return {
    columns: ['direction', 'model', 'arm', 'alpha', 'fraction', 'test', 'runs', 'f1_mean', 'f1_sd'],
    rows: places.map((runs) => {
      const { direction, model, arm, alpha, fraction } = runs;
      const summary = summariseF1(index, runs, index.mainTest);
      const figures = [summary?.runs ?? 0, summary?.mean, summary?.spread];
      return [direction, model, arm, alpha, fraction, index.mainTest, ...figures];
    }),
  };
}

function gainRecords(index: StudyIndex): Records {
  return {
    columns: 'direction model arm fraction seeds gain tested_difference p_units p_seeds p p_holm verdict'.split(' '),
    rows: index.study.directions
      .flatMap((direction) => compareArms(index, direction))
      .map((comparison) => {
        const { direction, model, arm, fraction, seeds, gain, difference, p, adjusted, verdict } = comparison;
        const judged = comparison.changedNothing ? 'changed nothing' : p === undefined ? 'not tested' : verdict;
        const { pUnits, pTrainings } = comparison;
        return [direction, model, arm, fraction, seeds, gain, difference, pUnits, pTrainings, p, adjusted, judged];
      }),
  };
}

/** A gain with its mark; `not tested` where the units do not pair. An arm that changed nothing gains nothing but noise. */
function gainCell(comparison: Comparison | undefined): ReportCell {
  if (!comparison) return emptyCell;
  const text = formatGain(comparison.gain);
  if (comparison.changedNothing) return { text: `${text} (noise)`, value: comparison.gain };
  if (comparison.p === undefined) return { text: `${text} (not tested)`, value: comparison.gain };
  return { text, value: comparison.gain, verdict: comparison.verdict };
}

/** F1 against the training fraction, a panel for each direction and model. */
function fractionFigure(index: StudyIndex): Figure {
  const { directions, models, arms, fractions } = index.study;
  const panels = directions.flatMap((direction) =>
    models.map((model): Panel => {
      const series = arms.map((name) => ({
        name,
        points: fractions.flatMap((fraction) => {
          const summary = summariseF1(index, index.runs(direction.name, model, name, fraction), index.mainTest);
          return summary ? [toPoint(fraction, summary)] : [];
        }),
      }));
      return {
        title: `${model}, ${direction.name}`,
        description: `F1 of ${model} against the share of the training part, ${direction.name}, a line for each arm; the figures are in the table “F1 by training size: ${direction.name}”.`,
        chart: {
          kind: 'lines',
          x: { title: 'Share of the training part', ticks: fractions, percent: true },
          y: { title: 'F1 × 100', points: true },
          series,
        },
      };
    }),
  );
  return {
    id: 'figure-fractions',
    title: 'F1 by training size',
    scope: `${index.scope({ split: `tested on ${index.describeTest(index.mainTest)}`, alpha: `alpha ${index.alpha}` })} Bands: ± one standard deviation over the seeds.`,
    series: arms,
    panels: fractions.length > 1 ? panels.filter(hasPoints) : [],
  };
}

const fractionColumns = (index: StudyIndex) => numbers(...index.study.fractions.map(formatFraction));

const scopeOf = (index: StudyIndex, direction: DirectionSpec, measure?: string) =>
  index.scope({
    ...(measure === undefined ? {} : { measure }),
    alpha: `alpha ${index.alpha}`,
    split: describeSplit(index, index.study.fractions, index.mainTest, direction),
  });

/** How far a tagger falls on the other corpus: the PHICON paper's Figure 1, for every arm. */
export function dropSection(index: StudyIndex): Section | undefined {
  const { directions, models, arms } = index.study;
  const lines = directions.flatMap((direction) =>
    models.flatMap((model) =>
      arms.flatMap((arm) => {
        const runs = index.runs(direction.name, model, arm, index.full);
        const own = summariseF1(index, runs, 'own');
        const cross = summariseF1(index, runs, 'cross');
        const recall = summarise(runs.cells.flatMap(({ tests }) => tests?.['cross']?.recallAt90 ?? []))?.mean;
        return own && cross ? [{ direction, model, arm, own, cross, recall }] : [];
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
        ...tableOf(lines, [
          word('Direction', 'direction', ({ direction }) => direction.name),
          word('Model', 'model', ({ model }) => model),
          {
            ...word('Arm', 'arm', ({ arm }) => arm),
            cell: (line) => armCell(index, line.direction.name, line.model, line.arm),
          },
          recorded('fraction', () => index.full),
          recorded('runs', ({ cross }) => cross.runs),
          { ...figure('Own test', 'own_f1_mean', ({ own }) => own.mean), cell: ({ own }) => summaryCell(index, own) },
          recorded('own_f1_sd', ({ own }) => own.spread),
          {
            ...figure('Other corpus', 'cross_f1_mean', ({ cross }) => cross.mean),
            cell: ({ cross }) => summaryCell(index, cross),
          },
          recorded('cross_f1_sd', ({ cross }) => cross.spread),
          shown('Difference', ({ own, cross }) => ({
            text: formatGain(cross.mean - own.mean),
            value: cross.mean - own.mean,
          })),
          shown('Lost, % of own', ({ own, cross }) => lossCell(own.mean, cross.mean)),
          ...(lines.some(({ recall }) => recall !== undefined)
            ? [figure('Recall at 90', 'cross_recall_at_90', ({ recall }: (typeof lines)[number]) => recall, pointsCell)]
            : []),
        ]),
        ...(lines.some(({ recall }) => recall !== undefined) && { notes: RECALL_NOTE }),
      },
      ...lossTables(index, lines),
    ],
  };
}

const RECALL_NOTE = [
  'Recall at 90: of the sensitive tokens of the other corpus, whatever the label, where the threshold is set so that nine in ten of those found are right; of taggers that know probabilities.',
];

/** Of what convention takes and what the rest: borders, labels, and what overlaps nothing; nothing where no cell counted it. */
function lossTables(
  index: StudyIndex,
  lines: readonly { readonly direction: DirectionSpec; readonly model: string; readonly arm: string }[],
): readonly ReportTable[] {
  const known = lines.flatMap((line) => {
    const { cells } = index.runs(line.direction.name, line.model, line.arm, index.full);
    const lossOf = (test: string) => meanLoss(cells.flatMap(({ tests }) => tests?.[test]?.matches ?? []));
    const [own, cross] = [lossOf('own'), lossOf('cross')];
    return own && cross ? [{ ...line, own, cross }] : [];
  });
  if (known.length === 0) return [];
  const points = (title: string, record: string, value: (line: (typeof known)[number]) => number) =>
    figure(title, record, value, pointsCell);
  return [
    {
      id: 'loss-table',
      title: 'Convention and the rest',
      scope: index.scope({
        measure: 'Points of micro F1 × 100, strict whatever the metric',
        alpha: `alpha ${index.alpha}`,
        split: describeSplit(index, [index.full], 'cross'),
      }),
      ...tableOf(known, [
        word('Direction', 'direction', ({ direction }) => direction.name),
        word('Model', 'model', ({ model }) => model),
        { ...word('Arm', 'arm', ({ arm }) => arm), cell: ({ direction, model, arm }) => armCell(index, direction.name, model, arm) }, // prettier-ignore
        points('F1', 'cross_f1', ({ cross }) => cross.f1),
        points('borders', 'cross_borders', ({ cross }) => cross.borders),
        points('labels', 'cross_labels', ({ cross }) => cross.labels),
        points('the rest', 'cross_rest', ({ cross }) => cross.rest),
        points('own: F1', 'own_f1', ({ own }) => own.f1),
        points('borders', 'own_borders', ({ own }) => own.borders),
        points('labels', 'own_labels', ({ own }) => own.labels),
        points('the rest', 'own_rest', ({ own }) => own.rest),
      ]),
      notes: [
        'What is lacking to 100, by what would have to be right: borders (found with its label, of other characters: overlap less strict), labels (found under another one), the rest (missed, or no mention). Borders and labels are what houses have conventions of; what they take here and not on the own test can be learned from a few labelled sentences (palimpsest conventions).',
      ],
    },
  ];
}

function meanLoss(matches: readonly Matches[]): Loss | undefined {
  const losses = matches.map(splitLoss);
  if (losses.length === 0) return undefined;
  const mean = (part: keyof Loss) => losses.reduce((sum, loss) => sum + loss[part], 0) / losses.length;
  return { f1: mean('f1'), borders: mean('borders'), labels: mean('labels'), rest: mean('rest') };
}

function lossCell(own: number, cross: number): ReportCell {
  if (own === 0) return emptyCell;
  const loss = (own - cross) / own;
  return { text: (100 * loss).toFixed(1), value: loss };
}
