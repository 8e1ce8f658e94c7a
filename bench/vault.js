// Ten months of notes of 500 patients, without a patient field, concealed one month after the other with one vault: in how many notes the
// patient is taken for the one of the notes before, and in how many for somebody else; and whether dates keep their shift.
// `node bench/vault.js [notes] [patients] [seed]`. Names from the English gazetteers, notes written here.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openVault } from '../dist/api/concealment.js';
import { loadGazetteers } from '../dist/api/resources.js';
import { conceal, createDocument, createRng } from '../dist/index.js';
import { record } from './lib.js';

const [count = 10_000, patientCount = 500, seed = 1] = process.argv.slice(2).map(Number);
const MONTHS = 10;
const DAY = 86_400_000;

/** How the name in the head of a note is written, and how often. */
const SHARES = { full: 0.5, reversed: 0.2, shouted: 0.05, middle: 0.05, initialled: 0.1, misspelt: 0.1 };
const WITH_NUMBER = 0.6;
const NUMBER_MISTYPED = 0.01;

const lists = loadGazetteers();
const [givenNames, familyNames] = ['given-names', 'family-names'].map((name) => lists.list('en', name));
const root = createRng(seed);
const patients = Array.from({ length: patientCount }, (_, i) => {
  const rng = root.fork('patient', i);
  const digits = String(1_000_000 + rng.int(9_000_000));
  return {
    i,
    given: givenNames.draw(rng),
    family: familyNames.draw(rng),
    middle: rng.pick('ABCDEFGHJKLMNPRST'),
    number: digits,
  };
});
const doctors = Array.from({ length: 60 }, (_, i) => {
  const rng = root.fork('doctor', i);
  return { given: givenNames.draw(rng), family: familyNames.draw(rng) };
});

/** One typing error: a letter put in, taken out, changed, or swapped with its neighbour; never the first. */
function mistype(word, rng, letters = 'abcdefghijklmnoprstuvwy') {
  const at = 1 + rng.int(word.length - 1);
  const [before, letter, after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  const other = [...letters].filter((one) => one !== letter);
  const kinds = [before + rng.pick(other) + after, before + after, before + rng.pick(other) + letter + after];
  if (after !== '' && after[0] !== letter) kinds.push(before + after[0] + letter + after.slice(1));
  return rng.pick(kinds);
}

function headOf({ given, family, middle }, rng) {
  let left = rng.float();
  const form = Object.keys(SHARES).find((name) => (left -= SHARES[name]) < 0) ?? 'full';
  if (form === 'reversed') return [form, `${family}, ${given}`];
  if (form === 'shouted') return [form, `${family.toUpperCase()}, ${given.toUpperCase()}`];
  if (form === 'middle') return [form, `${given} ${middle}. ${family}`];
  if (form === 'initialled') return [form, `${given[0]}. ${family}`];
  if (form === 'misspelt')
    return [form, rng.chance(0.5) ? `${mistype(given, rng)} ${family}` : `${given} ${mistype(family, rng)}`];
  return [form, `${given} ${family}`];
}

function noteOf(n) {
  const rng = root.fork('note', n);
  const patient = patients[n % patients.length];
  let text = '';
  const entities = [];
  const add = (plain, mention, label) => {
    text += plain;
    if (mention === undefined) return;
    entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + mention.length, label });
    text += mention;
  };
  const date = new Date(Date.UTC(2031, 0, 1) + rng.int(300) * DAY).toISOString().slice(0, 10);
  const [form, head] = headOf(patient, rng);
  add('Patient: ', head, 'PATIENT');
  const hasNumber = rng.chance(WITH_NUMBER);
  if (hasNumber)
    add(
      '\nMRN: ',
      rng.chance(NUMBER_MISTYPED) ? mistype(patient.number, rng, '0123456789') : patient.number,
      'MEDICALRECORD',
    );
  add('\nDate: ', date, 'DATE');
  if (rng.chance(0.5)) add('\n\nToday Mx. ', patient.family, 'PATIENT');
  else if (rng.chance(0.4)) add('\n\nToday ', patient.given, 'PATIENT');
  add(' came to clinic, and felt better than last time. Plan as before.\n\nSigned, Dr. ');
  const doctor = rng.pick(doctors);
  add('', rng.chance(0.5) ? `${doctor.given} ${doctor.family}` : doctor.family, 'DOCTOR');
  return { doc: createDocument({ id: `note-${n}`, text, entities }), patient: patient.i, form, hasNumber, date };
}

const notes = Array.from({ length: count }, (_, n) => noteOf(n));
const folder = mkdtempSync(path.join(tmpdir(), 'vault-'));
const key = 'a key of a benchmark, which is no secret';
const file = path.join(folder, 'vault');
const seen = [];
const started = performance.now();
for (let month = 0; month < MONTHS; month++) {
  const vault = await openVault(file, key);
  const mine = notes.filter((_, n) => Math.floor((n * MONTHS) / count) === month);
  const links = new Map();
  const onEdits = (line) => {
    const { source, links: own } = JSON.parse(line);
    links.set(
      source,
      own.find(({ entity }) => entity === 'T1'),
    );
  };
  const corpus = await conceal(mine.map(({ doc }) => doc), { strategy: 'pseudo', locale: 'en', seed, vault, onEdits }); // prettier-ignore
  let i = 0;
  for await (const doc of corpus) {
    const note = mine[i++];
    const [head] = doc.entities.map(({ start, end }) => doc.text.slice(start, end));
    const { start, end } = doc.entities.find(({ label }) => label === 'DATE');
    const shift = Math.round((Date.parse(doc.text.slice(start, end)) - Date.parse(note.date)) / DAY);
    seen.push({ ...note, head, shift, links });
  }
  await vault.finish();
  await vault.commit();
}
const seconds = (performance.now() - started) / 1000;
rmSync(folder, { recursive: true });

const mostOf = (values) => {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0];
};
const groupBy = (key) => {
  const groups = new Map();
  for (const note of seen) groups.set(key(note), [...(groups.get(key(note)) ?? []), note]);
  return groups;
};
const personOf = ({ links, doc }) => links.get(doc.id)?.person ?? `alone in ${doc.id}`; // a line is logged when its document was taken
const fullOf = ({ head, form }) =>
  form === 'reversed' || form === 'shouted'
    ? head.toLowerCase().split(', ').toReversed().join(' ')
    : head.toLowerCase();
const byPatient = groupBy(({ patient }) => patient);
const byPerson = groupBy(personOf);
let same = 0;
let sameShift = 0;
let sameText = 0;
let whole = 0;
const byForm = {};
for (const own of byPatient.values()) {
  const [main] = mostOf(own.map(personOf));
  const [shift] = mostOf(own.map((note) => note.shift));
  // What a reader sees: the surrogate of a name that is written in full, in whatever order.
  const full = own.filter(({ form }) => !['initialled', 'middle'].includes(form));
  const [, count] = mostOf(full.map(fullOf));
  sameText += count;
  whole += full.length;
  for (const note of own) {
    const isSame = personOf(note) === main;
    const cell = (byForm[`${note.form}${note.hasNumber ? ', number' : ''}`] ??= { notes: 0, same: 0 });
    cell.notes++;
    if (isSame) cell.same++;
    if (isSame) same++;
    if (note.shift === shift) sameShift++;
  }
}
let foreign = 0;
let mixed = 0;
for (const own of byPerson.values()) {
  const [, count] = mostOf(own.map(({ patient }) => patient));
  foreign += own.length - count;
  if (new Set(own.map(({ patient }) => patient)).size > 1) mixed++;
}
const pairs = new Set();
for (const own of byPerson.values()) {
  const ids = [...new Set(own.map(({ patient }) => patient))];
  ids.forEach((a, i) => ids.slice(i + 1).forEach((b) => pairs.add(`${a} ${b}`)));
}
const namesakes = patients.length - new Set(patients.map(({ given, family }) => `${given} ${family}`)).size;
const figures = {
  notesOfTheirPatient: same / count,
  notesWithTheirPatientsName: sameText / whole,
  notesWithTheirPatientsShift: sameShift / count,
  notesOfSomebodyElse: foreign / count,
  patientsJoined: mixed / patients.length,
  pairsJoined: pairs.size / ((patients.length * (patients.length - 1)) / 2),
};
console.log(figures, byForm, { namesakes, persons: byPerson.size, seconds });
record('vault', {
  unit: 'shares',
  notes: count,
  patients: patients.length,
  months: MONTHS,
  seed,
  heads: SHARES,
  withNumber: WITH_NUMBER,
  numberMistyped: NUMBER_MISTYPED,
  namesakes,
  figures,
  byForm,
  seconds,
});
