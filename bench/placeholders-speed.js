// Throughput of the detection of placeholders, paragraphs included, on one core by processor time; and one line of 50 MB.
// PALIMPSEST_CORPORA=… npm run build && node bench/placeholders-speed.js
import { createPlaceholderTagger } from '../dist/placeholders/tagger.js';
import { loadGazetteers } from '../dist/resources/gazetteers.js';
import { corporaFolder, median, record } from './lib.js';
import { readDecisions } from './placeholders-lib.js';

const docs = ['bgh', 'bpatg', 'bsg', 'bverfg'].flatMap((court) => readDecisions(corporaFolder(), court));
const gazetteers = loadGazetteers();

/** Elements a second of processor time. */
async function measure(documents) {
  const tagger = createPlaceholderTagger({ gazetteers });
  const before = process.cpuUsage();
  let found = 0;
  const corpus = (async function* () {
    yield* documents;
  })();
  for await (const doc of tagger.tag(corpus)) found += doc.entities.length;
  const { user, system } = process.cpuUsage(before);
  const perSecond = Math.round(tagger.elements / ((user + system) / 1e6));
  console.log(JSON.stringify({ elements: tagger.elements, found, perSecond }));
  return { elements: tagger.elements, found, perSecond };
}

const passes = [];
for (let pass = 0; pass < 5; pass++) passes.push(await measure(docs));
const line = docs
  .map(({ text }) => text)
  .join(' ')
  .replaceAll('\n', ' ');
let text = '';
while (text.length < 50e6) text += `${line} `;
const oneLine = await measure([{ id: 'line', text, entities: [] }]);
record('placeholders-speed', {
  unit: 'text elements per second of processor time on one core',
  corpus: 'decisions of four courts in German LER',
  median: median(passes.map(({ perSecond }) => perSecond)),
  passes,
  oneLineOf50MB: oneLine,
});
