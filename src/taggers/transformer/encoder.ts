import type { Rng } from '../../core/rng.ts';
import { tf } from '../neural/backend.ts';
import { dense } from '../neural/layers/dense.ts';
import { dropout, dropoutMask } from '../neural/layers/dropout.ts';
import { embed, type LookUp } from '../neural/layers/embedding.ts';
import type { EncoderConfig } from './config.ts';
import { activate } from './layers/activation.ts';
import { attention } from './layers/attention.ts';
import { addAndNorm, layerNorm } from './layers/layer-norm.ts';

/** Sequences of pieces side by side, padded to the longest. */
export interface PieceBatch {
  readonly batch: number;
  readonly length: number;
  /** `[batch, length]`, row by row; what stands at padding does not matter. */
  readonly ids: Int32Array;
  /** Of each sequence, its pieces. */
  readonly lengths: Int32Array;
}

/** The tensors of an encoder by the names of weights.ts, the table of words apart: a batch needs few of its rows. */
export type EncoderTensors = Readonly<Record<string, tf.Tensor>>;

/**
 * The hidden states of the last layer, `[batch · length, H]`; those of padding mean nothing.
 *
 * All four families are the encoder of Vaswani et al. (2017, §3.1) with normalisation after each block, learned positions and
 * GELU (Devlin et al. 2019); ELECTRA may project its embeddings to the hidden size (Clark et al. 2020).
 *
 * @param words the pieces' vectors, in the order of `pieces.ids`.
 * @param dropping of a training step, from whose fork each mask is drawn; without it nothing is dropped.
 */
export function encode(
  config: EncoderConfig,
  tensors: EncoderTensors,
  words: Pick<LookUp, 'vectors' | 'positions'>,
  pieces: PieceBatch,
  dropping?: Rng,
): tf.Tensor2D {
  const weight = (name: string) => tensors[name] as tf.Tensor;
  const linear = (x: tf.Tensor2D, name: string) =>
    dense(x, { kernel: weight(`${name}.kernel`) as tf.Tensor2D, bias: weight(`${name}.bias`) as tf.Tensor1D });
  const normWeights = (name: string) => ({
    gamma: weight(`${name}.gamma`) as tf.Tensor1D,
    beta: weight(`${name}.beta`) as tf.Tensor1D,
  });
  const norm = (x: tf.Tensor2D, name: string) => layerNorm(x, normWeights(name), config.normEpsilon);
  const addNorm = (x: tf.Tensor2D, y: tf.Tensor2D, name: string) =>
    addAndNorm(x, y, normWeights(name), config.normEpsilon);
  const drop = (x: tf.Tensor2D, ...place: readonly (string | number)[]) =>
    dropping ? dropout(x, config.hiddenDropout, dropping.fork(...place)) : x;

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
    const name = `layer.${layer}`;
    const [query, key, value] = ['query', 'key', 'value'].map((part) => linear(x, `${name}.attention.${part}`)) as [
      tf.Tensor2D,
      tf.Tensor2D,
      tf.Tensor2D,
    ];
    const { batch, length, lengths } = pieces;
    const shape = { batch, length, heads: config.heads, lengths };
    const seen = attention(query, key, value, shape, attentionMask(config, shape, dropping?.fork('attention', layer)));
    x = addNorm(x, drop(linear(seen, `${name}.attention.output`), 'seen', layer), `${name}.attention.norm`);
    const wide = activate(linear(x, `${name}.intermediate`), config.activation);
    x = addNorm(x, drop(linear(wide, `${name}.output`), 'output', layer), `${name}.norm`);
  }
  return x;
}

function positionsOf({ firstPosition, positions }: EncoderConfig, { batch, length }: PieceBatch): Int32Array {
  if (firstPosition + length > positions) {
    throw new TypeError(
      `an encoder of ${positions} positions takes ${positions - firstPosition} pieces, not ${length}`,
    );
  }
  return Int32Array.from({ length: batch * length }, (_, i) => firstPosition + (i % length));
}

function attentionMask(
  { attentionDropout }: EncoderConfig,
  { batch, heads, length }: { batch: number; heads: number; length: number },
  rng?: Rng,
): tf.Tensor4D | undefined {
  if (!rng || attentionDropout === 0) return undefined;
  const shape: [number, number, number, number] = [batch, heads, length, length];
  return tf.tensor4d(dropoutMask(batch * heads * length * length, attentionDropout, rng), shape);
}
