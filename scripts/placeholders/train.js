// Learns which elements of a decision are placeholders, and of what kind, from the marked lines of test/fixtures/placeholders, each beside copies in
// which its placeholders are written in other ways, and from generated decisions. Writes data/placeholders/de.bin; the same lines give the same bytes.
// npm run build && node scripts/placeholders/train.js
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { overlap } from '../../dist/core/document.js';
import { PlaceholderDetector } from '../../dist/placeholders/detect.js';
import { findForm } from '../../dist/placeholders/forms.js';
import { isOdd, trimmed, visitFeatures } from '../../dist/placeholders/learned/features.js';
import { KINDS, placeOf, PLACES, UNIT } from '../../dist/placeholders/learned/model.js';
import { kindOf } from '../../dist/placeholders/learned/revise.js';
import { createNameCheck } from '../../dist/placeholders/tagger.js';
import { loadGazetteers } from '../../dist/resources/gazetteers.js';
import { textElements } from '../../dist/text/text-elements.js';
import { readMarked } from './marked.js';
import { createRandom, restyle } from './restyle.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const gazetteers = loadGazetteers();
export const NAMES = {
  isFamilyName: createNameCheck(gazetteers, 'family-names'),
  isGivenName: createNameCheck(gazetteers, 'given-names'),
};

/** The sets of marked lines. */
export const SETS = ['', 'held', 'classes', 'shapes', 'stranger', 'lawyer', 'editor', 'clerk', 'journalist', 'trainee', 'engineer', 'kinds', 'judge', 'practice', 'assistant', 'documentalist', 'scholar', 'none']; // prettier-ignore
const COPIES = 3;
/** What a copy counts, and an element of a generated decision. */
const COPY = 0.15;
const GENERATED = 0.5;
const DECISIONS = 120;
const PASSES = 5;
const RATE = 0.1;
const DECAY = 2e-3;

export function readSet(set) {
  const file = path.join(root, 'test', 'fixtures', 'placeholders', `courts${set && '-'}${set}.txt`);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => readMarked(line, kindOf));
}

/** The odd elements of a line, as places of features and the number of a kind. */
function examplesOf({ text, gold, skip = [] }, weight) {
  const examples = [];
  let last;
  let until = 0;
  for (const { start, end } of textElements(text)) {
    if (start < until) continue;
    const candidate = findForm(text, start, end);
    if (candidate !== undefined) until = candidate.end;
    if (!isOdd(text, start, end, candidate)) continue;
    if (skip.some((one) => overlap(one, { start, end }))) continue;
    const found = gold.find((one) => overlap(one, candidate ?? { start, end }));
    const places = new Set();
    const odd = { text, raw: text.slice(start, end), start, end, candidate, last };
    visitFeatures(odd, NAMES, (key, list) => list().forEach((feature) => places.add(placeOf(feature))));
    examples.push({ places: Int32Array.from(places), kind: found ? KINDS.indexOf(found.label) : 0, weight });
    if (found) last = { label: found.label, end: candidate?.end ?? trimmed(text, start, end)[1] };
  }
  return examples;
}

export function examplesOfSet(set) {
  const random = createRandom(11);
  return readSet(set).flatMap((line) => [
    ...examplesOf(line, 1),
    ...Array.from({ length: COPIES }, () => restyle(line, random)).flatMap((copy) =>
      copy ? examplesOf(copy, COPY) : [],
    ),
  ]);
}

/** Generated decisions, whose names are written out; where the rules and the labels of the generator differ, nothing is learned. */
export function generatedExamples() {
  const args = ['dist/cli/main.js', 'generate', 'de-court', '-', '-n', String(DECISIONS), '--quiet'];
  const rules = new PlaceholderDetector({ ...NAMES, weights: null });
  const made = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
  return made
    .trimEnd()
    .split('\n')
    .flatMap((row) => {
      const { text, entities } = JSON.parse(row);
      let at = 0;
      return text.split('\n').flatMap((line) => {
        const begin = at;
        at += line.length + 1;
        const named = entities.map(({ start, end }) => ({ start: start - begin, end: end - begin }));
        const gold = rules.detect(line).map((one) => ({ ...one, label: kindOf(one.label) }));
        const [sure, skip] = [true, false].map((is) =>
          gold.filter((one) => named.some((each) => overlap(each, one)) === is),
        );
        return examplesOf({ text: line, gold: sure, skip }, GENERATED);
      });
    });
}

/** Softmax regression by AdaGrad, in an order by seed; as whole numbers. */
export function train(examples) {
  const count = KINDS.length;
  const weights = new Float32Array(PLACES * count);
  const squares = new Float32Array(PLACES * count);
  const random = createRandom(7);
  const order = examples.map((_, i) => i);
  const scores = new Float64Array(count);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (const each of order) {
      const { places, kind, weight } = examples[each];
      scores.fill(0);
      for (const place of places) for (let c = 0; c < count; c++) scores[c] += weights[place * count + c];
      const most = Math.max(...scores);
      let all = 0;
      for (let c = 0; c < count; c++) all += scores[c] = Math.exp(scores[c] - most);
      for (let c = 0; c < count; c++) {
        const slope = (scores[c] / all - (c === kind ? 1 : 0)) * weight;
        if (Math.abs(slope) < 1e-4) continue;
        for (const place of places) {
          const at = place * count + c;
          const step = slope + DECAY * weights[at];
          squares[at] += step * step;
          weights[at] -= (RATE * step) / Math.sqrt(squares[at] + 1e-2);
        }
      }
    }
  }
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / UNIT))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weights = train([...SETS.flatMap(examplesOfSet), ...generatedExamples()]);
  mkdirSync(path.join(root, 'data', 'placeholders'), { recursive: true });
  writeFileSync(path.join(root, 'data', 'placeholders', 'de.bin'), weights);
}
