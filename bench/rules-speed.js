// Transition networks on clinical notes, one core: the shipped rules with 200 networks and 100,000 entries of gazetteers in all.
// The further networks begin at words of the corpus (20 each, of middling frequency), go on over at most five tokens that a
// register counts, and end in an entry of one of 20 gazetteers. Arguments: thousands of tokens (default 400), passes (3).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { createRng, readCorpus } from '../dist/index.js';
import { loadGazetteers } from '../dist/resources/gazetteers.js';
import { readRules } from '../dist/rules/networks/load.js';
import { createRuleTagger } from '../dist/rules/networks/tagger.js';
import { corporaFolder, median, record, root } from './lib.js';

const [thousands = '400', passCount = '3'] = process.argv.slice(2);
const NETWORKS = 200;
const ENTRIES = 100_000;
const GAZETTEERS = 20;

const folder = path.join(root, 'data', 'rules', 'es-ca-primary-care');
const shipped = parse(readFileSync(path.join(folder, 'rules.yaml'), 'utf8'));
const gazetteers = loadGazetteers();

/** @param lists entries of the files that the rules name, by name. */
function compile(file, lists = {}) {
  const { rules, problems } = readRules(JSON.stringify(file), 'bench.yaml', {
    readBeside: (name) => lists[name] ?? readFileSync(path.join(folder, name), 'utf8'),
    gazetteers,
  });
  if (rules === undefined) throw problems[0];
  return rules;
}

const plain = compile(shipped);
const source = [];
for await (const doc of await readCorpus(path.join(corporaFolder(), 'meddocan', 'train'))) source.push(doc);
const documents = [];
const counts = new Map();
let tokens = 0;
for (let i = 0; tokens < Number(thousands) * 1000; i++) {
  const doc = source[i % source.length];
  documents.push(doc);
  for (const { start, end } of plain.analyser.split(doc.text)) {
    tokens++;
    const word = doc.text.slice(start, end).toLowerCase();
    if (/^\p{L}{4,}$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
}
const words = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word);
const middling = words.slice(100, 3000);

const rng = createRng(13);
const file = structuredClone(shipped);
const lists = {};
const shippedEntries = [...plain.gazetteers.values()].reduce((sum, { size }) => sum + size, 0);
for (let g = 0; g < GAZETTEERS; g++) {
  const entries = new Set();
  while (entries.size < Math.ceil((ENTRIES - shippedEntries) / GAZETTEERS)) {
    const length = 1 + rng.int(3);
    entries.add(Array.from({ length }, () => rng.pick(words) + (rng.int(2) === 0 ? '' : rng.pick(['ell', 'ona', 'ero']))).join(' ')); // prettier-ignore
  }
  lists[`list-${g}.tsv`] = [...entries].join('\n');
  file.gazetteers[`list-${g}`] = { file: `list-${g}.tsv` };
}
for (let n = Object.keys(shipped.networks).length; n < NETWORKS; n++) {
  const form = [...new Set(Array.from({ length: 20 }, () => rng.pick(middling)))];
  file.networks[`network-${n}`] = {
    label: 'OTHER',
    states: {
      start: [{ form, set: { between: 0 }, to: 'between' }],
      between: [
        { any: true, test: { between: '< 5' }, add: { between: 1 }, to: 'between' },
        { gazetteer: `list-${n % GAZETTEERS}`, case: 'capital', mention: true, to: 'end' },
      ],
      end: 'final',
    },
  };
}
const loaded = performance.now();
const rules = compile(file, lists);
const loading = (performance.now() - loaded) / 1000;
const entries = [...rules.gazetteers.values()].reduce((sum, { size }) => sum + size, 0);

const rows = [];
for (let pass = 0; pass < Number(passCount); pass++) {
  const tagger = createRuleTagger(rules);
  const before = process.cpuUsage();
  let found = 0;
  for await (const doc of tagger.tag(stream())) found += doc.entities.filter(({ layer }) => layer === undefined).length;
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  rows.push({ tokensPerSecond: Math.round(tokens / seconds), steps: tagger.steps, found });
  console.log(
    `${Math.round(tokens / seconds).toLocaleString('en-GB')} tokens/s, ${(tagger.steps / tokens).toFixed(1)} steps a token, ${found} found`,
  );
}

async function* stream() {
  yield* documents;
}

record('rules-speed', {
  corpus: 'MEDDOCAN train, over again until there are enough tokens',
  unit: 'tokens per second of processor time, tokenising and analysis included; a fresh tagger each pass',
  tokens,
  networks: rules.networks.length,
  entries,
  loadingSeconds: loading,
  median: median(rows.map(({ tokensPerSecond }) => tokensPerSecond)),
  passes: rows,
  heapMegabytes: Math.round(process.memoryUsage().heapUsed / 2 ** 20),
});
