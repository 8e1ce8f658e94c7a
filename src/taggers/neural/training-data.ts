import { PalimpsestError } from '../../core/errors.ts';
import type { TagScheme } from '../../core/corpus-format.ts';
import type { Rng } from '../../core/rng.ts';
import type { TrainingContext } from '../../core/tagger.ts';
import type { Document } from '../../core/types.ts';
import { createUnlearnable, labelSequences, reportUnlearnable, type LabelledSequence } from '../sequences.ts';
import { shuffle, type EncodedSentence } from './batches.ts';
import type { FormTable } from './forms.ts';
import { cutIntoPieces, MAX_TOKENS } from './pieces.ts';

/** Labelled sentences to learn from and to stop early by. */
export interface TrainingData {
  readonly train: readonly LabelledSequence[];
  /** Empty where there was too little to hold anything out. */
  readonly dev: readonly LabelledSequence[];
  /** Of the sentences in `train`, sorted. */
  readonly labels: readonly string[];
}

/** With fewer documents, sentences are held out instead; with fewer sentences, nothing. */
const FEWEST_TO_DIVIDE = 10;

/**
 * The sentences of the documents, those too long cut into pieces, and those of the dev documents, or a tenth held out.
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
  const label = (docs: readonly Document[], unlearnt?: ReturnType<typeof createUnlearnable>): LabelledSequence[] =>
    docs.flatMap((doc) =>
      labelSequences(doc, language, scheme, unlearnt).flatMap((sequence) => {
        if (sequence.tokens.length > MAX_TOKENS) long++;
        return cutLabelled(sequence);
      }),
    );
  const divide = <T>(items: readonly T[]): { kept: T[]; held: T[] } => {
    const count = items.length < FEWEST_TO_DIVIDE ? 0 : Math.round(items.length / 10);
    const held = new Set(shuffle(items.map((_, i) => i), rng).slice(0, count)); // prettier-ignore
    return { kept: items.filter((_, i) => !held.has(i)), held: items.filter((_, i) => held.has(i)) };
  };

  let train: LabelledSequence[];
  let held: LabelledSequence[];
  if (dev && dev.length > 0) {
    train = label(documents, unlearnable);
    held = label(dev);
  } else if (documents.length >= FEWEST_TO_DIVIDE) {
    const parts = divide(documents);
    train = label(parts.kept, unlearnable);
    held = label(parts.held);
    onNotice?.('held-out', `no dev documents: ${parts.held.length} of ${documents.length} training documents held out`);
  } else {
    const all = label(documents, unlearnable);
    ({ kept: train, held } = divide(all));
    onNotice?.(
      'held-out',
      held.length > 0
        ? `no dev documents and few for training: ${held.length} of ${all.length} sentences held out`
        : 'no dev documents and too few sentences to hold any out: trained for all epochs',
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
