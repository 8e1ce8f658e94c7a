// What copies are worth in a language that there are no lists for (`--locale und`): Swedish, Portuguese and German stand for such, as their packs and lists are not asked.
// A CRF without lists, trained on the corpus as it is, with copies as if it were English (as it was before), with those of `und`, and with persons exchanged within the corpus
// too; a quarter of the documents, at most 200, tagged is the second half. `node bench/undetermined.js [seeds]`. All of it is development text.
import { augment, train } from '../dist/index.js';
import { record } from './lib.js';
import { collect, read, score, shuffle } from './pairs.js';

const NAMES = { PER: 'PER', LOC: 'LOC', ORG: 'ORG' };
const CORPORA = {
  Swedish: 'uner_sv/sv_talbanken-ud-train.iob2',
  Portuguese: 'uner_pt/pt_bosque-ud-dev.iob2',
  German: 'germeval2014/NER-de-dev.tsv',
};
const ARMS = {
  none: undefined,
  'copies as English': { locale: 'en', generated: false },
  'copies as und': { locale: 'und' },
  'copies as und, persons from the corpus': { locale: 'und', policies: { PER: { policy: 'from-corpus' } } },
};
const seeds = (process.argv[2] ?? '1,2,3').split(',').map(Number);

const results = {};
for (const [language, file] of Object.entries(CORPORA)) {
  const all = await read(file, NAMES, { tokenColumn: 1, tagColumn: 2 });
  const runs = Object.fromEntries(Object.keys(ARMS).map((arm) => [arm, []]));
  for (const seed of seeds) {
    const shuffled = shuffle(all, seed);
    const training = shuffled.slice(0, Math.min(Math.ceil(all.length / 4), 200));
    const test = shuffled.slice(all.length >> 1);
    for (const [arm, options] of Object.entries(ARMS)) {
      const documents = options ? await collect(await augment(training, { seed, ...options })) : training;
      const { tagger } = await train(documents, { model: 'crf', seed, settings: { gazetteers: false } });
      runs[arm].push((await score(tagger, test)).strict);
    }
    console.log(language, seed, JSON.stringify(Object.fromEntries(Object.entries(runs).map(([arm, f1]) => [arm, f1.at(-1)])))); // prettier-ignore
  }
  results[language] = Object.fromEntries(
    Object.entries(runs).map(([arm, strict]) => [arm, { strict: Math.round((10 * strict.reduce((a, b) => a + b)) / strict.length) / 10, runs: strict }]), // prettier-ignore
  );
}
record('undetermined', {
  unit: 'strict F1 of a CRF without lists, mean of the seeds',
  seeds,
  note: 'development text',
  results,
});
