import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../src/core/rng.ts';
import type { LabelCounts } from '../../../src/evaluate/counts.ts';
import { sumRuns } from '../../../src/evaluate/significance.ts';
import { indexImpact } from '../../../src/studies/impact/report/impact-index.ts';
import { judge } from '../../../src/studies/impact/report/headline.ts';
import type { ImpactCell } from '../../../src/studies/impact/study.ts';
import { compareArms } from '../../../src/studies/augmentation/report/comparisons.ts';
import { adjustHolm, LEVEL, measureGain } from '../../../src/studies/common/judge.ts';
import { indexStudy } from '../../../src/studies/augmentation/report/study-index.ts';
import type { StudyCell } from '../../../src/studies/augmentation/study.ts';
import { createImpact, NASTY } from '../../helpers/impact.ts';
import { createStudy } from '../../helpers/study.ts';

describe('adjustHolm', () => {
  it('gives the values of a worked example, in the order given', () => {
    // Sorted: .005·4, .01·3, .03·2, .04·1 → .02, .03, .06, .06 (never below the one before).
    expect(adjustHolm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02].map((p) => expect.closeTo(p, 12)));
    expect(adjustHolm([0.6, 0.7])).toEqual([1, 1]);
    expect(adjustHolm([])).toEqual([]);
  });

  it('keeps the order of the values, and lies between them and Bonferroni’s', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 }), (values) => {
        const adjusted = adjustHolm(values);
        values.forEach((p, i) => {
          const own = adjusted[i] as number;
          expect(own).toBeGreaterThanOrEqual(p);
          expect(own).toBeLessThanOrEqual(Math.min(1, p * values.length));
          values.forEach((q, j) => {
            if (p < q) expect(own).toBeLessThanOrEqual(adjusted[j] as number);
          });
        });
      }),
    );
  });
});

/** About normal, of standard deviation 1: twelve uniform draws. */
function normal(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.float();
  return sum;
}

const NOISE = 0.06;

/** Units are found where training got so far: the harder ones by better trainings only. Each training is luckier or less so. */
function runTraining(hardness: readonly number[], skill: number, rng: Rng): readonly LabelCounts[] {
  const got = skill + NOISE * normal(rng);
  return hardness.map((hard) => {
    const correct = Number(hard < got);
    return { correct, incorrect: 0, partial: 0, missed: 1 - correct, spurious: 0 };
  });
}

const countsOf = (byUnit: readonly LabelCounts[]) => {
  const correct = byUnit.filter((unit) => unit.correct === 1).length;
  const total = { correct, incorrect: 0, partial: 0, missed: byUnit.length - correct, spurious: 0 };
  return { strict: { documents: byUnit.length, sentences: byUnit.length, byLabel: { PER: total } } };
};

describe('measureGain', () => {
  const f1 = (byUnit: readonly LabelCounts[]) => {
    const right = byUnit.filter(({ correct }) => correct === 1).length;
    return (2 * right) / (right + byUnit.length);
  };
  /** Two systems on several tests, each trained anew for each seed. */
  function draw(rng: Rng, gain: number, seeds: number, sizes: readonly number[]) {
    return sizes.map((size, t) => {
      const hardness = Array.from({ length: size }, (_, unit) => rng.fork('unit', t, unit).float());
      const side = (name: string, skill: number) => Array.from({ length: seeds }, (_, seed) => runTraining(hardness, skill, rng.fork(name, t, seed))); // prettier-ignore
      const [first, second] = [side('first', 0.5), side('second', 0.5 + gain)];
      const differences = second.map((run, i) => f1(run) - f1(first[i] as readonly LabelCounts[]));
      return { units: [sumRuns(first), sumRuns(second)] as const, differences };
    });
  }

  it('counts each test alike, however many units it has', () => {
    const unit = (correct: number): LabelCounts => ({ correct, incorrect: 0, partial: 0, missed: 1 - correct, spurious: 0 }); // prettier-ignore
    const same = (size: number, difference: number) => ({ units: [Array.from({ length: size }, () => unit(1)), Array.from({ length: size }, () => unit(1))] as const, differences: [difference, difference] }); // prettier-ignore
    const { gain, low, high } = measureGain([same(4, 0.1), same(400, 0.3)], createRng(1));
    expect(gain).toBeCloseTo(0.2);
    // Trainings do not vary; by the units there is no difference, which is the bound that reaches further.
    expect([low, high]).toEqual([0, expect.closeTo(0.2)]);
  });

  it('has no interval of one training', () => {
    expect(measureGain(draw(createRng(2), 0.1, 1, [50]), createRng(1)).low).toBeUndefined();
  });

  it('leaves 0 out of its interval seldom where systems are alike, and mostly where one is much better', () => {
    const leavesOut = (gain: number) => Array.from({ length: 60 }, (_, i) => measureGain(draw(createRng(i), gain, 3, [60, 40]), createRng(i))).filter(({ low, high }) => (low as number) > 0 || (high as number) < 0).length; // prettier-ignore
    expect(leavesOut(0)).toBeLessThanOrEqual(7); // 3 expected at most; more than 7 in one of 25 then
    expect(leavesOut(0.5)).toBeGreaterThan(50);
  });
});

const SYSTEMS = ['a', 'b', 'c', 'd', 'e'];
const NONE = { mentions: 0, found: 0 };

/** A cross-corpus study of five arms, five seeds, 80 units. */
function simulateStudy(rng: Rng, effect: number) {
  const hardness = Array.from({ length: 80 }, () => rng.int(1000) / 1000);
  const seeds = [1, 2, 3, 4, 5];
  const cells = ['none', ...SYSTEMS].flatMap((arm) =>
    seeds.map((seed): StudyCell => {
      const byUnit = runTraining(hardness, arm === 'none' ? 0.6 : 0.6 + effect, rng);
      const seen = { unseen: NONE, 'same-label': NONE, 'other-label': NONE };
      const test = { counts: countsOf(byUnit), byUnit, confusions: [], seen, unknownLabels: {} };
      const place = { direction: 'a→b', model: 'crf', arm, alpha: arm === 'none' ? 0 : 2, fraction: 1, seed };
      return { key: `${arm}-${seed}`, ...place, state: 'done', tests: { cross: test } };
    }),
  );
  const study = {
    ...createStudy({ directions: 1, seeds: [1], fractions: [1], models: ['crf'], arms: ['none'], units: 1 }),
    directions: [{ name: 'a→b', train: 'a', test: 'b' }],
    arms: ['none', ...SYSTEMS],
    seeds,
    labels: ['PER'],
    cells,
  };
  return compareArms(indexStudy(study), { name: 'a→b', train: 'a', test: 'b' });
}

/** An impact study of five variants, two seeds of five folds, 100 documents. */
function simulateImpact(rng: Rng, effect: number) {
  const hardness = Array.from({ length: 100 }, () => rng.int(1000) / 1000);
  const cells = [1, 2].flatMap((seed) => {
    const folds = hardness.map(() => rng.int(5));
    return [0, 1, 2, 3, 4].flatMap((fold) =>
      ['none', ...SYSTEMS].map((model): ImpactCell => {
        const units = folds.flatMap((own, d) => (own === fold ? [d] : []));
        const skill = model === 'none' ? 0.6 : 0.6 + effect;
        const byUnit = runTraining(units.map((d) => hardness[d] as number), skill, rng); // prettier-ignore
        const strategy = model === 'none' ? 'original' : 'mask';
        const place = { corpus: NASTY, model, strategy, protectEponyms: false, fold, seed };
        return { key: `${model}-${seed}-${fold}`, ...place, state: 'done', counts: countsOf(byUnit), units, byUnit };
      }),
    );
  });
  const study = { ...createImpact('PER'), models: SYSTEMS, strategies: ['mask'], folds: 5, seeds: [1, 2], cells };
  const index = indexImpact(study);
  return SYSTEMS.map((model) => judge(index, NASTY, { model, strategy: 'mask', protectEponyms: false }));
}

describe.each([
  ['a cross-corpus study', simulateStudy],
  ['an impact study', simulateImpact],
] as const)('the marks of %s', (_, simulate) => {
  const STUDIES = 40;
  const studiesWith = (effect: number) => {
    const rng = createRng(2003);
    return Array.from({ length: STUDIES }, () => simulate(rng, effect));
  };

  it('are false in no more studies than the level allows where arms do not differ and trainings vary', () => {
    const studies = studiesWith(0);
    const marked = studies.filter((all) => all.some((one) => one?.verdict !== 'no difference'));
    // 2 of 40 expected at most; three standard deviations more.
    expect(marked.length).toBeLessThanOrEqual(6);
    // The units alone see a difference in many: the same systems, other luck.
    const byUnits = studies.filter((all) => adjustHolm(all.map((one) => one?.pUnits ?? 1)).some((p) => p < LEVEL));
    expect(byUnits.length).toBeGreaterThan(STUDIES / 5);
  });

  it('find a difference that is there', () => {
    const found = studiesWith(-0.45).flat();
    const marked = found.filter((one) => one?.verdict === 'hurts');
    expect(marked.length).toBeGreaterThan(0.9 * found.length);
    expect(found.some((one) => one?.verdict === 'helps')).toBe(false);
  });
});
