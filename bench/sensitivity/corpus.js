// German court decisions for models of contextual sensitivity: with their blanks to learn from, filled to be tested on.
import { applyEdits } from '../../dist/core/apply-edits.js';
import { createDocument } from '../../dist/core/document.js';
import { createRng } from '../../dist/core/rng.js';
import { createPlaceholderFiller } from '../../dist/placeholders/fill.js';
import { createPlaceholderTagger } from '../../dist/placeholders/tagger.js';
import { loadGazetteers } from '../../dist/resources/gazetteers.js';
import { elementsOf } from '../../dist/taggers/sensitivity/elements.js';
import { readDecisions } from '../placeholders-lib.js';

/**
 * Windows of decisions, a window being as many whole lines as hold a number of elements, and kept where it has a blank: what
 * four courts published has .16 % of blanks in all, the thesis's one court .8 % (Table 5.1). Decisions come in random order; the
 * first go to the test, the next to the dev part, the others to training, each until its number of elements is full, so no
 * decision is in two parts. `rest` has the lines of decisions not tested on that are in no window, to pretrain an encoder on with those of training.
 *
 * @param windows elements of a window, `{ test, dev, train }`.
 * @param elements of all windows of a part, likewise.
 */
export async function readCorpora({ corpora, courts, windows, elements, seed }) {
  const gazetteers = loadGazetteers();
  const familyNames = gazetteers.list('de', 'family-names');
  const tagger = createPlaceholderTagger({ ...(familyNames && { familyNames }) });
  const filler = createPlaceholderFiller({ gazetteers });
  const rng = createRng(seed);
  const decisions = courts.flatMap((court) => readDecisions(corpora, court));
  shuffle(decisions, rng.fork('decisions'));
  const parts = { test: [], dev: [], train: [], rest: [] };
  const counts = { test: 0, dev: 0, train: 0 };
  const fillings = { filled: 0, windowsLeftOut: 0 };
  for await (const decision of tagger.tag(each(decisions))) {
    const part = ['test', 'dev', 'train'].find((name) => counts[name] < elements[name]) ?? 'rest';
    if (part === 'rest') {
      parts.rest.push(decision);
      continue;
    }
    const own = divide(decision, windows[part]);
    // A whole decision is filled, so that a letter is one name in all its windows.
    const shown = part === 'test' ? divide(filler.fill(decision, rng.fork('fill')).document, windows.test, own) : own;
    for (const [w, doc] of shown.entries()) {
      const blanks = own[w].entities.length;
      if (blanks === 0) {
        if (part !== 'test') parts.rest.push(doc);
        continue;
      }
      // Of a blank that nothing tells what it stands for, there is no filling.
      if (doc.entities.length < blanks) {
        fillings.windowsLeftOut++;
        continue;
      }
      if (part === 'test') fillings.filled += blanks;
      parts[part].push(doc);
      counts[part] += elementsOf(doc).length;
    }
  }
  const describe = (docs) => {
    const all = docs.flatMap((doc) => elementsOf(doc));
    const sensitive = all.filter((element) => element.sensitive).length;
    return { documents: docs.length, elements: all.length, sensitive, share: sensitive / all.length };
  };
  return {
    ...parts,
    figures: {
      train: describe(parts.train),
      dev: describe(parts.dev),
      test: { ...describe(parts.test), ...fillings },
    },
  };
}

/** Each blank as one sign, for a tagger that would otherwise learn how blanks are written. */
export function signBlanks(doc) {
  const edits = doc.entities.map(({ start, end }) => ({ start, end, replacement: '▢' }));
  return applyEdits(doc, edits);
}

/**
 * @param size least number of elements of a window.
 * @param like windows of as many lines each as these, instead: those of the same decision before it was filled.
 */
function divide(doc, size, like) {
  const windows = [];
  let [from, lines, count] = [0, 0, 0];
  let at = 0;
  for (const line of doc.text.split('\n')) {
    at += line.length;
    lines++;
    count += line.split(/\s+/).length;
    const isFull = like ? lines === like[windows.length].lines : count >= size;
    if (isFull || at === doc.text.length) {
      windows.push({ ...cut(doc, from, at, windows.length), lines });
      [from, lines, count] = [at + 1, 0, 0];
    }
    at++;
  }
  return windows;
}

function cut({ id, text, entities }, from, to, number) {
  const own = entities
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ id: name, start, end, label }) => ({ id: name, start: start - from, end: end - from, label }));
  return createDocument({ id: `${id}.${number}`, text: text.slice(from, to), entities: own });
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
