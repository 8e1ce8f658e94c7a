// Documents from a shipped template set: tokens a second of processor time on one core, and whether the offsets of 100,000
// documents are exact, found by a reader that shares nothing with the renderer (bench/oracle/check_spans.py).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCorpus } from '../dist/index.js';
import { generate, loadTemplateSet } from '../dist/api/templates.js';
import { median, record, root } from './lib.js';

const SET = process.argv[2] ?? 'en-clinical';
const DOCUMENTS = 4000;
const ROUNDS = 7;
const CHECKED = 100_000;

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const before = processorSeconds();
const set = loadTemplateSet(SET);
const loadSeconds = processorSeconds() - before;

/** Tokens are what blanks separate, as in the figure of presidio-research. */
async function round(seed) {
  const texts = [];
  const start = processorSeconds();
  for await (const doc of generate(set, { count: DOCUMENTS, seed })) texts.push(doc.text);
  const seconds = processorSeconds() - start;
  const tokens = texts.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  return { tokens, seconds, tokensPerSecond: tokens / seconds };
}

const rounds = [];
for (let i = 0; i < ROUNDS; i++) rounds.push(await round(i));
const tokensPerSecond = Math.round(median(rounds.slice(1).map((each) => each.tokensPerSecond)));
console.log(
  `${SET}: ${tokensPerSecond.toLocaleString('en-GB')} tokens/s; first round ${Math.round(rounds[0].tokensPerSecond)}`,
);

const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-generate-'));
let check;
try {
  const file = path.join(folder, 'corpus.json');
  await writeCorpus(generate(set, { count: CHECKED }), file, { to: 'presidio' });
  check = JSON.parse(
    execFileSync('python3', [path.join(root, 'bench', 'oracle', 'check_spans.py'), file], { encoding: 'utf8' }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${check.documents} documents, ${check.entities} entities, ${check.wrong} with wrong offsets`);
record('generate-speed', {
  set: SET,
  fingerprint: set.fingerprint,
  unit: `tokens (separated by blanks) per second of processor time, median of ${ROUNDS - 1} rounds of ${DOCUMENTS} documents after one`,
  loadSeconds,
  tokensPerSecond,
  rounds,
  check,
  quoted: { 'presidio-research': 102_000, source: 'earlier measurement' },
});
