import { z } from 'zod';

/** Where the tensors are computed: see backend.ts. */
const backend = z.enum(['auto', 'webgpu', 'tensorflow', 'wasm', 'cpu']);

/** The settings that both neural taggers have, with the defaults of their papers where the two agree. */
function common(defaults: { scheme: 'BIOES' | 'IOB2'; epochs: number; patience: number; wordDimension: number }) {
  return {
    /**
     * `faithful`: batches, optimiser and quirks of the original program; `batched`: sentences of similar length together
     * and Adam, several times faster.
     */
    mode: z.enum(['batched', 'faithful']).default('batched'),
    backend: backend.default('auto'),
    /** How tags are written within the network. */
    scheme: z.enum(['BIOES', 'IOB2', 'BILOU']).default(defaults.scheme),
    /** Most passes over the training sentences. */
    epochs: z.int().min(1).default(defaults.epochs),
    /** Stop after so many epochs without a better F1 on the dev documents. */
    patience: z.int().min(1).default(defaults.patience),
    /** Padded tokens in a batch; in `batched` mode. */
    batchTokens: z.int().min(1).default(512),
    /** Default .005 (NeuroNER) or .1 (DeepAffix) when faithful, .002 when batched. */
    learningRate: z.number().positive().optional(),
    /** Share of inputs dropped in training. */
    dropout: z.number().min(0).lt(1).default(0.5),
    /** A file of word vectors: see `loadWordVectors`. Without one, word vectors are learned from scratch. */
    vectors: z.string().min(1).optional(),
    /** Whether word vectors, given or not, change in training. */
    trainVectors: z.boolean().default(true),
    /**
     * How many words from the top of the vector file the tagger knows besides those of training: their vectors are kept as
     * they are, and grow the model by 4 bytes a number.
     */
    extraWords: z.int().min(0).default(100_000),
    /** Length of a word vector; must be that of the file, where one is given. */
    wordDimension: z.int().min(1).default(defaults.wordDimension),
  };
}

export const neuronerSettings = z.strictObject(
  common({ scheme: 'BIOES', epochs: 100, patience: 10, wordDimension: 100 }),
);

export const deepaffixSettings = z.strictObject(
  common({ scheme: 'IOB2', epochs: 150, patience: 30, wordDimension: 300 }),
);

export type NeuralSettings = z.output<typeof neuronerSettings>;
