import { type Comparison, compareArms } from './comparisons.ts';
import { formatFraction, formatGain, joinWords, plural } from './format.ts';
import type { FindingLine, Headline, Verdict } from './report-model.ts';
import { BASELINE, type StudyIndex } from './study-index.ts';

/** Says in words where augmentation helps, does nothing and hurts: by the tests of significance, and nothing else. */
export function writeHeadline(index: StudyIndex): Headline {
  const { directions, models, arms } = index.study;
  const all = directions.flatMap((direction) => compareArms(index, direction));
  const tested = all.filter(({ p }) => p !== undefined);
  const count = (verdict: Verdict) => tested.filter((comparison) => comparison.verdict === verdict).length;
  const counts = { helps: count('helps'), none: count('no difference'), hurts: count('hurts') };
  const findings = directions.flatMap((direction) =>
    models.flatMap((model) => {
      const mine = tested.filter((c) => c.direction === direction.name && c.model === model);
      return mine.length === 0 ? [] : [{ title: `${model}, ${direction.name}`, lines: describe(index, mine) }];
    }),
  );
  const answer = !arms.includes(BASELINE)
    ? `This study has no arm ${BASELINE}: there is nothing to compare augmentation with.`
    : tested.length === 0
      ? 'Not answered: no cell with augmentation and its counterpart without are both done.'
      : answerOf(counts, tested);
  return { answer, counts, findings, cautions: cautionsOf(index, all) };
}

function answerOf(counts: Headline['counts'], tested: readonly Comparison[]): string {
  const { helps, hurts } = counts;
  const total = tested.length;
  const best = tested.reduce((a, b) => (b.gain > a.gain ? b : a));
  const worst = tested.reduce((a, b) => (b.gain < a.gain ? b : a));
  const most = `most with ${place(best)} (${formatGain(best.gain)} points of F1)`;
  const least = `worst with ${place(worst)} (${formatGain(worst.gain)} points)`;
  const share = (number: number) => (number === total ? `all ${total}` : `${number} of ${total}`);
  if (helps === 0 && hurts === 0)
    return `No: in none of ${plural(total, 'comparison')} did augmentation make a difference that is more than chance.`;
  if (hurts === 0) {
    const start = helps === total ? 'Yes, everywhere' : helps * 2 >= total ? 'Yes, mostly' : 'In places';
    return `${start}: augmentation helps in ${share(helps)} comparisons and hurts in none, ${most}.`;
  }
  if (helps === 0) return `No: augmentation hurts in ${share(hurts)} comparisons and helps in none, ${least}.`;
  return `It depends: augmentation helps in ${share(helps)} comparisons, ${most}, and hurts in ${hurts}, ${least}.`;
}

const place = ({ arm, model, direction, fraction }: Comparison) =>
  `${arm} for ${model} on ${formatFraction(fraction)} of ${direction}`;

/** Three lines at most: helps, no difference, hurts; each names arms, fractions and the range of the gains. */
function describe(index: StudyIndex, comparisons: readonly Comparison[]): readonly FindingLine[] {
  const verdicts = ['helps', 'no difference', 'hurts'] as const;
  return verdicts.flatMap((verdict): FindingLine[] => {
    const mine = comparisons.filter((comparison) => comparison.verdict === verdict && comparison.p !== undefined);
    if (mine.length === 0) return [];
    const parts = index.augmented.flatMap((arm): (string | { strong: string })[] => {
      const cells = mine.filter((comparison) => comparison.arm === arm);
      if (cells.length === 0) return [];
      const all = comparisons.filter((comparison) => comparison.arm === arm).length;
      return [{ strong: arm }, ` ${where(index, cells, all)} (${range(cells.map(({ gain }) => gain))})`];
    });
    const separated = parts.flatMap((part, i) => (i > 0 && typeof part !== 'string' ? ['; ', part] : [part]));
    return [{ verdict, text: [...separated, '.'] }];
  });
}

function where(index: StudyIndex, cells: readonly Comparison[], all: number): string {
  if (cells.length === all && all === index.study.fractions.length && all > 1) return 'at every training size';
  return `at ${joinWords(cells.map(({ fraction }) => formatFraction(fraction)))}`;
}

function range(gains: readonly number[]): string {
  const low = formatGain(Math.min(...gains));
  const high = formatGain(Math.max(...gains));
  return low === high ? low : `${low} to ${high}`;
}

function cautionsOf(index: StudyIndex, comparisons: readonly Comparison[]): readonly string[] {
  const { cells, seeds } = index.study;
  const failed = cells.filter(({ state }) => state === 'failed').length;
  const missing = cells.filter(({ state }) => state === 'missing').length;
  const untested = comparisons.filter(({ p }) => p === undefined).length;
  const cautions: string[] = [];
  if (failed + missing > 0) {
    const parts = [failed > 0 ? `${failed} failed` : '', missing > 0 ? `${missing} are missing` : ''];
    const which = joinWords(parts.filter((part) => part !== ''));
    cautions.push(`Of ${plural(cells.length, 'cell')} ${which}: the figures rest on the others. Each is named below.`);
  }
  if (seeds.length === 1)
    cautions.push('There is one seed only: nothing is known of how far the figures vary from run to run.');
  if (untested > 0) {
    cautions.push(`${plural(untested, 'comparison')} could not be tested: the units of the two tests do not pair.`);
  }
  if (index.mainTest !== 'cross')
    cautions.push(
      `No cell was tested on all of the other corpus: tables are about ${index.describeTest(index.mainTest)}.`,
    );
  return cautions;
}
