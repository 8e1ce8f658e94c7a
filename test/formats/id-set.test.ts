import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdSet } from '../../src/formats/io/unique-ids.ts';

describe('a set of ids', () => {
  it('knows what it was given, in any order', () => {
    const number = fc.oneof(fc.nat(12).map(String), fc.constantFrom('00', '01', '007', '1234567890123456', ''));
    const id = fc.tuple(fc.constantFrom('', 'a', 'a-1-'), number, fc.constantFrom('', '-b', '-aug1', '1a-')).map((parts) => parts.join('')); // prettier-ignore
    fc.assert(
      fc.property(fc.array(id, { maxLength: 60 }), (ids) => {
        const [set, known] = [createIdSet(), new Set<string>()];
        for (const each of ids) {
          expect(set.add(each)).toBe(!known.has(each));
          known.add(each);
        }
      }),
    );
  });

  it('keeps nothing of ids that are numbered one after the other, nor of those of their copies', () => {
    const set = createIdSet();
    for (let i = 0; i < 5000; i++)
      for (const id of [`note-${i}`, `note-${i}-aug1`, `note-${i}-aug2`]) expect(set.add(id)).toBe(true);
    expect(set.add('note-4999')).toBe(false);
    expect(set.add('note-77-aug2')).toBe(false);
    expect(set.hashed).toBeLessThan(10);
  });

  it('keeps hashes of what is in no row, and of what comes when it has many rows', () => {
    const set = createIdSet();
    for (let i = 0; i < 3000; i++) expect(set.add(`${'x'.repeat(i % 50)}${i * 7}y${i}z`)).toBe(true);
    for (let i = 0; i < 3000; i++) expect(set.add(`${'x'.repeat(i % 50)}${i * 7}y${i}z`)).toBe(false);
    expect(set.hashed).toBeGreaterThan(1000);
  });
});
