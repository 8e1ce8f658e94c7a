import { mentionsOf } from '../core/document.ts';
import type { Document, Entity } from '../core/types.ts';
import { splitSentences } from '../text/sentences.ts';
import { createTally, type ScoreCounts, type Tally } from './counts.ts';

export { mentionsOf };

/** A measure: compares the predicted entities of a document with the gold ones. */
export interface Scorer {
  /** As on the command line: `strict`, `binary-token`, … */
  readonly name: string;
  /** Whose definition it is and what it counts, in a sentence. */
  readonly description: string;
  /** Which tokens it counts; `none` for measures on characters and spans. Every report says it. */
  readonly tokeniser: string;
  /** The only labels it counts, where the measure itself says which; others are passed over on both sides. */
  readonly labels?: readonly string[];
  /**
   * Entities of the default layer are compared.
   *
   * @param language BCP 47 code: decides about the number of sentences, and nothing else; `en` when absent.
   * @throws TypeError where the two documents have not the same text.
   */
  count(gold: Document, predicted: Document, language?: string): ScoreCounts;
}

/** The mentions of one text, to be compared: of the default layer, sorted by start, the longer first. */
export interface Comparison {
  readonly text: string;
  readonly gold: readonly Entity[];
  readonly predicted: readonly Entity[];
}

/**
 * Makes a scorer of what tells it from others.
 *
 * @param compare adds the outcomes to the tally; returns the number of pairs whose labels differ, where it pairs any.
 */
export function defineScorer(
  facts: Pick<Scorer, 'name' | 'description' | 'tokeniser' | 'labels'>,
  compare: (mentions: Comparison, tally: Tally) => number | undefined,
): Scorer {
  const counted = facts.labels && new Set(facts.labels);
  return Object.freeze({
    ...facts,
    count(gold: Document, predicted: Document, language = 'en'): ScoreCounts {
      checkSameText(gold, predicted);
      const tally = createTally();
      const mentions = {
        text: gold.text,
        gold: mentionsOf(gold, counted),
        predicted: mentionsOf(predicted, counted),
      };
      const mislabelled = compare(mentions, tally);
      return {
        documents: 1,
        sentences: countSentences(gold.text, language),
        byLabel: tally.byLabel(),
        ...(mislabelled === undefined ? {} : { mislabelled }),
      };
    },
  });
}

/** The same measure on some labels only: mentions of others are passed over, as if nobody had given them. */
export function restrictToLabels(scorer: Scorer, labels: readonly string[]): Scorer {
  const wanted = new Set(labels);
  const own = scorer.labels;
  return Object.freeze({
    ...scorer,
    labels: own ? labels.filter((label) => own.includes(label)) : [...labels],
    count: (gold: Document, predicted: Document, language?: string) =>
      scorer.count(keepLabels(gold, wanted), keepLabels(predicted, wanted), language),
  });
}

/** @throws TypeError naming both documents and where their texts part. */
export function checkSameText(gold: Document, predicted: Document): void {
  const at = findDifference(gold.text, predicted.text);
  if (at === undefined) return;
  throw new TypeError(
    `the gold document ${JSON.stringify(gold.id)} and the predicted ${JSON.stringify(predicted.id)} differ in text from offset ${at}`,
  );
}

/** The first offset at which two texts differ, but for white space at their ends, which formats of lines do not keep. */
export function findDifference(a: string, b: string): number | undefined {
  if (a === b) return undefined;
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return `${a.slice(at)}${b.slice(at)}`.trim() === '' ? undefined : at;
}

export function keepLabels(doc: Document, labels: ReadonlySet<string>): Document {
  return { ...doc, entities: doc.entities.filter(({ label }) => labels.has(label)) };
}

// Several scorers ask for the same text one after the other.
let last = { text: '', language: '', sentences: 0 };

function countSentences(text: string, language: string): number {
  if (last.text !== text || last.language !== language) {
    last = { text, language, sentences: splitSentences(text, language).length };
  }
  return last.sentences;
}
