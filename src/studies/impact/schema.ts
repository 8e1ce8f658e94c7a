import { z } from 'zod';
import { STRATEGIES } from '../../conceal/strategies.ts';
import { PAPER_BETAS } from '../../taggers/recall-bias/thresholds.ts';
import {
  documents,
  filled,
  keyed,
  language,
  measures,
  name,
  seeds,
  settings,
  tagger,
  title,
} from '../common/fields.ts';

/** How the PHI model comes about: trained on a corpus, trained on generated documents, or loaded. */
const phi = keyed('phi', {
  ...documents,
  language: language.optional(),
  /** A folder that `train` wrote, in place of a corpus to train on; its thresholds are those that `tune` gave it. */
  model: name.optional(),
  family: name.default('crf'),
  settings,
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
  ...documents,
  language: language.optional(),
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
export const schema = keyed('an impact study', {
  kind: z.literal('impact'),
  ...title,
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
  corpora: filled(corpus, 'a study needs a clinical corpus'),
  /** The downstream tagger. CRFsuite with c1 0.1 and c2 0.2 in the paper (section 3.3). */
  tagger,
  folds: z.int().min(2).default(5),
  seeds: seeds.default([13]),
  ...measures('strict'),
});

export type RawImpact = z.output<typeof schema>;
export type RawImpactCorpus = RawImpact['corpora'][string];
