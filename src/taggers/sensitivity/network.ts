import type { Rng } from '../../core/rng.ts';
import { tf } from '../neural/backend.ts';
import { createDenseWeights, dense, type DenseWeights } from '../neural/layers/dense.ts';
import { dropout } from '../neural/layers/dropout.ts';
import {
  bidirectional,
  createRecurrentWeights,
  recurrent,
  type BidirectionalWeights,
} from '../neural/layers/recurrent.ts';
import type { Architecture } from './architectures.ts';
import { gatherRows, kernelRows, leaveOutRows, relu, rowsAround, startRows } from './layers.ts';
import type { Grid, Units } from './tokens.ts';

/** Dropout of one step: after the input, and before the last dense layers (§5.4.2.3). */
export interface Dropping {
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
