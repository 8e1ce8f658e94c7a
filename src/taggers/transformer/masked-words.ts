import path from 'node:path';
import type { CharSpan } from '../../core/types.ts';
import { openBackend, type BackendPreference } from '../neural/backend.ts';
import { readEncoderFolder } from './folder.ts';
import { createEncoder } from './model.ts';
import { readHead } from './pretrain/folder.ts';
import { createMaskedModel } from './pretrain/masked-model.ts';
import { openTokenizer } from './tokenizer/tokenizer.ts';
import { PalimpsestError } from '../../core/errors.ts';

/** A word of a text that is to be hidden. */
export interface HiddenWord extends CharSpan {
  readonly text: string;
}

/** A word that may stand in a hidden one's place. */
export interface Filling {
  readonly word: string;
  /** Of all pieces of the vocabulary, given the text around. */
  readonly probability: number;
}

/** Predicts hidden words. */
export interface WordFiller {
  /** Whether the vocabulary drops case: then its words are in lower case wherever they stand. */
  readonly lowercases: boolean;
  /**
   * Of each hidden word, what the encoder would write, likeliest first: words that are one piece of its vocabulary, letters alone. Each word is hidden
   * by itself. None where the text's pieces do not begin and end with the word.
   */
  predict(words: readonly HiddenWord[]): Promise<readonly (readonly Filling[])[]>;
  dispose(): void;
}

/** Pieces that are read around a hidden word, where the encoder takes so many. */
const WINDOW = 128;
const BATCH = 16;

/**
 * Opens the encoder of a folder with the head that predicts hidden pieces (Devlin et al. 2019, §3.1, task 1).
 *
 * @param leastProbability words that are less likely are not given.
 * @throws PalimpsestError `no-masked-head`, and those of `readEncoderFolder` and `openBackend`.
 */
export async function openWordFiller(
  folder: string,
  leastProbability: number,
  backend: BackendPreference,
): Promise<WordFiller> {
  const { config, rawConfig, weights, tokenizer: files } = await readEncoderFolder(folder);
  const head = await readHead({ folder, config, rawConfig });
  const tokenizer = openTokenizer(files, path.join(folder, 'tokenizer.json'));
  const { mask, begin, end } = tokenizer;
  if (mask === undefined) {
    throw new PalimpsestError('no-masked-head', 'the tokenizer of the encoder has no mask token', {
      place: { file: folder },
      hint: 'Use the tokenizer files that the encoder was published with.',
    });
  }
  await openBackend(backend);
  const model = createMaskedModel(createEncoder(config, weights), head);
  const room = Math.min(config.positions - config.firstPosition, WINDOW) - 2;
  const before = Array.from(tokenizer.encode('a').ids);
  const words = new Map<number, string | undefined>();

  /** A piece as the word that it writes after another; `undefined` where it is none, or a part of one. */
  const wordOf = (id: number): string | undefined => {
    if (!words.has(id)) {
      const word = tokenizer.nameOf(id).replace(/^[▁Ġ]/u, '');
      const { ids } = tokenizer.encode(`a ${word}`);
      const isWhole = /^\p{L}+$/u.test(word) && ids.length === before.length + 1 && ids.at(-1) === id;
      words.set(id, isWhole ? word : undefined);
    }
    return words.get(id);
  };

  const hide = ({ text, start, end: until }: HiddenWord) => {
    const { ids, starts, ends } = tokenizer.encode(text);
    let first = 0;
    while (first < ids.length && (ends[first] as number) <= start) first++;
    let last = first;
    while (last < ids.length && (starts[last] as number) < until) last++;
    if (last === first || starts[first] !== start || ends[last - 1] !== until) return undefined;
    const all = [...ids.subarray(0, first), mask, ...ids.subarray(last)];
    const from = Math.max(0, Math.min(first - (room >> 1), all.length - room));
    const own = all.slice(from, from + room);
    return { ids: Int32Array.of(begin, ...own, end), places: Int32Array.of(1 + first - from) };
  };

  return {
    lowercases: String(tokenizer.encode('A').ids) === String(before),
    async predict(asked) {
      const found: (readonly Filling[])[] = asked.map(() => []);
      const hidden = asked.flatMap((word, index) => {
        const sequence = hide(word);
        return sequence ? [{ index, sequence }] : [];
      });
      for (let from = 0; from < hidden.length; from += BATCH) {
        const batch = hidden.slice(from, from + BATCH);
        const probabilities = await model.predict(batch.map(({ sequence }) => sequence));
        for (const [row, { index }] of batch.entries()) {
          const own = probabilities.subarray(row * config.vocabularySize, (row + 1) * config.vocabularySize);
          const likely: Filling[] = [];
          own.forEach((probability, id) => {
            const word = probability >= leastProbability ? wordOf(id) : undefined;
            if (word !== undefined) likely.push({ word, probability });
          });
          found[index] = likely.toSorted((a, b) => b.probability - a.probability);
        }
      }
      return found;
    },
    dispose: () => model.dispose(),
  };
}
