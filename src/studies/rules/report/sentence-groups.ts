import type { Evaluation } from '../study.ts';
import {
  describeGroups,
  f1OfGroup,
  GROUP_COLUMNS,
  groupRecord,
  groupsIn,
  mergeGroups,
  nameOfGroup,
} from '../../../report/sentence-groups.ts';
import { countCell, nameCell, names, numbers, summarise } from '../../../report/pages/parts.ts';
import type { Section } from '../../../report/pages/report-model.ts';
import { fractionCell, nameOfSystem, scopeOf } from './scores.ts';

/** F1 in sentences of one language and of both, or by how mixed they are; nothing where sentences were not grouped. */
export function sentenceGroupsSection(evaluation: Evaluation): Section | undefined {
  const { groupBy, systems, cells, kind, seeds, metric } = evaluation;
  if (!groupBy) return undefined;
  const { title, text, column } = describeGroups(groupBy);
  const tests = cells.flatMap((cell) =>
    (cell.tests ?? []).flatMap(({ fold, groups }) =>
      groups ? [{ system: cell.system, seed: cell.seed, fold, groups }] : [],
    ),
  );
  const groupsOf = (system: string, seed?: number) =>
    tests.flatMap((test) =>
      test.system === system && (seed === undefined || test.seed === seed) ? [test.groups] : [],
    );
  const sizes = systems.map(({ name }) => mergeGroups(groupsOf(name, seeds[0])));
  const sizeOf = (group: string) => Math.max(0, ...sizes.map((groups) => groups[group]?.sentences ?? 0));
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
        scope: scopeOf(evaluation, metric.name),
        columns: [...names(column), ...numbers('Number', ...systems.map(nameOfSystem))],
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
          columns: ['system', 'seed', 'fold', 'group', 'measure', ...GROUP_COLUMNS, 'f1'],
          rows: tests.flatMap(({ system, seed, fold, groups }) =>
            Object.entries(groups).map(([group, own]) => [
              system,
              seed,
              fold + 1,
              group,
              metric.name,
              ...groupRecord(own),
              f1OfGroup([groups], group)[0],
            ]),
          ),
        },
      },
    ],
  };
}
