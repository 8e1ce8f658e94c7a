import type { CharSpan, Document } from '../../core/types.ts';
import { DEFAULT_CONVENTIONS, tokeniseAs } from '../../text/token-conventions.ts';
import { retokenise, type WrittenToken } from './retokenise.ts';

/** Tokens as spaCy has them: every character is in one, but for single spaces that follow one. */
export interface SpacedTokens {
  readonly tokens: readonly WrittenToken[];
  /** For each token, 1 where a space follows it. */
  readonly spaces: Uint8Array;
}

/** Where words stand in the text that they make. @param spaces truthy where a space follows the word. */
export function spansOfWords(words: readonly string[], spaces: ArrayLike<number | boolean>): readonly CharSpan[] {
  let start = 0;
  return words.map((word, i) => {
    const span = { start, end: start + word.length };
    start = span.end + (spaces[i] ? 1 : 0);
    return span;
  });
}

/** The text that words make. */
export function joinWords(words: readonly string[], spaces: ArrayLike<number | boolean>): string {
  return words.map((word, i) => (spaces[i] ? `${word} ` : word)).join('');
}

/**
 * Tokens of a document, those of its source where they still are. White space is a token, but for one space after another token; where
 * a mention begins or ends with that space, it is one too.
 *
 * @param source the tokens of the text as it was read.
 */
export function toSpacedTokens(doc: Document, source: readonly CharSpan[]): SpacedTokens {
  const { text, entities } = doc;
  const pieces = source.map(({ start, end }, token) => ({ start, end, token, sentence: 0 }));
  const found = retokenise(doc, pieces, (part) => tokeniseAs(part, DEFAULT_CONVENTIONS));
  const parts = entities.flatMap((entity) => entity.fragments ?? [entity]);
  const [starts, ends] = [new Set(parts.map(({ start }) => start)), new Set(parts.map(({ end }) => end))];
  const tokens: WrittenToken[] = [];
  const spaces: number[] = [];
  let cursor = 0;
  const fill = (to: number) => {
    const isFree = text[cursor] === ' ' && !starts.has(cursor) && !ends.has(cursor + 1);
    if (cursor < to && isFree && tokens.length > 0) {
      spaces[tokens.length - 1] = 1;
      cursor++;
    }
    while (cursor < to) {
      let end = cursor + 1;
      while (end < to && !starts.has(end) && !ends.has(end)) end++;
      tokens.push({ start: cursor, end, source: -1 });
      spaces.push(0);
      cursor = end;
    }
  };
  for (const token of found.flatMap((sentence) => sentence.tokens)) {
    if (token.start === token.end) continue;
    fill(token.start);
    tokens.push(token);
    spaces.push(0);
    cursor = token.end;
  }
  fill(text.length);
  return { tokens, spaces: Uint8Array.from(spaces) };
}
