import type { LabelSetting } from '../augment/label-plan.ts';
import { requireLabels } from '../core/label-names.ts';
import type { LabelMap } from '../resources/label-map.ts';
import type { ExitCode } from './command.ts';
import type { CliIo } from './io.ts';
import type { CommonOptions } from './options.ts';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ownValue } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { describeFileError } from '../resources/files/file-error.ts';
import { parseYaml } from '../resources/yaml.ts';
import { findFamily } from '../taggers/index.ts';
import {
  type Configurable,
  describeDefaults,
  describeSettings,
  formatSetting,
  parseSettings,
} from '../taggers/settings.ts';

export interface SettingsOptions {
  readonly settings?: string;
  readonly set?: readonly string[];
  readonly backend?: string;
  readonly gazetteers?: readonly string[];
}

/**
 * The settings of `--settings`, over them those of `--set`, `--gazetteers` and `--backend`.
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
  if (options.gazetteers !== undefined) settings['gazetteers'] = options.gazetteers;
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

/** Prints the settings of a model as a YAML file that `--settings` takes. */
export async function listSettings(options: CommonOptions & { readonly model: string }, io: CliIo): Promise<ExitCode> {
  return printSettings(await findFamily(options.model), options, io);
}

/** The same of whatever has settings. */
export function printSettings(family: Configurable, options: CommonOptions, io: CliIo): ExitCode {
  const settings = describeSettings(family);
  if (options.json === true) {
    io.stdout.write(`${JSON.stringify({ model: family.name, description: family.description, settings })}\n`);
    return 0;
  }
  io.stdout.write(`# ${family.name}: ${family.description}\n`);
  for (const { key, value, description } of settings) {
    if (description !== undefined) io.stdout.write(`\n# ${description}\n`);
    io.stdout.write(value === undefined ? `# ${key}:\n` : `${key}: ${formatSetting(value)}\n`);
  }
  return 0;
}

/** What `--policy` says: `replace` (with the label's own type), `keep` and `from-corpus` are policies; anything else names the surrogate type to replace with. */
export function parsePolicies(given: Readonly<Record<string, string>>): Record<string, LabelSetting> {
  return Object.fromEntries(
    Object.entries(given).map(([label, what]) => {
      if (what === 'replace' || what === 'keep' || what === 'from-corpus') return [label, { policy: what }];
      return [label, { policy: 'replace', type: what }];
    }),
  );
}

/**
 * A policy on the command line is for this corpus: it must be for a label of it, or of its scheme.
 *
 * @throws PalimpsestError `unknown-label`
 */
export function requirePolicies(
  given: Readonly<Record<string, string>> | undefined,
  known: Iterable<string>,
  map: LabelMap | undefined,
): void {
  requireLabels({ by: '--policy', named: Object.keys(given ?? {}), known, allowed: Object.keys(map?.labels ?? {}) });
}
