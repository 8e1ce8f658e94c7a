import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const main = path.resolve(import.meta.dirname, '../../dist/cli/main.js');
const spinner = pathToFileURL(path.resolve(import.meta.dirname, '../fixtures/spin-at-write.mjs')).href;
const note = {
  id: 'n',
  text: 'Dr. Eva Lind met Ola Ek.',
  entities: [{ id: 'T1', start: 4, end: 12, label: 'DOCTOR' }],
};

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Sends the signal when the command is in the midst of a step that has no end. */
function interrupt(signal: NodeJS.Signals, args: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, ['--import', spinner, main, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  children.push(child);
  child.stderr.once('data', () => child.kill(signal));
  return new Promise((resolve) => child.on('close', resolve));
}

describe.skipIf(process.platform === 'win32')('in the midst of a step that takes long', { timeout: 60_000 }, () => {
  it.each([
    ['augment', 'SIGTERM', 143, ['augment', 'in.jsonl', 'new/out.jsonl']],
    ['conceal', 'SIGINT', 130, ['conceal', 'in.jsonl', 'new/out', '--strategy', 'mask', '--to', 'brat']],
    ['convert', 'SIGHUP', 129, ['convert', 'in.jsonl', 'new/out.conll']],
    ['tag', 'SIGTERM', 143, ['tag', 'model', 'in.jsonl', 'new/out.jsonl']],
  ] as const)('%s hears %s at once and leaves nothing half-written', async (_, signal, expected, args) => {
    const folder = temporaryFolder();
    const at = (name: string) => path.join(folder, name);
    writeFileSync(at('in.jsonl'), `${JSON.stringify(note)}\n`);
    await runCli(['train', at('in.jsonl'), at('model'), '--model', 'dictionary', '--quiet']);
    const before = readdirSync(folder);
    const inFolder = args.map((word) => (/^(?:in|new|model)\b/.test(word) ? at(word) : word));
    expect(await interrupt(signal, [...inFolder, '--quiet'])).toBe(expected);
    expect(readdirSync(folder)).toEqual(before);
  });
});
