import path from 'node:path';
import type { FormatOptions } from '../../core/corpus-format.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { type LabelMap, loadLabelMap } from '../../resources/label-map.ts';
import { parseYaml } from '../../resources/yaml.ts';
import type { z } from 'zod';
import { type format, expandVariables, type Variables } from './fields.ts';
import { findFamily } from '../../taggers/index.ts';

/** Where in the YAML something is. */
export type Place = readonly (string | number)[];

/** What looking up found wrong. */
interface Problem {
  readonly path: Place;
  readonly message: string;
}

/** What every look-up needs. */
export interface Resolver {
  readonly variables: Variables;
  /** Makes a path relative to the specification's folder, variables put in, absolute. */
  resolvePath(this: void, written: string): string;
  problem(path: Place, message: string): void;
  /** Those told of so far, in the order of looking. */
  readonly problems: readonly Problem[];
  /** What the look-up gives; an error of it is a problem of that place. */
  attempt<T>(place: Place, lookUp: () => T | Promise<T>): Promise<T | undefined>;
}

/**
 * Parses a specification and looks up what it names.
 *
 * @param resolve looks up; problems it tells of are errors with the line and column of their place.
 * @throws PalimpsestError `bad-experiment` with the line and column of the first thing that is wrong.
 */
export async function parseResolved<Raw, Spec>(
  text: string,
  file: string,
  schema: z.ZodType<Raw>,
  variables: Variables,
  resolve: (raw: Raw, resolver: Resolver) => Promise<Spec | undefined>,
): Promise<Spec> {
  const raw = parseYaml(text, file, schema, 'bad-experiment');
  const problems: Problem[] = [];
  const spec = await resolve(raw, createResolver(path.dirname(file), variables, problems));
  const [problem] = problems;
  if (!problem && spec !== undefined) return spec;
  if (!problem) throw new TypeError('looking up gave neither a specification nor a problem');
  // Parsed once more, for the line and column of the node in which looking up found a problem.
  const failing = schema.superRefine((_, context) => {
    context.addIssue({ code: 'custom', path: [...problem.path], message: problem.message });
  });
  return parseYaml(text, file, failing, 'bad-experiment') as never; // it throws
}

function createResolver(folder: string, variables: Variables, problems: Problem[]): Resolver {
  return {
    variables,
    problems,
    resolvePath: (written) => path.resolve(folder, expandVariables(written, variables)),
    problem: (place, message) => void problems.push({ path: place, message }),
    async attempt(place, lookUp) {
      try {
        return await lookUp();
      } catch (error) {
        if (!(error instanceof PalimpsestError)) throw error;
        const hint = error.hint === undefined ? '' : `. ${error.hint}`;
        problems.push({ path: place, message: `${error.message}${hint}` });
        return undefined;
      }
    },
  };
}

export function resolveFormatOptions(options: z.output<typeof format.options>): FormatOptions {
  return {
    ...(options.encoding !== undefined && { encoding: options.encoding }),
    ...(options.overlaps !== undefined && { overlaps: options.overlaps }),
    ...(options['token-column'] !== undefined && { tokenColumn: options['token-column'] }),
    ...(options['tag-column'] !== undefined && { tagColumn: options['tag-column'] }),
    ...(options.scheme !== undefined && { scheme: options.scheme }),
    ...(options.separator !== undefined && { separator: options.separator }),
    ...(options['tag-names'] !== undefined && { tagNames: options['tag-names'] }),
    ...(options.type !== undefined && { type: options.type }),
  };
}

/** A shipped label map by its name, or that of a file; `undefined` where none is named or it cannot be read. */
export async function resolveLabelMap(
  map: string | undefined,
  place: Place,
  resolver: Resolver,
): Promise<LabelMap | undefined> {
  if (map === undefined) return undefined;
  return resolver.attempt(place, () => loadLabelMap(nameOrPath(map, resolver)));
}

/** What ships has a name without separators; all else is a path. */
export function nameOrPath(written: string, resolver: Resolver): string {
  return isPath(written) ? resolver.resolvePath(written) : written;
}

export const isPath = (written: string): boolean => /[/\\]|\.ya?ml$/.test(written);

export function checkUnique(
  what: string,
  all: readonly { name: string }[],
  name: string,
  place: Place,
  to: Resolver,
): void {
  if (all.some((other) => other.name === name)) {
    to.problem(place, `two ${what}s are called ${JSON.stringify(name)}; give one another name`);
  }
}

/** Puts variables in; what begins with `./` or `../` is a path relative to the specification. */
export function expandDeep(value: unknown, resolver: Resolver): unknown {
  if (typeof value === 'string') {
    return /^\.{1,2}\//.test(value) ? resolver.resolvePath(value) : expandVariables(value, resolver.variables);
  }
  if (Array.isArray(value)) return value.map((item) => expandDeep(item, resolver));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expandDeep(item, resolver)]));
}

/** A tagger, its family and settings looked up. */
export interface ModelSpec {
  readonly name: string;
  readonly family: string;
  /** Complete, defaults included. */
  readonly settings: unknown;
  /** See {@link TaggerFamily}. */
  readonly usesAllCores?: boolean;
}

/** A model as the specification writes it. */
interface RawModel {
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
  return own === undefined
    ? undefined
    : {
        name,
        family: familyName,
        settings: own,
        ...(family.usesAllCores && { usesAllCores: true }),
      };
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
