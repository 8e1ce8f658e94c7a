// `augment` in one thread, five copies, by the default recipe and of the mentions alone: output tokens a second of the main thread's own
// processor time (Linux: /proc), which other programs do not lengthen as they do the clock, beside another build in the same process, by turns.
//
//   node bench/augment-speed.js [--before DIST] [--passes N]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { corporaFolder, median, record, root } from './lib.js';

const { values: options } = parseArgs({
  options: { before: { type: 'string' }, passes: { type: 'string', default: '24' } },
});
const passes = Number(options.passes);
const ALPHA = 5;
const CORPORA = ['wikigold/wikigold.conll.txt', 'meddocan/dev'];
const KINDS = { 'default recipe': { context: true }, 'mentions alone': { context: false } };

const builds = { after: path.join(root, 'dist'), ...(options.before && { before: path.resolve(options.before) }) };
const modules = {};
for (const [name, folder] of Object.entries(builds))
  modules[name] = await import(pathToFileURL(path.join(folder, 'index.js')).href);

/** Seconds that the main thread ran. */
const ran = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e9;

const commitOf = (dist) => execFileSync('git', ['-C', dist, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

const results = {};
for (const corpus of CORPORA) {
  const docs = {};
  for (const [name, { readCorpus }] of Object.entries(modules)) {
    docs[name] = [];
    for await (const doc of await readCorpus(path.join(corporaFolder(), corpus))) docs[name].push(doc);
  }
  const tokens = docs.after.reduce((sum, doc) => sum + doc.text.split(/\s+/).filter(Boolean).length, 0);
  for (const [kind, settings] of Object.entries(KINDS)) {
    const seconds = Object.fromEntries(Object.keys(modules).map((name) => [name, []]));
    for (let pass = 0; pass < passes; pass++) {
      const order = Object.keys(modules);
      for (const name of pass % 2 === 0 ? order : order.toReversed()) {
        const augmented = await modules[name].augment(docs[name], { alpha: ALPHA, generated: false, ...settings });
        const start = ran(); // what must be known of the whole corpus is known
        for await (const _ of augmented);
        seconds[name].push(ran() - start);
      }
    }
    const warm = (name) => seconds[name].slice(Math.floor(passes / 3));
    const figures = (name) => ({
      medianSeconds: median(warm(name)),
      tokensPerSecond: Math.round((ALPHA * tokens) / median(warm(name))),
      bestTokensPerSecond: Math.round((ALPHA * tokens) / Math.min(...warm(name))),
      first: Math.round((ALPHA * tokens) / seconds[name][0]),
    });
    const row = Object.fromEntries(Object.keys(modules).map((name) => [name, figures(name)]));
    if (options.before) row.ratio = median(warm('after').map((own, i) => own / warm('before')[i]));
    results[`${corpus}, ${kind}`] = row;
    console.log(`${corpus}, ${kind}: ${JSON.stringify(row)}`);
  }
}
record('augment-speed-again', {
  ...(options.before && { before: commitOf(options.before) }),
  load: loadavg().map(Math.round),
  unit: `output tokens a second of the main thread's processor time, ${ALPHA} copies without their sources' generated text, from documents in memory; passes after the first third of ${passes}, by turns in one process; ratio: median of pairs, processor time after by before`,
  results,
});
