// The crf tagger beside CRFsuite on the same attributes: strict F1 on wikigold → uner_ewt dev and MEDDOCAN train → dev, CPU
// time of training and tagging. `node bench/crf-accuracy.js [wikigold|meddocan] [settings as JSON]`
import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mergeCounts, microRatios } from '../dist/evaluate/counts.js';
import { findScorer } from '../dist/evaluate/scorers.js';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { applyLabelMap } from '../dist/resources/label-map.js';
import { createFeatureSet } from '../dist/taggers/crf/features/create-feature-set.js';
import { crf } from '../dist/taggers/crf/family.js';
import { createTrainingDataBuilder } from '../dist/taggers/crf/family.js';
import { applyTags, divideIntoSequences, labelSequences } from '../dist/taggers/sequences.js';
import { parseSettings } from '../dist/taggers/settings.js';
import { corporaFolder, record, root } from './lib.js';

const PAIRS = {
  wikigold: {
    language: 'en',
    train: 'wikigold/wikigold.conll.txt',
    test: 'uner_ewt/en_ewt-ud-dev.iob2',
    labels: ['PER', 'LOC', 'ORG'],
  },
  meddocan: { language: 'es', train: 'meddocan/train', test: 'meddocan/dev' },
};
const chosen = process.argv[2];
const settings = parseSettings(crf, JSON.parse(process.argv[3] ?? '{}'));

const results = {};
for (const [name, pair] of Object.entries(PAIRS)) {
  if (chosen && chosen !== name) continue;
  results[name] = await compare(pair);
  console.log(name, results[name]);
}
record('crf-accuracy', {
  unit: 'strict micro F1; seconds of CPU time, all threads together; tokens per second of tagging',
  note: 'CRFsuite (python-crfsuite) is given the attributes ready-made; our tagging cuts tokens and makes attributes too',
  settings,
  results,
});

async function compare({ language, train, test, labels }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-crf-'));
  try {
    const read = async (part) => keepLabels(await collect(await readCorpus(path.join(corporaFolder(), part))), labels);
    const [documents, gold] = [await read(train), await read(test)];
    const [tagger, trainSeconds] = await cpuTime(() =>
      crf.train(documents, settings, { seed: 13, language, workers: 0 }),
    );
    const tag = (one) => collect(one.tag(streamOf(gold)));
    const [tagged, tagSeconds] = await cpuTime(() => tag(tagger));
    const [, secondTagSeconds] = await cpuTime(() => tag(tagger));
    const store = memoryStore();
    await tagger.save(store);
    const free = await crf.load(store, { ...tagger.config, settings: { ...settings, constrained: false } });
    const tokens = gold.reduce((sum, doc) => sum + countTokens(doc, language), 0);
    const peer = await runPeer(folder, documents, gold, language);
    return {
      tokens,
      strictF1: {
        ours: f1(gold, tagged),
        'ours, any tag sequence': f1(gold, await tag(free)),
        crfsuite: f1(gold, peer.tagged),
      },
      trainSeconds: { ours: trainSeconds, crfsuite: peer.trainSeconds },
      tokensPerSecond: {
        'ours, first time': Math.round(tokens / tagSeconds),
        'ours, words known': Math.round(tokens / secondTagSeconds),
        'crfsuite, attributes given': Math.round(tokens / peer.tagSeconds),
      },
      modelMiB: Object.values(store.blobs).reduce((sum, bytes) => sum + bytes.length, 0) / 2 ** 20,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runPeer(folder, documents, gold, language) {
  const builder = createTrainingDataBuilder(createFeatureSet({ ...settings, values: false }, language));
  const cut = (docs) => docs.flatMap((doc) => labelSequences(doc, language, settings.scheme));
  const [trainSequences, testSequences] = [cut(documents), gold.flatMap((doc) => divideIntoSequences(doc, language))];
  for (const { tokens, tags } of trainSequences) builder.add(wordsOf(tokens), undefined, tags);
  for (const { tokens } of testSequences) builder.add(wordsOf(tokens), undefined, wordsOf(tokens).fill('O'));
  const { data, tags } = builder.finish();
  const files = ['train.tsv', 'test.tsv', 'tags.txt'].map((file) => path.join(folder, file));
  await dump(data, tags, 0, trainSequences.length, files[0]);
  await dump(data, tags, trainSequences.length, trainSequences.length + testSequences.length, files[1]);
  const parameters = {
    c1: settings.c1,
    c2: settings.c2,
    delta: settings.delta,
    'feature.minfreq': settings.minFrequency,
    'feature.possible_states': settings.possibleStates,
    'feature.possible_transitions': settings.possibleTransitions,
  };
  const python = path.join(root, 'bench', '.venv', 'bin', 'python');
  const script = path.join(root, 'bench', 'peers', 'crfsuite_tag.py');
  const times = JSON.parse(execFileSync(python, [script, ...files, JSON.stringify(parameters)], { encoding: 'utf8' }));
  const found = readFileSync(files[2], 'utf8').split('\n');
  let next = 0;
  const tagged = gold.map((doc) => {
    const sequences = divideIntoSequences(doc, language);
    const lists = sequences.map(({ tokens }) => found.slice(next, (next += tokens.length)));
    return applyTags(doc, sequences, lists, settings.scheme);
  });
  return { ...times, tagged };
}

/** Writes sequences as crfsuite_tag.py reads them, attributes as numbers. */
async function dump(data, tags, from, to, file) {
  const out = createWriteStream(file);
  for (let s = from; s < to; s++) {
    let text = '';
    for (let t = data.sequenceStarts[s]; t < data.sequenceStarts[s + 1]; t++) {
      text += tags[data.labels[t]];
      for (let g = data.groupStarts[t]; g < data.groupStarts[t + 1]; g++) {
        const group = data.tokenGroups[g];
        text += `\t${data.groupAttributes.subarray(data.attributeStarts[group], data.attributeStarts[group + 1]).join('\t')}`;
      }
      text += '\n';
    }
    if (!out.write(`${text}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

async function collect(corpus) {
  const documents = [];
  for await (const doc of corpus) documents.push(doc);
  return documents;
}

function keepLabels(documents, labels) {
  if (!labels) return documents;
  const found = new Set(documents.flatMap((doc) => doc.entities.map(({ label }) => label)));
  const dropped = [...found].filter((label) => !labels.includes(label));
  const map = { name: 'kept', labels: Object.fromEntries(dropped.map((label) => [label, { drop: true }])) };
  return documents.map((doc) => applyLabelMap(doc, map));
}

function f1(gold, tagged) {
  const strict = findScorer('strict');
  return microRatios(mergeCounts(gold.map((doc, i) => strict.count(doc, tagged[i])))).f1;
}

function countTokens(doc, language) {
  return divideIntoSequences(doc, language).reduce((sum, { tokens }) => sum + tokens.length, 0);
}

function wordsOf(tokens) {
  return tokens.map(({ text }) => text);
}

async function* streamOf(documents) {
  yield* documents;
}

function memoryStore() {
  const blobs = {};
  return {
    blobs,
    read: async (name) => blobs[name],
    write: async (name, bytes) => void (blobs[name] = bytes),
    remove: async (name) => void delete blobs[name],
  };
}

async function cpuTime(run) {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1e6];
}
