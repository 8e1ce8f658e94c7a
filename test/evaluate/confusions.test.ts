import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createConfusions } from '../../src/evaluate/match-tokens.ts';
import { mergeCounts, totalCounts } from '../../src/evaluate/counts.ts';
import { findScorer } from '../../src/evaluate/scorers.ts';
import { docOf, mention, pairArbitrary } from './documents.ts';

describe('createConfusions', () => {
  it('counts tokens of one label that were tagged as another, the most frequent first', () => {
    const text = 'Anna Lind of Malmö General came on 3 May.';
    const gold = docOf(text, [
      mention(text, 'Anna Lind', 'NAME'),
      mention(text, 'Malmö General', 'HOSPITAL'),
      mention(text, '3 May', 'DATE'),
    ]);
    const predicted = docOf(text, [
      mention(text, 'Anna', 'NAME'),
      mention(text, 'Malmö', 'CITY'),
      mention(text, 'came on 3 May', 'DATE'),
    ]);
    const confusions = createConfusions();
    confusions.add(gold, predicted);
    confusions.add(gold, gold);
    confusions.add(gold, docOf(text, []));
    expect(confusions.result()).toEqual([
      { gold: 'HOSPITAL', predicted: 'O', count: 3 },
      { gold: 'NAME', predicted: 'O', count: 3 },
      { gold: 'DATE', predicted: 'O', count: 2 },
      { gold: 'O', predicted: 'DATE', count: 2 },
      { gold: 'HOSPITAL', predicted: 'CITY', count: 1 },
    ]);
  });

  it('adds up to what the token measure calls missed and spurious', () => {
    fc.assert(
      fc.property(fc.array(pairArbitrary(true), { maxLength: 4 }), (pairs) => {
        const confusions = createConfusions();
        for (const { gold, predicted } of pairs) confusions.add(gold, predicted);
        const token = findScorer('token');
        const total = totalCounts(mergeCounts(pairs.map(({ gold, predicted }) => token.count(gold, predicted))));
        const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
        const rows = confusions.result();
        expect(sum(rows.filter(({ gold }) => gold !== 'O'))).toBe(total.missed);
        expect(sum(rows.filter(({ predicted }) => predicted !== 'O'))).toBe(total.spurious);
      }),
    );
  });

  it('refuses two texts', () => {
    expect(() => createConfusions().add(docOf('a', []), docOf('b', []))).toThrow(TypeError);
  });
});
