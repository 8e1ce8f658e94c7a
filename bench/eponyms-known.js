// Are eponyms spared that the PHI model met in training (Berg et al. 2020, §4.5)? How often each of the twelve occurs in the text that it learned
// from, beside how many of its hundred sentences the recorded studies take, by model; the difference of the means of known and unknown ones
// has an exact permutation test over all ways to choose as many of twelve. Generated notes are those of the templates as they are now.
// `PALIMPSEST_CORPORA=… node bench/eponyms-known.js`
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { readCorpus } from '../dist/index.js';
import { execFileSync } from 'node:child_process';
import { corporaFolder, record, root } from './lib.js';

/** Records, and the text that their PHI models learned from. */
const STUDIES = {
  meddocan: { record: '2026-11-22-impact-meddocan', text: () => corpusText('meddocan/train') },
  ncbi: { record: '2026-11-22-impact-ncbi', text: () => generatedText(['en-clinical', '-n', '150', '--seed', '7']) },
  bc5cdr: {
    record: '2026-11-24-impact-bc5cdr',
    text: () => generatedText(['en-clinical', '-n', '150', '--seed', '7']),
  },
};

async function corpusText(part) {
  let text = '';
  for await (const doc of await readCorpus(path.join(corporaFolder(), part))) text += `${doc.text}\n`;
  return text;
}

function generatedText([set, ...options]) {
  const cli = path.join(root, 'dist', 'cli', 'main.js');
  const out = execFileSync(process.execPath, [cli, 'generate', set, '-', ...options, '--quiet'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).text)
    .join('\n');
}

const mean = (values) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** All ways to choose `count` of the places before `size`. */
function* choices(size, count, from = 0) {
  if (count === 0) yield [];
  else
    for (let i = from; i <= size - count; i++) for (const rest of choices(size, count - 1, i + 1)) yield [i, ...rest];
}

/** The share of choices of as many eponyms whose mean lies as far below that of the others as that of the known ones. */
function permutation(taken, isKnown) {
  const known = taken.filter((_, i) => isKnown[i]);
  if (known.length === 0 || known.length === taken.length) return undefined;
  const total = taken.reduce((sum, one) => sum + one, 0);
  const differenceOf = (chosen) => {
    const sum = chosen.reduce((all, one) => all + one, 0);
    return sum / chosen.length - (total - sum) / (taken.length - chosen.length);
  };
  const observed = differenceOf(known);
  let [below, all] = [0, 0];
  for (const places of choices(taken.length, known.length)) {
    all++;
    if (differenceOf(places.map((i) => taken[i])) <= observed + 1e-9) below++;
  }
  return { difference: observed, p: below / all };
}

const results = {};
for (const [name, { record: folder, text: read }] of Object.entries(STUDIES)) {
  const text = await read();
  const rows = parse(readFileSync(path.join(root, 'bench', 'results', folder, 'eponyms-table.csv')), { columns: true });
  const eponyms = [...new Set(rows.map(({ eponym }) => eponym))];
  const mentions = Object.fromEntries(eponyms.map((eponym) => [eponym, text.split(eponym).length - 1]));
  const isKnown = eponyms.map((eponym) => mentions[eponym] > 0);
  const models = {};
  for (const model of new Set(rows.map((row) => row.model))) {
    const taken = eponyms.map((eponym) =>
      Number(rows.find((row) => row.model === model && row.eponym === eponym).taken),
    );
    models[model] = {
      known: mean(taken.filter((_, i) => isKnown[i])),
      unknown: mean(taken.filter((_, i) => !isKnown[i])),
      ...permutation(taken, isKnown),
    };
  }
  results[name] = { mentions, known: isKnown.filter(Boolean).length, eponyms: eponyms.length, models };
}
console.log(JSON.stringify(results, null, 1));
record('eponyms-known', { results });
