import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const IMPORT = /import\s*(?:\{([^}]*)\}|\w+|\* as \w+)\s*from\s*'(\.[^']+)'/gu;

/** The names that a module of src exports; `undefined` where it exports all of another. */
function exportsOf(file: string): ReadonlySet<string> | undefined {
  const text = readFileSync(file, 'utf8');
  if (/^export \*/mu.test(text)) return undefined;
  const declared = [...text.matchAll(/^export (?:abstract |async |declare )*(?:function\*?|const|let|class|type|interface) (\w+)/gmu)].map(([, name = '']) => name); // prettier-ignore
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gmu)].flatMap(([, names = '']) => namesIn(names).map((name) => name.split(' as ').at(-1) ?? '')); // prettier-ignore
  return new Set([...declared, ...listed]);
}

const namesIn = (list: string): readonly string[] =>
  list.split(',').map((name) => name.replaceAll(/\s+/gu, ' ').trim()).filter((name) => name !== ''); // prettier-ignore

// Nobody runs them every day, and the compiler does not read them.
it('benchmarks and scripts import what there is', () => {
  const faults: string[] = [];
  let imports = 0;
  for (const folder of ['bench', 'scripts']) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.js')) continue;
      const file = path.join(root, folder, name);
      for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
        const target = path.join(path.dirname(file), from);
        const source = target
          .replace(`${path.sep}dist${path.sep}`, `${path.sep}src${path.sep}`)
          .replace(/\.js$/u, '.ts');
        const isBuilt = source.includes(`${root}src${path.sep}`) || source.includes(path.join(root, 'src'));
        imports++;
        if (!existsSync(isBuilt ? source : target)) faults.push(`${name}: ${from}`);
        else if (isBuilt) {
          const known = exportsOf(source);
          for (const one of namesIn(names))
            if (known?.has(one.split(' as ')[0] ?? '') === false) faults.push(`${name}: ${one} of ${from}`);
        }
      }
    }
  }
  expect(faults).toEqual([]);
  expect(imports).toBeGreaterThan(100);
});
