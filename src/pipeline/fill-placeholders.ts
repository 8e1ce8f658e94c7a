import { toCorpus } from '../core/document.ts';
import type { Report } from '../core/errors.ts';
import { createRng } from '../core/rng.ts';
import type { Corpus, Document } from '../core/types.ts';
import { createPlaceholderFiller } from '../placeholders/fill.ts';
import { isPlaceholder } from '../placeholders/labels.ts';
import { createPlaceholderTagger, tagWhereNone } from '../placeholders/tagger.ts';
import type { Gazetteers } from '../resources/gazetteer.ts';
import { loadGazetteers } from '../resources/gazetteers.ts';

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
  let counts = { documents: 0, filled: 0, left: 0 };
  return {
    async *[Symbol.asyncIterator]() {
      counts = { documents: 0, filled: 0, left: 0 };
      let seen = 0;
      const all = toCorpus(corpus);
      for await (const doc of detect ? tagWhereNone(all, tagger) : all) {
        await onUnfilled?.(placeholdersOf(doc));
        const { document, filled, left } = filler.fill(doc, rng);
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

function placeholdersOf(doc: Document): Document {
  const entities = doc.entities.filter(isPlaceholder).map((entity) => {
    const { replacement: _, ...attributes } = entity.attributes ?? {};
    return { ...entity, ...(entity.attributes && { attributes }) };
  });
  return { ...doc, entities };
}
