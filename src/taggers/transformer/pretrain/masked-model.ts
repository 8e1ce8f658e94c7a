import type { Rng } from '../../../core/rng.ts';
import { tf } from '../../neural/backend.ts';
import { dense } from '../../neural/layers/dense.ts';
import { embed } from '../../neural/layers/embedding.ts';
import { createWeight, valueAndGradients } from '../../neural/layers/weights.ts';
import type { NamedTensor } from '../../neural/safetensors.ts';
import type { Gradient } from '../adamw.ts';
import { encode } from '../encoder.ts';
import { activate, tokenCrossEntropy, layerNorm } from '../layers/operations.ts';
import { padPieces, WORDS, type Encoder } from '../model.ts';
import type { EncoderWeights } from '../weights.ts';
import type { MaskedSequence } from './masking.ts';

/** An encoder with the head that predicts hidden pieces. */
export interface MaskedModel {
  readonly encoder: Encoder;
  readonly head: Readonly<Record<string, tf.Variable>>;
  /** The mean loss of the hidden pieces, in nats, and its gradients. @param dropping is forked for each mask of dropout. */
  differentiate(
    sequences: readonly MaskedSequence[],
    dropping: Rng,
  ): Promise<{ readonly loss: number; readonly gradients: Readonly<Record<string, Gradient>> }>;
  /** The mean loss of the hidden pieces without dropout. */
  evaluate(sequences: readonly MaskedSequence[]): Promise<number>;
  readHead(): Promise<EncoderWeights>;
  dispose(): void;
}

/**
 * The head of `BertForMaskedLM`: a dense layer with the encoder's activation, layer normalisation, and scores that are products
 * with the table of words itself (Press and Wolf 2017), with a bias for each piece.
 *
 * @param weights of the head: see weights.ts beside this.
 */
export function createMaskedModel(encoder: Encoder, weights: EncoderWeights): MaskedModel {
  const { config, variables, words } = encoder;
  const head = Object.fromEntries(
    Object.entries(weights).map(([name, { shape, values }]) => [
      name,
      createWeight(values, shape as tf.ShapeMap[tf.Rank]),
    ]),
  );
  const weight = (name: string) => head[name] as tf.Tensor;

  /** @param table the vectors of all words: what the pieces are looked up in, and what the states are compared with. */
  const lossOf = (sequences: readonly MaskedSequence[], table: tf.Tensor2D, dropping?: Rng): tf.Scalar => {
    const pieces = padPieces(sequences.map(({ ids }) => ids));
    const states = encode(config, variables, { vectors: table, positions: pieces.ids }, pieces, dropping);
    const rows = sequences.flatMap(({ places }, row) => Array.from(places, (place) => row * pieces.length + place));
    const hidden = embed({ vectors: states, positions: Int32Array.from(rows) }, [rows.length]) as tf.Tensor2D;
    const dense1 = { kernel: weight('mlm.dense.kernel') as tf.Tensor2D, bias: weight('mlm.dense.bias') as tf.Tensor1D };
    const norm = { gamma: weight('mlm.norm.gamma') as tf.Tensor1D, beta: weight('mlm.norm.beta') as tf.Tensor1D };
    const turned = layerNorm(activate(dense(hidden, dense1), config.activation), norm, config.normEpsilon);
    const scores = tf.add(tf.matMul(turned, table, false, true), weight('mlm.bias'));
    const wanted = Int32Array.from(sequences.flatMap(({ originals }) => Array.from(originals)));
    return tokenCrossEntropy(
      tf.reshape(scores, [1, rows.length, config.vocabularySize]),
      wanted,
      Int32Array.of(rows.length),
    );
  };
  const upload = () => tf.tensor2d(words.values, [words.size, words.width]);

  return {
    encoder,
    head,
    async differentiate(sequences, dropping) {
      const table = upload();
      const inputs = { ...variables, ...head, [WORDS]: table };
      const { value, gradients } = valueAndGradients(() => lossOf(sequences, table, dropping), inputs);
      const [loss] = await value.data<'float32'>();
      const found: Record<string, Gradient> = {};
      for (const [name, gradient] of Object.entries(gradients))
        found[name] = { values: await gradient.data<'float32'>() };
      tf.dispose([table, value, gradients]);
      return { loss: loss as number, gradients: found };
    },
    async evaluate(sequences) {
      const value = tf.tidy(() => lossOf(sequences, upload()));
      const [loss] = await value.data<'float32'>();
      value.dispose();
      return loss as number;
    },
    async readHead() {
      const copies: Record<string, NamedTensor> = {};
      for (const [name, variable] of Object.entries(head)) {
        copies[name] = { shape: variable.shape, values: (await variable.data<'float32'>()).slice() };
      }
      return copies;
    },
    dispose() {
      encoder.dispose();
      tf.dispose(head);
    },
  };
}
