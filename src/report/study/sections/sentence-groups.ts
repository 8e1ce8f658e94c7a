import { type LabelCounts, ratiosOf } from '../../../evaluate/counts.ts';
import type { SentenceGroupCounts, StudyDirection } from '../../study-data.ts';
import { formatFraction, nameOfGroup } from '../format.ts';
import { CELL_COLUMNS, cellRecord, countCell, hasPoints, nameCell, names, numbers } from '../parts.ts';
import type { Panel, ReportTable, Section } from '../report-model.ts';
import { markBest, summarise, summaryCell, type Summary } from '../scores.ts';
import { describeSplit, type Runs, type StudyIndex } from '../study-index.ts';

/** F1 in sentences of one language and of both, or by how mixed they are; nothing where the study has no groups. */
export function sentenceGroupsSection(index: StudyIndex): Section | undefined {
  const { groupBy, directions, models, arms, metric } = index.study;
  if (!groupBy) return undefined;
  const [first, second] = groupBy.mixed;
  const isByIndex = groupBy.sentences === 'cmi';
  const title = isByIndex ? 'Sentences by code-mixing' : 'Sentences by language';
  const runsOf = (direction: string, model: string, arm: string) => index.runs(direction, model, arm, index.full);
  const groupsOf = (direction: string) =>
    sorted(
      models.flatMap((model) =>
        arms.flatMap((arm) => countsOf(index, runsOf(direction, model, arm)).flatMap(Object.keys)),
      ),
      groupBy.mixed,
    );
  const f1Of = (direction: string, model: string, arm: string, group: string) =>
    f1OfGroup(countsOf(index, runsOf(direction, model, arm)), group);
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
  const split = (direction?: StudyDirection) => describeSplit(index, [index.full], index.mainTest, direction);
  const table = (direction: StudyDirection, d: number): ReportTable => ({
    id: `sentence-groups-${d + 1}`,
    title: `F1 by group of sentences: ${direction.name}, ${formatFraction(index.full)}`,
    scope: index.scope({ measure: 'F1 × 100 of each group', alpha: `alpha ${index.alpha}`, split: split(direction) }),
    columns: [...names('Model', isByIndex ? 'CMI × 100' : 'Sentences'), ...numbers('Number', ...arms)],
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
    text: [
      isByIndex
        ? `The code-mixing index of a sentence is 0 where its words are of one language and 50 where they are of ${first} and ${second} in equal parts.`
        : `Sentences of ${first}, of ${second}, of both (mixed), and of numbers and symbols alone (neutral), told word by word.`,
    ],
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
        columns: [...CELL_COLUMNS, 'group', 'metric', 'sentences', 'wrong', ...COUNTS, 'f1'],
        rows: index.study.cells.flatMap((cell) =>
          Object.entries(cell.tests?.[index.mainTest]?.groups ?? {}).map(([group, { sentences, wrong, counts }]) => [
            ...cellRecord(cell),
            group,
            metric.name,
            sentences,
            wrong,
            ...COUNTS.map((name) => counts[name]),
            ratiosOf(counts).f1,
          ]),
        ),
      },
    },
  };
}

const COUNTS = ['correct', 'incorrect', 'partial', 'missed', 'spurious'] as const satisfies (keyof LabelCounts)[];

type Groups = Readonly<Record<string, SentenceGroupCounts>>;

function countsOf(index: StudyIndex, { cells }: Runs): Groups[] {
  return cells.flatMap(({ tests }) => {
    const groups = tests?.[index.mainTest]?.groups;
    return groups ? [groups] : [];
  });
}

/** Over the seeds; those without a gold or a predicted mention in the group are left out. */
function f1OfGroup(runs: readonly Groups[], group: string): Summary | undefined {
  return summarise(
    runs.flatMap((groups) => {
      const counts = groups[group]?.counts;
      return counts && COUNTS.some((name) => counts[name] > 0) ? [ratiosOf(counts).f1] : [];
    }),
  );
}

/** Sentences with a mention across their border are one, so runs may differ by a few. */
function sizeOf(runs: readonly Groups[], group: string): number {
  return Math.max(0, ...runs.map((groups) => groups[group]?.sentences ?? 0));
}

/** The languages first, as they were named; ranges of the index by the number that they begin with. */
function sorted(groups: readonly string[], mixed: readonly string[]): readonly string[] {
  const order = [...mixed, 'mixed', 'neutral'];
  const rank = (group: string) => (order.includes(group) ? order.indexOf(group) : Number.parseInt(group));
  return [...new Set(groups)].toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
