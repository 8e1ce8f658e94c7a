import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../helpers/cli.ts';
import { entryPoints } from '../helpers/public-api.ts';

interface Reflection {
  readonly name: string;
  readonly comment?: object;
  readonly signatures?: readonly Reflection[];
  readonly children?: readonly Reflection[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));

it('the reference describes every entry point and every function of it', () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'reference.json');
  const typedoc = path.join(root, 'node_modules', 'typedoc', 'bin', 'typedoc');
  const { status, stderr } = spawnSync(
    process.execPath,
    [typedoc, '--skipErrorChecking', '--logLevel', 'Error', '--out', path.join(folder, 'html'), '--json', file],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  const { children: modules = [] } = JSON.parse(readFileSync(file, 'utf8')) as Reflection;
  expect(modules.filter(({ comment }) => comment === undefined)).toEqual([]);
  for (const [entry, exported] of Object.entries(entryPoints)) {
    const found = modules.find(({ name }) => name === path.posix.join('palimpsest', entry));
    const described = found?.children?.flatMap(({ name, signatures }) => (signatures?.[0]?.comment ? [name] : []));
    const functions = Object.entries(exported as object).flatMap(([name, value]) =>
      typeof value === 'function' && name !== 'PalimpsestError' ? [name] : [],
    );
    expect([entry, functions.filter((name) => !described?.includes(name))]).toEqual([entry, []]);
  }
}, 300_000);
