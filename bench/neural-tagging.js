// Speed of tagging with the recurrent taggers: wikigold → UNER EWT, each round in a fresh process, its first pass and later ones
// over the same text. The models are trained for one epoch: what the weights are makes no difference to the time. Beside them the
// same networks in PyTorch, where PYTHON (default /usr/bin/python3) has it: one thread, sentences in batches of 50 as they come.
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
import { writeTags } from './tags-file.js';

const rounds = Number(process.argv[2] ?? 5);
const PASSES = 4;
const folder = mkdtempSync(path.join(tmpdir(), 'neural-tagging-'));
const test = path.join(corporaFolder(), 'uner_ewt', 'en_ewt-ud-dev.iob2');
const train = await collect(path.join(corporaFolder(), 'wikigold', 'wikigold.conll.txt'));
const files = [path.join(folder, 'train.tsv'), path.join(folder, 'test.tsv')];
writeTags(files[0], train, 'BIOES');
writeTags(files[1], await collect(test), 'BIOES');

async function collect(name) {
  const docs = [];
  for await (const doc of await readCorpus(name)) docs.push(doc);
  return docs;
}

/** Tokens a second of processor time that the peer tags after an epoch of training; nothing where it does not run. */
function peer(name) {
  const script = path.join(root, 'bench', 'peers', `${name}_torch.py`);
  const environment = { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
  try {
    const options = { encoding: 'utf8', env: environment, stdio: ['ignore', 'pipe', 'ignore'] };
    const python = process.env.PYTHON ?? '/usr/bin/python3';
    return JSON.parse(execFileSync(python, [script, ...files, '--epochs', '1'], options)).taggedTokensPerSecond;
  } catch {
    return undefined;
  }
}

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
const pyTorch = Object.fromEntries([neuroner, deepaffix].map(({ name }) => [name, peer(name)]));
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
console.table(pyTorch);
record('neural-tagging', {
  corpus: { name: 'UNER EWT dev', tokens },
  unit: 'tokens per second: of processor time, all threads of the process together, and by the clock; medians',
  note: 'text to documents with entities, sentences and tokens cut on the way; reading the model is not in it',
  rounds,
  medians,
  pyTorch: {
    unit: 'tokens per second of processor time, one thread: the network alone, and with batches filled and best paths in NumPy',
    ...pyTorch,
  },
  values,
});
