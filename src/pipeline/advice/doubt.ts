import { toCorpus } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { createRatingReader } from '../../taggers/recall-bias/observations.ts';
import { noMarginals } from '../../taggers/recall-bias/search.ts';
import type { TrainedTagger } from '../../taggers/types.ts';

/** What a tagger itself thinks of how it did on a text: it is too sure, the more so the stranger the text. */
export interface OwnDoubt {
  readonly documents: number;
  readonly tokens: number;
  /** Tokens that it gave a label. */
  readonly found: number;
  /** Recall of tokens by its own probabilities: of those expected in mentions, the share that it gave a label. */
  readonly recall: number;
  /** Their precision, likewise: the mean probability that a token it gave a label has one. */
  readonly precision: number;
}

/**
 * Reads off a tagger's probabilities what share of tokens in mentions it found, and of those found is right, on unlabelled text.
 *
 * @throws PalimpsestError `no-marginals` for a tagger that knows no probabilities, `empty-corpus` where the text has no token.
 */
export async function measureDoubt(
  tagger: TrainedTagger,
  unlabelled: Corpus | readonly Document[],
  onProgress?: (documents: number) => void,
): Promise<OwnDoubt> {
  const source = tagger.marginalSource;
  if (source === undefined) throw noMarginals(tagger.family);
  const reader = createRatingReader(source.tags);
  let [documents, tokens, found, expected, right] = [0, 0, 0, 0, 0];
  for await (const { sequences } of source.rate(toCorpus(unlabelled))) {
    for (const sequence of sequences) {
      for (let t = 0; t < sequence.tokens.length; t++) {
        const sensitive = 1 - reader.read(sequence.probabilities, t).outside;
        tokens++;
        expected += sensitive;
        if (reader.labelOf(sequence.best[t] as number) === undefined) continue;
        found++;
        right += sensitive;
      }
    }
    documents++;
    onProgress?.(documents);
  }
  if (tokens === 0) throw new PalimpsestError('empty-corpus', 'the unlabelled text has no readable token');
  return { documents, tokens, found, recall: expected === 0 ? 0 : right / expected, precision: found === 0 ? 0 : right / found }; // prettier-ignore
}
