// Speed of tagging with a trained CRF, attributes made on the way: MEDDOCAN train → dev, each round in a fresh process: the first
// pass of the process, later ones over the same text, and a first one after other text (MEDDOCAN train), beside python-crfsuite with the same attributes made in Python. Both are trained once, with
// c1 = c2 = 0.1, and kept under bench/.cache/.
//
//     node bench/crf-tagging.js [ITERATIONS [ROUNDS]]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCorpus } from '../dist/index.js';
import { crf } from '../dist/taggers/crf/family.js';
import { saveModel } from '../dist/taggers/model-folder.js';
import { divideIntoSequences, labelSequences } from '../dist/taggers/sequences.js';
import { parseSettings } from '../dist/taggers/settings.js';
import { corporaFolder, interleave, median, record, root } from './lib.js';

const iterations = Number(process.argv[2] ?? 15);
const rounds = Number(process.argv[3] ?? 5);
const PASSES = 4;
const language = 'es';
const cache = path.join(root, 'bench', '.cache');
const inCache = (name) => path.join(cache, name);
mkdirSync(cache, { recursive: true });

const parts = {
  train: path.join(corporaFolder(), 'meddocan', 'train'),
  dev: path.join(corporaFolder(), 'meddocan', 'dev'),
};
const documents = { train: await collect(parts.train), dev: await collect(parts.dev) };
const model = inCache(`crf-tagging-${iterations}`);
// A model of an older release is of no use.
if (!canTag(model)) await train();

const run = (name, file, args) => () =>
  JSON.parse(execFileSync(name, [path.join(root, 'bench', file), ...args], { encoding: 'utf8' }));
const AFTER = 'palimpsest, after other text';
const contenders = {
  palimpsest: run(process.execPath, 'tagging-child.js', [model, parts.dev, String(PASSES)]),
  [AFTER]: run(process.execPath, 'tagging-child.js', [model, parts.dev, '1', parts.train]),
};
const python = path.join(root, 'bench', '.venv', 'bin', 'python');
if (existsSync(python)) {
  writeSentences('train');
  writeSentences('dev');
  const settings = JSON.stringify({ c1: 0.1, c2: 0.1, max_iterations: iterations });
  const files = [
    inCache('crf-tagging-train.jsonl'),
    inCache('crf-tagging-dev.jsonl'),
    inCache(`crf-tagging-${iterations}.crfsuite`),
  ];
  contenders['python-crfsuite, attributes made in Python'] = run(python, 'peers/crfsuite_extract.py', [
    ...files,
    settings,
  ]);
} else {
  console.error('CRFsuite is not measured: python3 -m venv bench/.venv && bench/.venv/bin/pip install python-crfsuite');
}

const values = await interleave(contenders, rounds);
const tokens = values.palimpsest[0].tokens;
const medians = Object.fromEntries(
  Object.entries(values).flatMap(([name, list]) => [
    [name === AFTER ? name : `${name}, first pass`, speeds(list.map(({ passes }) => passes[0]))],
    ...(list[0].passes.length > 1
      ? [[`${name}, later passes`, speeds(list.flatMap(({ passes }) => passes.slice(1)))]]
      : []),
  ]),
);
for (const [name, { processor, clock }] of Object.entries(medians)) {
  const [a, b] = [processor, clock].map((value) => value.toLocaleString('en-GB'));
  console.log(`${name.padEnd(56)} ${a} tokens/s of processor time, ${b} by the clock`);
}
record('crf-tagging', {
  corpus: { name: 'MEDDOCAN dev', tokens, newWordTypes: values.palimpsest[0].wordTypes },
  unit: 'tokens per second: of processor time, all threads of the process together, and by the clock; medians',
  note: 'text to documents with entities, sentences and tokens cut on the way; reading the model is not in it (loadSeconds)',
  iterations,
  rounds,
  medians,
  values,
});

function speeds(passes) {
  const of = (name) => Math.round(tokens / median(passes.map((pass) => pass[name])));
  return { processor: of('processorSeconds'), clock: of('seconds') };
}

async function collect(part) {
  const list = [];
  for await (const doc of await readCorpus(part)) list.push(doc);
  return list;
}

function canTag(folder) {
  if (!existsSync(folder)) return false;
  try {
    run(process.execPath, 'tagging-child.js', [folder, parts.dev, '0'])();
    return true;
  } catch {
    return false;
  }
}

async function train() {
  console.error(`training, ${iterations} iterations`);
  const settings = parseSettings(crf, { c1: 0.1, c2: 0.1, maxIterations: iterations });
  const tagger = await crf.train(documents.train, settings, { seed: 13, language, workers: 1 });
  const training = { documents: documents.train.length, sentences: 0, tokens: 0, entities: {}, curve: [], notices: [] };
  const info = { package: { name: 'palimpsest', version: 'bench' }, seed: 13, language, training };
  await saveModel(model, tagger, info, { overwrite: true });
}

/** A sentence a line: its words and tags; and where sentences begin, what the peer is not asked to find out. */
function writeSentences(part) {
  const sequences = documents[part].flatMap((doc) =>
    part === 'train' ? labelSequences(doc, language, 'IOB2') : divideIntoSequences(doc, language),
  );
  const lines = sequences.map(({ tokens: list, tags }) =>
    JSON.stringify({ words: list.map(({ text }) => text), tags }),
  );
  writeFileSync(inCache(`crf-tagging-${part}.jsonl`), `${lines.join('\n')}\n`);
}
