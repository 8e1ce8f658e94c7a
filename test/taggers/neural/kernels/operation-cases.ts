import type { createRng } from '../../../../src/core/rng.ts';
import type { BackendName, openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import type { createCrfWeights, crfNegativeLogLikelihood } from '../../../../src/taggers/neural/layers/crf.ts';
import type { bidirectional, createRecurrentWeights } from '../../../../src/taggers/neural/layers/recurrent.ts';
import type { valueAndGradients } from '../../../../src/taggers/neural/layers/weights.ts';

/** What {@link compute} is given of the package: here it comes from the sources, in a page from what they compile to. */
export interface Modules {
  readonly createRng: typeof createRng;
  readonly openBackend: typeof openBackend;
  readonly tf: typeof tf;
  readonly createCrfWeights: typeof createCrfWeights;
  readonly crfNegativeLogLikelihood: typeof crfNegativeLogLikelihood;
  readonly bidirectional: typeof bidirectional;
  readonly createRecurrentWeights: typeof createRecurrentWeights;
  readonly valueAndGradients: typeof valueAndGradients;
}

/** A network of one recurrent layer in both directions and a CRF over its states. */
export interface Case {
  readonly lengths: readonly number[];
  readonly steps: number;
  readonly inputSize: number;
  readonly hidden: number;
  readonly cell: 'lstm' | 'coupled';
}

export const CASES: readonly Case[] = [
  { lengths: [2, 4, 0, 3], steps: 5, inputSize: 3, hidden: 1, cell: 'lstm' },
  { lengths: [1], steps: 1, inputSize: 1, hidden: 5, cell: 'coupled' },
  { lengths: [7, 7, 2, 1, 9, 3, 3], steps: 9, inputSize: 10, hidden: 25, cell: 'lstm' },
  { lengths: [7, 7, 2, 1, 9, 3, 3], steps: 9, inputSize: 10, hidden: 25, cell: 'coupled' },
  { lengths: [6, 5, 6], steps: 6, inputSize: 33, hidden: 100, cell: 'coupled' },
  { lengths: [3, 2], steps: 3, inputSize: 4, hidden: 512, cell: 'lstm' },
  { lengths: [0, 0], steps: 2, inputSize: 2, hidden: 3, cell: 'lstm' },
  { lengths: [2000], steps: 2000, inputSize: 2, hidden: 3, cell: 'lstm' },
];

/** By name: the states, the loss of the CRF and its gradients by all inputs and weights. */
export type Outcome = Readonly<Record<string, readonly number[]>>;

/** Computes a case. Uses nothing but its arguments, so that its text runs in a page as well. */
export async function compute(modules: Modules, backend: BackendName, example: Case): Promise<Outcome> {
  const { createRng, openBackend, tf, bidirectional, createRecurrentWeights, valueAndGradients } = modules;
  const { lengths, steps, inputSize, hidden, cell } = example;
  await openBackend(backend);
  const rng = createRng(5);
  const given = Int32Array.from(lengths);
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
  for (const [name, own] of Object.entries(weights)) {
    for (const [key, weight] of Object.entries(own)) inputs[`${name}.${key}`] = weight;
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
}
