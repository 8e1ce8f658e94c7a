import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach } from 'vitest';
import { run } from '../../src/cli/run.ts';

export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process. */
export async function runCli(args: readonly string[], stdin = ''): Promise<CliResult> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const output = { stdout: '', stderr: '' };
  stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const code = await run(args, { stdout, stderr, stdin: Readable.from([Buffer.from(stdin)]), env: {} });
  await new Promise((resolve) => setImmediate(resolve));
  return { code, ...output };
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-test-'));
  folders.push(folder);
  return folder;
}
