// Copies the newest record of bench/drift.js to data/advice/experiments.jsonl, from which `advise` and `expect` learn: `node scripts/advice.js`. Figures alone, no text.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const results = new URL('../bench/results/', import.meta.url);
const file = readdirSync(results).filter((name) => name.endsWith('-drift.json')).toSorted().at(-1); // prettier-ignore
const { cells } = JSON.parse(readFileSync(new URL(file, results), 'utf8'));
const round = (value) => Number(value.toPrecision(4));
const experiments = new Map();
for (const { pair, on, seed, arm, source, drift, strict, doubt, truth } of cells) {
  const key = JSON.stringify([pair.startsWith(`${on}-`) ? on : pair, seed]); // at home a corpus is the same in all its pairs
  if (!experiments.has(key)) {
    const rounded = Object.fromEntries(Object.entries(drift).map(([name, value]) => [name, round(value)]));
    const { tokens, mentions } = source;
    experiments.set(key, { pair, on, tokens, mentions, drift: rounded, arms: {} });
  }
  experiments.get(key).arms[arm] = { strict, doubt, truth };
}
const lines = [...experiments.values()].map((experiment) => JSON.stringify(experiment));
const out = new URL('../data/advice/experiments.jsonl', import.meta.url);
mkdirSync(new URL('.', out), { recursive: true });
writeFileSync(out, `${lines.join('\n')}\n`);
console.log(`${lines.length} experiments of ${file} → ${fileURLToPath(out)}`);
