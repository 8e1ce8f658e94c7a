import { describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/core/rng.ts';
import { createChainMarginals } from '../../../../src/taggers/neural/layers/viterbi.ts';
import { tagConstraints } from '../../../../src/taggers/tag-constraints.ts';

const TAGS = ['O', 'B-A', 'I-A', 'B-B', 'I-B'];

describe('createChainMarginals', () => {
  it('gives what adding up all legal taggings gives, start and end scores included', () => {
    const rng = createRng(7);
    const draw = (size: number, key: string) =>
      Float32Array.from({ length: size }, (_, i) => 4 * rng.fork(key, i).float() - 2);
    const chain = { transitions: draw(25, 'transitions'), start: draw(5, 'start'), end: draw(5, 'end') };
    const legal = tagConstraints(TAGS, 'IOB2');
    const marginals = createChainMarginals(chain, legal);
    for (const length of [1, 2, 4]) {
      const scores = draw(length * 5, `scores ${length}`);
      const expected = new Float64Array(length * 5);
      let total = 0;
      for (let code = 0; code < 5 ** length; code++) {
        const path = Array.from({ length }, (_, t) => Math.floor(code / 5 ** t) % 5);
        let sum = 0;
        let isLegal = true;
        path.forEach((tag, t) => {
          const before = path[t - 1];
          sum += (scores[t * 5 + tag] ?? 0) + (t === length - 1 ? (chain.end[tag] ?? 0) : 0);
          sum += before === undefined ? (chain.start[tag] ?? 0) : (chain.transitions[before * 5 + tag] ?? 0);
          isLegal &&= (before === undefined ? legal.first[tag] : legal.transitions[before * 5 + tag]) === 1;
        });
        if (!isLegal) continue;
        total += Math.exp(sum);
        path.forEach((tag, t) => (expected[t * 5 + tag] = (expected[t * 5 + tag] ?? 0) + Math.exp(sum)));
      }
      marginals(scores, length).forEach((p, i) => expect(p).toBeCloseTo((expected[i] ?? 0) / total, 10));
    }
    expect(marginals(new Float32Array(0), 0)).toEqual(new Float64Array(0));
  });
});
