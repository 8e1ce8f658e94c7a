import { expect, it } from 'vitest';
import { recallAtPrecision } from '../../../src/taggers/recall-bias/recall-at.ts';
import type { MarginalSource } from '../../../src/taggers/types.ts';
import { docOf } from '../../evaluate/documents.ts';

/** Tokens of one letter each, with the probability that they are none. */
function sourceOf(outside: readonly number[]): MarginalSource {
  return {
    tags: ['O', 'B-A', 'I-A'],
    scheme: 'IOB2',
    language: 'en',
    async *rate(docs) {
      for await (const doc of docs) {
        expect(doc.entities).toEqual([]); // it must not see them
        const tokens = outside.map((_, i) => ({ start: 2 * i, end: 2 * i + 1, text: 'x' }));
        const probabilities = Float64Array.from(outside.flatMap((p) => [p, 1 - p, 0]));
        yield { doc, sequences: [{ tokens, best: outside.map(() => 0), probabilities }] };
      }
    },
  };
}

it('recalls what the best threshold finds with so many right, and never parts tokens of one probability', async () => {
  const gold = docOf(
    'x x x x x',
    [0, 2, 3].map((i) => ({ start: 2 * i, end: 2 * i + 1, label: 'A' })),
  );
  const source = sourceOf([0.1, 0.2, 0.3, 0.4, 0.5]);
  // By probability: right, wrong, right, right, wrong.
  expect(await recallAtPrecision(source, [gold], 0.9)).toBeCloseTo(1 / 3, 12);
  expect(await recallAtPrecision(source, [gold], 0.75)).toBe(1);
  expect(await recallAtPrecision(sourceOf([0.1, 0.1, 0.3, 0.4, 0.5]), [gold], 0.9)).toBe(0);
  expect(await recallAtPrecision(source, [docOf('x x x x x', [])], 0.9)).toBeUndefined();
});
