// Peak memory of streaming commands over notes of which no two share a name: of each size given in MB (40, 120 and 360 else).
//   node bench/stream-memory.js [size…] [-- command options…]
import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { distinctNotes } from './distinct-notes.js';
import { record, root } from './lib.js';

const COMMANDS = [
  ['augment', '--alpha', '1', '--workers', '1'],
  ['augment', '--alpha', '1', '--workers', '2'],
  ['conceal', '--strategy', 'pseudo', '--workers', '1'],
];
const divider = process.argv.indexOf('--');
const sizes = process.argv.slice(2, divider < 0 ? undefined : divider).map(Number);
const commands = divider < 0 ? COMMANDS : [process.argv.slice(divider + 1)];
const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-stream-'));

async function writeNotes(file, megabytes) {
  const stream = createWriteStream(file);
  let bytes = 0;
  let documents = 0;
  for (const note of distinctNotes()) {
    const line = `${JSON.stringify(note)}\n`;
    bytes += Buffer.byteLength(line);
    documents++;
    if (!stream.write(line)) await once(stream, 'drain');
    if (bytes >= megabytes * 2 ** 20) break;
  }
  stream.end();
  await once(stream, 'finish');
  return documents;
}

/** Runs a command under GNU time, which tells the largest resident memory of the whole process. */
function measure([command, ...options], input) {
  const told = path.join(folder, 'time');
  const main = path.join(root, 'dist/cli/main.js');
  const output = path.join(folder, 'out.jsonl');
  const started = performance.now();
  const { status } = spawnSync(
    '/usr/bin/time',
    ['-v', '-o', told, process.execPath, main, command, input, output, '--overwrite', '--quiet', ...options],
    { stdio: 'inherit' },
  );
  const seconds = (performance.now() - started) / 1000;
  const [, peak] = /Maximum resident set size \(kbytes\): (\d+)/.exec(readFileSync(told, 'utf8')) ?? [];
  return { exitCode: status, seconds: Math.round(seconds), peakMiB: Math.round(Number(peak) / 1024) };
}

const runs = [];
for (const megabytes of sizes.length > 0 ? sizes : [40, 120, 360]) {
  const input = path.join(folder, 'in.jsonl');
  const documents = await writeNotes(input, megabytes);
  for (const command of commands) {
    const run = { command: command.join(' '), inputMiB: megabytes, documents, ...measure(command, input) };
    console.log(run);
    runs.push(run);
  }
}
rmSync(folder, { recursive: true });
record('stream-memory', {
  unit: 'peak resident memory of the whole process by /usr/bin/time -v, MiB; every note has 30 names of its own',
  runs,
});
