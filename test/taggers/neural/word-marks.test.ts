import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { createWordMarks, markOf, withoutSomeWords } from '../../../src/taggers/neural/word-marks.ts';

const lexicon = {
  types: ['city', 'family-name'],
  phrases: new Map([
    ['york', 3],
    ['smith', 2],
    ['new york', 1],
    ['new orleans', 1],
  ]),
};

describe('marks of words', () => {
  const { lists, clusters } = createWordMarks({
    lexicon,
    clusters: new Map([
      ['Smith', '0110'],
      ['york', '0111'],
      ['leeds', '0111'],
    ]),
  });
  if (!lists || !clusters) throw new Error('no marks');
  const rowOf = (word: string) => {
    const at = markOf(lists, word) * lists.width;
    return [...lists.values.subarray(at, at + lists.width)];
  };

  it('say of which lists a word is an entry, and of which it is a part', () => {
    expect(rowOf('York')).toEqual([1, 1, 1, 0]);
    expect(rowOf('SMITH')).toEqual([0, 1, 0, 0]);
    expect(rowOf('New')).toEqual([0, 0, 1, 0]);
    expect(rowOf('Leeds')).toEqual([0, 0, 0, 0]);
    expect(markOf(lists, 'new')).toBe(markOf(lists, 'orleans'));
  });

  it('put words of a cluster together, as written or in lower case', () => {
    expect(markOf(clusters, 'York')).toBe(markOf(clusters, 'leeds'));
    expect(markOf(clusters, 'Smith')).not.toBe(markOf(clusters, 'York'));
    expect(markOf(clusters, 'smith')).toBe(0);
    expect(clusters.count).toBe(2);
  });

  it('are hidden of a share of the listed words, the same for a seed', () => {
    const ids = new Map(Array.from({ length: 2000 }, (_, i) => [`w${i}`, 1]));
    const hide = (seed: number) => withoutSomeWords({ lists: { ...lists, ids } }, 0.1, createRng(seed)).lists?.ids;
    expect(hide(1)).toEqual(hide(1));
    expect(hide(1)).not.toEqual(hide(2));
    expect(hide(1)?.size).toBeGreaterThan(1700);
    expect(hide(1)?.size).toBeLessThan(1900);
  });
});
