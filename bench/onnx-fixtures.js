// Records what onnxruntime says of the ONNX form of small models with seeded weights, for test/fixtures/onnx/.
//
//     node bench/onnx-fixtures.js
//
// Needs bench/.venv with onnxruntime: bench/.venv/bin/pip install onnxruntime
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRng } from '../dist/core/rng.js';
import { deepaffixArchitecture, neuronerArchitecture } from '../dist/taggers/neural/architecture.js';
import { openBackend } from '../dist/taggers/neural/backend.js';
import { createModel, sizesOf } from '../dist/taggers/neural/model.js';
import { createExporter } from '../dist/taggers/neural/exporter.js';
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
  const onnx = await exporter.onnx({ name: 'palimpsest', version: 'fixture' });
  const folder = mkdtempSync(path.join(tmpdir(), 'onnx-'));
  try {
    writeFileSync(path.join(folder, 'model.onnx'), onnx);
    writeFileSync(path.join(folder, 'config.json'), JSON.stringify(exporter.config));
    writeFileSync(path.join(folder, 'vocabulary.json'), JSON.stringify(exporter.vocabulary));
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
    const said = JSON.parse(execFileSync(python, ['-c', program, JSON.stringify(sentences)], { encoding: 'utf8' }));
    const sha256 = createHash('sha256').update(onnx).digest('hex');
    const made = { scheme, sizes, seed: SEED, wordDimension: WIDTH, vocabulary: lists, extraWords: extra.words };
    const fixture = { ...made, sentences, sha256, ...said };
    const file = path.join(root, 'test', 'fixtures', 'onnx', `${name}.json`);
    writeFileSync(file, `${JSON.stringify(fixture)}\n`);
    console.log(`${name}: ${onnx.length} bytes, tags ${JSON.stringify(said.tags)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
