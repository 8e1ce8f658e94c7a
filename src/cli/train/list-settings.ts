import { findFamily } from '../../taggers/index.ts';
import { type Configurable, describeSettings, formatSetting } from '../../taggers/settings.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions } from '../options.ts';

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
