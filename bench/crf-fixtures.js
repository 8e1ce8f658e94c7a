// Records what CRFsuite does with small data, for test/fixtures/crfsuite/: losses of its iterations and exact weights.
//
//     node bench/crf-fixtures.js
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRng } from '../dist/core/rng.js';
import { root } from './lib.js';

/** By name: CRFsuite's parameters. */
const RUNS = {
  'L2, all transitions': { c1: 0, c2: 0.1, 'feature.possible_transitions': 1, period: 1000, epsilon: 1e-9 },
  'L2, observed features': { c1: 0, c2: 1 },
  'L2, all features': { c1: 0, c2: 0.5, 'feature.possible_transitions': 1, 'feature.possible_states': 1 },
  'L1 and L2': { c1: 0.5, c2: 0.05, 'feature.possible_transitions': 1, period: 1000, epsilon: 1e-4 },
  L1: { c1: 2, c2: 0, max_iterations: 15 },
  'least frequency': { c1: 0, c2: 0.2, 'feature.minfreq': 3 },
  backtracking: { c1: 0, c2: 0.1, linesearch: 'Backtracking' },
  'strong backtracking': { c1: 0, c2: 0.1, linesearch: 'StrongBacktracking' },
};

const LABELS = ['O', 'B-A', 'I-A', 'B-B'];

/** Sentences of a small random language: a token is a label and attributes, which are numbers; some come twice. */
function sentences() {
  const rng = createRng(20);
  return Array.from({ length: 40 }, () => {
    let label = 0;
    let word = rng.int(25);
    return Array.from({ length: 1 + rng.int(9) }, () => {
      const before = word;
      word = rng.int(1 + rng.int(25));
      if (!rng.chance(0.4)) label = word % 7 === 0 ? 1 : word % 5 === 0 ? 3 : label === 1 || label === 2 ? 2 : 0;
      else label = rng.pick([0, 0, 1, 3]);
      const attributes = [word, 30 + before, 60 + (word % 4), 60 + (before % 4), 70];
      return [label, ...attributes];
    });
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'crf-fixtures-'));
try {
  const data = sentences();
  const dump = path.join(folder, 'data.tsv');
  const lines = data.map((tokens) => tokens.map(([label, ...a]) => `${[LABELS[label], ...a].join('\t')}\n`).join(''));
  writeFileSync(dump, `${lines.join('\n')}\n`);
  const runs = Object.entries(RUNS).map(([name, parameters]) => {
    const report = execFileSync(
      path.join(root, 'bench', '.venv', 'bin', 'python'),
      [
        path.join(root, 'bench', 'peers', 'crfsuite_peer.py'),
        dump,
        JSON.stringify(parameters),
        path.join(folder, 'model'),
      ],
      { encoding: 'utf8' },
    );
    const { losses, norms, active, weights } = JSON.parse(report);
    return { name, parameters, losses, norms, active, weights };
  });
  const file = path.join(root, 'test', 'fixtures', 'crfsuite', 'small.json');
  const fixture = { crfsuite: '0.12.2', labels: LABELS, sentences: data, runs };
  writeFileSync(file, `${JSON.stringify(fixture).replaceAll('{"name"', '\n{"name"')}\n`);
  console.log(
    `wrote ${path.relative(root, file)}: ${runs.map(({ name, losses }) => `${name} ${losses.length}`).join(', ')}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
