import { z } from 'zod';
import { LEAST_TRANSLATED } from './report/score-sections.ts';
import { documents, keyed, language, name, names, seeds, settings, title } from '../common/fields.ts';
import { ownValue } from '../../core/collections.ts';
import { loadBilingualLexicon } from '../../resources/bilingual-lexicon.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import { type LlmSettings, llmSettings } from '../../taggers/llm/settings.ts';
import { pretrainSettings, type PretrainSettings } from '../../taggers/transformer/pretrain/settings.ts';
import { translation } from '../../taggers/translation/translator.ts';
import { namesOfMixed, resolveMixed } from '../common/measures.ts';
import {
  expandSettings,
  type ModelSpec,
  resolveModel,
  checkUnique,
  nameOrPath,
  type Place,
  resolveLabelMap,
  type Resolver,
} from '../common/resolver.ts';
import { resolveSource, type SourceSpec } from '../common/sources.ts';
import type { TranslateBy } from './job.ts';

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

export interface MixedModelSpec extends ModelSpec {
  readonly encoder?: { readonly folder: string } | { readonly groups: readonly string[] };
  readonly translate?: TranslateBy;
}

/** A study of code-mixed text, checked, with every name looked up. */
export interface CodeMixingSpec {
  readonly name: string;
  readonly description?: string;
  readonly mixed: readonly [string, string];
  readonly language: string;
  readonly corpus: SourceSpec;
  readonly labelMap?: LabelMap;
  readonly split: { readonly ratio: readonly [number, number]; readonly seed: number; readonly group?: string };
  readonly models: readonly MixedModelSpec[];
  readonly pretraining?: { readonly corpus: SourceSpec; readonly settings: PretrainSettings; readonly seed: number };
  readonly trainingGroups?: { readonly model: string; readonly groups: readonly string[] };
  readonly llm?: { readonly settings: LlmSettings; readonly remark?: string; readonly missed: readonly string[] };
  readonly explain: { readonly sentences: readonly string[]; readonly points: number };
  readonly seeds: readonly number[];
  /** Share of the mixed sentences that a translation must leave in one language for its model to be judged. */
  readonly leastTranslated: number;
  /** What was left out, and why. */
  readonly notices: readonly string[];
}

/** Looks up the corpus, models, pretraining and language model of a study of code-mixed text (Lee et al. 2024). */
export async function resolve(raw: RawCodeMixing, resolver: Resolver): Promise<CodeMixingSpec | undefined> {
  const mixed = await resolveMixed(raw.mixed, ['mixed'], resolver);
  const corpus = await resolveSource(raw.corpus, ['corpus'], resolver);
  const labelMap = await resolveLabelMap(raw['label-map'], ['label-map'], resolver);
  const models: MixedModelSpec[] = [];
  for (const [i, model] of raw.models.entries()) {
    const found = await resolveMixedModel(model, ['models', i], raw, resolver);
    checkUnique('model', models, model.name, ['models', i, 'name'], resolver);
    if (found) models.push(found);
  }
  const names = raw.models.map(({ name }) => name);
  const checkNamed = (named: readonly string[], place: Place) => {
    const unknown = named.find((name) => !names.includes(name));
    if (unknown !== undefined)
      resolver.problem(place, `there is no model ${unknown}; the models are: ${names.join(', ')}`);
  };
  const groups = raw['training-groups'];
  if (groups) {
    checkNamed([groups.model], ['training-groups', 'model']);
    groups.groups.forEach((group, g) => checkGroup(group, ['training-groups', 'groups', g], raw, resolver));
  }
  const pretraining = raw.pretraining && (await resolvePretraining(raw.pretraining, resolver));
  const notices: string[] = [];
  const llm = raw.llm && (await resolveLlm(raw.llm, resolver, notices));
  checkNamed(raw.llm?.missed ?? [], ['llm', 'missed']);
  if (!corpus || !mixed) return undefined;
  const { split } = raw;
  return {
    name: raw.name,
    ...(raw.description !== undefined && { description: raw.description }),
    mixed,
    language: raw.language,
    corpus,
    ...(labelMap && { labelMap }),
    split: { ratio: split.ratio, seed: split.seed, ...(split.group !== undefined && { group: split.group }) },
    models,
    ...(pretraining && { pretraining }),
    ...(groups && { trainingGroups: groups }),
    ...(llm && {
      llm: {
        settings: llm,
        ...(raw.llm?.remark !== undefined && { remark: raw.llm.remark }),
        missed: raw.llm?.missed ?? names,
      },
    }),
    explain: raw.explain,
    seeds: raw.seeds,
    leastTranslated: raw['least-translated'],
    notices,
  };
}

async function resolveMixedModel(
  raw: RawCodeMixing['models'][number],
  place: Place,
  { pretraining, ...study }: RawCodeMixing,
  resolver: Resolver,
): Promise<MixedModelSpec | undefined> {
  const { encoder, translate, ...model } = raw;
  const resolved = await resolveModel(model, place, resolver);
  const translator = translate && (await resolveTranslator(translate, [...place, 'translate'], resolver));
  if (!resolved) return undefined;
  const found: MixedModelSpec = { ...resolved, ...(translator && { translate: translator }) };
  if (!encoder) return found;
  const { folder, variable, pretrain } = encoder;
  const set = variable === undefined ? undefined : ownValue(resolver.variables, variable);
  const written = folder ?? (set === '' ? undefined : set);
  if (written !== undefined) {
    const resolvedFolder = await resolver.attempt([...place, 'encoder'], () => resolver.resolvePath(written));
    return resolvedFolder === undefined ? undefined : { ...found, encoder: { folder: resolvedFolder } };
  }
  if (!pretrain) {
    const unset = variable === undefined ? 'it has neither "folder" nor "pretrain"' : `the variable ${variable} is not set, and it has no "pretrain"`; // prettier-ignore
    resolver.problem([...place, 'encoder'], `nothing says where the encoder comes from: ${unset}`);
    return undefined;
  }
  pretrain.forEach((group, g) => checkGroup(group, [...place, 'encoder', 'pretrain', g], study, resolver));
  if (pretraining) return { ...found, encoder: { groups: pretrain } };
  resolver.problem([...place, 'encoder', 'pretrain'], 'say under "pretraining" on which text encoders are pretrained');
  return undefined;
}

function checkGroup(group: string, place: Place, { mixed }: Pick<RawCodeMixing, 'mixed'>, resolver: Resolver): void {
  const groups = [...namesOfMixed(mixed), 'mixed', 'neutral'];
  if (!groups.includes(group))
    resolver.problem(place, `${group} is no group of sentences; they are: ${groups.join(', ')}`);
}

async function resolveTranslator(
  raw: NonNullable<RawCodeMixing['models'][number]['translate']>,
  place: Place,
  resolver: Resolver,
): Promise<TranslateBy | undefined> {
  if ('lexicon' in raw) {
    const named = await resolver.attempt(place, () => nameOrPath(raw.lexicon, resolver));
    const lexicon = named !== undefined && (await resolver.attempt(place, () => loadBilingualLexicon(named)));
    return lexicon && named !== undefined ? { lexicon: named } : undefined;
  }
  const settings = await expandSettings(translation.settings, raw.llm, [...place, 'llm'], resolver);
  return settings && { llm: settings };
}

async function resolvePretraining(raw: NonNullable<RawCodeMixing['pretraining']>, resolver: Resolver) {
  const corpus = await resolveSource(raw.corpus, ['pretraining', 'corpus'], resolver);
  const settings = await expandSettings(pretrainSettings, raw.settings, ['pretraining', 'settings'], resolver);
  return corpus && settings && { corpus, settings, seed: raw.seed };
}

async function resolveLlm(
  { variable, settings }: NonNullable<RawCodeMixing['llm']>,
  resolver: Resolver,
  notices: string[],
): Promise<LlmSettings | undefined> {
  const url = variable === undefined ? undefined : resolver.variables[variable];
  if (variable !== undefined && (url === undefined || url === '')) {
    notices.push(`The language model was left out: the variable ${variable}, which names its server, is not set.`);
    return undefined;
  }
  const own = url === undefined ? settings : { ...settings, url };
  return expandSettings(llmSettings, own, ['llm', 'settings'], resolver);
}
