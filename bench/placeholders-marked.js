// Placeholders of decisions that were marked by hand, in a file of one's own that no rule was made from: texts parted by lines of `---`, each
// placeholder as ⟦LABEL|text⟧. What is found, missed and wrong, and labels, with Wilson's intervals; the text goes nowhere.
// `node bench/placeholders-marked.js FILE "what text it is" [BEFORE.json]`; SHOW=1 shows the places of disagreement instead.
import { readFileSync } from 'node:fs';
import { PlaceholderDetector } from '../dist/placeholders/detect.js';
import { createNameCheck } from '../dist/placeholders/tagger.js';
import { loadGazetteers } from '../dist/resources/gazetteers.js';
import { record } from './lib.js';
import { measureMarked } from './placeholders-lists.js';

const [file, of, before] = process.argv.slice(2);
const detector = new PlaceholderDetector({ isFamilyName: createNameCheck(loadGazetteers(), 'family-names') });
const show = (what, text, { start, end }, ...more) =>
  process.env.SHOW && console.log(what, ...more, JSON.stringify(text.slice(Math.max(0, start - 30), end + 20)));
const texts = readFileSync(file, 'utf8').trimEnd().split('\n---\n');
const result = { of, ...measureMarked(texts, detector, show) };
console.log(result);
if (!process.env.SHOW)
  record('placeholders-marked', { ...result, ...(before && { before: JSON.parse(readFileSync(before, 'utf8')) }) });
