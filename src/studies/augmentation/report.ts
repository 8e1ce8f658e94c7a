import { warnOfCaps } from '../../core/tagger.ts';
import { warnOfUnchanged, changesSection, trainingSection } from './report/training.ts';
import { type Comparison, compareArms, ablationSection, alphasSection } from './report/comparisons.ts';
import { formatFraction, formatGain, joinWords, plural } from '../../report/pages/format.ts';
import type { FindingLine, Headline, RichText, Verdict, Report } from '../../report/pages/report-model.ts';
import { BASELINE, type StudyIndex, indexStudy } from './report/study-index.ts';
import { createReportFiles } from '../../report/pages/report-files.ts';
import type { Study, StudyTimings } from './study.ts';
import { categoriesSection, sentenceGroupsSection } from './report/categories.ts';
import { corporaSection, methodSection } from './report/method.ts';
import { costsSection } from './report/costs.ts';
import { dropSection, transferSection } from './report/transfer.ts';
import { tellWorth, worthSection } from './report/worth.ts';
import { errorsSection } from './report/errors.ts';

/** Says in words where augmentation helps, does nothing and hurts: by the tests of significance, and nothing else. */
export function writeHeadline(index: StudyIndex): Headline {
  const { directions, models, arms } = index.study;
  const all = directions.flatMap((direction) => compareArms(index, direction));
  const tested = all.filter(({ p }) => p !== undefined);
  const told = all.filter(({ p, changedNothing }) => p !== undefined || changedNothing);
  const count = (verdict: Verdict) => tested.filter((comparison) => comparison.verdict === verdict).length;
  const counts = { helps: count('helps'), none: count('no difference'), hurts: count('hurts') };
  const findings = directions.flatMap((direction) =>
    models.flatMap((model) => {
      const mine = told.filter((c) => c.direction === direction.name && c.model === model);
      return mine.length === 0 ? [] : [{ title: `${model}, ${direction.name}`, lines: describe(index, mine) }];
    }),
  );
  const answer = !arms.includes(BASELINE)
    ? `This study has no arm ${BASELINE}: there is nothing to compare augmentation with.`
    : tested.length === 0
      ? whyUntested(all)
      : answerOf(counts, tested.length);
  return {
    question: 'Does augmentation help?',
    answer,
    details: detailsOf(index, tested),
    counts,
    findings,
    note: NOTE,
    cautions: cautionsOf(index, all),
  };
}

function whyUntested(comparisons: readonly Comparison[]): string {
  if (comparisons.some(({ pUnits }) => pUnits !== undefined))
    return 'Not answered: each comparison has a single training, so the variation between trainings is unknown.';
  if (comparisons.some(({ changedNothing }) => changedNothing))
    return 'Not answered: the arms with augmentation changed nothing.';
  return 'Not answered: no cell with augmentation and its counterpart without are both done.';
}

const NOTE =
  'Gains are in points of F1 × 100, averaged over the seeds, relative to no augmentation. A comparison counts as a gain or loss only if it is significant by the test below its table; all others are inconclusive.';

/** The shortest answer that the tests of significance allow. */
function answerOf({ helps, hurts }: NonNullable<Headline['counts']>, total: number): string {
  const share = (number: number) =>
    number === total ? `all ${plural(total, 'comparison')}` : `${number} of ${plural(total, 'comparison')}`;
  if (helps === 0 && hurts === 0)
    return `Inconclusive: none of ${plural(total, 'comparison')} shows a significant difference.`;
  if (hurts === 0) {
    const rest = helps === total ? '' : `; ${total - helps} ${total - helps === 1 ? 'was' : 'were'} inconclusive`;
    return `Augmentation improved ${share(helps)} significantly${rest}.`;
  }
  if (helps === 0) return `No: augmentation hurts in ${share(hurts)} and helps in none.`;
  return `It depends: augmentation helps in ${share(helps)} and hurts in ${hurts}.`;
}

/** Direction by direction, then the largest gain and the largest loss that are more than chance. */
function detailsOf(index: StudyIndex, tested: readonly Comparison[]): readonly RichText[] {
  const { directions, models } = index.study;
  const byDirection = directions.flatMap(({ name }): RichText[] => {
    const mine = tested.filter(({ direction }) => direction === name);
    if (mine.length === 0) return [];
    const count = (verdict: Verdict) => mine.filter((comparison) => comparison.verdict === verdict).length;
    const [helps, hurts] = [count('helps'), count('hurts')];
    const words = [helps > 0 ? `helps in ${helps}` : '', hurts > 0 ? `hurts in ${hurts}` : ''].filter(Boolean);
    const found = words.length > 0 ? `${joinWords(words)} of ${mine.length}` : `inconclusive in all ${mine.length}`;
    return [[{ strong: name }, `: ${found}.`]];
  });
  const extreme = (verdict: Verdict, sign: number, words: string): RichText[] => {
    const mine = tested.filter((comparison) => comparison.verdict === verdict);
    if (mine.length === 0) return [];
    const { arm, model, direction, fraction, gain } = mine.reduce((a, b) => (sign * b.gain > sign * a.gain ? b : a));
    const by = models.length > 1 ? ` with ${model}` : '';
    return [
      [
        `${words}: `,
        { strong: arm },
        `${by} at ${formatFraction(fraction)}, ${direction}: ${formatGain(gain)} points of F1.`,
      ],
    ];
  };
  return [
    ...(directions.length > 1 ? byDirection : []),
    ...extreme('helps', 1, 'The largest gain'),
    ...extreme('hurts', -1, 'The largest loss'),
    ...tellWorth(index),
  ];
}

const WORDS: Readonly<Record<Verdict, string>> = {
  helps: 'helps',
  hurts: 'hurts',
  'no difference': 'inconclusive',
};

/** A line for each arm: where it helps, where it hurts, where neither, with the range of the gains. */
function describe(index: StudyIndex, comparisons: readonly Comparison[]): readonly FindingLine[] {
  return index.augmented.flatMap((arm): FindingLine[] => {
    const all = comparisons.filter((comparison) => comparison.arm === arm);
    const mine = all.filter(({ changedNothing }) => !changedNothing);
    const unchanged = all.filter(({ changedNothing }) => changedNothing);
    const parts: { readonly verdict: Verdict; readonly words: string }[] = (
      ['helps', 'hurts', 'no difference'] as const
    ).flatMap((verdict) => {
      const cells = mine.filter((comparison) => comparison.verdict === verdict);
      if (cells.length === 0) return [];
      const words = `${WORDS[verdict]} ${where(index, cells, all.length)} (${range(cells.map(({ gain }) => gain))})`;
      return [{ verdict, words }];
    });
    if (unchanged.length > 0) {
      const noise = `its copies are the source again, its difference (${range(unchanged.map(({ gain }) => gain))}) is noise`;
      parts.push({
        verdict: 'no difference',
        words: `changed nothing ${where(index, unchanged, all.length)}: ${noise}`,
      });
    }
    if (parts.length === 0) return [];
    const text: RichText = [{ strong: arm }, ` ${parts.map(({ words }) => words).join('; ')}.`];
    return [{ verdicts: parts.map(({ verdict }) => verdict), text }];
  });
}

/** "at every training size", "at 20, 40 and 80–100 %". */
function where({ study: { fractions } }: StudyIndex, cells: readonly Comparison[], all: number): string {
  if (cells.length === all && all === fractions.length && all > 1) {
    return `at ${cells[0]?.verdict === 'no difference' ? 'any' : 'every'} training size`;
  }
  const percent = (place: number) => formatFraction(fractions[place] as number).split('\u00a0', 1)[0] as string;
  const places = cells.map(({ fraction }) => fractions.indexOf(fraction));
  const stretches: string[] = [];
  for (let i = 0; i < places.length;) {
    let end = i;
    while (places[end + 1] === (places[end] as number) + 1) end++;
    const [first, last] = [percent(places[i] as number), percent(places[end] as number)];
    if (end - i >= 2) stretches.push(`${first}–${last}`);
    else stretches.push(...(end > i ? [first, last] : [first]));
    i = end + 1;
  }
  return `at ${joinWords(stretches)}\u00a0%`;
}

function range(gains: readonly number[]): string {
  const low = formatGain(Math.min(...gains));
  const high = formatGain(Math.max(...gains));
  return low === high ? low : `${low} to ${high}`;
}

/** Below this a test of significance has little power. */
const FEW_UNITS = 100;

function cautionsOf(index: StudyIndex, comparisons: readonly Comparison[]): readonly string[] {
  const { cells, seeds } = index.study;
  const failed = cells.filter(({ state }) => state === 'failed').length;
  const missing = cells.filter(({ state }) => state === 'missing').length;
  const units = comparisons.flatMap((comparison) => comparison.units ?? []);
  const untested = comparisons.filter(({ pUnits, changedNothing }) => pUnits === undefined && !changedNothing).length;
  const single = comparisons.filter(({ pUnits, p }) => pUnits !== undefined && p === undefined).length;
  const cautions: string[] = [];
  if (failed + missing > 0) {
    const parts = [failed > 0 ? `${failed} failed` : '', missing > 0 ? `${missing} are missing` : ''];
    const which = joinWords(parts.filter((part) => part !== ''));
    cautions.push(`Of ${plural(cells.length, 'cell')} ${which}: the figures rest on the others. Each is named below.`);
  }
  const caps = warnOfCaps(cells.map(({ end }) => end));
  if (caps !== undefined) cautions.push(caps);
  if (seeds.length === 1) {
    cautions.push(
      'There is one seed only: nothing is known of how far figures vary from training to training, so none is marked.',
    );
  } else if (single > 0) {
    cautions.push(
      `${plural(single, 'comparison')} of one seed each could not be judged: nothing is known of how far they vary from training to training.`,
    );
  }
  if (units.length > 0 && Math.min(...units) < FEW_UNITS) {
    cautions.push(
      `The smallest test has ${plural(Math.min(...units), 'unit')}: only large differences can show in so few.`,
    );
  }
  if (untested > 0) {
    cautions.push(`${plural(untested, 'comparison')} could not be tested: the units of the two tests do not pair.`);
  }
  cautions.push(...warnOfUnchanged(index));
  if (index.mainTest !== 'cross')
    cautions.push(
      `No cell was tested on all of the other corpus: tables are about ${index.describeTest(index.mainTest)}.`,
    );
  return cautions;
}

/** The files of a study of augmentation: the answer to "does augmentation help?" first. */
export function report(study: Study, timings?: StudyTimings): ReadonlyMap<string, string> {
  return createReportFiles(buildReport(study, timings), 'Palimpsest study');
}

export function buildReport(study: Study, timings?: StudyTimings): Report {
  const index = indexStudy(study);
  const sections = [
    transferSection(index),
    ablationSection(index),
    alphasSection(index),
    dropSection(index),
    worthSection(index),
    categoriesSection(index),
    sentenceGroupsSection(index),
    errorsSection(index),
    corporaSection(index),
    changesSection(index),
    trainingSection(index),
    costsSection(index, timings),
    methodSection(index),
  ];
  return {
    title: study.name,
    description: study.description,
    headline: writeHeadline(index),
    sections: sections.filter((section) => section !== undefined),
  };
}
