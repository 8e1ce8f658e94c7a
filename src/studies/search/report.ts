import { stringify } from 'yaml';
import { createRng } from '../../core/rng.ts';
import { warnOfCaps } from '../../core/tagger.ts';
import { sumRuns } from '../../evaluate/significance.ts';
import {
  formatFraction,
  formatGain,
  formatPoints,
  formatSeconds,
  joinWords,
  plural,
} from '../../report/pages/format.ts';
import {
  amountCell,
  countCell,
  emptyCell,
  meanCell,
  pointsCell,
  figure,
  markBest,
  nameCell,
  names,
  numbers,
  plainCell,
  summarise,
  tableOf,
  word,
} from '../../report/pages/parts.ts';
import { createReportFiles } from '../../report/pages/report-files.ts';
import type { Headline, Report, ReportCell, RichText, Section, Verdict } from '../../report/pages/report-model.ts';
import { corporaSection, methodTables } from '../augmentation/report/method.ts';
import { CELL_COLUMNS, cellRecord, indexStudy } from '../augmentation/report/study-index.ts';
import type { StudyCell, StudyCorpus, StudyTimings } from '../augmentation/study.ts';
import {
  adjustHolm,
  BOTH_TESTS,
  type Compared,
  type Gain,
  LARGER_COUNTS,
  LEVEL,
  measureGain,
  MODERATED,
  testBoth,
} from '../common/judge.ts';
import { costOf, type Rung, type Stand } from './halving.ts';
import { type FoundRecipe, f1Of, type Search } from './search.ts';
import { describeValues, showValue } from './space.ts';
import { DEFAULT, NONE } from './spec.ts';

/** Of random swaps and draws; fixed, so that a search has one report. */
const SEED = 13;
const RECIPE = 'recipe.yaml';

/** The files of a search: the answer first, and what was found as a recipe. */
export function report(search: Search, timings?: StudyTimings): ReadonlyMap<string, string> {
  const files = new Map(createReportFiles(buildReport(search, timings), 'Palimpsest search'));
  const found = winnerOf(search);
  return found ? files.set(RECIPE, writeRecipe(search, found)) : files;
}

const winnerOf = ({ head, climb }: Search): FoundRecipe | undefined =>
  head.trials.find(({ name }) => name === climb.winner);

function buildReport(search: Search, timings: StudyTimings = {}): Report {
  const { name, description } = search.study;
  const judgement = judge(search);
  const sections = [
    foundSection(search),
    judgedSection(search, judgement),
    rungsSection(search),
    trialsSection(search),
    corporaSection(indexStudy({ ...search.study, corpora: search.study.corpora.map(withoutEmpty) })),
    methodSection(search, timings),
  ];
  return {
    title: name,
    description,
    headline: writeHeadline(search, judgement),
    sections: sections.filter((section) => section !== undefined),
  };
}

/** Without parts that nothing is dealt to. */
function withoutEmpty(corpus: StudyCorpus): StudyCorpus {
  const splits = Object.entries(corpus.splits).filter(([, { units }]) => units > 0);
  const [[, only] = []] = splits;
  return { ...corpus, splits: splits.length === 1 && only ? { all: only } : Object.fromEntries(splits) };
}

function writeRecipe({ head, study }: Search, found: FoundRecipe): string {
  const lines = [
    ` Found by the search ${JSON.stringify(study.name)}: ${describeValues(found)}.`,
    ` ${commandOf(found)}`,
    ...trainingOf(found).map((line) => ` ${line}`),
    ...(found.lacksFolders ? [' It names files without their folders: write where they lie.'] : []),
  ];
  const comment = lines.map((line) => `#${line}\n`).join('');
  return `${comment}${stringify({ ...found.recipe, description: `Found by varying ${head.recipe}` }, { lineWidth: 120 })}`;
}

const commandOf = ({ alpha }: FoundRecipe) =>
  `palimpsest augment notes/ augmented/ --recipe ${RECIPE}${alpha === 'usual' ? '' : ` --alpha ${alpha}`}`;

/** Settings of the tagger are no part of a recipe. */
function trainingOf({ values }: FoundRecipe): readonly string[] {
  const settings = Object.entries(values).flatMap(([option, value]) =>
    option.startsWith('model.') ? [` --set ${option.slice('model.'.length)}=${showValue(value)}`] : [],
  );
  return settings.length > 0 ? [`palimpsest train augmented/ model/${settings.join('')}`] : [];
}

/** What was found against one of those that rode along, on the pairs that judge. */
interface Comparison {
  readonly against: string;
  /** By pair, those with cells of both. */
  readonly pairs: readonly (Gain & { readonly pair: string; readonly units: number; readonly verdict: Verdict })[];
  /** Of the mean over all pairs; absent where one lacks cells. */
  readonly whole?: Gain;
}

function judge(search: Search): readonly Comparison[] {
  const { winner } = search.climb;
  const { pairs, fraction, seeds } = search.head.course.judge;
  if (winner === undefined) return [];
  const all = [DEFAULT, NONE].map((against) => {
    const standing = (pair: string, arm: string, seed: number) => doneAt(search, { arm, pair, fraction, seed });
    const isWhole = (pair: string, seed: number) => [against, winner].every((arm) => standing(pair, arm, seed));
    const shared = seeds.filter((seed) => pairs.every((pair) => isWhole(pair, seed)));
    const compare = (pair: string, runs: readonly number[]): Compared => {
      const side = (arm: string) => runs.map((seed) => standing(pair, arm, seed) as StudyCell);
      const [first, second] = [side(against), side(winner)];
      const units = (cells: readonly StudyCell[]) => sumRuns(cells.map(({ tests }) => tests?.['cross']?.byUnit ?? []));
      const differences = runs.map((_, i) => scoreOf(search, second[i] as StudyCell) - scoreOf(search, first[i] as StudyCell)); // prettier-ignore
      return { units: [units(first), units(second)], differences, rng: createRng(SEED).fork('search', against, pair) };
    };
    const compared = pairs.flatMap((pair) => {
      const runs = seeds.filter((seed) => isWhole(pair, seed));
      return runs.length > 0 ? [{ pair, compared: compare(pair, runs) }] : [];
    });
    const whole = shared.length > 0 && measureGain(pairs.map((pair) => compare(pair, shared)), createRng(SEED).fork('all', against)); // prettier-ignore
    return { against, compared, ...(whole && { whole }) };
  });
  const tested = testBoth(all.flatMap(({ compared }) => compared.map((one) => one.compared)), 0); // prettier-ignore
  const adjusted = adjustHolm(tested.flatMap(({ p }) => p ?? []));
  let next = 0;
  let nextTested = 0;
  return all.map(({ compared, ...rest }) => ({
    ...rest,
    pairs: compared.map(({ pair, compared: one }) => {
      const gain = measureGain([one], one.rng.fork('interval'));
      const { p, difference } = tested[nextTested++] as (typeof tested)[number];
      const isReal = p !== undefined && (adjusted[next++] as number) < LEVEL && Math.sign(difference) === Math.sign(gain.gain); // prettier-ignore
      return { ...gain, pair, units: one.units[0].length, verdict: isReal ? signOf(gain.gain) : 'no difference' };
    }),
  }));
}

const signOf = (gain: number): Verdict => (gain > 0 ? 'helps' : gain < 0 ? 'hurts' : 'no difference');

/** What the interval of the mean over the pairs allows to say. */
const verdictOf = ({ gain, low, high }: Gain): Verdict =>
  low !== undefined && high !== undefined && (low > 0 || high < 0) ? signOf(gain) : 'no difference';

function doneAt(search: Search, stand: Stand): StudyCell | undefined {
  const cell = search.cellAt(stand);
  return cell?.state === 'done' ? cell : undefined;
}

const scoreOf = ({ study }: Search, cell: StudyCell): number => f1Of(cell.tests?.['cross'], study.metric.name);

/** Mean and spread over the seeds of the mean over the pairs; nothing where a training is lacking. */
function summariseAt(search: Search, arm: string, { pairs, seeds, fraction }: Omit<Rung, 'trials'>) {
  const runs = seeds.map((seed) => pairs.map((pair) => doneAt(search, { arm, pair, fraction, seed })));
  if (runs.flat().includes(undefined)) return undefined;
  return summarise(runs.map((cells) => summarise(cells.map((cell) => scoreOf(search, cell as StudyCell)))?.mean ?? 0));
}

/** ` (0.3 to 2.1)`; nothing of one training. */
function formatBounds({ low, high }: Gain, sign = 1): string {
  if (low === undefined || high === undefined) return '';
  return ` (${[sign * low, sign * high]
    .toSorted((x, y) => x - y)
    .map(formatPoints)
    .join(' to ')})`;
}

function writeHeadline(search: Search, judgement: readonly Comparison[]): Headline {
  const { head, climb } = search;
  const found = winnerOf(search);
  const [byDefault, byNone] = judgement;
  const { rungs } = head.course;
  const none = byNone?.whole;
  const lastRung = rungs.at(-1) as Rung;
  const [own, plain] = [climb.winner ?? '', DEFAULT].map((arm) => summariseAt(search, arm, lastRung)?.mean);
  return {
    question: 'Is the recipe that was found better than the default?',
    answer: found ? answerOf(search, byDefault?.whole) : whyNone(search),
    details: [
      ...(found ? [['Found: ', { strong: found.name }, `, ${describeValues(found)}.`] as const] : []),
      ...(none ? [`Against none: ${formatGain(none.gain)} points${formatBounds(none)}.`] : []),
      ...(found && own !== undefined && plain !== undefined
        ? [`On the last rung, where it was chosen as the best of ${plural(climb.rungs.at(-1)?.length ?? 0, 'trial')}, it had ${formatGain(own - plain)} points against the default: the best of several looks better than it is.`] // prettier-ignore
        : []),
      ...(found ? [`${RECIPE} has it: ${commandOf(found)}`, ...trainingOf(found).map((line) => `Its tagger: ${line}`)] : []), // prettier-ignore
    ],
    findings: (byDefault?.pairs ?? []).map(({ pair }) => ({
      title: pair,
      lines: judgement.flatMap(({ against, pairs }) => {
        const mine = pairs.find((one) => one.pair === pair);
        if (!mine) return [];
        return [{ verdicts: [mine.verdict], text: ['found against ', { strong: against }, `: ${formatGain(mine.gain)}${formatBounds(mine)}`] }]; // prettier-ignore
      }),
    })),
    note: 'Points are of F1 × 100, means over the pairs and seeds, with an interval of 95 %. It is called better or worse where that leaves out 0.',
    cautions: cautionsOf(search, judgement),
  };
}

function answerOf({ head }: Search, whole: Gain | undefined): string {
  const { pairs, seeds } = head.course.judge;
  const where = `on ${plural(pairs.length, 'pair')} ${head.keepsBack && head.warnings.length === 0 ? 'not searched' : head.keepsBack ? 'of which the search saw some text' : 'that it was searched on'}`; // prettier-ignore
  if (!whole) return `Not answered yet: the cells that judge it ${where} are not done.`;
  if (seeds.length < 2 || whole.low === undefined) return `Not answered: ${formatGain(whole.gain)} points of F1 ${where}, by one training each, and nothing is known of how far trainings vary.`; // prettier-ignore
  const verdict = verdictOf(whole);
  if (verdict === 'helps')
    return `Yes: better than the default by ${formatPoints(whole.gain)} points of F1${formatBounds(whole)} ${where}.`;
  if (verdict === 'hurts')
    return `No: worse than the default by ${formatPoints(-whole.gain)} points of F1${formatBounds(whole, -1)} ${where}.`;
  return `No better than the default can be shown: ${formatGain(whole.gain)} points of F1${formatBounds(whole)} ${where}.`;
}

function whyNone({ head, climb }: Search): string {
  const { rungs } = head.course;
  if (climb.rungs.length === rungs.length) return 'Not answered: every trial failed. Failed cells are named below.';
  return `Not answered yet: rung ${climb.rungs.length + 1} of ${rungs.length} is not done.`;
}

/** Below this a test says little. */
const FEW_UNITS = 100;

function cautionsOf({ head, study, climb }: Search, judgement: readonly Comparison[]): readonly string[] {
  const count = (state: StudyCell['state']) => study.cells.filter((cell) => cell.state === state).length;
  const [failed, missing] = [count('failed'), count('missing')];
  const caps = warnOfCaps(study.cells.map(({ end }) => end));
  const out = climb.rungs.flatMap((scores) => scores.flatMap(({ arm, score }) => (score === undefined ? [arm] : [])));
  const units = judgement.flatMap(({ pairs }) => pairs.map((one) => one.units));
  return [
    ...head.warnings,
    ...(failed + missing > 0 ? [`Of ${plural(study.cells.length, 'cell')} that the search came to ${failed} failed and ${missing} are missing. Each is named below.`] : []), // prettier-ignore
    ...(out.length > 0 ? [`A training of ${joinWords(out)} failed: such trials went no further. Run the search again, and they are tried anew.`] : []), // prettier-ignore
    ...(caps === undefined ? [] : [caps]),
    ...(head.course.judge.seeds.length === 2 ? ['Two seeds judge: the interval over trainings is very wide then. Five tell far more.'] : []), // prettier-ignore
    ...(units.length > 0 && Math.min(...units) < FEW_UNITS ? [`The smallest pair that judges has ${plural(Math.min(...units), 'unit')}: only large differences can show in so few.`] : []), // prettier-ignore
  ];
}

function foundSection(search: Search): Section | undefined {
  const found = winnerOf(search);
  if (!found) return undefined;
  const { head } = search;
  return {
    id: 'found',
    title: 'The recipe found',
    text: [`${RECIPE}, beside this page, is the recipe in full.`],
    tables: [
      {
        id: 'options',
        title: 'Options of the space',
        scope: 'No metric',
        ...tableOf(Object.entries(head.options), [
          word('Option', 'option', ([option]) => option),
          word(`In ${head.recipe}`, 'before', ([, value]) => showValue(value ?? 'not set')),
          word('Found', 'found', ([option]) => showValue(found.values[option])),
        ]),
        notes:
          head.options['alpha'] === undefined
            ? []
            : ['usual: as many copies as augment writes where nobody says, two and up to five of a small corpus.'],
      },
    ],
  };
}

function judgedSection(search: Search, judgement: readonly Comparison[]): Section | undefined {
  const { head, climb } = search;
  const { course, keepsBack } = head;
  const { winner } = climb;
  const { judge: last } = course;
  if (winner === undefined) return undefined;
  const arms = [NONE, DEFAULT, winner];
  const places = [...last.pairs.map((pair) => ({ title: pair, pairs: [pair] })), { title: 'Mean of the pairs', pairs: last.pairs }]; // prettier-ignore
  const shown = last.pairs.length > 1 ? places : places.slice(0, 1);
  const gainAt = (against: string, title: string): (Gain & { readonly verdict?: Verdict }) | undefined => {
    const comparison = judgement.find((one) => one.against === against);
    return comparison?.pairs.find(({ pair }) => pair === title) ?? (title === places.at(-1)?.title ? comparison?.whole : undefined); // prettier-ignore
  };
  const rows = shown.map(({ title, pairs }) => {
    const figures = arms.map((arm) => summariseAt(search, arm, { ...last, pairs }));
    const gains = [DEFAULT, NONE].map((against) => gainAt(against, title));
    return { title, figures, gains };
  });
  return {
    id: 'judged',
    title: keepsBack ? 'On the pairs that were kept back' : 'On the pairs that were searched',
    text: head.warnings.length > 0 ? head.warnings : ['No trial was chosen by these pairs: they were trained on when one was left.'], // prettier-ignore
    tables: [
      {
        id: 'judged-table',
        title: 'What was found beside the default and none',
        scope: scopeOf(search, last),
        columns: [...names('Pair'), ...numbers('none', 'default', 'found', 'Found − default', 'Interval', 'Found − none', 'Interval')], // prettier-ignore
        rows: rows.map(({ title, figures, gains }) => [
          nameCell(title),
          ...markBest(figures.map(meanCell)), // prettier-ignore
          ...gains.flatMap((one) => [gainCell(one), intervalCell(one)]),
        ]),
        notes: [
          '±: standard deviation over the seeds.',
          'Interval: 95 %, of two the bounds that reach further: over what is tested by 10,000 bootstrap draws within each pair, over trainings by Student’s t of the seeds’ means.',
          `▲ gain, ▼ loss, significant at ${LEVEL}. ${BOTH_TESTS}Student’s t-test of the differences of the seeds${MODERATED}. ${LARGER_COUNTS} over all pairs and both comparisons.`, // prettier-ignore
        ],
        records: {
          columns: ['pair', 'none_f1', 'default_f1', 'found_f1', 'gain_default', 'gain_default_low', 'gain_default_high', 'gain_none', 'gain_none_low', 'gain_none_high'], // prettier-ignore
          rows: rows.map(({ title, figures, gains }) => [
            title,
            ...figures.map((one) => one?.mean),
            ...gains.flatMap((one) => [one?.gain, one?.low, one?.high]),
          ]),
        },
      },
    ],
  };
}

const gainCell = (gain: (Gain & { readonly verdict?: Verdict }) | undefined): ReportCell =>
  gain ? { text: formatGain(gain.gain), value: gain.gain, ...(gain.verdict && { verdict: gain.verdict }) } : emptyCell;
const intervalCell = (gain: Gain | undefined): ReportCell =>
  gain?.low === undefined || gain.high === undefined ? emptyCell : { text: `${formatPoints(gain.low)} to ${formatPoints(gain.high)}`, value: gain.low }; // prettier-ignore

const scopeOf = ({ study }: Search, { fraction, seeds }: Pick<Rung, 'fraction' | 'seeds'>): string =>
  `Micro F1 × 100; metric ${study.metric.name}; labels ${study.labels.join(', ')}; trained on ${formatFraction(fraction)} of the training corpus, tested on all of the other; ${plural(seeds.length, 'seed')}.`;

function rungsSection(search: Search): Section {
  const { head, climb, study } = search;
  const { rungs, riders } = head.course;
  const lines = rungs.map((rung, i) => ({ rung, i, scores: climb.rungs[i] }));
  const riderAt = (arm: string, rung: Rung) => summariseAt(search, arm, rung)?.mean;
  const hasPoint = (y: number | undefined, x: number) => (y === undefined ? [] : [{ x, y }]);
  const series = [
    { name: NONE, points: lines.flatMap(({ rung, i }) => hasPoint(riderAt(NONE, rung), i)) },
    { name: DEFAULT, points: lines.flatMap(({ rung, i }) => hasPoint(riderAt(DEFAULT, rung), i)) },
    ...(climb.winner === undefined
      ? []
      : [{ name: climb.winner, points: lines.flatMap(({ rung, i }) => hasPoint(riderAt(climb.winner ?? '', rung), i)) }]), // prettier-ignore
  ];
  const drawn = series.filter(({ points }) => points.length > 0);
  const scope = `Micro F1 × 100; metric ${study.metric.name}; means over the pairs and seeds of the rung: ${joinWords(rungs.at(-1)?.pairs ?? [])}.`;
  return {
    id: 'rungs',
    title: 'How it was searched',
    text: [
      `${plural(head.course.trials.length, 'trial')} of ${plural(head.combinations, 'combination')}; of ${head.eta} one goes on, rounded up. The default and none are trained on every rung.`,
    ],
    figures: [
      {
        id: 'figure-rungs',
        title: 'F1 by rung',
        scope,
        series: drawn.map(({ name }) => name),
        panels:
          rungs.length > 1 && drawn.length > 0
            ? [
                {
                  title: 'What was found, the default and none',
                  description: 'F1 on each rung; the figures are in the table “Rungs”.',
                  chart: {
                    kind: 'lines',
                    x: { title: 'rung', ticks: rungs.map((_, i) => i), names: rungs.map((_, i) => String(i + 1)) },
                    y: { title: 'F1 × 100', points: true },
                    series: drawn,
                  },
                },
              ]
            : [],
      },
    ],
    tables: [
      {
        id: 'rungs-table',
        title: 'Rungs',
        scope,
        ...tableOf(lines, [
          figure('Rung', 'rung', ({ i }) => i + 1, plainCell),
          figure('Training share', 'fraction', ({ rung }) => rung.fraction, amountCell),
          figure('Seeds', 'seeds', ({ rung }) => rung.seeds.length),
          figure('Pairs', 'pairs', ({ rung }) => rung.pairs.length),
          figure('Trials', 'trials', ({ rung }) => rung.trials),
          figure('Full trainings', 'full_trainings', ({ rung }) => (rung.trials + riders.length) * rung.pairs.length * rung.seeds.length * rung.fraction, (value) => ({ text: value.toFixed(1), value })), // prettier-ignore
          figure('Best', 'best_f1', ({ scores }) => scores?.[0]?.score, pointsCell),
          figure('Median', 'median_f1', ({ scores }) => scores?.[Math.floor((scores.length - 1) / 2)]?.score, pointsCell), // prettier-ignore
          figure('default', 'default_f1', ({ rung }) => riderAt(DEFAULT, rung), pointsCell),
          figure('none', 'none_f1', ({ rung }) => riderAt(NONE, rung), pointsCell),
        ]),
        notes: [`Full trainings: one on a fifth of the text counts as a fifth. With the pairs that judge it is ${costOf(head.course).toFixed(1)} in all.`], // prettier-ignore
      },
    ],
  };
}

function trialsSection(search: Search): Section {
  const { head, climb, study } = search;
  const { rungs } = head.course;
  const scoreAt = (arm: string, i: number) => climb.rungs[i]?.find((one) => one.arm === arm)?.score;
  const reached = (arm: string) => climb.rungs.filter((scores) => scores.some((one) => one.arm === arm)).length;
  const rankOf = (arm: string) => climb.rungs[reached(arm) - 1]?.findIndex((one) => one.arm === arm) ?? 0;
  const trials = head.trials.toSorted((a, b) => reached(b.name) - reached(a.name) || rankOf(a.name) - rankOf(b.name));
  const options = Object.keys(head.options);
  const lines = [
    ...trials.map(({ name, values }) => ({
      name,
      values,
      scores: rungs.map((_, i) => scoreAt(name, i)),
      rungs: reached(name),
    })),
    ...[DEFAULT, NONE].map((name) => ({
      name,
      values: {} as Readonly<Record<string, unknown>>,
      scores: rungs.map((rung) => summariseAt(search, name, rung)?.mean),
      rungs: rungs.length,
    })),
  ];
  return {
    id: 'trials',
    title: 'Every trial',
    tables: [
      {
        id: 'trials-table',
        title: 'Trials, the best first',
        scope: `Micro F1 × 100; metric ${study.metric.name}; on the rungs of the table before.`,
        ...tableOf(lines, [
          word('Trial', 'trial', ({ name }) => name),
          ...options.map((option) =>
            word<(typeof lines)[number]>(option, option, ({ values }) =>
              Object.hasOwn(values, option) ? showValue(values[option]) : '–',
            ),
          ),
          ...rungs.map((_, i) =>
            figure<(typeof lines)[number]>(`Rung ${i + 1}`, `rung_${i + 1}_f1`, ({ scores }) => scores[i], pointsCell),
          ),
          figure('Rungs', 'rungs', (line) => line.rungs, countCell),
        ]),
        notes: ['Rungs: how many it took part in. Who did best on little text may not do so on more.'],
      },
    ],
    records: {
      cells: {
        columns: [...CELL_COLUMNS, 'state', 'f1'],
        rows: study.cells.map((cell) => [...cellRecord(cell), cell.state, cell.state === 'done' ? scoreOf(search, cell) : undefined]), // prettier-ignore
      },
    },
  };
}

function methodSection({ study, head }: Search, timings: StudyTimings): Section {
  const seconds = Object.values(timings).reduce((sum, { trainSeconds, tagSeconds }) => sum + trainSeconds + tagSeconds, 0); // prettier-ignore
  const { judge: last } = head.course;
  const text: RichText[] = [
    [{ strong: 'Metric:' }, ` ${study.metric.name}. ${study.metric.description}`],
    [{ strong: 'Chosen by:' }, ' micro F1 of all of the other corpus, the mean over the pairs and seeds of a rung; of equals the earlier trial.'], // prettier-ignore
    [{ strong: 'Judged on:' }, ` ${joinWords(last.pairs)}, seeds ${joinWords(last.seeds.map(String))}.`],
    [{ strong: 'Time:' }, ` ${formatSeconds(seconds)} of training and tagging, on whatever machine each cell ran.`],
  ];
  return { id: 'method', title: 'How it was measured', text, tables: methodTables(indexStudy(study)) };
}
