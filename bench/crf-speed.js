// Training time of the CRF against CRFsuite, on the same attributes of MEDDOCAN's training part: one thread and two, with an
// L1 term (OWL-QN) and without (L-BFGS). Contenders run in turn.
//
//     node bench/crf-speed.js [ITERATIONS [ROUNDS]]
import { execFileSync } from 'node:child_process';
import { mkdirSync, openSync, closeSync, writeSync } from 'node:fs';
import path from 'node:path';
import { readCorpus } from '../dist/index.js';
import { createNerFeatures } from '../dist/taggers/crf/features/ner.js';
import { createTrainingDataBuilder } from '../dist/taggers/crf/family.js';
import { trainCrf } from '../dist/taggers/crf/engine/train.js';
import { labelSequences } from '../dist/taggers/sequences.js';
import { corporaFolder, interleave, median, record, root } from './lib.js';

const iterations = Number(process.argv[2] ?? 100);
const rounds = Number(process.argv[3] ?? 1);
const settings = {
  'OWL-QN, c1 = c2 = 0.1': { c1: 0.1, c2: 0.1 },
  'L-BFGS, c1 = 0, c2 = 0.1': { c1: 0, c2: 0.1 },
};

const builder = createTrainingDataBuilder(createNerFeatures());
for await (const doc of await readCorpus(path.join(corporaFolder(), 'meddocan', 'train'))) {
  for (const { tokens, tags } of labelSequences(doc, 'es', 'IOB2')) {
    builder.add(
      tokens.map(({ text }) => text),
      undefined,
      tags,
    );
  }
}
const { data, tags } = builder.finish();
const dump = path.join(root, 'bench', '.cache', 'crf-meddocan-train.tsv');
mkdirSync(path.dirname(dump), { recursive: true });
dumpData(dump);

function dumpData(file) {
  const out = openSync(file, 'w');
  for (let s = 0; s + 1 < data.sequenceStarts.length; s++) {
    let text = '';
    for (let t = data.sequenceStarts[s]; t < data.sequenceStarts[s + 1]; t++) {
      const line = [tags[data.labels[t]]];
      for (let i = data.groupStarts[t]; i < data.groupStarts[t + 1]; i++) {
        const group = data.tokenGroups[i];
        line.push(...data.groupAttributes.subarray(data.attributeStarts[group], data.attributeStarts[group + 1]));
      }
      text += `${line.join('\t')}\n`;
    }
    writeSync(out, `${text}\n`);
  }
  closeSync(out);
}

async function palimpsest(regularisation, workers) {
  const losses = [];
  const cpuBefore = process.cpuUsage();
  const before = performance.now();
  await trainCrf(
    data,
    { ...regularisation, possibleTransitions: true, maxIterations: iterations, period: 0 },
    { workers, onStep: ({ loss }) => losses.push(loss) },
  );
  const seconds = (performance.now() - before) / 1000;
  const { user } = process.cpuUsage(cpuBefore);
  return { seconds, cpuSeconds: user / 1e6, iterations: losses.length, loss: losses.at(-1) };
}

function crfsuite({ c1, c2 }) {
  const python = path.join(root, 'bench', '.venv', 'bin', 'python');
  const peer = path.join(root, 'bench', 'peers', 'crfsuite_peer.py');
  const parameters = { c1, c2, 'feature.possible_transitions': 1, max_iterations: iterations, period: 2147483647 };
  const out = execFileSync(python, [peer, dump, JSON.stringify(parameters)], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const { seconds, losses } = JSON.parse(out);
  return { seconds: seconds.clock, cpuSeconds: seconds.cpu, iterations: losses.length, loss: losses.at(-1) };
}

const results = {};
for (const [name, regularisation] of Object.entries(settings)) {
  const runs = await interleave(
    {
      'palimpsest, one thread': () => palimpsest(regularisation, 0),
      'palimpsest, two threads': () => palimpsest(regularisation, 1),
      'CRFsuite 0.12.2 (python-crfsuite)': () => crfsuite(regularisation),
    },
    rounds,
  );
  const peer = median(runs['CRFsuite 0.12.2 (python-crfsuite)'].map(({ seconds }) => seconds));
  results[name] = Object.fromEntries(
    Object.entries(runs).map(([contender, values]) => {
      const seconds = median(values.map((value) => value.seconds));
      return [contender, { seconds, ratio: seconds / peer, runs: values }];
    }),
  );
  for (const [contender, { seconds, ratio, runs: values }] of Object.entries(results[name])) {
    const loss = values[0].loss.toFixed(2);
    console.log(`${name}: ${contender}: ${seconds.toFixed(1)} s (x ${ratio.toFixed(2)}), loss ${loss}`);
  }
}
record('crf-speed', { iterations, rounds, tokens: data.labels.length, labels: tags.length, results });
