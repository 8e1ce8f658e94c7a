import { z } from 'zod';
import { backendPreferences } from '../neural/backend/preferences.ts';

/** The settings of an encoder as a tagger: those of the common recipe (Devlin et al. 2019, appendix A.3). */
export function encoderSettings(encoder: string) {
  return z.strictObject({
    encoder: z
      .string()
      .min(1)
      .default(encoder)
      .describe('folder of an encoder, or its name on the hub, looked for in the cache'),
    download: z.boolean().default(false).describe('whether an encoder that is not in the cache may be downloaded'),
    backend: z.enum(backendPreferences).default('auto').describe('what computes the tensors'),
    scheme: z.enum(['BIOES', 'IOB2', 'BILOU']).default('IOB2').describe('how mentions are written as tags'),
    epochs: z
      .int()
      .min(1)
      .default(4)
      .describe('most passes over the training sentences; the best by F1 on dev is kept'),
    patience: z.int().min(1).default(10).describe('stop after so many epochs without a better F1 on the dev documents'),
    batchSize: z.int().min(1).default(16).describe('windows in a batch'),
    accumulation: z.int().min(1).default(1).describe('batches whose gradients make one step'),
    gradientCheckpointing: z
      .boolean()
      .default(false)
      .describe('whether layers are computed again on the way back: a third more time, less memory, the same result'),
    learningRate: z.number().positive().default(5e-5).describe('highest rate of AdamW'),
    headLearningRate: z
      .number()
      .positive()
      .optional()
      .describe('highest rate of what is put on the encoder; default learningRate, or .001 where frozen'),
    warmup: z.number().min(0).max(1).default(0.1).describe('share of the steps in which the rate rises to its highest'),
    weightDecay: z.number().min(0).default(0.01).describe('of all weights but biases and norms'),
    clip: z.number().positive().default(1).describe('most that the norm of all gradients of a step may be'),
    dropout: z.number().min(0).lt(1).optional().describe('in encoder and head; default those of the encoder, and .1'),
    window: z.int().min(8).default(128).describe('most pieces computed together, those around a sequence included'),
    overlap: z.int().min(0).default(32).describe('pieces that two windows of a longer sentence share'),
    crf: z.boolean().default(false).describe('whether a conditional random field rates tags by their neighbours'),
    frozen: z
      .boolean()
      .default(false)
      .describe('whether the encoder stays as it is: its states are computed once, and only the head learns'),
  });
}

export type EncoderSettings = z.output<ReturnType<typeof encoderSettings>>;
