// What the defaults carry over: a CRF (or another tagger) trained on one corpus, tagging another. Per pair, with several seeds: the corpus alone, with lists as features, with
// copies, with copies and generated text, with lists as features and word clusters (the default of `augment` and `train`), and PHICON as its paper has it. Where there is no
// labelled text, generated text alone. The ceiling is trained, with lists and clusters, on one half of the other corpus; all are scored on its other half, too. Every seed is of all
// pairs before the next one begins, so that a run that is cut off has as many of each; differences of the default to what else was run are paired by seed.
// `node bench/transfer.js [pairs, with documents to train on where they are not the usual ones, such as en,de:352] [seeds, such as 1,2,3] [arms, such as 1,6,7] [tagger, such as neuroner]`.
// Parts of a run that were run apart are joined by `node bench/transfer.js --gather FILES`, which are what was printed. All of it is development text.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '../dist/api/templates.js';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { augment, train } from '../dist/index.js';
import { loadLabelMap } from '../dist/resources/label-map.js';
import { corporaFolder, pairedInterval, record } from './lib.js';
import { collect, ECHR, joinNames, score, shuffle } from './pairs.js';

const NAMES = ['PER', 'LOC', 'ORG'];
const CONLL_U = { tokenColumn: 1, tagColumn: 2 };
const DECISIONS = {
  PER: 'PER', RR: 'PER', AN: 'PER', LD: 'LOC', ST: 'LOC', STR: 'LOC', LDS: 'LOC', ORG: 'ORG', UN: 'ORG', INN: 'ORG', GRT: 'ORG',
}; // prettier-ignore
const LAWS = { GS: 'GS', VO: 'VO', EUN: 'EUN', VS: 'VS', VT: 'VT', RS: 'RS', LIT: 'LIT' };
const KINDS = {
  PER: ['patient', 'doctor', 'person', 'given-name', 'family-name'],
  LOC: ['city', 'region', 'country', 'location'],
  ORG: ['organisation', 'hospital', 'department'],
};

/** Each pair: documents to train on with how many are taken, those held out, those of the other corpus; or a set that is generated. */
const PAIRS = {
  en: async () => ({
    language: 'en',
    take: 100,
    source: byMeaning(await read('wikigold/wikigold.conll.txt', { scheme: 'IO' }), 'wikigold'),
    other: byMeaning(await read('uner_ewt/en_ewt-ud-dev.iob2', CONLL_U), 'uner'),
  }),
  en2: async () => ({
    language: 'en',
    take: 1000,
    source: byName(await read('crossner/politics'), {
      politician: 'PER', person: 'PER', location: 'LOC', country: 'LOC', organisation: 'ORG', politicalparty: 'ORG',
    }), // prettier-ignore
    other: byMeaning(await read('uner_ewt/en_ewt-ud-dev.iob2', CONLL_U), 'uner'),
  }),
  de: async () => ({
    language: 'de',
    take: 1500,
    source: byMeaning(await read('germeval2014/NER-de-dev.tsv', CONLL_U), 'germeval2014'),
    other: byName(await read('german_ler/ler_dev.conll'), DECISIONS),
  }),
  // Four in five mentions are of what no template set carries: laws, decisions, literature.
  'de-back': async () => ({
    language: 'de',
    take: 2000,
    source: byName(await read('german_ler/ler_dev.conll'), { ...DECISIONS, ...LAWS }),
    other: byMeaning(await read('germeval2014/NER-de-dev.tsv', CONLL_U), 'germeval2014'),
  }),
  fr: async () => ({
    language: 'fr',
    take: 160,
    source: joinNames(
      byName(await read('eds_pseudo_fr/templates.txt'), {
        NOM: 'PER', PRENOM: 'PER', VILLE: 'LOC', ADRESSE: 'LOC', ADDRESSE: 'LOC', DATE: 'DATE', DATE_NAISSANCE: 'DATE',
      }), // prettier-ignore
    ),
    other: byName(await read('echr_fr/FR-rev-dev.tsv'), ECHR),
  }),
  'es-10': async () => atHome(10),
  'es-40': async () => atHome(40),
  sv: async () => ({
    language: 'sv',
    set: 'sv-general',
    other: byMeaning(await read('uner_sv/sv_talbanken-ud-train.iob2', CONLL_U), 'uner'),
  }),
  pt: async () => ({
    language: 'pt',
    set: 'pt-general',
    other: byMeaning(await read('uner_pt/pt_bosque-ud-dev.iob2', CONLL_U), 'uner'),
  }),
  'en-generated': async () => ({
    language: 'en',
    set: 'en-general',
    other: byMeaning(await read('uner_ewt/en_ewt-ud-dev.iob2', CONLL_U), 'uner'),
  }),
};

/** By arm: options of `augment` (`undefined`: the corpus as it is), and settings of `crf`. */
const ARMS = {
  none: [undefined, { gazetteers: false }],
  'lists and clusters': [undefined, {}],
  copies: [{ generated: false }, { gazetteers: false }],
  'copies, generated text': [{}, { gazetteers: false }],
  'copies, generated text, lists': [{}, { clusters: false }],
  'copies, generated text, lists, clusters (default)': [{}, {}],
  phicon: [{ recipe: 'phicon', generated: false }, { gazetteers: false }],
  'half of the other corpus (ceiling)': [undefined, {}],
};
const CEILING = 'half of the other corpus (ceiling)';
const DEFAULT = 'copies, generated text, lists, clusters (default)';

const model = process.argv[5] ?? 'crf';
/** Every training: what was tagged, and how well. */
const runs = [];
if (process.argv[2] === '--gather') {
  for (const file of process.argv.slice(3)) {
    for (const line of readFileSync(file, 'utf8').split('\n'))
      if (line.startsWith('{"pair"')) runs.push(JSON.parse(line));
  }
  runs.sort((a, b) => a.seed - b.seed);
  write();
} else await compute();

async function compute() {
  const chosen = process.argv[2]?.split(',') ?? Object.keys(PAIRS);
  const seeds = (process.argv[3] ?? '1,2,3').split(',').map(Number);
  const arms = Object.entries(ARMS).filter((_, i) => process.argv[4]?.split(',').includes(String(i + 1)) ?? true);
  for (const seed of seeds) {
    for (const name of chosen) {
      const [key, take] = name.split(':');
      const opened = await PAIRS[key]();
      const pair = take === undefined ? opened : { ...opened, take: Number(take) };
      const middle = pair.other.length >> 1;
      for (const [arm, [options, settings]] of arms) {
        const isCeiling = arm === CEILING;
        if (pair.set !== undefined && !isCeiling && (options === undefined || options.generated === false)) continue;
        const { training, own } = isCeiling
          ? { training: pair.other.slice(0, middle) }
          : await prepare(pair, options, seed);
        const { tagger } = await train(training, { model, settings, seed, locale: pair.language });
        const scores = {
          ...(own && { own: await score(tagger, own) }),
          ...(!isCeiling && { other: await score(tagger, pair.other) }),
          half: await score(tagger, pair.other.slice(middle)),
        };
        runs.push({ pair: name, seed, arm, scores });
        await tagger.dispose?.();
        console.log(JSON.stringify(runs.at(-1)));
      }
      // Anew after each pair, so that what was found is not lost.
      write();
    }
  }
}

function write() {
  record(model === 'crf' ? 'transfer-seeds' : `transfer-${model}`, {
    unit: 'F1, strict and by overlap, micro over the labels of what is tagged; recall of tokens at a precision of nine in ten',
    note: 'development text of all pairs; own: one fifth of the source held out; other: the other corpus, of which no arm but the ceiling sees a label; half: its second half, the ceiling being trained on the first; differences are the default less the arm, strict, paired by seed, with 95 % intervals by t, over the seeds, whose held-out fifths and trainings overlap',
    model,
    results: gather(),
    differences: compare(),
  });
}

/** By pair, arm and test the runs and their mean. */
function gather() {
  const results = {};
  for (const { pair, seed, arm, scores } of runs) {
    for (const [test, values] of Object.entries(scores)) {
      const found = (((results[pair] ??= {})[arm] ??= {})[test] ??= { seeds: [], runs: [] });
      found.seeds.push(seed);
      found.runs.push(values);
    }
  }
  for (const tests of Object.values(results).flatMap(Object.values)) {
    for (const test of Object.values(tests)) test.mean = meanOf(test.runs);
  }
  return results;
}

/** By pair, test and other arm: how much better the default is. */
function compare() {
  const differences = {};
  for (const { pair, seed, arm, scores } of runs.filter((run) => run.arm !== DEFAULT)) {
    const first = runs.find((run) => run.arm === DEFAULT && run.pair === pair && run.seed === seed);
    for (const test of Object.keys(first ? scores : {}).filter((name) => Object.hasOwn(first.scores, name))) {
      const group = (((differences[pair] ??= {})[test] ??= {})[arm] ??= { strict: [], recallAt90: [] }); // prettier-ignore
      for (const name of ['strict', 'recallAt90']) group[name].push(first.scores[test][name] - scores[test][name]);
    }
  }
  for (const group of Object.values(differences).flatMap(Object.values).flatMap(Object.entries)) {
    const [, figures] = group;
    for (const name of Object.keys(figures)) figures[name] = pairedInterval(figures[name]);
  }
  return differences;
}

async function prepare({ source, set, take, language }, options, seed) {
  if (set !== undefined) {
    const documents = await collect(generate(set, { count: 400, seed, layers: ['phi'] }));
    return { training: byMeaning(documents, 'presidio') };
  }
  const shuffled = shuffle(source, seed);
  const held = Math.floor(source.length / 5);
  const training = shuffled.slice(held, held + take);
  return {
    training: options ? await collect(await augment(training, { seed, locale: language, ...options })) : training,
    own: shuffled.slice(0, held),
  };
}

async function atHome(take) {
  const strip = (documents) => documents.map((doc) => ({ ...doc, envelope: undefined }));
  return {
    language: 'es',
    take,
    source: strip(await read('meddocan/train')),
    other: strip(await read('meddocan/dev')),
  };
}

async function read(file, options) {
  return collect(await readCorpus(path.join(corporaFolder(), file), options ? { from: 'conll', ...options } : {}));
}

/** By what a label map says that labels mean; what is no person, place or organisation is dropped. */
function byMeaning(documents, map) {
  const { labels } = loadLabelMap(map);
  const kindOf = (label) => NAMES.find((kind) => KINDS[kind].includes(labels[label]?.type));
  return relabel(documents, kindOf, NAMES);
}

function byName(documents, names) {
  const nameOf = (label) => (Object.hasOwn(names, label) ? names[label] : undefined);
  return relabel(documents, nameOf, Object.values(names));
}

/** @param kinds of each there must be a mention: else what is found of one that the file calls otherwise would count as wrong. */
function relabel(documents, nameOf, kinds) {
  const relabelled = documents.map((doc) => ({
    ...doc,
    envelope: undefined,
    entities: doc.entities.flatMap((entity) => {
      const label = nameOf(entity.label);
      return label === undefined ? [] : [{ ...entity, label }];
    }),
  }));
  const found = new Set(relabelled.flatMap(({ entities }) => entities.map(({ label }) => label)));
  const lacking = kinds.filter((kind) => !found.has(kind));
  if (lacking.length > 0) throw new Error(`no mention is ${lacking.join(', ')}`);
  return relabelled;
}

function meanOf(runs) {
  const mean = (values) => Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10;
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, mean(runs.map((run) => run[name]))]));
}
