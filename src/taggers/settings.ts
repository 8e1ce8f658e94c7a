import type { ZodType } from 'zod';
import { nearestName } from '../core/edit-distance.ts';
import { PalimpsestError } from '../core/errors.ts';

/** What has settings: a tagger family, or another computation that is named and set in the same way. */
export interface Configurable<Settings = unknown> {
  readonly name: string;
  /** One line about it. */
  readonly description: string;
  /** A schema with defaults; unknown keys are refused. Parses `{}`. */
  readonly settings: ZodType<Settings>;
}

/**
 * The settings of a family in full: those given, the others as their defaults.
 *
 * @throws PalimpsestError `bad-settings`, naming the key that is wrong and those there are with their defaults.
 */
export function parseSettings<Settings>(family: Configurable<Settings>, given: unknown): Settings {
  const result = family.settings.safeParse(given ?? {});
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message,
  );
  const misspelt = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  const names = describeSettings(family).map(({ key }) => key);
  const nearest = misspelt.map((key) => `Did you mean ${nearestName(key, names)}? `).join('');
  throw new PalimpsestError('bad-settings', `settings of ${family.name}: ${issues.join('; ')}`, {
    hint: `${nearest}${describeDefaults(family)}`,
  });
}

export interface SettingDescription {
  readonly key: string;
  /** Its default; absent where it depends on other things. */
  readonly value?: unknown;
  readonly description?: string;
}

export function describeSettings(family: Configurable): readonly SettingDescription[] {
  const defaults = Object(family.settings.parse({})) as Record<string, unknown>;
  const shape = (family.settings as { readonly shape?: Readonly<Record<string, ZodType>> }).shape ?? {};
  return [...new Set([...Object.keys(shape), ...Object.keys(defaults)])].map((key) => {
    const description = shape[key]?.description;
    return {
      key,
      ...(defaults[key] !== undefined && { value: defaults[key] }),
      ...(description !== undefined && { description }),
    };
  });
}

/** A value as YAML has it, on one line. */
export function formatSetting(value: unknown): string {
  return value === Infinity ? '.inf' : JSON.stringify(value);
}

/** All settings of a family in a sentence, for the hint of an error. */
export function describeDefaults(family: Configurable): string {
  const list = describeSettings(family).map(({ key, value }) =>
    value === undefined ? key : `${key}=${formatSetting(value)}`,
  );
  return `The settings of ${family.name} and their defaults: ${list.join(', ')}.`;
}
