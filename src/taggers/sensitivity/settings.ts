import { z } from 'zod';
import { backendPreferences } from '../neural/backend/preferences.ts';
import { architectureNames } from './architectures.ts';
import { maskingNames } from './elements.ts';

export const sensitivitySettings = z.strictObject({
  architecture: z
    .enum(architectureNames)
    .default('LOConv2')
    .describe('by its name in tables 5.2 and 5.3; FT is the fine-tuned encoder'),
  candidates: z
    .number()
    .min(0)
    .lte(1)
    .optional()
    .describe(
      'share of the other elements rated in training beside the sensitive ones, drawn anew in each epoch; 0: all are rated. Default 0 for leave-out layers on vectors, else .02',
    ),
  masking: z
    .enum(maskingNames)
    .optional()
    .describe(
      'what is read in place of candidates in training (table 5.4); default M1 for leave-out layers on vectors, else M3',
    ),
  judge: z
    .enum(['all', 'entities'])
    .default('all')
    .describe(
      'what tag rates: every element as it is, or the elements of the entities that the document has, behind the mask (a tagger of names found them)',
    ),
  label: z.string().min(1).default('SENSITIVE').describe('of what is found'),
  labels: z.array(z.string().min(1)).optional().describe('labels of training that are sensitive; default all'),
  encoder: z
    .string()
    .min(1)
    .optional()
    .describe('folder of an encoder, or its name on the hub, looked for in the cache'),
  download: z.boolean().default(false).describe('whether an encoder that is not in the cache may be downloaded'),
  vectors: z.string().min(1).optional().describe('text file of word vectors (GloVe, fastText), perhaps gzipped'),
  extraWords: z
    .int()
    .min(0)
    .default(100_000)
    .describe('how many words from the top of the vector file are known besides those of training'),
  pieceDimension: z
    .int()
    .min(1)
    .default(200)
    .describe('numbers in a vector of a piece, learned from the training text'),
  pieces: z
    .int()
    .min(16)
    .default(8000)
    .describe('most pieces of the unigram vocabulary learned from the training text'),
  gloveIterations: z
    .int()
    .min(1)
    .default(15)
    .describe('passes over the co-occurrences that the vectors are learned from'),
  gloveWindow: z.int().min(1).default(10).describe('pieces before and after between which co-occurrences are counted'),
  budget: z
    .int()
    .min(8)
    .optional()
    .describe('most tokens of a sequence; default 2,048, and what the encoder reads, at most 512'),
  backend: z.enum(backendPreferences).default('auto').describe('what computes the tensors'),
  epochs: z.int().min(1).default(10).describe('most passes over the training text'),
  patience: z
    .int()
    .min(1)
    .default(3)
    .describe('stop after so many epochs that are not better on held-out text; the best is kept'),
  best: z
    .enum(['loss', 'f1'])
    .default('loss')
    .describe(
      'which epoch is the best: that of the smallest loss, as in the thesis, or of the highest F1: on little text',
    ),
  threshold: z
    .enum(['half', 'f1'])
    .default('half')
    .describe(
      'from which probability on an element is sensitive: one half, as in the thesis, or where F1 on held-out text is highest',
    ),
  batchSize: z
    .int()
    .min(1)
    .optional()
    .describe(
      'sequences in a batch; default 16, 6 where the encoder learns, fewer where an epoch would have less than 50 steps',
    ),
  schedule: z
    .enum(['linear', 'thesis'])
    .default('linear')
    .describe('linear: the rate rises linearly and falls linearly; thesis: it is .01 until it falls (table 5.5)'),
  learningRate: z.number().positive().optional().describe('highest rate; default .001, 5e-5 where the encoder learns; 1e-5 in the schedule of the thesis'), // prettier-ignore
  warmup: z.number().min(0).max(1).default(0.05).describe('share of the steps before the rate falls'),
  weightDecay: z.number().min(0).default(0).describe('of all weights but biases and norms'),
  clip: z.number().positive().default(1).describe('most that the norm of all gradients of a step may be'),
  positiveWeight: z.number().positive().default(1).describe('of sensitive elements in the cross-entropy'),
  dropout: z
    .number()
    .min(0)
    .lt(1)
    .optional()
    .describe(
      'after the input and before the last dense layers; default .1, and .3 where more than a million weights learn',
    ),
});

export type SensitivitySettings = z.output<typeof sensitivitySettings>;
