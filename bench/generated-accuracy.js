// What generated text is worth. First: a CRF trained on documents from the English templates beside one trained on as many tokens
// of presidio_synth (template-made too), on the PER and LOC of uner_ewt dev, which neither saw. Second: one house style of
// en-clinical → the other (PHI labels of the set, three seeds), with and without augmentation. `node bench/generated-accuracy.js [transfer|styles]`
import path from 'node:path';
import { mergeCounts, microRatios } from '../dist/evaluate/counts.js';
import { findScorer } from '../dist/evaluate/scorers.js';
import { augment } from '../dist/index.js';
import { generate } from '../dist/api/templates.js';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { applyLabelMap, loadLabelMap } from '../dist/resources/label-map.js';
import { crf } from '../dist/taggers/crf/family.js';
import { divideIntoSequences } from '../dist/taggers/sequences.js';
import { parseSettings } from '../dist/taggers/settings.js';
import { corporaFolder, median, record } from './lib.js';

const SEEDS = [1, 2, 3, 4, 5];
const settings = parseSettings(crf, {});
const chosen = process.argv[2];

/** The label map of each set. */
const SCHEMES = { 'en-clinical': 'i2b2-2014', 'en-general': 'presidio' };

/** What the surrogate types of `data/labels` are in a corpus of persons, places and organisations. */
const KINDS = {
  PER: ['patient', 'doctor', 'person', 'given-name', 'family-name'],
  LOC: ['city', 'region', 'country', 'location'],
  ORG: ['organisation', 'hospital', 'department'],
};
const ADDRESSES = ['street', 'address'];

const sections = { transfer, styles };
const results = {};
for (const [name, run] of Object.entries(sections)) {
  if (!chosen || chosen === name) results[name] = await run();
}
record(chosen ? `generated-accuracy-${chosen}` : 'generated-accuracy', {
  unit: 'strict F1, micro over the labels named; tokens of the package’s own tokeniser',
  note: 'median and range over seeds of generation; labels that are neither PER, LOC nor ORG are dropped on both sides, ORG is trained but not scored',
  settings,
  seeds: SEEDS,
  results,
});

async function transfer() {
  const scored = ['PER', 'LOC'];
  const gold = await read('uner_ewt/en_ewt-ud-dev.iob2', (documents) => toKinds(documents, loadLabelMap('uner')));
  const presidio = loadLabelMap('presidio');
  const baseline = (places) =>
    read('presidio_synth/synth_dataset_v2.json', (documents) => toKinds(documents, presidio, places));
  const size = countTokens(await baseline([]));
  const rows = { 'presidio_synth, its addresses dropped': [await score(await baseline([]), gold, scored)] };
  rows['presidio_synth, its addresses LOC'] = [await score(await baseline(ADDRESSES), gold, scored)];
  const contenders = {
    'en-clinical': ['en-clinical'],
    'en-general': ['en-general'],
    'en-clinical and en-general': ['en-clinical', 'en-general'],
  };
  for (const [name, sets] of Object.entries(contenders)) {
    rows[name] = [];
    for (const seed of SEEDS) {
      const documents = [];
      for (const set of sets) {
        documents.push(...toKinds(await generated(set, size / sets.length, { seed }), loadLabelMap(SCHEMES[set])));
      }
      rows[name].push(await score(documents, gold, scored));
      console.log(name, seed, rows[name].at(-1));
    }
  }
  return {
    tokens: size,
    scored,
    rows: summarise(rows),
    quoted: { presidio_synth: 0.362, source: 'earlier measurement' },
  };
}

/** Train and test share neither a style, a template nor a name; the PHI labels are those of the set. */
async function styles() {
  const tokens = 20_000;
  const rows = {};
  for (const [from, to] of ['ab', 'ba']) {
    const test = await generated('en-clinical', tokens, { seed: 99, style: to, partition: 'test', layers: ['phi'] });
    for (const seed of SEEDS.slice(0, 3)) {
      const own = { seed, style: from, partition: 'train', layers: ['phi'] };
      const train = await generated('en-clinical', tokens, own);
      for (const alpha of [0, 1, 2]) {
        const documents =
          alpha === 0 ? train : await collect(await augment(train, { alpha, seed, partition: 'train' }));
        const name = `${from} → ${to}, ${alpha === 0 ? 'as generated' : `augmented, alpha ${alpha}`}`;
        (rows[name] ??= []).push(await score(documents, test));
        console.log(name, seed, rows[name].at(-1));
      }
    }
    const within = await generated('en-clinical', tokens, { seed: 1, style: to, partition: 'train', layers: ['phi'] });
    rows[`${to} → ${to}, as generated`] = [await score(within, test)];
  }
  return { tokens, rows: summarise(rows) };
}

/** Documents until they have so many tokens. */
async function generated(set, tokens, options) {
  const documents = [];
  let count = 0;
  for await (const doc of generate(set, { ...options, count: 1_000_000 })) {
    if (count >= tokens) break;
    count += countTokens([doc]);
    documents.push(doc);
  }
  return documents;
}

async function read(file, prepare) {
  return prepare(await collect(await readCorpus(path.join(corporaFolder(), file))));
}

/** Maps a scheme's labels to PER, LOC and ORG by what they mean, and drops the others. */
function toKinds(documents, { labels }, places = []) {
  const rules = {};
  for (const doc of documents) {
    for (const { label } of doc.entities) {
      const type = labels[label]?.type;
      const kind = Object.keys(KINDS).find((name) => KINDS[name].includes(type)) ?? (places.includes(type) && 'LOC');
      rules[label] ??= kind ? { to: kind } : { drop: true };
    }
  }
  return documents.map((doc) => applyLabelMap(doc, { name: 'kinds', labels: rules }));
}

async function score(train, gold, labels) {
  const tagger = await crf.train(train, settings, { seed: 13, language: 'en', workers: 0 });
  const tagged = await collect(tagger.tag(streamOf(gold)));
  const strict = findScorer('strict');
  const keep = (doc) =>
    labels ? { ...doc, entities: doc.entities.filter(({ label }) => labels.includes(label)) } : doc;
  const counts = mergeCounts(gold.map((doc, i) => strict.count(keep(doc), keep(tagged[i]))));
  const { f1, precision, recall } = microRatios(counts);
  return { f1, precision, recall };
}

function summarise(rows) {
  const summary = {};
  for (const [name, scores] of Object.entries(rows)) {
    const values = scores.map(({ f1 }) => f1);
    summary[name] = { f1: median(values), lowest: Math.min(...values), highest: Math.max(...values), scores };
  }
  console.table(summary, ['f1', 'lowest', 'highest']);
  return summary;
}

function countTokens(documents) {
  return documents.flatMap((doc) => divideIntoSequences(doc, 'en')).reduce((sum, { tokens }) => sum + tokens.length, 0);
}

async function collect(corpus) {
  const documents = [];
  for await (const doc of corpus) documents.push(doc);
  return documents;
}

async function* streamOf(documents) {
  yield* documents;
}
