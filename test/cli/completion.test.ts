import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const script = async (shell: string) => (await runCli(['completion', shell])).stdout;
const has = (program: string) => spawnSync(program, ['--version']).status === 0;

/** Every command with its options, as the program itself has them. */
function tree(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const walk = (command: Command, at: string) => {
    found.set(
      at,
      command.options.map(({ long }) => long as string),
    );
    for (const inner of command.commands) walk(inner, `${at} ${inner.name()}`);
  };
  for (const make of commands) {
    const command = make({ io: {} as never, finish: () => undefined }) as unknown as Command;
    walk(command, ` ${command.name()}`);
  }
  return found;
}

describe('palimpsest completion', () => {
  it.each(['bash', 'zsh'])('knows every command and option in %s', async (shell) => {
    const text = await script(shell);
    const lines = text
      .slice(text.lastIndexOf('  case "$at" in'))
      .replaceAll(/\n {6}/gu, ' ')
      .split('\n');
    for (const [at, options] of tree()) {
      const line = lines.find((one) => one.trimStart().replace('(', '').startsWith(`'${at}')`));
      for (const name of [...options, '--help']) expect(line).toMatch(new RegExp(`[' ]${name}[': ]`, 'u'));
    }
  });

  it('knows every command and option in fish', async () => {
    const text = await script('fish');
    for (const [at, options] of tree()) {
      const parent = at.slice(0, at.lastIndexOf(' '));
      expect(text).toContain(`'__palimpsest_at "${parent}"' -f -a ${at.slice(at.lastIndexOf(' ') + 1)} `);
      for (const name of options) expect(text).toContain(`'__palimpsest_at "${at}"' -l ${name.slice(2)} `);
    }
  });

  it.each(['bash', 'zsh', 'fish'].filter(has))('is sound for %s', async (shell) => {
    const { status, stderr } = spawnSync(shell, ['-n'], { input: await script(shell) });
    expect([status, String(stderr)]).toEqual([0, '']);
  });

  it.skipIf(!has('bash'))('completes commands, options and their values in bash', async () => {
    const file = path.join(temporaryFolder(), 'completion.bash');
    writeFileSync(file, await script('bash'));
    const complete = (...words: readonly string[]) => {
      const line = ['palimpsest', ...words].map((word) => `'${word}'`).join(' ');
      const code = `source '${file}'; COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _palimpsest; echo "\${COMPREPLY[*]}"`;
      return spawnSync('bash', ['--norc', '-c', code], { encoding: 'utf8' }).stdout.trim().split(' ');
    };
    expect(complete('ev')).toEqual(['evaluate']);
    expect(complete('rules', 're')).toEqual(['revert', 'review']);
    expect(complete('rules', 'run', 'notes', '--mo')).toEqual(['--most']);
    expect(complete('tag', 'model/', '--overlaps', '')).toEqual(['refuse', 'keep']);
    expect(complete('stats', 'ta')).toEqual(['']);
    // A value that is called like a command is none.
    expect(complete('stats', 'rules', '--code')).toEqual(['--code-mixing']);
  });

  it('refuses a shell that it does not know, and says which there are', async () => {
    const { code, stderr } = await runCli(['completion', 'tcsh']);
    expect(code).toBe(2);
    expect(stderr).toContain('Allowed choices are bash, zsh, fish');
  });
});
