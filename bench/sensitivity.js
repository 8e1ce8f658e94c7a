// Contextual sensitivity (Schamberger 2019): models that learn from decisions with blanks what in a filled decision is sensitive, by
// its context; the thesis's Tables 6.2, 6.3, 6.4 and 7.1. Decisions of german_ler/timex, blanks found and filled by
// src/placeholders; names for candidates by a CRF trained on GermEval 2014; a CRF that sees the neighbours alone beside them.
//
//   node bench/sensitivity.js [--elements 20000] [--test-elements 10000] [--seeds 1,2,3,4,5] [--epochs 10]
//     [--models LOConv2,LORNN1,RNN1:M3,FT:M3,…] [--courts bgh,bpatg,bsg,bverfg] [--encoder FOLDER] [--vectors FILE] [--rate 1e-3] [--positive-weight 1]
//     [--schedule linear|thesis] [--best loss|f1] [--budget 512] [--pretrain-epochs 4] [--pretrain-elements 300000] [--backend wasm] [--name sensitivity]
//
// A model is NAME[:MASKING[:CANDIDATES]]: the architecture, M1 to M7, and the share of candidates (0: all elements are rated).
// Every number of a model is of the same decisions; seeds change weights, candidates and masks. Written after each run, so that
// what is done stays when it is stopped.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { crf } from '../dist/taggers/crf/family.js';
import {
  compareElements,
  evaluateHeldOut,
  evaluateNamedCandidates,
  evaluateRandomCandidates,
  evaluateWithoutCandidates,
} from '../dist/taggers/sensitivity/evaluation.js';
import { sensitivity } from '../dist/taggers/sensitivity/family.js';
import { architectureOf, regimeOf, trainSensitivity } from '../dist/taggers/sensitivity/train.js';
import { parseSettings } from '../dist/taggers/settings.js';
import { saveEncoder } from '../dist/taggers/transformer/pretrain/folder.js';
import { pretrainEncoder } from '../dist/taggers/transformer/pretrain/pretrain.js';
import { pretrainSettings } from '../dist/taggers/transformer/pretrain/settings.js';
import { corporaFolder, record, root } from './lib.js';
import { readCorpora, signBlanks } from './sensitivity/corpus.js';
import { layOut, toCsv, toMarkdown } from './sensitivity/tables.js';

const { values: options } = parseArgs({
  options: {
    elements: { type: 'string', default: '20000' },
    'test-elements': { type: 'string', default: '10000' },
    seeds: { type: 'string', default: '1' },
    epochs: { type: 'string', default: '10' },
    models: { type: 'string', default: 'LOConv2,LORNN1,RNN1:M3,RNN1:M7,FT:M3,FT:M7' },
    courts: { type: 'string', default: 'bgh,bpatg,bsg,bverfg' },
    encoder: { type: 'string' },
    vectors: { type: 'string' },
    rate: { type: 'string' },
    'positive-weight': { type: 'string', default: '1' },
    schedule: { type: 'string', default: 'linear' },
    best: { type: 'string', default: 'loss' },
    budget: { type: 'string', default: '512' },
    'pretrain-epochs': { type: 'string', default: '4' },
    'pretrain-elements': { type: 'string', default: '300000' },
    backend: { type: 'string', default: 'wasm' },
    name: { type: 'string', default: 'sensitivity' },
  },
});
const seeds = options.seeds.split(',').map(Number);
const folder = mkdtempSync(path.join(tmpdir(), 'sensitivity-'));
const corpora = corporaFolder();
const corpus = await readCorpora({
  corpora,
  courts: options.courts.split(','),
  elements: Number(options.elements),
  testElements: Number(options['test-elements']),
  seed: 13,
});
console.log(JSON.stringify(corpus.figures));

const costs = {};
const specs = options.models.split(',').map(describe);
const ner = await timed('ner', trainNer);
const named = await timed('named', () => tagAll(ner, corpus.test));
console.log('names', JSON.stringify(compareElements(corpus.test, named)));
const context = await timed('context-crf', trainContextCrf);
let encoder = options.encoder;

const models = [
  {
    embed: '–',
    variant: 'CRF, neighbours alone',
    candidates: 'NO',
    masking: 'M1',
    runs: [{ epochs: 100, plain: compareElements(corpus.test, await tagAll(context, corpus.test)) }],
  },
  ...specs.map(({ embed, variant, candidates, masking }) => ({ embed, variant, candidates, masking, runs: [] })),
];
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
    ...(masking !== undefined && { masking }),
    ...(share !== undefined && { candidates: Number(share) }),
    ...(options.rate !== undefined && { learningRate: Number(options.rate) }),
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
  const own = architectureOf(settings).input === 'encoder' ? { encoder: await openEncoder() } : {};
  const started = process.cpuUsage();
  const losses = [];
  const trained = await trainSensitivity(
    corpus.train,
    { ...settings, ...own },
    {
      seed,
      language: 'de',
      onStep: ({ step, loss, devF1, figures }) => {
        losses.push({ loss, devF1 });
        console.error(
          `${name} seed ${seed} epoch ${step}: loss ${loss.toFixed(4)}, held-out F1 ${devF1?.toFixed(3)}, ${figures.processorSeconds.toFixed(0)} s`,
        );
      },
    },
  );
  const trainSeconds = secondsSince(started);
  const found = {
    seed,
    epochs: losses.length,
    heldOut: await evaluateHeldOut(trained, seed),
    random: await evaluateRandomCandidates(trained, corpus.test, seed),
    named: await evaluateNamedCandidates(trained, corpus.test, named),
    plain: await evaluateWithoutCandidates(trained, corpus.test),
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

async function trainContextCrf() {
  const documents = corpus.train.map(signBlanks).map((doc) => ({
    ...doc,
    entities: doc.entities.map((entity) => ({ ...entity, label: 'SENSITIVE' })),
  }));
  return crf.train(documents, parseSettings(crf, { features: 'context' }), { seed: 1, language: 'de' });
}

/** Pretrained once, where a model needs it. */
async function openEncoder() {
  return (encoder ??= await timed('encoder', pretrain));
}

/** A small BERT from the decisions that are not tested on, blanks and all. */
async function pretrain() {
  const settings = pretrainSettings.parse({
    vocabularySize: 4000,
    layers: 2,
    hiddenSize: 128,
    heads: 2,
    learningRate: 1e-3,
    epochs: Number(options['pretrain-epochs']),
    reportSteps: 200,
    backend: options.backend,
  });
  const most = Math.max(1, Math.floor(corpus.rest.length / 4));
  const documents = [...corpus.train, ...corpus.rest.slice(0, most)].map(({ id, text }) => ({
    id,
    text,
    entities: [],
  }));
  const pretrained = await pretrainEncoder(documents, settings, {
    seed: 13,
    onStep: ({ step, loss, figures }) =>
      console.error(`encoder, report ${step}: loss ${loss.toFixed(3)}, perplexity ${figures.perplexity?.toFixed(1)}`),
  });
  const to = path.join(folder, 'encoder');
  await saveEncoder(to, pretrained);
  costs.encoderFigures = pretrained.figures;
  return to;
}

async function tagAll(tagger, documents) {
  const found = [];
  const plain = documents.map((doc) => ({ ...doc, entities: [] }));
  for await (const doc of tagger.tag(each(plain))) found.push(doc);
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
  const tables = layOut(done);
  record(options.name, {
    corpus: `german_ler/timex (${options.courts}), decisions by heuristic borders; trained with blanks, tested with blanks filled`,
    unit: 'shares of text elements, as fractions; processor seconds',
    options,
    figures: corpus.figures,
    names: compareElements(corpus.test, named),
    costs,
    models: done,
  });
  const file = path.join(root, 'bench', 'results', `${new Date().toISOString().slice(0, 10)}-${options.name}`);
  writeFileSync(`${file}.md`, `# Contextual sensitivity\n\nPercent of text elements.\n\n${toMarkdown(tables)}`);
  writeFileSync(`${file}.csv`, toCsv(tables));
}
