import { createDocument, createFreshIds, createReach, isGap, toCorpus } from '../../core/document.ts';
import type { Report } from '../../core/errors.ts';
import { createRng } from '../../core/rng.ts';
import type { CharSpan, Corpus, Document } from '../../core/types.ts';
import { createPlaceholderFiller } from '../../placeholders/fill.ts';
import { isPlaceholder } from '../../placeholders/labels.ts';
import { sourceMap } from '../../placeholders/paragraphs.ts';
import { createPlaceholderTagger, tagWhereNone } from '../../placeholders/tagger.ts';
import type { Gazetteers } from '../../resources/gazetteer.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { trimToWord } from '../../taggers/sensitivity/elements.ts';
import type { SensitivityTagger } from '../../taggers/sensitivity/tagger.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import { createRatingReader } from '../../taggers/recall-bias/observations.ts';
import { noMarginals } from '../../taggers/recall-bias/search.ts';

/** The layer of what is found. */
export const OVERLOOKED_LAYER = 'overlooked';

export interface FindOverlookedOptions {
  /** Less probable places are left out; 0.1 when absent. */
  readonly least?: number;
  /** The lists that names are drawn from; the shipped ones when absent. */
  readonly gazetteers?: Gazetteers;
  /** Of the names that blanks are filled with; 13 when absent. */
  readonly seed?: number;
  readonly report?: Report;
  /** Told after each document how many are read. */
  readonly onProgress?: (documents: number) => void;
}

/** A stretch of text with the probability that something sensitive stands there. */
interface Rated extends CharSpan {
  readonly score: number;
}

/**
 * Finds in decisions that were anonymised by hand what is still written out and stands where such decisions have blanks: blanks are
 * filled, so that the text is whole, and a tagger that learned where blanks stand rates the rest.
 *
 * @param tagger of the family `sensitivity`, or another one that learned blanks and knows probabilities.
 * @returns the decisions as they came, with their placeholders in the default layer and what is found in the layer
 *   {@link OVERLOOKED_LAYER}, each with its probability in the attribute `score`.
 * @throws PalimpsestError `no-marginals` for a tagger that knows no probabilities.
 */
export async function findOverlooked(
  tagger: TrainedTagger,
  corpus: Corpus | readonly Document[],
  options: FindOverlookedOptions = {},
): Promise<Corpus> {
  const { least = 0.1, gazetteers = loadGazetteers(), seed = 13, report, onProgress } = options;
  const detector = createPlaceholderTagger({ gazetteers, ...(report && { report }) });
  const filler = createPlaceholderFiller({ gazetteers });
  const rng = createRng(seed);
  const rate = await openRating(tagger);
  const search = async (doc: Document): Promise<readonly Rated[]> => {
    const { document, edits } = filler.fill(doc, rng);
    const map = sourceMap(doc.text, { text: document.text, start: 0, end: doc.text.length, edits });
    const reach = createReach(doc.entities.filter(isPlaceholder));
    const found: Rated[] = [];
    for (const { score, ...span } of await rate(document)) {
      if (score < least || map.touches(span) || !NAMES.test(document.text.slice(span.start, span.end))) continue;
      const [start, end] = [map.start(span.start), map.end(span.end)];
      if (reach(end) > start) continue; // a blank that nothing could fill
      const last = found.at(-1);
      if (last && isGap(doc.text, last.end, start))
        found[found.length - 1] = { start: last.start, end, score: Math.max(last.score, score) };
      else found.push({ start, end, score });
    }
    return found;
  };
  return {
    async *[Symbol.asyncIterator]() {
      let seen = 0;
      for await (const doc of tagWhereNone(toCorpus(corpus), detector)) {
        const found = await search(doc);
        onProgress?.(++seen);
        yield withOverlooked(doc, found);
      }
    },
  };
}

/** Names and numbers have one; words that say nothing of anybody, as articles and verbs, do not. */
const NAMES = /[\p{Lu}\p{N}]/u;

/** What rates every word of a document by how likely something sensitive stands there. */
async function openRating(tagger: TrainedTagger): Promise<(doc: Document) => Promise<readonly Rated[]>> {
  if (isSensitivity(tagger)) {
    const { rateWithoutCandidates } = await import('../../taggers/sensitivity/evaluation.ts');
    return async (doc) => {
      const { elements, logits } = await rateWithoutCandidates(tagger.parts, [doc]);
      return elements.map(({ start, end }, i) => ({
        ...trimToWord(doc.text, start, end),
        score: 1 / (1 + Math.exp(-(logits[i] as number))),
      }));
    };
  }
  const source = tagger.marginalSource;
  if (!source) throw noMarginals(tagger.family);
  const reader = createRatingReader(source.tags);
  return async (doc) => {
    const found: Rated[] = [];
    for await (const { sequences } of source.rate(toCorpus([doc]))) {
      for (const { tokens, probabilities } of sequences) {
        tokens.forEach(({ start, end }, t) => {
          found.push({ start, end, score: 1 - reader.read(probabilities, t).outside });
        });
      }
    }
    return found;
  };
}

const isSensitivity = (tagger: TrainedTagger): tagger is SensitivityTagger => tagger.family === 'sensitivity';

function withOverlooked(doc: Document, found: readonly Rated[]): Document {
  const freshId = createFreshIds(doc.entities, 'L');
  const entities = found.map(({ start, end, score }) => ({
    id: freshId(),
    start,
    end,
    label: 'SENSITIVE',
    layer: OVERLOOKED_LAYER,
    attributes: { score: Number(score.toFixed(4)) },
  }));
  return createDocument({ ...doc, entities: [...doc.entities, ...entities] }, { overlaps: 'allow' });
}
