import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { induceClusters } from '../../src/text/induce-clusters.ts';

const KINDS = {
  article: ['the', 'a', 'this'],
  animal: ['cat', 'dog', 'horse', 'cow'],
  verb: ['sees', 'bites', 'follows'],
  town: ['Lund', 'Kiel', 'Bath'],
};

/** "the dog sees this cow in Lund": each place has words of one kind. */
function sentences(count: number) {
  const rng = createRng(1);
  const order = ['article', 'animal', 'verb', 'article', 'animal', 'in', 'town'] as const;
  return Array.from({ length: count }, (_, line) =>
    order.map((kind, place) => (kind === 'in' ? 'in' : rng.fork('word', line, place).pick(KINDS[kind]))),
  );
}

const settings = { clusters: 6, minCount: 2, passes: 20 };

describe('induceClusters', () => {
  const found = induceClusters(sentences(300), settings);
  const pathOf = new Map(found.map(({ word, path }) => [word, path]));

  it.each(Object.values(KINDS))('puts words that stand in like places into one cluster: %s', (...words) => {
    expect(new Set(words.map((word) => pathOf.get(word))).size).toBe(1);
  });

  it('keeps apart what stands in other places', () => {
    const paths = [...Object.values(KINDS).map(([word]) => pathOf.get(word as string)), pathOf.get('in')];
    expect(new Set(paths).size).toBe(5);
  });

  it('names clusters by their paths in a tree: none begins with another', () => {
    const paths = [...new Set(pathOf.values())];
    for (const path of paths) {
      expect(path).toMatch(/^[01]+$/);
      expect(paths.filter((other) => other.startsWith(path))).toEqual([path]);
    }
  });

  it('counts words, the commonest first', () => {
    expect(found[0]).toMatchObject({ word: 'in', count: 300 });
    expect(found.map(({ count }) => count)).toEqual(found.map(({ count }) => count).toSorted((a, b) => b - a));
  });

  it('does not depend on the order of the sentences', () => {
    expect(induceClusters(sentences(300).toReversed(), settings)).toEqual(found);
  });

  it('leaves out words that are rarer than asked', () => {
    const words = induceClusters(
      [
        ['rare', 'word'],
        ['a', 'word'],
      ],
      settings,
    ).map(({ word }) => word);
    expect(words).toEqual(['word']);
    expect(induceClusters([['once']], settings)).toEqual([]);
  });
});
