import { shuffle } from '../../../core/rng.ts';
import type { Rng } from '../../../core/rng.ts';
import { tf } from '../../neural/backend.ts';
import { dense } from '../../neural/layers/dense.ts';
import { embed } from '../../neural/layers/embedding.ts';
import { createWeight, valueAndGradients } from '../../neural/layers/weights.ts';
import type { NamedTensor } from '../../neural/safetensors.ts';
import { takeGradients, type BatchGradients } from '../adamw.ts';
import { encode } from '../encoder.ts';
import { activate, tokenCrossEntropy, layerNorm } from '../layers/operations.ts';
import { padPieces, WORDS, type Encoder } from '../model.ts';
import type { EncoderWeights } from '../weights.ts';

/** What masking must know of a vocabulary. */
export interface MaskVocabulary {
  /** Id of the piece that hides another. */
  readonly mask: number;
  /** Ids from here on are of ordinary pieces; those before are special, never hidden, never put in another's place. */
  readonly firstOrdinary: number;
  readonly size: number;
  /** By id: 1 where the piece continues a word. */
  readonly continues: Uint8Array;
}

interface MaskingOptions {
  /** Share of the ordinary pieces that is predicted. */
  readonly share: number;
  /** Whether all pieces of a word are predicted, or none. */
  readonly wholeWords: boolean;
}

/** A sequence in which some pieces are hidden. */
export interface MaskedSequence {
  readonly ids: Int32Array;
  /** Places in `ids` of what is to be predicted, in order, */
  readonly places: Int32Array;
  /** and what stood there. */
  readonly originals: Int32Array;
}

const SHARE_OF_MASK = 0.8;
const SHARE_OF_RANDOM = 0.1;

/**
 * Hides pieces as Devlin et al. (2019, §3.1, task 1): of those chosen, 80 % become `[MASK]`, 10 % a random piece and 10 % stay.
 * At least one is chosen of a sequence with ordinary pieces. With whole words, as in their later models, words are chosen, until no more fits into
 * the share.
 */
export function maskSequence(
  ids: Int32Array,
  vocabulary: MaskVocabulary,
  { share, wholeWords }: MaskingOptions,
  rng: Rng,
): MaskedSequence {
  const { mask, firstOrdinary, size, continues } = vocabulary;
  const groups: number[][] = [];
  let ordinary = 0;
  ids.forEach((id, place) => {
    if (id < firstOrdinary) return;
    ordinary++;
    const last = groups.at(-1);
    if (wholeWords && continues[id] === 1 && last?.at(-1) === place - 1) last.push(place);
    else groups.push([place]);
  });
  const most = Math.max(1, Math.round(ordinary * share));
  const chosen: number[] = [];
  for (const group of shuffle(groups, rng)) {
    if (chosen.length === 0 || chosen.length + group.length <= most) chosen.push(...group);
    if (chosen.length >= most) break;
  }
  const places = Int32Array.from(chosen).sort();
  const hidden = ids.slice();
  for (const place of places) {
    const drawn = rng.float();
    if (drawn < SHARE_OF_MASK) hidden[place] = mask;
    else if (drawn < SHARE_OF_MASK + SHARE_OF_RANDOM) hidden[place] = firstOrdinary + rng.int(size - firstOrdinary);
  }
  return { ids: hidden, places, originals: places.map((place) => ids[place] as number) };
}

/** An encoder with the head that predicts hidden pieces. */
export interface MaskedModel {
  readonly encoder: Encoder;
  readonly head: Readonly<Record<string, tf.Variable>>;
  /** The mean loss of the hidden pieces, in nats, and its gradients. @param dropping is forked for each mask of dropout. */
  differentiate(sequences: readonly MaskedSequence[], dropping: Rng): Promise<BatchGradients>;
  /** The mean loss of the hidden pieces without dropout. */
  evaluate(sequences: readonly MaskedSequence[]): Promise<number>;
  /** The probability of every piece at each of the places, row by row, without dropout. */
  predict(sequences: readonly Omit<MaskedSequence, 'originals'>[]): Promise<Float32Array>;
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

  /**
   * The scores of every piece at the places, a row each.
   *
   * @param table the vectors of all words: what the pieces are looked up in, and what the states are compared with.
   */
  const scoresOf = (
    sequences: readonly Omit<MaskedSequence, 'originals'>[],
    table: tf.Tensor2D,
    dropping?: Rng,
  ): tf.Tensor2D => {
    const pieces = padPieces(sequences.map(({ ids }) => ids));
    const states = encode(config, variables, { vectors: table, positions: pieces.ids }, pieces, dropping);
    const rows = sequences.flatMap(({ places }, row) => Array.from(places, (place) => row * pieces.length + place));
    const hidden = embed({ vectors: states, positions: Int32Array.from(rows) }, [rows.length]) as tf.Tensor2D;
    const dense1 = { kernel: weight('mlm.dense.kernel') as tf.Tensor2D, bias: weight('mlm.dense.bias') as tf.Tensor1D };
    const norm = { gamma: weight('mlm.norm.gamma') as tf.Tensor1D, beta: weight('mlm.norm.beta') as tf.Tensor1D };
    const turned = layerNorm(activate(dense(hidden, dense1), config.activation), norm, config.normEpsilon);
    return tf.add(tf.matMul(turned, table, false, true), weight('mlm.bias'));
  };
  const lossOf = (sequences: readonly MaskedSequence[], table: tf.Tensor2D, dropping?: Rng): tf.Scalar => {
    const scores = scoresOf(sequences, table, dropping);
    const wanted = Int32Array.from(sequences.flatMap(({ originals }) => Array.from(originals)));
    return tokenCrossEntropy(
      tf.reshape(scores, [1, wanted.length, config.vocabularySize]),
      wanted,
      Int32Array.of(wanted.length),
    );
  };
  /** The caller disposes of it. */
  const tableOf = (): tf.Tensor2D =>
    encoder.table ? tf.clone(encoder.table) : tf.tensor2d(words.values, [words.size, words.width]);

  return {
    encoder,
    head,
    async differentiate(sequences, dropping) {
      const table = tableOf();
      const inputs = { ...variables, ...head, [WORDS]: table };
      try {
        return await takeGradients(valueAndGradients(() => lossOf(sequences, table, dropping), inputs));
      } finally {
        table.dispose();
      }
    },
    async evaluate(sequences) {
      const value = tf.tidy(() => lossOf(sequences, tableOf()));
      const [loss] = await value.data<'float32'>();
      value.dispose();
      return loss as number;
    },
    async predict(sequences) {
      const values = tf.tidy(() => tf.softmax(scoresOf(sequences, tableOf())));
      const probabilities = await values.data<'float32'>();
      values.dispose();
      return probabilities;
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
