import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RegexSyntaxError } from '../../../src/core/regex-syntax.ts';
import { LinearRegex } from '../../../src/rules/networks/regex.ts';

const expression: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '\\p{Lu}', '\\.', 'é'),
    fc.tuple(tie('node'), tie('node')).map((parts) => parts.join('')),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `(?:${a}|${b})`),
    fc
      .tuple(tie('node'), fc.constantFrom('*', '+', '?', '{2}', '{1,}', '{0,2}'))
      .map(([a, repeat]) => `(${a})${repeat}`),
  ),
})).node;

describe('LinearRegex', () => {
  it('matches whole texts, and the longest start of them, as the runtime does', () => {
    fc.assert(
      fc.property(expression, fc.boolean(), fc.string({ unit: fc.constantFrom('a', 'b', 'A', '1', '.', 'é', '𝒜'), maxLength: 7 }), (source, ignoreCase, text) => {
        const own = new LinearRegex(ignoreCase ? `(?i)${source}` : source);
        const runtime = new RegExp(`^(?:${source})$`, ignoreCase ? 'iu' : 'u');
        expect(own.matches(text)).toBe(runtime.test(text));
        const starts = [...Array.from(text).keys(), Array.from(text).length]
          .map((length) => Array.from(text).slice(0, length).join(''))
          .filter((start) => runtime.test(start));
        expect(own.longestStart(text)).toBe(starts.at(-1)?.length ?? -1);
      }),
    ); // prettier-ignore
  });

  it('looks at every character once, also where the runtime would go back without end', () => {
    const text = 'a'.repeat(200_000);
    expect(new LinearRegex('(a+)+b').matches(text)).toBe(false);
    expect(new LinearRegex('(a|a|aa)*b').matches(text)).toBe(false);
    expect(new LinearRegex('(a*)*').matches(text)).toBe(true);
  });

  it.each([
    '(',
    ')',
    'a**',
    'a+?',
    '*a',
    '[',
    '[]',
    '(?=a)',
    '(?<n>a)',
    '\\1',
    '\\b',
    '^a',
    'a$',
    '\\',
    'a{2,1}',
    'a{,2}',
    '\\p{Nonsense}',
    '\\q',
    '[z-a]',
    '(a{999}){999}',
  ])(
    // prettier-ignore
    'refuses %j and says why',
    (source) => {
      expect(() => new LinearRegex(source)).toThrow(RegexSyntaxError);
    },
  );
});
