import { addCount } from '../../../core/collections.ts';
import { shuffle } from '../../../core/rng.ts';
import { PalimpsestError } from '../../../core/errors.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Document } from '../../../core/types.ts';
import { wordPieceTokenizer, type TokenizerFiles } from '../tokenizer/files.ts';
import { openTokenizer, type PieceTokenizer } from '../tokenizer/tokenizer.ts';
import { maskSequence, type MaskedSequence, type MaskVocabulary } from './masked-model.ts';
import type { PretrainSettings } from './settings.ts';
import { learnWordPieces, SPECIAL_PIECES, CONTINUING } from './wordpiece-trainer.ts';
import { alignWithItself, createNormaliser, SequencePreTokenizer } from '../tokenizer/normaliser.ts';

/** Of a longer run without white space, WordPiece makes one unknown piece. */
const MOST_CHARACTERS = 100;

/**
 * Counts the words of texts as a tokenizer cuts and normalises them.
 *
 * @param tokenizer its `tokenizer.json`; the vocabulary does not matter.
 */
export function countWords(
  texts: Iterable<string>,
  tokenizer: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, number> {
  const normalise = createNormaliser(tokenizer['normalizer'] as Parameters<typeof createNormaliser>[0]);
  const cutter = new SequencePreTokenizer({ type: 'Sequence', pretokenizers: [tokenizer['pre_tokenizer'] as object] });
  // White space divides words whatever else does, and what lies between comes again and again: it is cut once.
  const runs = new Map<string, number>();
  for (const text of texts) {
    for (const [run] of text.matchAll(/\S+/gu)) addCount(runs, run);
  }
  const words = new Map<string, number>();
  for (const [run, count] of runs) {
    const { text } = normalise(alignWithItself(run), { first: true, last: true });
    if (text === '') continue;
    for (const word of cutter.pre_tokenize_text(text, { section_index: 0 })) {
      if (word.length <= MOST_CHARACTERS) addCount(words, word, count);
    }
  }
  return words;
}

/** @param vocabulary pieces by id, special ones first. */
function maskVocabulary(vocabulary: readonly string[]): MaskVocabulary {
  return {
    mask: vocabulary.indexOf('[MASK]'),
    firstOrdinary: SPECIAL_PIECES.length,
    size: vocabulary.length,
    continues: Uint8Array.from(vocabulary, (piece) => (piece.startsWith(CONTINUING) ? 1 : 0)),
  };
}

/**
 * Cuts a document into stretches of at most `window` pieces, those around a sequence included, before a word where it can;
 * stretches do not go over the border of a document (the format DOC-SENTENCES of Liu et al. 2019, §4.2, without a search for
 * sentences). One of unknown pieces alone is left out.
 */
function divideIntoBlocks(
  text: string,
  tokenizer: PieceTokenizer,
  { continues, firstOrdinary }: MaskVocabulary,
  window: number,
): Int32Array[] {
  const { ids } = tokenizer.encode(text);
  const room = window - 2;
  const blocks: Int32Array[] = [];
  for (let from = 0; from < ids.length;) {
    let to = Math.min(ids.length, from + room);
    if (to < ids.length) {
      let border = to;
      while (border > from && continues[ids[border] as number] === 1) border--;
      if (border > from) to = border;
    }
    const own = ids.subarray(from, to);
    if (own.some((id) => id >= firstOrdinary)) blocks.push(Int32Array.of(tokenizer.begin, ...own, tokenizer.end));
    from = to;
  }
  return blocks;
}

/** Text in the pieces of a vocabulary learned from it. */
export interface PretrainingText {
  /** By id. */
  readonly vocabulary: readonly string[];
  readonly tokenizerFiles: TokenizerFiles;
  readonly masks: MaskVocabulary;
  readonly train: readonly Int32Array[];
  /** With pieces hidden once and for all; empty where there is too little text. */
  readonly heldOut: readonly MaskedSequence[];
  /** Nats by which the hidden held-out pieces are predicted from how often they occur in the training text alone. */
  readonly unigramLoss: number | undefined;
}

/** With fewer documents, stretches of text are held out instead. */
const FEWEST_TO_DIVIDE = 20;
/** Held-out stretches that are read: a loss from more is hardly surer. */
const MOST_HELD_OUT = 400;

/**
 * Learns the vocabulary from the documents and cuts them into blocks, some of which are held out.
 *
 * @param given held-out documents.
 * @throws PalimpsestError `empty-training` where there is no text.
 */
export function preparePretraining(
  documents: readonly Document[],
  given: readonly Document[] | undefined,
  settings: PretrainSettings,
  rng: Rng,
): PretrainingText {
  const { window, vocabularySize, minFrequency, lowercase } = settings;
  const parts =
    !given && documents.length >= FEWEST_TO_DIVIDE
      ? divide(documents, settings.heldOut, rng.fork('documents'))
      : { kept: documents, held: given ?? [] };
  const config = tokenizerConfig(lowercase, window);
  const texts = parts.kept.map(({ text }) => text);
  const words = countWords(texts, wordPieceTokenizer(SPECIAL_PIECES, config));
  if (words.size === 0) {
    throw new PalimpsestError('empty-training', 'the documents hold no text to learn from', {
      hint: 'Give documents with text.',
    });
  }
  const vocabulary = learnWordPieces(words, { size: vocabularySize, minFrequency });
  const tokenizerFiles = { tokenizer: wordPieceTokenizer(vocabulary, config), config };
  const tokenizer = openTokenizer(tokenizerFiles, 'vocab.txt');
  const masks = maskVocabulary(vocabulary);
  const cut = (docs: readonly Document[]) =>
    docs.flatMap(({ text }) => divideIntoBlocks(text, tokenizer, masks, window));

  let train = cut(parts.kept);
  let held = cut(parts.held);
  if (!given && parts.held.length === 0) ({ kept: train, held } = divide(train, settings.heldOut, rng.fork('blocks')));
  const chosen = shuffle([...held], rng.fork('held-out')).slice(0, MOST_HELD_OUT);
  const options = { share: settings.masked, wholeWords: settings.wholeWords };
  const heldOut = chosen.map((ids, i) => maskSequence(ids, masks, options, rng.fork('held-out', i)));
  const unigramLoss = heldOut.length > 0 ? unigramLossOf(heldOut, train, masks) : undefined;
  return { vocabulary, tokenizerFiles, masks, train, heldOut, unigramLoss };
}

/** `tokenizer_config.json`, as `transformers` reads it. */
function tokenizerConfig(lowercase: boolean, window: number): Record<string, unknown> {
  return {
    tokenizer_class: 'BertTokenizer',
    do_lower_case: lowercase,
    strip_accents: null,
    tokenize_chinese_chars: true,
    model_max_length: window,
    cls_token: '[CLS]',
    mask_token: '[MASK]',
    pad_token: '[PAD]',
    sep_token: '[SEP]',
    unk_token: '[UNK]',
  };
}

/** Nothing is held out of a single item. */
function divide<T>(items: readonly T[], share: number, rng: Rng): { readonly kept: T[]; readonly held: T[] } {
  const count = Math.min(items.length - 1, Math.round(items.length * share));
  const chosen = new Set(
    shuffle(
      items.map((_, i) => i),
      rng,
    ).slice(0, Math.max(0, count)),
  );
  return { kept: items.filter((_, i) => !chosen.has(i)), held: items.filter((_, i) => chosen.has(i)) };
}

/** Cross-entropy with the relative frequencies of training, each piece counted once more than it occurs (Laplace). */
function unigramLossOf(
  heldOut: readonly MaskedSequence[],
  train: readonly Int32Array[],
  { firstOrdinary, size }: MaskVocabulary,
): number {
  const counts = new Float64Array(size).fill(1, firstOrdinary);
  for (const block of train) {
    for (const id of block) if (id >= firstOrdinary) counts[id] = (counts[id] as number) + 1;
  }
  const total = counts.reduce((a, b) => a + b, 0);
  let [loss, pieces] = [0, 0];
  for (const { originals } of heldOut) {
    for (const id of originals) loss -= Math.log((counts[id] as number) / total);
    pieces += originals.length;
  }
  return loss / pieces;
}
