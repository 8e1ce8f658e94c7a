import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../helpers/cli.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { dependencies, exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
};
const entryPoints = Object.keys(exports).filter((name) => name !== './package.json');

const PROGRAM = `${entryPoints.map((name, i) => `import * as part${i} from '${path.posix.join('palimpsest', name)}';`).join('\n')}
import { augment, conceal, readCorpus, type AugmentOptions, type AugmentedCorpus, type Document } from 'palimpsest';

export async function enlarge(place: string): Promise<readonly Document[]> {
  const copies: Document[] = [];
  const augmented: AugmentedCorpus = await augment(await readCorpus(place), { alpha: 1 });
  for await (const doc of augmented) copies.push(doc);
  for await (const doc of await conceal(copies, { strategy: 'mask' })) copies.push(doc);
  return copies;
}
const head = { name: 'own', unit: 'document', 'only-with-entities': false } as const;
export const recipes: readonly AugmentOptions['recipe'][] = [
  { ...head, augmenters: [{ 'synonym-replacement': { rate: 0.1 } }, { 'of-a-plugin': { rate: 'often' } }] },
  // @ts-expect-error a setting that there is not
  { ...head, augmenters: [{ 'synonym-replacement': { rat: 0.1 } }] },
];
export const names: readonly string[] = [${entryPoints.map((_, i) => `part${i}`).join(', ')}].flatMap(Object.keys);
`;

// With what its dependencies declare checked too, as strict projects do: none of their types may show. What `node16` resolves,
// `nodenext` resolves alike.
it.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])(
  'the packed package compiles in a strict project with modules %s, resolved as %s',
  (module, moduleResolution) => {
    const folder = temporaryFolder();
    const at = (...names: readonly string[]) => path.join(folder, ...names);
    const run = (command: string, ...args: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
      return [status, `${stdout}${status === 0 ? '' : stderr}`.trim()] as const;
    };
    const [packed, name] = run('npm', 'pack', root, '--ignore-scripts', '--silent');
    expect([packed, name]).toEqual([0, expect.stringMatching(/\.tgz$/u)]);
    mkdirSync(at('node_modules', 'palimpsest'), { recursive: true });
    expect(run('tar', 'xzf', name, '-C', at('node_modules', 'palimpsest'), '--strip-components=1')[0]).toBe(0);
    for (const dependency of Object.keys(dependencies)) {
      mkdirSync(path.dirname(at('node_modules', dependency)), { recursive: true });
      symlinkSync(path.join(root, 'node_modules', dependency), at('node_modules', dependency));
    }
    writeFileSync(at('package.json'), '{ "type": "module" }');
    writeFileSync(at('main.ts'), PROGRAM);
    const compilerOptions = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true, target: 'es2023', types: [], module, moduleResolution }; // prettier-ignore
    writeFileSync(at('tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }));
    const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const [status, output] = run(process.execPath, tsc, '-p', '.', '--listFiles');
    expect([status, output.split('\n').filter((line) => line.includes('error TS'))]).toEqual([0, []]);
    expect(output.split('\n').filter((line) => line.includes('@tensorflow'))).toEqual([]);
  },
  300_000,
);
