import { z } from 'zod';
import { LEAST_TRANSLATED } from './report/score-sections.ts';
import { documents, keyed, language, name, names, seeds, settings, title } from '../common/fields.ts';

/** The encoder of a model: one that is on disk, or else one that is pretrained in the study. */
const encoder = keyed('an encoder', {
  /** Folder of an encoder. */
  folder: name.optional(),
  /** A variable that names such a folder; where it is not set, the encoder is pretrained. */
  variable: name.optional(),
  /** Groups of sentences (`en`, `zh`, `mixed`, `neutral`) of the pretraining corpus to pretrain one on. */
  pretrain: names.optional(),
});

const model = keyed('a model', {
  name,
  family: name,
  settings,
  encoder: encoder.optional(),
  /** Trained and tested on sentences translated to the language that dominates them (TM-BERT). */
  translate: z
    .union([
      keyed('a translator', { lexicon: name }),
      keyed('a translator', { llm: z.record(z.string(), z.unknown()) }),
    ])
    .optional(),
});

/** A study of code-mixed text (Lee et al. 2024) as it is written: names are not yet looked up. */
export const schema = keyed('a code-mixing study', {
  kind: z.literal('code-mixing'),
  ...title,
  /** The two languages, as `--mixed` takes them. */
  mixed: z.tuple([name, name]),
  /** Of sentence borders. */
  language: language.default('en'),
  corpus: keyed('a corpus', documents),
  /** Which labels are of one coarse type; the shipped map that fits when absent. */
  'label-map': name.optional(),
  split: keyed('split', {
    /** Shares to train on and to test on; the paper's documents. */
    ratio: z.tuple([z.number().positive(), z.number().positive()]).default([1500, 200]),
    seed: z.int().min(0).default(13),
    /** Key of `meta`: documents with the same value stay together. */
    group: name.optional(),
  }).prefault({}),
  models: z.array(model).min(1),
  /** Share of the mixed sentences that a translation must leave in one language; a model with less is not judged. */
  'least-translated': z.number().min(0).max(1).default(LEAST_TRANSLATED),
  /** Where encoders that are not on disk come from. */
  pretraining: keyed('pretraining', {
    corpus: keyed('a corpus', documents),
    settings,
    seed: z.int().min(0).default(13),
  }).optional(),
  /** A model that is also trained on the sentences of one group at a time (Table 5). */
  'training-groups': keyed('training groups', { model: name, groups: names }).optional(),
  /** A language model on the sentences with a mention that every other model missed (Figure 4). */
  llm: keyed('a language model', {
    /** A variable that names the server's URL; where it is not set, this part is left out. */
    variable: name.optional(),
    settings,
    /** What the server is, for the report: a stand-in must be called one. */
    remark: z.string().optional(),
    /** The models that must have missed the mention; all when absent. */
    missed: names.optional(),
  }).optional(),
  explain: keyed('explain', {
    /** Sentences of your own that are explained (Figure 9). They are shown in the report. */
    sentences: z.array(name).default([]),
    /** Tokens of each label in the plane (Figures 5 and 9). */
    points: z.int().min(1).default(60),
  }).prefault({}),
  seeds: seeds.default([13]),
});

export type RawCodeMixing = z.output<typeof schema>;
