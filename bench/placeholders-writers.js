// What the detector of placeholders is worth on lines of a hand that it did not learn from: for each writer it is trained on the lines of all others and
// measured on his. `npm run build && node bench/placeholders-writers.js [FILE…]`, where files are lines of further writers; DRY=1 keeps no record, SHOW=set
// shows the places of disagreement of a set.
import path from 'node:path';
import { overlap } from '../dist/core/document.js';
import { PlaceholderDetector } from '../dist/placeholders/detect.js';
import {
  examplesOfSet,
  generatedExamples,
  KEPT_BACK,
  NAMES,
  readSet,
  SETS,
  train,
} from '../scripts/placeholders/train.js';
import { kindOf } from '../dist/placeholders/learned/kinds.js';
import { record } from './lib.js';

/** Sets by one hand. */
const WRITERS = {
  '': 'first',
  held: 'first',
  classes: 'first',
  shapes: 'mender',
  kinds: 'mender',
  practice: 'mender',
  none: 'mender',
  breadth: 'mender',
  examples: 'mender',
};
const FILES = process.argv.slice(2);
const ALL = [...SETS, ...FILES];
const writerOf = (set) => WRITERS[set] ?? set;

function measure(sets, detectorOf) {
  const counts = { placeholders: 0, found: 0, right: 0, missed: 0, labelsRight: 0 };
  for (const set of sets) {
    for (const { text, gold } of readSet(set)) {
      const found = detectorOf(set).detect(text);
      counts.placeholders += gold.length;
      counts.found += found.length;
      counts.missed += gold.filter((one) => !found.some((each) => overlap(one, each))).length;
      for (const one of found) {
        const match = gold.find((each) => overlap(one, each));
        if (match) counts.right++;
        if (match?.label === kindOf(one.label)) counts.labelsRight++;
      }
    }
  }
  const share = (a, b) => Math.round((1000 * a) / b) / 10;
  return {
    ...counts,
    precision: share(counts.right, counts.found),
    recall: share(counts.placeholders - counts.missed, counts.placeholders),
    labels: share(counts.labelsRight, counts.right),
  };
}

const examples = new Map(ALL.map((set) => [set, examplesOfSet(set, FILES.includes(set) || KEPT_BACK.has(set))]));
const generated = generatedExamples();
const detectors = new Map();
for (const writer of new Set(ALL.map(writerOf))) {
  const others = ALL.filter((set) => writerOf(set) !== writer).flatMap((set) => examples.get(set));
  const detector = new PlaceholderDetector({ ...NAMES, weights: train([...others, ...generated]) });
  for (const set of ALL.filter((each) => writerOf(each) === writer)) detectors.set(set, detector);
}
const results = {
  keptBack: measure([...KEPT_BACK], (set) => detectors.get(set)),
  ...(FILES.length > 0 && { files: measure(FILES, (set) => detectors.get(set)) }),
  all: measure(ALL, (set) => detectors.get(set)),
  sets: Object.fromEntries(
    ALL.map((set) => [
      path.basename(set, path.extname(set)) || 'courts',
      measure([set], (each) => detectors.get(each)),
    ]),
  ),
};
console.log(
  JSON.stringify(results, undefined, 1).replaceAll(/\{\n\s+"placeholders[^}]*\}/gu, (one) =>
    one.replaceAll(/\s+/gu, ' '),
  ),
);
if (!process.env.DRY) record('placeholders-writers', results);
