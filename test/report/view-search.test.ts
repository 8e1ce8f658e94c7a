import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHits, foldWithOffsets } from '../../src/report/view-search.ts';
import { fold } from '../../src/text/fold.ts';

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('É', 'e\u0301', 'ß', 'ς', 'Σ', ' ', '\n', '\u00a0', '臺', '’', 'İ', 'ﬁ', 'א', '한', '😀'),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
});

describe('folding for search', () => {
  it('knows where each folded character stands', () => {
    fc.assert(
      fc.property(text, (t) => {
        const { folded, starts, ends } = foldWithOffsets(t);
        expect(folded.trim()).toBe(fold(t));
        expect(starts).toHaveLength(folded.length);
        for (let i = 1; i < starts.length; i++) expect(starts[i]).toBeGreaterThanOrEqual(starts[i - 1] as number);
        for (let i = 0; i < starts.length; i++) expect(ends[i]).toBeGreaterThan(starts[i] as number);
      }),
    );
  });

  it('finds what differs in case, accents and white space only', () => {
    const where = 'Mme LEFE\u0300VRE,\nlefèvre  et Strauß';
    const found = findHits(where, fold('lefevre')).map(({ start, end }) => where.slice(start, end));
    expect(found).toEqual(['LEFE\u0300VRE', 'lefèvre']);
    expect(findHits(where, fold('Lefèvre ET'))).toHaveLength(1);
    expect(findHits(where, fold('strauss'))).toHaveLength(1);
    expect(findHits(where, '')).toEqual([]);
  });

  it('gets through a line of a megabyte without copying it at every word', { timeout: 20_000 }, () => {
    const line = 'Anna came and went. '.repeat(50_000);
    expect(findHits(`${line}Núria too.`, 'nuria')).toEqual([{ start: line.length, end: line.length + 5 }]);
  });
});
