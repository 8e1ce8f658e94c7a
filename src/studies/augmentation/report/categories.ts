import {
  summariseLabelF1,
  summaryCell,
  describeSplit,
  type StudyIndex,
  CELL_COLUMNS,
  cellRecord,
  type Runs,
} from './study-index.ts';
import type { DirectionSpec } from '../spec.ts';
import { formatFraction } from '../../../report/pages/format.ts';
import { hasPoints, nameCell, names, numbers, markBest, countCell, summarise } from '../../../report/pages/parts.ts';
import type { Panel } from '../../../report/charts/figure.ts';
import type { ReportTable, Section } from '../../../report/pages/report-model.ts';
import { ratiosOf } from '../../../evaluate/counts.ts';
import {
  describeGroups,
  f1OfGroup,
  GROUP_COLUMNS,
  groupRecord,
  groupsIn,
  type GroupsOfTest,
  nameOfGroup,
} from '../../../report/sentence-groups.ts';

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
  const table = (direction: DirectionSpec, fraction: number, number: number): ReportTable => ({
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

/** F1 in sentences of one language and of both, or by how mixed they are; nothing where the study has no groups. */
export function sentenceGroupsSection(index: StudyIndex): Section | undefined {
  const { groupBy, directions, models, arms, metric } = index.study;
  if (!groupBy) return undefined;
  const { title, text, column } = describeGroups(groupBy);
  const runsOf = (direction: string, model: string, arm: string) => index.runs(direction, model, arm, index.full);
  const groupsOf = (direction: string) =>
    groupsIn(
      models.flatMap((model) => arms.flatMap((arm) => countsOf(index, runsOf(direction, model, arm)))),
      groupBy,
    );
  const f1Of = (direction: string, model: string, arm: string, group: string) =>
    summarise(f1OfGroup(countsOf(index, runsOf(direction, model, arm)), group));
  const panels = directions.flatMap(({ name }) =>
    models.map((model): Panel => {
      const place = `${model}, ${name}`;
      return {
        title: place,
        description: `F1 by group of sentences, a dot for each arm: ${place}; the figures are in the tables.`,
        chart: {
          kind: 'dots',
          x: { title: 'F1 × 100' },
          rows: groupsOf(name).map((group) => ({
            name: nameOfGroup(group),
            dots: arms.flatMap((arm) => {
              const found = f1Of(name, model, arm, group);
              return found ? [{ series: arm, x: found.mean }] : [];
            }),
          })),
        },
      };
    }),
  );
  const split = (direction?: DirectionSpec) => describeSplit(index, [index.full], index.mainTest, direction);
  const table = (direction: DirectionSpec, d: number): ReportTable => ({
    id: `sentence-groups-${d + 1}`,
    title: `F1 by group of sentences: ${direction.name}, ${formatFraction(index.full)}`,
    scope: index.scope({ measure: 'F1 × 100 of each group', alpha: `alpha ${index.alpha}`, split: split(direction) }),
    columns: [...names('Model', column), ...numbers('Number', ...arms)],
    rows: models.flatMap((model) =>
      groupsOf(direction.name).map((group) => [
        nameCell(model),
        nameCell(nameOfGroup(group)),
        countCell(
          sizeOf(
            arms.flatMap((arm) => countsOf(index, runsOf(direction.name, model, arm))),
            group,
          ),
        ),
        ...markBest(arms.map((arm) => summaryCell(index, f1Of(direction.name, model, arm, group)))),
      ]),
    ),
    notes: ['Not tested for significance. A dash: neither gold nor predicted mentions.'],
  });
  return {
    id: 'sentence-groups',
    title,
    text: [text],
    figures: [
      {
        id: 'figure-sentence-groups',
        title: `${title}, all of the training part`,
        scope: index.scope({ measure: 'F1 × 100 of each group', alpha: `alpha ${index.alpha}`, split: split() }),
        series: arms,
        panels: panels.filter(hasPoints),
      },
    ],
    tables: directions.map(table),
    records: {
      'f1-by-sentence-group': {
        columns: [...CELL_COLUMNS, 'group', 'metric', ...GROUP_COLUMNS, 'f1'],
        rows: index.study.cells.flatMap((cell) =>
          Object.entries(cell.tests?.[index.mainTest]?.groups ?? {}).map(([group, own]) => [
            ...cellRecord(cell),
            group,
            metric.name,
            ...groupRecord(own),
            ratiosOf(own.counts).f1,
          ]),
        ),
      },
    },
  };
}

function countsOf(index: StudyIndex, { cells }: Runs): GroupsOfTest[] {
  return cells.flatMap(({ tests }) => {
    const groups = tests?.[index.mainTest]?.groups;
    return groups ? [groups] : [];
  });
}

/** Sentences with a mention across their border are one, so runs may differ by a few. */
function sizeOf(runs: readonly GroupsOfTest[], group: string): number {
  return Math.max(0, ...runs.map((groups) => groups[group]?.sentences ?? 0));
}
