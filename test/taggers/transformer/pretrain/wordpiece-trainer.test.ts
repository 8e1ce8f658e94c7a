import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from '../../../../src/taggers/transformer/pretrain/text.ts';
import { learnWordPieces, SPECIAL_PIECES } from '../../../../src/taggers/transformer/pretrain/wordpiece-trainer.ts';
import { wordPieceTokenizer } from '../../../../src/taggers/transformer/tokenizer/files.ts';
import { fixture } from './fixture.ts';

const words = (texts: readonly string[], lowercase: boolean) =>
  countWords(texts, wordPieceTokenizer(SPECIAL_PIECES, { do_lower_case: lowercase }));

describe('learnWordPieces', () => {
  it.each(fixture.vocabularies)(
    'learns what Python learns (lower case $lowercase, $size pieces, from frequency $minFrequency)',
    ({ lowercase, pieces, ...options }) => {
      expect(learnWordPieces(words(fixture.texts, lowercase), options)).toEqual(pieces);
    },
  );

  it('gives every word of its alphabet pieces, each once, and the same ones for any order of the words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '𝒳'), minLength: 1, maxLength: 8 });
    const counted = fc.uniqueArray(fc.tuple(word, fc.integer({ min: 1, max: 9 })), { selector: ([one]) => one, minLength: 1 }); // prettier-ignore
    fc.assert(
      fc.property(counted, fc.integer({ min: 5, max: 60 }), (list, size) => {
        const learned = learnWordPieces(new Map(list), { size, minFrequency: 1 });
        expect(learned).toEqual(learnWordPieces(new Map(list.toReversed()), { size, minFrequency: 1 }));
        expect(new Set(learned).size).toBe(learned.length);
        expect(learned.length).toBeLessThanOrEqual(size);
      }),
    );
  });

  it('joins the most frequent pair first, and none that is rarer than asked for', () => {
    const counts = new Map([['ab', 3], ['xy', 2], ['mn', 1]]); // prettier-ignore
    const joined = (minFrequency: number) =>
      learnWordPieces(counts, { size: 100, minFrequency }).filter((piece) => /^\w\w$/.test(piece));
    expect(joined(1)).toEqual(['ab', 'xy', 'mn']);
    expect(joined(2)).toEqual(['ab', 'xy']);
  });
});

describe('countWords', () => {
  it('counts words as they are normalised and cut', () => {
    const counts = words(["Café, café; o'er\u200b", 'CAFÉ 東京'], true);
    expect(Object.fromEntries(counts)).toEqual({ cafe: 3, ',': 1, ';': 1, o: 1, "'": 1, er: 1, 東: 1, 京: 1 });
  });
});
