// Learns which elements of a decision are placeholders, and of what kind, from the marked lines of test/fixtures/placeholders, each beside copies in
// which its placeholders are written in other ways, from generated decisions, and from real ones that were read (lists of places, whose text is that of
// German LER). Writes data/placeholders/de.bin; the same lines give the same bytes. PALIMPSEST_CORPORA=… npm run build && node scripts/placeholders/train.js
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { overlap } from '../../dist/core/document.js';
import { visitFeatures } from '../../dist/placeholders/learned/features.js';
import { kindOf, KINDS } from '../../dist/placeholders/learned/kinds.js';
import { placeOf, PLACES, UNIT } from '../../dist/placeholders/learned/model.js';
import { walk } from '../../dist/placeholders/learned/walk.js';
import { createNameCheck } from '../../dist/placeholders/tagger.js';
import { loadGazetteers } from '../../dist/resources/gazetteers.js';
import { Elements } from '../../dist/text/text-elements.js';
import { corporaFolder } from '../../bench/lib.js';
import { readListed } from '../../bench/placeholders-lists.js';
import { readMarked } from './marked.js';
import { createRandom, restyle } from './restyle.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const gazetteers = loadGazetteers();
export const NAMES = {
  isFamilyName: createNameCheck(gazetteers, 'family-names'),
  isGivenName: createNameCheck(gazetteers, 'given-names'),
};

/** The sets of marked lines. */
export const SETS = ['', 'held', 'classes', 'shapes', 'stranger', 'lawyer', 'editor', 'clerk', 'journalist', 'trainee', 'engineer', 'kinds', 'judge', 'practice', 'assistant', 'documentalist', 'scholar', 'none', 'breadth', 'examples', 'writer-1', 'writer-2', 'writer-3', 'writer-4', 'writer-5', 'writer-6', 'writer-7', 'writer-8', 'writer-9', 'writer-10', 'writer-11', 'writer-12', 'writer-13', 'writer-14', 'writer-15', 'writer-16', 'writer-17', 'writer-18', 'writer-19', 'writer-20']; // prettier-ignore
/** Those that no rule was mended on: what a rule is worth is learned from them alone. */
export const KEPT_BACK = new Set([
  'held',
  'lawyer',
  'journalist',
  'trainee',
  'assistant',
  'documentalist',
  'scholar',
  'writer-1',
  'writer-2',
  'writer-3',
  'writer-4',
  'writer-5',
  'writer-6',
  'writer-7',
  'writer-8',
  'writer-9',
  'writer-10',
  'writer-11',
  'writer-12',
  'writer-13',
  'writer-14',
  'writer-15',
  'writer-16',
  'writer-17',
  'writer-18',
  'writer-19',
  'writer-20',
]);
/** The lists of real text, those of one source together. What a rule is worth is not learned from them: rules were mended on them. */
export const LISTS = { sentences: ['ler-dev'], decisions: ['timex-read', 'timex-held-out', 'timex-labels'] };
const COPIES = 3;
/** What a copy counts, and an element of a generated decision. */
const COPY = 0.15;
const GENERATED = 0.5;
const DECISIONS = 120;
const PASSES = 5;
const RATE = 0.1;
const DECAY = 2e-3;

/** The marked lines of a set, or of a file by its path. */
export function readSet(set) {
  const fixtures = path.join(root, 'test', 'fixtures', 'placeholders');
  const file = set.includes('/') ? set : path.join(fixtures, `courts${set && '-'}${set}.txt`);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => readMarked(line, kindOf));
}

const elements = new Elements();

/** The elements of a line that may hide something, as places of features and the number of a kind; what is skipped is none of them. */
function examplesOf({ text, gold, skip = [] }, weight, isTold) {
  const examples = [];
  elements.split(text);
  walk(text, elements, NAMES, (asked, told) => {
    const { from, to } = asked.odds[asked.at];
    const span = { start: from, end: Math.max(to, from + 1) };
    if (skip.some((one) => overlap(one, span))) return undefined;
    const label = gold.find((one) => overlap(one, span))?.label;
    const places = new Set();
    visitFeatures(isTold ? asked : { ...asked, told: undefined }, NAMES, (key, list) =>
      list().forEach((feature) => places.add(placeOf(feature))),
    );
    // A letter that a rule finds in text that was generated may be one.
    if (gold === NONE && told?.label !== undefined) return undefined;
    examples.push({ places: Int32Array.from(places), kind: label === undefined ? 0 : KINDS.indexOf(label), weight });
    return label && { kind: label, chance: 1 };
  });
  return examples;
}
const NONE = [];

export function examplesOfSet(set, isTold = KEPT_BACK.has(set)) {
  const random = createRandom(11);
  return readSet(set).flatMap((line) => [
    ...examplesOf(line, 1, isTold),
    ...Array.from({ length: COPIES }, () => restyle(line, random)).flatMap((copy) =>
      copy ? examplesOf(copy, COPY, isTold) : [],
    ),
  ]);
}

export function examplesOfList(name) {
  return readListed(name, corporaFolder(), kindOf).flatMap((line) => examplesOf(line, 1, false));
}

/** Generated decisions, whose names are written out: nothing else in them is hidden. */
export function generatedExamples() {
  const args = ['dist/cli/main.js', 'generate', 'de-court', '-', '-n', String(DECISIONS), '--quiet'];
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
        const skip = entities.map(({ start, end }) => ({ start: start - begin, end: end - begin }));
        return examplesOf({ text: line, gold: NONE, skip }, GENERATED, false);
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
  const weights = train([
    ...SETS.flatMap((set) => examplesOfSet(set)),
    ...Object.values(LISTS).flat().flatMap(examplesOfList),
    ...generatedExamples(),
  ]);
  mkdirSync(path.join(root, 'data', 'placeholders'), { recursive: true });
  writeFileSync(path.join(root, 'data', 'placeholders', 'de.bin'), weights);
}
