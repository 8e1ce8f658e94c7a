import { BoundedCache } from '../core/caches.ts';
import type { Token } from '../core/types.ts';

/** A word of a text, and the token that it begins with. */
export interface Word {
  readonly text: string;
  readonly token: number;
}

const HAN = /^\p{Script=Han}/u;
const MOST_REMEMBERED = 16_384;

let segmenter: Intl.Segmenter | undefined;
const lengths = new BoundedCache<readonly number[]>(MOST_REMEMBERED);

/** Code units of the words of a run of Chinese characters, in their order. The dictionary is the same whatever the locale. */
const partRun = (run: string): readonly number[] =>
  lengths.get(run, () => {
    segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
    return Array.from(segmenter.segment(run), ({ segment }) => segment.length);
  });

/**
 * The words of tokens: each token is one, but that Chinese characters which stand together, each a token of its own, are joined to
 * words as the dictionary of the runtime (ICU) has them. That differs between versions, so this is for what is
 * measured, never for what is written by a seed.
 *
 * @param places from the first token to before the end; all, where absent.
 */
export function wordsOf(
  tokens: readonly Token[],
  places: { readonly first: number; readonly end: number } = { first: 0, end: tokens.length },
): readonly Word[] {
  const words: Word[] = [];
  for (let i = places.first; i < places.end;) {
    const { text } = tokens[i] as Token;
    if (!HAN.test(text)) {
      words.push({ text, token: i++ });
      continue;
    }
    const first = i++;
    let run = text;
    for (; i < places.end; i++) {
      const { start, text: next } = tokens[i] as Token;
      if (start !== (tokens[i - 1] as Token).end || !HAN.test(next)) break;
      run += next;
    }
    let [token, at, from] = [first, 0, 0];
    for (const length of partRun(run)) {
      words.push({ text: run.slice(from, from + length), token });
      from += length;
      for (; at < from; token++) at += (tokens[token] as Token).text.length;
    }
  }
  return words;
}
