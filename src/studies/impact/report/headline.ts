import { warnOfCaps } from '../../../core/tagger.ts';
import { joinWords, plural } from '../../../report/pages/format.ts';
import type { FindingLine, Headline, RichText, Verdict } from '../../../report/pages/report-model.ts';
import { LEVEL } from '../../common/judge.ts';
import { ALL, type ImpactIndex, mean, formatRelative } from './impact-index.ts';
import { describeTouched } from './overlap.ts';
import { type Contrast, testContrasts } from './significance.ts';

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
        ? `${capital(best.strategy)} changes F1 by ${formatRelative(best.loss)}, on average over the PHI models.`
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
      figures: `${capital(better)} ${formatRelative(a)}, ${worse} ${formatRelative(b)}.`,
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
