// Placeholders of decisions that were marked by hand, in a file of one's own that no rule was made from: texts parted by lines of `---`, each
// placeholder as ⟦LABEL|text⟧. What is found, missed and wrong, and labels, with Wilson's intervals; the text goes nowhere.
// `node bench/placeholders-marked.js FILE "what text it is" [BEFORE.json]`; SHOW=1 shows the places of disagreement instead.
import { readFileSync } from 'node:fs';
import { PlaceholderDetector } from '../dist/placeholders/detect.js';
import { createNameCheck } from '../dist/placeholders/tagger.js';
import { loadGazetteers } from '../dist/resources/gazetteers.js';
import { record } from './lib.js';
import { wilson } from './placeholders-lists.js';

const [file, of, before] = process.argv.slice(2);
const detector = new PlaceholderDetector({ isFamilyName: createNameCheck(loadGazetteers(), 'family-names') });
const counts = { texts: 0, lines: 0, placeholders: 0, found: 0, right: 0, missed: 0, labelsRight: 0 };
const show = (what, text, { start, end }, ...more) =>
  process.env.SHOW && console.log(what, ...more, JSON.stringify(text.slice(Math.max(0, start - 30), end + 20)));
for (const marked of readFileSync(file, 'utf8').trimEnd().split('\n---\n')) {
  const gold = [];
  let signs = 0;
  const text = marked.replaceAll(/⟦(\w+)\|([^⟧]*)⟧/gu, (mark, label, inner, at) => {
    gold.push({ start: at - signs, end: at - signs + inner.length, label });
    signs += mark.length - inner.length;
    return inner;
  });
  const found = detector.detect(text);
  const over = (a) => (b) => a.start < b.end && b.start < a.end;
  counts.texts++;
  counts.lines += text.split('\n').length;
  counts.placeholders += gold.length;
  for (const one of found) {
    counts.found++;
    const match = gold.find(over(one));
    if (match) counts.right++;
    if (match?.label === one.label) counts.labelsRight++;
    else show(match ? 'label' : 'wrong', text, one, match?.label ?? '', one.label);
  }
  for (const one of gold.filter((each) => !found.some(over(each)))) {
    counts.missed++;
    show('missed', text, one, one.label);
  }
}
const { placeholders, found, right, missed, labelsRight } = counts;
const result = {
  of,
  ...counts,
  recalled: placeholders - missed,
  precision: right / found,
  precisionInterval: wilson(right, found),
  recall: (placeholders - missed) / placeholders,
  recallInterval: wilson(placeholders - missed, placeholders),
  labels: labelsRight / right,
  labelsInterval: wilson(labelsRight, right),
};
console.log(result);
if (!process.env.SHOW)
  record('placeholders-marked', { ...result, ...(before && { before: JSON.parse(readFileSync(before, 'utf8')) }) });
