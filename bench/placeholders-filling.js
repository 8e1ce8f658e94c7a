// Detects and fills the decisions of all four courts by the command line, and has a script in Python check labels, text and names.
// PALIMPSEST_CORPORA=… npm run build && node bench/placeholders-filling.js
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { corporaFolder, record, root } from './lib.js';
import { readDecisions } from './placeholders-lib.js';

const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-filling-'));
const run = (program, ...args) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};
const main = path.join(root, 'dist', 'cli', 'main.js');
const results = {};
for (const court of ['bgh', 'bpatg', 'bsg', 'bverfg']) {
  const [input, found, filled] = ['in', 'found', 'filled'].map((name) => path.join(folder, `${court}-${name}.jsonl`));
  writeFileSync(
    input,
    readDecisions(corporaFolder(), court)
      .map((doc) => `${JSON.stringify(doc)}\n`)
      .join(''),
  );
  run(process.execPath, main, 'placeholders', 'detect', input, found, '--quiet');
  run(process.execPath, main, 'placeholders', 'fill', found, filled, '--quiet');
  results[court] = JSON.parse(run('python3', path.join(root, 'bench', 'oracle', 'check_filling.py'), found, filled));
  console.log(court, JSON.stringify(results[court]));
}
rmSync(folder, { recursive: true });
record('placeholders-filling', { results });
