// One run of context augmentation in a process of its own; prints JSON. Arguments: corpora folder, alpha, tokens, workers.
import path from 'node:path';
import { augment, readCorpus } from '../dist/index.js';

const [folder, alphaText, wantedText, workers = '1'] = process.argv.slice(2);
const alpha = Number(alphaText);
const wanted = Number(wantedText);
const parts = [
  'wikigold/wikigold.conll.txt',
  'uner_ewt/en_ewt-ud-dev.iob2',
  'crossner/politics/train.txt',
  'crossner/literature/train.txt',
  'wnut17/wnut17train.conll',
  'btc/btc.train',
  'mtl_bio/BC5CDR-IOB/train.tsv',
  'mtl_bio/BC5CDR-IOB/devel.tsv',
  'mtl_bio/NCBI-disease-IOB/train.tsv',
];

const reading = performance.now();
const docs = [];
let tokens = 0;
let distinctTokens = 0;
for (let round = 0; tokens < wanted; round++) {
  for (const part of parts) {
    for await (const doc of await readCorpus(path.join(folder, part))) {
      if (tokens >= wanted) break;
      tokens += doc.text.split(/\s+/).length;
      const { text, entities } = doc;
      docs.push({ id: `${part}/${round}/${doc.id}`, text, entities });
    }
  }
  if (round === 0) distinctTokens = tokens;
}
const read = performance.now() - reading;

const before = process.cpuUsage();
const augmented = await augment(docs, { alpha, phi: false, augmentedOnly: true, workers: Number(workers) });
let copies = 0;
for await (const copy of augmented) copies += copy.text.length > 0 ? 1 : 0;
// performance.now() counts from the start of the process: loading the program and its resources is in, reading the corpus out.
const cpu = process.cpuUsage(before);
const seconds = (performance.now() - read) / 1000;
const { edits } = augmented.summary();
console.log(
  JSON.stringify({
    alpha,
    workers: Number(workers),
    tokens,
    distinctTokens,
    outputTokens: alpha * tokens,
    seconds,
    processorSeconds: (cpu.user + cpu.system) / 1e6,
    tokensPerSecond: (alpha * tokens) / seconds,
    editsPerToken: Object.values(edits).reduce((sum, n) => sum + n, 0) / (alpha * tokens),
    copies,
    maxRssMiB: process.resourceUsage().maxRSS / 1024,
  }),
);
