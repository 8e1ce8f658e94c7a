// How far a CRF gets by when it is stopped: iterations, seconds of the processor and strict F1 on documents left out, with caps and with rules of
// convergence, on WikiGold, NCBI-disease (a part) and MEDDOCAN with the drugs and proteins of PharmaCoNER.
// `node bench/crf-convergence.js [corpus]`
import path from 'node:path';
import { mergeCounts, microRatios } from '../dist/evaluate/counts.js';
import { findScorer } from '../dist/evaluate/scorers.js';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { dealFolds } from '../dist/pipeline/folds.js';
import { crf } from '../dist/taggers/crf/family.js';
import { parseSettings } from '../dist/taggers/settings.js';
import { corporaFolder, record } from './lib.js';

const file = (name) => path.join(corporaFolder(), name);
const clinical = { NORMALIZABLES: 'Drug', NO_NORMALIZABLES: 'Drug', PROTEINAS: 'Protein' };

const corpora = {
  async wikigold() {
    return {
      language: 'en',
      documents: await collect(readCorpus(file('wikigold/wikigold.conll.txt'), { scheme: 'IO' })),
    };
  },
  async 'ncbi-disease'() {
    const documents = await collect(readCorpus(file('mtl_bio/NCBI-disease-IOB/devel.tsv')));
    const more = await collect(readCorpus(file('mtl_bio/NCBI-disease-IOB/test.tsv')));
    return { language: 'en', documents: [...documents, ...more].map((doc, i) => ({ ...doc, meta: { block: Math.floor(i / 50) } })), by: 'block' }; // prettier-ignore
  },
  async pharmaconer() {
    const ids = new Set((await collect(readCorpus(file('meddocan/dev')))).map(({ id }) => id));
    const documents = (await collect(readCorpus(file('meddocan_x_pharmaconer/aligned.jsonl')))).filter(({ id }) =>
      ids.has(id),
    );
    const toDrug = ({ layer, label, ...entity }) =>
      layer === 'drug' && clinical[label] ? [{ ...entity, label: clinical[label] }] : [];
    return { language: 'es', documents: documents.map((doc) => ({ ...doc, entities: doc.entities.flatMap(toDrug) })) };
  },
};

const rules = [
  ...[40, 60, 100, 250].map((maxIterations) => ({ maxIterations })),
  ...[1e-3, 1e-4, 1e-5].map((delta) => ({ delta })),
];

const [, , wanted] = process.argv;
const results = {};
for (const [name, open] of Object.entries(corpora)) {
  if (wanted !== undefined && wanted !== name) continue;
  const { language, documents, by } = await open();
  const folds = dealFolds(documents, 5, 13, by);
  const train = documents.filter((_, d) => folds[d] !== 0);
  const test = documents.filter((_, d) => folds[d] === 0);
  results[name] = { trained: train.length, tested: test.length, rules: [] };
  for (const rule of rules) {
    const before = process.cpuUsage();
    let loss = 0;
    const onStep = (step) => void (loss = step.loss);
    const settings = parseSettings(crf, { c1: 0.1, c2: 0.2, ...rule });
    const tagger = await crf.train(train, settings, { seed: 13, language, workers: 0, onStep });
    const { user, system } = process.cpuUsage(before);
    const scorer = findScorer('strict');
    const counts = [];
    const blank = test.map((doc) => ({ ...doc, entities: [] }));
    for await (const found of tagger.tag(stream(blank)))
      counts.push(scorer.count(test[counts.length], found, language));
    const { f1 } = microRatios(mergeCounts(counts));
    const row = { rule, ...tagger.trainingEnd, loss, cpuSeconds: (user + system) / 1e6, f1 };
    results[name].rules.push(row);
    console.error(name, JSON.stringify(row));
  }
}
record('crf-convergence', { settings: { c1: 0.1, c2: 0.2 }, results });

async function collect(corpus) {
  const documents = [];
  for await (const { envelope: _, ...doc } of await corpus) documents.push(doc);
  return documents;
}

async function* stream(documents) {
  yield* documents;
}
