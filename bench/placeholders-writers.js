// What the model of placeholders is worth on lines of a hand that it did not learn from: for each writer it is trained on the lines of all others, and
// the rules alone, the model alone and both together are measured on his. Only on the sets kept back are the rules measured without bias, since they were
// mended on the others. `npm run build && node bench/placeholders-writers.js`
import { overlap } from '../dist/core/document.js';
import { PlaceholderDetector } from '../dist/placeholders/detect.js';
import { examplesOfSet, generatedExamples, NAMES, readSet, SETS, train } from '../scripts/placeholders/train.js';
import { kindOf } from '../dist/placeholders/learned/revise.js';
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
};
const KEPT_BACK = ['held', 'lawyer', 'journalist', 'trainee', 'assistant', 'documentalist', 'scholar'];
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

const rules = new PlaceholderDetector({ ...NAMES, weights: null });
const examples = new Map(SETS.map((set) => [set, examplesOfSet(set)]));
const generated = generatedExamples();
const both = new Map();
for (const writer of new Set(SETS.map(writerOf))) {
  const others = SETS.filter((set) => writerOf(set) !== writer).flatMap((set) => examples.get(set));
  const weights = train([...others, ...generated]);
  for (const set of SETS.filter((each) => writerOf(each) === writer))
    both.set(set, new PlaceholderDetector({ ...NAMES, weights }));
}
const results = {
  keptBack: { rules: measure(KEPT_BACK, () => rules), both: measure(KEPT_BACK, (set) => both.get(set)) },
  all: { rules: measure(SETS, () => rules), both: measure(SETS, (set) => both.get(set)) },
  sets: Object.fromEntries(SETS.map((set) => [set || 'courts', measure([set], () => both.get(set))])),
};
console.log(
  JSON.stringify(results, undefined, 1).replaceAll(/\{\n\s+"placeholders[^}]*\}/gu, (one) =>
    one.replaceAll(/\s+/gu, ' '),
  ),
);
if (!process.env.DRY) record('placeholders-writers', results);
