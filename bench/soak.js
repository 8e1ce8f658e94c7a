// Resident memory of `augment --workers 2` at full load over minutes or hours: notes of which no two share a name stream through it until the
// time is up, and every second /proc tells what the process holds and what it has computed. An hour should add less than 5 % to what the first
// minute leaves: a minute at full load, so many processor seconds as the workers have in one, however busy the machine is with other things.
// The output is thrown away, so that the threads and not a disk are what is busy; what is learned is learned of the first notes.
//   node bench/soak.js [--minutes 10] [--megabytes 4000] [--workers 2] [--warm-up 60]
// Of 4 MB a second on two quiet processors, an hour needs --megabytes 15000 on the disk of TMPDIR.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { once } from 'node:events';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { distinctNotes } from './distinct-notes.js';
import { median, record, root } from './lib.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    megabytes: { type: 'string', default: '4000' },
    workers: { type: 'string', default: '2' },
    'warm-up': { type: 'string', default: '60' },
  },
});
const [minutes, megabytes, warmUp] = [values.minutes, values.megabytes, values['warm-up']].map(Number);
const LEARNED_BYTES = 8e6;
const BATCH_BYTES = 1 << 22;
const TICKS = 100; // a second, in /proc/<pid>/stat
const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-soak-'));
const [input, first, learned] = ['in.jsonl', 'first.jsonl', 'learned'].map((name) => path.join(folder, name));
const main = path.join(root, 'dist/cli/main.js');

/** Writes notes until there are so many bytes. @returns how many. */
function writeNotes(file, bytes) {
  const handle = openSync(file, 'w');
  let [documents, written, batch] = [0, 0, ''];
  for (const note of distinctNotes()) {
    batch += `${JSON.stringify(note)}\n`;
    documents++;
    if (batch.length < BATCH_BYTES && written + batch.length < bytes) continue;
    written += writeSync(handle, batch);
    batch = '';
    if (written >= bytes) break;
  }
  closeSync(handle);
  return documents;
}

/** What a process holds, in MiB, and what it has computed, in seconds; nothing once it has ended. */
function look(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    if (kilobytes === undefined) return undefined;
    return { residentMiB: Number(kilobytes) / 1024, processor: (Number(fields[11]) + Number(fields[12])) / TICKS };
  } catch {
    return undefined;
  }
}

try {
  writeNotes(first, LEARNED_BYTES);
  const documents = writeNotes(input, megabytes * 1e6);
  const { status } = spawnSync(process.execPath, [main, 'learn', first, learned, '--quiet'], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`learn ended with ${status}`);
  const words = ['augment', input, '-', '--learned', learned, '--no-generated', '--workers', values.workers, '--quiet'];
  const child = spawn(process.execPath, [main, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  let outputBytes = 0;
  child.stdout.on('data', (chunk) => void (outputBytes += chunk.length));
  const ended = once(child, 'exit');
  const samples = [];
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  while (elapsed() < minutes * 60) {
    await setTimeout(1000);
    const seen = look(child.pid);
    if (seen === undefined) break;
    samples.push({ second: elapsed(), ...seen });
  }
  const [seconds, writtenMB] = [elapsed(), outputBytes / 1e6];
  const isCut = child.exitCode === null;
  child.kill();
  await ended;
  const load = loadavg();
  const within = (from, to, by = 'second') => samples.filter((sample) => sample[by] >= from && sample[by] < to).map(({ residentMiB }) => residentMiB); // prettier-ignore
  const byMinute = [];
  for (let from = 0; from + 30 < seconds; from += 60) {
    const held = within(from, from + 60);
    if (held.length > 0) byMinute.push({ median: Math.round(median(held)), most: Math.round(Math.max(...held)) });
  }
  // The minute at full load after the warm-up, and the last one.
  const computed = samples.at(-1)?.processor ?? 0;
  const full = warmUp * Number(values.workers);
  const early = within(full, 2 * full, 'processor');
  const late = within(computed - full, Infinity, 'processor');
  if (computed < 3 * full) {
    const told = byMinute.map(({ median: held }) => held).join(', ');
    throw new Error(
      `too short to tell: ${Math.round(computed)} s of processor time, of which the warm-up takes ${full}; by minute: ${told} MiB`,
    );
  }
  const growth = median(late) / median(early) - 1;
  const ofMost = Math.max(...late) / Math.max(...early) - 1;
  const percent = (share) => `${(100 * share).toFixed(1)} %`;
  console.log(
    (isCut ? '' : 'the notes came to their end before the time: give more --megabytes\n') +
      `${Math.round(seconds)} s, ${Math.round(computed)} s of processor time, ${Math.round(writtenMB)} MB written; ` +
      `${Math.round(median(early))} MiB after ${full} s of that, ${Math.round(median(late))} at the end: ${percent(growth)} (of the most: ${percent(ofMost)})`,
  );
  record('soak', {
    unit: 'resident memory of the process by /proc each second, MiB; growth of the median, and of the most, of the last minute at full load over the one after the warm-up',
    command: 'augment --learned … --no-generated --workers ' + values.workers,
    load,
    notes: { megabytes, documents },
    warmUpSeconds: warmUp,
    seconds: Math.round(seconds),
    processorSeconds: Math.round(computed),
    writtenMB: Math.round(writtenMB),
    endedEarly: !isCut,
    growth,
    growthOfMost: ofMost,
    byMinute,
  });
  process.exitCode = isCut && growth < 0.05 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
