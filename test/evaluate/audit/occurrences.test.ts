import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOccurrences } from '../../../src/evaluate/audit.ts';

const WORD = /[\p{L}\p{N}]/u;

/** As one would say it: every place of the text, with no letter or digit beside it where the mention has one at its edge. */
function plainly(text: string, mention: string): number[] {
  const isWord = (unit: string | undefined) => unit !== undefined && WORD.test(unit);
  return Array.from({ length: mention === '' ? 0 : text.length }, (_, at) => at).filter(
    (at) =>
      text.startsWith(mention, at) &&
      !(isWord(mention[0]) && isWord(text[at - 1])) &&
      !(isWord(mention.at(-1)) && isWord(text[at + mention.length])),
  );
}

describe('places of texts as whole words', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '1', ' ', '-', '.', '𝐚', '😀'), maxLength: 60 });

  it('are those that a search at every place finds', () => {
    fc.assert(
      fc.property(text, fc.array(fc.tuple(fc.nat(60), fc.nat(6)), { maxLength: 8 }), text, (whole, cuts, other) => {
        const units = Array.from(whole);
        const mentions = [other, ...cuts.map(([from, length]) => units.slice(from, from + length).join(''))];
        const find = createOccurrences(whole, mentions);
        for (const mention of mentions) expect(find(mention)).toEqual(plainly(whole, mention));
      }),
    );
  });
});
