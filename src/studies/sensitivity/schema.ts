import { z } from 'zod';
import { documents, keyed, language, name, seeds, settings, tagger, title } from '../common/fields.ts';

const perPart = (train: number, dev: number, test: number) =>
  keyed('elements of the parts', {
    train: z.int().min(1).default(train),
    dev: z.int().min(1).default(dev),
    test: z.int().min(1).default(test),
  }).prefault({});

const pattern = name.refine((text) => {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}, 'expected a regular expression');

const model = z.union([
  name.transform((architecture) => ({ name: architecture, settings: { architecture } as Record<string, unknown> })),
  keyed('a model', { name, settings }),
]);

/** A study of contextual sensitivity (Schamberger 2019) as it is written: names are not yet looked up. */
export const schema = keyed('a sensitivity study', {
  kind: z.literal('sensitivity'),
  ...title,
  language,
  corpus: keyed('a corpus', {
    ...documents,
    /** What is no text of a line, as markup. */
    remove: pattern.optional(),
    /** A line that opens a document, where a file has many. */
    'begins-with': pattern.optional(),
    /** Lines that a document has at least. */
    'least-lines': z.int().min(1).default(8),
  }),
  /**
   * `blanks`: what was blanked is sensitive; it is found, and filled in the text that is tested on. `entities`: those of the corpus
   * are.
   */
  sensitive: z.enum(['blanks', 'entities']).default('blanks'),
  /** Least text elements of a window: lines of a document that are read together, kept where something in them is sensitive. */
  windows: perPart(200, 200, 800),
  /** Text elements of all windows of a part. */
  elements: perPart(90_000, 10_000, 50_000),
  /** Of the order of documents and of what blanks are filled with. */
  seed: z.int().min(0).default(13),
  /** A tagger of names, of another kind of text: its finds are candidates (Table 6.3). */
  names: keyed('names', { corpus: keyed('a corpus', documents), tagger }).optional(),
  /** A CRF that sees the neighbours of a token alone. */
  baseline: z.boolean().default(true),
  /** Vectors of words, learned from all text that is not tested on. */
  vectors: keyed('vectors', {
    dimension: z.int().min(1).default(64),
    iterations: z.int().min(1).default(6),
    /** The most frequent words have one. */
    words: z.int().min(1).default(12_000),
    /** Words before and after between which co-occurrences are counted. */
    window: z.int().min(1).default(6),
  }).optional(),
  /** The encoder of the models that read its states: a folder, or one that is pretrained on text that is not tested on. */
  encoder: keyed('an encoder', {
    folder: name.optional(),
    settings,
    /** Most text elements of the text. */
    elements: z.int().min(1).default(600_000),
  }).optional(),
  models: z.array(model).min(1),
  /** Of every model, under its own. */
  settings,
  seeds: seeds.default([1, 2, 3, 4, 5]),
});

export type RawSensitivity = z.output<typeof schema>;
