// Sparse corpora whose notes are sentences, with persons and places. MEDDOCAN's with one are thinned to a share of all, and its labels are those of
// the shipped rules; lines of a report's head are sentences too, so that notes are as short as the paper's. German LER (decisions of federal
// courts) is as sparse as the paper's notes by itself, and no rules were written for it: there the loop begins with what `rules init` makes of queries.
import path from 'node:path';
import { createRng, readCorpus } from '../../dist/index.js';
import { applyLabelMap } from '../../dist/resources/label-map.js';
import { splitSentences } from '../../dist/text/sentences.js';

/** What is scored; other labels take part in the loop (as in the paper, §4) unless `RULES_LOOP_LABELS` leaves them out. */
export const SCORED = ['PERSON', 'LOCATION'];

const THINNING_SEED = 13;

const CORPORA = {
  meddocan: {
    name: 'MEDDOCAN',
    heads:
      'Heads of MEDDOCAN’s reports are alike: a random sample learns them from few notes. The paper’s notes have no such heads.',
    thinned: ', those with a person or a place thinned',
    language: 'es',
    analysis: true,
    // Insurance numbers are left out: when the recorded loops ran, the rules asked for check digits, which MEDDOCAN's made-up ones lack.
    categories: {
      PERSON: ['NOMBRE_SUJETO_ASISTENCIA', 'NOMBRE_PERSONAL_SANITARIO'],
      LOCATION: ['HOSPITAL', 'CENTRO_SALUD', 'INSTITUCION', 'CALLE', 'TERRITORIO', 'PAIS'],
      TELEPHONE: ['NUMERO_TELEFONO'],
      EMAIL: ['CORREO_ELECTRONICO'],
    },
    read: (folder, part) => readNotes(path.join(folder, 'meddocan', part), part),
  },
  german_ler: {
    name: 'German LER',
    heads:
      'Every other sentence is held out: their order is none, so that some come from decisions that the loop has sentences of.',
    thinned: '',
    language: 'de',
    analysis: false,
    categories: { PERSON: ['PER', 'RR', 'AN'], LOCATION: ['ST', 'LD', 'LDS', 'STR'] },
    /** One file, whose sentences stand in no order: every other one is held out. */
    async read(folder, part) {
      const all = await readNotes(path.join(folder, 'german_ler', 'ler_dev.conll'), 'dev');
      return all.filter((_, i) => (i % 2 === 0) === (part === 'train'));
    },
    queries: `
languages: [de]
queries:
  PERSON:
    - [richter, richterin, vorsitzender, vorsitzende, rechtsanwalt, rechtsanwältin, kläger, klägerin, dr, prof, herr, frau]
    - { shipped: [given-names], case: title }
  LOCATION:
    - [wohnhaft, ansässig, geboren in, aufgewachsen, straße]
    - { shipped: [cities, countries], case: title }
`,
    first: { initial: 60, validation: 40 },
  },
};
/** Which of them the study is about. */
export const CORPUS = CORPORA[process.env.RULES_LOOP_CORPUS ?? 'meddocan'];
const CATEGORIES = CORPUS.categories;
const wanted = process.env.RULES_LOOP_LABELS?.split(',') ?? Object.keys(CATEGORIES);
/** The categories that the loop is about, of those of the rules that the corpus has labels for. */
export const LABELS = wanted.toSorted();

/** Read by {@link readNotes}: labels of the corpus to categories, all others dropped. */
function labelMap(documents) {
  const labels = {};
  for (const { entities } of documents) for (const { label } of entities) labels[label] ??= { drop: true };
  for (const to of LABELS) for (const name of CATEGORIES[to]) labels[name] = { to };
  return { name: 'categories', labels };
}

/** @returns all sentences of a corpus as notes, with their entities. */
async function readNotes(place, part) {
  const documents = [];
  for await (const doc of await readCorpus(place)) documents.push(doc);
  const map = labelMap(documents);
  return documents.flatMap((doc) => cutIntoNotes(applyLabelMap(doc, map), part));
}

/** A sentence that an entity crosses the end of goes on with the next one. */
function cutIntoNotes({ id, text, entities }, part) {
  const notes = [];
  let from;
  for (const sentence of splitSentences(text, CORPUS.language)) {
    from ??= sentence.start;
    const to = sentence.end;
    if (entities.some(({ start, end }) => start < to && end > to)) continue;
    const own = entities.filter(({ start, end }) => start >= from && end <= to);
    if (/[\p{L}\p{N}]/u.test(text.slice(from, to))) {
      notes.push({
        id: `${part}/${id}#${notes.length}`,
        text: text.slice(from, to),
        entities: own.map(({ id: name, label, start, end }) => ({ id: name, label, start: start - from, end: end - from })),
      }); // prettier-ignore
    }
    from = undefined;
  }
  return notes;
}

export const isPositive = ({ entities }) => entities.some(({ label }) => SCORED.includes(label));

/** Leaves out positive notes, at random, until they are `share` of what is left; the order stays. */
export function thin(notes, share, seed) {
  const positive = notes.filter(isPositive);
  const most = share === 1 ? positive.length : Math.floor(((notes.length - positive.length) * share) / (1 - share));
  const kept = new Set(drawAll(positive, createRng(seed).fork('thin')).slice(0, most));
  return notes.filter((note) => !isPositive(note) || kept.has(note));
}

/** Notes in an order that depends on each one's id alone. */
export function drawAll(notes, rng) {
  const keys = new Map(notes.map(({ id }) => [id, rng.fork(id).float()]));
  return notes.toSorted((a, b) => keys.get(a.id) - keys.get(b.id));
}

/** Figures of a corpus as in the paper's Tables 1 and 2. */
export function describe(notes) {
  const instances = Object.fromEntries(LABELS.map((label) => [label, 0]));
  let words = 0;
  for (const { text, entities } of notes) {
    words += text.split(/\s+/u).filter(Boolean).length;
    for (const { label } of entities) instances[label]++;
  }
  const positive = notes.filter(isPositive).length;
  return { notes: notes.length, words, positive, share: positive / notes.length, instances };
}

/**
 * The sparse corpora: what the loop draws from, and what is held out.
 *
 * @param isDevelopment holds out a quarter of the reports of the part for the loop: to choose by, so that the other part is not
 *   looked at.
 */
export async function readCorpora(folder, share, isDevelopment = false) {
  const all = await CORPUS.read(folder, 'train');
  const reportOf = ({ id }) => id.slice(0, id.lastIndexOf('#'));
  const reports = drawAll([...new Set(all.map(reportOf))].map((id) => ({ id })), createRng(THINNING_SEED).fork('split')); // prettier-ignore
  const chosen = new Set(reports.slice(0, reports.length / 4).map(({ id }) => id));
  const train = isDevelopment ? all.filter((note) => !chosen.has(reportOf(note))) : all;
  const heldOut = isDevelopment ? all.filter((note) => chosen.has(reportOf(note))) : await CORPUS.read(folder, 'dev');
  return { train: thin(train, share, THINNING_SEED), heldOut: thin(heldOut, share, THINNING_SEED) };
}
