import type { z } from 'zod';
import { findFamily } from '../../taggers/index.ts';
import { expandDeep, type Place, type Resolver } from './resolver.ts';

/** A tagger, its family and settings looked up. */
export interface ModelSpec {
  readonly name: string;
  readonly family: string;
  /** Complete, defaults included. */
  readonly settings: unknown;
}

/** A model as the specification writes it. */
export interface RawModel {
  readonly name: string;
  readonly family: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/**
 * Looks up the family of a model and completes its settings.
 *
 * @returns `undefined` where there is a problem, which was told.
 */
export async function resolveModel(
  { name, family: familyName, settings }: RawModel,
  place: Place,
  resolver: Resolver,
): Promise<ModelSpec | undefined> {
  const family = await resolver.attempt(place, () => findFamily(familyName));
  if (!family) return undefined;
  const own = await expandSettings(
    family.settings,
    settings,
    [...place, 'settings'],
    resolver,
    `settings of ${familyName}: `,
  );
  return own === undefined ? undefined : { name, family: familyName, settings: own };
}

/** The tagger of a study that has one: called by its family. */
export const resolveTagger = ({ family, settings }: Omit<RawModel, 'name'>, place: Place, resolver: Resolver) =>
  resolveModel({ name: family, family, settings }, place, resolver);

/**
 * Puts variables into settings and completes them.
 *
 * @param of begins what is told of a problem.
 * @returns `undefined` where there is one, which was told.
 */
export async function expandSettings<Schema extends z.ZodType>(
  schema: Schema,
  written: Readonly<Record<string, unknown>>,
  place: Place,
  resolver: Resolver,
  of = '',
): Promise<z.output<Schema> | undefined> {
  const expanded = await resolver.attempt(place, () => expandDeep(written, resolver));
  if (expanded === undefined) return undefined;
  const parsed = schema.safeParse(expanded);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const legal =
    unknown.length > 0 && 'shape' in schema
      ? `; its settings are: ${Object.keys(schema.shape as object).join(', ')}`
      : '';
  resolver.problem(
    [...place, ...((issue?.path ?? []) as (string | number)[]), ...unknown],
    `${of}${issue?.message ?? 'bad settings'}${legal}`,
  );
  return undefined;
}
