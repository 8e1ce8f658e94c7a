import type { Evaluation } from '../evaluation-data.ts';
import {
  describeGroups,
  f1OfGroup,
  GROUP_COUNTS,
  groupsIn,
  type GroupsOfTest,
  nameOfGroup,
} from '../sentence-groups.ts';
import { countCell, nameCell, names, numbers } from '../study/parts.ts';
import type { Section } from '../study/report-model.ts';
import { summarise } from '../study/scores.ts';
import { fractionCell } from './scores.ts';

/** F1 in sentences of one language and of both, or by how mixed they are; nothing where sentences were not grouped. */
export function sentenceGroupsSection(evaluation: Evaluation): Section | undefined {
  const { groupBy, systems, cells, kind, folds, seeds, metric } = evaluation;
  if (!groupBy) return undefined;
  const { title, text, column } = describeGroups(groupBy);
  const tests = cells.flatMap((cell) =>
    (cell.tests ?? []).flatMap(({ fold, groups }) =>
      groups ? [{ system: cell.system, seed: cell.seed, fold, groups }] : [],
    ),
  );
  const groupsOf = (system: string) => tests.flatMap((test) => (test.system === system ? [test.groups] : []));
  const sizeOf = (group: string) =>
    Math.max(
      0,
      ...systems.map(({ name }) =>
        sentencesOf(
          tests.flatMap((test) => (test.system === name && test.seed === seeds[0] ? [test.groups] : [])),
          group,
        ),
      ),
    );
  const all = groupsIn(
    tests.map(({ groups }) => groups),
    groupBy,
  );
  return {
    id: 'sentence-groups',
    title,
    text: [text],
    figures: [],
    tables: [
      {
        id: 'sentence-groups-table',
        title: 'F1 by group of sentences',
        scope: `Fractions; measure ${metric.name}; ${kind === 'direct' ? 'the whole corpus' : `mean of ${folds * seeds.length} tests, standard deviation in brackets`}.`,
        columns: [
          ...names(column),
          ...numbers('Number', ...systems.map((one) => (one.isBaseline ? `${one.name} (baseline)` : one.name))),
        ],
        rows: all.map((group) => [
          nameCell(nameOfGroup(group)),
          countCell(sizeOf(group)),
          ...systems.map(({ name }) => fractionCell(summarise(f1OfGroup(groupsOf(name), group)))),
        ]),
        notes: [
          'A dash: neither gold nor found mentions.',
          ...(kind === 'indirect' ? ['A fold without mentions in the group is left out of its mean.'] : []),
        ],
        records: {
          columns: ['system', 'seed', 'fold', 'group', 'measure', 'sentences', 'wrong', ...GROUP_COUNTS, 'f1'],
          rows: tests.flatMap(({ system, seed, fold, groups }) =>
            Object.entries(groups).map(([group, { sentences, wrong, counts }]) => [
              system,
              seed,
              fold + 1,
              group,
              metric.name,
              sentences,
              wrong,
              ...GROUP_COUNTS.map((name) => counts[name]),
              f1OfGroup([groups], group)[0],
            ]),
          ),
        },
      },
    ],
  };
}

function sentencesOf(tests: readonly GroupsOfTest[], group: string): number {
  return tests.reduce((sum, groups) => sum + (groups[group]?.sentences ?? 0), 0);
}
