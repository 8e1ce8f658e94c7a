import { describe, expect, it } from 'vitest';
import type { SourceText } from '../../../src/evaluate/audit/leak-index.ts';
import { createLinkage, upperBound } from '../../../src/evaluate/audit/linkage.ts';

const DOCUMENTS = 50;
/** Words 1 to 8 in all documents, eight more in one alone. */
const words = (i: number) => [...Array(8).keys()].flatMap((w) => [w + 1, 100 + 8 * i + w]);
const texts: readonly SourceText[] = Array.from({ length: DOCUMENTS + 1 }, (_, i) => ({ label: 'X', text: `t${i}`, documents: i === DOCUMENTS ? DOCUMENTS : 1, documentId: `s${i}`, entityId: 'T1' })); // prettier-ignore

function link(
  derived: (i: number) => { words?: readonly number[]; gaps?: string; texts?: readonly number[] },
  copies = 1,
) {
  const linkage = createLinkage(1);
  for (let i = 0; i < DOCUMENTS; i++) linkage.addSource(`s${i}`, { words: words(i), gaps: `${i} 3`, texts: [i, DOCUMENTS] }); // prettier-ignore
  for (let i = 0; i < DOCUMENTS; i++) {
    const { words: own = [], gaps, texts: met = [] } = derived(i);
    for (let copy = 0; copy < copies; copy++) linkage.addDerived(`s${i}`, { words: own, gaps, texts: met }, texts);
  }
  const { rows } = linkage.result();
  return Object.fromEntries(rows.map((row) => [row.by, row]));
}

describe('linkage by what is left', () => {
  it('tells every document whose words, dates and mentions are kept, its copies together', () => {
    for (const copies of [1, 3]) {
      const rows = link((i) => ({ words: words(i), gaps: `${i} 3`, texts: [i] }), copies);
      for (const row of Object.values(rows)) expect([row.documents, row.told, row.bound, row.isAbove]).toEqual([DOCUMENTS, DOCUMENTS, 1, true]); // prettier-ignore
    }
  });

  it('tells none where another stands as near, and by what everybody has', () => {
    const rows = link((i) => ({ words: words(i - (i % 2)).concat(words(i - (i % 2) + 1)), gaps: '7', texts: [i - (i % 2), i - (i % 2) + 1, DOCUMENTS] })); // prettier-ignore
    for (const row of Object.values(rows)) expect([row.told, row.isAbove]).toEqual([0, false]);
    expect(link(() => ({ texts: [DOCUMENTS] }))['mentions']?.told).toBe(0);
  });

  it('takes matches by chance for no more than that', () => {
    // Each has the texts of another.
    const rows = link((i) => ({ words: words((i + 7) % DOCUMENTS), gaps: `${(i * 3) % DOCUMENTS} 3`, texts: [(i + 1) % DOCUMENTS] })); // prettier-ignore
    for (const { told, atMost, byChance, isAbove } of Object.values(rows)) {
      expect(told).toBeLessThanOrEqual(2);
      expect(isAbove).toBe(false);
      expect(atMost).toBeGreaterThanOrEqual(3);
      expect(byChance).toBeCloseTo(1, 0);
    }
  });

  it('looks only for documents that something was made from', () => {
    const linkage = createLinkage(1);
    for (const id of ['a', 'b'])
      linkage.addSource(id, { words: words(id === 'a' ? 1 : 2), gaps: undefined, texts: [] });
    linkage.addDerived('a', { words: words(1), gaps: '4', texts: [] }, []);
    linkage.addDerived(undefined, { words: words(9), gaps: '4', texts: [] }, []);
    const { documents, rows } = linkage.result();
    expect(documents).toBe(1);
    expect(rows.map(({ by, documents: able, told }) => [by, able, told])).toEqual([['words', 1, 1], ['rare', 1, 1], ['dates', 0, 0], ['mentions', 0, 0]]); // prettier-ignore
    expect(
      createLinkage(1)
        .result()
        .rows.map(({ bound }) => bound),
    ).toEqual([1, 1, 1, 1]);
  });
});

describe('the upper bound of a share', () => {
  // By R: binom.test(k, n, alternative = "less")$conf.int[2]. For k = 0 it is 1 - 0.05^(1/n).
  it.each([
    [0, 10, 1 - 0.05 ** (1 / 10)],
    [0, 2000, 1 - 0.05 ** (1 / 2000)],
    [1, 10, 0.3941633],
    [5, 10, 0.7775589],
  ])('%i of %i', (successes, of, bound) => expect(upperBound(successes, of)).toBeCloseTo(bound, 6));
});
