// Loss and all gradients of our neuroner and deepaffix against the same networks in PyTorch, with the same weights on the
// same sentences of wikigold, without dropout. Fails where one differs by more than 1e-4 of the largest of its kind.
//
//   node bench/neural-gradients.js        (PYTHON as in neural-accuracy.js)
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRng } from '../dist/core/rng.js';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { deepaffixArchitecture, neuronerArchitecture } from '../dist/taggers/neural/architecture.js';
import { openBackend } from '../dist/taggers/neural/backend.js';
import { createBatch } from '../dist/taggers/neural/batches.js';
import { createFormTable } from '../dist/taggers/neural/vocabulary.js';
import { createModel, sizesOf } from '../dist/taggers/neural/model.js';
import { encodeSentence } from '../dist/taggers/neural/training-data.js';
import { buildVocabulary } from '../dist/taggers/neural/vocabulary.js';
import { labelSequences } from '../dist/taggers/sequences.js';
import { corporaFolder, root } from './lib.js';

const docs = [];
for await (const doc of await readCorpus(path.join(corporaFolder(), 'wikigold', 'wikigold.conll.txt'))) {
  if (docs.push(doc) === 3) break;
}
await openBackend('auto');
const folder = mkdtempSync(path.join(tmpdir(), 'neural-gradients-'));
for (const [architecture, scheme, dimension] of [
  [neuronerArchitecture, 'BIOES', 100],
  [deepaffixArchitecture, 'IOB2', 300],
]) {
  const labelled = docs.flatMap((doc) => labelSequences(doc, 'en', scheme)).slice(0, 12);
  const labels = new Set(labelled.flatMap(({ tags }) => tags.filter((tag) => tag !== 'O').map((tag) => tag.slice(2))));
  const { vocabulary } = buildVocabulary(labelled, [...labels].toSorted(), scheme, architecture.words);
  const model = createModel(architecture, sizesOf(vocabulary, dimension), createRng(1), true);
  const table = createFormTable(vocabulary, [], architecture.words);
  const sentences = labelled.map(encodeSentence(table, vocabulary.tags));
  const batch = createBatch(sentences, [...sentences.keys()], table);
  const { loss, update } = await model.differentiate(batch, { rate: 0, rng: createRng(1) });
  const weights = await model.read();
  const gradients = {};
  for (const { name, gradient } of update.dense) gradients[name] = [...(await gradient.data())];
  for (const { name, rows, gradient } of update.rows) {
    const width = gradient.shape[1];
    const values = await gradient.data();
    const full = new Float32Array(weights[name].values.length);
    rows.forEach((row, place) => full.set(values.subarray(place * width, (place + 1) * width), row * width));
    gradients[name] = [...full];
  }
  const dump = {
    tags: vocabulary.tags,
    loss: typeof loss === 'number' ? loss : (await loss.data())[0],
    gradients,
    weights: Object.fromEntries(
      Object.entries(weights).map(([name, { shape, values }]) => [name, { shape, values: [...values] }]),
    ),
    sentences: labelled.map(({ tokens, tags }) => [tokens.map(({ text }) => text), tags]),
  };
  const file = path.join(folder, `${architecture.name}.json`);
  writeFileSync(file, JSON.stringify(dump));
  const script = path.join(root, 'bench', 'peers', 'compare_torch.py');
  const line = execFileSync(process.env.PYTHON ?? '/usr/bin/python3', [script, architecture.name, file]).toString();
  const result = JSON.parse(line);
  console.log(architecture.name, line.trim());
  if (!(result.loss < 1e-4 && result.worst < 1e-4)) process.exitCode = 1;
}
rmSync(folder, { recursive: true });
