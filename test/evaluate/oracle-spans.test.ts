import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  goldCount,
  mergeCounts,
  microRatios,
  predictedCount,
  ratiosOf,
  totalCounts,
  type ScoreCounts,
} from '../../src/evaluate/counts.ts';
import { matchScorers } from '../../src/evaluate/match-mentions.ts';
import { restrictToLabels, type Scorer } from '../../src/evaluate/scorer.ts';
import { docOf, tokens } from './documents.ts';

type Span = readonly [number, number, string];
/** correct, incorrect, partial, missed, spurious, precision, recall, F1 */
type Recorded = readonly [number, number, number, number, number, number, number, number];
interface Case {
  readonly length: number;
  readonly nested: boolean;
  readonly gold: readonly (readonly Span[])[];
  readonly predicted: readonly (readonly Span[])[];
  /** By `all` or a label, then by nervaluate's name of the measure. */
  readonly scores: Readonly<Record<string, Readonly<Record<string, Recorded>>>>;
}

const { cases } = JSON.parse(readFileSync(new URL('../fixtures/scores/spans.json', import.meta.url), 'utf8')) as {
  cases: readonly Case[];
};

const NAMES: Readonly<Record<string, string>> = {
  strict: 'strict',
  exact: 'exact',
  partial: 'partial',
  type: 'ent_type',
};
const scorerOf = (name: string) => matchScorers.find((candidate) => candidate.name === name) as Scorer;

function score(one: Case, scorer: Scorer): ScoreCounts {
  const document = (spans: readonly Span[]) =>
    docOf(
      tokens(one.length),
      spans.map(([start, end, label]) => ({ start, end, label })),
    );
  return mergeCounts(one.gold.map((spans, d) => scorer.count(document(spans), document(one.predicted[d] ?? []))));
}

/** As nervaluate counts: pairs of different labels are incorrect, neither missed nor spurious. */
function asNervaluate(counts: ScoreCounts): readonly number[] {
  const { correct, incorrect, partial, missed, spurious } = totalCounts(counts);
  const pairs = counts.mislabelled ?? 0;
  return [correct, incorrect + pairs, partial, missed - pairs, spurious - pairs];
}

function expectRatios(counts: ScoreCounts, expected: Recorded): void {
  const total = totalCounts(counts);
  if (goldCount(total) + predictedCount(total) === 0) return; // nervaluate says 0, we say 1
  const { precision, recall, f1 } = microRatios(counts);
  expect(precision).toBeCloseTo(expected[5], 9);
  expect(recall).toBeCloseTo(expected[6], 9);
  expect(f1).toBeCloseTo(expected[7], 9);
}

describe('strict, exact, partial and type against nervaluate', () => {
  it('has flat and nested cases', () => {
    expect(new Set(cases.map(({ nested }) => nested)).size).toBe(2);
  });

  it.each(Object.keys(NAMES))('%s: all labels together', (name) => {
    for (const one of cases) {
      const counts = score(one, scorerOf(name));
      const expected = one.scores['all']?.[NAMES[name] as string] as Recorded;
      expect(asNervaluate(counts)).toEqual(expected.slice(0, 5));
      expectRatios(counts, expected);
    }
  });

  it.each(Object.keys(NAMES))('%s: restricted to a label, as nervaluate computes its figures by tag', (name) => {
    for (const one of cases) {
      for (const label of Object.keys(one.scores).filter((key) => key !== 'all')) {
        const counts = score(one, restrictToLabels(scorerOf(name), [label]));
        const expected = one.scores[label]?.[NAMES[name] as string] as Recorded;
        expect(asNervaluate(counts)).toEqual(expected.slice(0, 5));
        expectRatios(counts, expected);
      }
    }
  });

  it('strict: by label, of flat mentions, without restricting', () => {
    let compared = 0;
    for (const one of cases.filter(({ nested }) => !nested)) {
      for (const [label, row] of Object.entries(score(one, scorerOf('strict')).byLabel)) {
        const expected = one.scores[label]?.['strict'] as Recorded;
        expect(ratiosOf(row).f1).toBeCloseTo(expected[7], 9);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});
