import type { Scorer } from '../../evaluate/scorer.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import { findFamily } from '../../taggers/index.ts';
import { checkUnique, expandDeep, type Place, type Resolver } from './resolver.ts';
import type { ModelSpec } from '../augmentation/spec.ts';

/** A model as the specification writes it. */
export interface RawModel {
  readonly name: string;
  readonly family: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Looks up the families of models and completes their settings. */
export async function resolveModels(models: readonly RawModel[], resolver: Resolver): Promise<readonly ModelSpec[]> {
  const found: ModelSpec[] = [];
  for (const [i, model] of models.entries()) {
    const place: Place = ['models', i];
    checkUnique('model', found, model.name, place, resolver);
    const resolved = await resolveModel(model, place, resolver);
    if (resolved) found.push(resolved);
  }
  return found;
}

/** @returns `undefined` where there is a problem, which was told. */
export async function resolveModel(
  { name, family: familyName, settings }: RawModel,
  place: Place,
  resolver: Resolver,
): Promise<ModelSpec | undefined> {
  const family = await resolver.attempt(place, () => findFamily(familyName));
  const expanded = await resolver.attempt([...place, 'settings'], () => expandDeep(settings, resolver));
  if (!family || expanded === undefined) return undefined;
  const parsed = family.settings.safeParse(expanded);
  if (parsed.success) return { name, family: familyName, settings: parsed.data };
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const legal =
    unknown.length > 0 && 'shape' in family.settings
      ? `; its settings are: ${Object.keys(family.settings.shape as object).join(', ')}`
      : '';
  resolver.problem(
    [...place, 'settings', ...((issue?.path ?? []) as (string | number)[]), ...unknown],
    `settings of ${familyName}: ${issue?.message}${legal}`,
  );
  return undefined;
}

/** Looks up the measures: the main one first. */
export async function resolveMetrics(
  raw: { readonly metric: string; readonly metrics: readonly string[] },
  resolver: Resolver,
): Promise<readonly Scorer[]> {
  const found: Scorer[] = [];
  for (const [i, name] of [raw.metric, ...raw.metrics].entries()) {
    const scorer = await resolver.attempt(i === 0 ? ['metric'] : ['metrics', i - 1], () => findScorer(name));
    if (scorer && !found.some((other) => other.name === scorer.name)) found.push(scorer);
  }
  return found;
}
