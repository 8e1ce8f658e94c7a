import { readFileSync } from 'node:fs';

/**
 * Modules of a page's script, which import nothing else, joined into one module.
 *
 * @param names as paths from this folder without `.js`, in the order of their imports.
 */
export function joinModules(names: readonly string[]): string {
  return names
    .map((name) => readFileSync(new URL(`./${name}.js`, import.meta.url), 'utf8'))
    .join('\n')
    .replaceAll(/^import [^;]*;\n/gm, '')
    .replaceAll(/^export (?=(?:async )?function |const |class )/gm, '')
    .replaceAll(/^ *\/\*\*(?:[^*]|\*(?!\/))*\*\/\n/gm, ''); // what they say of types is for the compiler
}
