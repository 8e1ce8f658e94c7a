import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addExpectations,
  bestPath,
  buildLattices,
  createUnigramTokenizer,
  WORD_START,
} from '../../../src/taggers/sensitivity/unigram/lattice.ts';
import { digamma, learnUnigramPieces } from '../../../src/taggers/sensitivity/unigram/trainer.ts';

/** All ways to cut a text into pieces, by plain recursion. */
function allPaths(text: string, pieces: readonly string[]): number[][] {
  if (text === '') return [[]];
  return pieces.flatMap((piece, id) =>
    text.startsWith(piece) ? allPaths(text.slice(piece.length), pieces).map((rest) => [id, ...rest]) : [],
  );
}

const pieces = ['a', 'b', 'c', 'ab', 'bc', 'abc', 'ca', 'aa'];
const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 }), {
  minLength: 1,
  maxLength: 4,
});
const weights = fc.array(fc.double({ min: -6, max: -0.1, noNaN: true }), { minLength: 8, maxLength: 8 });

describe('the lattice', () => {
  const build = (given: readonly string[]) => buildLattices(given, 16, (piece) => pieces.indexOf(piece));

  it('expects pieces as often as summing over all ways to cut gives', () => {
    fc.assert(
      fc.property(texts, weights, (given, logs) => {
        const expected = new Float64Array(pieces.length);
        let likelihood = 0;
        for (const text of given) {
          const paths = allPaths(text, pieces);
          const probabilities = paths.map((path) => Math.exp(path.reduce((sum, id) => sum + (logs[id] as number), 0)));
          const total = probabilities.reduce((a, b) => a + b, 0);
          likelihood += 2 * Math.log(total);
          paths.forEach((path, p) => {
            for (const id of path) expected[id] = (expected[id] as number) + (2 * (probabilities[p] as number)) / total;
          });
        }
        const found = new Float64Array(pieces.length);
        const own = addExpectations(
          build(given),
          new Float64Array(given.length).fill(2),
          Float64Array.from(logs),
          found,
        );
        expect(own).toBeCloseTo(likelihood, 8);
        found.forEach((value, id) => expect(value).toBeCloseTo(expected[id] as number, 8));
      }),
    );
  });

  it('finds a way that none is better than, without a piece if asked', () => {
    fc.assert(
      fc.property(texts, weights, fc.integer({ min: 3, max: 7 }), (given, logs, except) => {
        const lattices = build(given);
        const scoreOf = (path: readonly number[]) => path.reduce((sum, id) => sum + (logs[id] as number), 0);
        given.forEach((text, t) => {
          for (const left of [-1, except]) {
            const path = bestPath(lattices, t, Float64Array.from(logs), left);
            expect(path.map((id) => pieces[id]).join('')).toBe(text);
            const others = allPaths(text, pieces).filter((one) => !one.includes(left));
            expect(scoreOf(path)).toBeCloseTo(Math.max(...others.map(scoreOf)), 9);
          }
        });
      }),
    );
  });
});

it('digamma is that of the tables', () => {
  expect(digamma(1)).toBeCloseTo(-0.5772156649015329, 9);
  expect(digamma(0.5)).toBeCloseTo(-1.9635100260214235, 9);
  expect(digamma(10)).toBeCloseTo(2.251752589066721, 9);
});

describe('learned pieces', () => {
  const words = new Map([
    ['Verfassungsgericht', 40],
    ['Verwaltungsgericht', 30],
    ['Landgericht', 60],
    ['Amtsgericht', 50],
    ['Gericht', 20],
    ['gerichtlich', 10],
    ['Verfahren', 35],
    ['Vertrag', 25],
    ['😀', 3],
  ]);

  it('hold what words have in common, and all characters, and no more than wanted', () => {
    const learned = learnUnigramPieces(words, { size: 50 });
    expect(learned.length).toBeLessThanOrEqual(50);
    const names = new Set(learned.map(({ piece }) => piece));
    const characters = new Set([...words.keys()].flatMap((word) => Array.from(word)));
    expect([...characters].every((character) => names.has(character))).toBe(true);
    expect([...names].some((piece) => piece.endsWith('gericht') && piece.length > 6)).toBe(true);
    expect(learned.every(({ score }, i) => i === 0 || score <= (learned[i - 1]?.score ?? 0))).toBe(true);
  });

  it('give the training words a higher likelihood than characters alone do', () => {
    const likelihood = (size: number) => {
      const learned = learnUnigramPieces(words, { size });
      const ids = new Map(learned.map(({ piece }, id) => [piece, id]));
      const lattices = buildLattices([...words.keys()].map((word) => WORD_START + word), 16, (piece) => ids.get(piece) ?? -1); // prettier-ignore
      const total = learned.reduce((sum, { score }) => sum + Math.exp(score), 0);
      const scores = Float64Array.from(learned, ({ score }) => score - Math.log(total));
      return addExpectations(lattices, Float64Array.from(words.values()), scores, new Float64Array(learned.length));
    };
    expect(likelihood(60)).toBeGreaterThan(likelihood(30) + 100);
  });

  it('cut any word, and put together give it back but for unknown characters', () => {
    const learned = learnUnigramPieces(words, { size: 60 });
    const tokenizer = createUnigramTokenizer(learned);
    const { unknown } = tokenizer;
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('G', 'e', 'r', 'i', 'ch', 't', 's', 'V', '😀', '#', '€') }),
        (word) => {
          const ids = [...tokenizer.encode(word)];
          const known = word.replaceAll(/[#€]+/g, '?');
          expect(
            ids
              .map((id) => (id === unknown ? '?' : learned[id]?.piece))
              .join('')
              .replace(WORD_START, ''),
          ).toBe(known);
        },
      ),
    );
    expect(tokenizer.encode('Landgericht').length).toBeLessThan('Landgericht'.length / 2);
  });
});
