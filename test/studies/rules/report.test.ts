import { describe, expect, it } from 'vitest';
import { mergeCounts } from '../../../src/evaluate/counts.ts';
import type { Evaluation, EvaluationCell } from '../../../src/studies/rules/study.ts';
import { report } from '../../../src/studies/rules/report.ts';
import { foldRatios, summaryOf } from '../../../src/studies/rules/report/scores.ts';

const NASTY = '<img src=x onerror="alert(1)">&|`';

const countsOf = (correct: number, missed: number, spurious: number) => ({
  correct,
  incorrect: 0,
  partial: 0,
  missed,
  spurious,
});

/** A test of so many right, missed and spurious persons; nobody is there or found in the last fold. */
const testOf = (fold: number, ...[correct, missed, spurious]: [number, number, number]) => {
  const own = countsOf(correct, missed, spurious);
  const byLabel: Record<string, typeof own> = correct + missed + spurious > 0 ? { PERSON: own } : {};
  return { fold, counts: { strict: { ...mergeCounts([]), byLabel } }, byUnit: [own] };
};

function evaluationOf(name = 'loop', iterative: Partial<EvaluationCell> = {}): Evaluation {
  const statistics = {
    documents: 8, augmented: 0, sentences: 8, tokens: 50, characters: 300, entities: 3,
    labels: { PERSON: { mentions: 3, distinct: 3, documents: 2, meanLength: 5 } },
  }; // prettier-ignore
  return {
    kind: 'indirect',
    name,
    metric: { name: 'strict', description: 'same characters and same label', tokeniser: 'none' },
    metrics: ['strict'],
    labels: ['PERSON', 'LOCATION'],
    corpora: [{ name, language: 'es', statistics, positive: 2 }],
    systems: [
      { name: 'cross-validation', isBaseline: true, remark: 'trained on the other folds' },
      { name, isBaseline: false, remark: `trained on ${name}` },
    ],
    folds: 3,
    seeds: [13],
    tagger: { family: 'crf', settings: { analysis: true } },
    cells: [
      {
        key: 'a',
        system: 'cross-validation',
        fold: 0,
        seed: 13,
        state: 'done',
        training: 5,
        tests: [testOf(0, 1, 1, 0)],
      },
      {
        key: 'b',
        system: 'cross-validation',
        fold: 1,
        seed: 13,
        state: 'done',
        training: 6,
        tests: [testOf(1, 2, 0, 0)],
      },
      { key: 'c', system: 'cross-validation', fold: 2, seed: 13, state: 'failed', error: { code: 'x', message: 'y' } },
      { key: 'd', system: name, seed: 13, state: 'done', training: 4, tests: [testOf(1, 1, 1, 1), testOf(0, 1, 0, 1), testOf(2, 0, 0, 0)], ...iterative }, // prettier-ignore
    ],
    versions: { palimpsest: '1' },
    notices: [],
  };
}

describe('the report of an evaluation', () => {
  it('has the mean and the standard deviation of the folds that have the class', () => {
    const evaluation = evaluationOf();
    // Recalls of 1/2 and 1; n − 1 in the deviation.
    expect(summaryOf(evaluation, 'cross-validation', 'PERSON', 'recall')).toEqual({
      mean: 0.75,
      spread: expect.closeTo(Math.sqrt(0.125), 12) as number,
      runs: 2,
    });
    expect(foldRatios(evaluation, 'loop', 'ALL', 'strict').map(({ fold }) => fold)).toEqual([0, 1]);
    expect(summaryOf(evaluation, 'loop', 'PERSON', 'precision')).toMatchObject({ mean: 0.5, runs: 2 });
    expect(summaryOf(evaluation, 'loop', 'LOCATION', 'f1')).toBeUndefined();
  });

  it('shows them as the paper does, beside its own, and says what is lacking', () => {
    const markdown = report(evaluationOf()).get('report.md') ?? '';
    expect(markdown).toContain('| PERSON | Recall | 0.750 (0.354) | 0.750 (0.354) |');
    expect(markdown).toContain('| LOCATION | F1 | – | – |');
    expect(markdown).toContain('| ALL | F1 | 0.774 (0.017) | 0.732 (0.039) |');
    expect(markdown).toContain('| loop | PERSON | 4 | 3 | 4 | 2 | 0 | 1 | 2 |');
    expect(markdown).toContain('| loop | es | 8 | 2 | 50 | 6.25 | 3 | 0 |');
    expect(markdown).toContain('Of 4 cells 1 failed or are missing');
  });

  it('escapes names, is the same for the same evaluation and asks nothing of the network', () => {
    const [first, second] = [report(evaluationOf(NASTY)), report(evaluationOf(NASTY))];
    expect(second).toEqual(first);
    for (const file of ['report.html', 'report.md']) expect(first.get(file)).not.toContain('<img');
    expect(first.get('report.html')).not.toMatch(/(?:src|href)="(?!#)/);
  });
});
