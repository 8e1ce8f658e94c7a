// Contextual sensitivity (Schamberger 2019): models that learn from decisions with blanks what in a filled decision is sensitive, by
// its context; the thesis's Tables 6.2, 6.3, 6.4 and 7.1. Decisions of german_ler/timex, blanks found and filled by
// src/placeholders; names for candidates by a CRF trained on GermEval 2014; a CRF that sees the neighbours alone beside them.
//
//   node bench/sensitivity.js [--elements 90000] [--dev-elements 10000] [--test-elements 50000] [--window 200] [--test-window 800]
//     [--seeds 1,2,3,4,5] [--epochs 10] [--batch 4] [--models LOConv2,LORNN1,RNN1:M3,RNN1:M1:0,FT:M3,…] [--courts bgh,bpatg,bsg,bverfg]
//     [--encoder FOLDER] [--pretrain-elements 600000] [--pretrain-epochs 3] [--vectors FILE] [--pieces 4000] [--piece-dimension 64] [--glove 8]
//     [--rate 1e-3] [--fine-rate 5e-4] [--positive-weight 1] [--schedule linear|thesis] [--best loss|f1] [--budget 300] [--backend wasm]
//     [--name sensitivity] [--join NAME,NAME]
//
// A model is NAME[:MASKING[:CANDIDATES]]: the architecture, M1 to M7, and the share of candidates (0: all elements are rated).
// Every number of a model is of the same decisions; seeds change weights, candidates and masks. The encoder and the vectors of words
// are made once, of all text that is neither held out nor tested on, in the folder and the file named, and read where these exist.
// Written after each run, so that what is done stays when it is stopped. With --join, tables are made of what runs of these names
// have written today, and nothing is trained: so models and seeds can be run apart.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { crf } from '../dist/taggers/crf/family.js';
import {
  compareElements,
  evaluateNamedCandidates,
  evaluateRandomCandidates,
  rateHeldOut,
  rateWithoutCandidates,
} from '../dist/taggers/sensitivity/evaluation.js';
import { sensitivity } from '../dist/taggers/sensitivity/family.js';
import { countRatings } from '../dist/taggers/sensitivity/measures.js';
import { averagePrecision } from '../dist/taggers/sensitivity/threshold.js';
import { architectureOf, regimeOf, trainSensitivity } from '../dist/taggers/sensitivity/train.js';
import { parseSettings } from '../dist/taggers/settings.js';
import { corporaFolder, record, root } from './lib.js';
import { readCorpora, signBlanks } from './sensitivity/corpus.js';
import { ensureEncoder } from './sensitivity/encoder.js';
import { describeFalsePositives, kindShares } from './sensitivity/false-positives.js';
import { layOut, toCsv, toMarkdown } from './sensitivity/tables.js';
import { ensureWordVectors } from './sensitivity/word-vectors.js';

const { values: options } = parseArgs({
  options: {
    elements: { type: 'string', default: '90000' },
    'dev-elements': { type: 'string', default: '10000' },
    'test-elements': { type: 'string', default: '50000' },
    window: { type: 'string', default: '200' },
    'test-window': { type: 'string', default: '800' },
    seeds: { type: 'string', default: '1,2,3,4,5' },
    epochs: { type: 'string', default: '10' },
    batch: { type: 'string', default: '4' },
    models: { type: 'string', default: 'LOConv2,LORNN1,RNN1:M3,RNN1:M1:0,FT:M3' },
    courts: { type: 'string', default: 'bgh,bpatg,bsg,bverfg' },
    encoder: { type: 'string' },
    'pretrain-elements': { type: 'string', default: '600000' },
    'pretrain-epochs': { type: 'string', default: '3' },
    vectors: { type: 'string' },
    pieces: { type: 'string', default: '4000' },
    'piece-dimension': { type: 'string', default: '64' },
    glove: { type: 'string', default: '8' },
    rate: { type: 'string', default: '1e-3' },
    'fine-rate': { type: 'string', default: '5e-4' },
    'positive-weight': { type: 'string', default: '1' },
    schedule: { type: 'string', default: 'linear' },
    best: { type: 'string', default: 'loss' },
    budget: { type: 'string', default: '300' },
    backend: { type: 'string', default: 'wasm' },
    name: { type: 'string', default: 'sensitivity' },
    join: { type: 'string' },
  },
});
if (options.join !== undefined) {
  join(options.join.split(','));
  process.exit(0);
}
const seeds = options.seeds.split(',').map(Number);
const folder = mkdtempSync(path.join(tmpdir(), 'sensitivity-'));
const corpora = corporaFolder();
const corpus = await readCorpora({
  corpora,
  courts: options.courts.split(','),
  elements: {
    train: Number(options.elements),
    dev: Number(options['dev-elements']),
    test: Number(options['test-elements']),
  },
  windows: { train: Number(options.window), dev: Number(options.window), test: Number(options['test-window']) },
  seed: 13,
});
console.log(JSON.stringify(corpus.figures));

const costs = {};
if (options.vectors !== undefined) {
  costs.vectorFigures = await timed('vectors', () =>
    ensureWordVectors(options.vectors, corpus, { dimension: 64, iterations: 6 }),
  );
}
const specs = options.models.split(',').map(describe);
const ner = await timed('ner', trainNer);
const named = await timed('named', () => tagAll(ner, corpus.test));
console.log('names', JSON.stringify(compareElements(corpus.test, named)));
const encoder = options.encoder ?? path.join(folder, 'encoder');
if (specs.some(({ embed }) => embed === 'encoder')) {
  costs.encoderFigures = await timed('encoder', () =>
    ensureEncoder(encoder, corpus, {
      elements: Number(options['pretrain-elements']),
      epochs: Number(options['pretrain-epochs']),
      layers: 2,
      hiddenSize: 128,
      backend: options.backend,
    }),
  );
}

const models = [
  { embed: '–', variant: 'CRF, neighbours alone', candidates: 'NO', masking: 'M1', runs: [await runContextCrf()] },
  ...specs.map(({ embed, variant, candidates, masking }) => ({ embed, variant, candidates, masking, runs: [] })),
];
write();
for (const seed of seeds) {
  for (const [index, spec] of specs.entries()) {
    const own = models[index + 1];
    own.runs.push(await run(spec, seed));
    console.log(`${spec.name}, seed ${seed}: ${JSON.stringify(own.runs.at(-1))}`);
    write();
  }
}
rmSync(folder, { recursive: true });

/** What a model's name on the command line stands for. */
function describe(name) {
  const [architecture, masking, share] = name.split(':');
  const settings = parseSettings(sensitivity, {
    architecture,
    epochs: Number(options.epochs),
    patience: Number(options.epochs),
    schedule: options.schedule,
    best: options.best,
    backend: options.backend,
    budget: Number(options.budget),
    positiveWeight: Number(options['positive-weight']),
    threshold: 'f1',
    batchSize: Number(options.batch),
    pieces: Number(options.pieces),
    pieceDimension: Number(options['piece-dimension']),
    gloveIterations: Number(options.glove),
    learningRate: Number(architecture === 'FT' ? options['fine-rate'] : options.rate),
    ...(masking !== undefined && { masking }),
    ...(share !== undefined && { candidates: Number(share) }),
    ...(options.vectors !== undefined && { vectors: options.vectors }),
  });
  const { input, blind } = architectureOf(settings);
  return {
    name,
    settings,
    embed: input === 'encoder' ? 'encoder' : options.vectors === undefined ? 'pieces' : 'words + pieces',
    variant: architecture,
    candidates: regimeOf(settings).share === undefined ? 'NO' : 'YES',
    masking: settings.masking ?? (blind ? 'M1' : 'M3'),
  };
}

async function run({ name, settings }, seed) {
  const own = architectureOf(settings).input === 'encoder' ? { encoder } : {};
  const started = process.cpuUsage();
  const losses = [];
  const trained = await trainSensitivity(
    corpus.train,
    { ...settings, ...own },
    {
      seed,
      language: 'de',
      dev: corpus.dev,
      onStep: ({ step, loss, devF1, figures }) => {
        losses.push({ loss, devF1 });
        console.error(
          `${name} seed ${seed} epoch ${step}: loss ${loss.toFixed(4)}, best held-out F1 ${devF1?.toFixed(3)}, ${figures.processorSeconds.toFixed(0)} s`,
        );
      },
    },
  );
  const trainSeconds = secondsSince(started);
  const halved = { ...trained, threshold: 0 };
  const test = await rateWithoutCandidates(trained, corpus.test);
  const held = await rateHeldOut(trained, seed);
  const { threshold } = trained;
  const found = {
    seed,
    epochs: losses.length,
    threshold,
    random: await evaluateRandomCandidates(halved, corpus.test, seed),
    named: await evaluateNamedCandidates(halved, corpus.test, named),
    plain: countRatings(test.logits, test.labels, 0),
    heldOut: countRatings(held.logits, held.labels, 0),
    plainAtBest: countRatings(test.logits, test.labels, threshold),
    heldOutAtBest: countRatings(held.logits, held.labels, threshold),
    averagePrecision: averagePrecision(test.logits, test.labels),
    falsePositives: describeFalsePositives(test, threshold, corpus.test, named),
    weights: trained.model.network.size,
    curve: losses,
    trainSeconds,
    allSeconds: secondsSince(started),
  };
  trained.model.dispose();
  return found;
}

/** A tagger of names, of another kind of text. */
async function trainNer() {
  const documents = [];
  const file = path.join(corpora, 'germeval2014', 'NER-de-dev.tsv');
  for await (const doc of await readCorpus(file)) documents.push(doc);
  return crf.train(documents, parseSettings(crf, {}), { seed: 1, language: 'de' });
}

/** One run: its training draws nothing. The bias of the best F1 on dev stands where the others have their threshold. */
async function runContextCrf() {
  const sign = (docs) =>
    docs.map(signBlanks).map((doc) => ({
      ...doc,
      entities: doc.entities.map((entity) => ({ ...entity, label: 'SENSITIVE' })),
    }));
  const tagger = await timed('context-crf', () =>
    crf.train(sign(corpus.train), parseSettings(crf, { features: 'context' }), { seed: 1, language: 'de' }),
  );
  const dev = sign(corpus.dev);
  const compare = async (docs, bias) => compareElements(docs, await tagAll(tagger, docs, bias));
  let best = { f1: -1, bias: 0 };
  for (const bias of [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5]) {
    const { f1 } = await compare(dev, bias);
    if (f1 > best.f1) best = { f1, bias };
  }
  return {
    epochs: '–',
    bias: best.bias,
    plain: await compare(corpus.test, 0),
    heldOut: await compare(dev, 0),
    plainAtBest: await compare(corpus.test, best.bias),
    heldOutAtBest: await compare(dev, best.bias),
  };
}

async function tagAll(tagger, documents, recallBias = 0) {
  const found = [];
  const plain = documents.map((doc) => ({ ...doc, entities: [] }));
  for await (const doc of tagger.tag(each(plain), { recallBias })) found.push(doc);
  return found;
}

async function* each(items) {
  yield* items;
}

async function timed(name, compute) {
  const started = process.cpuUsage();
  const result = await compute();
  costs[name] = secondsSince(started);
  console.error(`${name}: ${costs[name].toFixed(0)} s`);
  return result;
}

function secondsSince(started) {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

function write() {
  const done = models.filter(({ runs }) => runs.length > 0);
  record(options.name, {
    corpus: `german_ler/timex (${options.courts}), decisions by heuristic borders; trained with blanks, tested with blanks filled`,
    unit: 'shares of text elements, as fractions; processor seconds',
    options: tellable(options),
    figures: corpus.figures,
    kindsOfOtherElements: kindShares(corpus.test, named),
    names: compareElements(corpus.test, named),
    costs,
    models: done,
  });
  writeTables(done);
}

/** Models of several runs on the same decisions, and further seeds of the same models, in one file; the baseline of the first alone. */
function join(names) {
  const parts = names.map((name) => JSON.parse(readFileSync(`${resultFile(name)}.json`, 'utf8')));
  const { corpus: text, unit, figures, kindsOfOtherElements, names: namesFound } = parts[0];
  if (parts.some((part) => JSON.stringify(part.figures) !== JSON.stringify(figures))) {
    throw new TypeError('the runs are not of the same decisions');
  }
  const done = [];
  for (const [p, { models: own }] of parts.entries()) {
    for (const { runs, ...model } of own) {
      if (p > 0 && model.embed === '–') continue;
      const known = done.find(
        (other) => JSON.stringify({ ...other, runs: [] }) === JSON.stringify({ ...model, runs: [] }),
      );
      if (known) known.runs.push(...runs.filter(({ seed }) => known.runs.every((run) => run.seed !== seed)));
      else done.push({ ...model, runs: [...runs] });
    }
  }
  record(options.name, {
    corpus: text,
    unit,
    options: Object.fromEntries(parts.map((part, p) => [names[p], tellable(part.options)])),
    figures,
    kindsOfOtherElements,
    names: namesFound,
    costs: Object.assign({}, ...parts.map((part) => part.costs)),
    models: done,
  });
  writeTables(done);
}

/** Options without where files lie. */
function tellable(own) {
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, path.basename(value)]));
}

function writeTables(done) {
  const tables = layOut(done);
  writeFileSync(
    `${resultFile(options.name)}.md`,
    `# Contextual sensitivity\n\nPercent of text elements; mean ± standard deviation over seeds.\n\n${toMarkdown(tables)}`,
  );
  writeFileSync(`${resultFile(options.name)}.csv`, toCsv(tables));
}

function resultFile(name) {
  return path.join(root, 'bench', 'results', `${new Date().toISOString().slice(0, 10)}-${name}`);
}
