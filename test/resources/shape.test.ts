import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { RegexSyntaxError } from '../../src/core/regex-syntax.ts';
import { parseRegexShape, ShapeSyntaxError, parseShape, slug } from '../../src/resources/shape.ts';

/** Small expressions over two letters, ambiguous ones among them; written for a full match by `RegExp`. */
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', 'b', '[ab]', '\\d', '[A-C]', ''),
    fc.tuple(tie('expression'), tie('expression')).map(([x, y]) => x + y),
    fc.tuple(tie('expression'), tie('expression')).map(([x, y]) => `(${x}|${y})`),
    fc.tuple(tie('expression'), fc.constantFrom('?', '{2}', '{0,2}', '{1,3}')).map(([x, limits]) => `(${x})${limits}`),
  ),
}));

/** Every string the expression matches, found by drawing until the count is reached. */
function draw(source: string, draws: number): Set<string> {
  const shape = parseRegexShape(source);
  const rng = createRng(3);
  return new Set(Array.from({ length: draws }, () => shape.render(rng)));
}

describe('parseRegexShape', () => {
  it('renders only what the expression matches', () => {
    fc.assert(
      fc.property(expression, fc.integer(), (source, seed) => {
        const rendered = parseRegexShape(source).render(createRng(seed));
        expect(rendered).toMatch(new RegExp(`^(?:${source})$`));
      }),
    );
  });

  it('counts exactly the distinct strings, also of ambiguous expressions', () => {
    fc.assert(
      fc.property(expression, (source) => {
        const { count } = parseRegexShape(source);
        fc.pre(count <= 60n);
        // With 60 equally likely strings, 3,000 draws miss one with probability below 1e-19.
        expect(draw(source, 3000).size).toBe(Number(count));
      }),
    );
  });

  it.each([
    ['[0-9]{5}', 100_000n],
    ['(a|a|b)', 2n],
    ['[2-9]\\d{2}-555-01\\d{2}', 80_000n],
    ['a{0,2}a{0,2}', 5n],
    ['([A-Z]|[0-9]){30}', 36n ** 30n],
    ['\\(\\+1\\)', 1n],
    ['[\\]\\-a-c]', 5n],
  ])('counts %s', (source, count) => {
    expect(parseRegexShape(source).count).toBe(count);
  });

  it('draws uniformly, long and short strings alike', () => {
    const shape = parseRegexShape('a?b?|c{1,3}');
    const rng = createRng(11);
    const seen = new Map<string, number>();
    for (let i = 0; i < 14_000; i++) {
      const text = shape.render(rng);
      seen.set(text, (seen.get(text) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual(['', 'a', 'ab', 'b', 'c', 'cc', 'ccc']);
    for (const count of seen.values()) expect(Math.abs(count - 2000)).toBeLessThan(250);
  });

  it.each(['a*', 'a+', 'a{2', 'a{3,2}', '(a', 'a)', '[a', '[]', '[^a]', '[z-a]', '.', '\\w', 'a\\', '{2}', '?'])(
    'refuses %s',
    (source) => {
      expect(() => parseRegexShape(source)).toThrow(RegexSyntaxError);
    },
  );

  it('refuses an expression that explodes, instead of hanging', () => {
    expect(() => parseRegexShape('((((a|b){90}){90}){90}){90}')).toThrow(/too long/);
  });
});

describe('parseShape', () => {
  it('splits text, slots and expressions', () => {
    const parts = parseShape('Dr. {family-names:f:1:upper} <[0-9]{2}> \\{x\\}');
    expect(parts.map((part) => part.kind)).toEqual(['text', 'slot', 'text', 'regex', 'text']);
    expect(parts[1]).toEqual({
      kind: 'slot',
      name: 'family-names',
      filter: { gender: 'f', band: 1 },
      transforms: ['upper'],
    });
    expect(parts[4]).toEqual({ kind: 'text', text: ' {x}' });
  });

  it.each(['', '{', '{x', 'x}', '<[0-9]', 'a > b', '{X y}', '{list:q}', '\\'])('refuses %j', (source) => {
    expect(() => parseShape(source)).toThrow(ShapeSyntaxError);
  });
});

describe('slug', () => {
  it.each([
    ["Núñez-O'Hara", 'nunezohara'],
    ['Łukasz Weiß', 'lukaszweiss'],
    ['Åsa Ærø', 'asaaero'],
  ])('writes %s as %s', (value, expected) => {
    expect(slug(value)).toBe(expected);
  });
});
