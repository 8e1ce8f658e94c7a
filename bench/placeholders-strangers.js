// Placeholders of lines that strangers marked (⟦LABEL|text⟧, a line each), in files of one's own, with Wilson's intervals. The text goes nowhere. `npm run build && node bench/placeholders-strangers.js WHAT FILE…`, where WHAT says what the weights have seen;
// SHOW=1 shows the places of disagreement instead.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PlaceholderDetector } from '../dist/placeholders/detect.js';
import { createNameCheck } from '../dist/placeholders/tagger.js';
import { loadGazetteers } from '../dist/resources/gazetteers.js';
import { record } from './lib.js';
import { alike, measureMarked } from './placeholders-lists.js';

const [of, ...files] = process.argv.slice(2);
const gazetteers = loadGazetteers();
const names = {
  isFamilyName: createNameCheck(gazetteers, 'family-names'),
  isGivenName: createNameCheck(gazetteers, 'given-names'),
};
const detector = alike(new PlaceholderDetector(names));
const show = (what, text, { start, end }, ...more) =>
  process.env.SHOW &&
  console.log(
    what,
    ...more,
    JSON.stringify(
      `${text.slice(Math.max(0, start - 35), start)}<<${text.slice(start, end)}>>${text.slice(end, end + 25)}`,
    ),
  );
const results = Object.fromEntries(
  files.map((file) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const name = path.basename(file).replace(/\..*$/u, '');
    const measured = measureMarked(lines, detector, show);
    const { precision, recall, labels } = measured;
    console.log(name, ...[precision, recall, labels].map((share) => (100 * share).toFixed(1)));
    return [name, measured];
  }),
);
if (!process.env.SHOW) record('placeholders-strangers', { of, ...results });
