import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildReport } from '../../../src/studies/augmentation/report.ts';
import { worthOf } from '../../../src/studies/augmentation/report/worth.ts';
import { createStudy } from '../../helpers/study.ts';
import { markdownOf } from '../helpers.ts';

describe('worthOf', () => {
  const curve = [
    { sentences: 1000, f1: 0.7 },
    { sentences: 10, f1: 0.3 },
    { sentences: 100, f1: 0.5 },
  ];

  it('lies between those tried by the logarithm, and tells where it is beyond them', () => {
    expect(worthOf(curve, 0.5)).toEqual({ sentences: 100 });
    expect(worthOf(curve, 0.6)).toEqual({ sentences: 316 });
    expect(worthOf(curve, 0.3)).toEqual({ sentences: 10 });
    expect(worthOf(curve, 0.2)).toEqual({ sentences: 10, bound: 'below' });
    expect(worthOf(curve, 0.8)).toEqual({ sentences: 1000, bound: 'above' });
    expect(() => worthOf([], 0.5)).toThrow(TypeError);
  });

  it('never falls where F1 rises, however the curve goes', () => {
    const f1 = fc.double({ min: 0, max: 1, noNaN: true });
    const points = fc.uniqueArray(fc.record({ sentences: fc.integer({ min: 1, max: 5000 }), f1 }), {
      minLength: 1,
      maxLength: 6,
      selector: ({ sentences }) => sentences,
    });
    fc.assert(
      fc.property(points, f1, f1, (drawn, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(worthOf(drawn, low).sentences).toBeLessThanOrEqual(worthOf(drawn, high).sentences);
      }),
    );
  });
});

describe('the worth of an arm in labelled sentences', () => {
  const options = { models: ['crf'], fractions: [0.2, 1], seeds: [1, 2], units: 60 };

  it('is told in the headline, a table and a figure where both corpora are trained on', () => {
    const study = createStudy({ ...options, gainOf: (arm) => (arm === 'palimpsest' ? 0.2 : 0) });
    const report = buildReport(study);
    const section = report.sections.find(({ id }) => id === 'worth');
    const table = section?.tables?.[0];
    expect(table?.rows).toHaveLength(study.directions.length * study.arms.length);
    const sentences = (arm: string) => table?.rows.find((row) => row[2]?.text === arm)?.[4]?.value ?? NaN;
    expect(sentences('palimpsest')).toBeGreaterThan(sentences('none'));
    expect(section?.figures?.[0]?.panels).toHaveLength(study.directions.length);
    expect(markdownOf(study)).toMatch(
      /\*\*palimpsest\*\* matches a model trained on .* labelled sentences of uner; wikigold without/,
    );
  });

  it('is not told where only one of them is', () => {
    expect(buildReport(createStudy({ ...options, directions: 1 })).sections.map(({ id }) => id)).not.toContain('worth');
  });
});
