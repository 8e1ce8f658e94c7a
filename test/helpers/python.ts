import { spawnSync } from 'node:child_process';
import { describe } from 'vitest';

/** The interpreter that tests ask. */
export const PYTHON = process.env['PALIMPSEST_PYTHON'] ?? 'python3';

/** Tests that ask Python packages; skipped, with a line, where Python or one of them is absent. `PALIMPSEST_PYTHON` names the interpreter. */
export function describeWithPython(packages: readonly string[], name: string, body: () => void): void {
  const probe = `import importlib.util as u, sys; sys.exit(any(u.find_spec(p) is None for p in sys.argv[1:]))`;
  if (spawnSync(PYTHON, ['-c', probe, ...packages]).status === 0) describe(name, body);
  else describe.skip(`${name} (skipped: set PALIMPSEST_PYTHON to a Python that has ${packages.join(', ')})`, body);
}

/** What a program prints, line by line as JSON. @throws Error with what it says where it fails. */
export function askPython(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): readonly unknown[] {
  const { status, stdout, stderr } = spawnSync(PYTHON, ['-c', program, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: { ...process.env, PYTHONUTF8: '1', ...env },
  });
  if (status !== 0) throw new Error(stderr.slice(-2000));
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}
