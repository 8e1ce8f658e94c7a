import { describe, expect, it } from 'vitest';
import { createDocument, toCorpus } from '../../../src/core/document.ts';
import { createRng } from '../../../src/core/rng.ts';
import type { Document } from '../../../src/core/types.ts';
import { mergeCounts, microRatios } from '../../../src/evaluate/counts.ts';
import { findScorer } from '../../../src/evaluate/scorers.ts';
import { dealFolds } from '../../../src/pipeline/split.ts';
import { tuneRecallBias, type TuneOptions } from '../../../src/pipeline/training/recall-bias.ts';
import { bestSettings, SEARCH_SPACES, searchSettings } from '../../../src/pipeline/training/search-settings.ts';
import { train } from '../../../src/pipeline/training/train.ts';
import { findFamily } from '../../../src/taggers/index.ts';
import { readRecallBias, writeRecallBias } from '../../../src/taggers/recall-bias/model.ts';
import { createBiasedTagger } from '../../../src/taggers/recall-bias/tagger.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';
import { memoryStore } from '../../taggers/neural/fixture.ts';

const NAMES = ['Vega', 'Lind', 'Ortega', 'Marsh', 'Quill', 'Tanaka', 'Brandt', 'Holm', 'Pryce', 'Sorel', 'May', 'Rose'];
const SETTINGS = { maxIterations: 15 };

/** Notes whose names are also words, so that a tagger errs on some. */
function invent(count: number, seed: number): Document[] {
  return Array.from({ length: count }, (_, i) => {
    const rng = createRng(seed).fork(i);
    const name = rng.pick(NAMES);
    const texts = [
      `Seen by Dr ${name} today.`,
      `${name} slept well.`,
      `In ${name} the wound was dry.`,
      `No ${name} seen.`,
    ];
    const kind = rng.int(4);
    const text = texts[kind] ?? '';
    const start = text.indexOf(name);
    const entity = { id: 'T1', start, end: start + name.length, label: rng.chance(0.8) ? 'NAME' : 'PLACE' };
    return createDocument({ id: `n${seed}-${i}`, text, entities: kind < 2 || rng.chance(0.3) ? [entity] : [] });
  });
}

const notes = invent(60, 1);
const crf = await findFamily('crf');
const retrain: TuneOptions['retrain'] = (documents) =>
  crf.train(documents, parseSettings(crf, SETTINGS), { seed: 13, language: 'en' });
const { tagger } = await train(notes, { model: 'crf', settings: SETTINGS });

describe('tuneRecallBias', () => {
  it('tells of held-out documents what tagging them with the thresholds gives', async () => {
    const held = invent(40, 2);
    for (const options of [{}, { grid: 'fine' }, { byLabel: true }]) {
      const { tuned, tuning } = await tuneRecallBias(tagger, held, { betas: [10, 1], ...options });
      expect(tuned.map(({ beta }) => beta)).toEqual([1, 10]);
      expect(tuning).toMatchObject({ documents: 40, grid: options.grid ?? 'paper' });
      for (const bias of tuned) {
        const scorer = findScorer('binary-token');
        const counts = [];
        for await (const doc of createBiasedTagger(tagger, bias).tag(toCorpus(held))) {
          counts.push(scorer.count(held[counts.length] as Document, doc));
        }
        const { precision, recall, f1 } = microRatios(mergeCounts(counts));
        expect({ precision, recall, f1 }).toEqual({ precision: bias.precision, recall: bias.recall, f1: bias.f1 });
      }
    }
  });

  it('cross-validates on the training documents; what it finds can be kept and read again', async () => {
    const folds: number[] = [];
    const options = { folds: 3, retrain, context: true, onFold: (fold: number) => folds.push(fold) };
    const model = await tuneRecallBias(tagger, notes, options);
    expect(folds).toEqual([1, 2, 3]);
    expect(model.tuning).toMatchObject({ documents: 60, folds: 3 });
    expect(model.tuned.map(({ beta }) => beta)).toEqual([1, 4, 10, 20, 40]);
    expect(model.context?.trees.trees.length).toBeGreaterThan(0);
    // A tagger of its own training documents would find all of it.
    expect(model.tuned[0]?.f1).toBeLessThan(1);
    const files = writeRecallBias(model);
    const read = await readRecallBias({ read: async (name) => files.get(name) });
    expect(read).toEqual(model);
    const own = createBiasedTagger(tagger, model.tuned[4] ?? { thresholds: { main: 0, alternative: 1 } }, model);
    let documents = 0;
    for await (const _ of own.tag(toCorpus(notes))) documents++;
    expect(documents).toBe(60);
  });

  it('refuses taggers without probabilities, corpora without entities and grids there are not', async () => {
    const { tagger: dictionary } = await train(notes, { model: 'dictionary' });
    await expect(tuneRecallBias(dictionary, notes)).rejects.toMatchObject({ code: 'no-marginals' });
    await expect(tuneRecallBias(tagger, [])).rejects.toMatchObject({ code: 'empty-corpus' });
    const bare = notes.map((doc) => createDocument({ ...doc, entities: [] }));
    await expect(tuneRecallBias(tagger, bare)).rejects.toMatchObject({ code: 'no-entities' });
    await expect(tuneRecallBias(tagger, notes, { grid: 'coarse' })).rejects.toThrow(TypeError);
    await expect(tuneRecallBias(tagger, notes, { folds: 3 })).rejects.toThrow(TypeError);
  });
});

describe('dealFolds', () => {
  it('deals groups evenly, keeps them together, and does not depend on order', () => {
    const docs = notes.map((doc, i) => createDocument({ ...doc, meta: { patient: i % 20 } }));
    const folds = dealFolds(docs, 5, 13, 'patient');
    expect([0, 1, 2, 3, 4].map((fold) => folds.filter((one) => one === fold).length)).toEqual([12, 12, 12, 12, 12]);
    docs.forEach((_, i) => expect(folds[i]).toBe(folds[i % 20]));
    expect(dealFolds(docs.toReversed(), 5, 13, 'patient')).toEqual(folds.toReversed());
    expect(() => dealFolds(docs, 21, 13, 'patient')).toThrow(TypeError);
  });
});

describe('searchSettings', () => {
  const options = { model: 'crf', fraction: 1, trials: 3, fixed: { maxIterations: 5, possibleStates: false } };

  it('goes on where it was interrupted, and ends as one that was not', async () => {
    const whole = await searchSettings(notes, options);
    expect(whole.trials.map(({ trial }) => trial)).toEqual([1, 2, 3]);
    expect(Math.max(...whole.trials.map(({ f1 }) => f1))).toBe(whole.trials[whole.best - 1]?.f1);
    for (const { end } of whole.trials) expect(end).toEqual({ reason: 'cap', steps: 5 });
    expect(whole).toMatchObject({ trainDocuments: 48, testDocuments: 12, match: 'binary-token', asked: 3 });
    const store = memoryStore();
    const ended: number[] = [];
    const short = await searchSettings(notes, {
      ...options,
      store,
      budget: 0,
      onTrial: ({ trial }) => ended.push(trial),
    });
    expect(short.trials).toEqual(whole.trials.slice(0, 1));
    const resumed = await searchSettings(notes.toReversed(), {
      ...options,
      store,
      onTrial: ({ trial }) => ended.push(trial),
    });
    expect(ended).toEqual([1, 2, 3]);
    expect(resumed).toEqual(whole);
    // The trials of other documents are not those of these.
    const other = await searchSettings(invent(60, 3), { ...options, trials: 1, store, onTrial: () => ended.push(0) });
    expect(ended).toEqual([1, 2, 3, 0]);
    expect(other.trials).toHaveLength(1);
  });

  it('draws from the ranges what is not fixed, and nothing else', async () => {
    const { trials, ...rest } = await searchSettings(notes, { ...options, trials: 2 });
    const space = SEARCH_SPACES['crf'] ?? {};
    for (const { settings } of trials) {
      expect(Object.keys(settings)).toEqual(Object.keys(space).filter((name) => !Object.hasOwn(options.fixed, name)));
      for (const [name, value] of Object.entries(settings)) expect(space[name]).toContain(value);
    }
    expect(trials[0]?.settings).not.toEqual(trials[1]?.settings);
    const best = bestSettings({ trials, ...rest });
    expect(best).toMatchObject({ ...options.fixed, ...trials[rest.best - 1]?.settings });
    expect(() => parseSettings(crf, best)).not.toThrow();
  });

  it('refuses models without ranges and corpora that are too small', async () => {
    await expect(searchSettings(notes, { model: 'dictionary' })).rejects.toMatchObject({ code: 'no-search-space' });
    await expect(searchSettings(notes.slice(0, 10), options)).resolves.toMatchObject({ testDocuments: 2 });
    await expect(searchSettings(notes.slice(0, 4), options)).rejects.toMatchObject({ code: 'too-few-documents' });
    await expect(searchSettings(notes, { ...options, trials: 0 })).rejects.toThrow(TypeError);
  });
});
