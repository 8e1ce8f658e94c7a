// What the detector of placeholders is worth on real decisions that it did not learn from: trained on all but the lists of one source, measured on these, text by text; and without
// any of them, and as it ships. `npm run build && PALIMPSEST_CORPORA=… node bench/placeholders-real.js`; DRY=1 keeps no record, SHOW=1 shows the places of disagreement.
import { overlap } from '../dist/core/document.js';
import { PlaceholderDetector } from '../dist/placeholders/detect.js';
import { kindOf } from '../dist/placeholders/learned/kinds.js';
import { examplesOfList, examplesOfSet, generatedExamples, LISTS, NAMES, SETS, train } from '../scripts/placeholders/train.js'; // prettier-ignore
import { corporaFolder, record } from './lib.js';
import { readListed } from './placeholders-lists.js';

function measure(name, detector) {
  const counts = { placeholders: 0, found: 0, right: 0, missed: 0, labelsRight: 0 };
  for (const { text, gold, skip } of readListed(name, corporaFolder(), kindOf)) {
    const found = detector.detect(text);
    const sure = found.filter((one) => !skip.some((each) => overlap(one, each)));
    counts.placeholders += gold.length;
    counts.found += sure.length;
    for (const one of gold) {
      if (found.some((each) => overlap(one, each))) continue;
      counts.missed++;
      if (process.env.SHOW) console.log('missed', one.label, around(text, one));
    }
    for (const one of sure) {
      const match = gold.find((each) => overlap(one, each));
      if (match) counts.right++;
      if (match?.label === kindOf(one.label)) counts.labelsRight++;
      else if (process.env.SHOW) console.log(match ? `${match.label} not` : 'wrong', one.label, around(text, one));
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

const around = (text, { start, end }) =>
  `${text.slice(Math.max(0, start - 40), start)}[${text.slice(start, end)}]${text.slice(end, end + 20)}`;

const written = [...SETS.flatMap((set) => examplesOfSet(set)), ...generatedExamples()];
const real = new Map(Object.values(LISTS).flat().map((name) => [name, examplesOfList(name)])); // prettier-ignore
const detectorOf = (examples) => new PlaceholderDetector({ ...NAMES, weights: train(examples) });
const withoutAny = detectorOf(written);
const shipped = new PlaceholderDetector(NAMES);
const results = {};
for (const names of Object.values(LISTS)) {
  const others = [...real].flatMap(([name, examples]) => (names.includes(name) ? [] : examples));
  const apart = detectorOf([...written, ...others]);
  for (const name of names) {
    results[name] = { withoutAny: measure(name, withoutAny), learnedFromOthers: measure(name, apart), shipped: measure(name, shipped) }; // prettier-ignore
    console.log(name, JSON.stringify(results[name]));
  }
}
if (!process.env.DRY && !process.env.SHOW) record('placeholders-real', { unit: 'placeholders; %', results });
