import { beforeEach, describe, expect, it } from 'vitest';
import { BoundedCache, CacheBudget, ownString } from '../../src/core/caches.ts';

/** A budget of their own: the one of the thread is shared with whatever other tests left in it. */
const alone = <T>(most: number) => new BoundedCache<T>(most, new CacheBudget());

describe('a bounded cache', () => {
  it('holds no more values than it may, however many strings come', () => {
    const cache = alone<number>(10);
    for (let i = 0; i < 1000; i++) {
      cache.get(`word ${i}`, (key) => key.length);
      expect(cache.size).toBeLessThanOrEqual(10);
    }
  });

  it('makes a value once while it is asked for again and again, whatever comes between', () => {
    const cache = alone<string>(10);
    let made = 0;
    for (let i = 0; i < 1000; i++) {
      cache.get('asked again', () => `value ${++made}`);
      cache.get(`passing ${i}`, (key) => key);
    }
    expect(made).toBe(1);
    expect(cache.get('asked again', () => 'another')).toBe('value 1');
  });

  it('remembers that there is nothing', () => {
    const cache = alone<string | undefined>(4);
    let asked = 0;
    for (let i = 0; i < 5; i++) cache.get('word', () => (asked++, undefined));
    expect(asked).toBe(1);
  });
});

describe('bounded caches that share a budget', () => {
  let budget: CacheBudget;
  beforeEach(() => (budget = new CacheBudget()));

  const fill = (caches: readonly BoundedCache<string>[], from: number, to: number) => {
    for (let i = from; i < to; i++) for (const cache of caches) cache.get(`word ${i}`, (key) => key);
  };
  const held = (caches: readonly BoundedCache<string>[]) => caches.reduce((sum, { size }) => sum + size, 0);

  it('hold no more than eight that are full, however many there are', () => {
    const caches = Array.from({ length: 50 }, () => new BoundedCache<string>(100, budget));
    let most = 0;
    for (let i = 0; i < 1000; i += 10) {
      fill(caches, i, i + 10);
      most = Math.max(most, held(caches));
    }
    expect(most).toBeLessThanOrEqual(800);
    expect(most).toBeGreaterThan(400);
  });

  it('forget what a cache holds that nobody asks any more', () => {
    const left = new BoundedCache<string>(100, budget);
    const others = Array.from({ length: 20 }, () => new BoundedCache<string>(100, budget));
    fill([left], 0, 100);
    fill(others, 0, 100);
    expect(left.size).toBe(0);
  });

  it('leave a cache alone whose own values come and go, but for its share', () => {
    const kept = new BoundedCache<string>(100, budget);
    kept.get('kept', (key) => key);
    fill([new BoundedCache<string>(10, budget)], 0, 10_000);
    expect(kept.size).toBe(1);
  });

  it('keep what is asked for again and again', () => {
    const asked = new BoundedCache<string>(100, budget);
    const others = Array.from({ length: 20 }, () => new BoundedCache<string>(100, budget));
    let made = 0;
    for (let i = 0; i < 1000; i++) {
      asked.get('asked again', () => `value ${++made}`);
      fill(others, i, i + 1);
    }
    expect(made).toBe(1);
  });
});

describe('a string of its own', () => {
  it('is equal to the piece that it is a copy of', () => {
    const text = 'a text that is longer than thirteen units, with \ud83d\ude00 and a lone \ud83d in it';
    for (let end = 0; end <= text.length; end++) expect(ownString(text.slice(0, end))).toBe(text.slice(0, end));
  });
});
