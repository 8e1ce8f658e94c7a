import { ratiosOf } from '../../../evaluate/counts.ts';
import type { ImpactCell } from '../study.ts';
import {
  describeGroups,
  f1OfGroup,
  GROUP_COLUMNS,
  groupRecord,
  groupsIn,
  mergeGroups,
  nameOfGroup,
} from '../../../report/sentence-groups.ts';
import { emptyCell, nameCell, names, numbers } from '../../../report/pages/parts.ts';
import type { Section } from '../../../report/pages/report-model.ts';
import { type ImpactIndex, type Variant, nameStrategy, pointsCell } from './impact-index.ts';

/** F1 of every variant in sentences of one language and of both, or by how mixed they are; nothing where they were not grouped. */
export function sentenceGroupsSection(index: ImpactIndex): Section | undefined {
  const { groupBy, corpora, metric } = index.impact;
  if (!groupBy) return undefined;
  const { title, text } = describeGroups(groupBy);
  const variants = [undefined, ...index.variants];
  const testsOf = (corpus: string, variant: Variant | undefined) => groupsOf(index.cells(corpus, variant));
  const all = groupsIn(
    corpora.flatMap(({ name }) => variants.flatMap((variant) => testsOf(name, variant))),
    groupBy,
  );
  const rows = corpora.flatMap(({ name }) =>
    variants.map((variant) => ({ corpus: name, variant, groups: mergeGroups(testsOf(name, variant)) })),
  );
  return {
    id: 'sentence-groups',
    title,
    text: [text],
    figures: [],
    tables: [
      {
        id: 'sentence-groups-table',
        title: 'F1 of every variant by group of sentences',
        scope: `F1 × 100; metric ${metric.name}; counts added up over the folds, tested on original text.`,
        columns: [...names('Corpus', 'Strategy', 'PHI model'), ...numbers(...all.map(nameOfGroup))],
        rows: rows.map(({ corpus, variant, groups }) => [
          nameCell(corpus),
          nameCell(variant ? nameStrategy(variant) : 'original'),
          variant ? nameCell(variant.model) : emptyCell,
          ...all.map((group) => pointsCell(f1OfGroup([groups], group)[0])),
        ]),
        notes: ['Not tested for significance. A dash: neither gold nor predicted mentions.'],
        records: {
          columns: ['corpus', 'strategy', 'model', 'eponyms_protected', 'group', ...GROUP_COLUMNS, 'f1'],
          rows: rows.flatMap(({ corpus, variant, groups }) =>
            Object.entries(groups).map(([group, own]) => [
              corpus,
              variant?.strategy ?? 'original',
              variant?.model ?? 'none',
              variant?.protectEponyms ? 'yes' : 'no',
              group,
              ...groupRecord(own),
              ratiosOf(own.counts).f1,
            ]),
          ),
        },
      },
    ],
  };
}

function groupsOf(cells: readonly ImpactCell[]) {
  return cells.flatMap(({ groups }) => (groups ? [groups] : []));
}
