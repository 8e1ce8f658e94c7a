// The study of code-mixed text (Lee et al. 2024) on made-up notes: the corpus of 1,700 documents with its label counts, groups of
// sentences and CMI beside the paper's, and the study of data/experiments/code-mixing.yaml on 170 of them. A stand-in takes the place
// of the language model (see code-mixing/stand-in.js) unless LLM_URL names a server; EN_BERT, CH_BERT and M_BERT may name folders of
// real encoders.
//
//   node bench/code-mixing-study.js [--only corpus] [--work FOLDER [--gather]] [--count 1700] [--seed 2] [--workers 1] [--name code-mixing-study]
//
// --work is the folder of the experiment: what is done there is not done again; with --gather nothing more is done, and the report says
// what is missing.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createMixingStatistics } from '../dist/evaluate/code-mixing.js';
import { createTrainingVocabulary, createVocabularyAnalysis } from '../dist/evaluate/out-of-vocabulary.js';
import { gatherStudy, planFile } from '../dist/studies/kinds.js';
import { runStudy } from '../dist/studies/engine/run.js';
import { generate } from '../dist/pipeline/templates/generate.js';
import { PAPER } from '../dist/studies/code-mixing/report/scores.js';
import { loadLabelMap } from '../dist/resources/label-map.js';
import { createAnalyser } from '../dist/text/analyse.js';
import { openMixed } from '../dist/text/code-mixing.js';
import { startStandIn } from './code-mixing/stand-in.js';
import { describeRun, root } from './lib.js';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    work: { type: 'string' },
    gather: { type: 'boolean' },
    count: { type: 'string', default: '1700' },
    seed: { type: 'string', default: '2' },
    name: { type: 'string', default: 'code-mixing-study' },
    workers: { type: 'string', default: '1' },
  },
});
const paperMentions = (label) => PAPER.mentions[label].reduce((a, b) => a + b);
const results = path.join(root, 'bench', 'results', `${new Date().toISOString().slice(0, 10)}-${options.name}`);
mkdirSync(results, { recursive: true });

// Before anything is written, so that the commit is told as clean as it was
const run = describeRun();
await describeCorpus();
if (options.only !== 'corpus') await measureStudy();

/**
 * The share of mentions with a word that training had not, percent, by coarse type and by label ("OOV Case Study"): of the corpus split
 * 1,500 to 200 as the paper's, and of two subsets beside the part `train`: one that shares its names (easy), and one that shares none (hard).
 */
async function describeVocabulary(count, seed) {
  const learned = Math.round((count * 1500) / 1700);
  const rates = async (partition, others = []) => {
    const vocabulary = createTrainingVocabulary();
    const easy = createVocabularyAnalysis(vocabulary);
    let read = 0;
    for await (const doc of generate('zh-en-deid', { count, seed, partition })) {
      if (read++ < learned) vocabulary.add(doc);
      else easy.add(doc, doc);
    }
    const tests = [easy];
    // Documents of the same number and seed draw alike in every part, so the others are of another seed.
    for (const other of others) {
      const own = createVocabularyAnalysis(vocabulary);
      for await (const doc of generate('zh-en-deid', { count: count - learned, seed: seed + 1, partition: other }))
        own.add(doc, doc);
      tests.push(own);
    }
    return tests.map((one) => byType(one.result()));
  };
  const [all] = await rates('all');
  const [easy, hard] = await rates('train', ['test']);
  return { paper: PAPER.unknownWords, all, easy, hard };
}

function byType(rows) {
  const { labels } = loadLabelMap('zh-en-deid');
  const names = new Map(Object.keys(PAPER.unknownWords).map((name) => [name.toUpperCase(), name]));
  const sums = {};
  for (const [label, { mentions, rate }] of Object.entries(rows)) {
    if (label === '') continue;
    const sum = (sums[names.get(labels[label].coarse)] ??= { mentions: 0, unknown: 0, labels: {} });
    sum.mentions += mentions;
    sum.unknown += Math.round(rate * mentions);
    sum.labels[label] = 100 * rate;
  }
  return Object.fromEntries(
    Object.entries(sums).map(([name, { unknown, ...sum }]) => [name, { rate: (100 * unknown) / sum.mentions, ...sum }]),
  );
}

/** Tables 1 and 2 of the corpus in its whole size. */
async function describeCorpus() {
  const [count, seed] = [Number(options.count), Number(options.seed)];
  const statistics = createMixingStatistics(openMixed(['en', 'zh']));
  const analyse = createAnalyser('zh');
  let [sentences, tokens] = [0, 0];
  for await (const doc of generate('zh-en-deid', { count, seed })) {
    const analysis = analyse(doc);
    sentences += analysis.sentences.length;
    tokens += analysis.tokens.length;
    statistics.add(doc, analysis);
  }
  const mixing = statistics.result();
  const rows = Object.keys(PAPER.mentions).map((label) => {
    const found = PAPER.mentionGroups.map((group) => mixing.groups[group]?.mentions[label] ?? 0);
    const all = found.reduce((a, b) => a + b);
    const expected = (paperMentions(label) * count) / PAPER.documents;
    return { label, found, all, paper: PAPER.mentions[label], ratio: all / expected };
  });
  const [least, most] = [Math.min, Math.max].map((pick) => pick(...rows.map(({ ratio }) => ratio)));
  const figures = {
    ...run,
    synthetic: true,
    command: `palimpsest generate zh-en-deid notes.jsonl --count ${count} --seed ${seed}`,
    documents: count,
    sentences,
    tokens,
    cmi: { corpus: 100 * mixing.index, paper: PAPER.index, dominated: mixing.dominated, ranges: mixing.ranges },
    ratios: { least, most },
    unknownWords: await describeVocabulary(count, seed),
    rows,
    sentencesByGroup: Object.fromEntries(
      PAPER.mentionGroups.map((group) => [group, mixing.groups[group]?.sentences ?? 0]),
    ),
  };
  write('corpus.json', `${JSON.stringify(figures, null, 2)}\n`);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  write(
    'corpus.md',
    [
      `# The made-up corpus of ${count} documents`,
      '',
      '**Synthetic text**: nothing of it is of anybody. Made again by',
      '',
      `    ${figures.command}`,
      '',
      `${count} documents, ${sentences} sentences, ${tokens} tokens; CMI of the corpus ${figures.cmi.corpus.toFixed(2)} (paper: ${PAPER.index}); mentions of every label are ${(100 * least).toFixed(0)} to ${(100 * most).toFixed(0)} % of the paper’s. Those of labels with under a hundred mentions differ by more from seed to seed.`, // prettier-ignore
      '',
      'Mentions by group of sentences, the paper’s (training and test set of its Table 2) in brackets:',
      '',
      line(['Label', ...PAPER.mentionGroups, 'all', 'share of the paper’s']),
      line(['---', ...PAPER.mentionGroups.map(() => '---:'), '---:', '---:']),
      ...rows.map(
        ({ label, found, all, paper, ratio }) =>
        line([label, ...found.map((one, i) => `${one} (${paper[i]})`), `${all} (${paperMentions(label)})`, `${(100 * ratio).toFixed(0)} %`]), // prettier-ignore
      ),
      line(['sentences', ...PAPER.mentionGroups.map((group) => figures.sentencesByGroup[group]), sentences, '']),
      '',
      'Mentions with a word that training had not, percent: of the corpus split as the paper’s, and of documents whose names training shares (easy) or not (hard).', // prettier-ignore
      '',
      line(['Type', 'paper', 'all', 'easy', 'hard']),
      line(['---', '---:', '---:', '---:', '---:']),
      ...Object.entries(figures.unknownWords.paper).map(
        ([name, paper]) =>
        line([name, paper, ...['all', 'easy', 'hard'].map((part) => figures.unknownWords[part][name]?.rate.toFixed(1) ?? '')]), // prettier-ignore
      ),
      '',
    ].join('\n'),
  );
  console.log(
    `corpus: CMI ${figures.cmi.corpus.toFixed(2)}, labels ${least.toFixed(2)} to ${most.toFixed(2)} of the paper's`,
  );
}

async function measureStudy() {
  const work = options.work ?? mkdtempSync(path.join(tmpdir(), 'code-mixing-'));
  const spec = readFileSync(path.join(root, 'data', 'experiments', 'code-mixing.yaml'), 'utf8');
  const own = process.env.LLM_URL === undefined || process.env.LLM_URL === '' ? await startStandIn() : undefined;
  try {
    if (!options.gather) await compute(work, spec, own);
    const { kind, ...gathered } = await gatherStudy(work);
    const study = gathered.found;
    for (const [name, text] of await kind.report(gathered)) write(name, text);
    write('study.json', `${JSON.stringify({ ...run, ...study, cells: study.cells.map(figuresOf) }, null, 1)}\n`);
  } finally {
    await own?.stop();
    if (options.work === undefined) rmSync(work, { recursive: true });
  }
}

async function compute(work, spec, own) {
  const file = path.join(work, 'specification.yaml');
  writeFileSync(file, own ? markStandIn(spec) : spec);
  const plan = await planFile(file, { ...process.env, ...(own && { LLM_URL: own.url }) });
  const outcome = await runStudy(plan, work, {
    workers: Number(options.workers),
    onEvent: ({ kind, done, found, cells }) => {
      if (kind === 'done' || kind === 'failed') console.log(`${kind}: ${found + done} of ${cells}`);
    },
  });
  if (outcome.failed > 0) process.exitCode = 1;
}

/** What is drawn of single tokens and words is in the pages; the figures are kept. */
function figuresOf(cell) {
  const copy = structuredClone(cell);
  delete copy.explained;
  delete copy.explanation?.representation;
  return copy;
}

/** The report must not take the stand-in for a language model. */
function markStandIn(spec) {
  const marked = spec.replace(/^ {2}variable: LLM_URL\n {2}settings: \{ /m, '$&model: stand-in, ');
  if (marked === spec) throw new Error('the specification has no language model to take the place of');
  return marked.replace(
    /^ {2}variable: LLM_URL\n/m,
    '$&  remark: A stand-in that answers by patterns and fails on purpose, no language model - it shows that the machinery works.\n',
  );
}

function write(name, text) {
  writeFileSync(path.join(results, name), text);
}
