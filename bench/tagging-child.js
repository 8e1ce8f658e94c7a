// Tags a corpus in a process of its own, several times over; prints JSON. Arguments: model folder, corpus, passes, and a corpus
// to be tagged before, which does not count.
import { readCorpus } from '../dist/index.js';
import { loadModel } from '../dist/taggers/model-folder.js';
import { divideIntoSequences } from '../dist/taggers/sequences.js';

const [model, corpus, passCount, before] = process.argv.slice(2);
const documents = await collect(corpus);
const documentsBefore = before === undefined ? [] : await collect(before);

async function collect(name) {
  const list = [];
  for await (const doc of await readCorpus(name)) list.push(doc);
  return list;
}

async function measure(action) {
  const [cpu, clock] = [process.cpuUsage(), performance.now()];
  const result = await action();
  const { user, system } = process.cpuUsage(cpu);
  return { result, seconds: (performance.now() - clock) / 1000, processorSeconds: (user + system) / 1e6 };
}

async function* stream(list) {
  yield* list;
}

const { result: tagger, ...load } = await measure(() => loadModel(model));
for await (const { entities } of tagger.tag(stream(documentsBefore))) void entities;
const passes = [];
for (let pass = 0; pass < Number(passCount); pass++) {
  const { result: mentions, ...times } = await measure(async () => {
    let count = 0;
    for await (const { entities } of tagger.tag(stream(documents))) count += entities.length;
    return count;
  });
  passes.push({ ...times, mentions });
}
const words = documents
  .flatMap((doc) => divideIntoSequences(doc, tagger.config.language))
  .flatMap(({ tokens }) => tokens.map(({ text }) => text));
console.log(JSON.stringify({ load, passes, tokens: words.length, wordTypes: new Set(words).size }));
