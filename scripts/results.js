// Writes docs/results.md, what was measured, from bench/results: JSON and CSV of benchmarks, and the reports of studies.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = path.join(root, 'bench', 'results');

/**
 * Where the figures of a benchmark are in its file; `*` is any name. What is not named here gives its `medians`. Where a CSV file
 * lies beside it, its first table has the figures.
 */
const FIGURES = {
  augmenters: ['rows/*/other/strict'],
  worth: ['results/*/*/worth/*/f1', 'results/*/*/worth/*/sentences'],
  'code-mixing-groups': ['sentences', 'right', 'pairs/*/sentences', 'pairs/*/right'],
  adapt: ['results/*/*/before/strict', 'results/*/*/after/strict'],
  drift: ['cells/*/strict'],
  'few-documents': ['rows/*/strict'],
  'gpu-check': ['benchmark/results/*/medians/*'],
  'workers-16-cores': ['gain/*/*'],
  label: ['results/*/random/*/strict', 'results/*/picked/*/strict'],
  undetermined: ['results/*/*/strict'],
  conventions: ['results/*/none/*/strict', 'results/*/conventions/*/strict', 'results/*/ceiling/*/strict'],
  'target-sample': ['results/*/default/*/strict', 'results/*/target sample/*/strict', 'results/*/ceiling/*/strict'],
  'crf-accuracy': ['results/*/strictF1/ours', 'results/*/strictF1/crfsuite'],
  'crf-convergence': ['results/*/points/last/iterations', 'results/*/points/last/f1'],
  'crf-search': ['dev/f1', 'dev/withDefaults/f1'],
  'crf-speed': ['results/*/*/ratio'],
  'encoder-accuracy': ['results/*/f1', 'results/*/deviation', 'results/*/millisecondsPerStep'],
  'encoder-compare': ['worst', 'seconds/*'],
  'encoder-step': ['ratio', 'medians/*/*'],
  'experiment-kill': ['cells', 'same'],
  'export-check': ['results/*/tokens', 'results/*/equal'],
  'export-check-bert': ['results/*/tokens', 'results/*/equal'],
  'export-check-neuroner': ['results/*/tokens', 'results/*/equal'],
  'audit-disguises': ['disguises/planted', 'disguises/found'],
  'generate-speed': ['tokensPerSecond'],
  'generated-accuracy': ['results/transfer/rows/*/f1', 'results/styles/rows/*/f1'],
  'language-identification': ['results/*/*/accuracy'],
  'lstm-speed': ['ratios/*'],
  'neural-accuracy-batched': ['results/*/*/f1', 'results/*/speedRatio'],
  quality: ['results/*/checks/*/excess'],
  'phi-speed': ['medians/*', 'coldFirstCopy'],
  'placeholders-accuracy': [
    'ler-dev/precision',
    'ler-dev/recall',
    '*/all/precision',
    '*/all/recall',
    'ler-dev/labels/share',
    '*/all/labels/share',
  ],
  'placeholders-real': ['results/*/*/precision', 'results/*/*/recall', 'results/*/*/labels'],
  'placeholders-marked': ['before/precision', 'before/recall', 'precision', 'recall'],
  'placeholders-courts': [
    'before/*/precision',
    'before/*/recall',
    'before/*/labels',
    'results/*/precision',
    'results/*/recall',
    'results/*/labels',
  ],
  'placeholders-filling': ['results/*/placeholders', 'results/*/filled'],
  'placeholders-leftovers': [
    'results/*/*/averagePrecision',
    'results/*/*/by/0.1/recall',
    'results/*/*/by/0.1/precision',
  ],
  'placeholders-refill': ['results/*/all/precision/share', 'results/*/all/recall/share'],
  'placeholders-writers': [
    'keptBack/*/precision',
    'keptBack/*/recall',
    'keptBack/*/labels',
    'keptBack/precision',
    'keptBack/recall',
    'keptBack/labels',
  ],
  'placeholders-strangers': [
    '*/both/precision',
    '*/both/recall',
    '*/both/labels',
    '*/precision',
    '*/recall',
    '*/labels',
  ],
  'notes-de': ['results/*/*/strict'],
  'generated-ratio': ['rows/*/before', 'rows/*/after'],
  'name-lists': ['rows/*/before', 'rows/*/after'],
  notes: ['results/*/*/*/strict'],
  'placeholders-speed': ['median', 'oneLineOf50MB/perSecond'],
  'real-corpora': ['results/*/oracle/outputEntities', 'results/*/oracle/problemCount'],
  'recall-bias': ['targets/*/recall', 'targets/*/precision'],
  'rules-identifiers': ['after/*/gold/*/numbers', 'after/*/gold/*/exactly'],
  'label-gains': ['results/*/phicon/*/gain', 'results/*/phicon/*/verdict'],
  'list-sizes': ['types/*/entries', 'types/*/distinct'],
  'eponyms-known': ['results/*/models/F10/known', 'results/*/models/F10/unknown', 'results/*/models/F10/p'],
  'rules-speed': ['median', 'heapMegabytes'],
  'stream-memory': ['runs/*/inputMiB', 'runs/*/peakMiB', 'inputMiB', 'peakMiB'],
  'stream-memory-with-context': ['inputMiB', 'peakMiB'],
  growth: ['results/*/exponent'],
  'augment-once': ['results/*/*/seconds', 'results/*/*/wordsPerSecond'],
  'augment-speed-again': ['results/*/before/tokensPerSecond', 'results/*/after/tokensPerSecond'],
  'augment-speed': ['results/*/before/processorSeconds', 'results/*/after/processorSeconds'],
  'house-speed': ['results/*/before/seconds', 'results/*/after/seconds'],
  peers: ['rows/*/contestants/*/times', 'rows/*/contestants/*/coldTimes'],
  workers: ['results/*/ratio', 'results/*/processorRatio', 'results/*/peakMiB/two', 'results/*/sameBytes'],
  vault: ['figures/*', 'namesakes', 'persons'],
  transfer: ['results/*/*/*/mean/strict'],
  'transfer-seeds': [
    'differences/*/other/*/strict/mean',
    'differences/*/other/*/strict/least',
    'results/*/*/*/mean/strict',
  ],
  'transfer-values': ['results/*/other/before/*', 'results/*/other/strict/*'],
  'transfer-neuroner': ['results/*/*/*/mean/strict'],
  'transfer-deepaffix': ['results/*/*/*/mean/strict'],
  wording: ['results/*/share'],
  soak: ['seconds', 'processorSeconds', 'growth', 'growthOfMost'],
  reading: [
    'results/*/changedWrong',
    'results/*/beforeWrong',
    'results/*/unchangedWrong',
    'results/*/changedWrongByUs',
    'results/*/beforeWrongByUs',
    'results/*/kappa',
  ],
};
/** Of more figures than that the rest is left to the file. */
const MOST = 12;

/** The values at a path, each with what the stars of it stand for. */
function* valuesAt(value, [step, ...rest], names = []) {
  if (step === undefined) {
    if (value !== undefined && (value === null || typeof value !== 'object')) yield { names, value };
  } else if (value === null || typeof value !== 'object') return;
  else if (step === 'last') yield* valuesAt(value.at(-1), rest, names);
  else if (step === '*') {
    for (const [name, inner] of Object.entries(value)) {
      const own = Array.isArray(value)
        ? (inner.corpus ?? inner.command ?? inner.name ?? inner.row ?? inner.arm ?? inner.pair ?? name)
        : name;
      yield* valuesAt(inner, rest, [...names, own]);
    }
  } else yield* valuesAt(value[step], rest, names);
}

function format(value) {
  if (typeof value !== 'number') return String(value);
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(4)));
}

/** The first table of a CSV file: what each line is of, and these columns. */
function figuresOfTable(file) {
  const [head, ...lines] = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(','));
  const column = (line, name) => line[head.indexOf(name)];
  return lines
    .filter((line) => line[0] === lines[0][0])
    .map((line) => {
      const figures = ['Recall', 'Prec', 'F1'].map((name) => `${name} ${column(line, name)}`);
      return `${line.slice(1, head.indexOf('Recall')).join(' ')}: ${figures.join(', ')}`;
    })
    .join('; ');
}

/** Figures side by side: of one thing those that belong together. */
function figuresOf(data) {
  const groups = new Map();
  for (const pattern of FIGURES[data.what] ?? ['medians/*', 'medians/*/*']) {
    const steps = pattern.split('/');
    const what = steps.findLast((step) => step !== '*') ?? '';
    for (const { names, value } of valuesAt(data, steps)) {
      const group = names.join(', ');
      const figure = ['medians', 'ratios'].includes(what) ? format(value) : `${what} ${format(value)}`;
      groups.set(group, [...(groups.get(group) ?? []), figure]);
    }
  }
  const lines = [...groups].map(([name, figures]) => `${name === '' ? '' : `${name}: `}${figures.join(', ')}`);
  if (lines.length === 0) throw new Error(`no figures in a result of ${data.what}: name them in scripts/results.js`);
  const more = lines.length > MOST ? [`and ${lines.length - MOST} more`] : [];
  return [...lines.slice(0, MOST), ...more].join('; ');
}

function corporaOf({ corpus, results: own, set, spec }) {
  if (typeof corpus === 'string') return corpus;
  if (corpus) return `${corpus.name}${corpus.tokens ? `, ${format(corpus.tokens)} tokens` : ''}`;
  if (Array.isArray(own)) return own.map((one) => one.corpus).join(', ');
  return set ?? spec ?? '';
}

function remarksOf({ clean, settings, note, remark, conditions, unit }) {
  return [
    unit,
    note ?? remark ?? conditions,
    settings?.maxIterations === undefined ? '' : `trainings stopped after ${settings.maxIterations} iterations at most`,
    clean === false ? 'with changes that were not committed' : '',
  ].filter(Boolean);
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
const row = (...cells) => `| ${cells.map(cell).join(' | ')} |`;
const entries = readdirSync(results, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Records of each benchmark by what follows the date in the name of their files, oldest first. */
const records = {};
for (const { name } of entries) if (name.endsWith('.json')) (records[name.slice(11)] ??= []).push(name);

const benchmarks = Object.values(records)
  .toSorted((a, b) => (a.at(-1) < b.at(-1) ? -1 : 1))
  .map((names) => {
    const name = names.at(-1);
    const data = JSON.parse(readFileSync(path.join(results, name), 'utf8'));
    const link = `[${data.what}](../bench/results/${name})`;
    const commit = `${data.date.slice(0, 10)}, ${data.commit.slice(0, 7)}`;
    const table = path.join(results, name.replace(/json$/, 'csv'));
    const figures = existsSync(table) ? figuresOfTable(table) : figuresOf(data);
    const earlier = names.slice(0, -1).map((one) => `[${one.slice(0, 10)}](../bench/results/${one})`);
    return row(link, corporaOf(data), figures, [commit, ...earlier].join(', '), remarksOf(data).join('; '));
  });

const studies = entries
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const folder = path.join(results, name);
    const files = readdirSync(folder);
    const page = files.includes('report.md') ? 'report.md' : files.find((file) => file.endsWith('.md'));
    const lines = readFileSync(path.join(folder, page), 'utf8').split('\n');
    const title = lines[0].replace(/^# /, '');
    const answer = lines.find((line) => line.startsWith('**'))?.replaceAll('**', '') ?? '';
    const cautions = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
    const cells = files.includes('cells.tar.xz') ? `[cells](../bench/results/${name}/cells.tar.xz)` : '';
    return row(`[${title}](../bench/results/${name}/${page})`, answer, name.slice(0, 10), cells, cautions.join(' '));
  });

const page = `# All results

Generated by \`node scripts/results.js\` from \`bench/results\`; figures are copied without interpretation. \`bench/README.md\` explains each
benchmark and the limits of its figures; docs/progress.md in the repository lists what has not been measured.

## Studies

Each has its tables as CSV and its cells. To view a report as a page, unpack the cells and render them:
\`mkdir study && tar -xJf cells.tar.xz -C study && npx palimpsest experiment report study\`; \`experiment run\` continues from there.

${row('study', 'answer', 'date', 'cells', 'cautions')}
${row('---', '---', '---', '---', '---')}
${studies.join('\n')}

## Benchmarks

The newest record of each benchmark; dates link to earlier ones.

${row('benchmark', 'corpora', 'figures', 'date, commit', 'unit, remarks')}
${row('---', '---', '---', '---', '---')}
${benchmarks.join('\n')}
`;
writeFileSync(process.argv[2] ?? path.join(root, 'docs', 'results.md'), page);
