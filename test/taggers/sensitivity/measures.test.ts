import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approximatePrecision, createElementTally } from '../../../src/taggers/sensitivity/measures.ts';

describe('the precision on all elements told from random candidates (appendix A.2)', () => {
  it('is 23.9 % for 97.6 % recall and 92.6 % precision, as the thesis cuts 23.96', () => {
    expect(Math.floor(1000 * approximatePrecision(0.976, 0.926, 0.007, 0.025)) / 10).toBe(23.9);
  });

  it('is the precision itself where all other elements are candidates', () => {
    const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(share, share, share, (recall, precision, sensitive) => {
        expect(approximatePrecision(recall, precision, sensitive, 1 - sensitive)).toBeCloseTo(precision, 9);
      }),
    );
  });

  it('is what counting all elements gives, where those that were not drawn are misjudged as often', () => {
    // 1,000 of 100,000 sensitive, 800 found; of 9,900 drawn others 99 taken for sensitive, so of all 99,000, 990.
    const precision = 800 / (800 + 99);
    expect(approximatePrecision(0.8, precision, 0.01, 0.099)).toBeCloseTo(800 / (800 + 990), 12);
  });

  it('is 0 where nothing is found', () => {
    expect(approximatePrecision(0, 0, 0.01, 0.02)).toBe(0);
  });
});

describe('counts of elements', () => {
  it('give the shares of the thesis; what no candidate was on is a miss but for the detected recall', () => {
    const tally = createElementTally();
    for (let i = 0; i < 6; i++) tally.add(true, true);
    for (let i = 0; i < 2; i++) tally.add(true, false);
    for (let i = 0; i < 4; i++) tally.add(false, true);
    for (let i = 0; i < 86; i++) tally.add(false, false);
    for (let i = 0; i < 2; i++) tally.addUndetected();
    expect(tally.counts()).toEqual({
      truePositives: 6,
      falsePositives: 4,
      trueNegatives: 86,
      falseNegatives: 4,
      accuracy: 0.92,
      precision: 0.6,
      recall: 0.6,
      specificity: 86 / 90,
      f1: 0.6,
      detectedRecall: 0.75,
    });
  });

  it('are 0 of nothing', () => {
    const { accuracy, precision, recall, specificity, f1, detectedRecall } = createElementTally().counts();
    expect([accuracy, precision, recall, specificity, f1, detectedRecall]).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
