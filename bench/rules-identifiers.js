// Formal identifiers by the shipped Spanish rules: what share of the numbers is found, by the corpus's own labels, and what of that
// which the rules label is any number of a person at all. MEDDOCAN train shaped the rules (cues and shapes were read there), dev was
// looked at in figures alone, and the Spanish judgments, which have no such numbers, shaped nothing: what is found there is
// invented. `node bench/rules-identifiers.js [BEFORE.json …]`; with results of earlier commits, all are recorded side by side.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCorpus } from '../dist/index.js';
import { loadRules } from '../dist/rules/networks/load.js';
import { createRuleTagger } from '../dist/rules/networks/tagger.js';
import { corporaFolder, record, root } from './lib.js';

/** Labels of the rules to those of MEDDOCAN that they are for. */
const FOR = {
  SOCIAL_SECURITY_ID: ['ID_ASEGURAMIENTO', 'NUMERO_BENEF_PLAN_SALUD'],
  MEDICAL_RECORD_ID: ['ID_SUJETO_ASISTENCIA', 'ID_CONTACTO_ASISTENCIAL'],
  SANITARY_CARD_ID: ['ID_SUJETO_ASISTENCIA'],
  DNI: ['ID_SUJETO_ASISTENCIA', 'OTRO_NUMERO_IDENTIF'],
};
const GOLD = [...new Set(Object.values(FOR).flat())];

const tagger = createRuleTagger(loadRules('es-ca-primary-care'));

async function measure(corpus) {
  const gold = Object.fromEntries(GOLD.map((label) => [label, { numbers: 0, found: 0, exactly: 0, underItsLabel: 0 }]));
  const rules = Object.fromEntries(Object.keys(FOR).map((label) => [label, { found: 0, right: 0, otherPhi: 0 }]));
  for await (const doc of corpus) {
    const [tagged] = await collect(tagger.tag([doc]));
    const hits = tagged.entities.filter(({ label }) => label in FOR);
    const overlaps = (a) => (b) => a.start < b.end && b.start < a.end;
    for (const entity of doc.entities) {
      // Words stand under these labels too ("niño", "una paciente"): no rule for numbers is about them.
      if (!GOLD.includes(entity.label) || !/\d/.test(doc.text.slice(entity.start, entity.end))) continue;
      const over = hits.filter(overlaps(entity));
      const counts = gold[entity.label];
      counts.numbers++;
      if (over.length > 0) counts.found++;
      if (over.some(({ start, end }) => start === entity.start && end === entity.end)) counts.exactly++;
      if (over.some(({ label }) => FOR[label].includes(entity.label))) counts.underItsLabel++;
    }
    for (const hit of hits) {
      const under = doc.entities.filter(overlaps(hit)).map(({ label }) => label);
      const counts = rules[hit.label];
      counts.found++;
      if (under.some((label) => FOR[hit.label].includes(label))) counts.right++;
      else if (under.length > 0) counts.otherPhi++;
    }
  }
  return { gold, rules };
}

/** Invented lines, each a document; «SS|…» is a social security number, what else is marked identifies the patient. */
function* readLines(name) {
  const lines = readFileSync(path.join(root, 'bench', 'rules-identifiers', `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  for (const [index, line] of lines.entries()) {
    const entities = [];
    const text = line.replaceAll(/«(\w+)\|([^»]*)»/gu, (mark, kind, value, at) => {
      const start = at - entities.reduce((sum, one) => sum + one.marks, 0);
      entities.push({
        start,
        end: start + value.length,
        label: kind === 'SS' ? 'ID_ASEGURAMIENTO' : 'ID_SUJETO_ASISTENCIA',
        marks: mark.length - value.length,
      });
      return value;
    });
    yield { id: String(index), text, entities };
  }
}

async function collect(stream) {
  const all = [];
  for await (const one of stream) all.push(one);
  return all;
}

const parts = {};
for (const name of ['lines', 'lines-second', 'lines-third', 'lines-fourth', 'lines-held'])
  parts[name] = await measure(readLines(name));
for (const part of ['meddocan/train', 'meddocan/dev', 'echr_es/ES-rev-train.tsv', 'echr_es/ES-rev-dev.tsv']) {
  parts[part] = await measure(await readCorpus(path.join(corporaFolder(), part)));
}
for (const [part, { gold, rules }] of Object.entries(parts)) {
  console.log(part);
  console.table(gold);
  console.table(rules);
}
const shaped = {
  lines:
    'numbers as public pages tell of them and what looks like them, invented before their writer had read the rules; the rules were mended on them',
  'lines-second': 'invented by the same after that mending; the rules were mended on them too',
  'lines-third':
    'of hospitals of other regions and of Latin America, invented before the rules were read for them; mended on them',
  'lines-fourth': 'more of the same, invented after the mending on the third; mended on them too',
  'lines-held': 'the same by the same, with the third; what was missed was never looked at',
  'meddocan/train': 'shaped the rules: cues and shapes were read there',
  'meddocan/dev': 'development: looked at in figures alone',
  'echr_es/ES-rev-train.tsv': 'shaped nothing; has no such numbers, so what is found is invented',
  'echr_es/ES-rev-dev.tsv': 'shaped nothing; has no such numbers, so what is found is invented',
};
const before = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
record('rules-identifiers', {
  of: 'es-ca-primary-care',
  shaped,
  before: before.map(({ commit, after }) => ({ commit, parts: after })),
  after: parts,
});
