// Records what onnxruntime says of the ONNX form of small models with seeded weights, for test/fixtures/onnx/.
//
//     node bench/onnx-fixtures.js
//
// Needs bench/.venv with onnxruntime and tokenizers: bench/.venv/bin/pip install onnxruntime tokenizers
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRng } from '../dist/core/rng.js';
import { deepaffixArchitecture, neuronerArchitecture } from '../dist/taggers/neural/architecture.js';
import { openBackend } from '../dist/taggers/neural/backend.js';
import { createModel, sizesOf } from '../dist/taggers/neural/model.js';
import { createExporter } from '../dist/taggers/neural/tagger.js';
import { createEncoderExporter } from '../dist/taggers/transformer/tagger.js';
import { readEncoderFolder } from '../dist/taggers/transformer/folder.js';
import { createEncoder } from '../dist/taggers/transformer/model.js';
import { createTaggingModel } from '../dist/taggers/transformer/tagging-model.js';
import { openTokenizer } from '../dist/taggers/transformer/tokenizer/tokenizer.js';
import { root } from './lib.js';

const vocabulary = {
  words: ['the', 'Maria', 'smith', '0.0', 'came', '$NUM$', 'clinic'],
  characters: [...'abcdeimrtMS0123.'],
  affixes: ['the', 'Mar', 'ria', 'smi', 'ith', '_of', 'of_', '😀_😀'],
};
const sentences = [
  ['Maria', 'Smith', 'came', 'to', 'the', 'Clinic', '.'],
  ['of'],
  ['Dr', '1.7', '12', '😀', `${'ab'.repeat(50)}c`],
];
const small = { characterDimension: 4, characterHidden: 3, tokenHidden: 5 };
const cases = {
  neuroner: { original: neuronerArchitecture, sizes: { ...small, denseHidden: 6 }, scheme: 'BIOES' },
  deepaffix: { original: deepaffixArchitecture, sizes: { ...small, affixDimension: 3 }, scheme: 'IOB2' },
};
const [SEED, WIDTH] = [13, 7];
const prefixes = { BIOES: 'BIES', IOB2: 'BI' };

await openBackend('cpu');
for (const [name, { original, sizes, scheme }] of Object.entries(cases)) {
  const architecture = { ...original, ...sizes };
  const tags = ['O', ...['LOC', 'PER'].flatMap((label) => [...prefixes[scheme]].map((prefix) => `${prefix}-${label}`))];
  const lists = { ...vocabulary, tags };
  const model = createModel(architecture, sizesOf(lists, WIDTH), createRng(SEED), false);
  const extra = { words: ['sofa'], values: new Float32Array(WIDTH).fill(0.25) };
  const settings = { scheme };
  const exporter = createExporter({ architecture, model, vocabulary: lists, extra, settings, language: 'en' });
  const made = { scheme, sizes, seed: SEED, wordDimension: WIDTH, vocabulary: lists, extraWords: extra.words };
  await write(name, exporter, { ...made, sentences }, sentences);
}

// Encoders: those of test/fixtures/encoders, with fresh heads, in windows so small that sentences need several.
const texts = [
  ['Dr. Anna Holm was seen on 12/03/2021.', [[0, 3], [4, 8], [9, 13], [14, 17], [18, 22], [23, 25], [26, 36], [36, 37]]],
  ['\u200b ok', [[0, 1], [2, 4]]],
  [`[MASK] ${'can not '.repeat(12)}😀 café`, [[0, 1], [1, 5], [5, 6], ...places(7, 12), [103, 104], [105, 109]]],
]; // prettier-ignore
const encoderSettings = { scheme: 'IOB2', window: 16, overlap: 6 };
const tagNames = ['O', 'B-LOC', 'I-LOC', 'B-PER', 'I-PER'];
for (const [name, crf] of Object.entries({
  bert: true,
  electra: false,
  distilbert: false,
  roberta: false,
  'xlm-roberta': true,
})) {
  const source = path.join(root, 'test', 'fixtures', 'encoders', name);
  const { config, rawConfig, weights, tokenizer: tokenizerFiles } = await readEncoderFolder(source);
  const tokenizer = openTokenizer(tokenizerFiles, source);
  const model = createTaggingModel(createEncoder(config, weights), tagNames.length, crf, createRng(SEED));
  const parts = {
    family: 'bert',
    model,
    tokenizer,
    tokenizerFiles,
    rawConfig,
    tags: tagNames,
    settings: encoderSettings,
    language: 'en',
  };
  const made = { settings: encoderSettings, seed: SEED, crf, tagNames };
  await write(name, createEncoderExporter(parts), { ...made, sentences: texts }, texts);
  model.dispose();
}

/** The words of `can not can not …`. */
function places(from, times) {
  return Array.from({ length: times }, (_, i) => [[from + 8 * i, from + 8 * i + 3], [from + 8 * i + 4, from + 8 * i + 7]]).flat(); // prettier-ignore
}

async function write(name, exporter, made, given) {
  const onnx = await exporter.onnx({ name: 'palimpsest', version: 'fixture' });
  const folder = mkdtempSync(path.join(tmpdir(), 'onnx-'));
  try {
    writeFileSync(path.join(folder, 'model.onnx'), onnx);
    writeFileSync(path.join(folder, 'config.json'), JSON.stringify(exporter.config));
    for (const [file, table] of Object.entries(exporter.tables)) {
      writeFileSync(path.join(folder, file), JSON.stringify(table));
    }
    copyFileSync(path.join(root, 'data', 'export', exporter.example), path.join(folder, 'tag.py'));
    const program = `
import json, sys
sys.path.insert(0, ${JSON.stringify(folder)})
import onnxruntime, tag
tags, scores = tag.tag(json.loads(sys.argv[1]))
lengths = [len(row) for row in tags]
print(json.dumps({
  "onnxruntime": onnxruntime.__version__,
  "tags": tags,
  "scores": [[[round(float(x), 7) for x in token] for token in row[:n]] for row, n in zip(scores, lengths)],
}))`;
    const python = path.join(root, 'bench', '.venv', 'bin', 'python');
    const said = JSON.parse(execFileSync(python, ['-c', program, JSON.stringify(given)], { encoding: 'utf8' }));
    const sha256 = createHash('sha256').update(onnx).digest('hex');
    const file = path.join(root, 'test', 'fixtures', 'onnx', `${name}.json`);
    writeFileSync(file, `${JSON.stringify({ ...made, sha256, ...said })}\n`);
    console.log(`${name}: ${onnx.length} bytes, tags ${JSON.stringify(said.tags)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
