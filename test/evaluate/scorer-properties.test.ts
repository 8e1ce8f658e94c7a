import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  goldCount,
  mergeCounts,
  microRatios,
  predictedCount,
  totalCounts,
  type ScoreCounts,
} from '../../src/evaluate/counts.ts';
import { pairMost } from '../../src/evaluate/match-mentions.ts';
import { restrictToLabels } from '../../src/evaluate/scorer.ts';
import { findScorer, scorers } from '../../src/evaluate/scorers.ts';
import { docOf, pairArbitrary } from './documents.ts';

const MENTIONS = ['strict', 'exact', 'partial', 'type', 'relaxed', 'overlap'];
const correct = (counts: ScoreCounts) => totalCounts(counts).correct;
const named = MENTIONS.map(findScorer);

describe('every scorer', () => {
  it('has a name of its own and says what it counts', () => {
    expect(new Set(scorers.map(({ name }) => name)).size).toBe(scorers.length);
    for (const { description, tokeniser } of scorers) expect(description.length * tokeniser.length).toBeGreaterThan(0);
  });

  it.each(scorers.map((scorer) => [scorer.name, scorer] as const))(
    '%s gives 1 to a perfect prediction',
    (_, scorer) => {
      fc.assert(
        fc.property(pairArbitrary(), ({ gold }) => {
          expect(microRatios(scorer.count(gold, { ...gold, id: 'other' }))).toEqual({ precision: 1, recall: 1, f1: 1 });
        }),
        { numRuns: 50 },
      );
    },
  );

  it('gives 0 where all is missed or all is spurious, and 1 where there is nothing', () => {
    const empty = docOf('Anna came.', []);
    const full = docOf('Anna came.', [{ start: 0, end: 4, label: 'PATIENT' }]);
    for (const scorer of scorers) {
      expect(microRatios(scorer.count(full, empty))).toEqual({ precision: 0, recall: 0, f1: 0 });
      expect(microRatios(scorer.count(empty, full))).toEqual({ precision: 0, recall: 0, f1: 0 });
      expect(microRatios(scorer.count(empty, empty))).toEqual({ precision: 1, recall: 1, f1: 1 });
    }
  });

  it('merges counts by addition, in any order and grouping', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...scorers),
        pairArbitrary(true),
        pairArbitrary(),
        pairArbitrary(),
        (scorer, one, two, three) => {
          const [a, b, c] = [one, two, three].map(({ gold, predicted }) => scorer.count(gold, predicted)) as [
            ScoreCounts,
            ScoreCounts,
            ScoreCounts,
          ];
          const all = mergeCounts([a, b, c]);
          expect(mergeCounts([c, mergeCounts([b, a])])).toEqual(all);
          expect(JSON.stringify(mergeCounts([b, c, a]))).toBe(JSON.stringify(all));
          expect(all.documents).toBe(3);
          expect(correct(all)).toBe(correct(a) + correct(b) + correct(c));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('does not change when mentions are passed over that it does not count', () => {
    fc.assert(
      fc.property(fc.constantFrom(...scorers), pairArbitrary(), (scorer, { gold, predicted }) => {
        const only = restrictToLabels(scorer, ['DATE', 'NAME', 'ID']);
        expect(only.count(gold, predicted)).toEqual(scorer.count(gold, predicted));
        const none = restrictToLabels(scorer, []);
        expect(none.count(gold, predicted).byLabel).toEqual({});
      }),
      { numRuns: 60 },
    );
  });
});

describe('counts of mentions', () => {
  it.each([false, true])('add up to the gold and the predicted mentions (nested: %s)', (nested) => {
    fc.assert(
      fc.property(pairArbitrary(nested), ({ gold, predicted }) => {
        for (const scorer of named) {
          const total = totalCounts(scorer.count(gold, predicted));
          expect(goldCount(total)).toBe(gold.entities.length);
          expect(predictedCount(total)).toBe(predicted.entities.length);
        }
      }),
    );
  });

  it('add up by label too, where the measure looks at labels', () => {
    fc.assert(
      fc.property(pairArbitrary(), ({ gold, predicted }) => {
        for (const name of ['strict', 'type', 'relaxed', 'overlap']) {
          for (const [label, row] of Object.entries(findScorer(name).count(gold, predicted).byLabel)) {
            expect(goldCount(row)).toBe(gold.entities.filter((entity) => entity.label === label).length);
            expect(predictedCount(row)).toBe(predicted.entities.filter((entity) => entity.label === label).length);
          }
        }
      }),
    );
  });

  it.each([false, true])('strict ≤ relaxed ≤ overlap, strict ≤ exact (nested: %s)', (nested) => {
    fc.assert(
      fc.property(pairArbitrary(nested), ({ gold, predicted }) => {
        const [strict, exact, , , relaxed, overlap] = named.map((scorer) => correct(scorer.count(gold, predicted)));
        expect(strict).toBeLessThanOrEqual(relaxed as number);
        expect(relaxed).toBeLessThanOrEqual(overlap as number);
        if (!nested) expect(strict).toBeLessThanOrEqual(exact as number);
      }),
    );
  });

  it('precision and recall change places when gold and predicted do', () => {
    fc.assert(
      fc.property(pairArbitrary(), ({ gold, predicted }) => {
        for (const name of ['strict', 'relaxed', 'overlap', 'token', 'binary-token', 'seqeval', 'meddocan-spans']) {
          const there = microRatios(findScorer(name).count(gold, predicted));
          const back = microRatios(findScorer(name).count(predicted, gold));
          expect([back.precision, back.recall]).toEqual([there.recall, there.precision]);
        }
      }),
    );
  });

  it('strict, MEDDOCAN spans and i2b2 strict are the intersection of sets', () => {
    fc.assert(
      fc.property(pairArbitrary(), ({ gold, predicted }) => {
        const spans = (entities: typeof gold.entities, withLabel: boolean) =>
          new Set(entities.map(({ start, end, label }) => `${start} ${end} ${withLabel ? label : ''}`));
        const shared = (withLabel: boolean) => {
          const found = spans(predicted.entities, withLabel);
          return [...spans(gold.entities, withLabel)].filter((key) => found.has(key)).length;
        };
        expect(correct(findScorer('strict').count(gold, predicted))).toBe(shared(true));
        expect(correct(findScorer('meddocan-spans').count(gold, predicted))).toBe(shared(false));
      }),
    );
  });
});

describe('pairMost', () => {
  it('pairs as many as the best of all assignments', () => {
    const candidatesArbitrary = fc.array(fc.uniqueArray(fc.nat(4), { maxLength: 4 }), { maxLength: 6 });
    const best = (candidates: readonly number[][], taken: ReadonlySet<number>): number => {
      const [first, ...others] = candidates;
      if (first === undefined) return 0;
      const without = best(others, taken);
      const options = first
        .filter((gold) => !taken.has(gold))
        .map((gold) => 1 + best(others, new Set([...taken, gold])));
      return Math.max(without, ...options);
    };
    fc.assert(
      fc.property(candidatesArbitrary, (candidates) => {
        const partner = pairMost(candidates, 5);
        const paired = [...partner].flatMap((one, gold) => (one === -1 ? [] : [[one, gold] as const]));
        expect(paired.length).toBe(best(candidates, new Set()));
        expect(new Set(paired.map(([one]) => one)).size).toBe(paired.length);
        for (const [one, gold] of paired) expect(candidates[one]).toContain(gold);
      }),
    );
  });
});
