// What the release audit finds of values put back into a concealed corpus in two lists of some three hundred disguises, one in each
// document: one that was written together with the audit, and one by somebody who had not read it. And how many alarms it raises where nothing was put back: on generated clinical notes and, with PALIMPSEST_CORPORA, on MEDDOCAN.
//
//   node scripts/build.js && node bench/audit-disguises.js [--record]
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { conceal, createDocument, readCorpus } from '../dist/index.js';
import { checkRelease } from '../dist/api/audit.js';
import { generate } from '../dist/api/templates.js';
import { record, root } from './lib.js';

const STRATEGIES = [{ strategies: 'release' }, { strategy: 'pseudo' }, { strategy: 'class' }, { strategy: 'mask' }];
const MISSED = 'missed by the labels of the source';
const fixtureOf = (name) => JSON.parse(readFileSync(path.join(root, 'test/fixtures/audit', name), 'utf8'));
const fixture = fixtureOf('disguises.json');
const independent = fixtureOf('disguises-independent.json');
/** The languages of the second list, and what its notes begin with. */
const SETS = { en: 'en-clinical', es: 'es-primary-care', de: 'de-court', fr: 'fr-hospital-letter', sv: 'sv-clinical', zh: 'zh-en-discharge' }; // prettier-ignore

async function collect(docs) {
  const list = [];
  for await (const doc of docs) list.push(doc);
  return list;
}

async function concealed(source, options) {
  const corpus = await conceal(source, { seed: 21, ...options });
  const docs = await collect(corpus);
  return { docs, manifest: { settings: { ...corpus.job } } };
}

/** Notes in which all values are labelled, made of the fixture's own sentences. */
function noteWithValues(id) {
  let text = '';
  const entities = [];
  for (const { before, value, label } of fixture.note) {
    text += before;
    if (value === undefined) continue;
    const start = text.length;
    text += fixture.values[value];
    entities.push({ id: `T${entities.length + 1}`, start, end: text.length, label });
  }
  return createDocument({ id, text, entities });
}

/** How many of the disguises are found, each in a note of its own, by what `kindOf` tells of them. */
async function measureDisguises(source, disguises, kindOf, options = {}) {
  const { docs, manifest } = await concealed(source, { strategies: 'release', keepIds: true, ...options });
  const planted = docs.map((doc, i) => createDocument({ ...doc, text: `${doc.text}\n${disguises[i].text}\n` }));
  const { traces } = await checkRelease(source, planted, { manifest, release: true });
  const found = new Set(traces.places.map(({ document }) => document));
  const byKind = {};
  for (const [i, disguise] of disguises.entries()) {
    const row = (byKind[kindOf(disguise)] ??= { planted: 0, found: 0 });
    row.planted++;
    if (found.has(source[i].id)) row.found++;
    else console.log(`missed: ${JSON.stringify(disguise.text)}`);
  }
  for (const [kind, row] of Object.entries(byKind)) console.log(`${kind.padEnd(24)} ${row.found} of ${row.planted}`);
  console.log(`all                      ${found.size} of ${disguises.length}`);
  return { planted: disguises.length, found: found.size, byKind };
}

const LABELS = { PER: 'PATIENT', LOC: 'CITY', ORG: 'ORGANIZATION', AKTENZEICHEN: 'IDNUM' };

/** A generated document with the values of a person in its last line. */
function documentOfPerson(doc, values) {
  const phi = doc.entities.filter(({ layer }) => layer === undefined || layer === 'phi');
  const entities = phi.map((entity) => ({ ...entity, label: LABELS[entity.label] ?? entity.label }));
  let text = `${doc.text}\n`;
  for (const [key, { label, text: value }] of Object.entries(values)) {
    text += ` ${key === 'name' ? '' : `${key} `}`;
    entities.push({ id: `P${key}`, start: text.length, end: text.length + value.length, label });
    text += `${value};`;
  }
  return createDocument({ id: doc.id, text, entities });
}

async function measureIndependent() {
  const persons = new Map(independent.persons.map((person) => [person.id, person]));
  const byLanguage = {};
  for (const [language, set] of Object.entries(SETS)) {
    const own = independent.disguises.filter(({ person }) => persons.get(person).language === language);
    const docs = await collect(generate(set, { count: own.length, seed: 77 }));
    const source = docs.map((doc, i) => documentOfPerson(doc, persons.get(own[i].person).values));
    const options = { locale: language === 'zh' ? 'zh-TW' : language };
    console.log(`\n${language}`);
    byLanguage[language] = await measureDisguises(source, own, ({ person, value }) => persons.get(person).values[value].label, options); // prettier-ignore
  }
  const sum = (field) => Object.values(byLanguage).reduce((total, row) => total + row[field], 0);
  return { planted: sum('planted'), found: sum('found'), byLanguage };
}

async function measureAlarms(name, source) {
  const rows = [];
  for (const options of STRATEGIES) {
    const { docs, manifest } = await concealed(source, options);
    const start = performance.now();
    const check = await checkRelease(source, docs, { manifest, release: true });
    const seconds = Number(((performance.now() - start) / 1000).toFixed(1));
    const missed = Object.entries(check.traces.disguises).reduce((sum, [how, count]) => sum + (how.startsWith(MISSED) ? count : 0), 0); // prettier-ignore
    const others = check.traces.unlabelled + check.traces.labelled - missed;
    const aboveChance = check.chance.flatMap((each) => each.rows).filter(({ isAbove }) => isAbove).length;
    const row = {
      corpus: name,
      strategy: options.strategies ?? options.strategy,
      documents: docs.length,
      seconds,
      // Values that the source has without a label too, left there: true alarms.
      missedByLabels: missed,
      otherTraces: others,
      labelsAboveChance: aboveChance,
      alarmsPerThousand: Number(((1000 * (others + aboveChance)) / docs.length).toFixed(2)),
      failedGates: check.gates.filter(({ passed }) => !passed).map(({ check: gate }) => gate),
    };
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  return rows;
}

async function meddocan() {
  const corpora = process.env.PALIMPSEST_CORPORA;
  if (!corpora) {
    console.log('PALIMPSEST_CORPORA is not set: MEDDOCAN is left out.');
    return [];
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'audit-disguises-'));
  try {
    for (const part of ['train', 'dev']) {
      const from = path.join(corpora, 'meddocan', part);
      for (const file of readdirSync(from)) cpSync(path.join(from, file), path.join(folder, file));
    }
    return await measureAlarms('meddocan train and dev', await collect(await readCorpus(folder)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const disguises = await measureDisguises(
  fixture.disguises.map((_, i) => noteWithValues(`note-${i}`)),
  fixture.disguises,
  ({ kind }) => kind,
);
const others = await measureIndependent();
console.log(`\nsecond list              ${others.found} of ${others.planted}\n`);
const alarms = [
  ...(await measureAlarms('en-clinical', await collect(generate('en-clinical', { count: 1000, seed: 13 })))),
  ...(await meddocan()),
];
if (process.argv.includes('--record')) record('audit-disguises', { disguises, independent: others, alarms });
