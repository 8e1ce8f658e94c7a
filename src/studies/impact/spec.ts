import { z } from 'zod';
import { STRATEGIES, type Strategies, type Strategy } from '../../conceal/strategies.ts';
import { PAPER_BETAS } from '../../taggers/recall-bias/search.ts';
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
import { loadStrategies } from '../../pipeline/load-named.ts';
import { eponymLanguages } from '../../resources/eponyms.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import { type Measures, resolveMeasures } from '../common/measures.ts';
import { type ModelSpec, resolveTagger, nameOrPath, resolveLabelMap, type Resolver } from '../common/resolver.ts';
import { resolveSource, type SourceSpec } from '../common/sources.ts';

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
  /** So many from the beginning, where the whole corpus would take too long. */
  first: z.int().min(1).optional(),
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

/** How the PHI model comes about. */
export interface PhiSpec {
  /** Absent where a saved model is loaded. */
  readonly source?: SourceSpec;
  /** Folder of a saved model. */
  readonly model?: string;
  readonly tagger: ModelSpec;
  readonly language: string;
  readonly split: readonly [number, number, number];
  readonly group?: string;
  readonly labelMap?: LabelMap;
  readonly grid: 'paper' | 'fine';
  readonly byLabel: boolean;
  readonly context: boolean;
}

/** A clinical corpus, on which the impact is measured. */
export interface ClinicalSpec {
  readonly name: string;
  readonly source: SourceSpec;
  readonly language: string;
  readonly layer?: string;
  readonly labels: RawImpactCorpus['labels'];
  readonly onlyDocumentsOf?: string;
  readonly first?: number;
  readonly block: number;
  readonly group?: string;
}

/** Which predictions are concealed: gold PHI, those of the model as it is, or those biased by a beta. */
export type PhiModelName = 'gold' | 'base' | number;

/** An impact study, checked, with every name looked up. */
export interface ImpactSpec extends Measures {
  readonly name: string;
  readonly description?: string;
  readonly phi?: PhiSpec;
  readonly models: readonly PhiModelName[];
  readonly strategies: readonly Strategy[];
  readonly rules: Strategies;
  readonly protectEponyms: readonly boolean[];
  readonly eponyms?: { readonly language: string; readonly sentences: number };
  readonly corpora: readonly ClinicalSpec[];
  readonly tagger: ModelSpec;
  readonly folds: number;
  readonly seeds: readonly number[];
}

/** The paper's settings of the downstream CRF (section 3.3), under what the specification sets. */
const PAPER_TAGGER = { c1: 0.1, c2: 0.2 };

/** Looks up the PHI model, the clinical corpora, strategies, tagger and measures of an impact study (Berg, Henriksson and Dalianis, §3). */
export async function resolve(raw: RawImpact, resolver: Resolver): Promise<ImpactSpec | undefined> {
  const phi = await resolvePhi(raw, resolver);
  const corpora: ClinicalSpec[] = [];
  for (const [name, corpus] of Object.entries(raw.corpora)) {
    const found = await resolveCorpus(name, corpus, resolver);
    if (found) corpora.push(found);
  }
  const { family, settings } = raw.tagger;
  const own = family === 'crf' ? { ...PAPER_TAGGER, ...settings } : settings;
  const tagger = await resolveTagger({ family, settings: own }, ['tagger'], resolver);
  const rules = await resolver.attempt(['rules'], () => loadStrategies(raw.rules && nameOrPath(raw.rules, resolver)));
  const measures = await resolveMeasures(raw, resolver);
  if (raw.models.includes('gold')) {
    for (const { name, layer } of corpora) {
      if (layer !== undefined) continue;
      const place = ['models', raw.models.indexOf('gold')];
      resolver.problem(place, `corpus ${JSON.stringify(name)} has no gold PHI: its only layer is the clinical one`);
    }
  }
  if (raw['protect-eponyms'].includes(true)) {
    for (const { name, language } of corpora) {
      if (eponymLanguages().includes(language.split('-')[0] as string)) continue;
      const message = `there is no list of eponyms for ${language}, the language of ${name}; there are lists for: ${eponymLanguages().join(', ')}`;
      resolver.problem(['protect-eponyms'], message);
    }
  }
  const eponyms = resolveEponyms(raw, phi?.language ?? corpora[0]?.language ?? 'en', resolver);
  if (!tagger || !rules) return undefined;
  return {
    name: raw.name,
    ...(raw.description !== undefined && { description: raw.description }),
    ...(phi && { phi }),
    models: raw.models,
    strategies: raw.strategies as readonly Strategy[],
    rules,
    protectEponyms: raw['protect-eponyms'],
    ...(eponyms && { eponyms }),
    corpora,
    tagger,
    folds: raw.folds,
    seeds: raw.seeds,
    ...measures,
  };
}

async function resolvePhi({ phi, models }: RawImpact, resolver: Resolver): Promise<PhiSpec | undefined> {
  if (!phi) {
    const [place] = models.flatMap((model, i) => (model === 'gold' ? [] : [i]));
    if (place !== undefined) {
      resolver.problem(['models', place], 'only gold needs no PHI model; say under "phi" where the model comes from');
    }
    return undefined;
  }
  const stated = [phi.path, phi.generated, phi.model].filter((one) => one !== undefined).length;
  if (stated !== 1) {
    resolver.problem(
      ['phi'],
      'a PHI model has one of "path" (a labelled corpus), "generated" and "model" (a saved one)',
    );
    return undefined;
  }
  const { family, settings, model, group } = phi;
  const tagger = await resolveTagger({ family, settings }, ['phi'], resolver);
  const folder =
    model === undefined ? undefined : await resolver.attempt(['phi', 'model'], () => resolver.resolvePath(model));
  const source = model === undefined ? await resolveSource(phi, ['phi'], resolver) : undefined;
  const labelMap = await resolveLabelMap(phi['label-map'], ['phi', 'label-map'], resolver);
  if (!tagger || (source === undefined && folder === undefined)) return undefined;
  const byTemplate = phi.generated ? 'template' : undefined; // documents of one template are much alike
  const by = group ?? byTemplate;
  return {
    ...(source && { source }),
    ...(folder !== undefined && { model: folder }),
    tagger,
    language: phi.language ?? labelMap?.locale?.split('-')[0] ?? 'en',
    split: phi.split,
    ...(by !== undefined && { group: by }),
    ...(labelMap && { labelMap }),
    grid: phi.grid,
    byLabel: phi['by-label'],
    context: phi.context,
  };
}

async function resolveCorpus(
  name: string,
  raw: RawImpactCorpus,
  resolver: Resolver,
): Promise<ClinicalSpec | undefined> {
  const place = ['corpora', name];
  const source = await resolveSource(raw, place, resolver);
  const other = raw['only-documents-of'];
  const onlyOf =
    other === undefined
      ? undefined
      : await resolver.attempt([...place, 'only-documents-of'], () => resolver.resolvePath(other));
  if (!source) return undefined;
  return {
    name,
    source,
    language: raw.language ?? 'en',
    ...(raw.layer !== undefined && { layer: raw.layer }),
    labels: raw.labels,
    ...(onlyOf !== undefined && { onlyDocumentsOf: onlyOf }),
    ...(raw.first !== undefined && { first: raw.first }),
    block: raw.block,
    ...(raw.group !== undefined && { group: raw.group }),
  };
}

/** The language of the PHI model where nothing is said; no eponym corpus where that has no list. */
function resolveEponyms({ eponyms }: RawImpact, language: string, resolver: Resolver): ImpactSpec['eponyms'] {
  if (eponyms === false) return undefined;
  const wanted = eponyms.language ?? language;
  if (eponymLanguages().includes(wanted)) return { language: wanted, sentences: eponyms.sentences };
  if (eponyms.language !== undefined) {
    const message = `there is no list of eponyms for ${wanted}; there are lists for: ${eponymLanguages().join(', ')}`;
    resolver.problem(['eponyms', 'language'], message);
  }
  return undefined;
}
