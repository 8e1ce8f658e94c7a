// What twenty labelled sentences of the other corpus are worth through `conventions`: a CRF with lists trained on one corpus, on its copies with
// generated text (the default), on these brought to the other corpus's conventions, on these with the twenty sentences, and on half of the
// other corpus (the ceiling); all score its other half. `node bench/conventions.js [pairs, such as fr,es] [seeds, such as 1,2,3]`. Development text.
import path from 'node:path';
import { mergeCounts, microRatios } from '../dist/evaluate/counts.js';
import { findScorer } from '../dist/evaluate/scorers.js';
import { createConventionsWriter, learnConventions } from '../dist/api/formats.js';
import { augment, readCorpus, train } from '../dist/index.js';
import { corporaFolder, record } from './lib.js';

const SENTENCES = 20;
const ECHR = { PER: 'PER', PERSON: 'PER', LOC: 'LOC', DATETIME: 'DATE' };
const NAMES = { PER: 'PER', LOC: 'LOC', ORG: 'ORG' };
const PAIRS = {
  fr: {
    language: 'fr',
    take: 160,
    source: ['eds_pseudo_fr/templates.txt', { NOM: 'PER', PRENOM: 'PER', VILLE: 'LOC', ADRESSE: 'LOC', ADDRESSE: 'LOC', DATE: 'DATE', DATE_NAISSANCE: 'DATE' }],
    other: ['echr_fr/FR-rev-train.tsv', ECHR, {}],
  },
  es: {
    language: 'es',
    take: 50,
    source: ['meddocan/train', { NOMBRE_SUJETO_ASISTENCIA: 'PER', NOMBRE_PERSONAL_SANITARIO: 'PER', FAMILIARES_SUJETO_ASISTENCIA: 'PER', TERRITORIO: 'LOC', PAIS: 'LOC', CALLE: 'LOC', HOSPITAL: 'LOC', FECHAS: 'DATE' }],
    other: ['echr_es/ES-rev-train.tsv', ECHR, {}],
  },
  tw: {
    language: 'en',
    take: 500,
    source: ['wikigold/wikigold.conll.txt', NAMES, { scheme: 'IO' }],
    other: ['btc/btc.dev', NAMES, {}],
  },
}; // prettier-ignore

const chosen = process.argv[2]?.split(',') ?? Object.keys(PAIRS);
const seeds = (process.argv[3] ?? '1,2,3').split(',').map(Number);
const results = {};
for (const name of chosen) {
  const { language, take, source, other } = PAIRS[name];
  const [own, theirs] = [await read(...source), await read(...other)];
  const [first, second] = [theirs.slice(0, theirs.length >> 1), theirs.slice(theirs.length >> 1)];
  results[name] = {};
  for (const seed of seeds) {
    const training = shuffle(own, seed).slice(0, take);
    const sample = shuffle(first.filter(({ entities }) => entities.length > 0), seed).slice(0, SENTENCES); // prettier-ignore
    const { conventions } = await learnConventions(training, sample, { locale: language });
    const augmented = await collect(await augment(training, { seed, locale: language }));
    const brought = augmented.map(createConventionsWriter(conventions));
    const arms = { none: training, default: augmented, conventions: brought, 'conventions and the sample': [...brought, ...sample], ceiling: first }; // prettier-ignore
    for (const [arm, documents] of Object.entries(arms)) {
      const { tagger } = await train(documents, { model: 'crf', seed, locale: language });
      const scores = await score(tagger, second);
      (results[name][arm] ??= []).push(scores);
      console.log(name, seed, arm, JSON.stringify(scores));
    }
  }
  record('conventions', {
    unit: 'F1, micro over the labels of the other corpus, strict and overlap',
    note: `development text; ${SENTENCES} labelled sentences of the other corpus's first half, scored on its second; every CRF with lists`,
    seeds,
    results,
  });
}

async function score(tagger, gold) {
  const labels = [...new Set(gold.flatMap(({ entities }) => entities.map(({ label }) => label)))];
  const scorers = { strict: findScorer('strict'), overlap: findScorer('overlap') };
  const counts = { strict: [], overlap: [] };
  let next = 0;
  async function* blank() {
    for (const doc of gold) yield { ...doc, entities: [] };
  }
  for await (const predicted of tagger.tag(blank())) {
    const doc = gold[next++];
    for (const [metric, scorer] of Object.entries(scorers)) counts[metric].push(scorer.count(doc, predicted));
  }
  return Object.fromEntries(
    Object.entries(counts).map(([metric, all]) => [metric, Math.round(1000 * microRatios(mergeCounts(all), labels).f1) / 10]),
  ); // prettier-ignore
}

async function read(file, names, options) {
  const documents = await collect(await readCorpus(path.join(corporaFolder(), file), options ? { from: 'conll', ...options } : {})); // prettier-ignore
  return documents.map((doc) => ({
    ...doc,
    envelope: undefined,
    entities: doc.entities.flatMap((entity) => (Object.hasOwn(names, entity.label) ? [{ ...entity, label: names[entity.label] }] : [])),
  })); // prettier-ignore
}

async function collect(corpus) {
  const documents = [];
  for await (const doc of corpus) documents.push(doc);
  return documents;
}

function shuffle(list, seed) {
  const shuffled = [...list];
  let state = (seed * 2654435761) >>> 0;
  for (let i = shuffled.length - 1; i > 0; i--) {
    state = (state * 1664525 + 1013904223) >>> 0;
    const j = Math.floor((state / 2 ** 32) * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  return shuffled;
}
