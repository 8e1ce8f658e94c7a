// Synonym replacement and insertion with part of speech over a million tokens, start-up included, one and five copies.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { corporaFolder, interleave, median, record, root } from './lib.js';

const run = (alpha, workers) => () =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [path.join(root, 'bench', 'context-child.js'), corporaFolder(), String(alpha), '1000000', String(workers)],
      {
        encoding: 'utf8',
      },
    ),
  );
const values = await interleave(
  { 'alpha 1': run(1, 1), 'alpha 5': run(5, 1), 'alpha 1, two workers': run(1, 2), 'alpha 5, two workers': run(5, 2) },
  5,
);
const medians = Object.fromEntries(
  Object.entries(values).map(([name, list]) => [name, Math.round(median(list.map((value) => value.tokensPerSecond)))]),
);
for (const [name, value] of Object.entries(medians))
  console.log(`${name}  ${value.toLocaleString('en-GB')} output tokens/s`);
record('context-speed', {
  corpus:
    'a million tokens of nine open English corpora; each in full once, the first ones again until the million is full',
  unit: 'output tokens per second, the whole process but for reading the corpus; median of five interleaved rounds',
  medians,
  rounds: values,
  quoted: {
    'nlpaug 2.0 SynonymAug with part of speech': 33_000,
    source: 'earlier measurement; its tagger data is in no package registry',
  },
});
