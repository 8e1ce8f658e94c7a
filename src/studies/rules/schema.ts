import { z } from 'zod';
import {
  filled,
  format,
  keyed,
  language,
  measures,
  name,
  names,
  paths,
  seeds,
  tagger,
  title,
} from '../common/fields.ts';

const corpus = keyed('a corpus', {
  path: paths,
  ...format,
  language: language.default('es'),
  /** The class of each label; those that are not named are not compared. As they are when absent. */
  labels: z.record(name, name).optional(),
  /** Key of `meta`: documents with the same value stay in one fold. */
  group: name.optional(),
});

/** The classes compared. */
const labels = names;

const direct = keyed('a direct evaluation', {
  kind: z.literal('direct'),
  ...title,
  labels,
  /** As the paper counts: a mention found in part is found (section 4.2). */
  ...measures('overlap'),
  corpus,
  /** In the order of the table: a rule file or a shipped rule set; `baseline` marks what is none of the corpus's own. */
  'rule-sets': filled(
    z.union([
      name.transform((rules) => ({ rules, baseline: false })),
      keyed('a rule set', { rules: name, baseline: z.boolean().default(false) }),
    ]),
    'there is no rule set to evaluate',
  ),
});

const indirect = keyed('an indirect evaluation', {
  kind: z.literal('indirect'),
  ...title,
  labels,
  ...measures('strict', ['overlap']),
  /** The corpora that are compared as training text, by name: those that the loop has built. */
  training: filled(corpus, 'there is no corpus to train on'),
  /** The random sample: tested on in folds, and trained on in the others (section 4.3). */
  sample: corpus,
  folds: z.int().min(2).default(8),
  seeds: seeds.default([13]),
  tagger,
});

/** An evaluation of the iterative corpus builder as it is written: of its rule sets, or of the corpus built with them. */
export const schema = z.discriminatedUnion('kind', [direct, indirect]);

export type RawEvaluation = z.output<typeof schema>;
export type RawDirect = z.output<typeof direct>;
export type RawIndirect = z.output<typeof indirect>;
export type RawEvaluationCorpus = RawDirect['corpus'];
