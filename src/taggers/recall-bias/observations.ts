import type { MarginalSource, RatedDocument } from '../types.ts';
import { mentionsOf } from '../../core/document.ts';
import type { Document, Entity } from '../../core/types.ts';

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
interface Observer {
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

/** What a tagger thinks of a token, in labels. */
interface Rating {
  /** P(O). */
  outside: number;
  /** Id of the most probable label; of equal ones, the first. */
  label: number;
  /** Its probability: the sum over its tags. */
  probability: number;
  /** Whether the tags that begin a mention of it are at least as probable as those that go on with one. */
  begins: boolean;
}

/** Reads the probabilities of tags as those of labels. */
export interface RatingReader {
  /** Sorted; a label's id is its place. */
  readonly labels: readonly string[];
  /** The id of a tag's label; `undefined` of `O`. */
  labelOf(tag: number): number | undefined;
  /** Whether the tag begins a mention. */
  beginsAt(tag: number): boolean;
  /** @returns an object that the next call overwrites. */
  read(probabilities: ArrayLike<number>, token: number): Rating;
}

/** @param tags `O` and prefixed tags (`B-PER`), in the order of the probabilities. */
export function createRatingReader(tags: readonly string[]): RatingReader {
  const labels = [...new Set(tags.filter((tag) => tag !== 'O').map((tag) => tag.slice(2)))].toSorted();
  const ids = tags.map((tag) => (tag === 'O' ? -1 : labels.indexOf(tag.slice(2))));
  const begins = tags.map((tag) => tag !== 'O' && 'BSU'.includes(tag.charAt(0)));
  const sums = new Float64Array(labels.length);
  const beginnings = new Float64Array(labels.length);
  const rating: Rating = { outside: 0, label: 0, probability: 0, begins: true };
  return {
    labels,
    labelOf(tag) {
      const id = ids[tag] as number;
      return id < 0 ? undefined : id;
    },
    beginsAt: (tag) => begins[tag] as boolean,
    read(probabilities, token) {
      sums.fill(0);
      beginnings.fill(0);
      rating.outside = 0;
      const row = token * tags.length;
      for (let k = 0; k < tags.length; k++) {
        const p = probabilities[row + k] as number;
        const id = ids[k] as number;
        if (id < 0) {
          rating.outside = p;
          continue;
        }
        sums[id] = (sums[id] as number) + p;
        if (begins[k]) beginnings[id] = (beginnings[id] as number) + p;
      }
      let label = 0;
      for (let id = 1; id < labels.length; id++) if ((sums[id] as number) > (sums[label] as number)) label = id;
      rating.label = label;
      rating.probability = sums[label] ?? 0;
      rating.begins = (beginnings[label] ?? 0) >= rating.probability / 2;
      return rating;
    },
  };
}

/** Whether an entity of the default layer overlaps a token: then it is sensitive. Ask in text order. */
export function createCover(doc: Document): (start: number, end: number) => boolean {
  const entities = mentionsOf(doc); // sorted by start
  let next = 0;
  let reach = 0; // the furthest end of the entities passed
  return (start, end) => {
    for (; next < entities.length; next++) {
      const entity = entities[next] as Entity;
      if (entity.start >= end) break;
      reach = Math.max(reach, entity.end);
    }
    return reach > start;
  };
}
