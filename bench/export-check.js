// Whether an exported model tags in Python (onnxruntime) as it does here: wikigold, the first 400 sentences to train on for a
// few epochs, the rest tagged by both. The encoder is pretrained on the sentences of training.
//
//     node bench/export-check.js [EPOCHS] [MODELS]
//
// Needs bench/.venv with onnxruntime and tokenizers: bench/.venv/bin/pip install onnxruntime tokenizers
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCorpus } from '../dist/formats/read-corpus.js';
import { train } from '../dist/pipeline/training/train.js';
import { exportModel } from '../dist/taggers/model-folder.js';
import { loadModel, saveModel } from '../dist/taggers/model-folder.js';
import { pretrainEncoder } from '../dist/taggers/transformer/pretrain/pretrain.js';
import { saveEncoder } from '../dist/taggers/transformer/pretrain/folder.js';
import { pretrainSettings } from '../dist/taggers/transformer/pretrain/settings.js';
import { divideIntoSequences, labelSequences } from '../dist/taggers/sequences.js';
import { corporaFolder, record, root } from './lib.js';

const epochs = Number(process.argv[2] ?? 4);
const chosen = (process.argv[3] ?? 'neuroner,deepaffix,bert,bert-crf').split(',');
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
  // Windows shorter than some sentences, so that there is something to merge.
  const encoder = { encoder: path.join(folder, 'encoder'), window: 32, overlap: 12, learningRate: 2e-3 };
  const kinds = {
    neuroner: { model: 'neuroner', settings: { epochs } },
    deepaffix: { model: 'deepaffix', settings: { epochs } },
    bert: { model: 'bert', settings: { epochs, ...encoder } },
    'bert-crf': { model: 'bert', settings: { epochs, ...encoder, crf: true } },
  };
  if (chosen.some((name) => name.startsWith('bert'))) {
    const sizes = {
      vocabularySize: 2000,
      layers: 1,
      hiddenSize: 64,
      heads: 2,
      window: 32,
      epochs: 1,
      learningRate: 2e-3,
    };
    const settings = pretrainSettings.parse(sizes);
    await saveEncoder(encoder.encoder, await pretrainEncoder(documents.slice(0, cut), settings, { seed: 13 }));
  }
  for (const name of chosen) {
    const [saved, exported] = ['saved', 'exported'].map((part) => path.join(folder, `${name}-${part}`));
    const { tagger, info } = await train(documents.slice(0, cut), { ...kinds[name], language: 'en' });
    await saveModel(saved, tagger, info);
    await exportModel(saved, exported, { producer: { name: 'palimpsest', version: 'bench' } });
    const loaded = await loadModel(saved);
    const { scheme } = loaded.config.settings;
    const ours = [];
    for await (const doc of loaded.tag(stream(rest))) {
      for (const { tags } of labelSequences(doc, 'en', scheme)) ours.push(tags);
    }
    const sentences = rest.flatMap((doc) =>
      divideIntoSequences(doc, 'en').map(({ tokens }) =>
        name.startsWith('bert') ? withPlaces(doc.text, tokens) : tokens.map(({ text }) => text),
      ),
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
    results[name] = { sentences: sentences.length, tokens, equal, tokensInMentions: mentions };
    console.log(name, results[name]);
  }
} finally {
  rmSync(folder, { recursive: true });
}
record(process.argv[3] === undefined ? 'export-check' : `export-check-${chosen[0]}`, { epochs, results });

/** A sentence with the places of its tokens in code points, which Python counts. */
function withPlaces(text, tokens) {
  const from = tokens[0].start;
  const points = (unit) => Array.from(text.slice(from, unit)).length;
  return {
    text: text.slice(from, tokens.at(-1).end),
    tokens: tokens.map(({ start, end }) => [points(start), points(end)]),
  };
}

async function* stream(list) {
  yield* list;
}
