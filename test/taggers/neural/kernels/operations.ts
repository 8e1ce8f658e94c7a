import type { createRng } from '../../../../src/core/rng.ts';
import type { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import type { createAdam } from '../../../../src/taggers/neural/layers/adam.ts';
import type { createCrfWeights, crfNegativeLogLikelihood } from '../../../../src/taggers/neural/layers/crf.ts';
import type { embed } from '../../../../src/taggers/neural/layers/embedding.ts';
import type { bidirectional, createRecurrentWeights } from '../../../../src/taggers/neural/layers/recurrent.ts';
import type { valueAndGradients } from '../../../../src/taggers/neural/layers/weights.ts';
import type { EncoderConfig } from '../../../../src/taggers/transformer/config.ts';
import type { activate, tokenCrossEntropy, layerNorm } from '../../../../src/taggers/transformer/layers/operations.ts';
import type { attention } from '../../../../src/taggers/transformer/layers/attention.ts';
import type { createAdamW, discardGradients } from '../../../../src/taggers/transformer/adamw.ts';
import type { createEncoder } from '../../../../src/taggers/transformer/model.ts';
import type { createTaggingModel } from '../../../../src/taggers/transformer/tagging-model.ts';
import type { encoderWeights } from '../../../../src/taggers/transformer/weights.ts';

/** What {@link operations} is given of the package: here it comes from the sources, in a page from what they compile to. */
export interface Modules {
  readonly createRng: typeof createRng;
  readonly openBackend: typeof openBackend;
  readonly tf: typeof tf;
  readonly createAdam: typeof createAdam;
  readonly createAdamW: typeof createAdamW;
  readonly createCrfWeights: typeof createCrfWeights;
  readonly crfNegativeLogLikelihood: typeof crfNegativeLogLikelihood;
  readonly embed: typeof embed;
  readonly bidirectional: typeof bidirectional;
  readonly createRecurrentWeights: typeof createRecurrentWeights;
  readonly valueAndGradients: typeof valueAndGradients;
  readonly activate: typeof activate;
  readonly attention: typeof attention;
  readonly tokenCrossEntropy: typeof tokenCrossEntropy;
  readonly layerNorm: typeof layerNorm;
  readonly createEncoder: typeof createEncoder;
  readonly discardGradients: typeof discardGradients;
  readonly createTaggingModel: typeof createTaggingModel;
  readonly encoderWeights: typeof encoderWeights;
}

/** The files that they come from, without their endings, from the root of the sources or of what they compile to. */
export const MODULE_FILES: readonly string[] = [
  'core/rng',
  'taggers/neural/backend',
  'taggers/neural/layers/adam',
  'taggers/neural/layers/crf',
  'taggers/neural/layers/embedding',
  'taggers/neural/layers/recurrent',
  'taggers/neural/layers/weights',
  'taggers/transformer/adamw',
  'taggers/transformer/layers/attention',
  'taggers/transformer/layers/operations',
  'taggers/transformer/model',
  'taggers/transformer/tagging-model',
  'taggers/transformer/weights',
];

/** Numbers by name: values, losses, gradients. */
export type Outcome = Readonly<Record<string, readonly number[]>>;

/**
 * All that training computes, by name, on the backend that is open: our own operations, the library's that we have repaired,
 * those that networks are made of, and an encoder as a whole. Uses nothing but its argument, so that its text runs in a page
 * as well.
 */
export function operations(modules: Modules): Readonly<Record<string, () => Promise<Outcome>>> {
  const { createRng, tf, bidirectional, createRecurrentWeights, valueAndGradients } = modules;
  const draw = (name: string, size: number, reach = 1): Float32Array => {
    const rng = createRng(5).fork(name);
    return Float32Array.from({ length: size }, () => (2 * rng.float() - 1) * reach);
  };
  const all: Record<string, () => Promise<Outcome>> = {};

  /** One recurrent layer in both directions and a CRF over its states. */
  const network = (cell: 'lstm' | 'coupled', lengths: readonly number[], inputSize: number, hidden: number) => {
    const shown = lengths.length > 6 ? `${lengths.slice(0, 6).join(' ')} …` : lengths.join(' ');
    all[`recurrence and CRF: ${cell}, ${inputSize} → ${hidden}, lengths ${shown}`] = async () => {
      const rng = createRng(5);
      const given = Int32Array.from(lengths);
      const steps = Math.max(2, ...lengths);
      const cells = lengths.length * steps;
      const values = Float32Array.from({ length: cells * inputSize }, () => 2 * rng.float() - 1);
      const x = tf.variable(tf.tensor3d(values, [lengths.length, steps, inputSize]));
      const direction = (name: string) =>
        createRecurrentWeights(rng.fork(name), { inputSize, hiddenSize: hidden, cell, learnedInitialState: true });
      const weights = { forward: direction('forward'), backward: direction('backward') };
      // Some of the states of each direction are the scores of the tags.
      const own = Math.min(hidden, 4);
      const chain = modules.createCrfWeights(rng.fork('crf'), 2 * own);
      const tags = Int32Array.from({ length: cells }, () => rng.int(2 * own));
      const inputs: Record<string, tf.Variable> = { x, ...chain };
      for (const [name, one] of Object.entries(weights)) {
        for (const [key, weight] of Object.entries(one)) inputs[`${name}.${key}`] = weight;
      }
      const states = tf.tidy(() => bidirectional(x, given, weights, cell).states);
      const outcome: Record<string, number[]> = { states: [...(await states.data())] };
      // Without a token no weight is used.
      if (lengths.some((length) => length > 0)) {
        const { value, gradients } = valueAndGradients(() => {
          const { states } = bidirectional(x, given, weights, cell);
          const part = (from: number) => tf.slice(states, [0, 0, from], [lengths.length, steps, own]);
          const scores = tf.mul(tf.concat([part(0), part(hidden)], 2), 3) as tf.Tensor3D;
          return tf.sum(modules.crfNegativeLogLikelihood(scores, tags, given, chain));
        }, inputs);
        outcome['loss'] = [...(await value.data())];
        for (const [name, gradient] of Object.entries(gradients)) outcome[name] = [...(await gradient.data())];
        tf.dispose([value, gradients]);
      }
      tf.dispose([states, inputs]);
      return outcome;
    };
  };
  network('lstm', [2, 4, 0, 3], 3, 1);
  network('coupled', [1], 1, 5);
  network('lstm', [7, 7, 2, 1, 9, 3, 3], 10, 25);
  network('coupled', [7, 7, 2, 1, 9, 3, 3], 10, 25);
  network('coupled', [6, 5, 6], 33, 100);
  network('lstm', [2, 1], 4, 512);
  network('lstm', [0, 0], 2, 3);
  const many = Array.from({ length: 37 }, (_, b) => 5 + ((b * 7) % 20));
  network('lstm', many, 30, 21);
  network('coupled', many, 30, 21);
  network('lstm', [2000], 2, 3);

  /** The values of an operation, and the gradients of their weighted sum by its inputs. */
  const operation = (
    name: string,
    shapes: Readonly<Record<string, number[]>>,
    run: (inputs: Readonly<Record<string, tf.Tensor>>) => tf.Tensor,
    differentiable = true,
  ) => {
    all[name] = async () => {
      const inputs = Object.fromEntries(
        Object.entries(shapes).map(([key, shape]) => [
          key,
          tf.tensor(draw(`${name}.${key}`, tf.util.sizeFromShape(shape), 2), shape),
        ]),
      );
      const out = tf.tidy(() => run(inputs));
      const outcome: Record<string, number[]> = { values: [...(await out.data())] };
      if (differentiable) {
        const weights = draw(`${name}.weights`, out.size);
        const { value, gradients } = valueAndGradients(
          () => tf.sum(tf.mul(run(inputs), tf.tensor(weights, out.shape))),
          inputs,
        );
        for (const [key, gradient] of Object.entries(gradients)) outcome[key] = [...(await gradient.data())];
        tf.dispose([value, gradients]);
      }
      tf.dispose([out, inputs]);
      return outcome;
    };
  };

  for (const [transposeA, transposeB] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    const turned = `${transposeA ? 'Aᵀ' : 'A'}${transposeB ? 'Bᵀ' : 'B'}`;
    const product = ({ a, b }: Readonly<Record<string, tf.Tensor>>) =>
      tf.matMul(a as tf.Tensor, b as tf.Tensor, transposeA, transposeB);
    const pair = (stack: number[], rows: number, inner: number, columns: number) => ({
      a: [...stack, ...(transposeA ? [inner, rows] : [rows, inner])],
      b: [...stack, ...(transposeB ? [columns, inner] : [inner, columns])],
    });
    operation(`matMul: ${turned}, 33 × 65 × 17`, pair([], 33, 65, 17), product);
    operation(`matMul: ${turned}, 2 × 3 of 5 × 8 × 6`, pair([2, 3], 5, 8, 6), product);
  }
  const shaped = (x: tf.Tensor | undefined, change: (x: tf.Tensor) => tf.Tensor) => change(x as tf.Tensor);
  for (const name of ['tanh', 'sigmoid'] as const) operation(name, { x: [7, 9] }, ({ x }) => shaped(x, tf[name]));
  for (const name of ['add', 'sub', 'mul'] as const) {
    operation(`${name}, broadcast`, { a: [4, 1, 6], b: [5, 6] }, ({ a, b }) =>
      tf[name](a as tf.Tensor, b as tf.Tensor),
    );
  }
  operation('sum', { x: [6, 11] }, ({ x }) => shaped(x, (own) => tf.sum(own, 1)));
  operation('transpose and reshape', { x: [3, 4, 5] }, ({ x }) =>
    shaped(x, (own) => tf.reshape(tf.transpose(own, [2, 0, 1]), [5, 12])),
  );
  operation('concat', { a: [2, 3], b: [4, 3] }, ({ a, b }) => tf.concat([a as tf.Tensor, b as tf.Tensor]));
  operation('slice', { x: [5, 7, 3] }, ({ x }) => shaped(x, (own) => tf.slice(own, [1, 2, 0], [3, 4, 2])));

  // Used in the gradients of others, or in an optimiser: never differentiated themselves.
  const values = (name: string, shape: number[], run: (x: tf.Tensor) => tf.Tensor) =>
    operation(name, { x: shape }, ({ x }) => run(x as tf.Tensor), false);
  for (const name of ['neg', 'square', 'exp', 'erf'] as const) values(name, [7, 9], (x) => tf[name](x));
  values('sqrt and log', [40], (x) => tf.log(tf.sqrt(tf.add(tf.square(x), 0.1))));
  values('div', [4, 6], (x) => tf.div(x, tf.add(tf.square(x), 0.5)));
  values('maximum and clipByValue', [60], (x) => tf.maximum(tf.clipByValue(x, -1, 1), -0.5));
  values('max', [6, 11], (x) => tf.max(x, 1));
  values('tile', [6, 3], (x) => tf.tile(x, [2, 1]));
  values('split and pad', [6, 4], (x) => tf.pad(tf.split(x, [1, 3, 2])[1] as tf.Tensor2D, [[1, 2], [0, 3]])); // prettier-ignore
  values('unstack', [4, 5], (x) => tf.unstack(x)[2] as tf.Tensor);
  values('addN of 23', [23, 5], (x) => tf.addN(tf.split(x, 23)));
  operation('embed: gather and segment sum', { vectors: [6, 5] }, ({ vectors }) =>
    modules.embed({ vectors: vectors as tf.Tensor2D, positions: Int32Array.of(3, 0, 3, 5, 5, 5) }, [2, 3]),
  );
  operation('filter gradient of a convolution', { x: [2, 5, 6, 3], dy: [2, 5, 6, 4] }, ({ x, dy }) =>
    tf.engine().runKernel(
      'Conv2DBackpropFilter',
      { x: x as tf.Tensor, dy: dy as tf.Tensor },
      { strides: 1, pad: 'same', dataFormat: 'NHWC', filterShape: [3, 2, 3, 4] },
    ),
    false,
  ); // prettier-ignore

  for (const activation of ['gelu', 'gelu_tanh', 'relu'] as const) {
    // Beyond the ends of the table, too.
    operation(`activation: ${activation}`, { x: [9, 13] }, ({ x }) =>
      modules.activate(tf.mul(x as tf.Tensor, 4), activation),
    );
  }
  operation('layer normalisation', { x: [9, 24], gamma: [24], beta: [24] }, ({ x, gamma, beta }) =>
    modules.layerNorm(x as tf.Tensor2D, { gamma: gamma as tf.Tensor1D, beta: beta as tf.Tensor1D }, 1e-5),
  );
  for (const dropped of [false, true]) {
    const [batch, length, heads, width] = [3, 9, 4, 32];
    const flat = [batch * length, width];
    const lengths = Int32Array.of(9, 1, 6);
    const visible = Float32Array.from({ length: batch * length }, (_, i) => (i % length < (lengths[Math.floor(i / length)] ?? 0) ? 1 : 0)); // prettier-ignore
    operation(`attention${dropped ? ' with dropout' : ''}`, { q: flat, k: flat, v: flat }, ({ q, k, v }) => {
      const mask = { rate: 0.2, keys: [12345, 0xfedcba98], rowsBefore: 3 } as const;
      const shape = { batch, length, heads, lengths };
      const seen = modules.attention(q as tf.Tensor2D, k as tf.Tensor2D, v as tf.Tensor2D, shape, dropped ? mask : undefined); // prettier-ignore
      return tf.mul(seen, tf.tensor2d(visible, [batch * length, 1])); // what stands at padding nobody reads
    });
  }
  operation('cross-entropy', { scores: [3, 5, 7] }, ({ scores }) =>
    modules.tokenCrossEntropy(scores as tf.Tensor3D, Int32Array.from({ length: 15 }, (_, i) => (i * 3) % 7), Int32Array.of(5, 1, 3)),
  ); // prettier-ignore

  for (const crf of [false, true]) {
    all[`encoder of two layers, ${crf ? 'CRF' : 'cross-entropy'}: loss and all gradients`] = async () => {
      const config: EncoderConfig = {
        family: 'electra', modelType: 'electra', vocabularySize: 50, embeddingSize: 16, hiddenSize: 24, layers: 2, heads: 3,
        intermediateSize: 40, activation: 'gelu', normEpsilon: 1e-12, positions: 32, firstPosition: 0, types: 2,
        hiddenDropout: 0.1, attentionDropout: 0.1,
      }; // prettier-ignore
      const weights = Object.fromEntries(
        modules.encoderWeights(config).map(({ name, shape }) => {
          const values = draw(name, tf.util.sizeFromShape([...shape]), 0.2);
          return [name, { shape, values: name.endsWith('gamma') ? values.map((value) => 1 + value) : values }];
        }),
      );
      const model = modules.createTaggingModel(modules.createEncoder(config, weights), 5, crf, createRng(3));
      const windows = [11, 4, 7].map((length, sequence) => ({
        sequence,
        from: 0,
        ids: Int32Array.from({ length }, (_, i) => (7 * sequence + 3 * i) % 50),
        places: Int32Array.from({ length: Math.ceil(length / 2) }, (_, i) => 2 * i),
      }));
      const tags = windows.map(({ places }) => places.map((place) => place % 5));
      const { loss, gradients } = await model.differentiate(windows, tags, { rate: 0.1, rng: createRng(4) });
      const read = async (found: number | Float32Array | tf.Tensor) =>
        typeof found === 'number' ? [found] : [...('dataId' in found ? await found.data() : found)];
      const outcome: Record<string, number[]> = { loss: await read(loss) };
      for (const [name, { values }] of Object.entries(gradients)) outcome[name] = await read(values);
      modules.discardGradients({ loss, gradients });
      model.dispose();
      return outcome;
    };
  }

  all['a step of Adam, gradients clipped'] = async () => {
    const weight = tf.variable(tf.tensor(draw('adam', 30), [5, 6]));
    const gradient = tf.tensor(draw('gradient', 30, 9), [5, 6]);
    const adam = modules.createAdam({ rate: 0.1, clipping: { by: 'norm', limit: 2 } });
    const norms: number[] = [];
    for (let step = 0; step < 2; step++) {
      norms.push((await adam.step({ dense: [{ name: 'weight', weight, gradient }], rows: [] })).norm ?? NaN);
    }
    const outcome = { weight: [...(await weight.data())], norms };
    adam.dispose();
    tf.dispose([weight, gradient]);
    return outcome;
  };

  all['steps of AdamW, some clipped, one of two batches, one of rows'] = async () => {
    const shapes = { kernel: [70, 90], bias: [5], table: [40, 6] };
    const weights = Object.entries(shapes).map(([name, shape]) => ({
      name,
      values: tf.variable(tf.tensor(draw(name, tf.util.sizeFromShape(shape)), shape)),
      scale: name === 'bias' ? 3 : 1,
      decays: name !== 'bias',
    }));
    const adamw = modules.createAdamW(weights, { rate: 0.1, weightDecay: 0.1, clip: 8, warmupSteps: 1, totalSteps: 5 });
    const found: number[] = [];
    for (let step = 0; step < 4; step++) {
      for (const part of step === 2 ? [0.25, 0.75] : [1]) {
        const size = (step + 1) * 0.1;
        const gradients = Object.fromEntries(
          weights.map(({ name, values }) => [
            name,
            { values: tf.tensor(draw(`${name} ${step} ${part}`, values.size, size), values.shape) },
          ]),
        );
        gradients['table']?.values.dispose();
        const rows = Int32Array.of(7, 3, 39);
        const own = tf.tensor(draw(`rows ${step} ${part}`, 18, size), [3, 6]);
        adamw.add({ loss: tf.scalar(step), gradients: { ...gradients, table: { values: own, rows } } }, part);
      }
      const { losses, norm } = await adamw.step();
      found.push(norm, ...losses);
    }
    const outcome: Record<string, number[]> = { found };
    for (const { name, values } of weights) outcome[name] = [...(await values.data())];
    const { arrays } = await adamw.state();
    for (const [name, values] of Object.entries(arrays)) outcome[name] = [...values];
    adamw.dispose();
    tf.dispose(weights.map(({ values }) => values));
    return outcome;
  };
  return all;
}

/** How far an outcome is from another: the largest difference, relative to the largest number of its kind (at least 1). */
export function distance(outcome: Outcome, reference: Outcome): number {
  let furthest = 0;
  for (const name of new Set([...Object.keys(reference), ...Object.keys(outcome)])) {
    const [own, other] = [outcome[name] ?? [], reference[name] ?? []];
    if (own.length !== other.length) return Infinity;
    const scale = other.reduce((most, value) => Math.max(most, Math.abs(value)), 1);
    other.forEach((value, i) => {
      const apart = Math.abs(value - (own[i] as number)) / scale;
      furthest = Number.isNaN(apart) ? Infinity : Math.max(furthest, apart);
    });
  }
  return furthest;
}
