// Our side of a row of `bench/peers.js`: reads its input, says that it is ready, then runs a round for each line of standard input and tells
// its seconds, and those of the processor since the process began. It loads what its row needs, as the other side does.
//   node contest.js ROW FOLDER
import path from 'node:path';
import { createInterface } from 'node:readline';
import { augment, conceal, evaluateCorpora, readCorpus } from '../../dist/index.js';

const [row, folder] = process.argv.slice(2);
const file = (name) => path.join(folder, name);
const documents = async (name) => {
  const docs = [];
  for await (const doc of await readCorpus(file(name))) docs.push(doc);
  return docs;
};
const exhaust = async (corpus) => {
  let characters = 0;
  for await (const { text } of await corpus) characters += text.length;
  return characters;
};
const copy = (steps) => async () => {
  const docs = await documents('sentences.conll');
  const recipe = { name: row, unit: 'document', 'only-with-entities': false, augmenters: steps };
  return () => exhaust(augment(docs, { recipe, alpha: 1, augmentedOnly: true, generated: false }));
};

const ROWS = {
  independent: copy([{ 'phi-replacement': { style: 'independent', consistency: 'mention' } }]),
  entities: copy([{ 'phi-replacement': { style: 'modelled' } }]),
  synonyms: copy([{ 'synonym-replacement': { policy: 'strict', rate: 1 } }]),
  templates: async () => {
    const { generate, loadTemplateSet } = await import('../../dist/api/templates.js');
    const set = loadTemplateSet(file('set'));
    return () => exhaust(generate(set, { count: 2000, seed: 13 }));
  },
  conceal: async () => {
    const docs = await documents('notes.jsonl');
    return () => exhaust(conceal(docs, { strategy: 'class' }));
  },
  scoring: async () => {
    const [gold, predicted] = [await documents('gold.conll'), await documents('predicted.conll')];
    return async () => (await evaluateCorpora(gold, predicted, ['strict'])).length;
  },
  conll: async () => async () => exhaust(readCorpus(file('sentences.conll'), { from: 'conll' })),
  cas: async () => async () => exhaust(readCorpus(file('cas'))),
};

const round = await ROWS[row]();
console.log(JSON.stringify({ version: `node ${process.versions.node}` }));
for await (const _ of createInterface({ input: process.stdin })) {
  const start = performance.now();
  const made = await round();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ seconds, processor: (user + system) / 1e6, made }));
}
