import { describe, expect, it } from 'vitest';
import { NO_MENTION } from '../../../src/evaluate/ambiguity.ts';
import type { CodeMixingStudy } from '../../../src/studies/code-mixing/study.ts';
import { countsBy, MACRO, MICRO, ratiosFor, rowsOf } from '../../../src/studies/code-mixing/report/scores.ts';
import type { CorpusExplanation } from '../../../src/report/explanation-data.ts';

const confusions = [
  { gold: 'City', predicted: 'City', count: 6 },
  { gold: 'City', predicted: 'Hospital', count: 1 },
  { gold: 'City', predicted: 'Date', count: 1 },
  { gold: 'Hospital', predicted: NO_MENTION, count: 2 },
  { gold: 'Date', predicted: 'Date', count: 9 },
  { gold: NO_MENTION, predicted: 'Date', count: 1 },
];
const found = { ambiguity: { confusions } } as unknown as CorpusExplanation;
const coarse: Record<string, string> = { City: 'LOCATION', Hospital: 'LOCATION', Date: 'DATE' };

describe('scores of a study of code-mixed text', () => {
  it('are strict by label: a mention with another label is missed, and spurious as what it was taken for', () => {
    const counts = countsBy(found, (label) => label);
    // City: 6 of 8 gold, 6 of 6 predicted. Hospital: none of 2, of 1 predicted. Date: 9 of 9, of 11 predicted.
    expect(ratiosFor(counts, 'City')).toEqual({ precision: 1, recall: 6 / 8, f1: 12 / 14 });
    expect(ratiosFor(counts, 'Hospital')).toMatchObject({ precision: 0, recall: 0 });
    expect(ratiosFor(counts, 'Date')).toMatchObject({ precision: 9 / 11, recall: 1, f1: 18 / 20 });
    expect(ratiosFor(counts, MICRO)).toMatchObject({ precision: 15 / 18, recall: 15 / 19 });
    expect(ratiosFor(counts, MACRO)?.f1).toBeCloseTo((12 / 14 + 0 + 18 / 20) / 3, 12);
    expect(ratiosFor(counts, 'School')).toBeUndefined();
  });

  it('are kinder by coarse type: another label of the same type is right', () => {
    const counts = countsBy(found, (label) => coarse[label] ?? label);
    expect(ratiosFor(counts, 'LOCATION')).toEqual({ precision: 1, recall: 7 / 10, f1: 14 / 17 });
    expect(ratiosFor(counts, MICRO)).toMatchObject({ precision: 16 / 18, recall: 16 / 19 });
  });

  it('stand under their coarse type, where it has several', () => {
    const study = { corpus: { labels: ['Date', 'City', 'Hospital'], coarse } } as unknown as CodeMixingStudy;
    expect(rowsOf(study)).toEqual([
      { name: 'Date', isCoarse: false },
      { name: 'LOCATION', isCoarse: true },
      { name: 'City', isCoarse: false },
      { name: 'Hospital', isCoarse: false },
    ]);
  });
});
