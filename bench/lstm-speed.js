// Training speed of the recurrent layers on the wasm backend, against PyTorch on one thread and against TensorFlow.js as
// published. Contenders run in turn, each in a process of its own. Figures are tokens per second of processor time, with one
// thread; of "two threads", and of what they are compared with, tokens per second of the clock: measure those on a machine with
// two cores to spare.
//
//   node bench/lstm-speed.js [rounds]        after npm run build; PYTHON names a python3 with torch
//
// tagger: BiLSTM(125 → 2 × 100), linear to 21, softmax cross-entropy, Adam; 32 (or 128) sequences of 40 tokens.
// crf: the same with dropout, lengths 20–40, a linear-chain CRF over 21 tags and SGD with clipping.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { interleave, median, record, root } from './lib.js';

const B = Number(process.env.BATCH ?? 32);
const T = 40;
const D = 125;
const H = 100;
const L = 21;
const STEPS = 60;
const WARM_UP = 10;
const load = (file) => import(path.join(root, 'dist', 'taggers', 'neural', file));

/** Times training steps; resolves to tokens per second, of processor time and of the clock. */
async function time(step, tokens) {
  for (let i = 0; i < WARM_UP; i++) await step(i);
  const [before, start] = [process.cpuUsage(), performance.now()];
  for (let i = 0; i < STEPS; i++) await step(WARM_UP + i);
  const { user, system } = process.cpuUsage(before);
  const all = STEPS * tokens;
  return { processor: all / ((user + system) / 1e6), clock: all / ((performance.now() - start) / 1000) };
}

const contenders = {
  async 'tagger as published'() {
    const { engines } = await load('backend/engines.js');
    const { registerGradients } = await load('kernels/gradients.js');
    await engines.wasm.start();
    registerGradients();
    registerMoreGradients((await load('backend.js')).tf);
    return tagger(published);
  },
  async tagger() {
    const { openBackend } = await load('backend.js');
    await openBackend('wasm');
    const { bidirectional } = await load('layers/recurrent.js');
    return tagger((x, lengths, weights) => bidirectional(x, lengths, weights, 'lstm').states);
  },
  async crf() {
    const { openBackend, tf } = await load('backend.js');
    await openBackend('wasm');
    const { bidirectional } = await load('layers/recurrent.js');
    const { createCrfWeights, crfNegativeLogLikelihood } = await load('layers/crf.js');
    const { dropout } = await load('layers/dropout.js');
    const { createSgd } = await load('layers/sgd.js');
    const { createRng } = await import(path.join(root, 'dist/core/rng.js'));
    const rng = createRng(1);
    const model = await createModel();
    const crf = createCrfWeights(rng.fork('crf'), L);
    const lengths = Int32Array.from({ length: B }, (_, b) => 20 + ((b * 7) % 21));
    const tags = Int32Array.from({ length: B * T }, (_, i) => (i * 5) % L);
    const sgd = createSgd({ rate: 0.005, clipping: { by: 'value', limit: 5 } });
    const loss = (step) => {
      const x = dropout(model.x, 0.5, rng.fork('dropout', step));
      const { states } = bidirectional(x, lengths, model.recurrent, 'lstm');
      return tf.mul(tf.sum(crfNegativeLogLikelihood(model.linear(states), tags, lengths, crf)), 1 / B);
    };
    const tokens = lengths.reduce((sum, length) => sum + length, 0);
    return time((step) => train(model, { ...model.weights, ...crf, x: model.x }, sgd, () => loss(step)), tokens);
  },
};

async function createModel() {
  const { tf } = await load('backend.js');
  const { createRecurrentWeights } = await load('layers/recurrent.js');
  const { createDenseWeights, dense } = await load('layers/dense.js');
  const { createRng } = await import(path.join(root, 'dist/core/rng.js'));
  const rng = createRng(7);
  const direction = (name) => createRecurrentWeights(rng.fork(name), { inputSize: D, hiddenSize: H, cell: 'lstm' });
  const recurrent = { forward: direction('forward'), backward: direction('backward') };
  const linear = createDenseWeights(rng.fork('linear'), 2 * H, L);
  const values = Float32Array.from({ length: B * T * D }, () => rng.float() - 0.5);
  const weights = { ...linear };
  for (const [name, one] of Object.entries(recurrent)) {
    for (const [key, weight] of Object.entries(one)) weights[`${name}.${key}`] = weight;
  }
  return { tf, x: tf.variable(tf.tensor3d(values, [B, T, D])), recurrent, weights, linear: (h) => dense(h, linear) };
}

async function train({ tf, x }, weights, optimiser, loss) {
  const { valueAndGradients } = await load('layers/weights.js');
  const { value, gradients } = valueAndGradients(loss, weights);
  if (!Number.isFinite((await value.data())[0])) throw new Error('the loss is not a number');
  const dense = Object.entries(weights)
    .filter(([, weight]) => weight !== x)
    .map(([name, weight]) => ({ name, weight, gradient: gradients[name] }));
  await optimiser.step({ dense, rows: [] });
  tf.dispose([value, gradients]);
}

async function tagger(layer) {
  const { createAdam } = await load('layers/adam.js');
  const model = await createModel();
  const { tf } = model;
  const lengths = new Int32Array(B).fill(T);
  const target = tf.oneHot(
    tf.tensor1d(
      Int32Array.from({ length: B * T }, (_, i) => (i * 5) % L),
      'int32',
    ),
    L,
  );
  const targets = tf.keep(tf.cast(target, 'float32'));
  // Softmax cross-entropy with its gradient written out: the core has none for softmax.
  const crossEntropy = tf.customGrad((logits, save) => {
    const p = tf.softmax(logits);
    save([p]);
    return {
      value: tf.mul(tf.sum(tf.mul(targets, tf.log(p))), -1 / (B * T)),
      gradFunc: (dy, [q]) => tf.mul(tf.sub(q, targets), tf.mul(dy, 1 / (B * T))),
    };
  });
  const adam = createAdam({ rate: 0.001 });
  const loss = () => {
    const states = layer(model.x, lengths, model.recurrent, tf);
    return crossEntropy(tf.reshape(model.linear(states), [B * T, L]));
  };
  return time(() => train(model, model.weights, adam, loss), B * T);
}

/** Those of operations that the layers of this package do not use, as TensorFlow.js has them. */
function registerMoreGradients(tf) {
  const axisOf = ({ axis }, rank) => (axis < 0 ? axis + rank : axis);
  for (const [kernelName, gradFunc] of Object.entries({
    Pack: (dy, _saved, attrs) => tf.unstack(dy, axisOf(attrs, dy.rank)).map((part) => () => part),
    Unpack: (dys, _saved, attrs) => ({ value: () => tf.stack(dys, axisOf(attrs, dys[0].rank + 1)) }),
    SplitV: (dys, _saved, attrs) => ({ x: () => tf.concat(dys, axisOf(attrs, dys[0].rank)) }),
  })) {
    tf.registerGradient({ kernelName, saveAllInputs: kernelName === 'Pack', gradFunc });
  }
}

/** One operation a gate, differentiated by the tape. */
function published(x, _lengths, { forward, backward }, tf) {
  const steps = x.shape[1];
  const direction = (weights, order) => {
    const projected = tf.add(tf.matMul(tf.reshape(x, [B * T, D]), weights.input), weights.bias);
    const sums = tf.unstack(tf.reshape(projected, [B, T, 4 * H]), 1);
    let [c, h] = [tf.zeros([B, H]), tf.zeros([B, H])];
    const states = [];
    for (const t of order) {
      const gates = tf.add(sums[t], tf.matMul(h, weights.recurrent));
      const [i, f, o, g] = tf.split(gates, 4, 1);
      c = tf.add(tf.mul(tf.sigmoid(f), c), tf.mul(tf.sigmoid(i), tf.tanh(g)));
      h = tf.mul(tf.sigmoid(o), tf.tanh(c));
      states[t] = h;
    }
    return tf.stack(states, 1);
  };
  const order = Array.from({ length: steps }, (_, t) => t);
  return tf.concat([direction(forward, order), direction(backward, order.toReversed())], 2);
}

if (process.env.THREADS !== undefined) (await load('kernels/simd/kernel.js')).setThreads(Number(process.env.THREADS));
const only = process.argv[2];
if (only !== undefined && only in contenders) {
  console.log(JSON.stringify(await contenders[only]()));
} else {
  const rounds = Number(only ?? 3);
  const self = fileURLToPath(import.meta.url);
  const python = process.env.PYTHON ?? 'python3';
  const peer = path.join(root, 'bench', 'peers', 'lstm_torch.py');
  const measure = (command, args, env = {}) => {
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, ...env } });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
    return JSON.parse(stdout);
  };
  if (!existsSync(path.join(root, 'dist'))) throw new Error('npm run build comes first');
  const own = (name, by, env) => () => Math.round(measure(process.execPath, [self, name], env)[by]);
  const torch = (name, by, env) => () => Math.round(measure(python, [peer, name], env)[by]);
  const one = { THREADS: '1' };
  const two = { THREADS: '2' };
  const large = { BATCH: '128' };
  const values = await interleave(
    {
      'tagger as published': own('tagger as published', 'processor', one),
      tagger: own('tagger', 'processor', one),
      crf: own('crf', 'processor', one),
      'tagger, PyTorch': torch('tagger', 'processor'),
      'crf, PyTorch': torch('crf', 'processor'),
      'tagger, two threads': own('tagger', 'clock', two),
      'tagger by the clock, PyTorch': torch('tagger', 'clock'),
      'tagger of 128, two threads': own('tagger', 'clock', { ...two, ...large }),
      'tagger of 128 by the clock, PyTorch': torch('tagger', 'clock', large),
    },
    rounds,
  );
  const medians = Object.fromEntries(Object.entries(values).map(([name, all]) => [name, median(all)]));
  const ratios = {
    'tagger to as published': medians.tagger / medians['tagger as published'],
    'tagger to PyTorch': medians.tagger / medians['tagger, PyTorch'],
    'crf to PyTorch': medians.crf / medians['crf, PyTorch'],
    'tagger, two threads to PyTorch': medians['tagger, two threads'] / medians['tagger by the clock, PyTorch'],
    'tagger of 128, two threads to PyTorch':
      medians['tagger of 128, two threads'] / medians['tagger of 128 by the clock, PyTorch'],
  };
  console.table(medians);
  console.table(ratios);
  record('lstm-speed', {
    unit: 'tokens per second of processor time with one thread; of the clock where it says so and with two threads',
    rounds,
    values,
    medians,
    ratios,
  });
}
