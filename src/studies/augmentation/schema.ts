import { z } from 'zod';
import { format, keyed, language, measures, name, names, partition, seeds, settings, title } from '../common/fields.ts';

const corpus = keyed('a corpus', {
  /** A file or a folder; `${NAME}` stands for a variable. Relative to the folder of the specification. */
  path: name.optional(),
  /** Official splits, in place of `path`. */
  splits: keyed('splits', { train: name.optional(), dev: name.optional(), test: name.optional() }).optional(),
  ...format,
  /** What the source's labels mean: a shipped label map or a file; the shipped one that fits when absent. */
  'label-map': name.optional(),
  /** The study's category of each source label. `coarse`: as the label map says. */
  labels: z
    .union([z.literal('coarse'), z.record(name, z.union([name, z.strictObject({ drop: z.literal(true) })]))])
    .optional(),
  /** Categories whose mentions are one where nothing but white space of a line is between them. */
  'merge-adjacent': z.array(name).default([]),
  language,
  unit: z.enum(['document', 'paragraph', 'sentence']).default('document'),
  /** Key of `meta`: units with the same value stay in one split. */
  group: name.optional(),
});

const model = z.union([
  name.transform((family) => ({ name: family, family, settings: {} as Record<string, unknown> })),
  keyed('a model', { name, family: name, settings }),
]);

const arm = z.union([
  name.transform((text) => ({ name: text, recipe: undefined })),
  keyed('an arm', {
    name,
    recipe: name,
    phi: z.boolean().default(true),
    context: z.boolean().default(true),
    /** Whether the generated text that the recipe asks for is mixed in. */
    generated: z.boolean().default(true),
    unit: z.enum(['document', 'sentence']).optional(),
    partition: partition.optional(),
  }),
]);

const direction = keyed('a direction', { train: name, test: name });
const fraction = z
  .number()
  .refine(
    (value) => (value > 0 && value <= 1) || (Number.isInteger(value) && value > 1),
    'a fraction is a share above 0 up to 1, or a whole number of units from 2',
  );
const fractions = z.array(fraction).min(1);
const alphas = z.array(z.int().min(1)).min(1);
const grid = keyed('a grid', {
  directions: z.array(direction).min(1).optional(),
  models: names.optional(),
  arms: names.optional(),
  fractions: fractions.optional(),
  alphas: alphas.optional(),
  seeds: seeds.optional(),
});

export const TESTS = ['cross', 'cross-dev', 'own'] as const;

/** A study of augmentation as it is written: names are not yet looked up. */
export const schema = keyed('a specification', {
  kind: z.literal('study').default('study'),
  ...title,
  corpora: z.record(name, corpus),
  directions: z.array(direction).min(1),
  models: z.array(model).min(1),
  arms: z.array(arm).min(1),
  /** The categories compared; those that every corpus has when absent. */
  labels: names.optional(),
  /** PHICON's values (section 4.1). */
  fractions: fractions.default([0.2, 0.4, 0.6, 0.8, 1]),
  alphas: alphas.default([2]),
  seeds: seeds.default([1, 2, 3, 4, 5]),
  /** What of the above the main grid is made of; all of it where absent. */
  main: grid.prefault({}),
  /** Cells beside those of the main grid, such as curves over alpha; what a grid does not name is as in the main one. */
  also: z.array(grid).default([]),
  split: keyed('split', {
    ratio: z
      .tuple([z.number().min(0), z.number().min(0), z.number().min(0)])
      .refine((shares) => shares[0] > 0, 'train needs a share above 0')
      .default([7, 1, 2]),
    seed: z.union([z.literal('run'), z.int().min(0)]).default('run'),
  }).prefault({}),
  /** Labels of a source with fewer mentions are dropped; PHICON's number (section 3.1). 0 keeps all. */
  'drop-rarer-than': z.int().min(0).default(20),
  /** Whether one corpus of a pair may have sentences of eight and more tokens that the other has, as hospitals with the same forms do. */
  'shared-sentences': z.enum(['refuse', 'allow']).default('refuse'),
  /** Which share of the gazetteers augmentation draws from. */
  partition: partition.default('all'),
  ...measures('binary-token'),
  tests: z.array(z.enum(TESTS)).min(1).default(['cross', 'own']),
});

export type RawSpec = z.output<typeof schema>;
export type RawCorpus = RawSpec['corpora'][string];
export type TestName = (typeof TESTS)[number];
