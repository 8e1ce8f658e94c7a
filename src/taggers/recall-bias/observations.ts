import type { MarginalSource, RatedDocument } from '../types.ts';
import { createCover, createRatingReader } from './ratings.ts';

/**
 * What a tagger thought of the tokens of labelled documents, in so far as thresholds can change it. Binary: a token is
 * sensitive or not, whatever its label (Table 1 of Berg et al. 2020).
 */
export interface Observations {
  readonly documents: number;
  readonly tokens: number;
  /** Tokens that a gold entity overlaps. */
  readonly gold: number;
  /** Tokens that the tagger itself gave a label: rightly, and wrongly. */
  readonly correct: number;
  readonly spurious: number;
  /** Labels by id. */
  readonly labels: readonly string[];
  /** The tokens tagged `O`: P(O), the probability of the best label, its id, and 1 where the token is sensitive. */
  readonly outside: Float64Array;
  readonly best: Float64Array;
  readonly label: Uint16Array;
  readonly sensitive: Uint8Array;
}

/** Gathers {@link Observations}. */
export interface Observer {
  add(rated: RatedDocument): void;
  finish(): Observations;
}

/** @param source whose documents will be added. */
export function createObserver({ tags }: Pick<MarginalSource, 'tags'>): Observer {
  const reader = createRatingReader(tags);
  const outside: number[] = [];
  const best: number[] = [];
  const label: number[] = [];
  const sensitive: number[] = [];
  const counts = { documents: 0, tokens: 0, gold: 0, correct: 0, spurious: 0 };
  return {
    add({ doc, sequences }) {
      counts.documents++;
      const isSensitive = createCover(doc);
      for (const sequence of sequences) {
        sequence.tokens.forEach((token, t) => {
          const isGold = isSensitive(token.start, token.end);
          counts.tokens++;
          if (isGold) counts.gold++;
          if (reader.labelOf(sequence.best[t] as number) !== undefined) {
            if (isGold) counts.correct++;
            else counts.spurious++;
            return;
          }
          const rating = reader.read(sequence.probabilities, t);
          outside.push(rating.outside);
          best.push(rating.probability);
          label.push(rating.label);
          sensitive.push(Number(isGold));
        });
      }
    },
    finish: () => ({
      ...counts,
      labels: reader.labels,
      outside: Float64Array.from(outside),
      best: Float64Array.from(best),
      label: Uint16Array.from(label),
      sensitive: Uint8Array.from(sensitive),
    }),
  };
}

/** The observations of several parts of a corpus, each made by a tagger that had not seen it, such as the folds of one. */
export function joinObservations(parts: readonly Observations[]): Observations {
  const labels = [...new Set(parts.flatMap((part) => part.labels))].toSorted();
  const sum = (pick: (part: Observations) => number) => parts.reduce((total, part) => total + pick(part), 0);
  return {
    documents: sum((part) => part.documents),
    tokens: sum((part) => part.tokens),
    gold: sum((part) => part.gold),
    correct: sum((part) => part.correct),
    spurious: sum((part) => part.spurious),
    labels,
    outside: Float64Array.from(parts.flatMap((part) => [...part.outside])),
    best: Float64Array.from(parts.flatMap((part) => [...part.best])),
    label: Uint16Array.from(
      parts.flatMap((part) => Array.from(part.label, (id) => labels.indexOf(part.labels[id] as string))),
    ),
    sensitive: Uint8Array.from(parts.flatMap((part) => [...part.sensitive])),
  };
}
