// Pairs of corpora both ways, for `advise` and `expect`: how texts differ, what copies and generated text gain there, what a tagger's own probabilities say of its
// recall, what it is, and what thresholds that `tune` found at home are worth. A CRF to convergence, trained on some 3,000 and 10,000 tokens; scored on a fifth of the
// source and on the other corpus. `node bench/drift.js [pairs, such as wikigold-uner_ewt]`; `node scripts/advice.js` keeps it for the program. Development text.
import { createObserver } from '../dist/taggers/recall-bias/observations.js';
import { passes, thresholdsFor } from '../dist/taggers/recall-bias/search.js';
import { measureDoubt } from '../dist/pipeline/advice/doubt.js';
import { measureDrift } from '../dist/pipeline/advice/drift.js';
import { augment, train } from '../dist/index.js';
import { tuneRecallBias } from '../dist/api/taggers.js';
import { record } from './lib.js';
import { collect, ECHR, joinNames, read, score, shuffle } from './pairs.js';

const NAMES = { PER: 'PER', LOC: 'LOC', ORG: 'ORG' };
const CONLL_U = { tokenColumn: 1, tagColumn: 2 };
const CROSSNER = { politician: 'PER', writer: 'PER', person: 'PER', location: 'LOC', country: 'LOC', organisation: 'ORG', politicalparty: 'ORG' }; // prettier-ignore
const MEDDOCAN = { NOMBRE_SUJETO_ASISTENCIA: 'PER', NOMBRE_PERSONAL_SANITARIO: 'PER', FAMILIARES_SUJETO_ASISTENCIA: 'PER', TERRITORIO: 'LOC', PAIS: 'LOC', CALLE: 'LOC', HOSPITAL: 'LOC', FECHAS: 'DATE' }; // prettier-ignore
const CORPORA = {
  wikigold: ['en', 'wikigold/wikigold.conll.txt', NAMES, { scheme: 'IO' }],
  politics: ['en', 'crossner/politics', CROSSNER],
  literature: ['en', 'crossner/literature', CROSSNER],
  uner_ewt: ['en', 'uner_ewt/en_ewt-ud-dev.iob2', NAMES, CONLL_U],
  btc: ['en', 'btc/btc.dev', NAMES, {}],
  wnut17: ['en', 'wnut17/wnut17train.conll', { person: 'PER', location: 'LOC', corporation: 'ORG', group: 'ORG' }, {}],
  germeval: ['de', 'germeval2014/NER-de-dev.tsv', NAMES, CONLL_U],
  german_ler: ['de', 'german_ler/ler_dev.conll', { PER: 'PER', RR: 'PER', AN: 'PER', LD: 'LOC', ST: 'LOC', STR: 'LOC', LDS: 'LOC', ORG: 'ORG', UN: 'ORG', INN: 'ORG', GRT: 'ORG' }, {}],
  eds_pseudo: ['fr', 'eds_pseudo_fr/templates.txt', { NOM: 'PER', PRENOM: 'PER', VILLE: 'LOC', ADRESSE: 'LOC', ADDRESSE: 'LOC', DATE: 'DATE', DATE_NAISSANCE: 'DATE' }],
  echr_fr: ['fr', 'echr_fr/FR-rev-train.tsv', ECHR, {}],
  meddocan: ['es', 'meddocan/train', MEDDOCAN],
  echr_es: ['es', 'echr_es/ES-rev-train.tsv', ECHR, {}],
}; // prettier-ignore
const PAIRS = [
  'wikigold-uner_ewt', 'politics-uner_ewt', 'germeval-german_ler', 'eds_pseudo-echr_fr', 'meddocan-echr_es', 'wikigold-btc', 'uner_ewt-wikigold', 'german_ler-germeval', 'echr_fr-eds_pseudo',
  'echr_es-meddocan', 'btc-uner_ewt', 'wnut17-btc', 'politics-literature', 'uner_ewt-btc', 'literature-wikigold', 'btc-politics', 'wikigold-wnut17', 'uner_ewt-literature',
]; // prettier-ignore
const ARMS = { none: undefined, copies: { generated: false }, default: {}, 'default, alpha 5': { alpha: 5 } };
/** What is trained with how many tokens of the source; that with many copies is for little text. */
const RUNS = [{ seed: 1, tokens: 3000, arms: Object.keys(ARMS) }, { seed: 2, tokens: 10_000, arms: ['none', 'copies', 'default'] }]; // prettier-ignore
const MOST_SCORED = 10_000;
const BETAS = [1, 10];

const cells = [];
for (const { seed, tokens, arms } of RUNS) {
  for (const pair of process.argv[2]?.split(',') ?? PAIRS) {
    const [from, to] = pair.split('-');
    const language = CORPORA[from][0];
    const [own, other] = [await open(from), cut(shuffle(await open(to), 1), MOST_SCORED)];
    const shuffled = shuffle(own, seed);
    const held = cut(shuffled.slice(0, Math.floor(own.length / 5)), MOST_SCORED);
    const training = cut(shuffled.slice(Math.floor(own.length / 5)), tokens);
    const drift = { home: await measureDrift(training, held, language), other: await measureDrift(training, other, language) }; // prettier-ignore
    for (const arm of arms) {
      const options = ARMS[arm];
      const documents = options ? await collect(await augment(training, { seed, locale: language, ...options })) : training; // prettier-ignore
      const { tagger } = await train(documents, { model: 'crf', seed, locale: language });
      const { tuned } = await tuneRecallBias(tagger, held, { betas: BETAS, grid: 'fine' });
      for (const [where, gold] of [
        ['home', held],
        ['other', other],
      ]) {
        const observations = await observe(tagger, gold);
        const ratios = ({ precision, recall }) => ({ precision: round(precision), recall: round(recall) });
        cells.push({
          pair,
          on: where === 'home' ? from : to,
          seed,
          arm,
          ...drift[where],
          ...(await score(tagger, gold)),
          doubt: ratios(await measureDoubt(tagger, gold)),
          truth: ratios(measureBias(observations, { thresholds: { main: 0, alternative: 1 } })),
          tuned: Object.fromEntries(tuned.map((bias) => [bias.beta, ratios(measureBias(observations, bias))])),
        });
      }
      await tagger.dispose?.();
      const { strict, doubt, truth } = cells.at(-1);
      console.log(pair, seed, arm, strict, JSON.stringify({ doubt, truth }));
    }
    // Anew after each pair, so that what was found is not lost.
    record('drift', {
      unit: 'F1 × 100, strict and by overlap; shares of tokens',
      note: 'development text of all corpora; home: a fifth of the source held out',
      model: 'crf',
      cells,
    });
  }
}

async function observe(tagger, gold) {
  const observer = createObserver(tagger.marginalSource);
  for await (const rated of tagger.marginalSource.rate((async function* () { yield* gold; })())) observer.add(rated); // prettier-ignore
  return observer.finish();
}

/** Names whose given and family name are labelled apart have one label here, and are one mention, as those of the generated text are. */
async function open(name) {
  return joinNames(await read(...CORPORA[name].slice(1)));
}

/** Recall and precision of tokens where a bias decides what is tagged. */
function measureBias({ correct: own, spurious, outside, best, label, sensitive, labels, gold }, bias) {
  const limits = labels.map((name) => thresholdsFor(bias, name));
  let [correct, found] = [own, own + spurious];
  for (let i = 0; i < outside.length; i++) {
    if (!passes(limits[label[i]], outside[i], best[i])) continue;
    found++;
    correct += sensitive[i];
  }
  return { precision: found === 0 ? 0 : correct / found, recall: gold === 0 ? 0 : correct / gold };
}

/** As many documents as have so many words. */
function cut(documents, words) {
  let left = words;
  return documents.filter(({ text }) => left > 0 && (left -= text.split(/\s+/u).length, true)); // prettier-ignore
}

function round(value) {
  return Math.round(1e4 * value) / 1e4;
}
