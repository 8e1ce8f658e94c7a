import { describe, expect, it } from 'vitest';
import { BoundedCache, ownString } from '../../src/core/caches.ts';

describe('a bounded cache', () => {
  it('holds no more values than it may, however many strings come', () => {
    const cache = new BoundedCache<number>(10);
    for (let i = 0; i < 1000; i++) {
      cache.get(`word ${i}`, (key) => key.length);
      expect(cache.size).toBeLessThanOrEqual(10);
    }
  });

  it('makes a value once while it is asked for again and again, whatever comes between', () => {
    const cache = new BoundedCache<string>(10);
    let made = 0;
    for (let i = 0; i < 1000; i++) {
      cache.get('asked again', () => `value ${++made}`);
      cache.get(`passing ${i}`, (key) => key);
    }
    expect(made).toBe(1);
    expect(cache.get('asked again', () => 'another')).toBe('value 1');
  });

  it('remembers that there is nothing', () => {
    const cache = new BoundedCache<string | undefined>(4);
    let asked = 0;
    for (let i = 0; i < 5; i++) cache.get('word', () => (asked++, undefined));
    expect(asked).toBe(1);
  });
});

describe('a string of its own', () => {
  it('is equal to the piece that it is a copy of', () => {
    const text = 'a text that is longer than thirteen units, with \ud83d\ude00 and a lone \ud83d in it';
    for (let end = 0; end <= text.length; end++) expect(ownString(text.slice(0, end))).toBe(text.slice(0, end));
  });
});
