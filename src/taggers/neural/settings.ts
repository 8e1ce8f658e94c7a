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
    gazetteers: z
      .union([z.boolean(), z.array(z.string().min(1))])
      .optional() // no default: it depends on the mode
      .describe(
        'look words up in the lists of the language, where it has some; folders of your own lists may be given; default when batched',
      ),
    gazetteerDropout: z
      .number()
      .min(0)
      .max(0.9)
      .optional() // no default, as with the lists themselves, so that studies without lists keep the keys of their recorded cells
      .describe('share of listed words that training does not look up, so that it finds names that no list has; 0.1'),
    clusters: z
      .union([z.boolean(), z.string().min(1)])
      .optional()
      .describe('word clusters of the language where lists are looked up and it has some, or a file, as for crf'),
  });
}

export const neuronerSettings = settingsWith({ scheme: 'BIOES', epochs: 100, patience: 10, wordDimension: 100 });

export const deepaffixSettings = settingsWith({ scheme: 'IOB2', epochs: 150, patience: 30, wordDimension: 300 });

export type NeuralSettings = z.output<typeof neuronerSettings>;
