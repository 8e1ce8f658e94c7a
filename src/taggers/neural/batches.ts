import { shuffle } from '../../core/rng.ts';
import { obtain } from '../../core/collections.ts';
import type { Rng } from '../../core/rng.ts';
import { columns, type Column, type FormTable } from './vocabulary.ts';

/** A sentence, or a piece of one, in numbers. */
export interface EncodedSentence {
  /** Ids in a form table. */
  readonly forms: Int32Array;
  /** Tag ids; empty where there are none to learn. */
  readonly tags: Int32Array;
}

/** Sentences side by side, padded to the longest. All `[sentences, longest]` in row order, the ids of each column too. */
export interface Batch extends Readonly<Record<Column, Int32Array>> {
  readonly sentences: number;
  readonly longest: number;
  readonly lengths: Int32Array;
  readonly tags: Int32Array;
  /** Ids of the batch's distinct forms in the table. */
  readonly distinct: readonly number[];
  /** Row of each token's form among the batch's distinct forms. */
  readonly forms: Int32Array;
  /** Of the distinct forms, so that each is read once however often it occurs. */
  readonly characters: {
    /** `[forms, longest]`, padded with 0. */
    readonly ids: Int32Array;
    readonly lengths: Int32Array;
    readonly longest: number;
  };
}

/**
 * @param chosen indices into `sentences`.
 * @param hide says of a token whether its word is to be taken for an unknown one.
 */
export function createBatch(
  sentences: readonly EncodedSentence[],
  chosen: readonly number[],
  table: FormTable,
  hide?: (sentence: number, token: number) => boolean,
): Batch {
  const lengths = Int32Array.from(chosen, (s) => (sentences[s] as EncodedSentence).forms.length);
  const longest = lengths.reduce((a, b) => Math.max(a, b), 1);
  const cells = chosen.length * longest;
  const tags = new Int32Array(cells);
  const forms = new Int32Array(cells);
  const ids = idsOf(() => new Int32Array(cells));
  const marked = columns.filter((column) => column !== 'words' && table[column].length > 0);
  const rows = new Map<number, number>();
  chosen.forEach((s, row) => {
    const sentence = sentences[s] as EncodedSentence;
    tags.set(sentence.tags, row * longest);
    for (let t = 0, at = row * longest; t < sentence.forms.length; t++, at++) {
      const form = sentence.forms[t] as number;
      const own = obtain(rows, form, () => rows.size);
      forms[at] = own;
      if (!hide?.(s, t)) ids.words[at] = table.words[form] as number;
      for (const column of marked) ids[column][at] = table[column][form] as number;
    }
  });
  const distinct = [...rows.keys()];
  const characters = padCharacters(distinct, table);
  return { sentences: chosen.length, longest, lengths, ...ids, tags, distinct, forms, characters };
}

function idsOf(make: (column: Column) => Int32Array): Record<Column, Int32Array> {
  return Object.fromEntries(columns.map((column) => [column, make(column)])) as Record<Column, Int32Array>;
}

/** The sentences from `from` up to `to` of a batch, padded as they are in it. */
export function partOf(batch: Batch, from: number, to: number): Batch {
  if (from === 0 && to === batch.sentences) return batch;
  const cut = (values: Int32Array) => values.slice(from * batch.longest, to * batch.longest);
  const lengths = batch.lengths.slice(from, to);
  const forms = cut(batch.forms);
  const rows = new Map<number, number>();
  lengths.forEach((length, sentence) => {
    for (let at = sentence * batch.longest, end = at + length; at < end; at++) {
      const row = forms[at] as number;
      const own = obtain(rows, row, () => rows.size);
      forms[at] = own;
    }
  });
  const kept = [...rows.keys()];
  return {
    sentences: to - from,
    longest: batch.longest,
    lengths,
    ...idsOf((column) => cut(batch[column])),
    tags: cut(batch.tags),
    distinct: kept.map((row) => batch.distinct[row] as number),
    forms,
    characters: chooseRows(batch.characters, kept),
  };
}

/** Some of the forms, padded as they are. */
export function chooseRows(
  { ids, lengths, longest }: Batch['characters'],
  rows: readonly number[],
): Batch['characters'] {
  const chosen = new Int32Array(rows.length * longest);
  rows.forEach((row, own) => chosen.set(ids.subarray(row * longest, (row + 1) * longest), own * longest));
  return { ids: chosen, lengths: Int32Array.from(rows, (row) => lengths[row] as number), longest };
}

function padCharacters(forms: readonly number[], table: FormTable): Batch['characters'] {
  const lengths = Int32Array.from(forms, (form) => (table.characters[form] as Int32Array).length);
  const longest = lengths.reduce((a, b) => Math.max(a, b), 1);
  const ids = new Int32Array(forms.length * longest);
  forms.forEach((form, row) => ids.set(table.characters[form] as Int32Array, row * longest));
  return { ids, lengths, longest };
}

/**
 * Divides sentences into batches of similar length: sorted by length, cut where the padded batch would exceed `batchTokens`.
 *
 * @param rng where given, sentences of nearly one length are mixed and the batches come in random order; else the longest
 *   come first.
 */
export function bucketByLength(lengths: readonly number[], batchTokens: number, rng?: Rng): number[][] {
  const order = lengths.map((_, s) => s);
  // Noise of up to a tenth of the length keeps batches from holding the same sentences in every epoch.
  const keys = rng ? lengths.map((length) => length * (1 + 0.1 * rng.float()) + rng.float()) : lengths;
  order.sort((a, b) => (keys[b] as number) - (keys[a] as number) || a - b);
  const batches: number[][] = [];
  let batch: number[] = [];
  let longest = 0;
  for (const s of order) {
    const length = Math.max(longest, lengths[s] as number);
    if (batch.length > 0 && length * (batch.length + 1) > batchTokens) {
      batches.push(batch);
      batch = [];
      longest = 0;
    }
    batch.push(s);
    longest = Math.max(longest, lengths[s] as number);
  }
  if (batch.length > 0) batches.push(batch);
  return rng ? shuffle(batches, rng) : batches;
}
