import { createRng, type Rng } from '../../src/core/rng.ts';
import { type LabelCounts, type ScoreCounts, addCounts, NO_COUNTS } from '../../src/evaluate/counts.ts';
import type {
  AugmentationCounts,
  SplitFigures,
  Study,
  StudyCell,
  StudyTest,
  StudyTimings,
} from '../../src/studies/augmentation/study.ts';

export interface StudyOptions {
  readonly name?: string;
  readonly labels?: readonly string[];
  readonly models?: readonly string[];
  readonly arms?: readonly string[];
  readonly fractions?: readonly number[];
  readonly alphas?: readonly number[];
  readonly seeds?: readonly number[];
  /** 2 when absent. */
  readonly directions?: 1 | 2;
  /** Units of each test. */
  readonly units?: number;
  /** Which cells failed or are missing. */
  readonly stateOf?: (cell: StudyCell) => StudyCell['state'];
  /** What an arm adds to the chance that a mention is found; a few hundredths up or down by default. */
  readonly gainOf?: (arm: string, fraction: number, direction: number) => number;
  /** What an arm changed, of that many units; cells do not say by default. */
  readonly changesOf?: (arm: string, units: number) => AugmentationCounts | undefined;
}

const GAINS: Readonly<Record<string, number>> = { phi: 0.06, context: -0.004, phicon: 0.07, palimpsest: 0.1 };

/** A study as a runner would hand it over: made up, but with figures that hang together. The same options, the same study. */
export function createStudy(options: StudyOptions = {}): Study {
  const {
    labels = ['PER', 'LOC', 'ORG'],
    models = ['crf', 'neuroner'],
    arms = ['none', 'phi', 'context', 'phicon', 'palimpsest'],
    fractions = [0.2, 0.4, 0.6, 0.8, 1],
    alphas = [1, 2, 3, 4],
    seeds = [13, 14, 15, 16, 17],
    units = 240,
  } = options;
  const corpora = ['wikigold', 'uner'];
  const directions = [
    { name: 'wikigold→uner', train: 'wikigold', test: 'uner' },
    { name: 'uner→wikigold', train: 'uner', test: 'wikigold' },
  ].slice(0, options.directions ?? 2);
  const rng = createRng(2026);
  const full = Math.max(...fractions);
  const alpha = alphas.includes(2) ? 2 : (alphas[0] ?? 1);
  const gainOf =
    options.gainOf ??
    ((arm, fraction, direction) => (GAINS[arm] ?? 0) * (1.4 - fraction) * (direction === 0 ? 1 : -0.35));

  const cells: StudyCell[] = [];
  for (const [d, direction] of directions.entries()) {
    for (const [m, model] of models.entries()) {
      for (const arm of arms) {
        for (const fraction of fractions) {
          const used =
            arm === 'none' ? [0] : fraction === full && arm === 'phicon' ? [...new Set([alpha, ...alphas])] : [alpha];
          for (const a of used) {
            for (const seed of seeds) {
              const place = { direction: direction.name, model, arm, alpha: a, fraction, seed };
              const own = rng.fork(direction.name, model, arm, a, fraction, seed);
              const skill =
                0.42 +
                0.16 * fraction +
                0.05 * m +
                (arm === 'none' ? 0 : gainOf(arm, fraction, d)) * (0.7 + 0.15 * a - 0.03 * a * a) +
                0.03 * (own.float() - 0.5);
              const key = hash(own);
              const done: StudyCell = {
                key,
                ...place,
                state: 'done',
                training: {
                  ...trainingOf(own, labels, fraction, a, model),
                  ...withChanges(options.changesOf?.(arm, Math.round(1187 * fraction * a))),
                },
                tests: {
                  cross: testOf(rng.fork('cross', d), own, labels, units, skill),
                  'cross-dev': testOf(rng.fork('cross-dev', d), own, labels, Math.ceil(units / 4), skill),
                  own: testOf(rng.fork('own', d), own, labels, Math.ceil(units / 3), Math.min(0.97, skill + 0.25)),
                },
              };
              const state = options.stateOf?.(done) ?? 'done';
              cells.push(
                state === 'done'
                  ? done
                  : state === 'missing'
                    ? { key, ...place, state }
                    : {
                        key,
                        ...place,
                        state,
                        error: {
                          code: 'loss-not-finite',
                          message: 'the loss is NaN at step 12: lower the learning rate',
                        },
                      },
              );
            }
          }
        }
      }
    }
  }
  return {
    name: options.name ?? 'English: wikigold and UNER',
    description: 'A made-up study that looks like a real one.',
    metric: {
      name: 'strict',
      description:
        'A mention counts when its borders and its label are those of the gold mention (nervaluate’s strict).',
      tokeniser: 'none',
    },
    metrics: ['strict', 'relaxed'],
    labels,
    corpora: corpora.map((name, i) => ({
      name,
      language: 'en',
      unit: 'sentence',
      splits: {
        train: splitOf(rng.fork(name, 'train'), labels, 1187 + 214 * i),
        dev: splitOf(rng.fork(name, 'dev'), labels, 170 + 30 * i),
        test: splitOf(rng.fork(name, 'test'), labels, 339 + 61 * i),
      },
      droppedLabels: i === 0 ? { MISC: 712 } : {},
    })),
    directions,
    models,
    arms,
    fractions,
    alphas,
    alpha,
    seeds,
    cells,
    versions: { palimpsest: '0.1.0', node: '20.20.2', backend: 'wasm' },
    notices: ['MISC (712 mentions) of wikigold was dropped: uner does not have it.'],
  };
}

const withChanges = (augmentation: AugmentationCounts | undefined) => augmentation && { augmentation };

/** What each cell took, made up as well. */
export function createTimings(study: Study): StudyTimings {
  const rng = createRng(1);
  return Object.fromEntries(
    study.cells
      .filter(({ state }) => state === 'done')
      .map(({ key, fraction, alpha }) => {
        const own = rng.fork(key);
        const trainSeconds = (20 + 5 * own.float()) * fraction * (1 + alpha);
        return [key, { trainSeconds, tagSeconds: 1.5 + own.float(), peakMegabytes: 310 + 60 * fraction * alpha }];
      }),
  );
}

const hash = (rng: Rng) => Array.from({ length: 16 }, () => rng.int(16).toString(16)).join('');

function splitOf(rng: Rng, labels: readonly string[], units: number): SplitFigures {
  return {
    units,
    sentences: units,
    tokens: units * 23 + rng.int(400),
    entitiesByLabel: Object.fromEntries(labels.map((label) => [label, Math.round(units * (0.4 + 0.5 * rng.float()))])),
  };
}

function trainingOf(rng: Rng, labels: readonly string[], fraction: number, alpha: number, model: string) {
  const figures = splitOf(rng.fork('training'), labels, Math.round(1187 * fraction * (1 + alpha)));
  const steps = model === 'crf' ? 60 : 24;
  const start = model === 'crf' ? figures.tokens * 1.6 : 1.9;
  const curve = Array.from({ length: steps }, (_, i) => {
    const loss = start * (0.03 + 0.97 * 0.9 ** (i * (60 / steps) * (0.8 + 0.1 * alpha)));
    const isTested = model !== 'crf' || i % 5 === 4;
    return {
      step: i + 1,
      loss,
      ...(isTested ? { devF1: 0.74 * (1 - 0.86 ** ((i + 1) * (60 / steps))) + 0.02 * rng.float() } : {}),
    };
  });
  return { ...figures, curve, notices: [] };
}

/** The same units for all cells of a direction; how many of their mentions are found depends on the cell. */
function testOf(gold: Rng, own: Rng, labels: readonly string[], units: number, skill: number): StudyTest {
  const byLabel = new Map(labels.map((label) => [label, NO_COUNTS]));
  const byUnit: LabelCounts[] = [];
  const confusions = new Map<string, number>();
  const seen = {
    unseen: { mentions: 0, found: 0 },
    'same-label': { mentions: 0, found: 0 },
    'other-label': { mentions: 0, found: 0 },
  };
  const kinds = ['unseen', 'unseen', 'unseen', 'same-label', 'same-label', 'other-label'] as const;
  for (let unit = 0; unit < units; unit++) {
    const stream = gold.fork(unit);
    let total = NO_COUNTS;
    for (let mention = stream.int(4); mention > 0; mention--) {
      const l = stream.int(labels.length);
      const label = labels[l] as string;
      const kind = stream.pick(kinds);
      const chance = skill - 0.08 * l + { unseen: -0.1, 'same-label': 0.25, 'other-label': -0.2 }[kind];
      const found = own.chance(Math.max(0.02, chance));
      const spurious = own.chance(0.22) ? 1 : 0;
      const counts = { ...NO_COUNTS, correct: found ? 1 : 0, missed: found ? 0 : 1, spurious };
      total = addCounts(total, counts);
      byLabel.set(label, addCounts(byLabel.get(label) as LabelCounts, counts));
      seen[kind].mentions++;
      if (found) seen[kind].found++;
      else {
        const predicted = own.chance(0.6) ? 'O' : own.pick(labels);
        if (predicted !== label) count(confusions, `${label}\0${predicted}`);
      }
      if (spurious > 0) count(confusions, `O\0${label}`);
    }
    byUnit.push(total);
  }
  const strict: ScoreCounts = { documents: units, sentences: units, byLabel: Object.fromEntries(byLabel) };
  return {
    counts: { strict, relaxed: strict },
    byUnit,
    confusions: [...confusions]
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([key, number]) => {
        const [from, to] = key.split('\0') as [string, string];
        return { gold: from, predicted: to, count: number };
      }),
    seen,
    unknownLabels: {},
  };
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
