import type { Document } from '../../core/types.ts';
import { divideIntoSequences } from '../sequences.ts';
import type { MarginalSource, RatedDocument, RatedSequence } from '../types.ts';
import { scoreRow, sigmoid, trainBoostedTrees, type BoostedTrees, type BoostingOptions } from './boosted-trees.ts';
import { createCover } from './ratings.ts';
import { describeContext, logOdds, type RatedTokens, type WordCount, type WordCounts } from './context.ts';

/**
 * Corrects P(O) by what a tagger does not see, because it looks at one sentence at a time: the document around it, the same
 * word elsewhere, how well known the word is. A second model on top of the first's predictions (stacked generalisation,
 * Wolpert 1992): boosted trees that start from the tagger's own odds.
 */
export interface ContextModel {
  readonly trees: BoostedTrees;
  readonly counts: WordCounts;
}

/** A document that a tagger rated which had not seen it, and the words of the documents which that tagger had seen. */
export interface HeldOutDocument {
  readonly rated: RatedDocument;
  readonly counts: WordCounts;
}

/** Usual values; not tuned to any corpus. */
const BOOSTING: BoostingOptions = { trees: 100, depth: 4, rate: 0.1, penalty: 1, leastWeight: 0.5 };

/**
 * @param documents labelled: of each, what a tagger said that was not trained on it. With a tagger's opinion of its own
 *   training text the trees would learn to trust it too much.
 */
export function trainContextTrees(
  documents: readonly HeldOutDocument[],
  tags: MarginalSource['tags'],
  options: BoostingOptions = BOOSTING,
): BoostedTrees {
  const parts = documents.map(({ rated, counts }) => {
    const tokens = gather(rated, tags);
    const isSensitive = createCover(rated.doc);
    const targets = rated.sequences.flatMap(({ tokens }) =>
      tokens.map(({ start, end }) => Number(isSensitive(start, end))),
    );
    return { columns: describeContext(tokens, counts), starts: tokens.sensitive.map(logOdds), targets };
  });
  const width = parts[0]?.columns.length ?? 0;
  const columns = Array.from({ length: width }, (_, c) =>
    concatenate(parts.map((part) => part.columns[c] as Float64Array)),
  );
  const targets = Uint8Array.from(parts.flatMap((part) => part.targets));
  return trainBoostedTrees(columns, targets, concatenate(parts.map(({ starts }) => starts)), options);
}

/** Makes the function that corrects the probabilities of a document. The best tags stay. */
export function createCorrection(
  { trees, counts }: ContextModel,
  tags: MarginalSource['tags'],
): (rated: RatedDocument) => RatedDocument {
  return (rated) => {
    const tokens = gather(rated, tags);
    const columns = describeContext(tokens, counts);
    const row = new Float64Array(columns.length);
    let next = 0;
    const correct = (sequence: RatedSequence): RatedSequence => {
      const probabilities = sequence.probabilities.slice();
      for (let t = 0; t < sequence.tokens.length; t++, next++) {
        for (let c = 0; c < row.length; c++) row[c] = (columns[c] as Float64Array)[next] as number;
        const before = tokens.sensitive[next] as number;
        const after = sigmoid(logOdds(before) + scoreRow(trees, row));
        const factor = before > 0 ? after / before : 1;
        for (let k = 0; k < tags.length; k++) {
          const at = t * tags.length + k;
          probabilities[at] = tags[k] === 'O' ? 1 - after : (probabilities[at] as number) * factor;
        }
      }
      return { ...sequence, probabilities };
    };
    return { doc: rated.doc, sequences: rated.sequences.map(correct) };
  };
}

/** In how many labelled documents each word is, inside mentions and outside. */
export function countWords(documents: readonly Document[], language: string): WordCounts {
  const counts = new Map<string, { -readonly [K in keyof WordCount]: number }>();
  for (const doc of documents) {
    const isSensitive = createCover(doc);
    const words = { inside: new Set<string>(), outside: new Set<string>() };
    for (const { tokens } of divideIntoSequences(doc, language)) {
      for (const { start, end, text } of tokens)
        words[isSensitive(start, end) ? 'inside' : 'outside'].add(text.toLowerCase());
    }
    for (const where of ['inside', 'outside'] as const) {
      for (const word of words[where]) {
        let count = counts.get(word);
        if (!count) counts.set(word, (count = { inside: 0, outside: 0 }));
        count[where]++;
      }
    }
  }
  return counts;
}

function gather({ sequences }: RatedDocument, tags: readonly string[]): RatedTokens {
  const texts: string[] = [];
  const sensitive: number[] = [];
  const share: number[] = [];
  const sentenceStarts: number[] = [];
  const labels = [...new Set(tags.map((tag) => tag.slice(2)))];
  const labelOf = tags.map((tag) => (tag === 'O' ? -1 : labels.indexOf(tag.slice(2))));
  const sums = new Float64Array(labels.length);
  for (const { tokens, probabilities } of sequences) {
    sentenceStarts.push(texts.length);
    tokens.forEach(({ text }, t) => {
      sums.fill(0);
      let sum = 0;
      // Not 1 − P(O): where that is close to 1, what is left of it is rounding.
      for (let k = 0; k < tags.length; k++) {
        const label = labelOf[k] as number;
        if (label < 0) continue;
        const p = probabilities[t * tags.length + k] as number;
        sums[label] = (sums[label] as number) + p;
        sum += p;
      }
      texts.push(text);
      sensitive.push(sum);
      share.push(sum > 0 ? sums.reduce((a, b) => Math.max(a, b), 0) / sum : 0);
    });
  }
  sentenceStarts.push(texts.length);
  return { texts, sensitive: Float64Array.from(sensitive), share: Float64Array.from(share), sentenceStarts };
}

function concatenate(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
