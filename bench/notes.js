// What the defaults are worth on texts that somebody wrote who knew none of the template sets (bench/notes, thirty a language, invented: hospitals, mails, news, authorities, chats).
// Generated: a CRF trained on nothing but generated documents of all sets of the language. Alone and default: a CRF trained on a half of the texts, as they are and after `augment`
// without an option, scored on the other half; no-values: the latter without values as features. `npm run build && node bench/notes.js [languages] [seeds] [arms] [texts, such as 16-30]`; SHOW=1 tells what is missed and wrong.
import { readdirSync } from 'node:fs';
import { generate } from '../dist/api/templates.js';
import { augment, train } from '../dist/index.js';
import { chooseLabelMap } from '../dist/resources/label-map.js';
import { record } from './lib.js';
import { collect, readNotes, score, shuffle } from './pairs.js';

const DOCUMENTS = 360;
const LABELS = {
  PERSON: ['patient', 'doctor', 'person', 'given-name', 'family-name'],
  LOC: ['location', 'city', 'region', 'country', 'street', 'address', 'zip', 'room'],
  ORG: ['organisation', 'hospital', 'department'],
  DATE: ['date'],
  AGE: ['age'],
  ID: ['id', 'medical-record', 'social-security', 'health-plan', 'account', 'license', 'vehicle', 'device'],
  CONTACT: ['contact', 'phone', 'fax', 'email', 'url', 'username'],
  PROFESSION: ['profession'],
};

/** With the labels of the texts, by what the labels of a set mean. */
function relabel(documents) {
  const { map } = chooseLabelMap(new Set(documents.flatMap(({ entities }) => entities.map(({ label }) => label))));
  const nameOf = (label) => Object.keys(LABELS).find((name) => LABELS[name].includes(map?.labels[label]?.type));
  return documents.map((doc) => ({
    ...doc,
    envelope: undefined,
    entities: doc.entities.flatMap((entity) => {
      const label = nameOf(entity.label);
      return label === undefined ? [] : [{ ...entity, label }];
    }),
  }));
}

const SETS = readdirSync(new URL('../templates', import.meta.url));

async function generated(language, seed) {
  const sets = SETS.filter((name) => name.startsWith(`${language}-`));
  const documents = [];
  for (const set of sets) {
    documents.push(
      ...relabel(await collect(generate(set, { count: Math.round(DOCUMENTS / sets.length), seed, layers: ['phi'] }))),
    );
  }
  return documents;
}

const ARMS = {
  generated: async (texts, language, seed) => [await generated(language, seed), texts],
  alone: (texts, language, seed) => halves(texts, seed),
  default: async (texts, language, seed) => {
    const [half, other] = halves(texts, seed);
    return [await collect(await augment(half, { seed, locale: language })), other];
  },
  'no-values': (texts, language, seed) => ARMS.default(texts, language, seed),
};
const SETTINGS = { alone: { gazetteers: false, clusters: false }, 'no-values': { values: false } };

function halves(texts, seed) {
  const shuffled = shuffle(texts, seed);
  return [shuffled.slice(0, texts.length / 2), shuffled.slice(texts.length / 2)];
}

/** What is found beside what is marked, a line each. */
async function show(tagger, gold) {
  let next = 0;
  for await (const { entities } of tagger.tag(gold.map((one) => ({ ...one, entities: [] })))) {
    const doc = gold[next++];
    const keyOf = ({ start, end, label }) => `${start} ${end} ${label}`;
    const [found, marked] = [new Set(entities.map(keyOf)), new Set(doc.entities.map(keyOf))];
    const tell = (what, { start, end, label }) =>
      console.log(what, label, JSON.stringify(`${doc.text.slice(Math.max(0, start - 30), start)}<<${doc.text.slice(start, end)}>>${doc.text.slice(end, end + 20)}`)); // prettier-ignore
    for (const entity of doc.entities) if (!found.has(keyOf(entity))) tell('missed', entity);
    for (const entity of entities) if (!marked.has(keyOf(entity))) tell('wrong', entity);
  }
}

const languages = (process.argv[2] ?? 'ca,de,en,es,fr,it,nl,pt,sv').split(',');
const seeds = (process.argv[3] ?? '1,2').split(',').map(Number);
const arms = process.argv[4]?.split(',') ?? Object.keys(ARMS);
const [first, last] = (process.argv[5] ?? '1-30').split('-').map(Number);
const results = {};
for (const seed of seeds) {
  for (const language of languages) {
    const texts = readNotes(language).slice(first - 1, last);
    for (const arm of arms) {
      const [training, gold] = await ARMS[arm](texts, language, seed);
      const { tagger } = await train(training, { model: 'crf', seed, locale: language, settings: SETTINGS[arm] ?? {} });
      const scores = await score(tagger, gold);
      ((results[language] ??= {})[arm] ??= []).push(scores);
      console.log(seed, language, arm, JSON.stringify(scores));
      if (process.env.SHOW) await show(tagger, gold);
      await tagger.dispose?.();
    }
  }
}
if (!process.env.SHOW) {
  record('notes', {
    unit: 'F1, strict and by overlap, over persons, places, organisations, dates, ages, numbers, contacts and professions; recall of tokens at a precision of nine in ten',
    note: `texts ${first} to ${last} by strangers to the template sets, invented; one value a seed`,
    seeds,
    results,
  });
}
