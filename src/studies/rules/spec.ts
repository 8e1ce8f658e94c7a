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
  expandVariables,
} from '../common/fields.ts';
import type { PalimpsestError } from '../../core/errors.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { RuleSet } from '../../rules/networks/compile.ts';
import { readRules, readRuleSource, shippedRuleSets } from '../../rules/networks/load.ts';
import { type Measures, resolveMeasures } from '../common/measures.ts';
import { type ModelSpec, resolveTagger, type Place, type Resolver } from '../common/resolver.ts';
import { resolveSource, type SourceSpec } from '../common/sources.ts';
import { keyOf } from '../engine/key.ts';

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

/** A corpus of an evaluation, with its names looked up. */
export interface EvaluationCorpusSpec {
  readonly name: string;
  readonly source: SourceSpec;
  readonly language: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly group?: string;
}

/** A rule set, by what decides its result. */
export interface RuleSetSpec {
  readonly name: string;
  /** As it is loaded. */
  readonly rules: string;
  readonly hash: string;
  readonly baseline: boolean;
  /** What the rules call themselves. */
  readonly description: string;
}

/** An evaluation, checked, with every name looked up. */
export type EvaluationSpec = Measures &
  Pick<RawDirect, 'name' | 'description' | 'labels'> &
  (DirectSpec | IndirectSpec);

export interface DirectSpec {
  readonly kind: 'direct';
  readonly corpus: EvaluationCorpusSpec;
  readonly ruleSets: readonly RuleSetSpec[];
}

export interface IndirectSpec {
  readonly kind: 'indirect';
  readonly training: readonly EvaluationCorpusSpec[];
  readonly sample: EvaluationCorpusSpec;
  readonly folds: number;
  readonly seeds: readonly number[];
  readonly tagger: ModelSpec;
}

/** What the tagger of the random sample is called in tables. */
export const CROSS_VALIDATION = 'cross-validation';

/** Looks up corpora, rule sets or tagger, and measures. */
export async function resolve(raw: RawEvaluation, resolver: Resolver): Promise<EvaluationSpec | undefined> {
  const own = raw.kind === 'direct' ? await resolveDirect(raw, resolver) : await resolveIndirect(raw, resolver);
  const measures = await resolveMeasures(raw, resolver);
  const { name, description, labels } = raw;
  return own && { name, description, labels, ...own, ...measures };
}

async function resolveDirect(raw: RawDirect, resolver: Resolver): Promise<DirectSpec | undefined> {
  const corpus = await resolveCorpus('test', raw.corpus, ['corpus'], resolver);
  const ruleSets: RuleSetSpec[] = [];
  for (const [name, { rules, baseline }] of Object.entries(raw['rule-sets'])) {
    const place = ['rule-sets', name];
    const found = await resolver.attempt(place, () => {
      const expanded = expandVariables(rules, resolver.variables);
      const resolved = shippedRuleSets().includes(expanded) ? expanded : resolver.resolvePath(rules);
      const { rules: ruleSet, hash } = readAndHash(resolved);
      const { labels, name: description } = ruleSet;
      if (!raw.labels.some((label) => labels.includes(label))) {
        const lacking = raw.labels.join(', ');
        resolver.problem(place, `the rules find none of ${lacking}; their labels are ${labels.join(', ')}`);
      }
      return { name, rules: resolved, hash, baseline, description };
    });
    if (found) ruleSets.push(found);
  }
  return corpus && { kind: 'direct', corpus, ruleSets };
}

/** Compiled rules, and what their result is known by: the file and those that it reads. Lists that ship have the package's version. */
function readAndHash(place: string): { readonly rules: RuleSet; readonly hash: string } {
  const { text, file, readBeside } = readRuleSource(place);
  const beside: Record<string, string> = {};
  const { rules, problems } = readRules(text, file, {
    readBeside: (relative) => (beside[relative] = readBeside(relative)),
    gazetteers: loadGazetteers(),
  });
  if (rules === undefined) throw problems[0] as PalimpsestError;
  return { rules, hash: keyOf({ rules: text, beside }) };
}

async function resolveIndirect(raw: RawIndirect, resolver: Resolver): Promise<IndirectSpec | undefined> {
  const training: EvaluationCorpusSpec[] = [];
  for (const [name, corpus] of Object.entries(raw.training)) {
    const place = ['training', name];
    if (name === CROSS_VALIDATION) resolver.problem(place, 'this name is that of the random sample');
    const found = await resolveCorpus(name, corpus, place, resolver);
    if (found) training.push(found);
  }
  const sample = await resolveCorpus('random sample', raw.sample, ['sample'], resolver);
  const { family, settings } = raw.tagger;
  const own = family === 'crf' ? { analysis: true, ...settings } : settings;
  const tagger = await resolveTagger({ family, settings: own }, ['tagger'], resolver);
  const { folds, seeds } = raw;
  return sample && tagger && { kind: 'indirect', training, sample, folds, seeds, tagger };
}

async function resolveCorpus(
  name: string,
  raw: RawEvaluationCorpus,
  place: Place,
  resolver: Resolver,
): Promise<EvaluationCorpusSpec | undefined> {
  const source = await resolveSource(raw, place, resolver);
  const { language, labels, group } = raw;
  return source && { name, source, language, ...(labels && { labels }), ...(group !== undefined && { group }) };
}
