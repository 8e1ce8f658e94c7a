// How processor time and peak memory grow with what a run is given: documents, length of a document, mentions in one, entries of a list, copies,
// over three decades each, and with workers. Each point is a run of the command under GNU time; the exponent is that of what it takes above the
// run with nothing to do, fitted over the points that take long enough to tell.
// What is not asked for stays as it was measured last.
//   node bench/growth.js [sweep…]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { record, root } from './lib.js';

const resultsFolder = path.join(root, 'bench', 'results');
const main = path.join(root, 'dist/cli/main.js');
const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-growth-'));
const at = (name) => path.join(folder, name);
/** Processor seconds above the run with nothing to do, below which a point tells nothing. */
const LEAST = 0.4;

const palimpsest = (...words) => execFileSync(process.execPath, [main, ...words, '--quiet', '--overwrite'], { stdio: 'ignore' }); // prettier-ignore

/** Runs a command line under GNU time. */
function measure(...words) {
  const { status, stderr } = spawnSync('/usr/bin/time', ['-f', '%e %U %S %M', '-o', at('time'), process.execPath, main, ...words], {
    encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'],
  }); // prettier-ignore
  if (status > 1) throw new Error(`${words.join(' ')} ended with ${status}: ${stderr}`);
  const [seconds, user, system, kilobytes] = readFileSync(at('time'), 'utf8').trim().split('\n').at(-1).split(' ').map(Number); // prettier-ignore
  return { seconds, processor: Math.round((user + system) * 100) / 100, peakMiB: Math.round(kilobytes / 1024) };
}

/** Generated clinical notes, some 3,000 characters each. */
function notes(count) {
  palimpsest('generate', 'en-clinical', at('in.jsonl'), '--count', String(count), '--no-clinical');
  return at('in.jsonl');
}

function writeDocuments(docs) {
  writeFileSync(at('in.jsonl'), docs.map((doc) => `${JSON.stringify(doc)}\n`).join(''));
  return at('in.jsonl');
}

/** One document of so many characters: notes one after the other, on lines of their own or all on one. Their text is ASCII but for a few, so lengths are code points. */
function longDocument(characters, isOneLine = false) {
  const read = readFileSync(notes(Math.ceil(characters / 2000)), 'utf8').trim().split('\n').map((line) => JSON.parse(line)); // prettier-ignore
  let [text, length] = ['', 0];
  const entities = [];
  for (const doc of read) {
    const own = [...doc.text].length;
    if (length + own > characters && length > 0) break;
    for (const { start, end, label } of doc.entities)
      entities.push({ id: `T${entities.length + 1}`, start: start + length, end: end + length, label });
    text += `${doc.text}\n\n`;
    length += own + 2;
  }
  return writeDocuments([{ id: 'd1', text: isOneLine ? text.replaceAll('\n', ' ') : text, entities }]);
}

const FIRST = ['Eva', 'Karl', 'Mia', 'Per', 'Anna', 'Tom', 'Ines', 'Olaf', 'Rosa', 'Hugo'];
const LAST = ['Lind', 'Berg', 'Holm', 'Ford', 'Hale', 'Moss', 'West', 'Cole', 'Nash', 'Page'];
const FILLER = 'The patient was seen on the ward and given a small tablet. ';

/** One document of about 600,000 characters with so many mentions of a hundred people. */
function mentions(count) {
  let text = '';
  const entities = [];
  const between = Math.max(0, Math.floor((600_000 / count - 15) / FILLER.length));
  for (let i = 0; i < count; i++) {
    const name = `${FIRST[i % 10]} ${LAST[Math.floor(i / 10) % 10]}`;
    entities.push({ id: `T${i + 1}`, start: text.length, end: text.length + name.length, label: 'PATIENT' });
    text += `${name} came. ${FILLER.repeat(between)}`;
  }
  return writeDocuments([{ id: 'd1', text: text.padEnd(600_000, FILLER), entities }]);
}

/** A list of so many towns, as a folder of one's own. */
function towns(entries) {
  const parts = ['Ar', 'Bel', 'Cor', 'Dun', 'El', 'Fen', 'Gil', 'Hol', 'Im', 'Jor'];
  const name = (i) => `${[...String(i)].map((digit) => parts[Number(digit)].toLowerCase()).join('')}ton`;
  writeFileSync(at('towns.txt'), Array.from({ length: entries }, (_, i) => `${name(i).replace(/^./, (c) => c.toUpperCase())}\n`).join('')); // prettier-ignore
  rmSync(at('lists'), { recursive: true, force: true });
  mkdirSync(at('lists'));
  execFileSync(process.execPath, [main, 'gazetteers', 'import', at('towns.txt'), '--label', 'cities', '--into', at('lists')], { stdio: 'ignore' }); // prettier-ignore
}

const out = () => at('out.jsonl');
const augment = (input, ...more) =>
  measure('augment', input, out(), '--no-generated', '--quiet', '--overwrite', ...more);
const trained = () => {
  notes(200);
  palimpsest('train', at('in.jsonl'), at('model'), '--model', 'crf', '--set', 'maxIterations=20');
};
/** A corpus and what another run made of it. */
const withCopies = (count) => {
  palimpsest('augment', notes(count), at('derived.jsonl'), '--augmented-only', '--alpha', '1');
  return at('in.jsonl');
};

/** By name: what grows, its sizes, and a run of each. `once` is done before. */
const sweeps = {
  'augment: documents': { sizes: [4, 40, 400, 4000], run: (n) => augment(notes(n)) },
  'augment: characters a document': { sizes: [5e3, 5e4, 5e5, 5e6], run: (n) => augment(longDocument(n)) },
  'augment: characters of one line': { sizes: [5e3, 5e4, 5e5, 5e6], run: (n) => augment(longDocument(n, true)) },
  'augment: mentions a document': { sizes: [10, 100, 1000, 10_000], run: (n) => augment(mentions(n)) },
  'augment: entries of a list': {
    sizes: [1e3, 1e4, 1e5, 1e6],
    run: (n) => (towns(n), augment(notes(100), '--gazetteers', at('lists'))),
  },
  'augment: copies (alpha)': { sizes: [1, 10, 100, 1000], run: (n) => augment(notes(4), '--alpha', String(n)) },
  'augment: workers': {
    sizes: [1, 2, 4, 8],
    isOverhead: true,
    run: (n) => augment(notes(2000), '--workers', String(n)),
  },
  'conceal: documents': { sizes: [4, 40, 400, 4000], run: (n) => measure('conceal', notes(n), out(), '--strategy', 'pseudo', '--quiet', '--overwrite') },
  'convert: documents': { sizes: [8, 80, 800, 8000], run: (n) => measure('convert', notes(n), at('out.conll'), '--to', 'conll', '--quiet', '--overwrite') },
  'generate: documents': { sizes: [8, 80, 800, 8000], run: (n) => measure('generate', 'en-clinical', out(), '--count', String(n), '--quiet', '--overwrite') },
  'learn: documents': { sizes: [4, 40, 400, 4000], run: (n) => measure('learn', notes(n), at('learned'), '--quiet', '--overwrite') },
  'stats: documents': { sizes: [4, 40, 400, 4000], run: (n) => measure('stats', notes(n), '--quiet') },
  'tag: documents': { sizes: [4, 40, 400, 4000], once: trained, run: (n) => measure('tag', at('model'), notes(n), out(), '--quiet', '--overwrite') },
  'evaluate: documents': { sizes: [4, 40, 400, 4000], run: (n) => measure('evaluate', notes(n), at('in.jsonl'), '--quiet') },
  'audit: documents': { sizes: [2, 20, 200, 2000], run: (n) => measure('audit', withCopies(n), at('derived.jsonl'), '--quiet') },
}; // prettier-ignore

/** The slope of a line through points, by least squares. */
function slope(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point[0])), mean(points.map((point) => point[1]))];
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

const asked = process.argv.slice(2);
const last = readdirSync(resultsFolder).filter((name) => name.endsWith('-growth.json')).toSorted().at(-1); // prettier-ignore
const before = last === undefined ? {} : JSON.parse(readFileSync(path.join(resultsFolder, last), 'utf8')).results;
const results = {};
try {
  for (const [name, { sizes, run, once, isOverhead = false }] of Object.entries(sweeps)) {
    if (asked.length > 0 && !asked.some((word) => name.includes(word))) {
      if (before[name]) results[name] = before[name];
      continue;
    }
    once?.();
    const points = sizes.map((size) => {
      const point = { size, ...run(size) };
      console.log(name, point);
      return point;
    });
    const base = points[0].processor;
    // The smallest has next to nothing to do: what it takes is what every run takes.
    const telling = points.slice(1).filter(({ processor }) => processor - base > LEAST);
    const exponent = isOverhead || telling.length < 2 ? null : slope(telling.map(({ size, processor }) => [Math.log(size), Math.log(processor - base)])); // prettier-ignore
    const rounded = exponent === null ? null : Math.round(exponent * 100) / 100;
    console.log(name, 'exponent', rounded);
    results[name] = { exponent: rounded, points };
  }
} finally {
  rmSync(folder, { recursive: true });
}
record('growth', { unit: 'processor seconds, peak resident MiB; one run a point', load: loadavg(), results }); // prettier-ignore
