import { architectureOf } from '../../taggers/sensitivity/train.ts';
import { sensitivitySettings, type SensitivitySettings } from '../../taggers/sensitivity/settings.ts';
import { pretrainSettings, type PretrainSettings } from '../../taggers/transformer/pretrain/settings.ts';
import { expandSettings, type ModelSpec, resolveTagger } from '../common/models.ts';
import { checkUnique, type Resolver } from '../common/resolver.ts';
import { resolveSource, type SourceSpec } from '../common/sources.ts';
import type { RawSensitivity } from './schema.ts';

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
