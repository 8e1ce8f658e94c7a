// German court decisions for models of contextual sensitivity: with their blanks to learn from, filled to be tested on.
import { applyEdits } from '../../dist/core/apply-edits.js';
import { createRng } from '../../dist/core/rng.js';
import { createPlaceholderFiller } from '../../dist/placeholders/fill.js';
import { createPlaceholderTagger } from '../../dist/placeholders/tagger.js';
import { loadGazetteers } from '../../dist/resources/gazetteers.js';
import { elementsOf } from '../../dist/taggers/sensitivity/elements.js';
import { readDecisions } from '../placeholders-lib.js';

/** Most elements of a text: a border that the heuristic missed must not give a test set to one text. */
const MOST_ELEMENTS = 1500;

/**
 * Least share of blanks in a text. Where fewer are, names were written out or there were none to hide; the thesis's corpus, of one
 * court that puts blanks, has .8 % (Table 5.1).
 */
const LEAST_SHARE = 1 / 400;

/**
 * Texts of decisions with blanks in random order, until they hold so many elements: first those of the test, then those to train
 * on; then the rest, for an encoder to be pretrained on with those to train on. What a decision of the test has besides is in none.
 */
export async function readCorpora({ corpora, courts, elements, testElements, seed }) {
  const gazetteers = loadGazetteers();
  const familyNames = gazetteers.list('de', 'family-names');
  const tagger = createPlaceholderTagger({ ...(familyNames && { familyNames }) });
  const decisions = courts.flatMap((court) => readDecisions(corpora, court));
  shuffle(decisions, createRng(seed).fork('decisions'));
  const parts = { test: [], train: [], rest: [] };
  const counts = { test: 0, train: 0 };
  for (const decision of decisions) {
    const part = counts.test < testElements ? 'test' : counts.train < elements ? 'train' : 'rest';
    for await (const doc of tagger.tag(each(divide(decision)))) {
      const own = elementsOf(doc);
      const blanks = own.filter((element) => element.sensitive).length;
      if (part !== 'rest' && blanks >= own.length * LEAST_SHARE) {
        parts[part].push(doc);
        counts[part] += own.length;
      } else if (part !== 'test') parts.rest.push(doc);
    }
  }
  const filler = createPlaceholderFiller({ gazetteers });
  const rng = createRng(seed).fork('fill');
  let [filled, left] = [0, 0];
  const test = parts.test.map((doc) => {
    const done = filler.fill(doc, rng);
    filled += done.filled;
    left += done.left;
    return done.document;
  });
  const describe = (docs) => {
    const all = docs.flatMap((doc) => elementsOf(doc));
    const sensitive = all.filter((element) => element.sensitive).length;
    return { documents: docs.length, elements: all.length, sensitive, share: sensitive / all.length };
  };
  return {
    train: parts.train,
    test,
    rest: parts.rest,
    figures: { train: describe(parts.train), test: { ...describe(test), filled, left } },
  };
}

/** Each blank as one sign, for a tagger that would otherwise learn how blanks are written. */
export function signBlanks(doc) {
  const edits = doc.entities.map(({ start, end }) => ({ start, end, replacement: '▢' }));
  return applyEdits(doc, edits);
}

function divide(doc) {
  const pieces = [];
  let [lines, count] = [[], 0];
  for (const line of doc.text.split('\n')) {
    lines.push(line);
    count += line.split(/\s+/).length;
    if (count < MOST_ELEMENTS) continue;
    pieces.push(lines.join('\n'));
    [lines, count] = [[], 0];
  }
  if (lines.length > 0) pieces.push(lines.join('\n'));
  return pieces.map((text, i) => ({ id: `${doc.id}.${i}`, text, entities: [] }));
}

function shuffle(items, rng) {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
}

async function* each(items) {
  yield* items;
}
