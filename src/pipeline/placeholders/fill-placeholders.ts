import { toCorpus } from '../../core/document.ts';
import type { Report } from '../../core/errors.ts';
import { createRng } from '../../core/rng.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { createPlaceholderFiller, type Filled } from '../../placeholders/fill.ts';
import { fillMarks } from '../../placeholders/fill-marks.ts';
import { isPlaceholder } from '../../placeholders/labels.ts';
import { createPlaceholderTagger, tagWhereNone } from '../../placeholders/tagger.ts';
import type { Gazetteers } from '../../resources/gazetteer.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { requireLocale } from '../augmentation/corpus-census.ts';

export interface FillPlaceholdersOptions {
  /** The lists that names are drawn from; the shipped ones when absent. */
  readonly gazetteers?: Gazetteers;
  /** The same seed writes the same text; 13 when absent. */
  readonly seed?: number;
  /** Whether placeholders are looked for in documents that have none as entities; true when absent. */
  readonly detect?: boolean;
  readonly report?: Report;
  /** Given each document before it is filled, with its placeholders and no other entities (§5.5.1): the text to learn from. */
  readonly onUnfilled?: (doc: Document) => Promise<unknown> | undefined;
  /** Told after each document how many are filled. */
  readonly onProgress?: (documents: number) => void;
}

export interface FillSummary {
  /** Documents that were taken: written, or given to whoever iterates. */
  readonly documents: number;
  /** Placeholders written over. */
  readonly filled: number;
  /** Those left as they were, for nothing tells what they stand for. */
  readonly left: number;
}

/** Decisions whose blanks are filled while they are iterated. */
export interface FilledCorpus extends Corpus {
  /** Of the last iteration, so far. */
  summary(): FillSummary;
}

/**
 * Fills the blanks of anonymised German decisions with probable names: within a decision the same letter becomes the same name, with
 * the same initial. Placeholders are the entities of a document or, where it has none, those that are found.
 */
export async function fillPlaceholders(
  corpus: Corpus | readonly Document[],
  options: FillPlaceholdersOptions = {},
): Promise<FilledCorpus> {
  const { gazetteers = loadGazetteers(), seed = 13, detect = true, report, onUnfilled, onProgress } = options;
  const tagger = createPlaceholderTagger({ gazetteers, ...(report && { report }) });
  const filler = createPlaceholderFiller({ gazetteers });
  const rng = createRng(seed);
  const all = toCorpus(corpus);
  return countFilled(
    () => (detect ? tagWhereNone(all, tagger) : all),
    async (doc) => {
      await onUnfilled?.(placeholdersOf(doc));
      return filler.fill(doc, rng);
    },
    onProgress,
  );
}

/** Fills documents one by one, anew in each pass, and counts those that are taken. */
function countFilled(
  open: () => AsyncIterable<Document>,
  fill: (doc: Document) => Promise<Filled> | Filled,
  onProgress?: (documents: number) => void,
): FilledCorpus {
  let counts = { documents: 0, filled: 0, left: 0 };
  return {
    async *[Symbol.asyncIterator]() {
      counts = { documents: 0, filled: 0, left: 0 };
      let seen = 0;
      for await (const doc of open()) {
        const { document, filled, left } = await fill(doc);
        onProgress?.(++seen);
        const isTaken: unknown = yield document;
        if (isTaken === false) continue;
        counts.documents++;
        counts.filled += filled;
        counts.left += left;
      }
    },
    summary: () => ({ ...counts }),
  };
}

export interface RefillOptions {
  /** Language and country of the text: what the marks mean, and which lists are drawn from. Default `en`. */
  readonly locale?: string;
  readonly gazetteers?: Gazetteers;
  /** The same seed writes the same text; 13 when absent. */
  readonly seed?: number;
  /** Told after each document how many are filled. */
  readonly onProgress?: (documents: number) => void;
}

/**
 * Writes surrogates over the marks of text of which names, dates and numbers were taken out: `[**Hospital1 18**]` of MIMIC II and III, `___`
 * of MIMIC-IV, `XXXX`, `<NAME>`, `[DATE]`; see `findMarks`. Marks that say they stand for one thing get one surrogate, a note has one patient, and dates keep their
 * intervals. Each is then a mention, with the mark in its attribute `placeholder`; what nothing tells stays as it is, labelled UNKNOWN.
 *
 * @throws PalimpsestError `unknown-locale`.
 */
export async function refillMarks(
  corpus: Corpus | readonly Document[],
  options: RefillOptions = {},
): Promise<FilledCorpus> {
  const { locale = 'en', gazetteers = loadGazetteers(), seed = 13, onProgress } = options;
  requireLocale(gazetteers, locale);
  const setting = { locale, gazetteers, partition: 'all' as const, keepTokens: false };
  const rng = createRng(seed).fork('marks');
  const all = toCorpus(corpus);
  return countFilled(
    () => all,
    (doc) => fillMarks(doc, setting, rng.fork('document', doc.id)),
    onProgress,
  );
}

function placeholdersOf(doc: Document): Document {
  const entities = doc.entities.filter(isPlaceholder).map((entity) => {
    const { replacement: _, ...attributes } = entity.attributes ?? {};
    return { ...entity, ...(entity.attributes && { attributes }) };
  });
  return { ...doc, entities };
}
