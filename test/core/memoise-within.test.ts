import { expect, it } from 'vitest';
import { memoiseWithin } from '../../src/core/caches.ts';

it('remembers what was told of a word apart for each of what it was looked at in, also where that is nothing', () => {
  const asked: string[] = [];
  const tell = memoiseWithin((word: string, within: string) => {
    asked.push(`${within} ${word}`);
    return word === within ? undefined : word + within;
  });
  expect([tell('a', 'x'), tell('a', 'y'), tell('a', 'x'), tell('y', 'y'), tell('y', 'y')]).toEqual(['ax', 'ay', 'ax', undefined, undefined]); // prettier-ignore
  expect(asked).toEqual(['x a', 'y a', 'y y']);
});
