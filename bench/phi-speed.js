// PHI replacement on wikigold: one process, documents in memory, against augmenty in the same run, interleaved.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { augment, readCorpus } from '../dist/index.js';
import { corporaFolder, interleave, median, record, root } from './lib.js';

const ROUNDS = 5;
const WARM_UP = 25; // a corpus of a million tokens is 25 times this one
const corpus = path.join(corporaFolder(), 'wikigold', 'wikigold.conll.txt');
const docs = [];
for await (const doc of await readCorpus(corpus)) docs.push(doc);
// The tokens of the corpus as it is annotated: its text is its tokens, joined by one space or line break.
const tokens = docs.reduce((sum, doc) => sum + doc.text.split(/\s+/).filter(Boolean).length, 0);
const entities = docs.reduce((sum, doc) => sum + doc.entities.length, 0);

/** Output tokens a second for `alpha` copies; the set-up (label plan, lists) is timed apart. */
async function palimpsest(alpha) {
  const before = performance.now();
  const augmented = await augment(docs, { alpha, context: false, augmentedOnly: true });
  const ready = performance.now();
  let copies = 0;
  for await (const copy of augmented) copies += copy.entities.length > 0 ? 1 : 0;
  const seconds = (performance.now() - ready) / 1000;
  return { tokensPerSecond: (alpha * tokens) / seconds, setupSeconds: (ready - before) / 1000, copies };
}

const python = path.join(root, 'bench', '.venv', 'bin', 'python');
const contenders = { 'palimpsest, one copy': () => palimpsest(1), 'palimpsest, five copies': () => palimpsest(5) };
if (existsSync(python)) {
  contenders['augmenty 1.4.4, ents_replace_v1'] = () => {
    const out = execFileSync(python, [path.join(root, 'bench', 'peers', 'augmenty_peer.py'), corpus, '2'], {
      encoding: 'utf8',
    });
    const { outputTokens, seconds } = JSON.parse(out);
    return { tokensPerSecond: outputTokens / seconds[1] }; // the second pass: warm
  };
} else {
  console.error('augmenty is not measured: python3 -m venv bench/.venv && bench/.venv/bin/pip install augmenty==1.4.4');
}
const cold = await palimpsest(1); // lists are read and indexed, nothing is compiled yet
for (let round = 0; round < WARM_UP; round++) await palimpsest(1);
const values = await interleave(contenders, ROUNDS);
const medians = Object.fromEntries(
  Object.entries(values).map(([name, list]) => [name, Math.round(median(list.map((value) => value.tokensPerSecond)))]),
);
for (const [name, value] of Object.entries(medians))
  console.log(`${name.padEnd(36)} ${value.toLocaleString('en-GB')} tokens/s`);
record('phi-speed', {
  corpus: { name: 'wikigold', tokens, entities },
  unit: 'output tokens per second, median of five interleaved rounds after 25 rounds of warm-up (one million tokens)',
  coldFirstCopy: Math.round(cold.tokensPerSecond),
  coldSetupSeconds: cold.setupSeconds,
  medians,
  rounds: values,
  quoted: {
    'Dai and Adel, mention replacement (fastest peer)': 547_000,
    "PHICON's algorithm": 3_700,
    source: 'earlier measurements on CoNLL-2003; their data or code is in no package registry',
  },
});
