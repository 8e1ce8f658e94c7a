// What somebody waits for `augment` on documents that come once: the command with its defaults (alpha 2, context), without generated text, in one
// thread and in two, on megabytes generated anew from template sets, beside another build by turns. `augment-speed.js` measures the same documents
// again and again, when all that can be remembered is: a corpus is written once.
//   node bench/augment-once.js [--before DIST] [--rounds 3] [--megabytes 5] [SET…]
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { interleave, median, record, root } from './lib.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    megabytes: { type: 'string', default: '5' },
  },
});
const sets = positionals.length > 0 ? positionals : ['en-clinical', 'en-general', 'es-clinical', 'de-court'];
const builds = { after: path.join(root, 'dist'), ...(values.before && { before: path.resolve(values.before) }) };
const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-once-'));
const main = (dist) => path.join(dist, 'cli', 'main.js');

/** The first documents of a set, so many bytes of them. @returns their mentions and words. */
async function writeCorpus(set, file) {
  const all = path.join(folder, 'all.jsonl');
  const bytes = Number(values.megabytes) * 1e6;
  spawnSync(process.execPath, [main(builds.after), 'generate', set, all, '-n', String(Math.ceil(bytes / 700)), '--seed', '99', '--overwrite', '--quiet']); // prettier-ignore
  const out = createWriteStream(file);
  let [written, mentions, words, documents] = [0, 0, 0, 0];
  for await (const line of createInterface({ input: createReadStream(all) })) {
    const { text, entities } = JSON.parse(line);
    out.write(`${line}\n`);
    documents++;
    mentions += entities.length;
    words += text.split(/\s+/u).filter(Boolean).length;
    if ((written += Buffer.byteLength(line)) >= bytes) break;
  }
  await new Promise((resolve) => out.end(resolve));
  return { documents, mentions, words };
}

function measure(dist, corpus, workers) {
  const told = path.join(folder, 'time');
  const words = [main(dist), 'augment', corpus, path.join(folder, 'out.jsonl'), '--alpha', '2', '--no-generated', '--seed', '1', '--workers', String(workers), '--overwrite', '--quiet']; // prettier-ignore
  const { status } = spawnSync('/usr/bin/time', ['-f', '%e %U %S %M', '-o', told, process.execPath, ...words], { stdio: 'ignore' }); // prettier-ignore
  if (status !== 0) throw new Error(`augment ended with ${status}`);
  const [seconds, user, system, kilobytes] = readFileSync(told, 'utf8').trim().split(/\s+/).map(Number);
  return { seconds, processor: user + system, peakMiB: Math.round(kilobytes / 1024) };
}

const results = {};
try {
  for (const set of sets) {
    const corpus = path.join(folder, 'corpus.jsonl');
    const counts = await writeCorpus(set, corpus);
    const contenders = {};
    for (const [name, dist] of Object.entries(builds))
      for (const workers of [1, 2]) contenders[`${name}, ${workers} thread${workers > 1 ? 's' : ''}`] = () => measure(dist, corpus, workers); // prettier-ignore
    const runs = await interleave(contenders, Number(values.rounds));
    const row = Object.fromEntries(
      Object.entries(runs).map(([name, each]) => {
        const seconds = median(each.map((run) => run.seconds));
        return [name, { seconds, processorSeconds: median(each.map(({ processor }) => processor)), peakMiB: median(each.map(({ peakMiB }) => peakMiB)), wordsPerSecond: Math.round((3 * counts.words) / seconds), microsecondsPerMention: Math.round((1e6 * seconds) / counts.mentions) }]; // prettier-ignore
      }),
    );
    results[set] = { ...counts, ...row };
    console.log(`${set}: ${JSON.stringify(results[set])}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
record('augment-once', {
  load: loadavg().map(Math.round),
  unit: `seconds by the clock of the whole command, start-up and all, medians of ${values.rounds} interleaved rounds; output words a second (the source and two copies); microseconds a mention of the source`,
  results,
});
