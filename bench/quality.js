// How well copies read that the default recipe writes: each check of `quality` against the source's own share of faults, on real corpora. What
// the detectors take for a fault in the source is, but for the source's own faults, their false alarms.
//
//   node scripts/build.js && PALIMPSEST_CORPORA=… node bench/quality.js [--record] [corpus …]
import path from 'node:path';
import { augment, readCorpus } from '../dist/index.js';
import { measureQuality } from '../dist/api/audit.js';
import { corporaFolder, record } from './lib.js';

const CORPORA = {
  wikigold: 'wikigold/wikigold.conll.txt',
  crossner_politics: 'crossner/politics',
  crossner_literature: 'crossner/literature',
  presidio_synth: 'presidio_synth/synth_dataset_v2.json',
  meddocan: 'meddocan/dev',
  eds_pseudo_fr: 'eds_pseudo_fr/templates.txt',
  germeval2014: 'germeval2014/NER-de-dev.tsv',
  german_ler: 'german_ler/ler_dev.conll',
  btc: 'btc/btc.dev',
};
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const percent = (value) => (value === null ? 'not judged' : `${(100 * value).toFixed(2)} points`);
const results = [];
for (const [name, file] of Object.entries(CORPORA)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const docs = [];
  for await (const doc of await readCorpus(path.join(corporaFolder(), file))) docs.push(doc);
  const augmented = await augment(docs, { generated: false });
  const report = await measureQuality(docs, augmented, { locale: augmented.job.locale });
  const { checks, kinds, variety, documents, locale } = report;
  results.push({
    corpus: name,
    locale,
    documents,
    checks: Object.fromEntries(
      checks.map(({ check, source, derived, excess }) => [check, { source, derived, excess }]),
    ),
    kinds,
    variety,
  });
  console.log(`${name} (${locale}, ${documents.copies} copies)`);
  for (const { check, source, derived, excess } of checks)
    console.log(
      `  ${check.padEnd(10)} source ${source.faults.toFixed(1)} of ${source.sites}, copies ${derived.faults} of ${derived.sites}: ${percent(excess)}`,
    );
}
if (process.argv.includes('--record'))
  record('quality', {
    settings: { recipe: 'palimpsest', alpha: 2, seed: 13 },
    note: 'copies of the default recipe, no generated text; excess: share of faults less that of the source',
    results,
  });
