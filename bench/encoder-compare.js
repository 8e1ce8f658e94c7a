// Compares an encoder that PALIMPSEST_ENCODER names with what Python's transformers made of it:
//   python bench/encoder-reference.py $PALIMPSEST_ENCODER reference.json && node bench/encoder-compare.js reference.json [backend]
// Seconds of processor time are of 16 windows of 128 pieces, forward, on one thread each.
import { readFileSync } from 'node:fs';
import { openBackend } from '../dist/taggers/neural/backend.js';
import { readEncoderFolder } from '../dist/taggers/transformer/folder.js';
import { createEncoder } from '../dist/taggers/transformer/model.js';
import { openTokenizer } from '../dist/taggers/transformer/tokenizer/tokenizer.js';
import { record } from './lib.js';

const folder = process.env['PALIMPSEST_ENCODER'];
const [reference, backend = 'wasm'] = process.argv.slice(2);
if (!folder || !reference) {
  console.error('PALIMPSEST_ENCODER=FOLDER node bench/encoder-compare.js reference.json [backend]');
  process.exit(2);
}
await openBackend(backend);
const { config, weights, tokenizer } = await readEncoderFolder(folder);
const pieces = openTokenizer(tokenizer, folder);
const encoder = createEncoder(config, weights);
const { texts, forwardSeconds } = JSON.parse(readFileSync(reference, 'utf8'));

const sequences = texts.map(({ text }) => Int32Array.of(pieces.begin, ...pieces.encode(text).ids, pieces.end));
const states = await encoder.hiddenStates(sequences);
let worst = 0;
texts.forEach(({ ids, hidden }, i) => {
  if (ids.join() !== sequences[i].join()) throw new Error(`text ${i}: other pieces`);
  hidden.forEach((value, d) => (worst = Math.max(worst, Math.abs(value - states[i][d]))));
});

const batch = Array.from({ length: 16 }, (_, b) =>
  Int32Array.from({ length: 128 }, (_unused, i) => 1000 + ((i * 37 + b * 101) % 19_000)),
);
let fastest = Infinity;
for (let run = 0; run < 3; run++) {
  const start = process.cpuUsage();
  await encoder.hiddenStates(batch);
  const { user, system } = process.cpuUsage(start);
  fastest = Math.min(fastest, (user + system) / 1e6);
}
const { modelType, layers, hiddenSize, heads, vocabularySize } = config;
const found = {
  backend,
  encoder: { modelType, layers, hiddenSize, heads, vocabularySize },
  texts: texts.length,
  worst,
  seconds: { ours: fastest, transformers: forwardSeconds },
};
console.log(JSON.stringify(found, null, 2));
record('encoder-compare', found);
if (!(worst < 1e-4)) process.exit(1);
