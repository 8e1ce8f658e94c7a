// Throughput of the detection of placeholders, paragraphs included, on one core by processor time.
// PALIMPSEST_CORPORA=… npm run build && node bench/placeholders-speed.js
import { createPlaceholderTagger } from '../dist/placeholders/tagger.js';
import { loadGazetteers } from '../dist/resources/gazetteers.js';
import { readDecisions } from './placeholders-lib.js';

const corpora = process.env.PALIMPSEST_CORPORA;
if (corpora === undefined) throw new Error('PALIMPSEST_CORPORA is not set');
const docs = ['bgh', 'bpatg', 'bsg', 'bverfg'].flatMap((court) => readDecisions(corpora, court));
const gazetteers = loadGazetteers();
for (let run = 1; run <= 5; run++) {
  const tagger = createPlaceholderTagger({ gazetteers });
  const before = process.cpuUsage();
  let found = 0;
  for await (const doc of tagger.tag(
    (async function* () {
      yield* docs;
    })(),
  ))
    found += doc.entities.length;
  const { user, system } = process.cpuUsage(before);
  console.log(
    JSON.stringify({
      run,
      elements: tagger.elements,
      found,
      perSecond: Math.round(tagger.elements / ((user + system) / 1e6)),
    }),
  );
}
