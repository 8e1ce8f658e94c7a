import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { familyOf, SURROGATE_FAMILIES } from '../../src/surrogates/index.ts';
import { SURROGATE_TYPES, type SurrogateType } from '../../src/surrogates/types.ts';
import { mention, setting } from '../helpers/surrogates.ts';

describe('familyOf', () => {
  it('finds one family for every type', () => {
    const types = SURROGATE_FAMILIES.flatMap((family) => family.types);
    expect(types.toSorted()).toEqual(SURROGATE_TYPES.toSorted());
    for (const type of SURROGATE_TYPES) expect(familyOf(type).types).toContain(type);
  });

  it('names the legal types', () => {
    expect(() => familyOf('colour' as SurrogateType)).toThrow(TypeError);
    expect(() => familyOf('colour' as SurrogateType)).toThrow(/patient.*zip/s);
  });

  it.each(SURROGATE_TYPES)('writes and draws: %s', (type) => {
    const family = familyOf(type);
    const one = mention(type, 'Abcd 1234');
    const draw = { scope: createRng(1) };
    expect(family.write(one, family.study([one], setting), draw, setting)).not.toBe('Abcd 1234');
    expect(family.fresh(type, createRng(1), setting)).toMatch(/./);
  });
});
