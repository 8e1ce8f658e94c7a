import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ownValue } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { createRng } from '../../core/rng.ts';
import type { Store } from '../../core/store.ts';
import { type TrainingContext, TRAINING_ENDS, type TrainingEnd } from '../../core/tagger.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { mergeCounts, microRatios, type ScoreCounts } from '../../evaluate/counts.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import { findFamily } from '../../taggers/index.ts';
import { parseSettings } from '../../taggers/settings.ts';
import { languageOf } from '../../languages/locale.ts';
import { dealFolds } from '../split.ts';
import { toCorpus } from '../../core/document.ts';

/** The values that a random search draws from, by setting. */
export type SearchSpace = Readonly<Record<string, readonly (string | number | boolean)[]>>;

const TOLERANCES = [1e-2, 1e-3, 1e-4, 1e-5, 1e-6];
// The table prints 0.05 twice; the second stands where 0.005 is missing.
const PENALTIES = [0.1, 0.05, 0.01, 0.005, 0.001, 0.0005];

/**
 * What can be searched, by family. That of `crf` is Table 2 of Berg et al. (2020). Every c1 in it is above 0, so L-BFGS is
 * OWL-QN, which has its own line search: `linesearch` changes nothing then, as in CRFsuite.
 */
export const SEARCH_SPACES: Readonly<Record<string, SearchSpace>> = {
  crf: {
    linesearch: ['MoreThuente', 'StrongBacktracking', 'Backtracking'],
    maxIterations: [50, 100, 150, 200, 250],
    minFrequency: [0, 3, 5],
    period: [5, 10, 15],
    numMemories: [3, 6, 9, 12],
    c1: PENALTIES,
    c2: PENALTIES,
    epsilon: TOLERANCES,
    delta: TOLERANCES,
    possibleTransitions: [true, false],
    possibleStates: [true, false],
  },
};

/** One draw, and how well a tagger trained with it did. */
export interface Trial {
  /** 1-based. */
  readonly trial: number;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly end?: TrainingEnd;
}

/** What a search did. Plain JSON. */
export interface SettingsSearch {
  readonly model: string;
  readonly trials: readonly Trial[];
  /** How many were asked for: more than there are where the budget ended the search. */
  readonly asked: number;
  /** The number of the trial with the largest F1; of equals the first. */
  readonly best: number;
  readonly seed: number;
  /** Share of the documents that was used. */
  readonly fraction: number;
  readonly trainDocuments: number;
  readonly testDocuments: number;
  /** The measure, whose micro F1 decides. */
  readonly match: string;
  readonly fixed: Readonly<Record<string, unknown>>;
}

export interface SearchOptions {
  /** Name of the family; only those of {@link SEARCH_SPACES} can be searched. */
  readonly model: string;
  /** Settings that are not drawn: they are as here in every trial. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Default 100, as in the paper. */
  readonly trials?: number;
  /** Share of the documents, in (0, 1]; default a fifth. */
  readonly fraction?: number;
  /** Milliseconds after which no further trial begins; one is always done. How many are done then depends on the machine. */
  readonly budget?: number;
  /** A clock in milliseconds, for `budget`. */
  readonly now?: () => number;
  /** Name of a measure; default `binary-token`. */
  readonly match?: string;
  readonly seed?: number;
  readonly locale?: string;
  readonly workers?: number;
  /** Keeps the trials done. A search of the same documents, settings and seed goes on from them. */
  readonly store?: Store;
  readonly onTrial?: (trial: Trial, asked: number) => void;
  readonly onStep?: TrainingContext['onStep'];
  readonly signal?: AbortSignal;
}

/** Of the documents used, one in so many is for scoring. */
const PARTS = 5;

/** Where {@link SearchOptions.store} has the trials. */
export const SEARCH_FILE = 'search.json';

/**
 * Random search (Bergstra and Bengio 2012) over the settings of a tagger, on a part of the corpus: four fifths of the part
 * train, one scores. Each trial's draw depends on the seed and its number alone.
 *
 * @throws PalimpsestError `no-search-space` for a model that has none, `too-few-documents`, and what training throws;
 *   TypeError for numbers out of range.
 */
export async function searchSettings(
  corpus: Corpus | readonly Document[],
  options: SearchOptions,
): Promise<SettingsSearch> {
  const { model, fixed = {}, trials: asked = 100, fraction = 0.2, seed = 13, match = 'binary-token' } = options;
  if (!(Number.isInteger(asked) && asked >= 1)) throw new TypeError(`there is at least 1 trial, not ${asked}`);
  if (!(fraction > 0 && fraction <= 1)) throw new TypeError(`a fraction is above 0 and at most 1, not ${fraction}`);
  const space = spaceOf(model, fixed);
  const family = await findFamily(model);
  const { train, test } = await choose(corpus, fraction, seed);
  const scorer = findScorer(match);
  const facts = { model, seed, fraction, match, fixed, trainDocuments: train.length, testDocuments: test.length };
  const key = hashOf([facts, [...train, ...test].map(({ id, text, entities }) => [id, text, entities])]);
  const done = await readTrials(options.store, key);
  const language = languageOf(options.locale ?? 'en');
  const now = options.now ?? (() => performance.now());
  const end = now() + (options.budget ?? Infinity);
  for (let trial = 1; trial <= asked; trial++) {
    options.signal?.throwIfAborted();
    if (done[trial - 1]) continue;
    if (trial > 1 && now() >= end) break;
    const settings = draw(space, seed, trial);
    const tagger = await family.train(train, parseSettings(family, { ...fixed, ...settings }), {
      seed,
      language,
      ...(options.workers !== undefined && { workers: options.workers }),
      ...(options.onStep && { onStep: options.onStep }),
      ...(options.signal && { signal: options.signal }),
    });
    const counts: ScoreCounts[] = [];
    for await (const predicted of tagger.tag(toCorpus(test)))
      counts.push(scorer.count(test[counts.length] as Document, predicted, language));
    await tagger.dispose?.();
    const { precision, recall, f1 } = microRatios(mergeCounts(counts));
    const { trainingEnd } = tagger;
    const result: Trial = { trial, settings, precision, recall, f1, ...(trainingEnd && { end: trainingEnd }) };
    done.push(result);
    const bytes = new TextEncoder().encode(`${JSON.stringify({ key, trials: done })}\n`);
    await options.store?.write(SEARCH_FILE, bytes);
    options.onTrial?.(result, asked);
  }
  const trials = done.slice(0, asked);
  const best = trials.reduce((a, b) => (b.f1 > a.f1 ? b : a));
  return { ...facts, trials, asked, best: best.trial };
}

/** The settings of the best trial, over those that were fixed. */
export function bestSettings({ trials, best, fixed }: SettingsSearch): Record<string, unknown> {
  return { ...fixed, ...trials[best - 1]?.settings };
}

function spaceOf(model: string, fixed: Readonly<Record<string, unknown>>): SearchSpace {
  const space = ownValue(SEARCH_SPACES, model);
  if (!space) {
    throw new PalimpsestError('no-search-space', `there are no ranges to search for the settings of ${model}`, {
      hint: `There are some for ${Object.keys(SEARCH_SPACES).join(', ')}.`,
    });
  }
  return Object.fromEntries(Object.entries(space).filter(([name]) => !Object.hasOwn(fixed, name)));
}

function draw(space: SearchSpace, seed: number, trial: number): Trial['settings'] {
  const rng = createRng(seed).fork('settings', trial);
  return Object.fromEntries(Object.entries(space).map(([name, values]) => [name, rng.fork(name).pick(values)]));
}

async function choose(corpus: Corpus | readonly Document[], fraction: number, seed: number) {
  const documents: Document[] = [];
  for await (const { envelope: _, ...doc } of toCorpus(corpus)) documents.push(Object.freeze(doc));
  const order = createRng(seed).fork('search');
  const chosen = documents
    .map((doc) => ({ doc, draw: order.fork(doc.id).int(2 ** 32) }))
    .toSorted((a, b) => a.draw - b.draw || (a.doc.id < b.doc.id ? -1 : 1))
    .slice(0, Math.round(fraction * documents.length))
    .map(({ doc }) => doc);
  if (chosen.length < PARTS) {
    throw new PalimpsestError(
      'too-few-documents',
      `a search takes ${PARTS} documents or more; ${fraction} of the ${documents.length} there are make ${chosen.length}`,
      { hint: 'Search on a larger share of the corpus, or split its documents.' },
    );
  }
  const parts = dealFolds(chosen, PARTS, seed);
  return {
    train: chosen.filter((_, d) => parts[d] !== 0),
    test: chosen.filter((_, d) => parts[d] === 0),
  };
}

const storedSchema = z.object({
  key: z.string(),
  trials: z.array(
    z.object({
      trial: z.int(),
      settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      precision: z.number(),
      recall: z.number(),
      f1: z.number(),
      end: z.object({ reason: z.enum(TRAINING_ENDS), steps: z.int() }).exactOptional(),
    }),
  ),
});

/** The trials of an interrupted search; none where it was another search, or the file is damaged. */
async function readTrials(store: Store | undefined, key: string): Promise<Trial[]> {
  const bytes = await store?.read(SEARCH_FILE);
  if (!bytes) return [];
  try {
    const { key: stored, trials } = storedSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return stored === key ? trials : [];
  } catch {
    return [];
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
