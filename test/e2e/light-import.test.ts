import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The modules that a program loads, of both kinds. */
function modulesOf(program: string): readonly string[] {
  // Written at once: what the thread of the hook gives to console is lost where the program ends before it is passed on.
  const hook = `import { writeSync } from 'node:fs';
    export async function load(url, context, next) { writeSync(1, url + '\\n'); return next(url, context); }`;
  const start = `import { register } from 'node:module'; register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});`;
  const code = `${program} import { createRequire } from 'node:module';
    for (const file of Object.keys(createRequire(import.meta.url).cache)) console.log(file);`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(start)}`, '--input-type=module', '--eval', code],
    { cwd: root, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  return stdout.split('\n').filter((line) => line.includes('/'));
}

const urlOf = (file: string) => JSON.stringify(new URL(`../../dist/${file}`, import.meta.url).href);

it('the help of the command line loads few modules, and nothing that a command needs', () => {
  const modules = modulesOf(
    `import { answer } from ${urlOf('cli/run.js')}; const nothing = { write: () => true }; await answer(['--help'], { stdout: nothing, stderr: nothing, env: {} });`,
  );
  expect(modules.filter((name) => name.includes('/dist/cli/'))).toEqual([expect.stringContaining('/dist/cli/run.js')]);
  expect(modules.length).toBeLessThan(15);
});

it.each([
  [['--help'], 0, /^Usage: palimpsest/u],
  [['help', 'tag'], 0, /^Usage: palimpsest tag/u],
  [['rules', 'run', '-h'], 0, /^Usage: palimpsest rules run/u],
  [['--version'], 0, /^\d+\.\d+\.\d+/u],
  [[], 2, /^$/u],
  [['tag', '--nosuch', '--help'], 0, /^Usage: palimpsest tag/u],
  // Here it is the value of an option, and there is work to do.
  [['rules', 'explain', 'es-ca-primary-care', '--failures', '0', 'Parlo amb Anna.', '--plugin', '--help'], 2, /^$/u],
])('palimpsest %j answers with code %i', (args, code, words) => {
  const { status, stdout } = spawnSync(process.execPath, [path.join(root, 'dist', 'cli', 'main.js'), ...args], {
    encoding: 'utf8',
  });
  expect(status).toBe(code);
  expect(stdout).toMatch(words);
});

const importOf = (entry: string) => `import ${urlOf(entry)};`;

it('palimpsest loads few modules, and none of those that tasks need', () => {
  const modules = modulesOf(importOf('index.js'));
  expect(modules.filter((name) => name.includes('/dist/core/'))).not.toEqual([]);
  expect(modules.length).toBeLessThan(40);
  expect(modules.filter((name) => /tensorflow|zod|wordnet|wink|yaml|hyparquet/u.test(name))).toEqual([]);
});

it.each(['augmenters', 'formats', 'rules', 'studies', 'taggers', 'templates'])(
  'palimpsest/%s loads neither TensorFlow.js nor Parquet',
  (entry) => {
    const modules = modulesOf(importOf(path.posix.join('api', `${entry}.js`)));
    expect(modules.length).toBeGreaterThan(10);
    expect(modules.filter((name) => /@tensorflow|hyparquet/u.test(name))).toEqual([]);
  },
);
