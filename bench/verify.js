// Augments each real corpus, writes it in its own format, and has the oracle in Python check it. Needs python3.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { corporaFolder, record, root } from './lib.js';

const ALPHA = 2;
const CORPORA = [
  { name: 'meddocan', oracle: ['brat'], input: 'meddocan' },
  { name: 'wikigold', oracle: ['conll'], input: 'wikigold/wikigold.conll.txt' },
  { name: 'presidio_synth', oracle: ['presidio'], input: 'presidio_synth/synth_dataset_v2.json' },
  { name: 'eds_pseudo_fr', oracle: ['inline'], input: 'eds_pseudo_fr/templates.txt' },
  {
    name: 'uner_ewt',
    oracle: ['conll', '--token-column', '1', '--tag-column', '2'],
    input: 'uner_ewt/en_ewt-ud-dev.iob2',
  },
  { name: 'german_ler', oracle: ['conll'], input: 'german_ler/ler_dev.conll' },
];

const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-verify-'));
const results = CORPORA.map(({ name, oracle: [format, ...columns], input }) => {
  const source = path.join(corporaFolder(), input);
  const output = path.join(folder, path.basename(input));
  const edits = path.join(folder, `${name}.edits.jsonl`);
  const main = path.join(root, 'dist', 'cli', 'main.js');
  const started = performance.now();
  const augment = spawnSync(
    process.execPath,
    [main, 'augment', source, output, '--alpha', String(ALPHA), '--quiet', '--edits', edits],
    {
      stdio: 'inherit',
    },
  );
  const seconds = (performance.now() - started) / 1000;
  const script = path.join(root, 'bench', 'oracle', 'verify_augmented.py');
  const check = spawnSync('python3', [script, format, source, output, edits, '--alpha', String(ALPHA), ...columns], {
    encoding: 'utf8',
  });
  if (check.stderr) console.error(check.stderr);
  const audit = spawnSync(process.execPath, [main, 'audit', source, output, '--json', '--quiet'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const result = {
    corpus: name,
    exitCode: augment.status,
    seconds,
    oracle: JSON.parse(check.stdout || 'null'),
    audit: JSON.parse(audit.stdout || 'null')?.total,
  };
  console.log(
    `${name}: ${result.oracle?.problemCount === 0 ? 'every label right' : 'PROBLEMS'}`,
    JSON.stringify(result.oracle),
    JSON.stringify(result.audit),
  );
  return result;
});
rmSync(folder, { recursive: true });
record('real-corpora', { alpha: ALPHA, recipe: 'palimpsest', results });
if (results.some(({ oracle, exitCode }) => exitCode !== 0 || oracle?.problemCount !== 0)) process.exit(1);
