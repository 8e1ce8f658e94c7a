import type { Rng } from '../../core/rng.ts';
import { loadWordVectors } from '../../resources/word-vectors.ts';
import type { ElementSequence } from './elements.ts';
import { countCooccurrences, trainGlove } from './glove/train.ts';
import type { SensitivitySettings } from './settings.ts';
import type { TokenSource } from './tokens.ts';
import { learnUnigramPieces } from './unigram/trainer.ts';
import { createUnigramTokenizer, type ScoredPiece } from './unigram/lattice.ts';

/**
 * Vectors of words and of their pieces (Schamberger 2019, §5.4.1.3): a token is a piece of an element, and its vector is the
 * element's word's, from a file, and the piece's, learned from the training text, after each other.
 */
export interface VectorTables {
  /** In the order of their ids; then come the unknown piece and the mask. */
  readonly pieces: readonly ScoredPiece[];
  /** `(pieces + 2) × pieceDimension`. */
  readonly pieceVectors: Float32Array;
  readonly pieceDimension: number;
  /** Id 0 is unknown, whose vector is zero; word i has the id i + 1. */
  readonly words: readonly string[];
  /** `words × wordDimension`. */
  readonly wordVectors: Float32Array;
  /** 0 without a file. */
  readonly wordDimension: number;
}

/** The spellings under which an element's word is looked for in a file: letters and digits alone, as they are and small. */
export function spellingsOf(element: string): readonly string[] {
  const word = element.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return [word, word.toLowerCase()];
}

export function createVectorSource(tables: VectorTables): TokenSource {
  const { pieces, words, wordDimension } = tables;
  const tokenizer = createUnigramTokenizer(pieces);
  const ids = new Map(words.map((word, i) => [word, i + 1]));
  return {
    tokenise: (element) => tokenizer.encode(element),
    mask: tokenizer.size,
    random: (rng) => ({
      id: rng.int(Math.max(1, pieces.length)),
      ...(words.length > 0 && { word: 1 + rng.int(words.length) }),
    }),
    ...(wordDimension > 0 && {
      wordOf(element: string) {
        for (const spelling of spellingsOf(element)) {
          const id = ids.get(spelling);
          if (id !== undefined) return id;
        }
        return 0;
      },
    }),
  };
}

/**
 * Learns pieces and their vectors from training text, and fetches the vectors of words. Nothing is learned of the text of
 * sensitive elements: each is one mask.
 *
 * @throws PalimpsestError as `loadWordVectors`.
 */
export async function learnVectors(
  sequences: readonly ElementSequence[],
  settings: SensitivitySettings,
  rng: Rng,
  context: {
    readonly onNotice?: ((code: string, message: string) => void) | undefined;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<VectorTables> {
  const counts = new Map<string, number>();
  for (const { elements } of sequences) {
    for (const { text, sensitive } of elements) if (!sensitive) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const pieces = learnUnigramPieces(counts, { size: settings.pieces });
  const tokenizer = createUnigramTokenizer(pieces);
  const mask = tokenizer.size;
  const streams = sequences.map(({ elements }) =>
    Int32Array.from(elements.flatMap(({ text, sensitive }) => (sensitive ? [mask] : [...tokenizer.encode(text)]))),
  );
  context.signal?.throwIfAborted();
  const size = tokenizer.size + 1;
  const pairs = countCooccurrences(streams, size, settings.gloveWindow);
  const { pieceDimension, gloveIterations } = settings;
  const glove = trainGlove(
    pairs,
    size,
    { dimension: pieceDimension, iterations: gloveIterations, signal: context.signal },
    rng.fork('glove'),
  );
  context.onNotice?.(
    'pieces',
    `${pieces.length} pieces; vectors from ${pairs.values.length} co-occurrences, objective ${glove.loss.toFixed(4)}`,
  );
  const base = { pieces, pieceVectors: standardise(glove.values), pieceDimension };
  if (settings.vectors === undefined) {
    return { ...base, words: [], wordVectors: new Float32Array(0), wordDimension: 0 };
  }
  const wanted = new Set([...counts.keys()].flatMap(spellingsOf));
  const found = await loadWordVectors(settings.vectors, (word, rank) => rank < settings.extraWords || wanted.has(word));
  context.onNotice?.('vectors', `words with a vector: ${found.words.length}`);
  return { ...base, words: found.words, wordVectors: standardise(found.values), wordDimension: found.dimension };
}

/**
 * In place, scaled as a whole so that the mean square of the numbers is 1: fresh weights are drawn for inputs of that size, and
 * vectors learned from little text are a tenth of it, so that the first layers would hardly learn.
 */
export function standardise(values: Float32Array): Float32Array {
  const square = values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length);
  if (square === 0) return values;
  const factor = 1 / Math.sqrt(square);
  for (let i = 0; i < values.length; i++) values[i] = (values[i] as number) * factor;
  return values;
}

/** The vectors of tokens, one after the other. */
export function writeVectors(
  { pieceVectors, pieceDimension, wordVectors, wordDimension }: VectorTables,
  ids: Int32Array,
  words: Int32Array | undefined,
  to: Float32Array,
  at: number,
): void {
  const width = wordDimension + pieceDimension;
  for (let t = 0; t < ids.length; t++) {
    const place = at + t * width;
    const word = words?.[t] ?? 0;
    if (word > 0) to.set(wordVectors.subarray((word - 1) * wordDimension, word * wordDimension), place);
    const id = ids[t] as number;
    to.set(pieceVectors.subarray(id * pieceDimension, (id + 1) * pieceDimension), place + wordDimension);
  }
}
