import { obtain } from '../../core/collections.ts';
import {
  type Columns,
  scoreRow,
  sigmoid,
  trainBoostedTrees,
  type BoostedTrees,
  type BoostingOptions,
} from './boosted-trees.ts';
import type { Document } from '../../core/types.ts';
import { divideIntoSequences } from '../sequences.ts';
import type { MarginalSource, RatedDocument, RatedSequence } from '../types.ts';
import { createCover } from './observations.ts';

/** The tokens of a document, sentence after sentence, with what a tagger thinks of each. */
interface RatedTokens {
  readonly texts: readonly string[];
  /** The probability that it is sensitive: 1 − P(O). */
  readonly sensitive: Float64Array;
  /** Of that, the share of the most probable label. */
  readonly share: Float64Array;
  /** Offsets into the tokens: one a sentence, and the number of tokens. */
  readonly sentenceStarts: readonly number[];
}

/** How often words were in mentions and elsewhere, in training documents; case is ignored. */
type WordCounts = ReadonlyMap<string, WordCount>;

interface WordCount {
  /** Documents that have it outside every mention. */
  readonly outside: number;
  /** Documents that have it in a mention. */
  readonly inside: number;
}

/** What is told of a token; a name each, in the order of the columns. */
export const CONTEXT_FEATURES = [
  'own', 'previous', 'next', 'before', 'after', 'sentence', 'previousSentence', 'nextSentence', 'elsewhere',
  'sinceMention', 'untilMention', 'share', 'sentenceLength', 'fromStart', 'fromEnd', 'sentenceNumber', 'documentPart',
  'seenOutside', 'seenInside', 'previousSeenOutside', 'nextSeenOutside', 'shape', 'length',
] as const; // prettier-ignore

/** Logarithms of odds are kept within this of 0; it also stands for "there is none". */
const MOST = 20;
/** Distances in tokens and sentences are cut here. */
const FAR = 60;

/** The logarithm of the odds of a probability, within bounds. */
export function logOdds(probability: number): number {
  const odds = Math.log(probability) - Math.log1p(-probability);
  return Math.max(-MOST, Math.min(MOST, odds));
}

/**
 * What can be said of each token of a document beside what the tagger saw, which is one sentence at a time: how sensitive
 * its neighbours, its sentence, the sentences around it, and the same word elsewhere in the document are; where it stands;
 * how well known the word is. One column for each of {@link CONTEXT_FEATURES}.
 */
export function describeContext(tokens: RatedTokens, counts: WordCounts): Columns {
  const { texts, sensitive, share, sentenceStarts } = tokens;
  const size = texts.length;
  const sentences = sentenceStarts.length - 1;
  const odds = sensitive.map(logOdds);
  const words = texts.map((text) => text.toLowerCase());
  const columns = CONTEXT_FEATURES.map(() => new Float64Array(size));
  const byName = Object.fromEntries(CONTEXT_FEATURES.map((name, i) => [name, columns[i]])) as Record<
    (typeof CONTEXT_FEATURES)[number],
    Float64Array
  >;
  const elsewhere = mostElsewhere(words, odds);
  const largest = sentenceStarts.slice(0, -1).map((start, s) => maximum(odds, start, sentenceStarts[s + 1] as number));
  const known = words.map((word) => counts.get(word));
  const outside = known.map((count) => Math.log1p(count?.outside ?? 0));
  for (let s = 0; s < sentences; s++) {
    const start = sentenceStarts[s] as number;
    const end = sentenceStarts[s + 1] as number;
    const others = mostOfOthers(odds, start, end);
    for (let i = start; i < end; i++) {
      const at = (offset: number) => (i + offset < start || i + offset >= end ? -MOST : (odds[i + offset] as number));
      const seen = (offset: number) => (i + offset < start || i + offset >= end ? -1 : (outside[i + offset] as number));
      byName.own[i] = at(0);
      byName.previous[i] = at(-1);
      byName.next[i] = at(1);
      byName.before[i] = Math.max(at(-2), at(-3), at(-4));
      byName.after[i] = Math.max(at(2), at(3), at(4));
      byName.sentence[i] = others(i);
      byName.previousSentence[i] = largest[s - 1] ?? -MOST;
      byName.nextSentence[i] = largest[s + 1] ?? -MOST;
      byName.elsewhere[i] = elsewhere[i] as number;
      byName.share[i] = share[i] as number;
      byName.sentenceLength[i] = Math.min(FAR, end - start);
      byName.fromStart[i] = Math.min(FAR, i - start);
      byName.fromEnd[i] = Math.min(FAR, end - 1 - i);
      byName.sentenceNumber[i] = Math.min(FAR, s);
      byName.documentPart[i] = s / sentences;
      byName.seenOutside[i] = outside[i] as number;
      byName.seenInside[i] = Math.log1p(known[i]?.inside ?? 0);
      byName.previousSeenOutside[i] = seen(-1);
      byName.nextSeenOutside[i] = seen(1);
      byName.shape[i] = shapeOf(texts[i] as string);
      byName.length[i] = Math.min(FAR, (texts[i] as string).length);
    }
  }
  let last = -FAR;
  for (let i = 0; i < size; i++) {
    byName.sinceMention[i] = Math.min(FAR, i - last);
    if ((odds[i] as number) > 0) last = i;
  }
  let coming = size + FAR;
  for (let i = size - 1; i >= 0; i--) {
    byName.untilMention[i] = Math.min(FAR, coming - i);
    if ((odds[i] as number) > 0) coming = i;
  }
  return columns;
}

/** The largest value among the other tokens with the same word. */
function mostElsewhere(words: readonly string[], odds: Float64Array): Float64Array {
  const places = new Map<string, number[]>();
  words.forEach((word, i) => {
    obtain(places, word, () => []).push(i);
  });
  const most = new Float64Array(words.length).fill(-MOST);
  for (const list of places.values()) {
    if (list.length < 2) continue;
    const sorted = list.toSorted((a, b) => (odds[b] as number) - (odds[a] as number) || a - b);
    const [first, second] = sorted as [number, number];
    for (const i of list) most[i] = odds[i === first ? second : first] as number;
  }
  return most;
}

/** Gives the largest value of a range without one of its places. */
function mostOfOthers(values: Float64Array, start: number, end: number): (without: number) => number {
  let first = start;
  let second = -MOST;
  for (let i = start + 1; i < end; i++) {
    if ((values[i] as number) > (values[first] as number)) {
      second = values[first] as number;
      first = i;
    } else second = Math.max(second, values[i] as number);
  }
  return (without) => (without === first ? second : (values[first] as number));
}

function maximum(values: Float64Array, start: number, end: number): number {
  let most = -MOST;
  for (let i = start; i < end; i++) most = Math.max(most, values[i] as number);
  return most;
}

/** Punctuation 0, digits 1, digits and others 2, lower 3, title 4, mixed 5, upper 6. */
function shapeOf(text: string): number {
  const hasDigit = /\p{Nd}/u.test(text);
  const hasLetter = /\p{L}/u.test(text);
  if (!hasLetter) return hasDigit ? 1 : 0;
  if (hasDigit) return 2;
  if (text === text.toLowerCase()) return 3;
  if (text === text.toUpperCase()) return text.length === 1 ? 4 : 6;
  return text.slice(1) === text.slice(1).toLowerCase() ? 4 : 5;
}

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
export function trainContextTrees(documents: readonly HeldOutDocument[], tags: MarginalSource['tags']): BoostedTrees {
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
  return trainBoostedTrees(columns, targets, concatenate(parts.map(({ starts }) => starts)), BOOSTING);
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
        const count = obtain(counts, word, () => ({ inside: 0, outside: 0 }));
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
