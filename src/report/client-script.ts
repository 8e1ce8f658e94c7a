import { readFileSync } from 'node:fs';

const scripts = new Map<string, string>();

/**
 * The script of a page: a module of `clients/` with all that it imports, bundled by `scripts/bundle-clients.js` when the package is
 * built and before tests. It is the same place from `src` and from `dist`.
 */
export function clientScript(name: 'theme' | 'report' | 'attention' | 'view' | 'review'): string {
  const known = scripts.get(name);
  if (known !== undefined) return known;
  const script = readFileSync(new URL(`../../dist/clients/${name}.js`, import.meta.url), 'utf8').trimEnd();
  scripts.set(name, script);
  return script;
}
