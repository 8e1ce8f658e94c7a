// Peak memory of `augment` on a JSONL of 2 GB (or of the size given, in MB), streamed.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCorpus } from '../dist/index.js';
import { record, root } from './lib.js';

const megabytes = Number(process.argv[2] ?? 2048);
const options = process.argv.slice(3);
const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-stream-'));
const input = path.join(folder, 'in.jsonl');
// The sample corpus over and over, each document with an id of its own.
const sample = [];
for await (const { id, text, entities } of await readCorpus(path.join(root, 'data', 'sample', 'notes.txt')))
  sample.push({ id, text, entities });
const stream = createWriteStream(input);
let bytes = 0;
for (let i = 0; bytes < megabytes * 2 ** 20; i++) {
  const block = sample.map((doc) => `${JSON.stringify({ ...doc, id: `${doc.id}/${i}` })}\n`).join('');
  bytes += Buffer.byteLength(block);
  if (!stream.write(block)) await once(stream, 'drain');
}
stream.end();
await once(stream, 'finish');

const started = performance.now();
const child = spawn(process.execPath, [
  path.join(root, 'dist/cli/main.js'),
  'augment',
  input,
  path.join(folder, 'out.jsonl'),
  '--alpha',
  '1',
  '--quiet',
  ...options,
]);
child.stderr.pipe(process.stderr);
let peakKiB = 0;
const watch = setInterval(() => {
  try {
    // VmHWM is the kernel's own high-water mark of resident memory.
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    peakKiB = Math.max(peakKiB, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  } catch {
    // it has just ended
  }
}, 50);
const [code] = await once(child, 'close');
clearInterval(watch);
const seconds = (performance.now() - started) / 1000;
const result = {
  options,
  exitCode: code,
  inputMiB: Math.round(statSync(input).size / 2 ** 20),
  outputMiB: Math.round(statSync(path.join(folder, 'out.jsonl')).size / 2 ** 20),
  seconds,
  peakMiB: Math.round(peakKiB / 1024),
};
rmSync(folder, { recursive: true });
console.log(result);
record(options.includes('--no-context') ? 'stream-memory' : 'stream-memory-with-context', {
  unit: 'peak resident memory of the whole process, MiB',
  ...result,
});
