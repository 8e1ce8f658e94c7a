import { z } from 'zod';
import { documents, keyed, language, name, seeds, settings, tagger, title } from '../common/fields.ts';
import { architectureOf } from '../../taggers/sensitivity/train.ts';
import { sensitivitySettings, type SensitivitySettings } from '../../taggers/sensitivity/settings.ts';
import { pretrainSettings, type PretrainSettings } from '../../taggers/transformer/pretrain/settings.ts';
import { expandSettings, type ModelSpec, resolveTagger, checkUnique, type Resolver } from '../common/resolver.ts';
import { resolveSource, type SourceSpec } from '../common/sources.ts';

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

export interface SensitivityModelSpec {
  readonly name: string;
  /** Complete, defaults included; without the encoder and vectors of the study. */
  readonly settings: SensitivitySettings;
}

/** A study of contextual sensitivity, checked, with every name looked up. */
export interface SensitivitySpec extends Pick<
  RawSensitivity,
  'name' | 'description' | 'language' | 'sensitive' | 'windows' | 'elements' | 'seed' | 'baseline' | 'vectors' | 'seeds'
> {
  readonly corpus: {
    readonly source: SourceSpec;
    readonly remove?: RegExp;
    readonly beginsWith?: RegExp;
    readonly leastLines: number;
  };
  readonly names?: { readonly source: SourceSpec; readonly tagger: ModelSpec };
  readonly encoder?: { readonly folder: string } | { readonly settings: PretrainSettings; readonly elements: number };
  readonly models: readonly SensitivityModelSpec[];
}

/** Looks up corpora, models, the tagger of names and the encoder. */
export async function resolve(raw: RawSensitivity, resolver: Resolver): Promise<SensitivitySpec | undefined> {
  const source = await resolveSource(raw.corpus, ['corpus'], resolver);
  const names = raw.names && {
    source: await resolveSource(raw.names.corpus, ['names', 'corpus'], resolver),
    tagger: await resolveTagger(raw.names.tagger, ['names', 'tagger'], resolver),
  };
  const encoder = raw.encoder && (await resolveEncoder(raw.encoder, resolver));
  const models: SensitivityModelSpec[] = [];
  for (const [i, { name, settings }] of raw.models.entries()) {
    const place = ['models', i];
    checkUnique('model', models, name, place, resolver);
    const found = await expandSettings(sensitivitySettings, { ...raw.settings, ...settings }, place, resolver);
    if (!found) continue;
    models.push({ name, settings: found });
    if (architectureOf(found).input === 'encoder' && !raw.encoder) {
      resolver.problem(place, `${found.architecture} reads the states of an encoder: say under "encoder" of which`);
    }
  }
  if (!source || resolver.problems.length > 0) return undefined;
  const { remove, 'begins-with': beginsWith, 'least-lines': leastLines } = raw.corpus;
  return {
    ...raw,
    corpus: {
      source,
      ...(remove !== undefined && { remove: new RegExp(remove, 'gu') }),
      ...(beginsWith !== undefined && { beginsWith: new RegExp(beginsWith, 'u') }),
      leastLines,
    },
    ...(names?.source && names.tagger
      ? { names: { source: names.source, tagger: names.tagger } }
      : { names: undefined }),
    ...(encoder ? { encoder } : { encoder: undefined }),
    models,
  } as SensitivitySpec;
}

async function resolveEncoder(
  { folder, settings, elements }: NonNullable<RawSensitivity['encoder']>,
  resolver: Resolver,
): Promise<SensitivitySpec['encoder']> {
  if (folder !== undefined) {
    const found = await resolver.attempt(['encoder', 'folder'], () => resolver.resolvePath(folder));
    return found === undefined ? undefined : { folder: found };
  }
  const own = await expandSettings(pretrainSettings, settings, ['encoder', 'settings'], resolver);
  return own && { settings: own, elements };
}
