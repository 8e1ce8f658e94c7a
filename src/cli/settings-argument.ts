import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ownValue } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { describeFileError } from '../resources/files/file-error.ts';
import { parseYaml } from '../resources/yaml.ts';
import { type Configurable, describeDefaults, parseSettings } from '../taggers/settings.ts';

export interface SettingsOptions {
  readonly settings?: string;
  readonly set?: readonly string[];
  readonly backend?: string;
}

/**
 * The settings of `--settings`, over them those of `--set` and `--backend`.
 *
 * @throws PalimpsestError `bad-settings`, with the line where the fault is in the file.
 */
export function gatherSettings(family: Configurable, options: SettingsOptions): Record<string, unknown> {
  let settings = options.settings === undefined ? {} : readSettings(family, options.settings);
  for (const text of options.set ?? []) {
    const at = text.indexOf('=');
    const value = parseYaml(text.slice(at + 1), `--set ${text.slice(0, at)}`, z.unknown(), 'bad-settings');
    settings = withDeep(settings, text.slice(0, at).split('.'), value);
  }
  if (options.backend !== undefined) settings['backend'] = options.backend;
  parseSettings(family, settings);
  return settings;
}

function readSettings(family: Configurable, file: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw describeFileError(error, file);
  }
  try {
    parseYaml(
      text,
      file,
      z.preprocess((value) => value ?? {}, family.settings),
      'bad-settings',
    );
  } catch (error) {
    if (!(error instanceof PalimpsestError)) throw error;
    throw new PalimpsestError(error.code, error.message, { hint: describeDefaults(family), cause: error });
  }
  // As they were written: what is a default may depend on what else is set.
  return parseYaml(text, file, z.record(z.string(), z.unknown()).nullable(), 'bad-settings') ?? {};
}

/** `a.b=1` sets `{ a: { b: 1 } }`. */
function withDeep(
  target: Readonly<Record<string, unknown>> | undefined,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const inner = ownValue(target, key) as Record<string, unknown> | undefined;
  return { ...target, [key]: rest.length === 0 ? value : withDeep(inner, rest, value) };
}
