import { ownValue } from '../../../core/collections.ts';
import { NO_MENTION } from '../../../evaluate/ambiguity.ts';
import { addCounts, isEmpty, type LabelCounts, NO_COUNTS, ratiosOf, type Ratios } from '../../../evaluate/counts.ts';
import type { CodeMixingStudy, MixedCell } from '../study.ts';
import type { CorpusExplanation } from '../../../report/explanation-data.ts';
import { formatPoints } from '../../../report/pages/format.ts';
import { emptyCell, type Summary, summarise } from '../../../report/pages/parts.ts';
import type { ReportCell } from '../../../report/pages/report-model.ts';

/** The rows of all labels together. */
export const MICRO = 'micro-average';
export const MACRO = 'macro-average';

/** What was found by the trainings of a model, one a seed; `group` is that of the sentences trained on. */
export function runsOf({ cells }: CodeMixingStudy, model: string, group?: string): readonly MixedCell[] {
  return cells.filter((cell) => cell.model === model && cell.group === group && cell.explanation !== undefined);
}

/** The counts of each label, strict, or of each coarse type where a label of the same type is right. */
export function countsBy(
  { ambiguity }: CorpusExplanation,
  nameOf: (label: string) => string,
): ReadonlyMap<string, LabelCounts> {
  const counts = new Map<string, LabelCounts>();
  const add = (name: string, outcome: keyof LabelCounts, count: number) => {
    const own = counts.get(name) ?? NO_COUNTS;
    counts.set(name, { ...own, [outcome]: own[outcome] + count });
  };
  for (const { gold, predicted, count } of ambiguity.confusions) {
    const [a, b] = [gold, predicted].map((label) => (label === NO_MENTION ? undefined : nameOf(label)));
    if (a !== undefined && a === b) add(a, 'correct', count);
    else {
      if (a !== undefined) add(a, 'missed', count);
      if (b !== undefined) add(b, 'spurious', count);
    }
  }
  return counts;
}

/** The counts of each label in the sentences of a group. */
export function countsInGroup({ byLanguages }: CorpusExplanation, group: string): ReadonlyMap<string, LabelCounts> {
  const own = byLanguages.find(({ name }) => name === group);
  return new Map(Object.entries(own?.counts.byLabel ?? {}));
}

const sumOf = (counts: ReadonlyMap<string, LabelCounts>): LabelCounts =>
  [...counts.values()].reduce(addCounts, NO_COUNTS);

/**
 * The ratios of a row: a label, {@link MICRO}, or {@link MACRO}, which is the mean over the labels that are there or were found.
 * `undefined` where nothing is.
 */
export function ratiosFor(counts: ReadonlyMap<string, LabelCounts>, row: string): Ratios | undefined {
  const isThere = (one: LabelCounts | undefined) => one !== undefined && !isEmpty(one);
  if (row === MACRO) {
    const all = [...counts.values()].filter(isThere).map(ratiosOf);
    if (all.length === 0) return undefined;
    const mean = (pick: (one: Ratios) => number) => all.reduce((sum, one) => sum + pick(one), 0) / all.length;
    return { precision: mean((one) => one.precision), recall: mean((one) => one.recall), f1: mean((one) => one.f1) };
  }
  const own = row === MICRO ? sumOf(counts) : counts.get(row);
  return own && isThere(own) ? ratiosOf(own) : undefined;
}

export const FIGURES = ['precision', 'recall', 'f1'] as const;

/** Mean and spread over the seeds of a figure of a row. */
export function summaryOf(
  runs: readonly MixedCell[],
  countsOf: (found: CorpusExplanation) => ReadonlyMap<string, LabelCounts>,
  row: string,
  figure: (typeof FIGURES)[number] = 'f1',
): Summary | undefined {
  return summarise(
    runs.flatMap(({ explanation }) => {
      const ratios = explanation && ratiosFor(countsOf(explanation), row);
      return ratios ? [ratios[figure]] : [];
    }),
  );
}

/** `64.8`, or with the spread over seeds `64.8 ± 1.2`. */
export function meanCell(summary: Summary | undefined, withSpread = false): ReportCell {
  if (!summary) return emptyCell;
  const spread = withSpread && summary.spread !== undefined ? ` ± ${formatPoints(summary.spread)}` : '';
  return { text: formatPoints(summary.mean) + spread, value: summary.mean };
}

export const percentCell = (share: number | undefined): ReportCell =>
  share === undefined ? emptyCell : { text: formatPoints(share), value: share };

/** Labels with the coarse type before those of it, where there is more than one: `LOCATION`, `City`, `Hospital`. */
export function rowsOf({
  corpus: { labels, coarse },
}: CodeMixingStudy): readonly { readonly name: string; readonly isCoarse: boolean }[] {
  const typeOf = (label: string) => ownValue(coarse, label) ?? label;
  return labels.flatMap((label, i) => {
    const type = typeOf(label);
    const isFirst = i === 0 || typeOf(labels[i - 1] as string) !== type;
    const isAlone = labels.filter((other) => typeOf(other) === type).length === 1;
    return [...(isFirst && !isAlone ? [{ name: type, isCoarse: true }] : []), { name: label, isCoarse: false }];
  });
}
