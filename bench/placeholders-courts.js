// Placeholders as courts of Austria, Switzerland and Germany write them, on lines made up for it: those that the rules were tuned on (of classes that
// a stranger's lines showed among them), those of a stranger, which the rules were tuned on later, those that were written before and never looked at,
// those of another stranger, which came when the rules stood, and those of others, which the rules were tuned on since. `node bench/placeholders-courts.js [BEFORE.json]`, whose `results` are put beside; SHOW=1 shows
// the places of disagreement of all but the sets kept back, and records nothing.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PlaceholderDetector } from '../dist/placeholders/detect.js';
import { createNameCheck } from '../dist/placeholders/tagger.js';
import { loadGazetteers } from '../dist/resources/gazetteers.js';
import { record, root } from './lib.js';
import { alike, measureMarked } from './placeholders-lists.js';

const SETS = {
  tuned: 'courts',
  classes: 'courts-classes',
  shapes: 'courts-shapes',
  stranger: 'courts-stranger',
  held: 'courts-held',
  lawyer: 'courts-lawyer',
  editor: 'courts-editor',
  clerk: 'courts-clerk',
  journalist: 'courts-journalist',
  trainee: 'courts-trainee',
  engineer: 'courts-engineer',
  kinds: 'courts-kinds',
  judge: 'courts-judge',
  practice: 'courts-practice',
  assistant: 'courts-assistant',
  documentalist: 'courts-documentalist',
  scholar: 'courts-scholar',
};
/** Whose places of disagreement are shown to nobody who mends rules. */
const KEPT_BACK = new Set(['held', 'lawyer', 'journalist', 'trainee', 'assistant']);
/** Sets whose labels are coarser. */
const COARSE = new Set([
  'classes',
  'shapes',
  'stranger',
  'lawyer',
  'editor',
  'clerk',
  'journalist',
  'trainee',
  'engineer',
  'kinds',
  'judge',
  'practice',
  'assistant',
  'documentalist',
  'scholar',
]);
const [before] = process.argv.slice(2);
const gazetteers = loadGazetteers();
const detector = new PlaceholderDetector({
  isFamilyName: createNameCheck(gazetteers, 'family-names'),
  isGivenName: createNameCheck(gazetteers, 'given-names'),
});
const show = (what, text, { start, end }, ...more) =>
  console.log(what, ...more, JSON.stringify(text.slice(Math.max(0, start - 30), end + 20)));
const results = {};
for (const [set, name] of Object.entries(SETS)) {
  if (process.env.SHOW && KEPT_BACK.has(set)) continue;
  const file = path.join(root, 'test', 'fixtures', 'placeholders', `${name}.txt`);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const reader = COARSE.has(set) ? alike(detector) : detector;
  results[set] = measureMarked(lines, reader, process.env.SHOW ? show : undefined);
}
console.log(results);
if (!process.env.SHOW)
  record('placeholders-courts', {
    ...(before && { before: JSON.parse(readFileSync(before, 'utf8')).results }),
    results,
  });
