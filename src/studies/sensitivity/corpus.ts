import { createDocument, freezeDocument, toCorpus } from '../../core/document.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import { removeText } from '../../core/apply-edits.ts';
import { createRng, type Rng, shuffle } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import { createPlaceholderFiller } from '../../placeholders/fill.ts';
import { createPlaceholderTagger } from '../../placeholders/tagger.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { elementsOf } from '../../taggers/sensitivity/elements.ts';
import { readSource } from '../common/sources.ts';
import type { SensitivitySpec } from './spec.ts';
import type { SensitivityPart } from './study.ts';

const PARTS = ['test', 'dev', 'train'] as const;

/** The text of a study, in memory. Every entity is sensitive. */
export interface SensitivityData {
  readonly train: readonly Document[];
  readonly dev: readonly Document[];
  readonly test: readonly Document[];
  /** Windows of documents not tested on that are in no part: to learn vectors and an encoder from, with those of training. */
  readonly rest: readonly Document[];
  readonly figures: Readonly<Record<(typeof PARTS)[number], SensitivityPart>>;
}

/**
 * Windows of documents, a window being as many whole lines as hold a number of text elements, and kept where it has something
 * sensitive: what four German courts published has .16 % of it in all, the thesis's one court .8 % (Table 5.1). Documents come in
 * random order; the first go to the test, the next to the dev part, the others to training, each until its number of elements is
 * full, so no document is in two parts.
 *
 * @throws PalimpsestError of the readers; `no-entities` where a part has nothing sensitive.
 */
export async function readSensitivityData(spec: SensitivitySpec, report?: Report): Promise<SensitivityData> {
  const rng = createRng(spec.seed);
  const documents = shuffle(await readDocuments(spec, report), rng.fork('decisions'));
  const { tag, fill } = openBlanks(spec, rng.fork('fill'));
  const parts = { test: [] as Document[], dev: [] as Document[], train: [] as Document[], rest: [] as Document[] };
  const counts = { test: 0, dev: 0, train: 0 };
  const fillings = { filled: 0, leftOut: 0 };
  for await (const document of tag(documents)) {
    const part = PARTS.find((name) => counts[name] < spec.elements[name]);
    if (part === undefined) {
      parts.rest.push(document);
      continue;
    }
    const own = divide(document, spec.windows[part]);
    // A whole document is filled, so that a letter is one name in all its windows.
    const shown = part === 'test' ? divide(fill(document), spec.windows.test, own) : own;
    for (const [w, { window }] of shown.entries()) {
      const sensitive = own[w]?.window.entities.length ?? 0;
      if (sensitive === 0) {
        if (part !== 'test') parts.rest.push(window);
      } else if (window.entities.length < sensitive) {
        fillings.leftOut++; // of a blank that nothing tells what it stands for, there is no filling
      } else {
        if (part === 'test') fillings.filled += sensitive;
        parts[part].push(window);
        counts[part] += elementsOf(window).length;
      }
    }
  }
  for (const part of PARTS) {
    if (parts[part].length > 0) continue;
    throw new PalimpsestError('no-entities', `nothing sensitive was found for the ${part} part`, {
      hint: 'Give more text, or ask for fewer "elements" of the parts before: those to test on come first, then dev, then train.',
    });
  }
  const test = { ...describe(parts.test), ...(spec.sensitive === 'blanks' && fillings) };
  return { ...parts, figures: { train: describe(parts.train), dev: describe(parts.dev), test } };
}

async function readDocuments({ corpus }: SensitivitySpec, report?: Report): Promise<Document[]> {
  const { source, remove, beginsWith, leastLines } = corpus;
  const found: Document[] = [];
  for (const doc of await readSource(source, report)) {
    const spans = remove ? [...doc.text.matchAll(remove)] : [];
    const clean = removeText(
      doc,
      spans.map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
    ).document;
    found.push(...(beginsWith ? cutDocuments(clean, beginsWith, leastLines) : [clean]));
  }
  return found;
}

/** Documents of at least so many lines that are not blank, each from a line that opens one. */
function cutDocuments(doc: Document, opens: RegExp, leastLines: number): readonly Document[] {
  const found: Document[] = [];
  let [from, at, lines] = [0, 0, 0];
  const close = (end: number) => {
    if (lines > 0) found.push(cut(doc, from, end, found.length + 1));
    [from, lines] = [end, 0];
  };
  for (const line of doc.text.split('\n')) {
    if (lines >= leastLines && opens.test(line)) close(at);
    if (line.trim() !== '') lines++;
    at += line.length + 1;
  }
  close(doc.text.length);
  return found;
}

/** What finds blanks and fills them; where the entities of the corpus are what is sensitive, nothing is done. */
function openBlanks({ sensitive }: SensitivitySpec, rng: Rng) {
  if (sensitive === 'entities') return { tag: toCorpus, fill: (doc: Document) => doc };
  const gazetteers = loadGazetteers();
  const tagger = createPlaceholderTagger({ gazetteers });
  const filler = createPlaceholderFiller({ gazetteers });
  return {
    tag: (documents: readonly Document[]) =>
      tagger.tag(toCorpus(documents.map((doc) => freezeDocument({ ...doc, entities: [] })))),
    fill: (doc: Document) => filler.fill(doc, rng).document,
  };
}

interface Window {
  readonly window: Document;
  readonly lines: number;
}

/**
 * @param size least number of elements of a window.
 * @param like windows of as many lines each as these, instead: those of the same document before it was filled.
 */
function divide(doc: Document, size: number, like?: readonly Window[]): readonly Window[] {
  const windows: Window[] = [];
  let [from, lines, count, at] = [0, 0, 0, 0];
  for (const line of doc.text.split('\n')) {
    at += line.length;
    lines++;
    count += line.split(/\s+/).length;
    const isFull = like ? lines === like[windows.length]?.lines : count >= size;
    if (isFull || at === doc.text.length) {
      windows.push({ window: cut(doc, from, at, windows.length), lines });
      [from, lines, count] = [at + 1, 0, 0];
    }
    at++;
  }
  return windows;
}

function cut({ id, text, entities }: Document, from: number, to: number, number: number): Document {
  const own = entities
    .filter(({ start, end }) => start >= from && end <= to)
    .map((entity) => ({ id: entity.id, start: entity.start - from, end: entity.end - from, label: entity.label }));
  return createDocument({ id: `${id}.${number}`, text: text.slice(from, to), entities: own });
}

function describe(documents: readonly Document[]): SensitivityPart {
  const all = documents.flatMap((doc) => elementsOf(doc));
  return {
    windows: documents.length,
    elements: all.length,
    sensitive: all.filter((element) => element.sensitive).length,
  };
}
