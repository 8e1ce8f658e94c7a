import { z } from 'zod';

/**
 * The settings of `crf`. Those of training are CRFsuite's, with its meanings; `delta` is a hundred times its default: training that goes on from
 * there takes two and more times the iterations, and F1 on other documents rises no more (bench/crf-convergence.js).
 */
export const crfSettings = z.strictObject({
  features: z
    .enum(['ner', 'deid', 'context'])
    .default('ner')
    .describe("feature set: CRFsuite's ner.py, Liu et al. (2015), or the neighbours alone as ner.py has them"),
  faithful: z.boolean().default(false).describe('ner: keep the slip of ner.py that lets every word contain a symbol'),
  pos: z.boolean().default(false).describe('part-of-speech features; English only'),
  analysis: z
    .boolean()
    .default(false)
    .describe('part of speech, lemma and morphology; Spanish and Catalan, and CoNLL-U of any language'),
  gazetteers: z
    .union([z.boolean(), z.array(z.string().min(1))])
    .default(true)
    .describe('look words up in the lists of the language, where it has some; folders of your own lists may be given'),
  gazetteerDropout: z
    .number()
    .min(0)
    .max(0.9)
    .optional() // no default, so that studies without lists keep the keys of their recorded cells
    .describe('share of list entries that training does not look up, so that it finds names that no list has; 0.1'),
  clusters: z
    .union([z.boolean(), z.string().min(1)])
    .optional() // no default, for the same reason
    .describe(
      'word clusters of the language where lists are looked up and it has some, or a file: path<TAB>word<TAB>count or word<TAB>cluster',
    ),
  values: z
    .boolean()
    .optional() // no default, for the same reason
    .describe(
      'tell dates, times, addresses of mail and groups of digits, however they are written; where lists are looked up',
    ),
  scheme: z.enum(['IOB2', 'BIOES']).default('IOB2').describe('tag scheme'),
  constrained: z.boolean().default(true).describe('tag with sequences that are legal in the scheme only'),
  algorithm: z.enum(['lbfgs', 'ap']).default('lbfgs').describe('L-BFGS (OWL-QN with c1), or averaged perceptron'),
  c1: z.number().min(0).default(0.1).describe('coefficient of the L1 norm'),
  c2: z.number().min(0).default(0.1).describe('coefficient of the squared L2 norm'),
  maxIterations: z.int().min(1).optional().describe('iterations at most; none: until converged, with ap 100'),
  minFrequency: z.number().min(0).default(0).describe('features seen fewer times in training are left out'),
  possibleStates: z.boolean().default(false).describe('every attribute with every label, seen together or not'),
  possibleTransitions: z.boolean().default(false).describe('every label after every label, seen or not'),
  epsilon: z.number().min(0).optional().describe('converged at this norm of the gradient; 1e-5, with ap 0'),
  period: z.int().min(0).default(10).describe('iterations over which the improvement is measured'),
  delta: z.number().min(0).default(1e-3).describe('converged at this improvement'),
  numMemories: z.int().min(1).default(6).describe('pairs that approximate the inverse Hessian'),
  linesearch: z
    .enum(['MoreThuente', 'Backtracking', 'StrongBacktracking'])
    .default('MoreThuente')
    .describe('line search; OWL-QN has its own'),
  maxLinesearch: z.int().min(1).default(20).describe('trials of a line search at most'),
});

export type CrfSettings = z.output<typeof crfSettings>;
