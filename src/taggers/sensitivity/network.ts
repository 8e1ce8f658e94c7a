import type { Rng } from '../../core/rng.ts';
import { tf } from '../neural/backend.ts';
import { createDenseWeights, dense, type DenseWeights, dropout } from '../neural/layers/dense.ts';
import {
  bidirectional,
  createRecurrentWeights,
  recurrent,
  type BidirectionalWeights,
} from '../neural/layers/recurrent.ts';
import type { Architecture } from './architectures.ts';
import type { Grid, Units } from './tokens.ts';
import { differentiable } from '../neural/kernels/differentiable.ts';
import { gatherOrZero } from '../neural/layers/packing.ts';

/**
 * Rows in any order, each as often as one likes: `out[i] = x[rows[i]]`, zero where `rows[i]` is −1.
 *
 * @param x `[R, D]`
 */
function gatherRows(x: tf.Tensor2D, rows: Int32Array): tf.Tensor2D {
  const [count] = x.shape;
  return differentiable(
    { x },
    () => gatherOrZero(x, rows),
    (dy) => ({
      // A row more collects what came from nowhere.
      x: () => {
        const segments = tf.tensor1d(rows.map((row) => (row < 0 ? count : row)), 'int32'); // prettier-ignore
        return tf.slice(tf.unsortedSegmentSum(dy, segments, count + 1), [0, 0], [count, -1]);
      },
    }),
  );
}

/** max(x, 0). */
function relu(x: tf.Tensor2D): tf.Tensor2D {
  return differentiable(
    { x },
    (save) => {
      const value = tf.relu(x);
      save([value]);
      return value;
    },
    (dy, saved) => ({ x: () => tf.mul(dy, tf.cast(tf.greater(saved[0] as tf.Tensor, 0), 'float32')) }),
  );
}

/** The rows of a grid, seen as `[sequences · longest]`, at which the units begin. */
function startRows({ longest }: Grid, { sequence, start }: Units): Int32Array {
  return start.map((at, i) => (sequence[i] as number) * longest + at);
}

/** The row before each unit, −1 where its sequence begins with it; and the row after. What a leave-out LSTM reads. */
function rowsAround(grid: Grid, { sequence, start, end }: Units): { before: Int32Array; after: Int32Array } {
  const { longest, lengths } = grid;
  const rowOf = (i: number) => (sequence[i] as number) * longest;
  return {
    before: start.map((at, i) => (at === 0 ? -1 : rowOf(i) + at - 1)),
    after: end.map((at, i) => (at >= (lengths[sequence[i] as number] as number) ? -1 : rowOf(i) + at)),
  };
}

/**
 * The rows under a convolution's kernel around every token of a grid, `kernel` for each, −1 outside the token's sequence. Of
 * padding, all are −1.
 */
function kernelRows({ sequences, longest, lengths }: Grid, kernel: number): Int32Array {
  const rows = new Int32Array(sequences * longest * kernel).fill(-1);
  const half = (kernel - 1) / 2;
  for (let s = 0; s < sequences; s++) {
    const length = lengths[s] as number;
    for (let t = 0; t < length; t++) {
      const at = (s * longest + t) * kernel;
      const last = Math.min(length - 1, t + half);
      for (let p = Math.max(0, t - half); p <= last; p++) rows[at + p - t + half] = s * longest + p;
    }
  }
  return rows;
}

/**
 * The rows under the kernel of a leave-out convolution (Schamberger 2019, §5.4.1.1, figure 5.2): half of the filter lies on the
 * tokens before the unit, half on those after it, and the zeros between, as many as the unit has tokens, are not computed.
 */
function leaveOutRows(grid: Grid, { sequence, start, end }: Units, kernel: number): Int32Array {
  const { longest, lengths } = grid;
  const half = kernel / 2;
  const rows = new Int32Array(start.length * kernel).fill(-1);
  for (let i = 0; i < start.length; i++) {
    const s = sequence[i] as number;
    const from = start[i] as number;
    const to = end[i] as number;
    const length = lengths[s] as number;
    for (let k = 0; k < half; k++) {
      if (from - half + k >= 0) rows[i * kernel + k] = s * longest + from - half + k;
      if (to + k < length) rows[i * kernel + half + k] = s * longest + to + k;
    }
  }
  return rows;
}

/**
 * The mean of the units' binary cross-entropies, weighted (§5.4.4.2): positiveWeight · y · softplus(−z) + (1 − y) · softplus(z),
 * divided by the sum of the weights.
 *
 * @param logits z, `[N, 1]`; σ(z) is the probability of being sensitive.
 * @param labels y, 1 or 0.
 */
export function weightedCrossEntropy(logits: tf.Tensor2D, labels: Uint8Array, positiveWeight: number): tf.Scalar {
  const weights = Float32Array.from(labels, (label) => (label === 1 ? positiveWeight : 1));
  const total = Math.max(
    1e-12,
    weights.reduce((a, b) => a + b, 0),
  );
  const shares = weights.map((weight) => weight / total);
  const shape: [number, number] = [labels.length, 1];
  const targets = () => tf.tensor2d(Float32Array.from(labels), shape);
  return differentiable(
    { logits },
    (save) => {
      save([logits]);
      // max(z, 0) − y·z + log(1 + exp(−|z|)): no overflow.
      const losses = tf.add(
        tf.sub(tf.relu(logits), tf.mul(targets(), logits)),
        tf.log(tf.add(tf.exp(tf.neg(tf.abs(logits))), 1)),
      );
      return tf.sum(tf.mul(losses, tf.tensor2d(shares, shape)));
    },
    (dy, saved) => ({
      logits: () =>
        tf.mul(tf.mul(tf.sub(tf.sigmoid(saved[0] as tf.Tensor), targets()), tf.tensor2d(shares, shape)), dy),
    }),
  );
}

/** Dropout of one step: after the input, and before the last dense layers (§5.4.2.3). */
interface Dropping {
  readonly rate: number;
  readonly rng: Rng;
}

/** The layers between the vectors of tokens and the ratings of units. */
export interface Network {
  /** All weights by name. */
  readonly variables: Readonly<Record<string, tf.Variable>>;
  /** How many numbers they are. */
  readonly size: number;
  /**
   * @param x `[sequences, longest, D]`; what it holds at padding has no influence.
   * @returns the units' logits, `[N, 1]`: above 0 is sensitive.
   */
  run(x: tf.Tensor3D, grid: Grid, units: Units, dropping?: Dropping): tf.Tensor2D;
}

type DenseVariables = ReturnType<typeof createDenseWeights>;
type RecurrentVariables = ReturnType<typeof createRecurrentWeights>;
type Weights =
  | { readonly kind: 'dense'; readonly dense: DenseVariables }
  | { readonly kind: 'convolution' | 'leave-out-convolution'; readonly kernel: number; readonly dense: DenseVariables }
  | {
      readonly kind: 'recurrent' | 'leave-out-recurrent';
      readonly forward: RecurrentVariables;
      readonly backward: RecurrentVariables;
    };

/**
 * Fresh weights: Xavier-uniform, biases 0, forget gates 1. Dense and convolutional layers are rectified; the thesis names no
 * activation.
 *
 * @param width D, numbers of a token's vector.
 * @param baseRate what a fresh network rates an element with, about: the bias of the last layer is its log-odds.
 */
export function createNetwork({ layers }: Architecture, width: number, rng: Rng, baseRate = 0.5): Network {
  const weights: Weights[] = [];
  let inner = width;
  // In a stack of leave-out LSTMs each direction reads its own kind only.
  let oneWay = width;
  layers.forEach((layer, i) => {
    const own = rng.fork('layer', i);
    if (layer.kind === 'dense') {
      weights.push({ kind: layer.kind, dense: createDenseWeights(own, inner, layer.size) });
      inner = oneWay = layer.size;
    } else if (layer.kind === 'convolution' || layer.kind === 'leave-out-convolution') {
      const { kind, kernel } = layer;
      weights.push({ kind, kernel, dense: createDenseWeights(own, kernel * inner, layer.size) });
      inner = oneWay = layer.size;
    } else {
      const inputSize = layer.kind === 'recurrent' ? inner : oneWay;
      const direction = (name: string) =>
        createRecurrentWeights(own.fork(name), { inputSize, hiddenSize: layer.size, cell: 'lstm' });
      weights.push({ kind: layer.kind, forward: direction('forward'), backward: direction('backward') });
      oneWay = layer.size;
      inner = 2 * layer.size;
    }
  });
  const output = createDenseWeights(rng.fork('output'), inner, 1);
  const logOdds = Math.log(baseRate / (1 - baseRate));
  tf.tidy(() => output.bias.assign(tf.tensor1d([logOdds])));
  const variables = nameVariables(weights, output);
  const lastInContext = layers.findLastIndex(({ kind }) => kind !== 'dense');

  return {
    variables,
    size: Object.values(variables).reduce((sum, { size }) => sum + size, 0),
    run(x, grid, units, dropping) {
      const drop = <T extends tf.Tensor>(values: T, place: string): T =>
        dropping ? dropout(values, dropping.rate, dropping.rng.fork(place)) : values;
      // Without a layer between, input and context are the same.
      const dropped = lastInContext < 0 ? x : drop(x, 'input');
      const around = runInContext(dropped, weights.slice(0, lastInContext + 1), grid, units);
      let rows = drop(around, 'context');
      for (const layer of weights.slice(lastInContext + 1)) {
        if (layer.kind === 'dense') rows = relu(dense(rows, layer.dense));
      }
      return dense(rows, output);
    },
  };
}

/** The layers up to the last that reads more than one token: `[N, ·]`, a row for each unit. */
function runInContext(x: tf.Tensor3D, layers: readonly Weights[], grid: Grid, units: Units): tf.Tensor2D {
  const { sequences, longest, lengths } = grid;
  const flat = (grid: tf.Tensor3D): tf.Tensor2D => tf.reshape(grid, [sequences * longest, grid.shape[2]]);
  const deep = (rows: tf.Tensor2D): tf.Tensor3D => tf.reshape(rows, [sequences, longest, rows.shape[1]]);
  let all = x;
  for (let i = 0; i < layers.length; i++) {
    const layer = layers[i] as Weights;
    switch (layer.kind) {
      case 'dense':
        all = deep(relu(dense(flat(all), layer.dense)));
        break;
      case 'convolution':
        all = deep(convolve(flat(all), kernelRows(grid, layer.kernel), layer.kernel, layer.dense));
        break;
      case 'recurrent':
        all = bidirectional(all, lengths, layer, 'lstm').states;
        break;
      case 'leave-out-convolution':
        return convolve(flat(all), leaveOutRows(grid, units, layer.kernel), layer.kernel, layer.dense);
      case 'leave-out-recurrent': {
        let [forward, backward] = [all, all];
        for (const { kind, ...stack } of layers.slice(i)) {
          if (kind !== 'leave-out-recurrent') break;
          const weights = stack as BidirectionalWeights;
          forward = recurrent(forward, lengths, weights.forward, 'lstm', 'forward');
          backward = recurrent(backward, lengths, weights.backward, 'lstm', 'backward');
        }
        const { before, after } = rowsAround(grid, units);
        return tf.concat2d([gatherRows(flat(forward), before), gatherRows(flat(backward), after)], 1);
      }
    }
  }
  return gatherRows(flat(all), startRows(grid, units));
}

/** A convolution as a product of what lies under the kernel, `kernel` rows for each output, with all filters. */
function convolve(x: tf.Tensor2D, rows: Int32Array, kernel: number, weights: DenseWeights): tf.Tensor2D {
  const under: tf.Tensor2D = tf.reshape(gatherRows(x, rows), [rows.length / kernel, kernel * x.shape[1]]);
  return relu(dense(under, weights));
}

function nameVariables(layers: readonly Weights[], output: DenseVariables): Record<string, tf.Variable> {
  const named: Record<string, tf.Variable> = {};
  const add = (prefix: string, group: Readonly<Record<string, tf.Variable | undefined>>) => {
    for (const [name, variable] of Object.entries(group)) if (variable) named[`${prefix}.${name}`] = variable;
  };
  layers.forEach((layer, i) => {
    if ('dense' in layer) add(`layer.${i}`, layer.dense);
    else {
      add(`layer.${i}.forward`, layer.forward);
      add(`layer.${i}.backward`, layer.backward);
    }
  });
  add('output', output);
  return named;
}
