// Our bidirectional LSTM-CRFs against the same architectures in PyTorch: wikigold, the first 1,000 sentences to train on and
// the rest as dev, word vectors from scratch. Strict F1 (mean and spread over the seeds) and training tokens a second of
// processor time, both on one thread.
//
//   node bench/neural-accuracy.js [--epochs 20] [--seeds 1,2,3] [--models neuroner,deepaffix] [--mode batched|faithful]
//
// PYTHON names an interpreter with torch and numpy; default /usr/bin/python3 (Debian: apt-get install python3-torch).
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { deepaffix, neuroner } from '../dist/taggers/neural/families.js';
import { corporaFolder, median, record, root } from './lib.js';
import { writeTags } from './tags-file.js';

const { values: options } = parseArgs({
  options: {
    epochs: { type: 'string', default: '20' },
    seeds: { type: 'string', default: '1,2,3' },
    models: { type: 'string', default: 'neuroner,deepaffix' },
    mode: { type: 'string', default: 'batched' },
  },
});
const epochs = Number(options.epochs);
const seeds = options.seeds.split(',').map(Number);
const python = process.env.PYTHON ?? '/usr/bin/python3';
const families = { neuroner, deepaffix };

const train = [];
const dev = [];
let sentences = 0;
let tokens = 0;
for await (const doc of await readCorpus(path.join(corporaFolder(), 'wikigold', 'wikigold.conll.txt'))) {
  const sequences = labelSequences(doc, 'en', 'IOB2');
  if (sentences < 1000) {
    train.push(doc);
    for (const sequence of sequences) tokens += sequence.tokens.length;
  } else dev.push(doc);
  sentences += sequences.length;
}

const folder = mkdtempSync(path.join(tmpdir(), 'neural-accuracy-'));
const results = {};
for (const name of options.models.split(',')) {
  const family = families[name];
  const settings = family.settings.parse({ mode: options.mode, epochs, patience: epochs });
  const files = { train: exportTags(train, settings.scheme), dev: exportTags(dev, settings.scheme) };
  const runs = { ours: [], pytorch: [] };
  for (const seed of seeds) {
    runs.ours.push(await runOurs(family, settings, seed));
    runs.pytorch.push(await runPeer(name, files, seed));
    for (const [who, list] of Object.entries(runs)) {
      const { best, tokensPerSecond } = list.at(-1);
      console.log(`${name}, seed ${seed}, ${who}: F1 ${best.toFixed(4)}, ${Math.round(tokensPerSecond)} tokens/s`);
    }
  }
  const summary = Object.fromEntries(Object.entries(runs).map(([who, list]) => [who, summarise(list)]));
  const ratio = summary.ours.tokensPerSecond / summary.pytorch.tokensPerSecond;
  console.log(name, JSON.stringify(summary), `ours / PyTorch: ${ratio.toFixed(2)} of the speed of one thread`);
  results[name] = { ...summary, speedRatio: ratio, runs };
}
rmSync(folder, { recursive: true });
record(`neural-accuracy-${options.mode}`, {
  corpus: `wikigold, ${train.length} documents (${tokens} tokens) to train on, ${dev.length} as dev`,
  unit: 'F1 of whole mentions on dev at the epoch that is best there (chosen on dev, on both sides); training tokens per second of processor time, dev not counted',
  epochs,
  seeds,
  mode: options.mode,
  results,
});

/** What both sides print of a run: best F1, F1 and loss by epoch, the median epoch's speed. */
function describe(curve) {
  return {
    best: Math.max(...curve.map(({ devF1 }) => devF1)),
    devF1: curve.map(({ devF1 }) => devF1),
    loss: curve.map(({ loss }) => loss),
    tokensPerSecond: median(curve.map(({ tokensPerSecond }) => tokensPerSecond)),
  };
}

/** Mean and sample standard deviation of the F1, mean speed. */
function summarise(runs) {
  const mean = (list) => list.reduce((a, b) => a + b, 0) / list.length;
  const f1 = runs.map(({ best }) => best);
  const deviation = Math.sqrt(f1.reduce((a, b) => a + (b - mean(f1)) ** 2, 0) / Math.max(1, f1.length - 1));
  return {
    f1: mean(f1),
    deviation,
    lowest: Math.min(...f1),
    highest: Math.max(...f1),
    tokensPerSecond: mean(runs.map(({ tokensPerSecond }) => tokensPerSecond)),
  };
}

async function runOurs(family, settings, seed) {
  const curve = [];
  const tagger = await family.train(train, settings, {
    seed,
    language: 'en',
    dev,
    onStep: ({ loss, devF1, figures }) =>
      curve.push({ loss, devF1, tokensPerSecond: tokens / figures.processorSeconds }),
  });
  await tagger.dispose();
  return describe(curve);
}

async function runPeer(name, files, seed) {
  const script = path.join(root, 'bench', 'peers', `${name}_torch.py`);
  const { stdout } = await promisify(execFile)(
    python,
    [script, files.train, files.dev, '--epochs', String(epochs), '--seed', String(seed), '--mode', options.mode],
    { env: { ...process.env, OMP_NUM_THREADS: '1' }, maxBuffer: 1 << 24 },
  );
  return describe(stdout.trim().split('\n').map((line) => JSON.parse(line))); // prettier-ignore
}

function exportTags(docs, scheme) {
  const file = path.join(folder, `${scheme}-${docs === train ? 'train' : 'dev'}.tsv`);
  writeTags(file, docs, scheme);
  return file;
}
