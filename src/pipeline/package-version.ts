import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const manifest = require('../../package.json') as {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
};

/** The version of this package. */
export const packageVersion = manifest.version;
export const packageName = manifest.name;
/** The packages that the product needs, with the versions it asks for. */
export const packageDependencies = manifest.dependencies;
