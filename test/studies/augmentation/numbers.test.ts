import { summariseF1, indexStudy } from '../../../src/studies/augmentation/report/study-index.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabelCounts } from '../../../src/evaluate/counts.ts';
import { compareArms } from '../../../src/studies/augmentation/report/comparisons.ts';
import { logTicks, niceScale, spreadLabels } from '../../../src/report/charts/svg.ts';
import {
  formatCount,
  formatFractions,
  formatGain,
  formatMean,
  formatSeconds,
} from '../../../src/report/pages/format.ts';
import { markBest, summarise } from '../../../src/report/pages/parts.ts';
import type { Study, StudyCell } from '../../../src/studies/augmentation/study.ts';
import { createStudy } from '../../helpers/study.ts';

/** Units that each hold one gold mention, found or not: `1101` has a recall of 3/4, and a precision of 1. */
function cell(arm: string, seed: number, found: string): StudyCell {
  const byUnit = [...found].map((one): LabelCounts => {
    return { correct: Number(one), incorrect: 0, partial: 0, missed: 1 - Number(one), spurious: 0 };
  });
  const correct = byUnit.filter((unit) => unit.correct === 1).length;
  const total = { correct, incorrect: 0, partial: 0, missed: byUnit.length - correct, spurious: 0 };
  const counts = { documents: byUnit.length, sentences: byUnit.length, byLabel: { PER: total } };
  const none = { mentions: 0, found: 0 };
  return {
    key: `${arm}-${seed}`,
    direction: 'a→b',
    model: 'crf',
    arm,
    alpha: arm === 'none' ? 0 : 2,
    fraction: 1,
    seed,
    state: 'done',
    tests: {
      cross: {
        counts: { strict: counts },
        byUnit,
        confusions: [],
        seen: { unseen: none, 'same-label': none, 'other-label': none },
        unknownLabels: {},
      },
    },
  };
}

const smallStudy = (arms: readonly string[], seeds: readonly number[], cells: readonly StudyCell[]): Study => ({
  ...createStudy({ directions: 1, seeds: [1], fractions: [1], models: ['crf'], arms: ['none'], units: 1 }),
  directions: [{ name: 'a→b', train: 'a', test: 'b' }],
  arms,
  seeds,
  labels: ['PER'],
  cells,
});

describe('the mean and the spread over seeds', () => {
  it('divides squares by n − 1, and knows no spread of a single run', () => {
    expect(summarise([0.5, 0.7, 0.6])).toEqual({
      mean: expect.closeTo(0.6, 12),
      spread: expect.closeTo(0.1, 12),
      runs: 3,
    });
    expect(summarise([0.5])).toEqual({ mean: 0.5, runs: 1 });
    expect(summarise([])).toBeUndefined();
  });

  it('is of the micro F1 of each run', () => {
    // F1 = 2·TP / (2·TP + FN): 1111 → 1; 1100 → 4/6.
    const index = indexStudy(smallStudy(['none'], [1, 2], [cell('none', 1, '1111'), cell('none', 2, '1100')]));
    const found = summariseF1(index, index.runs('a→b', 'crf', 'none', 1), 'cross');
    expect(found?.mean).toBeCloseTo((1 + 2 / 3) / 2, 12);
    expect(found?.spread).toBeCloseTo(Math.SQRT1_2 / 3, 12);
  });
});

describe('markBest', () => {
  it('marks the highest, those that tie with it, and none where there is nothing to choose', () => {
    const marks = (...values: (number | undefined)[]) =>
      markBest(values.map((value) => (value === undefined ? { text: '–' } : { text: '', value }))).map(
        ({ best }) => best,
      );
    expect(marks(0.1, 0.3, undefined, 0.3)).toEqual([undefined, true, undefined, true]);
    expect(marks(0.2, 0.2)).toEqual([undefined, undefined]);
    expect(marks(0.2, undefined)).toEqual([undefined, undefined]);
  });
});

describe('compareArms', () => {
  const low = '0001'.repeat(10);
  const high = '1101'.repeat(10);

  it('finds a large gain and a large loss significant, and next to nothing not', () => {
    const cells = [1, 2].flatMap((seed) => [cell('none', seed, '0101'.repeat(10)), cell('up', seed, '1111'.repeat(10)), cell('down', seed, low), cell('same', seed, `${'0101'.repeat(9)}1101`)]); // prettier-ignore
    const study = smallStudy(['none', 'up', 'down', 'same'], [1, 2], cells);
    const found = compareArms(indexStudy(study), { name: 'a→b', train: 'a', test: 'b' });
    expect(found.map(({ arm, verdict }) => [arm, verdict])).toEqual([
      ['up', 'helps'],
      ['down', 'hurts'],
      ['same', 'no difference'],
    ]);
    // 0101: 2·2 / (2·2 + 2) = 2/3; 1111: 1.
    expect(found[0]?.gain).toBeCloseTo(1 / 3, 12);
    // One unit differs: every swap gives a difference at least as large.
    expect(found[2]?.p).toBe(1);
    for (const { p, adjusted } of found) expect(adjusted).toBeGreaterThanOrEqual(p as number);
  });

  it('compares the seeds that both arms have, only', () => {
    const cells = [cell('none', 1, low), cell('none', 2, high), cell('up', 2, high), cell('up', 3, high)];
    const [found] = compareArms(indexStudy(smallStudy(['none', 'up'], [1, 2, 3], cells)), {
      name: 'a→b',
      train: 'a',
      test: 'b',
    });
    expect(found).toMatchObject({ seeds: 1, gain: 0, verdict: 'no difference' });
  });

  it('marks nothing of a single training, however many units differ', () => {
    const cells = [cell('none', 1, '0000'.repeat(10)), cell('up', 1, '1111'.repeat(10))];
    const study = smallStudy(['none', 'up'], [1], cells);
    const [found] = compareArms(indexStudy(study), { name: 'a→b', train: 'a', test: 'b' });
    expect(found).toMatchObject({ seeds: 1, gain: 1, verdict: 'no difference' });
    expect(found?.pUnits).toBeLessThan(0.001);
    expect(found?.p).toBeUndefined();
  });

  it('tests nothing where the units do not pair, and says so by leaving out p', () => {
    const cells = [cell('none', 1, low), cell('up', 1, `${high}1`)];
    const [found] = compareArms(indexStudy(smallStudy(['none', 'up'], [1], cells)), {
      name: 'a→b',
      train: 'a',
      test: 'b',
    });
    expect(found?.p).toBeUndefined();
    expect(found?.verdict).toBe('no difference');
  });

  it('draws the same swaps whatever else is in the study', () => {
    const pair = [1, 2].flatMap((seed) => [cell('none', seed, '0101'.repeat(10)), cell('up', seed, '0111'.repeat(10))]);
    const direction = { name: 'a→b', train: 'a', test: 'b' };
    const alone = compareArms(indexStudy(smallStudy(['none', 'up'], [1, 2], pair)), direction)[0];
    const among = compareArms(
      indexStudy(smallStudy(['none', 'x', 'up'], [1, 2], [...pair, cell('x', 1, low)])),
      direction,
    )[1];
    expect(among?.pUnits).toBe(alone?.pUnits);
    expect(alone?.p).toBeLessThan(0.05);
  });
});

describe('indexStudy', () => {
  it('takes the alpha that most cells have where the study names none', () => {
    const study = createStudy({ directions: 1, seeds: [1], units: 4, fractions: [0.5, 1] });
    const { alpha: _, ...unnamed } = study;
    expect(indexStudy(unnamed).alpha).toBe(2);
    expect(indexStudy({ ...study, alpha: 3 }).alpha).toBe(3);
  });
});

describe('figures as text', () => {
  it('has points with one decimal, a true minus, and no negative zero', () => {
    expect(formatMean(0.6482, 0.0123)).toBe('64.8 ± 1.2');
    expect(formatMean(0.6482, undefined)).toBe('64.8');
    expect([0.032, -0.004, -0.0001, 0].map(formatGain)).toEqual(['+3.2', '\u22120.4', '0.0', '0.0']);
  });

  it('groups thousands, joins shares and shortens seconds', () => {
    expect([7, 999, 1000, 13369, 1234567].map(formatCount)).toEqual(['7', '999', '1,000', '13,369', '1,234,567']);
    expect(formatFractions([0.2, 0.4, 1])).toBe('20, 40 and 100\u00a0%');
    expect(formatFractions([250, 1500])).toBe('250 and 1,500\u00a0units');
    expect(formatFractions([0.2, 250])).toBe('20\u00a0% and 250\u00a0units');
    expect([0.42, 12.3, 59.7, 185, 7800].map(formatSeconds)).toEqual([
      '0.42 s',
      '12 s',
      '1 min 0 s',
      '3 min 5 s',
      '2 h 10 min',
    ]);
  });
});

describe('scales', () => {
  it('covers the values, begins and ends at ticks, in steps of 1, 2 or 5', () => {
    expect(niceScale([41, 68], [0, 100])).toEqual({ low: 40, high: 70, ticks: [40, 45, 50, 55, 60, 65, 70] });
    expect(niceScale([96, 99.7], [0, 100]).high).toBe(100);
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 8 }), (values) => {
        const { low, high, ticks } = niceScale(values, [0, 100]);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
        for (const value of values) expect(value >= low - 1e-6 && value <= high + 1e-6).toBe(true);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(9);
      }),
    );
    expect(logTicks(0.06, 1.9)).toEqual([0.1, 0.2, 0.5, 1]);
  });

  it('keeps labels apart and in order, within their room', () => {
    const gap = 10;
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 9 }), (wanted) => {
        const placed = spreadLabels(wanted, gap, 0, 100);
        const sorted = placed.toSorted((a, b) => a - b);
        for (let i = 1; i < sorted.length; i++)
          expect((sorted[i] as number) - (sorted[i - 1] as number)).toBeGreaterThan(gap - 1e-6);
        expect(sorted[0]).toBeGreaterThanOrEqual(-1e-6);
        expect(sorted.at(-1)).toBeLessThanOrEqual(100 + 1e-6);
        wanted.forEach((a, i) =>
          wanted.forEach((b, j) => {
            if (a < b) expect(placed[i] as number).toBeLessThan(placed[j] as number);
          }),
        );
      }),
    );
  });
});
