import { z } from 'zod';
import { STRATEGIES } from '../../conceal/strategy.ts';
import { PAPER_BETAS } from '../../taggers/recall-bias/thresholds.ts';
import { formatName, formatOptions, groupBy, keyed, language, name, partition, seeds } from '../augmentation/schema.ts';

/** Documents that templates make, in place of a corpus on disk. */
const generated = keyed('generated', {
  /** A shipped template set, or the folder of one. */
  set: name,
  documents: z.int().min(1),
  seed: z.int().min(0).default(13),
  style: name.optional(),
  genre: name.optional(),
  /** The share of templates and gazetteer entries that is drawn from. */
  partition: partition.default('all'),
});

const paths = z.union([name.transform((one) => [one]), z.array(name).min(1)]);

/** What every corpus of a specification may say of where its documents come from. */
export const source = {
  /** Files or folders, read one after the other; `${NAME}` stands for a variable. Relative to the specification. */
  path: paths.optional(),
  generated: generated.optional(),
  format: formatName,
  options: formatOptions,
  language: language.optional(),
};

/** How the PHI model comes about: trained on a corpus, trained on generated documents, or loaded. */
const phi = keyed('phi', {
  ...source,
  /** A folder that `train` wrote, in place of a corpus to train on; its thresholds are those that `tune` gave it. */
  model: name.optional(),
  family: name.default('crf'),
  settings: z.record(z.string(), z.unknown()).default({}),
  /** Shares of the corpus: to train on, to tune the thresholds on, to measure on (Table 1). */
  split: z.tuple([z.number().positive(), z.number().positive(), z.number().positive()]).default([7, 2, 1]),
  /** Key of `meta`: documents with the same value stay together, as those of one patient or one template. */
  group: name.optional(),
  /** What the labels mean, which decides about surrogates; the shipped label map that fits when absent. */
  'label-map': name.optional(),
  /** Tuning of the thresholds: see `palimpsest tune`. */
  grid: z.enum(['paper', 'fine']).default('paper'),
  'by-label': z.boolean().default(false),
  context: z.boolean().default(false),
});

const corpus = keyed('a corpus', {
  ...source,
  /** The layer of the clinical mentions; that of mentions that name none when absent. */
  layer: name.optional(),
  /** The study's class of each label of that layer; those not named keep their name. */
  labels: z.record(name, z.union([name, z.strictObject({ drop: z.literal(true) })])).default({}),
  /** Only documents whose id a document of this other corpus has. */
  'only-documents-of': name.optional(),
  /** Documents in a row that stay in one fold: for corpora of sentences that do not say where a document ends. */
  block: z.int().min(1).default(1),
  /** Key of `meta`: documents with the same value stay in one fold. */
  group: name.optional(),
});

const model = z.custom<'gold' | 'base' | number>(
  (value) => value === 'gold' || value === 'base' || (typeof value === 'number' && value > 0 && Number.isFinite(value)),
  'expected gold (gold PHI), base (the PHI model without bias) or a beta, a number above 0',
);

const strategy = z.enum(STRATEGIES.filter((one) => one !== 'keep') as [string, ...string[]]);

const uniqueList = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1)
    .refine((list) => new Set(list).size === list.length, 'something stands in this list twice');

/** The specification of an impact study as it is written: names are not yet looked up. */
export const impactSchema = keyed('an impact study', {
  kind: z.literal('impact'),
  name,
  description: z.string().optional(),
  phi: phi.optional(),
  /** The levels of de-identification. With the paper's four strategies these six give its 24 variants. */
  models: uniqueList(model).default(['base', ...PAPER_BETAS]),
  strategies: uniqueList(strategy).default(['pseudo', 'class', 'mask', 'remove']),
  /** A strategies file, shipped or your own, whose rules for single labels and types go before the variant's strategy. */
  rules: name.optional(),
  'protect-eponyms': uniqueList(z.boolean()).default([false]),
  /** The eponym corpus (Figure 4); in the language of the PHI model where there is a list when absent. */
  eponyms: z
    .union([
      z.literal(false),
      keyed('eponyms', { language: language.optional(), sentences: z.int().min(1).default(100) }),
    ])
    .default({ sentences: 100 }),
  corpora: z.record(name, corpus).refine((all) => Object.keys(all).length > 0, 'a study needs a clinical corpus'),
  /** The downstream tagger. CRFsuite with c1 0.1 and c2 0.2 in the paper (section 3.3). */
  tagger: keyed('a tagger', {
    family: name.default('crf'),
    settings: z.record(z.string(), z.unknown()).default({}),
  }).prefault({}),
  folds: z.int().min(2).default(5),
  seeds: seeds.default([13]),
  metric: name.default('strict'),
  metrics: z.array(name).default([]),
  'group-by': groupBy,
});

export type RawImpact = z.output<typeof impactSchema>;
export type RawImpactCorpus = RawImpact['corpora'][string];
export type RawSource = Pick<RawImpactCorpus, 'path' | 'generated' | 'format' | 'options' | 'language'>;
