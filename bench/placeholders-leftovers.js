// What is found of names that were left in decisions anonymised by hand: in real decisions (German LER)
// every tenth blank is written out, in generated ones every tenth name left, and they are searched by taggers that learned the blanks of others.
// PALIMPSEST_CORPORA=… npm run build && node bench/placeholders-leftovers.js [crf …]
import { applyEdits } from '../dist/core/apply-edits.js';
import { toCorpus } from '../dist/core/document.js';
import { createRng } from '../dist/core/rng.js';
import { findOverlooked, OVERLOOKED_LAYER } from '../dist/pipeline/placeholders/overlooked.js';
import { generate } from '../dist/pipeline/templates/generate.js';
import { createPlaceholderFiller } from '../dist/placeholders/fill.js';
import { createPlaceholderTagger } from '../dist/placeholders/tagger.js';
import { loadGazetteers } from '../dist/resources/gazetteers.js';
import { findFamily } from '../dist/taggers/index.js';
import { corporaFolder, record } from './lib.js';
import { readDecisions } from './placeholders-lib.js';

const SEED = 13;
const PLANTED = 0.1;
const LEAST = 0.02;
const TAGGERS = {
  LOConv2: ['sensitivity', { architecture: 'LOConv2', epochs: 6, patience: 6, batchSize: 4, budget: 300, threshold: 'f1', pieces: 2000, pieceDimension: 64, gloveIterations: 5, learningRate: 2e-3, backend: 'wasm' }], // prettier-ignore
  'CRF, context': ['crf', { features: 'context', gazetteers: false, delta: 0.001 }, 'filled'],
  'CRF without lists': ['crf', { features: 'ner', gazetteers: false, delta: 0.001 }, 'filled'],
  CRF: ['crf', { features: 'ner', delta: 0.001 }, 'filled'],
};
const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(TAGGERS);
const gazetteers = loadGazetteers();
const rng = createRng(SEED);

/** Half of the names: none that is planted in a decision was a filling in training. */
const half = (want) => ({
  list: (...place) => {
    const found = gazetteers.list(...place);
    return (
      found && {
        values: found.values.filter((value) => rng.fork('name', value).chance(0.5) === want),
        find: (value) => found.find(value),
      }
    );
  },
});
const fillers = {
  train: createPlaceholderFiller({ gazetteers: half(true) }),
  test: createPlaceholderFiller({ gazetteers: half(false) }),
};

/** Decisions of four courts: half to learn from, half to search. */
async function realDecisions() {
  const all = ['bgh', 'bpatg', 'bsg', 'bverfg'].flatMap((court) => readDecisions(corporaFolder(), court));
  const isLearned = (doc) => rng.fork('half', doc.id).chance(0.5);
  return { train: all.filter(isLearned), searched: plant(await detect(all.filter((doc) => !isLearned(doc)))) };
}

/** Persons of generated decisions put out of sight, as courts do ("K."), but every tenth in those to search; templates and names are others there. */
async function generatedDecisions() {
  const make = async (partition, seed, share) => {
    const made = [];
    for await (const doc of generate('de-court', { count: 300, seed, partition })) {
      const persons = doc.entities.filter(({ label }) => label === 'PER');
      // Some are blank in the templates already.
      const isWritten = ({ start, end }) => /\p{L}{3}/u.test(doc.text.slice(start, end));
      const left = persons.filter((one, i) => isWritten(one) && rng.fork('left', doc.id, i).chance(share));
      const edits = persons
        .filter((one) => !left.includes(one))
        .map(({ start, end }) => ({ start, end, replacement: `${doc.text.charAt(start)}.` }));
      const { text, entities } = applyEdits({ ...doc, entities: left }, edits);
      made.push({ document: { id: doc.id, text, entities: [] }, planted: entities });
    }
    return made;
  };
  return {
    train: (await make('train', 1, 0)).map(({ document }) => document),
    searched: await make('test', 2, PLANTED),
  };
}

async function detect(docs) {
  const found = [];
  for await (const doc of createPlaceholderTagger({ gazetteers }).tag(toCorpus(docs))) found.push(doc);
  return found;
}

/** The lines with a blank, with one before and after. */
function windows(doc) {
  const own = [];
  let at = 0;
  const lines = doc.text.split('\n').map((line) => ({ start: at, end: (at += line.length + 1) - 1 }));
  const near = lines.map(({ start, end }) => doc.entities.some((entity) => entity.start < end && entity.end > start));
  for (let i = 0; i < lines.length; i++) {
    if (!(near[i - 1] || near[i] || near[i + 1])) continue;
    let last = i;
    while (last + 1 < lines.length && (near[last] || near[last + 1] || near[last + 2])) last++;
    const { start } = lines[i];
    const { end } = lines[last];
    const entities = doc.entities
      .filter((entity) => entity.start >= start && entity.end <= end)
      .map((entity) => ({ id: entity.id, label: 'SENSITIVE', start: entity.start - start, end: entity.end - start }));
    own.push({ id: `${doc.id}.${i}`, text: doc.text.slice(start, end), entities });
    i = last;
  }
  return own;
}

/** Decisions in which some blanks are written out, and where. */
function plant(docs) {
  return docs.map((doc) => {
    const { edits } = fillers.test.fill(doc, rng.fork('planted names'));
    const chosen = edits.filter((_, i) => rng.fork('planted', doc.id, i).chance(PLANTED));
    let shift = 0;
    const planted = chosen.map(({ start, end, replacement }) => {
      const from = start + shift;
      shift += replacement.length - (end - start);
      return { start: from, end: from + replacement.length };
    });
    return { document: { id: doc.id, text: applyEdits({ ...doc, entities: [] }, chosen).text, entities: [] }, planted };
  });
}

const isHit = (a) => (b) => a.start < b.end && b.start < a.end;

function score(found, planted, total) {
  const ranked = found.toSorted((a, b) => b.score - a.score);
  const at = (rows) => {
    const right = rows.filter(({ hit }) => hit).length;
    const named = new Set(rows.flatMap(({ hit }) => hit ?? []));
    return { places: rows.length, precision: right / rows.length, recall: named.size / planted };
  };
  let [right, sum] = [0, 0];
  ranked.forEach(({ first }, i) => {
    if (first) sum += ++right / (i + 1);
  });
  const by = Object.fromEntries(
    [0.5, 0.2, 0.1, 0.05].map((least) => [least, at(ranked.filter((row) => row.score >= least))]),
  );
  const first = Object.fromEntries([50, 100, 200, 500].map((top) => [top, at(ranked.slice(0, top))]));
  return { planted, elements: total, chance: planted / total, averagePrecision: sum / planted, by, first };
}

const results = {};
for (const [name, halves] of [
  ['generated', await generatedDecisions()],
  ['real', await realDecisions()],
]) {
  const found = await detect(halves.train);
  const blank = found.flatMap(windows);
  const filled = found.flatMap((doc) => windows(fillers.train.fill(doc, rng.fork('filled')).document));
  const searched = halves.searched.filter(({ planted }) => planted.length > 0);
  const count = (docs) => docs.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  results[name] = {
    trainedOn: { elements: count(blank), blanks: blank.reduce((sum, { entities }) => sum + entities.length, 0) },
  };
  console.log(name, JSON.stringify(results[name]));
  for (const kind of asked) {
    const [familyName, given, text] = TAGGERS[kind];
    const family = await findFamily(familyName);
    const before = process.cpuUsage();
    const tagger = await family.train(text === 'filled' ? filled : blank, family.settings.parse(given), {
      seed: SEED,
      language: 'de',
    });
    const seconds = process.cpuUsage(before).user / 1e6;
    const rows = [];
    const documents = searched.map(({ document }) => document);
    let d = 0;
    for await (const { entities } of await findOverlooked(tagger, documents, { least: LEAST, gazetteers })) {
      const { planted } = searched[d];
      const taken = new Set();
      const own = entities
        .filter(({ layer }) => layer === OVERLOOKED_LAYER)
        .map((entity) => ({ ...entity, score: entity.attributes.score }));
      for (const place of own.toSorted((a, b) => b.score - a.score)) {
        const hit = planted.flatMap((span, i) => (isHit(place)(span) ? [`${d}:${i}`] : []));
        rows.push({
          score: place.score,
          hit: hit.length > 0 ? hit : undefined,
          first: hit.some((key) => !taken.has(key)),
        });
        hit.forEach((key) => taken.add(key));
      }
      d++;
    }
    await tagger.dispose?.();
    const planted = searched.reduce((sum, one) => sum + one.planted.length, 0);
    results[name][kind] = {
      trainingSeconds: seconds,
      documents: documents.length,
      ...score(rows, planted, count(documents)),
    };
    console.log(kind, JSON.stringify(results[name][kind]));
  }
}
if (process.argv.length === 2) record('placeholders-leftovers', { results });
