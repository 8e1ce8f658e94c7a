import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../helpers/cli.ts';
import { describeWithPython, PYTHON } from '../helpers/python.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' ');
const env = {
  ...process.env,
  PYTHONDONTWRITEBYTECODE: '1',
  PYTHONPATH: path.join(root, 'python'),
  PALIMPSEST_COMMAND: quoted([process.execPath, path.join(root, 'dist', 'cli', 'main.js')]),
};

describeWithPython(['pytest'], 'the Python package', () => {
  it('passes its own tests', () => {
    const tests = path.join(root, 'python', 'tests');
    const { status, stdout, stderr } = spawnSync(PYTHON, ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', tests], { encoding: 'utf8', env, cwd: temporaryFolder() }); // prettier-ignore
    expect(status, `${stdout}${stderr}`.slice(-4000)).toBe(0);
  }, 600_000);
});

// Older versions of setuptools build by `wheel` alone.
describeWithPython(['pip', 'setuptools', 'wheel'], 'the Python package, packed', () => {
  it('installs without dependencies and is imported from where it was installed', () => {
    const folder = temporaryFolder();
    // Building writes into the folder that it builds from.
    cpSync(path.join(root, 'python'), path.join(folder, 'python'), { recursive: true });
    const target = path.join(folder, 'site');
    const install = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--no-build-isolation', '--no-index', '--target', target, path.join(folder, 'python')]; // prettier-ignore
    const installed = spawnSync(PYTHON, install, { encoding: 'utf8' });
    expect([installed.status, installed.stderr.includes('ERROR')], installed.stderr.slice(-2000)).toEqual([0, false]);
    expect(readdirSync(target)).toEqual(expect.arrayContaining(['palimpsest', 'palimpsest_pipe.py']));
    const program = 'import palimpsest; print(len(palimpsest.generate("en-general", count=3)), palimpsest.__file__)';
    const { stdout } = spawnSync(PYTHON, ['-c', program], { encoding: 'utf8', env: { ...env, PYTHONPATH: target } });
    expect(stdout.trim()).toBe(`3 ${path.join(target, 'palimpsest', '__init__.py')}`);
  }, 300_000);
});
