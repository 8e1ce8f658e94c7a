import { shuffle } from '../../core/rng.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { TagScheme } from '../../core/corpus-format.ts';
import type { Rng } from '../../core/rng.ts';
import type { TrainingContext } from '../../core/tagger.ts';
import type { Document, CharSpan } from '../../core/types.ts';
import { createUnlearnable, labelSequences, reportUnlearnable, type LabelledSequence } from '../sequences.ts';
import { type EncodedSentence } from './batches.ts';
import type { FormTable } from './vocabulary.ts';

/** The longest sentence that is computed in one go, in tokens: memory and time of recurrence go by it. */
export const MAX_TOKENS = 400;

/**
 * Cuts a long sentence into pieces of at most {@link MAX_TOKENS} tokens.
 *
 * A piece ends, where it can in its second half, after white space wider than one character (a new line, a column), else
 * before a token that `mayStart`.
 *
 * @param mayStart false for a token that must not be the first of a piece (it goes on a mention): respected unless that
 *   leaves no place at all.
 * @returns the token at which each piece starts, and last the number of tokens.
 */
export function cutIntoPieces(
  tokens: readonly CharSpan[],
  mayStart: (token: number) => boolean = () => true,
): number[] {
  const borders = [0];
  for (let from = 0; tokens.length - from > MAX_TOKENS; from = borders.at(-1) as number) {
    let cut = 0;
    let gap = 0;
    for (let at = from + MAX_TOKENS; at > from + MAX_TOKENS / 2; at--) {
      if (!mayStart(at)) continue;
      const width = Math.min(2, (tokens[at] as CharSpan).start - (tokens[at - 1] as CharSpan).end);
      if (cut === 0 || width > gap) [cut, gap] = [at, width];
    }
    borders.push(cut === 0 ? from + MAX_TOKENS : cut);
  }
  borders.push(tokens.length);
  return borders;
}

/** Labelled sentences to learn from and to stop early by. */
interface TrainingData {
  /** Those of a document follow each other. */
  readonly train: readonly TrainingSequence[];
  /** Empty where there was too little to hold anything out. */
  readonly dev: readonly LabelledSequence[];
  /** Of the sentences in `train`, sorted. */
  readonly labels: readonly string[];
}

interface TrainingSequence extends LabelledSequence {
  /** Id of its document. */
  readonly document: string;
  /** Id of the document that it is a copy of, else of its own. */
  readonly source: string;
}

/** With fewer documents, sentences are held out instead; with fewer sentences, nothing. */
const FEWEST_TO_DIVIDE = 10;

/**
 * The sentences of the documents, those too long cut into pieces, and those of the dev documents, or a tenth held out. A
 * document and its copies are held out together: else the tagger would be judged by what it has learned.
 *
 * @throws PalimpsestError `empty-training` where the documents hold no token.
 */
export function collectTrainingData(
  documents: readonly Document[],
  scheme: TagScheme,
  rng: Rng,
  { dev, language, onNotice }: Pick<TrainingContext, 'dev' | 'language' | 'onNotice'>,
): TrainingData {
  const unlearnable = createUnlearnable();
  let long = 0;
  const label = (docs: readonly Document[], unlearnt?: ReturnType<typeof createUnlearnable>): TrainingSequence[] =>
    docs.flatMap((doc) => {
      const origin = { document: doc.id, source: sourceOf(doc) };
      return labelSequences(doc, language, scheme, unlearnt).flatMap((sequence) => {
        if (sequence.tokens.length > MAX_TOKENS) long++;
        return cutLabelled(sequence).map((piece) => ({ ...piece, ...origin }));
      });
    });
  const divide = <T>(items: readonly T[], groupOf: (item: T) => unknown): { kept: T[]; held: T[] } => {
    const groups = [...new Set(items.map(groupOf))];
    const count = groups.length < FEWEST_TO_DIVIDE ? 0 : Math.round(groups.length / 10);
    const held = new Set(shuffle(groups, rng).slice(0, count));
    return {
      kept: items.filter((item) => !held.has(groupOf(item))),
      held: items.filter((item) => held.has(groupOf(item))),
    };
  };
  const sources = new Set(documents.map(sourceOf));

  let train: TrainingSequence[];
  let held: LabelledSequence[];
  if (dev && dev.length > 0) {
    train = label(documents, unlearnable);
    held = label(dev);
  } else if (sources.size >= FEWEST_TO_DIVIDE) {
    const parts = divide(documents, sourceOf);
    train = label(parts.kept, unlearnable);
    held = label(parts.held);
    onNotice?.('held-out', `no dev documents: ${parts.held.length} of ${documents.length} training documents held out`);
  } else {
    const all = label(documents, unlearnable);
    const isCopied = sources.size < documents.length;
    // Copies of a sentence cannot be told from it: with copies, nothing is held out.
    ({ kept: train, held } = isCopied ? { kept: all, held: [] } : divide(all, (sequence) => sequence));
    onNotice?.(
      'held-out',
      held.length > 0
        ? `no dev documents and few for training: ${held.length} of ${all.length} sentences held out`
        : 'no dev documents and too few to hold any out: trained for all epochs',
    );
  }
  reportUnlearnable(unlearnable, onNotice);
  if (long > 0) onNotice?.('long-sentences', `sentences of more than ${MAX_TOKENS} tokens, learned in pieces: ${long}`);
  if (train.length === 0) {
    throw new PalimpsestError('empty-training', 'the training documents hold no tokens', {
      hint: 'Give documents with text.',
    });
  }
  const labels = new Set(train.flatMap(({ tags }) => tags.filter((tag) => tag !== 'O').map((tag) => tag.slice(2))));
  return { train, dev: held, labels: [...labels].sort() };
}

function sourceOf({ id, derivedFrom }: Document): string {
  return derivedFrom?.id ?? id;
}

/** Puts sentences into ids; a tag that training does not have becomes `O`, so what has one must not be learned from. */
export function encodeSentence(
  table: FormTable,
  tags: readonly string[],
): (sentence: LabelledSequence) => EncodedSentence {
  const tagIds = new Map(tags.map((tag, id) => [tag, id]));
  return (sentence) => ({
    forms: Int32Array.from(sentence.tokens, ({ text }) => table.idOf(text)),
    tags: Int32Array.from(sentence.tags, (tag) => tagIds.get(tag) ?? 0),
  });
}

function cutLabelled(sequence: LabelledSequence): LabelledSequence[] {
  const { tokens, tags } = sequence;
  if (tokens.length <= MAX_TOKENS) return [sequence];
  const borders = cutIntoPieces(tokens, (token) => /^[OBSU]/.test(tags[token] as string));
  return borders.slice(1).map((end, i) => {
    const start = borders[i] as number;
    return { tokens: tokens.slice(start, end), tags: tags.slice(start, end) };
  });
}
