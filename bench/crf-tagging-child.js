// Tags a corpus in a process of its own, several times over; prints JSON. Arguments: model folder, corpus, passes.
import { readCorpus } from '../dist/index.js';
import { loadModel } from '../dist/taggers/model-folder.js';
import { divideIntoSequences } from '../dist/taggers/sequences.js';

const [model, corpus, passCount] = process.argv.slice(2);
const documents = [];
for await (const doc of await readCorpus(corpus)) documents.push(doc);

async function measure(action) {
  const [cpu, clock] = [process.cpuUsage(), performance.now()];
  const result = await action();
  const { user, system } = process.cpuUsage(cpu);
  return { result, seconds: (performance.now() - clock) / 1000, processorSeconds: (user + system) / 1e6 };
}

async function* stream() {
  yield* documents;
}

const { result: tagger, ...load } = await measure(() => loadModel(model));
const passes = [];
for (let pass = 0; pass < Number(passCount); pass++) {
  const { result: mentions, ...times } = await measure(async () => {
    let count = 0;
    for await (const { entities } of tagger.tag(stream())) count += entities.length;
    return count;
  });
  passes.push({ ...times, mentions });
}
const words = documents
  .flatMap((doc) => divideIntoSequences(doc, tagger.config.language))
  .flatMap(({ tokens }) => tokens.map(({ text }) => text));
console.log(JSON.stringify({ load, passes, tokens: words.length, wordTypes: new Set(words).size }));
