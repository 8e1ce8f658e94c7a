import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduceInput, type KeptRater } from '../../../src/taggers/explain/mention.ts';

/** A prediction that stays as long as all of some tokens are kept; every token adds its weight to the evidence. */
function createRater(needed: readonly number[], weights: readonly number[]): KeptRater {
  return {
    judge: async (sentences) =>
      sentences.map((kept) => ({
        isSame: needed.every((token) => kept.includes(token)),
        probability: 1 / (1 + Math.exp(-kept.reduce((sum, token) => sum + (weights[token] ?? 0), 0))),
      })),
    weigh: async (sentences) => sentences.map((kept) => kept.map((token) => weights[token] ?? 0)),
  };
}

describe('input reduction', () => {
  it('takes out the word that counts least first, and never one of the mention', async () => {
    const { steps, kept } = await reduceInput(4, { first: 1, end: 2 }, createRater([1, 3], [0.2, -9, 0.1, 5]), 1);
    expect(steps.map(({ removed }) => removed)).toEqual([2, 0]);
    expect(kept).toEqual([1, 3]);
  });

  it('takes nothing out where every word is needed', async () => {
    const { steps, kept } = await reduceInput(3, { first: 0, end: 1 }, createRater([0, 1, 2], [1, 1, 1]), 5);
    expect(steps).toEqual([]);
    expect(kept).toEqual([0, 1, 2]);
  });

  it('goes on, with a beam, where one word alone stands in the way of others', async () => {
    // The word that counts least is needed: who tries it alone stops at once.
    const rater = createRater([0, 2], [9, 3, 0.1, 4]);
    expect((await reduceInput(4, { first: 0, end: 1 }, rater, 1)).kept).toEqual([0, 1, 2, 3]);
    expect((await reduceInput(4, { first: 0, end: 1 }, rater, 3)).kept).toEqual([0, 2]);
  });

  it('keeps what is needed and the mention, and with a beam as wide as the sentence nothing else', async () => {
    const sentence = fc.integer({ min: 1, max: 7 }).chain((length) =>
      fc.record({
        length: fc.constant(length),
        mention: fc.nat(length - 1),
        needed: fc.subarray(Array.from({ length }, (_, i) => i)),
        weights: fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: length, maxLength: length }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(sentence, async ({ length, mention, needed, weights }) => {
        const rater = createRater(needed, weights);
        const { steps, kept } = await reduceInput(length, { first: mention, end: mention + 1 }, rater, length);
        const least = [...new Set([...needed, mention])].toSorted((a, b) => a - b);
        expect(kept).toEqual(least);
        expect([...kept, ...steps.map(({ removed }) => removed)].toSorted((a, b) => a - b)).toEqual(
          Array.from({ length }, (_, i) => i),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('refuses a beam that is none', async () => {
    await expect(reduceInput(1, { first: 0, end: 1 }, createRater([], [0]), 0)).rejects.toThrow(TypeError);
  });
});
