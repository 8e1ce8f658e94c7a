import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyOf } from '../../src/text/alternatives.ts';

const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'é', '.', '(', '|', '😀', '-'), minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 }); // prettier-ignore
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'é', '.', '(', '|', '😀', '-', ' '), maxLength: 40 });

it.each(['gu', 'giu'])('finds what a list finds that has the longest words first (%s)', (flags) => {
  fc.assert(
    fc.property(words, text, (any, sample) => {
      const list = flags.includes('i') ? any.map((word) => word.toLowerCase()) : any;
      const longestFirst = list.toSorted((a, b) => b.length - a.length);
      const escaped = longestFirst.map((word) => word.replaceAll(/[.(|]/g, '\\$&')).join('|');
      const found = (source: string) => Array.from(sample.matchAll(new RegExp(`(?:${source})(?!b)`, flags)), ({ 0: word, index }) => [index, word]); // prettier-ignore
      expect(found(anyOf(list))).toEqual(found(escaped));
    }),
  );
});

it('finds nothing of no words', () => {
  expect(new RegExp(anyOf([]), 'u').test('')).toBe(false);
});
