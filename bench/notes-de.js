// What German generated text is worth on notes of hospitals that somebody wrote who knew none of the sets (bench/notes-de.txt, thirty, invented): a CRF trained on nothing but generated
// documents. `npm run build && node bench/notes-de.js [seeds]`
import { readFileSync } from 'node:fs';
import { generate } from '../dist/api/templates.js';
import { createDocument } from '../dist/core/document.js';
import { train } from '../dist/index.js';
import { record } from './lib.js';
import { collect, score } from './pairs.js';

const KINDS = [
  ['PERSON', /^(?:PATIENT|DOCTOR|PER|PERSON)$/],
  ['LOC', /^(?:CITY|STATE|COUNTRY|STREET|ZIP|LOC|GPE|LOCATION|STREET_ADDRESS|ZIP_CODE|LOCATION-OTHER)$/],
  ['ORG', /^(?:HOSPITAL|ORGANIZATION|ORG)$/],
  ['DATE', /^(?:DATE|DATE_TIME)$/],
];

/** With persons, places, organisations and dates alone, under one name each. */
function relabel(documents) {
  return documents.map((doc) => ({
    ...doc,
    envelope: undefined,
    entities: doc.entities.flatMap((entity) => {
      const label = KINDS.find(([, names]) => names.test(entity.label))?.[0];
      return label === undefined ? [] : [{ ...entity, label }];
    }),
  }));
}

function readNote(marked, i) {
  const entities = [];
  let [text, at] = ['', 0];
  for (const { 0: whole, 1: value, 2: label, index } of marked.matchAll(/\[([^\]]*)\]\(([A-Z]+)\)/gu)) {
    text += marked.slice(at, index);
    entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + value.length, label });
    text += value;
    at = index + whole.length;
  }
  return createDocument({ id: `note-${i + 1}`, text: text + marked.slice(at), entities });
}

const notes = readFileSync(new URL('notes-de.txt', import.meta.url), 'utf8').split(/^#####.*$/mu);
const gold = relabel(
  notes
    .map((note) => note.trim())
    .filter((note) => note !== '')
    .map(readNote),
);
const ARMS = {
  'general, court': { 'de-general': 300, 'de-court': 100 },
  clinical: { 'de-clinical': 150 },
  'all three': { 'de-general': 200, 'de-court': 70, 'de-clinical': 100 },
};
const results = {};
for (const seed of (process.argv[2] ?? '1,2').split(',').map(Number)) {
  for (const [arm, sets] of Object.entries(ARMS)) {
    const documents = [];
    for (const [set, count] of Object.entries(sets))
      documents.push(...relabel(await collect(generate(set, { count, seed, layers: ['phi'] }))));
    const { tagger } = await train(documents, { model: 'crf', seed, locale: 'de' });
    (results[arm] ??= []).push(await score(tagger, gold));
    await tagger.dispose?.();
    console.log(seed, arm, JSON.stringify(results[arm].at(-1)));
  }
}
record('notes-de', {
  unit: 'F1, strict and by overlap, of persons, places, organisations and dates; recall of tokens at a precision of nine in ten',
  results,
});
