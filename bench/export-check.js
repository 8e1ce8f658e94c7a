// Whether an exported model tags in Python (onnxruntime) as it does here: wikigold, the first 400 sentences to train on for a
// few epochs, the rest tagged by both.
//
//     node bench/export-check.js [EPOCHS]
//
// Needs bench/.venv with onnxruntime: bench/.venv/bin/pip install onnxruntime
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { train } from '../dist/pipeline/train.js';
import { exportModel } from '../dist/taggers/export-model.js';
import { loadModel, saveModel } from '../dist/taggers/model-folder.js';
import { divideIntoSequences, labelSequences } from '../dist/taggers/sequences.js';
import { corporaFolder, record, root } from './lib.js';

const epochs = Number(process.argv[2] ?? 4);
const python = path.join(root, 'bench', '.venv', 'bin', 'python');
const documents = [];
for await (const doc of await readCorpus(path.join(corporaFolder(), 'wikigold', 'wikigold.conll.txt'))) {
  documents.push(doc);
}
const cut = Math.ceil(documents.length / 4);
const rest = documents.slice(cut);
const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
const results = {};
try {
  for (const model of ['neuroner', 'deepaffix']) {
    const [saved, exported] = ['saved', 'exported'].map((name) => path.join(folder, `${model}-${name}`));
    const { tagger, info } = await train(documents.slice(0, cut), { model, settings: { epochs }, language: 'en' });
    await saveModel(saved, tagger, info);
    await exportModel(saved, exported, { producer: { name: 'palimpsest', version: 'bench' } });
    const loaded = await loadModel(saved);
    const { scheme } = loaded.config.settings;
    const ours = [];
    for await (const doc of loaded.tag(stream(rest))) {
      for (const { tags } of labelSequences(doc, 'en', scheme)) ours.push(tags);
    }
    const sentences = rest.flatMap((doc) =>
      divideIntoSequences(doc, 'en').map(({ tokens }) => tokens.map(({ text }) => text)),
    );
    const input = path.join(folder, 'sentences.jsonl');
    writeFileSync(input, sentences.map((sentence) => `${JSON.stringify(sentence)}\n`).join(''));
    const output = execFileSync('sh', ['-c', '"$1" "$2" < "$3"', 'sh', python, path.join(exported, 'tag.py'), input], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const theirs = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    let [tokens, equal, mentions] = [0, 0, 0];
    theirs.forEach((tags, s) =>
      tags.forEach((tag, t) => {
        tokens++;
        if (tag !== 'O') mentions++;
        if (tag === ours[s][t]) equal++;
      }),
    );
    results[model] = { sentences: sentences.length, tokens, equal, tokensInMentions: mentions };
    console.log(model, results[model]);
  }
} finally {
  rmSync(folder, { recursive: true });
}
record('export-check', { epochs, results });

async function* stream(list) {
  yield* list;
}
