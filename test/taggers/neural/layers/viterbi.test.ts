import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TagScheme } from '../../../../src/core/corpus-format.ts';
import { createRng } from '../../../../src/core/rng.ts';
import { createViterbi } from '../../../../src/taggers/neural/layers/viterbi.ts';
import { type TagConstraints, tagConstraints } from '../../../../src/taggers/tag-constraints.ts';
import { tagsToSpans } from '../../../../src/text/tags.ts';
import { allPaths, scoreOf } from './chains.ts';

const schemes: Record<TagScheme, readonly string[]> = {
  IO: ['O', 'I-A', 'I-B'],
  IOB1: ['O', 'B-A', 'I-A', 'B-B', 'I-B'],
  IOB2: ['O', 'B-A', 'I-A', 'B-B', 'I-B'],
  BIOES: ['O', 'B-A', 'I-A', 'E-A', 'S-A', 'B-B', 'I-B', 'E-B', 'S-B'],
  BILOU: ['O', 'B-A', 'I-A', 'L-A', 'U-A', 'B-B', 'I-B', 'L-B', 'U-B'],
};

function isLegal(path: readonly number[], { first, last, transitions }: TagConstraints): boolean {
  return path.every((tag, t) => {
    const before = path[t - 1];
    const enters = before === undefined ? first[tag] : transitions[before * first.length + tag];
    return enters === 1 && (t < path.length - 1 || last[tag] === 1);
  });
}

describe('tagConstraints', () => {
  it.each(['IOB2', 'BIOES', 'BILOU'] as const)(
    '%s: allow exactly the taggings in which nothing is missing',
    (scheme) => {
      const tags = schemes[scheme];
      const constraints = tagConstraints(tags, scheme);
      for (const path of [1, 2, 3].flatMap((length) => allPaths(length, tags.length))) {
        let faults = 0;
        tagsToSpans(
          path.map((tag) => tags[tag] as string),
          { scheme },
          () => faults++,
        );
        expect([path, isLegal(path, constraints)]).toEqual([path, faults === 0]);
      }
    },
  );

  it.each(['IO', 'IOB1'] as const)('%s: allow every tagging', (scheme) => {
    const { first, last, transitions } = tagConstraints(schemes[scheme], scheme);
    expect([...first, ...last, ...transitions].every((allowed) => allowed === 1)).toBe(true);
  });
});

describe('viterbi', () => {
  it('finds the best of all taggings, and the best of the legal ones', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom<TagScheme>('IO', 'IOB2', 'BIOES'),
        fc.boolean(),
        (seed, length, scheme, constrained) => {
          const rng = createRng(seed);
          const tags = schemes[scheme].slice(0, 5);
          const labels = tags.length;
          const draw = (size: number) => Float32Array.from({ length: size }, () => 4 * rng.float() - 2);
          const rows = (values: Float32Array) =>
            Array.from({ length: values.length / labels }, (_, i) => [
              ...values.subarray(i * labels, (i + 1) * labels),
            ]);
          const scores = draw(length * labels);
          const chain = { transitions: draw(labels * labels), start: draw(labels), end: draw(labels) };
          const constraints = tagConstraints(tags, scheme);
          const found = createViterbi(chain, constrained ? constraints : undefined)(scores, length);
          const nested = { transitions: rows(chain.transitions), start: [...chain.start], end: [...chain.end] };
          const best = allPaths(length, labels)
            .filter((path) => !constrained || isLegal(path, constraints))
            .map((path) => scoreOf(path, rows(scores), nested))
            .reduce((a, b) => Math.max(a, b));
          expect(scoreOf([...found], rows(scores), nested)).toBeCloseTo(best, 6);
          if (constrained) expect(isLegal([...found], constraints)).toBe(true);
        },
      ),
    );
  });

  it('stays in range where scores are not numbers, and takes an empty sequence', () => {
    const constraints = tagConstraints(schemes.BIOES, 'BIOES');
    const chain = { transitions: new Float32Array(81), start: new Float32Array(9), end: new Float32Array(9) };
    const viterbi = createViterbi(chain, constraints);
    expect(viterbi(new Float32Array(0), 0)).toEqual(new Int32Array(0));
    const path = viterbi(new Float32Array(27).fill(Number.NaN), 3);
    expect([...path].every((tag) => tag >= 0 && tag < 9)).toBe(true);
  });
});
