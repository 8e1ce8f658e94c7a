import { z } from 'zod';
import { formatName, formatOptions, groupBy, keyed, language, name, names, seeds } from '../augmentation/schema.ts';

/** Files or folders with documents; `${NAME}` stands for a variable. Relative to the specification. */
const corpus = keyed('a corpus', {
  path: z.union([name.transform((one) => [one]), names]),
  format: formatName,
  options: formatOptions,
  language: language.default('es'),
  /** The class of each label; those that are not named are not compared. As they are when absent. */
  labels: z.record(name, name).optional(),
  /** Key of `meta`: documents with the same value stay in one fold. */
  group: name.optional(),
});

const common = {
  name,
  description: z.string().optional(),
  /** The classes compared. */
  labels: names,
  /** As the paper counts: a mention found in part is found (section 4.2). */
  metric: name.default('overlap'),
  metrics: z.array(name).default([]),
  'group-by': groupBy,
};

export const directSchema = keyed('a direct evaluation', {
  kind: z.literal('direct'),
  ...common,
  corpus,
  /** In the order of the table: a rule file or a shipped rule set; `baseline` marks what is none of the corpus's own. */
  'rule-sets': z
    .record(
      name,
      z.union([
        name.transform((rules) => ({ rules, baseline: false })),
        keyed('a rule set', { rules: name, baseline: z.boolean().default(false) }),
      ]),
    )
    .refine((all) => Object.keys(all).length > 0, 'there is no rule set to evaluate'),
});

export const indirectSchema = keyed('an indirect evaluation', {
  kind: z.literal('indirect'),
  ...common,
  metric: name.default('strict'),
  metrics: z.array(name).default(['overlap']),
  /** The corpora that are compared as training text, by name: those that the loop has built. */
  training: z.record(name, corpus).refine((all) => Object.keys(all).length > 0, 'there is no corpus to train on'),
  /** The random sample: tested on in folds, and trained on in the others (section 4.3). */
  sample: corpus,
  folds: z.int().min(2).default(8),
  seeds: seeds.default([13]),
  tagger: keyed('a tagger', {
    family: name.default('crf'),
    settings: z.record(z.string(), z.unknown()).default({}),
  }).prefault({}),
});

export type RawEvaluationCorpus = z.output<typeof corpus>;
