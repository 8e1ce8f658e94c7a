import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fBeta, ratiosFrom, type Ratios } from '../../../src/evaluate/counts.ts';
import { joinObservations, type Observations } from '../../../src/taggers/recall-bias/observations.ts';
import {
  ENOUGH_TOKENS,
  type RecallBias,
  searchThresholds,
  FINE_GRID,
  PAPER_BETAS,
  PAPER_GRID,
} from '../../../src/taggers/recall-bias/search.ts';

/** How thresholds do on observations: binary tokens. */
function measureBias(
  { outside, best, label, sensitive, labels, correct: before, spurious, gold }: Observations,
  bias: RecallBias,
): Ratios {
  let correct = before;
  let tagged = before + spurious;
  for (const [i, own] of outside.entries()) {
    const { main, alternative } = bias.byLabel?.[labels[label[i] as number] as string] ?? bias.thresholds;
    if (!(own < main && (best[i] as number) > alternative)) continue;
    tagged++;
    if (sensitive[i] === 1) correct++;
  }
  return ratiosFrom(correct, tagged, gold);
}

const probability = fc.double({ min: 0, max: 1, noNaN: true });
const cell = fc.record({
  outside: fc.oneof(probability, fc.constantFrom(...PAPER_GRID.main)),
  best: fc.oneof(probability, fc.constantFrom(...PAPER_GRID.alternative)),
  label: fc.nat(2),
  sensitive: fc.nat(1),
});
const observed = fc
  .tuple(fc.array(cell, { maxLength: 200 }), fc.nat(30), fc.nat(10))
  .map(([cells, correct, spurious]): Observations => {
    const gold = correct + cells.filter(({ sensitive }) => sensitive === 1).length;
    return {
      documents: 1,
      tokens: cells.length + correct + spurious,
      gold,
      correct,
      spurious,
      labels: ['A', 'B', 'C'],
      outside: Float64Array.from(cells, (one) => one.outside),
      best: Float64Array.from(cells, (one) => one.best),
      label: Uint16Array.from(cells, (one) => one.label),
      sensitive: Uint8Array.from(cells, (one) => one.sensitive),
    };
  });

describe('searchThresholds', () => {
  it('finds what trying every pair finds, and tells what it measures', () => {
    fc.assert(
      fc.property(observed, fc.constantFrom(...PAPER_BETAS), (observations, beta) => {
        const [found] = searchThresholds(observations, [beta], PAPER_GRID);
        const all = PAPER_GRID.main.flatMap((main) =>
          PAPER_GRID.alternative.map((alternative) =>
            fBeta(measureBias(observations, { thresholds: { main, alternative } }), beta),
          ),
        );
        expect(found?.fBeta).toBeCloseTo(Math.max(...all), 12);
        if (!found) throw new Error('nothing was found');
        expect(measureBias(observations, found)).toEqual({
          precision: found.precision,
          recall: found.recall,
          f1: found.f1,
        });
      }),
      { numRuns: 40 },
    );
  });

  it('by label is never worse than shared thresholds, and measures what it tells', () => {
    fc.assert(
      fc.property(observed, fc.constantFrom(...PAPER_BETAS), (observations, beta) => {
        const thrice = joinObservations([observations, observations, observations]);
        const [shared] = searchThresholds(thrice, [beta], PAPER_GRID);
        const [own] = searchThresholds(thrice, [beta], PAPER_GRID, { byLabel: true });
        if (!shared || !own) throw new Error('nothing was found');
        expect(own.fBeta).toBeGreaterThanOrEqual(shared.fBeta - 1e-12);
        expect(measureBias(thrice, own).recall).toBeCloseTo(own.recall, 12);
        expect(measureBias(thrice, own).precision).toBeCloseTo(own.precision, 12);
      }),
      { numRuns: 40 },
    );
  });

  it('gives a label its own thresholds where they help: of two labels the one that is always wrong stays as it is', () => {
    const right = ENOUGH_TOKENS;
    const size = 460;
    // Both labels are as probable, so no shared thresholds tell them apart. All 20 tokens of A are sensitive, of B 20 of 440.
    const observations: Observations = {
      documents: 1,
      tokens: size,
      gold: 2 * right,
      correct: 0,
      spurious: 0,
      labels: ['A', 'B'],
      outside: new Float64Array(size).fill(0.9),
      best: new Float64Array(size).fill(0.1),
      label: Uint16Array.from({ length: size }, (_, i) => (i < right ? 0 : 1)),
      sensitive: Uint8Array.from({ length: size }, (_, i) => Number(i < 2 * right)),
    };
    const [shared] = searchThresholds(observations, [1], PAPER_GRID);
    const [own] = searchThresholds(observations, [1], PAPER_GRID, { byLabel: true });
    expect(shared).toMatchObject({ precision: 40 / 460, recall: 1 });
    expect(own).toMatchObject({ precision: 1, recall: 0.5 });
  });

  it('recalls no less for a larger beta', () => {
    fc.assert(
      fc.property(observed, (observations) => {
        for (const grid of [PAPER_GRID, FINE_GRID]) {
          const recalls = searchThresholds(observations, PAPER_BETAS, grid).map(({ recall }) => recall);
          expect(recalls).toEqual(recalls.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('refuses betas and grids that are none', () => {
    const [one] = fc.sample(observed, 1) as [Observations];
    expect(() => searchThresholds(one, [0], PAPER_GRID)).toThrow(TypeError);
    expect(() => searchThresholds(one, [1], { main: [], alternative: [0] })).toThrow(TypeError);
  });
});

describe('the grids', () => {
  it('lie between 0 and 1, each value once', () => {
    for (const { main, alternative } of [PAPER_GRID, FINE_GRID]) {
      for (const list of [main, alternative]) {
        expect(new Set(list).size).toBe(list.length);
        expect(Math.min(...list)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...list)).toBeLessThan(1);
      }
    }
  });
});
