import type { ExportOptions } from './command.ts';
import { packageName, packageVersion } from '../../pipeline/package-version.ts';
import { exportModel } from '../../taggers/model-folder.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';

export async function runExport(
  folder: string,
  output: string,
  { overwrite, json, quiet }: ExportOptions,
  io: CliIo,
): Promise<ExitCode> {
  const producer = { name: packageName, version: packageVersion };
  const result = await exportModel(folder, output, { overwrite: overwrite === true, producer });
  if (json === true) io.stdout.write(`${JSON.stringify({ output, ...result })}\n`);
  else if (quiet !== true) {
    const widest = Object.keys(result.files).reduce((most, { length }) => Math.max(most, length), 0);
    const lines = Object.entries(result.files).map(
      ([name, bytes]) => `  ${name.padEnd(widest)} ${String(bytes).padStart(12)} bytes`,
    );
    io.stderr.write(`${result.family} in ${output}:\n${lines.join('\n')}\n`);
  }
  return 0;
}
