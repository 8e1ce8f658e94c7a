// Recall-biased PHI models on MEDDOCAN train → dev: precision and recall of binary tokens at each beta. Thresholds are tuned by
// cross-validation on train, with and without the model of the context; dev is scored once. The curve of the plain CRF is
// there for comparison. `node bench/recall-bias.js [settings as JSON] [folds]`
import path from 'node:path';
import { mergeCounts, microRatios } from '../dist/evaluate/counts.js';
import { fBeta } from '../dist/evaluate/counts.js';
import { findScorer } from '../dist/evaluate/scorers.js';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { tuneRecallBias } from '../dist/pipeline/training/recall-bias.js';
import { crf } from '../dist/taggers/crf/family.js';
import { createObserver } from '../dist/taggers/recall-bias/observations.js';
import { createCorrection } from '../dist/taggers/recall-bias/context.js';
import { createBiasedTagger } from '../dist/taggers/recall-bias/tagger.js';
import { parseSettings } from '../dist/taggers/settings.js';
import { corporaFolder, record } from './lib.js';

const language = 'es';
const given = JSON.parse(process.argv[2] ?? '{}');
const folds = Number(process.argv[3] ?? 3);
const settings = parseSettings(crf, given);
const train = await collect(await readCorpus(path.join(corporaFolder(), 'meddocan/train')));
const dev = await collect(await readCorpus(path.join(corporaFolder(), 'meddocan/dev')));

const seconds = {};
const learn = (documents) => crf.train(documents, settings, { seed: 13, language, workers: 0 });
const tagger = await timed('train', () => learn(train));
// Each fold's tagger is trained once, for all variants.
const taggers = new Map();
const retrain = async (documents) => {
  const key = documents.map(({ id }) => id).join('\n');
  if (!taggers.has(key)) taggers.set(key, await timed('folds', () => learn(documents)));
  return taggers.get(key);
};

const variants = {
  paper: { grid: 'paper' },
  fine: { grid: 'fine' },
  'paper, context': { grid: 'paper', context: true },
  'fine, context': { grid: 'fine', context: true },
  'fine, context, by label': { grid: 'fine', context: true, byLabel: true },
};
const curves = {};
const corrected = {};
for (const [name, options] of Object.entries(variants)) {
  const model = await timed(name, () => tuneRecallBias(tagger, train, { ...options, folds, retrain }));
  curves[name] = [];
  for (const bias of model.tuned) {
    const { context } = model;
    const biased = createBiasedTagger(tagger, bias, context ? { context } : {});
    const { precision, recall, f1 } = await score(biased);
    const { beta, thresholds } = bias;
    const tuned = { precision: bias.precision, recall: bias.recall };
    curves[name].push({
      beta,
      thresholds,
      tuned,
      dev: { precision, recall, f1, fBeta: fBeta({ precision, recall }, beta) },
    });
    console.log(
      name,
      `F${beta}`,
      'dev P',
      percent(precision),
      'R',
      percent(recall),
      'tuned P',
      percent(tuned.precision),
      'R',
      percent(tuned.recall),
    );
  }
  if (model.context) corrected[name] = model.context;
}

const at = (name, beta) => curves[name].find((row) => row.beta === beta).dev;
const context = corrected['fine, context'];
record('recall-bias', {
  unit: 'binary tokens of the package’s own tokeniser, as fractions; seconds of CPU time',
  what_is_what:
    'tuned: by cross-validation on train; dev: scored with the thresholds tuned on train (nothing records that it had no part in choosing features)',
  settings,
  folds,
  curves,
  precisionAtRecall: {
    'plain crf': await oracle(undefined),
    context: await oracle(context),
    note: 'thresholds chosen on dev itself: what the ranking allows, not what a user gets',
  },
  targets: {
    'recall 0.997 at precision 0.75 (F10)': reached(at('fine, context', 10), 0.997, 0.75),
    'recall 0.9995 at precision 0.25 (F40)': reached(at('fine, context', 40), 0.9995, 0.25),
  },
  seconds,
});

function reached(dev, recall, precision) {
  return { recall: dev.recall, precision: dev.precision, reached: dev.recall >= recall && dev.precision >= precision };
}

async function score(one) {
  const scorer = findScorer('binary-token');
  const counts = [];
  let next = 0;
  for await (const doc of one.tag(streamOf(dev))) counts.push(scorer.count(dev[next++], doc));
  return microRatios(mergeCounts(counts));
}

/** The precision at given recalls, by P(O) alone. */
async function oracle(context) {
  const source = tagger.marginalSource;
  const correct = context ? createCorrection(context, source.tags) : (rated) => rated;
  const observer = createObserver(source);
  for await (const rated of source.rate(streamOf(dev))) observer.add(correct(rated));
  const { outside, sensitive, gold, correct: found, spurious } = observer.finish();
  const order = Array.from(outside.keys()).sort((a, b) => outside[a] - outside[b]);
  const result = {};
  let [right, wrong] = [found, spurious];
  const wanted = [0.99, 0.995, 0.997, 0.999, 0.9995];
  for (const i of order) {
    while (wanted.length > 0 && right / gold >= wanted[0]) result[wanted.shift()] = right / (right + wrong);
    if (sensitive[i] === 1) right++;
    else wrong++;
  }
  console.log(context ? 'context' : 'plain', result);
  return result;
}

async function timed(name, run) {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  seconds[name] = (seconds[name] ?? 0) + (user + system) / 1e6;
  return result;
}

async function collect(corpus) {
  const documents = [];
  for await (const doc of corpus) documents.push(doc);
  return documents;
}

async function* streamOf(documents) {
  yield* documents;
}

function percent(share) {
  return (100 * share).toFixed(3);
}
