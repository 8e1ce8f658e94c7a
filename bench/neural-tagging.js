// Speed of tagging with the recurrent taggers: wikigold → UNER EWT, each round in a fresh process, its first pass and later ones
// over the same text. The models are trained for one epoch: what the weights are makes no difference to the time.
//
//     node bench/neural-tagging.js [ROUNDS]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCorpus } from '../dist/index.js';
import { saveModel } from '../dist/taggers/model-folder.js';
import { deepaffix, neuroner } from '../dist/taggers/neural/families.js';
import { corporaFolder, interleave, median, record, root } from './lib.js';

const rounds = Number(process.argv[2] ?? 5);
const PASSES = 4;
const folder = mkdtempSync(path.join(tmpdir(), 'neural-tagging-'));
const train = [];
for await (const doc of await readCorpus(path.join(corporaFolder(), 'wikigold', 'wikigold.conll.txt'))) train.push(doc);
const test = path.join(corporaFolder(), 'uner_ewt', 'en_ewt-ud-dev.iob2');

const contenders = {};
for (const family of [neuroner, deepaffix]) {
  const model = path.join(folder, family.name);
  const settings = family.settings.parse({ epochs: 1, backend: 'wasm' });
  const tagger = await family.train(train, settings, { seed: 13, language: 'en' });
  const training = { documents: train.length, sentences: 0, tokens: 0, entities: {}, curve: [], notices: [] };
  await saveModel(model, tagger, {
    package: { name: 'palimpsest', version: 'bench' },
    seed: 13,
    language: 'en',
    training,
  });
  await tagger.dispose();
  const child = [path.join(root, 'bench', 'tagging-child.js'), model, test, String(PASSES)];
  contenders[family.name] = () => JSON.parse(execFileSync(process.execPath, child, { encoding: 'utf8' }));
}
const values = await interleave(contenders, rounds);
rmSync(folder, { recursive: true });

const { tokens } = values[neuroner.name][0];
const speeds = (passes) => ({
  processor: Math.round(median(passes.map(({ processorSeconds }) => tokens / processorSeconds))),
  clock: Math.round(median(passes.map(({ seconds }) => tokens / seconds))),
});
const medians = Object.fromEntries(
  Object.entries(values).flatMap(([name, list]) => [
    [`${name}, first pass`, speeds(list.map(({ passes }) => passes[0]))],
    [`${name}, later passes`, speeds(list.flatMap(({ passes }) => passes.slice(1)))],
  ]),
);
console.table(medians);
record('neural-tagging', {
  corpus: { name: 'UNER EWT dev', tokens },
  unit: 'tokens per second: of processor time, all threads of the process together, and by the clock; medians',
  note: 'text to documents with entities, sentences and tokens cut on the way; reading the model is not in it',
  rounds,
  medians,
  values,
});
