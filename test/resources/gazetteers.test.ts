import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';

describe('loadGazetteers', () => {
  const gazetteers = loadGazetteers();

  it('draws from a list with a filter', () => {
    const list = gazetteers.list('en-US', 'given-names');
    const rng = createRng(1);
    for (let i = 0; i < 100; i++) {
      const name = list?.draw(rng, { gender: 'f', partition: 'train' }) ?? '';
      expect(list?.find(name.toUpperCase())?.gender).toBe('f');
    }
  });

  it('renders grammars', () => {
    const rng = createRng(1);
    const drawn = gazetteers
      .grammars('en')
      .map((name) => [name, gazetteers.render('en', name, rng), gazetteers.count('en', name)]);
    expect(drawn.every(([, value]) => value !== undefined)).toBe(true);
  });
});
