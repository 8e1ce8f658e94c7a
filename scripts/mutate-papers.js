// Changes each number that comes from one of the five papers, and checks that a test fails which names it. Tests that have
// nothing in common are tried at the same time, in a copy of the last commit.
//
//   node scripts/mutate-papers.js
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const TESTS = ['test/studies/paper-constants.test.ts', 'test/studies/paper-settings.test.ts'];
const NUMBER = /(?<![\w.])\d+(?:[._]\d+)*(?:e-?\d+)?/g;
/** Numbers after letters too: layers. */
const IN_WORDS = /\d+/g;

/** A line, or lines from one to another, with numbers of a paper; and the title, or the beginning of it, of the test that must see each. */
const at = (file, line, test, numbers = NUMBER) => ({ file, first: line, last: line, test, numbers });
const lines = (file, first, last, test, numbers = NUMBER) => ({ file, first, last, test, numbers });

const LEE = 'src/studies/code-mixing/report/scores.ts';
const MENTIONS = 'Date Age Patient Person Doctor NamedLocation Nationality Region Country City Hospital Department Room Number School GenericLocation Market Profession IdNumber MedicalRecord'; // prettier-ignore
const RULES = 'src/studies/rules/report/scores.ts';
const RECALL = 'src/taggers/recall-bias/search.ts';
const SEARCH = 'src/pipeline/training/search-settings.ts';
const THESIS = 'src/taggers/sensitivity';
const LSTMS = 'src/taggers/neural/architecture.ts';
const AUGMENTATION = 'src/studies/augmentation/spec.ts';
const LAYERS = 'Dense Conv1 Conv2 Conv3 Conv4 RNN1 RNN2 RNN3 RNN4 LOConv1 LOConv2 LOConv3 LOConv4 LORNN1 LORNN2 LORNN3'; // prettier-ignore
const rulesRows = (kind, first) => {
  const source = readFileSync(path.join(root, RULES), 'utf8').split('\n');
  const begin = source.findIndex((line) => line.includes(first));
  return Array.from({ length: 9 }, (_, row) => at(RULES, source[begin + row], `quotes the paper on iterative corpora: ${kind}, row ${row}`)); // prettier-ignore
};

const PLACES = [
  // Lee et al. 2024
  ...MENTIONS.split(' ').map((label) => at(LEE, `    ${label}: [`, `quotes mentions of ${label} by`)),
  at(LEE, '  documents: ', 'quotes the groups, the documents and the index'),
  at(LEE, '  index: ', 'quotes the groups, the documents and the index'),
  lines(LEE, '  scores: [', '  ],', 'quotes Table 3 of Lee', /(?<=')\d+/g),
  lines(LEE, '  groups: [', '  ],', 'quotes Table 5 of Lee', /(?<=')\d+/g),
  at(LEE, '  unknownWords: ', 'quotes the rates of unknown words'),
  ...['queries', 'votes', 'temperature', 'topP'].map((name) =>
    at('src/taggers/llm/settings.ts', `  ${name}: z`, 'Lee et al. 2024: questions, votes', /(?<=default\()[\d.]+/g),
  ),
  at('src/text/code-mixing.ts', '  return sum === 0 ? 0 : 1 - largest / sum;', 'Lee et al. 2024: code-mixing index'),
  at('src/text/code-mixing.ts', 'export const MIXING_RANGES', 'Lee et al. 2024: six ranges', IN_WORDS),
  at('data/experiments/code-mixing.yaml', 'split: ', 'Lee et al. 2024: shipped study: training and test set', /(?<=[[ ])\d+(?=[,\]])/g), // prettier-ignore
  at('data/experiments/code-mixing.yaml', '  settings: { queries', 'Lee et al. 2024: shipped study: votes'),
  // Yue and Zhou 2020, and the two networks
  at('data/recipes/phicon.yaml', '      - synonym-replacement', 'Yue and Zhou 2020: recipe'),
  at('data/recipes/phicon.yaml', '      - random-insertion', 'Yue and Zhou 2020: recipe'),
  at(AUGMENTATION, '  alphas: alphas.default', 'Yue and Zhou 2020: alpha, '),
  at(AUGMENTATION, '  fractions: fractions.default', 'Yue and Zhou 2020: fractions, '),
  at(AUGMENTATION, '  seeds: seeds.default', 'Yue and Zhou 2020: five runs'),
  at(AUGMENTATION, '      .default([7', 'Yue and Zhou 2020: split 7:1:2'),
  at(AUGMENTATION, "  'drop-rarer-than'", 'Yue and Zhou 2020: labels of fewer', /(?<=default\()\d+/g),
  ...['fractions: ', 'alphas: ', 'split: '].map(
    (name) =>
    at('data/experiments/phicon.yaml', name, 'Yue and Zhou 2020: shipped study: sizes and runs', /(?<=[[ ])[\d.]+(?=[,\]])/g), // prettier-ignore
  ),
  at('data/experiments/phicon.yaml', '  - { models: [neuroner], arms: [phicon', 'Yue and Zhou 2020: shipped study: alpha 1 to 4', /(?<=alphas: .*)\d/g), // prettier-ignore
  at('data/experiments/phicon.yaml', 'drop-rarer-than', 'Yue and Zhou 2020: shipped study: labels of fewer'),
  at('data/experiments/phicon.yaml', "      settings: { encoder: '${CLINICAL_BERT}'", 'Yue and Zhou 2020: shipped study: ClinicalBERT', /(?<=window: )\d+/g), // prettier-ignore
  lines(
    LSTMS,
    '  words: { spellings: neuronerSpellings',
    '};',
    'NeuroNER (Dernoncourt et al. 2017; its parameters.ini): architecture',
  ),
  lines(
    LSTMS,
    '  words: { spellings: deepaffixSpellings',
    '};',
    'DeepAffix (Yadav et al. 2018; its config.py): architecture',
  ),
  at('src/taggers/neural/settings.ts', 'export const neuronerSettings', 'NeuroNER (Dernoncourt et al. 2017; its parameters.ini): settings', /(?<=: )\d+/g), // prettier-ignore
  at('src/taggers/neural/settings.ts', 'export const deepaffixSettings', 'DeepAffix (Yadav et al. 2018; its config.py): settings', /(?<=: )\d+/g), // prettier-ignore
  at('src/taggers/neural/train.ts', 'export const HIDDEN', 'words of training hidden'),
  // Berg et al. 2020
  at(RECALL, 'export const PAPER_BETAS', 'quotes the betas of Berg'),
  at(RECALL, '  main: [', 'quotes the grid of thresholds of Berg et al. (2020): main'),
  at(RECALL, '  alternative: [', 'quotes the grid of thresholds of Berg et al. (2020): alternative'),
  ...[1, 4, 10, 20, 40].map((beta) =>
    at(RECALL, `  [${beta}, { main`, `quotes the thresholds that Berg et al. (2020) chose: beta ${beta}`),
  ),
  at('src/studies/impact/spec.ts', 'const PAPER_TAGGER', 'Berg, Henriksson and Dalianis 2020: the downstream tagger', /(?<=: )[\d.]+/g), // prettier-ignore
  at('src/studies/impact/spec.ts', '  folds: z', 'Berg, Henriksson and Dalianis 2020: folds', /(?<=default\()\d+/g),
  at(
    'src/studies/impact/spec.ts',
    '    .default({ sentences',
    'Berg, Henriksson and Dalianis 2020: sentences of an eponym',
  ),
  ...['maxIterations', 'minFrequency', 'period', 'numMemories'].map((name) =>
    at(SEARCH, `    ${name}: [`, `Berg, Henriksson and Dalianis 2020: random search over ${name}`),
  ),
  at(SEARCH, '  const { model, fixed = {}, trials: asked', 'Berg, Henriksson and Dalianis 2020: draws of it', /(?<=asked = )\d+/g), // prettier-ignore
  at(SEARCH, 'const TOLERANCES', 'Berg, Henriksson and Dalianis 2020: random search over epsilon'),
  at(SEARCH, 'const PENALTIES', 'Berg, Henriksson and Dalianis 2020: random search over c1'),
  // A sparse corpus
  at(
    'src/rules/project/start.ts',
    '    target: settings.target',
    'An iterative method for a sparse corpus: F1 at which',
  ),
  at(
    'src/rules/project/start.ts',
    '    initial: settings.initial',
    'An iterative method for a sparse corpus: first corpus',
  ),
  at(
    'src/studies/rules/spec.ts',
    '  folds: z',
    'An iterative method for a sparse corpus: eight folds',
    /(?<=default\()\d+/g,
  ),
  at('data/experiments/rules-indirect.yaml', 'folds: ', 'An iterative method for a sparse corpus: shipped evaluation: eight'), // prettier-ignore
  ...rulesRows('direct', "['ALL', 'Recall', '0.494'"),
  ...rulesRows('indirect', "['ALL', 'Recall', '0.721"),
  at(RULES, "    scope: 'Test set of", 'quotes no other rows', /\d+,\d+/g),
  at(RULES, "    scope: 'Mean of", 'quotes no other rows', /\d+,\d+/g),
  // Schamberger 2019
  ...LAYERS.split(' ').map((name) =>
    at(`${THESIS}/architectures.ts`, `  ['${name}', '`, `Schamberger 2019: ${name}, Tables`, /(?<=[a-z])\d+/g),
  ),
  ...[1, 2, 3, 4, 5, 6, 7].map((n) =>
    at(`${THESIS}/elements.ts`, `  M${n}: {`, `Schamberger 2019: masking M${n}, Table 5.4`),
  ),
  lines(`${THESIS}/train.ts`, '  heldOut: ', '} as const;', 'Schamberger 2019: what the thesis sets', /(?<=^ {2}.*: )\d[\d.e-]*/g), // prettier-ignore
  at(`${THESIS}/evaluation.ts`, 'export const RANDOM_CANDIDATES', 'Schamberger 2019: random candidates'),
  at(`${THESIS}/settings.ts`, '  warmup: z', 'Schamberger 2019: warm-up', /(?<=default\()[\d.]+/g),
  at(`${THESIS}/settings.ts`, '    .default(200)', 'Schamberger 2019: numbers in a vector'),
  at(`${THESIS}/settings.ts`, '  positiveWeight: z', 'Schamberger 2019: the smallest loss', /(?<=default\()[\d.]+/g),
  at('data/recipes/context-only.yaml', '      candidates: ', 'Schamberger 2019: recipe context-only'),
];

const copy = mkdtempSync(path.join(tmpdir(), 'mutate-'));
const source = new Map();
const textOf = (file) => {
  if (!source.has(file)) source.set(file, readFileSync(path.join(copy, file), 'utf8'));
  return source.get(file);
};

/** Another number that few ranges forbid: kernels must stay odd or even. */
function changed(number) {
  const value = Number(number.replaceAll(/[_,]/g, ''));
  if (value === 0) return '1';
  return String(value < 1 ? value / 2 : value + 2);
}

function* mutationsOf({ file, first, last, test, numbers }) {
  const rows = textOf(file).split('\n');
  const begin = rows.findIndex((row) => row.startsWith(first));
  if (begin === -1) throw new Error(`${file} has no line that begins with ${first}`);
  const end = first === last ? begin : rows.findIndex((row, i) => i > begin && row.startsWith(last));
  for (let line = begin; line <= end; line++) {
    if (/^\s*(?:\/\*\*|\*|\/\/)/.test(rows[line])) continue;
    for (const match of rows[line].matchAll(numbers)) yield { file, line, from: match.index, number: match[0], test };
  }
}

/** The titles of the tests that failed, or `undefined` where a file of them could not be loaded. */
function runTests() {
  const out = path.join(copy, 'outcome.json');
  rmSync(out, { force: true });
  spawnSync('npx', ['vitest', 'run', ...TESTS, '--reporter=json', `--outputFile=${out}`], {
    cwd: copy,
    stdio: 'ignore',
  });
  const files = JSON.parse(readFileSync(out, 'utf8')).testResults;
  if (files.length < TESTS.length || files.some(({ assertionResults }) => assertionResults.length === 0)) {
    return undefined;
  }
  const results = files.flatMap(({ assertionResults }) => assertionResults);
  return results.filter(({ status }) => status === 'failed').map(({ title }) => title);
}

function write(mutations) {
  const rows = new Map([...source].map(([file, text]) => [file, text.split('\n')]));
  // From the right, so that places before do not move.
  for (const { file, line, from, number } of mutations.toSorted((a, b) => b.from - a.from)) {
    const own = rows.get(file);
    own[line] = own[line].slice(0, from) + changed(number) + own[line].slice(from + number.length);
  }
  for (const [file, own] of rows) writeFileSync(path.join(copy, file), own.join('\n'));
}

/** Those that no test sees. One by which a module refuses to load hides what the others do: they are tried without it. */
function unseen(mutations) {
  write(mutations);
  const failed = runTests();
  if (failed) return mutations.filter(({ test }) => !failed.some((title) => title.includes(test)));
  if (mutations.length === 1) return [];
  const half = mutations.length >> 1;
  return [...unseen(mutations.slice(0, half)), ...unseen(mutations.slice(half))];
}

try {
  execFileSync('sh', ['-c', `git archive HEAD | tar -x -C ${copy}`], { cwd: root });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const queues = new Map();
  for (const place of PLACES) {
    const own = [...mutationsOf(place)];
    if (own.length === 0) throw new Error(`no number stands at ${place.file}: ${place.first}`);
    queues.set(place.test, [...(queues.get(place.test) ?? []), ...own]);
  }
  const failed = runTests();
  if (failed?.length !== 0) throw new Error(`tests fail before anything is changed: ${failed?.join('; ')}`);
  const survivors = [];
  let tried = 0;
  for (let round = 0; [...queues.values()].some((queue) => queue.length > round); round++) {
    const chosen = [...queues.values()].flatMap((queue) => queue.slice(round, round + 1));
    tried += chosen.length;
    survivors.push(...unseen(chosen));
    console.log(`round ${round + 1}: ${chosen.length} numbers changed, ${survivors.length} unseen so far`);
  }
  for (const { file, line, number, test } of survivors) {
    console.log(`${file}:${line + 1}: ${number} may be changed, and "${test}" does not fail`);
  }
  console.log(`${tried} numbers, ${survivors.length} of them unseen`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true });
}
