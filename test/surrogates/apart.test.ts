import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { drawApart } from '../../src/surrogates/apart.ts';

describe('drawing apart', () => {
  const draws = (pool: readonly string[], taken: readonly string[]) => {
    const rng = createRng(7);
    let count = 0;
    const drawn = drawApart(new Map(taken.map((name) => [name, 'another'])), 'this', (again) => {
      count++;
      return rng.fork('draw', again).pick(pool);
    });
    return { drawn, count };
  };

  it('finds the one that is free', () => {
    const names = ['Lind', 'Berg', 'Ek', 'Asp', 'Alm'];
    for (const free of names) expect(draws(names, names.filter((name) => name !== free)).drawn).toBe(free); // prettier-ignore
  });

  it('ends early where the few that there are were all drawn', () => {
    const { drawn, count } = draws(['Lind'], ['Lind']);
    expect(drawn).toBeUndefined();
    expect(count).toBeLessThan(30);
    expect(draws(['Lind', 'Berg'], ['Lind', 'Berg']).count).toBeLessThan(40);
  });
});
