import { z } from 'zod';
import { backendPreferences } from '../../neural/backend/preferences.ts';

/** What may be chosen of an encoder that is pretrained, and of its pretraining. */
export const pretrainSettings = z.strictObject({
  vocabularySize: z.int().min(64).max(1_000_000).default(8000).describe('most pieces of the WordPiece vocabulary'),
  minFrequency: z.int().min(1).default(2).describe('how often a pair of pieces must occur to be made one'),
  lowercase: z.boolean().default(false).describe('whether case and accents are dropped'),
  layers: z.int().min(1).max(64).default(4).describe('layers of the encoder'),
  hiddenSize: z.int().min(1).max(8192).default(256).describe('width of its states'),
  heads: z.int().min(1).max(256).default(4).describe('heads of its attention; they divide hiddenSize'),
  intermediateSize: z.int().min(1).optional().describe('width within a feed-forward block; default 4 · hiddenSize'),
  dropout: z.number().min(0).lt(1).default(0.1).describe('in encoder and attention'),
  window: z.int().min(8).max(4096).default(128).describe('most pieces read together: the positions that it will have'),
  masked: z.number().gt(0).lt(1).default(0.15).describe('share of the pieces that are hidden and predicted'),
  wholeWords: z.boolean().default(false).describe('whether the pieces of a word are hidden together'),
  epochs: z.int().min(1).default(10).describe('passes over the text, hidden anew in each'),
  batchSize: z.int().min(1).default(32).describe('windows in a batch'),
  accumulation: z.int().min(1).default(1).describe('batches whose gradients make one step'),
  learningRate: z.number().positive().default(5e-4).describe('highest rate of AdamW'),
  warmup: z.number().min(0).max(1).default(0.1).describe('share of the steps in which the rate rises to its highest'),
  weightDecay: z.number().min(0).default(0.01).describe('of all weights but biases and norms'),
  clip: z.number().positive().default(1).describe('most that the norm of all gradients of a step may be'),
  heldOut: z
    .number()
    .min(0)
    .max(0.5)
    .default(0.05)
    .describe('share of the text that is held out, where no held-out corpus is given'),
  reportSteps: z
    .int()
    .min(1)
    .optional()
    .describe(
      'steps between two evaluations on held-out text, each with a checkpoint; default a twentieth, at most 500',
    ),
  backend: z.enum(backendPreferences).default('auto').describe('what computes the tensors'),
});

/** What the command line lists and checks settings by. */
export const pretraining = {
  name: 'pretrain',
  description: 'a small BERT from scratch, by predicting hidden pieces of text (Devlin et al. 2019)',
  settings: pretrainSettings,
};

export type PretrainSettings = z.output<typeof pretrainSettings>;
