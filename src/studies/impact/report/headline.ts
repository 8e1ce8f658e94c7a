import { capitalise } from '../../../surrogates/case.ts';
import { obtain } from '../../../core/collections.ts';
import { warnOfCaps } from '../../../core/tagger.ts';
import { joinWords, plural } from '../../../report/pages/format.ts';
import type { FindingLine, Headline, RichText, Verdict } from '../../../report/pages/report-model.ts';
import {
  LEVEL,
  adjustHolm,
  BOTH_TESTS,
  type Compared,
  LARGER_COUNTS,
  MODERATED,
  testBoth,
  type Tested,
} from '../../common/judge.ts';
import { ALL, type ImpactIndex, mean, formatRelative, ratiosFor, type Variant } from './impact-index.ts';
import { describeTouched } from './overlap.ts';
import { createRng } from '../../../core/rng.ts';
import { addCounts, type LabelCounts } from '../../../evaluate/counts.ts';
import { testResampled } from '../../../evaluate/resampled-t-test.ts';
import type { ImpactCell } from '../study.ts';

/** The paper calls class and mask alike at about as much. */
const ALIKE = 0.01;

/** Says what concealment costs, and which of the paper's findings (§4.4) hold here. */
export function writeImpactHeadline(index: ImpactIndex): Headline {
  const { models, strategies, cells, protectEponyms, levels } = index.impact;
  const [isProtected = false] = protectEponyms;
  const lossOf = (strategy: string, model: string) =>
    index.meanLoss({ strategy, model, protectEponyms: isProtected }, ALL);
  const meanOf = (strategy: string, among: readonly string[] = models) =>
    mean(among.flatMap((model) => lossOf(strategy, model) ?? []));
  const found = strategies.flatMap((strategy) => {
    const loss = meanOf(strategy);
    return loss === undefined ? [] : [{ strategy, loss }];
  });
  const sorted = found.toSorted((a, b) => b.loss - a.loss);
  const [best] = sorted;
  const worst = sorted.at(-1);
  const answer =
    !best || !worst
      ? 'Not answered: no variant and the original text are both done.'
      : sorted.length === 1
        ? `${capitalise(best.strategy)} changes F1 by ${formatRelative(best.loss)}, on average over the PHI models.`
        : `Least with ${best.strategy} (${formatRelative(best.loss)} of F1), most with ${worst.strategy} (${formatRelative(worst.loss)}), on average over the PHI models.`;
  const details = strategies.flatMap((strategy): RichText[] => {
    const each = models.flatMap((model) => {
      const loss = lossOf(strategy, model);
      return loss === undefined ? [] : [`${model} ${formatRelative(loss)}`];
    });
    return each.length === 0 ? [] : [[{ strong: strategy }, `: ${each.join(', ')}.`]];
  });
  const done = cells.filter(({ state }) => state === 'done').length;
  const failed = cells.filter(({ state }) => state === 'failed').length;
  const missing = cells.length - done - failed;
  const open = [...(failed > 0 ? [`${failed} failed`] : []), ...(missing > 0 ? [`${missing} are missing`] : [])];
  const caps = warnOfCaps([levels?.end, ...cells.map(({ end }) => end)]);
  const lines = paperFindings(index, isProtected, lossOf, meanOf);
  return {
    question: 'What does concealment cost?',
    answer,
    details: [...details, ...touchedLine(index)],
    findings: lines.length > 0 ? [{ title: 'The paper’s findings, here', lines }] : [],
    note: 'Changes are relative to F1 after training on the original text, all classes together, on average over the corpora; the table “Relative F1” says which are more than chance could make. ▲ confirms, ▼ contradicts, both where trainings agree (the second test of that table, at 5 % after Holm’s correction over the findings); ○ cannot be told apart.',
    cautions: [
      ...(open.length > 0
        ? [`Of ${plural(cells.length, 'cell')}, ${joinWords(open)}: figures are of the folds that are done.`]
        : []),
      ...(caps === undefined ? [] : [caps]),
    ],
  };
}

type LossOf = (strategy: string, model: string) => number | undefined;
type MeanOf = (strategy: string, among?: readonly string[]) => number | undefined;

/** The orderings of §4.4: pseudo ≥ class ≈ mask ≫ remove, and falling with beta. */
function paperFindings(
  index: ImpactIndex,
  protectEponyms: boolean,
  lossOf: LossOf,
  meanOf: MeanOf,
): readonly FindingLine[] {
  const { models, strategies } = index.impact;
  const all = (strategy: string, among: readonly string[] = models) =>
    among.map((model) => ({ strategy, model, protectEponyms }));
  const claims: {
    readonly claim: string;
    readonly contrast: Contrast;
    readonly figures: string;
    readonly judge: (isOther: boolean) => Verdict;
  }[] = [];
  const compare = (claim: string, better: string, worse: string) => {
    const [a, b] = [meanOf(better), meanOf(worse)];
    if (a === undefined || b === undefined) return;
    claims.push({
      claim,
      contrast: { some: all(better), others: all(worse) },
      figures: `${capitalise(better)} ${formatRelative(a)}, ${worse} ${formatRelative(b)}.`,
      judge: (isOther) => (!isOther ? 'no difference' : a > b ? 'helps' : 'hurts'),
    });
  };
  compare('Pseudo costs less than class', 'pseudo', 'class');
  const [byClass, byMask] = [meanOf('class'), meanOf('mask')];
  if (byClass !== undefined && byMask !== undefined) {
    const isAlike = Math.abs(byClass - byMask) < ALIKE;
    claims.push({
      claim: 'Class and mask cost the same',
      contrast: { some: all('class'), others: all('mask') },
      figures: `Class ${formatRelative(byClass)}, mask ${formatRelative(byMask)}.`,
      judge: (isOther) => (isOther ? 'hurts' : isAlike ? 'helps' : 'no difference'),
    });
  }
  compare('Remove costs much more than mask', 'mask', 'remove');
  const biased = models.filter((model) => /^F\d/.test(model));
  for (const strategy of strategies) {
    const losses = biased.flatMap((model) => lossOf(strategy, model) ?? []);
    const [first, last] = [losses[0], losses.at(-1)];
    if (losses.length < 2 || first === undefined || last === undefined) continue;
    const rises = losses.slice(1).filter((loss, i) => loss > (losses[i] as number)).length;
    const steps = rises === 0 ? 'at every step' : `at ${losses.length - 1 - rises} of ${losses.length - 1} steps`;
    claims.push({
      claim: `F1 falls as beta grows, ${strategy}`,
      contrast: { some: all(strategy, biased.slice(-1)), others: all(strategy, biased.slice(0, 1)) },
      figures: `From ${formatRelative(first)} with ${biased[0]} to ${formatRelative(last)} with ${biased.at(-1)}; it falls ${steps}.`,
      judge: (isOther) => (!isOther ? 'no difference' : last < first ? 'helps' : 'hurts'),
    });
  }
  const adjusted = testContrasts(
    index,
    claims.map(({ contrast }) => contrast),
  );
  return claims.map(({ claim, figures, judge }, i) => {
    const verdict = judge((adjusted[i] as number) < LEVEL);
    return { verdicts: [verdict], text: [{ strong: claim }, `: ${WORDS[verdict]}. ${figures}`] };
  });
}

const WORDS: Readonly<Record<Verdict, string>> = {
  helps: 'confirmed',
  hurts: 'contradicted',
  'no difference': 'not told apart',
};

function touchedLine({ impact: { levels, models } }: ImpactIndex): readonly RichText[] {
  if (!levels) return [];
  const shares = models.map((model) => {
    const overlaps = Object.values(levels.overlap).flatMap((rows) => rows[model] ?? []);
    return `${describeTouched(overlaps)} with ${model}`;
  });
  return [[{ strong: 'Clinical mentions taken for PHI, in part or whole' }, `: ${shares.join(', ')}.`]];
}

/** What the tests say of a variant against the original text of its corpus. */
interface Judgement extends Tested {
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
  const corpora = obtain(judged, index, () => new Map());
  const found = obtain(corpora, corpus, () => testAll(index, corpus));
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
interface Contrast {
  readonly some: readonly Variant[];
  readonly others: readonly Variant[];
}

/**
 * Whether training after training some variants have another mean F1 than others: the p of the second test (see {@link TEST_NOTE})
 * of each, after Holm's correction over all; 1 where fewer than two trainings tell.
 */
function testContrasts(index: ImpactIndex, contrasts: readonly Contrast[]): readonly number[] {
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
