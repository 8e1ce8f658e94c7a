import type { Rng } from '../../core/rng.ts';
import { hasOwnMemory, tf } from '../neural/backend.ts';
import { createEmbeddingTable, lookUp, type EmbeddingTable, type LookUp } from '../neural/layers/embedding.ts';
import { createWeight } from '../neural/layers/weights.ts';
import type { NamedTensor } from '../neural/safetensors.ts';
import type { EncoderConfig } from './config.ts';
import { encode, type AttentionObserver, type PieceBatch } from './encoder.ts';
import { registerEncoderKernels } from './kernels/register.ts';
import { encoderWeights, type EncoderWeights } from './weights.ts';

/** The name of the table of words' vectors, which lives outside TensorFlow.js (see layers/embedding.ts). */
export const WORDS = 'embeddings.words';

/** An encoder whose weights can be trained. */
export interface Encoder {
  readonly config: EncoderConfig;
  /** Where {@link table} is, it has what the encoder began with. */
  readonly words: EmbeddingTable;
  /** The table of words as a tensor, where the backend has a memory of its own. */
  readonly table: tf.Variable<tf.Rank.R2> | undefined;
  /** All other weights by name. */
  readonly variables: Readonly<Record<string, tf.Variable>>;
  /** Fetches the vectors of a batch; the caller disposes of `vectors`. */
  lookUp(pieces: PieceBatch): LookUp;
  /** Hidden states of the last layer, `[batch · length, H]`, differentiable by the variables and by `words.vectors`. */
  encode(pieces: PieceBatch, words: LookUp, dropping?: Rng, observe?: AttentionObserver): tf.Tensor2D;
  /** Of each sequence (with the pieces around it), the hidden states of its pieces, row by row. */
  hiddenStates(sequences: readonly Int32Array[]): Promise<Float32Array[]>;
  /** All weights: copies. */
  read(): Promise<EncoderWeights>;
  /** Takes weights of the same names and shapes: those of {@link read}. */
  write(weights: EncoderWeights): void;
  dispose(): void;
}

/**
 * @param weights are copied, but for the table of words, which is trained where it is.
 * @param recomputes whether a training step computes each layer again on the way back (see layers/recompute.ts).
 */
export function createEncoder(config: EncoderConfig, weights: EncoderWeights, recomputes = false): Encoder {
  registerEncoderKernels();
  const specs = encoderWeights(config);
  const taken = (name: string) => weights[name] as NamedTensor;
  const given = taken(WORDS);
  const { vocabularySize, embeddingSize } = config;
  const words = createEmbeddingTable(vocabularySize, embeddingSize, given.values);
  const table = hasOwnMemory() ? createWeight<tf.Rank.R2>(given.values, [vocabularySize, embeddingSize]) : undefined;
  const variables = Object.fromEntries(
    specs
      .filter(({ name }) => name !== WORDS)
      .map(({ name, shape }) => [name, createWeight(taken(name).values, shape as tf.ShapeMap[tf.Rank])]),
  );
  const find = (pieces: PieceBatch) => lookUp(words, pieces.ids, table);
  return {
    config,
    words,
    table,
    variables,
    lookUp: find,
    encode: (pieces, own, dropping, observe) => encode(config, variables, own, pieces, dropping, recomputes, observe),
    async hiddenStates(sequences) {
      const pieces = padPieces(sequences);
      const own = find(pieces);
      const states = tf.tidy(() => encode(config, variables, own, pieces));
      const values = await states.data<'float32'>();
      tf.dispose([states, own.vectors]);
      const stride = pieces.length * config.hiddenSize;
      return sequences.map((sequence, row) =>
        values.slice(row * stride, row * stride + sequence.length * config.hiddenSize),
      );
    },
    async read() {
      const copies: Record<string, NamedTensor> = {};
      for (const { name, shape } of specs) {
        const variable = name === WORDS ? table : variables[name];
        const values = variable ? await variable.data<'float32'>() : words.values;
        copies[name] = { shape, values: values.slice() };
      }
      return copies;
    },
    write(given) {
      words.values.set((given[WORDS] as NamedTensor).values);
      tf.tidy(() => {
        for (const [name, variable] of Object.entries({ ...variables, ...(table && { [WORDS]: table }) })) {
          variable.assign(tf.tensor((given[name] as NamedTensor).values.slice(), variable.shape));
        }
      });
    },
    dispose: () => tf.dispose([variables, ...(table ? [table] : [])]),
  };
}

/**
 * Sequences side by side; padding repeats the first piece, which no other sees.
 *
 * @param whole of which they are a part: the pieces it is padded to, and the sequences of it that come before.
 */
export function padPieces(
  sequences: readonly Int32Array[],
  whole?: { readonly length: number; readonly sequencesBefore: number },
): PieceBatch {
  const lengths = Int32Array.from(sequences, (sequence) => sequence.length);
  const length = lengths.reduce((a, b) => Math.max(a, b), whole?.length ?? 1);
  const ids = new Int32Array(sequences.length * length);
  sequences.forEach((sequence, row) => {
    ids.fill(sequence[0] ?? 0, row * length, (row + 1) * length);
    ids.set(sequence, row * length);
  });
  const sequencesBefore = whole?.sequencesBefore ?? 0;
  return { batch: sequences.length, length, ids, lengths, sequencesBefore };
}
