import type { Rng } from '../../core/rng.ts';
import { tf } from '../neural/backend.ts';
import { createCrfWeights, crfNegativeLogLikelihood } from '../neural/layers/crf.ts';
import { dense, dropout } from '../neural/layers/dense.ts';
import type { ChainScores } from '../neural/layers/viterbi.ts';
import { createWeight, valueAndGradients } from '../neural/layers/weights.ts';
import type { NamedTensor } from '../neural/safetensors.ts';
import { type BatchGradients, type Parameter, assignTo, parameterOf, readGradients, takeGradients } from './adamw.ts';
import { tokenCrossEntropy } from './layers/operations.ts';
import { padPieces, WORDS, type Encoder } from './model.ts';
import type { Window } from './windows.ts';

/** Weights of what is put on an encoder, by name. */
export type HeadWeights = Readonly<Record<string, NamedTensor>>;

/** Dropout of one step. */
export interface Dropping {
  /** Of the head's input. */
  readonly rate: number;
  readonly rng: Rng;
  /** The batch that the windows are a part of, where they are. */
  readonly whole?: {
    /** Pieces that its windows are padded to. */
    readonly length: number;
    /** Tokens that they are padded to. */
    readonly longest: number;
    readonly windowsBefore: number;
  };
}

/** An encoder with a linear layer, and perhaps a conditional random field, that rates the tags of tokens. */
export interface TaggingModel {
  readonly encoder: Encoder;
  readonly head: Readonly<Record<string, tf.Variable>>;
  /**
   * The mean loss of the windows' tokens (with a conditional random field: negative log-likelihood of the windows' tags, per
   * token) and its gradients.
   *
   * @param tags of the tokens of each window.
   * @param states the windows' cached states, where the encoder is frozen: then it gets no gradients.
   */
  differentiate(
    windows: readonly Window[],
    tags: readonly Int32Array[],
    dropping: Dropping,
    states?: readonly Float32Array[],
  ): Promise<BatchGradients>;
  /** Of each window, the scores of all tags at its tokens, token after token. */
  score(windows: readonly Window[]): Promise<Float32Array[]>;
  /** Of each window, the states of its tokens' first pieces. */
  states(windows: readonly Window[]): Promise<Float32Array[]>;
  /**
   * Of each window, for each of its pieces, the vector in the table of words times the gradient, with respect to that vector, of
   * the sum of log softmax(scores)[tag] over the window's tokens: what the logarithm of their probability would lose without it,
   * to the first order (Feng et al. 2018, §2.1, after Ebrahimi et al. 2018).
   *
   * @param tags of the tokens of each window.
   */
  importance(windows: readonly Window[], tags: readonly Int32Array[]): Promise<Float64Array[]>;
  /** Scores of the chain; all 0 without a conditional random field. */
  chain(): Promise<ChainScores>;
  readHead(): Promise<HeadWeights>;
  writeHead(weights: HeadWeights): void;
  dispose(): void;
}

/** Standard deviation of fresh weights: BERT's `initializer_range`. */
const INITIAL_DEVIATION = 0.02;

export function createTaggingModel(encoder: Encoder, tagCount: number, withCrf: boolean, rng: Rng): TaggingModel {
  const { hiddenSize } = encoder.config;
  const crf = withCrf ? createCrfWeights(rng.fork('crf'), tagCount) : undefined;
  const kernel = createWeight<tf.Rank.R2>(normal(hiddenSize * tagCount, rng.fork('kernel')), [hiddenSize, tagCount]);
  const bias = createWeight<tf.Rank.R1>(new Float32Array(tagCount), [tagCount]);
  const head: Record<string, tf.Variable> = {
    'classifier.kernel': kernel,
    'classifier.bias': bias,
    ...(crf && { 'crf.transitions': crf.transitions, 'crf.start': crf.start, 'crf.end': crf.end }),
  };

  /** The states of the windows' tokens, `[windows, longest, H]`; at padding anything. */
  const gather = (states: tf.Tensor2D, windows: readonly Window[], length: number, least = 1): tf.Tensor3D => {
    const longest = longestOf(windows, least);
    const rows = new Int32Array(windows.length * longest);
    windows.forEach(({ places }, w) => {
      for (let t = 0; t < longest; t++) rows[w * longest + t] = w * length + (places[t] ?? 0);
    });
    const pick = tf.customGrad((x) => ({
      value: tf.gather(x as tf.Tensor2D, tf.tensor1d(rows, 'int32')),
      gradFunc: (dy: tf.Tensor) => tf.unsortedSegmentSum(dy, tf.tensor1d(rows, 'int32'), (x as tf.Tensor2D).shape[0]),
    }));
    return tf.reshape(pick(states), [windows.length, longest, hiddenSize]);
  };

  const lossOf = (scores: tf.Tensor3D, tags: readonly Int32Array[]): tf.Scalar => {
    const [rows, longest] = scores.shape;
    const lengths = Int32Array.from(tags, (own) => own.length);
    const total = lengths.reduce((a, b) => a + b, 0);
    const ids = new Int32Array(rows * longest);
    tags.forEach((own, row) => ids.set(own, row * longest));
    if (crf) return tf.mul(tf.sum(crfNegativeLogLikelihood(scores, ids, lengths, crf)), 1 / total);
    return tokenCrossEntropy(scores, ids, lengths);
  };

  const scoresOf = (windows: readonly Window[], read: (states: tf.Tensor3D) => tf.Tensor3D) => {
    const pieces = padPieces(windows.map(({ ids }) => ids));
    const words = encoder.lookUp(pieces);
    const result = tf.tidy(() => read(gather(encoder.encode(pieces, words), windows, pieces.length)));
    words.vectors.dispose();
    return result;
  };

  /** Cuts `[windows, longest, width]` into what each window's tokens have. */
  const divide = async (all: tf.Tensor3D, windows: readonly Window[]): Promise<Float32Array[]> => {
    const [, longest, width] = all.shape;
    const values = await all.data<'float32'>();
    all.dispose();
    return windows.map(({ places }, w) => values.slice(w * longest * width, (w * longest + places.length) * width));
  };

  return {
    encoder,
    head,
    async differentiate(windows, tags, { rate, rng, whole }, states) {
      const headOf = (own: tf.Tensor3D) =>
        lossOf(dense(dropout(own, rate, rng.fork('head'), whole?.windowsBefore), { kernel, bias }), tags);
      const longest = longestOf(windows, whole?.longest);
      if (states) {
        const own = new Float32Array(windows.length * longest * hiddenSize);
        states.forEach((values, w) => own.set(values, w * longest * hiddenSize));
        return takeGradients(
          valueAndGradients(() => headOf(tf.tensor3d(own, [windows.length, longest, hiddenSize])), head),
        );
      }
      const part = whole && { length: whole.length, sequencesBefore: whole.windowsBefore };
      const pieces = padPieces(windows.map(({ ids }) => ids), part); // prettier-ignore
      const words = encoder.lookUp(pieces);
      const inputs = { ...encoder.variables, ...head, [WORDS]: words.vectors };
      try {
        const found = valueAndGradients(
          () => headOf(gather(encoder.encode(pieces, words, rng.fork('encoder')), windows, pieces.length, longest)),
          inputs,
        );
        return await takeGradients(found, words.rows);
      } finally {
        words.vectors.dispose();
      }
    },
    score: async (windows) =>
      divide(
        scoresOf(windows, (states) => dense(states, { kernel, bias })),
        windows,
      ),
    states: async (windows) =>
      divide(
        scoresOf(windows, (states) => states),
        windows,
      ),
    async importance(windows, tags) {
      const pieces = padPieces(windows.map(({ ids }) => ids));
      const words = encoder.lookUp(pieces);
      // A vector for each place, since a piece that stands twice has two gradients.
      const vectors = tf.tidy(() => tf.gather(words.vectors, tf.tensor1d(words.positions, 'int32')));
      const each = { ...words, vectors, positions: Int32Array.from(pieces.ids, (_, i) => i) };
      const lengths = Int32Array.from(tags, (own) => own.length);
      const total = lengths.reduce((a, b) => a + b, 0);
      const longest = longestOf(windows);
      const ids = new Int32Array(windows.length * longest);
      tags.forEach((own, row) => ids.set(own, row * longest));
      try {
        const found = valueAndGradients(
          () => {
            const states = gather(encoder.encode(pieces, each), windows, pieces.length);
            return tokenCrossEntropy(dense(states, { kernel, bias }), ids, lengths);
          },
          { vectors },
        );
        const values = await vectors.data<'float32'>();
        const gradients = (await readGradients(found)).gradients['vectors'];
        const width = vectors.shape[1];
        return windows.map(({ ids: own }, w) =>
          Float64Array.from(own, (_, piece) => {
            let sum = 0;
            const start = (w * pieces.length + piece) * width;
            for (let d = start; d < start + width; d++) sum -= (values[d] as number) * (gradients?.[d] as number);
            return sum * total;
          }),
        );
      } finally {
        tf.dispose([vectors, words.vectors]);
      }
    },
    async chain() {
      const zeros = (size: number) => new Float32Array(size);
      if (!crf) return { transitions: zeros(tagCount ** 2), start: zeros(tagCount), end: zeros(tagCount) };
      const [transitions, start, end] = await Promise.all(
        [crf.transitions, crf.start, crf.end].map((weight) => weight.data<'float32'>()),
      );
      return { transitions, start, end } as ChainScores;
    },
    async readHead() {
      const weights: Record<string, NamedTensor> = {};
      for (const [name, variable] of Object.entries(head)) {
        weights[name] = { shape: variable.shape, values: (await variable.data<'float32'>()).slice() };
      }
      return weights;
    },
    writeHead(weights) {
      tf.tidy(() => {
        for (const [name, variable] of Object.entries(head)) {
          variable.assign(tf.tensor((weights[name] as NamedTensor).values.slice(), variable.shape));
        }
      });
    },
    dispose() {
      encoder.dispose();
      tf.dispose(head);
    },
  };
}

/** An encoder and what is put on it: all that an optimiser must know of a model. */
export type WithHead = Pick<TaggingModel, 'encoder' | 'head'>;

/** The weights that training changes, as an optimiser takes them. Arrays are copies but for the table of words. */
export async function parametersOf(
  { encoder, head }: WithHead,
  frozen: boolean,
  headScale: number,
): Promise<Parameter[]> {
  const parameters: Parameter[] = [];
  if (!frozen) {
    parameters.push({ name: WORDS, values: encoder.table ?? encoder.words.values, scale: 1, decays: true });
    for (const [name, variable] of Object.entries(encoder.variables)) {
      parameters.push(await parameterOf(name, variable));
    }
  }
  for (const [name, variable] of Object.entries(head)) parameters.push(await parameterOf(name, variable, headScale));
  return parameters;
}

/** Brings what an optimiser has changed back into the tensors. */
export function assignParameters({ encoder, head }: WithHead, parameters: readonly Parameter[]): void {
  assignTo({ ...head, ...encoder.variables }, parameters);
}

export function longestOf(windows: readonly Window[], least = 1): number {
  return windows.reduce((most, { places }) => Math.max(most, places.length), least);
}

/** Fresh weights, normally distributed (Box and Muller 1958). */
export function normal(count: number, rng: Rng): Float32Array {
  return Float32Array.from({ length: count }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - rng.float()));
    return INITIAL_DEVIATION * radius * Math.cos(2 * Math.PI * rng.float());
  });
}
