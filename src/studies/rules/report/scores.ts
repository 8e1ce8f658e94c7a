import { ownValue } from '../../../core/collections.ts';
import { mergeCounts, type Ratios, type ScoreCounts, scoredRatios, totalCounts } from '../../../evaluate/counts.ts';
import type { EvaluatedSystem, Evaluation } from '../study.ts';
import {
  emptyCell,
  type Summary,
  summarise,
  countCell,
  nameCell,
  names,
  numbers,
} from '../../../report/pages/parts.ts';
import type { ReportCell, Section } from '../../../report/pages/report-model.ts';
import {
  describeGroups,
  f1OfGroup,
  GROUP_COLUMNS,
  groupRecord,
  groupsIn,
  mergeGroups,
  nameOfGroup,
} from '../../../report/sentence-groups.ts';

/** The row of all classes together. */
export const ALL = 'ALL';

export const FIGURES = ['recall', 'precision', 'f1'] as const;
export type Figure = (typeof FIGURES)[number];

/** What a system reaches on each test, by seed and fold. */
interface FoldRatios {
  readonly seed: number;
  readonly fold: number;
  readonly ratios: Ratios;
  readonly counts: ScoreCounts;
}

export function foldRatios(
  { cells }: Evaluation,
  system: string,
  label: string,
  metric: string,
): readonly FoldRatios[] {
  return cells
    .flatMap((cell) =>
      cell.system === system && cell.tests
        ? cell.tests.flatMap(({ fold, counts }) => {
            const own = ownValue(counts, metric);
            const ratios = own && scoredRatios(label === ALL ? totalCounts(own) : ownValue(own.byLabel, label));
            return ratios ? [{ seed: cell.seed, fold, ratios, counts: own }] : [];
          })
        : [],
    )
    .toSorted((a, b) => a.seed - b.seed || a.fold - b.fold);
}

/** Mean and standard deviation over folds and seeds, without folds that lack the class; `undefined` where no cell is done. */
export function summaryOf(
  evaluation: Evaluation,
  system: string,
  label: string,
  figure: Figure,
  metric = evaluation.metric.name,
): Summary | undefined {
  return summarise(foldRatios(evaluation, system, label, metric).map(({ ratios }) => ratios[figure]));
}

export function countsOf(evaluation: Evaluation, system: string, metric: string): ScoreCounts | undefined {
  const all = foldRatios(evaluation, system, ALL, metric).map(({ counts }) => counts);
  return all.length === 0 ? undefined : mergeCounts(all);
}

export const decimal = (value: number): string => value.toFixed(3);

/** `0.732`, or `0.732 (0.039)` with the standard deviation over the folds, as the paper prints it. */
export function fractionCell(found: Summary | undefined): ReportCell {
  if (!found) return emptyCell;
  const text = found.spread === undefined ? decimal(found.mean) : `${decimal(found.mean)} (${decimal(found.spread)})`;
  return { text, value: found.mean };
}

/** What stands above a table of scores. */
export function scopeOf({ kind, folds, seeds }: Evaluation, metric: string): string {
  const tests =
    kind === 'direct' ? 'the whole corpus' : `mean of ${folds * seeds.length} tests, standard deviation in brackets`;
  return `Fractions; measure ${metric}; ${tests}.`;
}

export const nameOfSystem = ({ name, isBaseline }: EvaluatedSystem): string =>
  isBaseline ? `${name} (baseline)` : name;

interface PaperTable {
  readonly title: string;
  readonly scope: string;
  readonly systems: readonly string[];
  /** Class, figure, and a value for each system. */
  readonly rows: readonly (readonly [string, string, ...string[]])[];
  readonly notes?: readonly string[];
}

/** Figures of the paper on its own corpus of Spanish and Catalan primary-care notes, which is not public. */
export const PAPER_TABLES: Readonly<Record<Evaluation['kind'], PaperTable>> = {
  direct: {
    title: 'Table 3',
    scope: 'Test set of 5,000 notes drawn at random; its general-purpose system is that of FreeLing.',
    systems: ['NERC', 'initial', 'final'],
    rows: [
      ['ALL', 'Recall', '0.494', '0.208', '0.489'],
      ['ALL', 'Precision', '0.052', '0.147', '0.702'],
      ['ALL', 'F1', '0.094', '0.172', '0.576'],
      ['PERSON', 'Recall', '0.436', '0.676', '0.772'],
      ['PERSON', 'Precision', '0.023', '0.196', '0.445'],
      ['PERSON', 'F1', '0.044', '0.304', '0.564'],
      ['LOCATION', 'Recall', '0.517', '0.013', '0.371'],
      ['LOCATION', 'Precision', '0.064', '0.127', '0.809'],
      ['LOCATION', 'F1', '0.114', '0.024', '0.509'],
    ],
    notes: [
      'The paper prints recall and precision of the row ALL the other way round: with the classes below it, they can only be as here.',
    ],
  },
  indirect: {
    title: 'Table 4',
    scope: 'Mean of eight folds of its test set, standard deviation in brackets; 1,051 notes against 4,375.',
    systems: ['Cross-validation', 'Resulting corpus'],
    rows: [
      ['ALL', 'Recall', '0.721 (0.027)', '0.699 (0.042)'],
      ['ALL', 'Precision', '0.839 (0.026)', '0.769 (0.047)'],
      ['ALL', 'F1', '0.774 (0.017)', '0.732 (0.039)'],
      ['PERSON', 'Recall', '0.784 (0.064)', '0.759 (0.093)'],
      ['PERSON', 'Precision', '0.909 (0.041)', '0.730 (0.061)'],
      ['PERSON', 'F1', '0.840 (0.025)', '0.744 (0.057)'],
      ['LOCATION', 'Recall', '0.695 (0.040)', '0.676 (0.056)'],
      ['LOCATION', 'Precision', '0.812 (0.022)', '0.783 (0.061)'],
      ['LOCATION', 'F1', '0.748 (0.037)', '0.726 (0.052)'],
    ],
  },
};

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
