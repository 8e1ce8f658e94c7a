import type { Rng } from '../../core/rng.ts';
import { tf } from '../neural/backend.ts';
import { dense, dropout } from '../neural/layers/dense.ts';
import { embed, type LookUp } from '../neural/layers/embedding.ts';
import type { EncoderConfig } from './config.ts';
import { activate, addAndNorm, layerNorm } from './layers/operations.ts';
import { attention } from './layers/attention.ts';
import { drawMask } from './layers/masks.ts';
import { differentiable } from '../neural/kernels/differentiable.ts';

/**
 * f(x) as one operation: of all that f computes, x alone is kept for the way back, where f is computed again. (Gradient
 * checkpointing: Chen et al. 2016, "Training deep nets with sublinear memory cost".) The gradients are the same to the bit.
 *
 * @param weights all that f depends on besides x, by any names but `x`.
 * @param f gives the same each time: what it draws, it draws from forks.
 * @throws TypeError, on the way back, naming a weight that f does not depend on.
 */
export function recompute<T extends tf.Tensor>(x: T, weights: Readonly<Record<string, tf.Tensor>>, f: (x: T) => T): T {
  return differentiable(
    { x, ...weights },
    (save) => {
      save([x]);
      return f(x);
    },
    (dy, saved) => {
      const again = saved[0] as T;
      const found = gradientsOnTheWayBack(() => f(again), [again, ...Object.values(weights)], dy);
      const gradients: Record<string, () => tf.Tensor> = {};
      ['x', ...Object.keys(weights)].forEach((name, i) => {
        const gradient = found[i];
        if (!gradient) throw new TypeError(`what is computed again does not depend on ${name}`);
        gradients[name] = () => gradient;
      });
      return gradients;
    },
  );
}

/** The gradients of f where others are being computed: the engine of TensorFlow.js 4.22 knows one tape, and loses it. */
function gradientsOnTheWayBack(f: () => tf.Tensor, inputs: tf.Tensor[], dy: tf.Tensor): (tf.Tensor | undefined)[] {
  const { state } = tf.engine() as unknown as { state: { activeTape: unknown } };
  const outer = state.activeTape;
  try {
    const { value, grads } = tf.engine().gradients(f, inputs, dy, true);
    value.dispose();
    return grads;
  } finally {
    state.activeTape = outer;
  }
}

/** Sequences of pieces side by side, padded to the longest. */
export interface PieceBatch {
  readonly batch: number;
  readonly length: number;
  /** `[batch, length]`, row by row; what stands at padding does not matter. */
  readonly ids: Int32Array;
  /** Of each sequence, its pieces. */
  readonly lengths: Int32Array;
  /** Where the sequences are a part of a step's batch: how many come before them. For their masks of dropout. */
  readonly sequencesBefore?: number;
}

/** The tensors of an encoder by the names of weights.ts, the table of words apart: a batch needs few of its rows. */
type EncoderTensors = Readonly<Record<string, tf.Tensor>>;

/** Told the queries and keys of each layer, from 0: `[batch · length, H]`. They are disposed of unless kept. */
export type AttentionObserver = (layer: number, query: tf.Tensor2D, key: tf.Tensor2D) => void;

/**
 * The hidden states of the last layer, `[batch · length, H]`; those of padding mean nothing.
 *
 * All four families are the encoder of Vaswani et al. (2017, §3.1) with normalisation after each block, learned positions and
 * GELU (Devlin et al. 2019); ELECTRA may project its embeddings to the hidden size (Clark et al. 2020).
 *
 * @param words the pieces' vectors, in the order of `pieces.ids`.
 * @param dropping of a training step, from whose fork each mask is drawn; without it nothing is dropped.
 * @param recomputes whether each layer is computed again on the way back, so that less is kept for it.
 */
export function encode(
  config: EncoderConfig,
  tensors: EncoderTensors,
  words: Pick<LookUp, 'vectors' | 'positions'>,
  pieces: PieceBatch,
  dropping?: Rng,
  recomputes = false,
  observe?: AttentionObserver,
): tf.Tensor2D {
  const { linear, norm, drop, weight } = operationsOf(config, tensors, pieces, dropping);
  let x = tf.add(
    embed(words, [pieces.ids.length]),
    embed({ vectors: weight('embeddings.positions') as tf.Tensor2D, positions: positionsOf(config, pieces) }, [
      pieces.ids.length,
    ]),
  ) as tf.Tensor2D;
  if (config.types > 0) x = tf.add(x, tf.slice(weight('embeddings.types'), [0, 0], [1, -1]));
  x = drop(norm(x, 'embeddings.norm'), 'embeddings');
  if (config.embeddingSize !== config.hiddenSize) x = linear(x, 'embeddings.projection');
  for (let layer = 0; layer < config.layers; layer++) {
    const run = (x: tf.Tensor2D) => encodeLayer(config, tensors, layer, x, pieces, dropping, observe);
    const own = Object.entries(tensors).filter(([name]) => name.startsWith(`layer.${layer}.`));
    x = recomputes ? recompute(x, Object.fromEntries(own), run) : run(x);
  }
  return x;
}

function encodeLayer(
  config: EncoderConfig,
  tensors: EncoderTensors,
  layer: number,
  x: tf.Tensor2D,
  pieces: PieceBatch,
  dropping?: Rng,
  observe?: AttentionObserver,
): tf.Tensor2D {
  const { batch, length, lengths, sequencesBefore = 0 } = pieces;
  const { linear, addNorm } = operationsOf(config, tensors, pieces, dropping);
  const name = `layer.${layer}`;
  const [query, key, value] = ['query', 'key', 'value'].map((part) => linear(x, `${name}.attention.${part}`)) as [
    tf.Tensor2D,
    tf.Tensor2D,
    tf.Tensor2D,
  ];
  observe?.(layer, query, key);
  const shape = { batch, length, heads: config.heads, lengths };
  const mask = drawMask(
    config.attentionDropout,
    dropping?.fork('attention', layer),
    sequencesBefore * config.heads * length,
  );
  const seen = attention(query, key, value, shape, mask);
  const known = addNorm(x, linear(seen, `${name}.attention.output`), `${name}.attention.norm`, 'seen', layer);
  const wide = activate(linear(known, `${name}.intermediate`), config.activation);
  return addNorm(known, linear(wide, `${name}.output`), `${name}.norm`, 'output', layer);
}

/** What an encoder is made of, with its weights by name. */
function operationsOf(
  config: EncoderConfig,
  tensors: EncoderTensors,
  { length, sequencesBefore = 0 }: PieceBatch,
  dropping: Rng | undefined,
) {
  const weight = (name: string) => tensors[name] as tf.Tensor;
  const normWeights = (name: string) => ({
    gamma: weight(`${name}.gamma`) as tf.Tensor1D,
    beta: weight(`${name}.beta`) as tf.Tensor1D,
  });
  return {
    weight,
    linear: (x: tf.Tensor2D, name: string) =>
      dense(x, { kernel: weight(`${name}.kernel`) as tf.Tensor2D, bias: weight(`${name}.bias`) as tf.Tensor1D }),
    norm: (x: tf.Tensor2D, name: string) => layerNorm(x, normWeights(name), config.normEpsilon),
    /** Of y, what dropout leaves at that place is added. */
    addNorm: (x: tf.Tensor2D, y: tf.Tensor2D, name: string, ...place: readonly (string | number)[]) => {
      const mask = drawMask(config.hiddenDropout, dropping?.fork(...place), sequencesBefore * length);
      return addAndNorm(x, y, normWeights(name), config.normEpsilon, mask);
    },
    drop: (x: tf.Tensor2D, ...place: readonly (string | number)[]) =>
      dropping ? dropout(x, config.hiddenDropout, dropping.fork(...place), sequencesBefore * length) : x,
  };
}

function positionsOf({ firstPosition, positions }: EncoderConfig, { batch, length }: PieceBatch): Int32Array {
  if (firstPosition + length > positions) {
    throw new TypeError(
      `an encoder of ${positions} positions takes ${positions - firstPosition} pieces, not ${length}`,
    );
  }
  return Int32Array.from({ length: batch * length }, (_, i) => firstPosition + (i % length));
}
