// Pairs of corpora, read and scored alike by the benchmarks of what carries over. All of it is development text.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createDocument } from '../dist/core/document.js';
import { mergeCounts, microRatios, ratiosByLabel } from '../dist/evaluate/counts.js';
import { findScorer } from '../dist/evaluate/scorers.js';
import { recallAtPrecision } from '../dist/taggers/recall-bias/recall-at.js';
import { generate } from '../dist/api/templates.js';
import { readCorpus } from '../dist/index.js';
import { corporaFolder } from './lib.js';

/** Labels of the judgments, which their files call PER or PERSON. */
export const ECHR = { PER: 'PER', PERSON: 'PER', LOC: 'LOC', DATETIME: 'DATE' };
const NAMES = { PER: 'PER', LOC: 'LOC', ORG: 'ORG' };
const GENERATED = { PERSON: 'PER', ORGANIZATION: 'ORG', GPE: 'LOC', LOCATION: 'LOC' };
const CONLL_U = { tokenColumn: 1, tagColumn: 2 };
/** Corpora to train on, with how many documents are taken, or a set to generate them from, and others to tag: a file, names of its labels, options of its format. */
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
  en: {
    language: 'en',
    take: 100,
    source: ['wikigold/wikigold.conll.txt', NAMES, { scheme: 'IO' }],
    other: ['uner_ewt/en_ewt-ud-dev.iob2', NAMES, CONLL_U],
  },
  en2: {
    language: 'en',
    take: 1000,
    source: ['crossner/politics', { politician: 'PER', person: 'PER', location: 'LOC', country: 'LOC', organisation: 'ORG', politicalparty: 'ORG' }],
    other: ['uner_ewt/en_ewt-ud-dev.iob2', NAMES, CONLL_U],
  },
  de: {
    language: 'de',
    take: 1500,
    source: ['germeval2014/NER-de-dev.tsv', NAMES, CONLL_U],
    other: ['german_ler/ler_dev.conll', { PER: 'PER', RR: 'PER', AN: 'PER', LD: 'LOC', ST: 'LOC', STR: 'LOC', LDS: 'LOC', ORG: 'ORG', UN: 'ORG', INN: 'ORG', GRT: 'ORG' }, {}],
  },
  sv: {
    language: 'sv',
    set: 'sv-general',
    other: ['uner_sv/sv_talbanken-ud-train.iob2', NAMES, CONLL_U],
  },
  pt: {
    language: 'pt',
    set: 'pt-general',
    other: ['uner_pt/pt_bosque-ud-dev.iob2', NAMES, CONLL_U],
  },
}; // prettier-ignore

/** What the command line asks for: pairs, such as fr,es, and seeds, such as 1,2,3. */
export function chosenPairs(usual = ['fr', 'es', 'tw']) {
  const [, , pairs, seeds = '1,2,3'] = process.argv;
  return { chosen: pairs?.split(',') ?? usual, seeds: seeds.split(',').map(Number) };
}

/** A pair with its documents: those to train on, and the two halves of the other corpus. @param seed of what is generated. */
export async function openPair(name, seed = 1) {
  const { language, take, source, set, other } = PAIRS[name];
  const own = set === undefined ? await read(...source) : rename(await collect(generate(set, { count: 500, seed, layers: ['phi'] })), GENERATED); // prettier-ignore
  const theirs = await read(...other);
  return {
    language,
    take,
    isGenerated: set !== undefined,
    own,
    first: theirs.slice(0, theirs.length >> 1),
    second: theirs.slice(theirs.length >> 1),
  };
}

/**
 * F1 of a tagger, strict and by overlap, micro over the labels of the gold documents, and by tokens the recall that it has where its threshold is
 * set so that nine in ten are right: sensitive or not, whatever the label.
 */
/** @param byLabel whether strict F1 of each label is told too. */
export async function score(tagger, gold, { byLabel = false } = {}) {
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
  const ratios = Object.entries(counts).map(([metric, all]) => [metric, microRatios(mergeCounts(all)).f1]);
  const figures = {
    ...Object.fromEntries(ratios),
    recallAt90: (await recallAtPrecision(tagger.marginalSource, gold, 0.9)) ?? 0,
  };
  const labels = byLabel ? ratiosByLabel(mergeCounts(counts.strict)) : {};
  return {
    ...roundAll(figures),
    ...(byLabel && { labels: roundAll(Object.fromEntries(Object.entries(labels).map(([label, { f1 }]) => [label, f1]))) }), // prettier-ignore
  };
}

const roundAll = (figures) => Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(1000 * value) / 10])); // prettier-ignore

/** Given and family names that are labelled apart are one mention. */
export function joinNames(documents) {
  return documents.map((doc) => {
    const entities = [];
    for (const entity of doc.entities) {
      const last = entities.at(-1);
      const isNext =
        last?.label === 'PER' && entity.label === 'PER' && doc.text.slice(last.end, entity.start).trim() === '';
      if (isNext) entities[entities.length - 1] = { ...last, end: entity.end };
      else entities.push(entity);
    }
    return { ...doc, entities };
  });
}

/** The documents of a file with their labels renamed; others are dropped. */
export async function read(file, names, options) {
  const documents = await collect(await readCorpus(path.join(corporaFolder(), file), options ? { from: 'conll', ...options } : {})); // prettier-ignore
  return rename(documents, names);
}

function rename(documents, names) {
  return documents.map((doc) => ({
    ...doc,
    envelope: undefined,
    entities: doc.entities.flatMap((entity) => (Object.hasOwn(names, entity.label) ? [{ ...entity, label: names[entity.label] }] : [])),
  })); // prettier-ignore
}

export async function collect(corpus) {
  const documents = [];
  for await (const doc of corpus) documents.push(doc);
  return documents;
}

export function shuffle(list, seed) {
  const shuffled = [...list];
  let state = (seed * 2654435761) >>> 0;
  for (let i = shuffled.length - 1; i > 0; i--) {
    state = (state * 1664525 + 1013904223) >>> 0;
    const j = Math.floor((state / 2 ** 32) * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  return shuffled;
}

function readText(marked, i) {
  const entities = [];
  let [text, at] = ['', 0];
  for (const { 0: whole, 1: value, 2: label, index } of marked.matchAll(/\[([^\]]*)\]\(([A-Z]+)\)/gu)) {
    text += marked.slice(at, index);
    entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + value.length, label });
    text += value;
    at = index + whole.length;
  }
  return createDocument({ id: `text-${i + 1}`, text: text + marked.slice(at), entities });
}

/** Thirty texts in a language that somebody invented who knew none of the template sets. */
export const readNotes = (language) =>
  readFileSync(new URL(`notes/${language}.txt`, import.meta.url), 'utf8')
    .split(/^#####.*$/mu)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(readText);
