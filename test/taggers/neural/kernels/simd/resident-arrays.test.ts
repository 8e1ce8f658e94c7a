import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ResidentArrays,
  SLACK,
  type ResidentArray,
} from '../../../../../src/taggers/neural/kernels/simd/resident-arrays.ts';

const SIZE = 4096;

interface Kept extends ResidentArray {
  wanted: boolean;
  rescued: number[] | undefined;
}

function keep(count: number): Kept {
  const kept: Kept = {
    key: {},
    count,
    wanted: true,
    rescued: undefined,
    isWanted: () => kept.wanted,
    rescue: (values) => void (kept.rescued = [...values]),
  };
  return kept;
}

describe('the arrays that stay in a memory', () => {
  it('gives arrays places of their own, at the end, which they keep', () => {
    const rounds = fc.array(
      fc.record({
        counts: fc.array(fc.nat(150), { maxLength: 4 }),
        forgotten: fc.array(fc.nat(20)),
        least: fc.nat(SIZE),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(rounds, (list) => {
        const residents = new ResidentArrays();
        let there: { readonly kept: Kept; readonly address: number }[] = [];
        for (const { counts, forgotten, least } of list) {
          for (const i of forgotten) if (there[i]) there[i].kept.wanted = false;
          there = there.filter(({ kept }) => kept.wanted);
          const bytes = residents.sweep();
          expect(bytes).toBe(there.reduce((sum, { kept }) => sum + Math.ceil(kept.count / 16) * 64, 0));
          const added = counts.map(keep);
          const fits = residents.place(added, least, SIZE);
          for (const { kept, address } of there) expect(residents.addressOf(kept.key)).toBe(address);
          if (!fits) {
            for (const { key } of added) expect(residents.addressOf(key)).toBeUndefined();
            continue;
          }
          there.push(...added.map((kept) => ({ kept, address: residents.addressOf(kept.key) ?? Number.NaN })));
          const ranges = there.map(({ kept, address }) => [address, address + kept.count * 4] as const);
          for (const [from, to] of ranges) {
            expect(from % 64).toBe(0);
            expect(to).toBeLessThanOrEqual(SIZE - SLACK);
          }
          ranges.sort(([a, lastA], [b, lastB]) => a - b || lastA - lastB);
          for (let i = 1; i < ranges.length; i++)
            expect(ranges[i]?.[0]).toBeGreaterThanOrEqual(ranges[i - 1]?.[1] ?? 0);
          if (ranges.length > 0) expect(ranges[0]?.[0]).toBeGreaterThanOrEqual(least);
        }
      }),
    );
  });

  it('takes a place again that is free', () => {
    const residents = new ResidentArrays();
    const [a, b, c] = [keep(300), keep(300), keep(300)];
    expect(residents.place([a, b], 1024, SIZE)).toBe(true);
    expect(residents.place([c], 1024, SIZE)).toBe(false);
    a.wanted = false;
    residents.sweep();
    expect(residents.place([c], 1024, SIZE)).toBe(true);
    expect(residents.addressOf(a.key)).toBeUndefined();
  });

  it('gives away what is wanted where all has to give way', () => {
    const residents = new ResidentArrays();
    const [wanted, other] = [keep(3), keep(2)];
    residents.place([wanted, other], 0, SIZE);
    const memory = new ArrayBuffer(SIZE);
    new Float32Array(memory, residents.addressOf(wanted.key), 3).set([1, 2, 3]);
    other.wanted = false;
    residents.clear(memory);
    expect(wanted.rescued).toEqual([1, 2, 3]);
    expect(other.rescued).toBeUndefined();
    expect(residents.addressOf(wanted.key)).toBeUndefined();
    expect(residents.sweep()).toBe(0);
  });

  it('knows when a memory is too small for the rest alone', () => {
    expect(new ResidentArrays().place([], SIZE, SIZE)).toBe(false);
    expect(new ResidentArrays().place([], SIZE - SLACK, SIZE)).toBe(true);
  });
});
