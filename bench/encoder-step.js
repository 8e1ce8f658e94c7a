// A step of fine-tuning an encoder of 22.7 million parameters (MiniLM's sizes: 6 layers of 384, a vocabulary of 30,522) at 16
// windows of 128 pieces, on the wasm backend with one thread, against PyTorch on one thread: seconds of processor time, and the
// most memory the process had. Contenders run in turn, each in a process of its own.
//
//   node bench/encoder-step.js [rounds]        after npm run build; PYTHON names a python3 with torch
//
// Forward, backward, clipping and AdamW, with dropout .1. The weights are random: a step does not depend on them. Python's twin
// is written with PyTorch's modules as `transformers` writes BertForTokenClassification.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { interleave, median, record, root } from './lib.js';

const BATCH = 16;
const LENGTH = 128;
const TAGS = 9;
const WARM_UP = 2;
const STEPS = Number(process.env.STEPS ?? 4);
const load = (file) => import(path.join(root, 'dist', file));

const json = {
  model_type: 'bert',
  vocab_size: 30_522,
  hidden_size: 384,
  num_hidden_layers: 6,
  num_attention_heads: 12,
  intermediate_size: 1536,
  hidden_act: 'gelu',
  max_position_embeddings: 512,
  type_vocab_size: 2,
  hidden_dropout_prob: 0.1,
  attention_probs_dropout_prob: 0.1,
};

/** @returns seconds of processor time of a step, and the most memory in GB. */
async function train(recomputes = false) {
  const { openBackend } = await load('taggers/neural/backend.js');
  const { setThreads } = await load('taggers/neural/kernels/simd/kernel.js');
  const { createRng } = await load('core/rng.js');
  const { parseEncoderConfig } = await load('taggers/transformer/config.js');
  const { encoderWeights } = await load('taggers/transformer/weights.js');
  const { createEncoder } = await load('taggers/transformer/model.js');
  const { assignParameters, createTaggingModel, parametersOf } = await load('taggers/transformer/tagging-model.js');
  const { createAdamW } = await load('taggers/transformer/adamw.js');
  await openBackend(process.env.BACKEND ?? 'wasm');
  setThreads(Number(process.env.THREADS ?? 1));
  const rng = createRng(7);
  const config = parseEncoderConfig(json, 'config.json');
  const random = (name, shape) => {
    const values = new Float32Array(shape.reduce((a, b) => a * b, 1));
    if (name.endsWith('gamma')) return values.fill(1);
    if (!/(bias|beta)$/.test(name)) for (let i = 0; i < values.length; i++) values[i] = (rng.float() - 0.5) * 0.07;
    return values;
  };
  const weights = Object.fromEntries(
    encoderWeights(config).map(({ name, shape }) => [name, { shape, values: random(name, shape) }]),
  );
  const model = createTaggingModel(createEncoder(config, weights, recomputes), TAGS, false, rng.fork('head'));
  const options = { rate: 5e-5, weightDecay: 0.01, clip: 1, warmupSteps: 0, totalSteps: 1000 };
  const parameters = await parametersOf(model, false, 1);
  const optimiser = createAdamW(parameters, options);
  const windows = Array.from({ length: BATCH }, (_, b) => ({
    sequence: b,
    from: 0,
    ids: Int32Array.from({ length: LENGTH }, () => 1000 + rng.int(29_000)),
    places: Int32Array.from({ length: LENGTH - 2 }, (_unused, t) => t + 1),
  }));
  const tags = windows.map(({ places }) => Int32Array.from(places, (t) => (t * 5) % TAGS));
  let before;
  const losses = [];
  for (let step = 0; step < WARM_UP + STEPS; step++) {
    if (step === WARM_UP) before = process.cpuUsage();
    optimiser.add(await model.differentiate(windows, tags, { rate: 0.1, rng: rng.fork('dropout', step) }), 1);
    losses.push(...(await optimiser.step()).losses);
    assignParameters(model, parameters);
  }
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6 / STEPS, gigabytes: process.resourceUsage().maxRSS / 2 ** 20, losses };
}

const contenders = {
  ours: () => train(),
  'ours, recomputing each layer': () => train(true),
};

const only = process.argv[2];
if (only !== undefined && only in contenders) {
  console.log(JSON.stringify(await contenders[only]()));
} else {
  const rounds = Number(only ?? 3);
  const self = fileURLToPath(import.meta.url);
  const python = process.env.PYTHON ?? 'python3';
  const peer = path.join(root, 'bench', 'peers', 'encoder_step_torch.py');
  if (!existsSync(path.join(root, 'dist'))) throw new Error('npm run build comes first');
  const run = (command, args) => () => {
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
    return JSON.parse(stdout);
  };
  const values = await interleave(
    {
      ...Object.fromEntries(Object.keys(contenders).map((name) => [name, run(process.execPath, [self, name])])),
      PyTorch: run(python, [peer, String(STEPS)]),
    },
    rounds,
  );
  const medians = Object.fromEntries(
    Object.entries(values).map(([name, all]) => [
      name,
      {
        seconds: median(all.map(({ seconds }) => seconds)),
        gigabytes: median(all.map(({ gigabytes }) => gigabytes)),
      },
    ]),
  );
  const ratio = medians.ours.seconds / medians.PyTorch.seconds;
  console.log(JSON.stringify({ medians, ratio }, null, 2));
  record('encoder-step', { rounds, batch: BATCH, length: LENGTH, medians, ratio, values });
}
