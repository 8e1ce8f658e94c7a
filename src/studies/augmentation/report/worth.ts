import { BASELINE, describeSplit, type StudyIndex, summariseF1 } from './study-index.ts';
import { armCell } from './training.ts';
import type { DirectionSpec } from '../spec.ts';
import type { Panel } from '../../../report/charts/figure.ts';
import { formatCount, formatPoints } from '../../../report/pages/format.ts';
import type { RichText, Section } from '../../../report/pages/report-model.ts';
import { figure, hasPoints, recorded, shown, summarise, tableOf, word } from '../../../report/pages/parts.ts';

/** A tagger trained on sentences of the target itself: how many, and its F1. */
export interface LabelledPoint {
  readonly sentences: number;
  readonly f1: number;
}

/** How many labelled sentences; `below` the fewest tried, or `above` the most. */
export interface Worth {
  readonly sentences: number;
  readonly bound?: 'below' | 'above';
}

/**
 * How many labelled sentences of the target give an F1. Between those tried F1 is taken to grow with the logarithm of their number; where
 * more sentences gave less, they count as giving as much as fewer did.
 *
 * @param curve in any order; at least one point.
 */
export function worthOf(curve: readonly LabelledPoint[], f1: number): Worth {
  const sorted = curve.toSorted((a, b) => a.sentences - b.sentences);
  let before: LabelledPoint | undefined;
  for (const { sentences, f1: own } of sorted) {
    if (own >= f1) {
      if (before === undefined) return own === f1 ? { sentences } : { sentences, bound: 'below' };
      const share = (f1 - before.f1) / (own - before.f1);
      return { sentences: Math.round(before.sentences * (sentences / before.sentences) ** share) };
    }
    before = { sentences, f1: Math.max(own, before?.f1 ?? 0) };
  }
  if (before === undefined) throw new TypeError('the worth in labelled sentences needs a curve');
  return { sentences: before.sentences, bound: 'above' };
}

export function formatWorth({ sentences, bound }: Worth): string {
  return `${bound === undefined ? 'some ' : bound === 'below' ? 'under ' : 'over '}${formatCount(sentences)}`;
}

interface Line {
  readonly direction: DirectionSpec;
  readonly model: string;
  readonly arm: string;
  readonly curve: readonly LabelledPoint[];
  readonly f1: number;
  readonly worth: Worth;
}

/**
 * What each arm is worth in labelled sentences of the other corpus: those that, with no augmentation, give the same F1 there. Nothing where no
 * corpus of a direction is trained on the other way round.
 */
export function worthSection(index: StudyIndex): Section | undefined {
  const { directions, models, arms } = index.study;
  const lines = worthLines(index);
  if (lines.length === 0) return undefined;
  const panels = directions.flatMap((direction) =>
    models.flatMap((model): Panel[] => {
      const mine = lines.filter((line) => line.direction === direction && line.model === model);
      const [first] = mine;
      if (!first) return [];
      const ticks = first.curve.map(({ sentences }) => sentences).toSorted((a, b) => a - b);
      const level = (y: number) => [ticks[0] as number, ticks.at(-1) as number].map((x) => ({ x, y }));
      return [
        {
          title: `${model}, ${direction.name}`,
          description: `F1 by labelled sentences of ${direction.test}, and of each arm trained on ${direction.train}; the figures are in the table “Worth in labelled sentences”.`,
          chart: {
            kind: 'lines',
            x: { title: `labelled sentences of ${direction.test}`, ticks },
            y: { title: 'F1 × 100', points: true },
            series: [
              { name: LABELLED, points: first.curve.map(({ sentences: x, f1: y }) => ({ x, y })) },
              ...mine.map(({ arm, f1 }) => ({ name: arm, points: level(f1) })),
            ],
          },
        },
      ];
    }),
  );
  const scope = index.scope({ alpha: `alpha ${index.alpha}`, split: describeSplit(index, [index.full], 'cross') });
  return {
    id: 'worth',
    title: 'What it is worth in labels',
    text: ['How many labelled sentences of the other corpus itself give the same F1 there, without augmentation.'],
    figures: [
      { id: 'figure-worth', title: 'F1 by labelled sentences of the target', scope, series: [LABELLED, ...arms], panels: panels.filter(hasPoints) }, // prettier-ignore
    ],
    tables: [
      {
        id: 'worth-table',
        title: 'Worth in labelled sentences',
        scope,
        ...tableOf(lines, [
          word('Direction', 'direction', ({ direction }) => direction.name),
          word('Model', 'model', ({ model }) => model),
          { ...word('Arm', 'arm', ({ arm }) => arm), cell: ({ direction, model, arm }) => armCell(index, direction.name, model, arm) }, // prettier-ignore
          figure('F1', 'f1', ({ f1 }) => f1, (f1) => ({ text: formatPoints(f1), value: f1 })), // prettier-ignore
          shown('Sentences', ({ worth }) => ({ text: formatWorth(worth), value: worth.sentences })),
          recorded('sentences', ({ worth }) => worth.sentences),
          recorded('bound', ({ worth }) => worth.bound),
        ]),
        notes: [
          'Taggers trained on the other corpus are tested on its test part, those trained elsewhere on all of it. Between the training sizes of the study F1 is taken to grow with the logarithm; under and over: beyond the sizes tried.',
        ],
      },
    ],
  };
}

function worthLines(index: StudyIndex): readonly Line[] {
  const { directions, models, arms, fractions } = index.study;
  return directions.flatMap((direction) => {
    const back = directions.find(({ train, test }) => train === direction.test && test === direction.train);
    if (!back) return [];
    return models.flatMap((model) => {
      const curve = fractions.flatMap((fraction): LabelledPoint[] => {
        const runs = index.runs(back.name, model, BASELINE, fraction);
        const f1 = summariseF1(index, runs, 'own');
        const sentences = summarise(runs.cells.flatMap(({ training }) => training?.sentences ?? []));
        return f1 && sentences ? [{ sentences: Math.round(sentences.mean), f1: f1.mean }] : [];
      });
      if (curve.length === 0) return [];
      return arms.flatMap((arm) => {
        const cross = summariseF1(index, index.runs(direction.name, model, arm, index.full), 'cross');
        return cross ? [{ direction, model, arm, curve, f1: cross.mean, worth: worthOf(curve, cross.mean) }] : [];
      });
    });
  });
}

/** A sentence for each direction and model: the best arm, and none. */
export function tellWorth(index: StudyIndex): readonly RichText[] {
  const lines = worthLines(index);
  return lines.flatMap((best): RichText[] => {
    const { direction, model } = best;
    const mine = lines.filter((line) => line.direction === direction && line.model === model);
    const none = mine.find(({ arm }) => arm === BASELINE);
    if (!none || best === none || mine.some(({ f1 }, i) => f1 > best.f1 || (f1 === best.f1 && i < mine.indexOf(best))))
      return [];
    const by = index.study.models.length > 1 ? ` with ${model}` : '';
    const text = ` matches a model trained on ${formatWorth(best.worth)} labelled sentences of ${direction.test}${by}; ${direction.train} without augmentation matches ${formatWorth(none.worth)}.`;
    return [[{ strong: best.arm }, text]];
  });
}

const LABELLED = 'labelled sentences of the target';
