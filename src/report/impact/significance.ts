import { createRng } from '../../core/rng.ts';
import type { LabelCounts } from '../../evaluate/counts.ts';
import { testRandomisation } from '../../evaluate/significance.ts';
import { adjustHolm } from '../study/comparisons.ts';
import type { Verdict } from '../study/report-model.ts';
import { ALL, type ImpactIndex, type Variant } from './impact-index.ts';

/** What the test says of a variant against the original text of its corpus. */
export interface Judgement {
  readonly p: number;
  /** After Holm's correction over all variants of the corpus. */
  readonly adjusted: number;
  readonly verdict: Verdict;
}

const LEVEL = 0.05;
const TRIALS = 10_000;

export const TEST_NOTE =
  'The test, of all classes together: approximate randomisation on micro F1 against the original text, two-sided, 10,000 trials, ' +
  'paired by test document; p below 0.05 after Holm’s correction over the variants of the corpus. ▼ marks a loss, ▲ a gain that ' +
  'is more than chance could make.';

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
  const originals = new Map(index.cells(corpus, undefined).map((cell) => [`${cell.seed} ${cell.fold}`, cell]));
  const tested = index.variants.flatMap((variant) => {
    const own: LabelCounts[] = [];
    const other: LabelCounts[] = [];
    for (const { seed, fold, byUnit } of index.cells(corpus, variant)) {
      const original = originals.get(`${seed} ${fold}`)?.byUnit;
      if (!byUnit || !original) continue;
      own.push(...byUnit);
      other.push(...original);
    }
    if (own.length === 0) return [];
    const name = nameOf(variant);
    const rng = createRng(13).fork('impact-significance', corpus, name);
    const { p } = testRandomisation(other, own, { rng, trials: TRIALS });
    return [{ name, p, loss: index.loss(corpus, variant, ALL)?.relative ?? 0 }];
  });
  const adjusted = adjustHolm(tested.map(({ p }) => p));
  return new Map(
    tested.map(({ name, p, loss }, i) => {
      const isReal = (adjusted[i] as number) < LEVEL && loss !== 0;
      const verdict: Verdict = isReal ? (loss > 0 ? 'helps' : 'hurts') : 'no difference';
      return [name, { p, adjusted: adjusted[i] as number, verdict }];
    }),
  );
}

const nameOf = ({ model, strategy, protectEponyms }: Variant) => JSON.stringify([model, strategy, protectEponyms]);
