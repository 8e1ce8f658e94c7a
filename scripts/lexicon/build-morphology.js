// Builds data/lexicon/es.json and ca.json, the lemmas and endings of Spanish and Catalan, from the PyPI package
// spacy-lookups-data 1.0.5 (MIT; its Catalan tables CC0), and data/lexicon/es-ca.json, which tells the two languages apart:
//   pip download --no-deps spacy-lookups-data==1.0.5 && unzip spacy_lookups_data-1.0.5-*.whl -d lookups
//   node scripts/lexicon/build-morphology.js lookups/spacy_lookups_data/data
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { CLOSED } from './closed-classes.js';
import { languageModel } from './language-model.js';

const source = process.argv[2];
if (source === undefined) throw new Error('name the folder of the tables');
const table = (name) => JSON.parse(gunzipSync(readFileSync(`${source}/${name}.json.gz`)).toString('utf8'));
const folder = fileURLToPath(new URL('../../data/lexicon/', import.meta.url));

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

const WORD = /^[a-zàáèéíòóúïüñç·]{2,}$/u;
/** Open classes alone: the closed ones are compiled by hand, and first names are in the gazetteers. */
const OPEN = { noun: 'NOUN', adj: 'ADJ', verb: 'VERB', adv: 'ADV' };

function lemmasOf(index, keep) {
  return Object.fromEntries(
    Object.entries(OPEN).map(([name, pos]) => [
      pos,
      [...new Set((index[name] ?? []).filter((lemma) => WORD.test(lemma) && keep(lemma, pos)))].sort(compare),
    ]),
  );
}

/** `[part of speech, features, endings]`; each ending is a pair: of the form, of the lemma. */
function spanishRules() {
  const rules = table('es_lemma_rules');
  const groups = table('es_lemma_rules_groups');
  return ['verb', 'noun', 'adj'].flatMap((name) =>
    groups[name].map(([rule, features]) => [
      OPEN[name],
      features.toSorted().join('|'),
      rules[rule].map(([form, lemma]) => `${form} ${lemma}`),
    ]),
  );
}

function catalanRules() {
  const rules = table('ca_lemma_rules');
  return ['verb', 'noun', 'adj'].map((name) => [
    OPEN[name],
    '',
    rules[name].filter(([form, lemma]) => form !== lemma && form.length > 0).map(([form, lemma]) => `${form} ${lemma}`),
  ]);
}

/** Irregular forms: those whose lemma no rule finds. */
function exceptionsOf(exceptions, lemmas, rules) {
  return Object.fromEntries(
    ['noun', 'adj', 'verb'].map((name) => {
      const pos = OPEN[name];
      const known = new Set(lemmas[pos]);
      const endings = rules.filter(([of]) => of === pos).flatMap(([, , list]) => list.map((pair) => pair.split(' ')));
      const isFound = (form, lemma) =>
        endings.some(([end, own]) => form.endsWith(end) && form.slice(0, form.length - end.length) + own === lemma);
      const rows = Object.entries(exceptions[name] ?? {}).flatMap(([form, [lemma]]) =>
        WORD.test(form) && WORD.test(lemma) && form !== lemma && known.has(lemma) && !isFound(form, lemma)
          ? [[form, lemma]]
          : [],
      );
      return [pos, Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

function write(language, lexicon) {
  const { lemmas, ...rest } = lexicon;
  const lists = Object.fromEntries(Object.entries(lemmas).map(([pos, list]) => [pos, list.join(' ')]));
  writeFileSync(`${folder}${language}.json`, `${JSON.stringify({ ...rest, lemmas: lists }, null, 1)}\n`);
  return lexicon;
}

const esLemmas = lemmasOf(table('es_lemma_index'), () => true);
const esRules = spanishRules();
const es = write('es', {
  origin: 'spacy-lookups-data 1.0.5 (PyPI), MIT; closed classes compiled for this project, MIT',
  closed: CLOSED.es,
  exceptions: exceptionsOf(table('es_lemma_exc'), esLemmas, esRules),
  rules: esRules,
  lemmas: esLemmas,
});

const caExceptions = table('ca_lemma_exc');
const caIndex = table('ca_lemma_index');
// The index lists inflected forms and names as lemmas too; what another entry explains goes.
const caAll = { noun: new Set(caIndex.noun), adj: new Set(caIndex.adj), verb: new Set(caIndex.verb) };
const isInflected = (name) => (lemma) => {
  const of = caExceptions[name]?.[lemma]?.[0];
  return of !== undefined && of !== lemma && caAll[name].has(of);
};
const esNouns = new Set(esLemmas.NOUN);
const givenNames = new Set(
  readFileSync(new URL('../../gazetteers/ca/given-names.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0].toLowerCase())
    .filter((name) => !esNouns.has(name)),
);
const caLemmas = lemmasOf(caIndex, (lemma, pos) => {
  if (givenNames.has(lemma)) return false;
  const name = Object.keys(OPEN).find((one) => OPEN[one] === pos);
  return pos === 'ADV' || !isInflected(name)(lemma);
});
const caRules = catalanRules();
const ca = write('ca', {
  origin:
    'spacy-lookups-data 1.0.5 (PyPI), Catalan tables of the Barcelona Supercomputing Center, CC0; closed classes compiled for this project, MIT',
  closed: CLOSED.ca,
  exceptions: exceptionsOf({ ...caExceptions, verb: { ...caExceptions.verb, ...caExceptions.aux } }, caLemmas, caRules),
  rules: caRules,
  lemmas: caLemmas,
});

writeFileSync(`${folder}es-ca.json`, `${JSON.stringify(languageModel(es, ca), null, 1)}\n`);
