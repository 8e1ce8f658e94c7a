import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packStrings, unpackStrings } from '../../../src/taggers/lookups/string-table.ts';

describe('a table of strings', () => {
  it('comes back as it was packed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'grapheme' })), (strings) => {
        const sorted = strings.toSorted();
        expect(unpackStrings(packStrings(sorted))).toEqual(sorted);
      }),
    );
  });

  it.each([
    ['characters of one surrogate', ['😀', '😁', '🙀']],
    ['a byte-order mark', ['\uFEFFa', '\uFEFFb']],
    ['none', []],
    ['the empty one', ['', 'a']],
  ])('holds %s', (_, strings) => {
    expect(unpackStrings(packStrings(strings))).toEqual(strings);
  });

  it('writes a common beginning once', () => {
    const strings = Array.from({ length: 100 }, (_, i) => `${'prefix'.repeat(10)}${String(i).padStart(3, '0')}`);
    expect(packStrings(strings).length).toBeLessThan(100 * 7 + 100);
  });

  it('is refused where it is damaged', () => {
    const bytes = packStrings(['alpha', 'beta']);
    for (const damaged of [
      new Uint8Array(0),
      bytes.subarray(0, 9),
      bytes.subarray(0, -1),
      Uint8Array.of(...bytes, 65),
    ]) {
      expect(() => unpackStrings(damaged)).toThrow(expect.objectContaining({ code: 'damaged-model' }));
    }
  });
});
