import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/core/rng.ts';
import { maskSequence, type MaskVocabulary } from '../../../../src/taggers/transformer/pretrain/masked-model.ts';

const SIZE = 205;
/** Ids from 105 on continue words. */
const vocabulary: MaskVocabulary = {
  mask: 4,
  firstOrdinary: 5,
  size: SIZE,
  continues: Uint8Array.from({ length: SIZE }, (_, id) => (id >= 105 ? 1 : 0)),
};

const body = fc.array(fc.integer({ min: 1, max: SIZE - 1 }), { minLength: 1, maxLength: 60 });

describe('maskSequence', () => {
  it('predicts the share of the ordinary pieces, at least one, and changes nothing else', () => {
    fc.assert(
      fc.property(body, fc.integer(), fc.double({ min: 0.05, max: 0.9, noNaN: true }), (pieces, seed, share) => {
        const ids = Int32Array.of(2, ...pieces, 3);
        const masked = maskSequence(ids, vocabulary, { share, wholeWords: false }, createRng(seed));
        const ordinary = ids.filter((id) => id >= 5).length;
        expect(masked.places.length).toBe(ordinary === 0 ? 0 : Math.max(1, Math.round(ordinary * share)));
        expect(masked.places.every((place) => (ids[place] as number) >= 5)).toBe(true);
        const restored = masked.ids.slice();
        masked.places.forEach((place, i) => (restored[place] = masked.originals[i] as number));
        expect(restored).toEqual(ids);
      }),
    );
  });

  it('with whole words predicts all pieces of a word or none', () => {
    fc.assert(
      fc.property(body, fc.integer(), (pieces, seed) => {
        const ids = Int32Array.of(2, ...pieces, 3);
        const { places } = maskSequence(ids, vocabulary, { share: 0.3, wholeWords: true }, createRng(seed));
        const chosen = new Set(places);
        for (let i = 2; i < ids.length; i++) {
          const oneWord = (ids[i] as number) >= 105 && (ids[i - 1] as number) >= 5;
          if (oneWord) expect(chosen.has(i)).toBe(chosen.has(i - 1));
        }
      }),
    );
  });

  it('hides eight of ten behind the mask, and puts a random piece in the place of one of ten', () => {
    const ids = new Int32Array(20_000).fill(50);
    const { ids: hidden, places } = maskSequence(ids, vocabulary, { share: 0.5, wholeWords: false }, createRng(1));
    const share = (is: (id: number) => boolean) =>
      places.filter((place) => is(hidden[place] as number)).length / places.length;
    expect(places.length).toBe(10_000);
    expect(share((id) => id === 4)).toBeCloseTo(0.8, 1);
    expect(share((id) => id === 50)).toBeCloseTo(0.1, 1);
    expect(new Set(hidden).size).toBeGreaterThan(150);
    expect(Math.min(...hidden.filter((id) => id !== 4))).toBe(5);
  });
});
