// `augment` (alpha 2, entities and context) with one worker and with two, over clinical notes of so many MB (20 and 100 else), and
// `gzip -1` over what it writes: seconds and processor seconds by GNU time, peak memory of the process, whether the bytes are the same.
// The notes are those of `workers-notes.jsonl`, generated once and written over and over under other ids: template sets grow from day to day,
// and what was measured on two days could not be compared. What is remembered by its text is remembered more often than in a real corpus.
//   node bench/workers.js [--rounds 3] [size…]
import { spawnSync } from 'node:child_process';
import { closeSync, createReadStream, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { interleave, median, record, root } from './lib.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [20, 100];
const notes = readFileSync(path.join(root, 'bench', 'workers-notes.jsonl'), 'utf8').trimEnd().split('\n').map(JSON.parse); // prettier-ignore
const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-workers-'));
const main = path.join(root, 'dist/cli/main.js');
const output = path.join(folder, 'out.jsonl');

/** Runs a program under GNU time. */
function measure(...words) {
  const told = path.join(folder, 'time');
  const { status } = spawnSync('/usr/bin/time', ['-f', '%e %U %S %M', '-o', told, ...words], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}`);
  const [seconds, user, system, kilobytes] = readFileSync(told, 'utf8').trim().split(/\s+/).map(Number);
  return { seconds, processor: user + system, peakMiB: Math.round(kilobytes / 1024) };
}

/** The notes over and over, until there are so many bytes. */
function writeNotes(file, bytes) {
  const handle = openSync(file, 'w');
  for (let i = 0, written = 0; written < bytes; i++) {
    const note = notes[i % notes.length];
    written += writeSync(handle, `${JSON.stringify({ ...note, id: `note-${i + 1}` })}\n`);
  }
  closeSync(handle);
}

async function hash(file) {
  const sum = createHash('sha256');
  for await (const chunk of createReadStream(file)) sum.update(chunk);
  return sum.digest('hex');
}

const results = {};
for (const megabytes of sizes) {
  const input = path.join(folder, 'in.jsonl');
  writeNotes(input, megabytes * 1e6);
  const hashes = new Set();
  const augment = (workers) => async () => {
    const run = measure(
      process.execPath,
      main,
      'augment',
      input,
      output,
      '--workers',
      workers,
      '--quiet',
      '--overwrite',
    );
    hashes.add(await hash(output));
    console.log(megabytes, workers, run, loadavg()[0].toFixed(1));
    return run;
  };
  const runs = await interleave(
    { one: augment('1'), two: augment('2'), gzip: async () => measure('gzip', '-1', '-k', '-f', output) },
    Number(values.rounds),
  );
  const of = (name, key) => median(runs[name].map((run) => run[key]));
  results[`${megabytes} MB`] = {
    inputMB: Math.round(statSync(input).size / 1e6),
    outputMB: Math.round(statSync(output).size / 1e6),
    ratio: median(runs.one.map(({ seconds }, i) => seconds / runs.two[i].seconds)),
    // What the ratio would be on two cores that nobody else uses.
    processorRatio: (2 * of('one', 'processor')) / of('two', 'processor'),
    seconds: { one: of('one', 'seconds'), two: of('two', 'seconds'), gzip: of('gzip', 'seconds') },
    processorSeconds: { one: of('one', 'processor'), two: of('two', 'processor'), gzip: of('gzip', 'processor') },
    peakMiB: { one: of('one', 'peakMiB'), two: of('two', 'peakMiB') },
    sameBytes: hashes.size === 1,
    runs,
  };
  console.log(megabytes, { ...results[`${megabytes} MB`], runs: undefined });
}
rmSync(folder, { recursive: true });
record('workers', { unit: 'medians of interleaved rounds; load average when it ended', load: loadavg(), results });
