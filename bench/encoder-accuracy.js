// Fine-tuning a small encoder against the same recipe, weights, pieces and windows in PyTorch: wikigold, the first 1,000
// sentences to train on and the rest as dev. The encoder is pretrained here, on open English text without the dev sentences.
// Strict F1 (mean and spread over the seeds) and processor time of a training step; PyTorch on one thread.
//
//   node bench/encoder-accuracy.js [--encoder FOLDER] [--epochs 10] [--seeds 1,2,3] [--rate 5e-4] [--pretrain-epochs 4] [--keep FOLDER]
//
// PYTHON names an interpreter with torch and numpy; default /usr/bin/python3 (Debian: apt-get install python3-torch).
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { labelSequences } from '../dist/taggers/sequences.js';
import { windowsOf } from '../dist/taggers/transformer/decode.js';
import { bert } from '../dist/taggers/transformer/families.js';
import { readEncoderFolder } from '../dist/taggers/transformer/folder.js';
import { saveEncoder } from '../dist/taggers/transformer/pretrain/folder.js';
import { pretrainEncoder } from '../dist/taggers/transformer/pretrain/pretrain.js';
import { pretrainSettings } from '../dist/taggers/transformer/pretrain/settings.js';
import { openTokenizer } from '../dist/taggers/transformer/tokenizer/tokenizer.js';
import { corporaFolder, median, record, root } from './lib.js';

const { values: options } = parseArgs({
  options: {
    encoder: { type: 'string' },
    epochs: { type: 'string', default: '10' },
    seeds: { type: 'string', default: '1,2,3' },
    rate: { type: 'string', default: '5e-4' },
    'pretrain-epochs': { type: 'string', default: '4' },
    keep: { type: 'string' },
  },
});
const epochs = Number(options.epochs);
const seeds = options.seeds.split(',').map(Number);
const folder = mkdtempSync(path.join(tmpdir(), 'encoder-accuracy-'));

const read = async (...names) => {
  const documents = [];
  for await (const doc of await readCorpus(path.join(corporaFolder(), ...names))) documents.push(doc);
  return documents;
};
const train = [];
const dev = [];
let sentences = 0;
for (const doc of await read('wikigold', 'wikigold.conll.txt')) {
  (sentences < 1000 ? train : dev).push(doc);
  sentences += labelSequences(doc, 'en', 'IOB2').length;
}

const pretraining = options.encoder === undefined ? await pretrain() : { given: true };
const encoder = options.encoder ?? path.join(folder, 'encoder');
const settings = bert.settings.parse({
  encoder,
  epochs,
  patience: epochs,
  learningRate: Number(options.rate),
  backend: 'wasm',
});
const examples = path.join(folder, 'examples.json');
const trainTokens = await writeExamples();
const { config } = await readEncoderFolder(encoder);
const runs = { ours: [], pytorch: [] };
for (const seed of seeds) {
  runs.ours.push(describe(await runOurs(seed)));
  runs.pytorch.push(describe(await runPeer(seed)));
  for (const [who, list] of Object.entries(runs)) {
    const { best, millisecondsPerStep } = list.at(-1);
    console.log(`seed ${seed}, ${who}: F1 ${best.toFixed(4)}, ${millisecondsPerStep.toFixed(0)} ms/step`);
  }
  const results = Object.fromEntries(Object.entries(runs).map(([who, list]) => [who, summarise(list)]));
  const speedRatio = results.pytorch.millisecondsPerStep / results.ours.millisecondsPerStep;
  console.log(JSON.stringify(results), `ours / PyTorch: ${speedRatio.toFixed(2)} of the speed`);
  // After each seed: hours may lie between them on a busy machine.
  record('encoder-accuracy', {
    corpus: `wikigold, ${train.length} documents (${trainTokens} tokens) to train on, ${dev.length} as dev`,
    unit: 'F1 of whole mentions on dev at the epoch that is best there (chosen on dev, on both sides); processor time of a training step (median epoch), dev not counted',
    encoder: config,
    pretraining,
    recipe: { ...settings, encoder: undefined },
    seeds: seeds.slice(0, runs.ours.length),
    results,
    speedRatio,
    runs,
  });
}
rmSync(folder, { recursive: true });

/** A small BERT on Wikipedia, web pages and social media, with the sentences of training, but not those of dev. */
async function pretrain() {
  const names = [
    ...['politics', 'literature'].flatMap((topic) =>
      ['train', 'dev', 'test'].map((part) => ['crossner', topic, `${part}.txt`]),
    ),
    ['wnut17', 'wnut17train.conll'],
    ['btc', 'btc.train'],
  ];
  const texts = [...train];
  for (const name of names) texts.push(...(await read(...name)));
  const chosen = pretrainSettings.parse({
    vocabularySize: 4000,
    layers: 2,
    hiddenSize: 128,
    heads: 2,
    learningRate: 1e-3,
    epochs: Number(options['pretrain-epochs']),
    backend: 'wasm',
  });
  const started = process.cpuUsage();
  const documents = texts.map(({ text }, i) => ({ id: `d${i}`, text, entities: [] }));
  const pretrained = await pretrainEncoder(documents, chosen, {
    seed: 13,
    onNotice: (code, message) => console.log(`${code}: ${message}`),
    onStep: (step) => console.log(JSON.stringify(step)),
  });
  await saveEncoder(path.join(folder, 'encoder'), pretrained);
  if (options.keep !== undefined) await saveEncoder(options.keep, pretrained);
  const { user, system } = process.cpuUsage(started);
  return { settings: chosen, corpora: ['wikigold (train)', ...names.map((name) => name.join('/'))], ...pretrained.figures, processorSeconds: (user + system) / 1e6 }; // prettier-ignore
}

/** The pieces and windows as training here has them, for the twin. */
async function writeExamples() {
  const { tokenizer: files } = await readEncoderFolder(encoder);
  const tokenizer = openTokenizer(files, encoder);
  const label = (docs) => docs.flatMap((doc) => labelSequences(doc, 'en', settings.scheme));
  const [learned, held] = [label(train), label(dev)];
  const labels = [
    ...new Set(learned.flatMap(({ tags }) => tags.filter((tag) => tag !== 'O').map((tag) => tag.slice(2)))),
  ];
  const tags = ['O', ...labels.toSorted((a, b) => (a < b ? -1 : 1)).flatMap((name) => [`B-${name}`, `I-${name}`])];
  const windows = (list) =>
    list.flatMap((sentence, s) =>
      windowsOf(sentence, s, tokenizer, settings).map(({ ids, places, sequence, from }) => {
        const own = sentence.tags.slice(from, from + places.length).map((tag) => tags.indexOf(tag));
        return { ids: [...ids], places: [...places], sequence, from, tags: own };
      }),
    );
  const gold = held.map((sentence) => sentence.tags);
  writeFileSync(examples, JSON.stringify({ tags, train: windows(learned), dev: windows(held), gold }));
  return learned.reduce((sum, { tokens }) => sum + tokens.length, 0);
}

async function runOurs(seed) {
  const curve = [];
  const steps = Math.ceil(JSON.parse(readFileSync(examples, 'utf8')).train.length / settings.batchSize);
  const tagger = await bert.train(train, settings, {
    seed,
    language: 'en',
    dev,
    onStep: ({ loss, devF1, figures }) =>
      curve.push({ loss, devF1, steps, processorSeconds: figures.processorSeconds }),
  });
  await tagger.dispose();
  return curve;
}

async function runPeer(seed) {
  const script = path.join(root, 'bench', 'peers', 'encoder_torch.py');
  const own = { epochs, seed, lr: settings.learningRate, batch: settings.batchSize, warmup: settings.warmup };
  const { stdout } = await promisify(execFile)(
    process.env.PYTHON ?? '/usr/bin/python3',
    [script, encoder, examples, ...Object.entries(own).flatMap(([name, value]) => [`--${name}`, String(value)])],
    { env: { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' }, maxBuffer: 1 << 26 },
  );
  return stdout.trim().split('\n').map((line) => JSON.parse(line)); // prettier-ignore
}

/** What both sides say of a run: best F1, F1 and loss by epoch, the median epoch's time of a step. */
function describe(curve) {
  return {
    best: Math.max(...curve.map(({ devF1 }) => devF1)),
    last: curve.at(-1).devF1,
    devF1: curve.map(({ devF1 }) => devF1),
    loss: curve.map(({ loss }) => loss),
    millisecondsPerStep: median(curve.map(({ steps, processorSeconds }) => (1000 * processorSeconds) / steps)),
  };
}

/** Mean and sample standard deviation of the F1, mean time. */
function summarise(list) {
  const mean = (values) => values.reduce((a, b) => a + b, 0) / values.length;
  const f1 = list.map(({ best }) => best);
  const deviation = Math.sqrt(f1.reduce((a, b) => a + (b - mean(f1)) ** 2, 0) / Math.max(1, f1.length - 1));
  return {
    f1: mean(f1),
    deviation,
    lowest: Math.min(...f1),
    highest: Math.max(...f1),
    lastF1: mean(list.map(({ last }) => last)),
    millisecondsPerStep: mean(list.map(({ millisecondsPerStep }) => millisecondsPerStep)),
  };
}
