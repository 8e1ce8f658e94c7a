import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { climb, costOf, type Course, sizesOf, type Stand } from '../../../src/studies/search/halving.ts';

function courseOf(trials: number, eta: number, shape: readonly number[] = [0.2, 0.5, 1]): Course {
  const sizes = sizesOf(trials, eta, shape.length);
  return {
    trials: Array.from({ length: trials }, (_, i) => `t${i + 1}`),
    riders: ['none', 'default'],
    rungs: shape.map((fraction, i) => ({ fraction, seeds: [1, 2].slice(0, i + 1), pairs: ['a→b', 'c→d'], trials: sizes[i] as number })), // prettier-ignore
    judge: { fraction: 1, seeds: [1, 2, 3], pairs: ['e→f'] },
  };
}

/** A trial is as good as its number says, the later the better. */
const goodness = ({ arm }: Stand) => Number(arm.replace(/\D/g, '')) / 1000;

describe('successive halving', () => {
  it('keeps one of eta, rounded up', () => {
    expect(sizesOf(27, 3, 4)).toEqual([27, 9, 3, 1]);
    expect(sizesOf(10, 3, 3)).toEqual([10, 4, 2]);
    expect(sizesOf(1, 2, 3)).toEqual([1, 1, 1]);
  });

  it('sends the best of each rung on, whatever the order, and finds the best of all where rungs tell the truth', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 2, max: 5 }),
        async (values, eta) => {
          const course = courseOf(values.length, eta);
          const of = (arm: string) => (values[course.trials.indexOf(arm)] as number) / 1000;
          const { rungs, winner } = await climb(course, ({ arm }) => Promise.resolve(of(arm)));
          const best = course.trials.toSorted((a, b) => of(b) - of(a));
          for (const [i, scores] of rungs.entries()) {
            expect(scores.map(({ arm }) => arm)).toEqual(best.slice(0, course.rungs[i]?.trials));
          }
          expect(winner).toBe(best[0]);
        },
      ),
    );
  });

  it('ranks by the mean over pairs and seeds; of equals the earlier goes on', async () => {
    const course = courseOf(4, 4, [1, 1]);
    const scores: Record<string, readonly [number, number]> = { t1: [0.1, 0.9], t2: [0.6, 0.6], t3: [0.9, 0.3], t4: [0.7, 0.2] }; // prettier-ignore
    const { rungs } = await climb(course, ({ arm, pair }) => Promise.resolve(scores[arm]?.[pair === 'a→b' ? 0 : 1]));
    expect(rungs[0]?.map(({ arm }) => arm)).toEqual(['t2', 't3', 't1', 't4']);
    const { rungs: equal } = await climb(course, () => Promise.resolve(0.5));
    expect(equal[1]?.map(({ arm }) => arm)).toEqual(['t1']);
  });

  it('reads and wants the pairs that judge for one trial alone, when it is found', async () => {
    const course = courseOf(9, 3);
    const read: Stand[] = [];
    const whole = await climb(course, (stand) => {
      read.push(stand);
      return Promise.resolve(goodness(stand));
    });
    expect(read.filter(({ pair }) => pair === 'e→f')).toEqual([]);
    const judging = whole.wanted.filter(({ pair }) => pair === 'e→f');
    expect(new Set(judging.map(({ arm }) => arm))).toEqual(new Set(['none', 'default', 't9']));
    expect(judging).toHaveLength(3 * 3);
    // Not before: as long as one training of the last rung is lacking.
    const left = await climb(course, (stand) => Promise.resolve(stand.fraction === 1 && stand.seed === 2 ? undefined : goodness(stand))); // prettier-ignore
    expect(left.winner).toBeUndefined();
    expect(left.wanted.filter(({ pair }) => pair === 'e→f')).toEqual([]);
  });

  it('wants only the first rung of nothing, and each further one once the one before is done', async () => {
    const course = courseOf(9, 3);
    const arms = (wanted: readonly Stand[], fraction: number) => [...new Set(wanted.filter((one) => one.fraction === fraction).map(({ arm }) => arm))]; // prettier-ignore
    const none = await climb(course, () => Promise.resolve(undefined));
    expect([arms(none.wanted, 0.2).length, arms(none.wanted, 0.5), none.rungs]).toEqual([11, [], []]);
    const one = await climb(course, (stand) => Promise.resolve(stand.fraction === 0.2 ? goodness(stand) : undefined));
    expect(arms(one.wanted, 0.5)).toEqual(['none', 'default', 't9', 't8', 't7']);
    expect(arms(one.wanted, 1)).toEqual([]);
  });

  it('leaves a trial out that failed, however well it did elsewhere, and finds none where all did', async () => {
    const course = courseOf(4, 2, [0.2, 1]);
    const failing = await climb(course, (stand) => Promise.resolve(stand.arm === 't4' && stand.pair === 'c→d' ? 'failed' : goodness(stand))); // prettier-ignore
    expect(failing.rungs[0]?.map(({ arm }) => arm)).toEqual(['t3', 't2', 't1', 't4']);
    expect(failing.rungs[0]?.at(-1)?.score).toBeUndefined();
    expect(failing.winner).toBe('t3');
    const all = await climb(course, () => Promise.resolve('failed'));
    expect([all.winner, all.rungs.length, all.wanted.some(({ pair }) => pair === 'e→f')]).toEqual([
      undefined,
      2,
      false,
    ]);
  });

  it('costs what its rungs and its judgement train, as shares of full trainings', () => {
    // (4 + 2) trainings on a fifth, 2 pairs, a seed; (2 + 2) on all, 2 pairs, two seeds; 3 on the pair that judges, three seeds.
    expect(costOf(courseOf(4, 2, [0.2, 1]))).toBeCloseTo(6 * 0.2 * 2 + 4 * 2 * 2 + 3 * 3);
  });
});
