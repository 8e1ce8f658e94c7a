import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const manifest = require('../../package.json') as {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
};

export const packageVersion = manifest.version;
export const packageName = manifest.name;

/** The packages that the product needs, with the versions installed; the range asked for where a package hides its own. */
export function installedDependencies(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(manifest.dependencies).map(([name, range]) => [name, installedVersion(name) ?? range]),
  );
}

function installedVersion(name: string): string | undefined {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return (JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')) as { version: string }).version;
    } catch {
      continue; // not in this folder
    }
  }
  return undefined;
}
