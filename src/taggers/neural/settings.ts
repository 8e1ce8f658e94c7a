import { z } from 'zod';
import { backendPreferences } from './backend/preferences.ts';

/** What the two papers set differently. */
interface Defaults {
  readonly scheme: 'BIOES' | 'IOB2';
  readonly epochs: number;
  readonly patience: number;
  readonly wordDimension: number;
}

/** The settings of a neural tagger, with the defaults of its paper where the two modes agree. */
function settingsWith({ scheme, epochs, patience, wordDimension }: Defaults) {
  return z.strictObject({
    mode: z
      .enum(['batched', 'faithful'])
      .default('batched')
      .describe('batched: sentences of similar length together, Adam; faithful: as the original program trains'),
    backend: z.enum(backendPreferences).default('auto').describe('what computes the tensors'),
    scheme: z.enum(['BIOES', 'IOB2', 'BILOU']).default(scheme).describe('how mentions are written as tags'),
    epochs: z.int().min(1).default(epochs).describe('most passes over the training sentences'),
    patience: z
      .int()
      .min(1)
      .default(patience)
      .describe('stop after so many epochs without a better F1 on the dev documents'),
    batchTokens: z.int().min(1).default(512).describe('padded tokens in a batch, in batched mode'),
    learningRate: z
      .number()
      .positive()
      .optional()
      .describe('default .002 when batched, that of the original program when faithful'),
    dropout: z.number().min(0).lt(1).default(0.5).describe('share of inputs dropped in training'),
    vectors: z
      .string()
      .min(1)
      .optional()
      .describe('text file of word vectors (GloVe, fastText), perhaps gzipped; without one they are learned'),
    trainVectors: z.boolean().default(true).describe('whether the vectors of training words change in training'),
    extraWords: z
      .int()
      .min(0)
      .default(100_000)
      .describe('how many words from the top of the vector file are known besides those of training'),
    wordDimension: z
      .int()
      .min(1)
      .default(wordDimension)
      .describe('numbers in a word vector; those of the file, where there is one'),
  });
}

export const neuronerSettings = settingsWith({ scheme: 'BIOES', epochs: 100, patience: 10, wordDimension: 100 });

export const deepaffixSettings = settingsWith({ scheme: 'IOB2', epochs: 150, patience: 30, wordDimension: 300 });

export type NeuralSettings = z.output<typeof neuronerSettings>;
