import { createRng } from '../../../core/rng.ts';
import { addCounts, type LabelCounts } from '../../../evaluate/counts.ts';
import {
  adjustHolm,
  BOTH_TESTS,
  type Compared,
  LARGER_COUNTS,
  LEVEL,
  MODERATED,
  testBoth,
  type Tested,
} from '../../common/judge.ts';
import { testResampled } from '../../../evaluate/resampled-t-test.ts';
import type { Verdict } from '../../../report/pages/report-model.ts';
import type { ImpactCell } from '../study.ts';
import { ALL, type ImpactIndex, ratiosFor, type Variant } from './impact-index.ts';

/** What the tests say of a variant against the original text of its corpus. */
export interface Judgement extends Tested {
  /** After Holm's correction over all variants of the corpus; absent of a single training. */
  readonly adjusted?: number;
  readonly verdict: Verdict;
}

export const TEST_NOTE =
  `▼ marks a loss, ▲ a gain against the original text, all classes together, significant at ${LEVEL}. ${BOTH_TESTS}the corrected ` +
  'resampled t-test (Nadeau and Bengio 2003; for repeated cross-validation Bouckaert and Frank 2004) of the differences of folds ' +
  `and seeds${MODERATED}. ${LARGER_COUNTS} over the variants of the corpus.`;

/** The tests take a while: page, Markdown and CSV files of the same study share them. */
const judged = new WeakMap<ImpactIndex, Map<string, ReadonlyMap<string, Judgement>>>();

/** Tests every variant of a corpus that is done, in part or whole. */
export function judge(index: ImpactIndex, corpus: string, variant: Variant): Judgement | undefined {
  let corpora = judged.get(index);
  if (!corpora) judged.set(index, (corpora = new Map()));
  let found = corpora.get(corpus);
  if (!found) corpora.set(corpus, (found = testAll(index, corpus)));
  return found.get(nameOf(variant));
}

function testAll(index: ImpactIndex, corpus: string): ReadonlyMap<string, Judgement> {
  const { folds } = index.impact;
  const originals = new Map(index.cells(corpus, undefined).map((cell) => [runOf(cell), cell]));
  const compared = index.variants.flatMap((variant): (Compared & { readonly name: string })[] => {
    const own = new Map<number, LabelCounts>();
    const other = new Map<number, LabelCounts>();
    const differences: number[] = [];
    for (const cell of index.cells(corpus, variant)) {
      const original = originals.get(runOf(cell));
      if (!original) continue;
      addUnits(own, cell);
      addUnits(other, original);
      differences.push(f1Of(index, cell) - f1Of(index, original));
    }
    if (own.size === 0) return [];
    const name = nameOf(variant);
    const rng = createRng(13).fork('impact-significance', corpus, name);
    return [{ name, units: [[...other.values()], [...own.values()]], differences, rng }];
  });
  const tested = testBoth(compared, 1 / (folds - 1));
  const adjusted = adjustHolm(tested.flatMap(({ p }) => (p === undefined ? [] : [p])));
  let next = 0;
  return new Map(
    tested.map((one, i): [string, Judgement] => {
      const { name } = compared[i] as (typeof compared)[number];
      if (one.p === undefined) return [name, { ...one, verdict: 'no difference' }];
      const corrected = adjusted[next++] as number;
      const isReal = corrected < LEVEL && one.difference !== 0;
      const verdict: Verdict = isReal ? (one.difference > 0 ? 'helps' : 'hurts') : 'no difference';
      return [name, { ...one, adjusted: corrected, verdict }];
    }),
  );
}

/** Variants of a study that are compared with others of it. */
export interface Contrast {
  readonly some: readonly Variant[];
  readonly others: readonly Variant[];
}

/**
 * Whether training after training some variants have another mean F1 than others: the p of the second test (see {@link TEST_NOTE})
 * of each, after Holm's correction over all; 1 where fewer than two trainings tell.
 */
export function testContrasts(index: ImpactIndex, contrasts: readonly Contrast[]): readonly number[] {
  const differences = contrasts.map((contrast) => differencesOf(index, contrast));
  return adjustHolm(testResampled(differences, 1 / (index.impact.folds - 1)).map((tested) => tested?.p ?? 1));
}

/** Over the folds and seeds of all corpora that have all of the variants. */
function differencesOf(index: ImpactIndex, { some, others }: Contrast): readonly number[] {
  return index.impact.corpora.flatMap(({ name }) => {
    const runs = [...some, ...others].map(
      (variant) => new Map(index.cells(name, variant).map((cell) => [runOf(cell), f1Of(index, cell)])),
    );
    const mean = (maps: typeof runs, run: string) =>
      maps.reduce((sum, map) => sum + (map.get(run) as number), 0) / maps.length;
    return [...(runs[0]?.keys() ?? [])]
      .filter((run) => runs.every((map) => map.has(run)))
      .map((run) => mean(runs.slice(0, some.length), run) - mean(runs.slice(some.length), run));
  });
}

const runOf = ({ seed, fold }: ImpactCell) => `${seed} ${fold}`;

function f1Of(index: ImpactIndex, { counts }: ImpactCell): number {
  const found = counts?.[index.impact.metric.name];
  return (found && ratiosFor(found, ALL)?.f1) ?? 0;
}

/** A document is tested once in each seed: it is one unit, not as many as there are seeds. */
function addUnits(sums: Map<number, LabelCounts>, { units = [], byUnit = [] }: ImpactCell): void {
  byUnit.forEach((counts, i) => {
    const unit = units[i] as number;
    const sum = sums.get(unit);
    sums.set(unit, sum ? addCounts(sum, counts) : counts);
  });
}

const nameOf = ({ model, strategy, protectEponyms }: Variant) => JSON.stringify([model, strategy, protectEponyms]);
