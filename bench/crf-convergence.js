// What a CRF would be if its training were stopped: iterations, seconds of the processor and strict F1 on documents left out, along one training until ten
// iterations better the objective by less than 1e-4, on WikiGold, NCBI-disease (devel) and a hundred documents of MEDDOCAN with the drugs and proteins of PharmaCoNER.
// `node bench/crf-convergence.js [corpus]`
import path from 'node:path';
import { mergeCounts, microRatios } from '../dist/evaluate/counts.js';
import { findScorer } from '../dist/evaluate/scorers.js';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { dealFolds } from '../dist/pipeline/split.js';
import { collectFeatures, toWeights } from '../dist/taggers/crf/engine/features.js';
import { createObjective } from '../dist/taggers/crf/engine/objective.js';
import { LBFGS_DEFAULTS, minimise } from '../dist/taggers/crf/engine/optimise/lbfgs.js';
import { crf } from '../dist/taggers/crf/family.js';
import { createFeatureSet } from '../dist/taggers/crf/features/create-feature-set.js';
import { pruneModel } from '../dist/taggers/crf/state-scores.js';
import { createCrfTagger } from '../dist/taggers/crf/tagger.js';
import { createTrainingDataBuilder } from '../dist/taggers/crf/family.js';
import { labelSequences } from '../dist/taggers/sequences.js';
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
    return {
      language: 'en',
      documents: documents.map((doc, i) => ({ ...doc, meta: { block: Math.floor(i / 50) } })),
      by: 'block',
    };
  },
  async pharmaconer() {
    const ids = new Set((await collect(readCorpus(file('meddocan/dev')))).map(({ id }) => id));
    const documents = (await collect(readCorpus(file('meddocan_x_pharmaconer/aligned.jsonl')))).filter(({ id }) =>
      ids.has(id),
    );
    const toDrug = ({ layer, label, ...entity }) =>
      layer === 'drug' && clinical[label] ? [{ ...entity, label: clinical[label] }] : [];
    return {
      language: 'es',
      documents: documents.slice(0, 100).map((doc) => ({ ...doc, entities: doc.entities.flatMap(toDrug) })),
    };
  },
};

/** Iterations at which the weights are tried. */
const MARKS = new Set([40, 60, 80, 100, 120, 150, 200, 250, 300, 400, 600, 800, 1000, 1500, 2000]);
/** Improvements over ten iterations at which training may end; the last, which ends it here, is ten times CRFsuite's. */
const DELTAS = [1e-2, 1e-3, 1e-4];
const [c1, c2] = [0.1, 0.2];

const [, , wanted] = process.argv;
const results = {};
for (const [name, open] of Object.entries(corpora)) {
  if (wanted !== undefined && wanted !== name) continue;
  const { language, documents, by } = await open();
  const folds = dealFolds(documents, 5, 13, by);
  const train = documents.filter((_, d) => folds[d] !== 0);
  const test = documents.filter((_, d) => folds[d] === 0);
  results[name] = { trained: train.length, tested: test.length, points: await follow(name, train, test, language) };
}
record(`crf-convergence${wanted === undefined ? '' : `-${wanted}`}`, { settings: { c1, c2, period: 10 }, results });

/** One training, stopped here and there to tag the documents left out. */
async function follow(name, train, test, language) {
  const settings = parseSettings(crf, { c1, c2 });
  const builder = createTrainingDataBuilder(createFeatureSet({ ...settings, values: false }, language));
  for (const doc of train) for (const { tokens, tags } of labelSequences(doc, language, settings.scheme)) builder.add(tokens.map(({ text }) => text), undefined, tags); // prettier-ignore
  const { data, attributes, tags } = builder.finish();
  const features = collectFeatures(data, settings);
  const objective = createObjective(data, features, 0);
  const evaluate = (x, gradient) => {
    let value = objective.evaluate(x, gradient);
    for (let k = 0; k < x.length; k++) {
      gradient[k] += 2 * c2 * x[k];
      value += c2 * x[k] * x[k];
    }
    return value;
  };
  const x = new Float64Array(features.observed.length);
  const scorer = findScorer('strict');
  const points = [];
  const values = [];
  let deltas = [...DELTAS];
  let before = process.cpuUsage();
  let spent = 0;
  for (const { step, value } of minimise(evaluate, x, { ...LBFGS_DEFAULTS, c1, delta: DELTAS.at(-1) / 2 })) {
    values.push(value);
    const improvement = step > 10 ? (values[step - 11] - value) / value : 1;
    const reached = deltas.filter((delta) => improvement < delta);
    deltas = deltas.filter((delta) => improvement >= delta);
    if (!MARKS.has(step) && reached.length === 0) continue;
    const used = process.cpuUsage(before);
    spent += (used.user + used.system) / 1e6;
    const model = pruneModel({ weights: toWeights(features, x.slice()), attributes, tags });
    const tagger = createCrfTagger({ model, settings, language, resources: {} });
    const counts = [];
    const blank = test.map((doc) => ({ ...doc, entities: [] }));
    for await (const found of tagger.tag(stream(blank)))
      counts.push(scorer.count(test[counts.length], found, language));
    const { f1 } = microRatios(mergeCounts(counts));
    const point = { iterations: step, loss: value, improvement, ...(reached.length > 0 && { delta: reached.at(-1) }), cpuSeconds: spent, f1 }; // prettier-ignore
    points.push(point);
    console.error(name, JSON.stringify(point));
    before = process.cpuUsage();
    if (deltas.length === 0) break;
  }
  await objective.close();
  return points;
}

async function collect(corpus) {
  const documents = [];
  for await (const { envelope: _, ...doc } of await corpus) documents.push(doc);
  return documents;
}

async function* stream(documents) {
  yield* documents;
}
