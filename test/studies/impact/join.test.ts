import { describe, expect, it } from 'vitest';
import { joinImpacts } from '../../../src/studies/impact/join.ts';
import { report } from '../../../src/studies/impact/report.ts';
import { indexImpact } from '../../../src/studies/impact/report/impact-index.ts';
import type { Impact } from '../../../src/studies/impact/study.ts';
import { createImpact } from '../../helpers/impact.ts';

/** The study of another corpus, in which fewer mentions are found after concealing. */
function studyOf(corpus: string, label: string, lost: number): Impact {
  const impact = createImpact(label);
  const [own] = impact.corpora;
  const [overlap] = Object.values(impact.levels?.overlap ?? {});
  const cells = impact.cells.map((cell) => {
    const { [label]: counts } = cell.counts?.['strict']?.byLabel ?? {};
    if (!counts || cell.strategy === 'original' || counts.correct < lost) return { ...cell, corpus };
    const fewer = { ...counts, correct: counts.correct - lost, missed: counts.missed + lost };
    return { ...cell, corpus, counts: { strict: { documents: 100, sentences: 100, byLabel: { [label]: fewer } } } };
  });
  return {
    ...impact,
    name: `Study of ${corpus}`,
    corpora: [{ ...own, name: corpus }] as Impact['corpora'],
    ...(impact.levels && { levels: { ...impact.levels, overlap: { [corpus]: overlap as never } } }),
    cells,
  };
}

const [one, two] = [studyOf('one', 'Drug', 0), studyOf('two', 'Disease', 30)];
const variant = { strategy: 'pseudo', model: 'F40', protectEponyms: false };

describe('joinImpacts', () => {
  it('averages over the corpora of all studies, each of them as in its own report', () => {
    const joint = joinImpacts([one, two]);
    const index = indexImpact(joint);
    const losses = [one, two].map((study) => indexImpact(study).meanLoss(variant, 'all') as number) as [number, number];
    expect(losses[1]).toBeLessThan(losses[0] - 0.1);
    expect(index.meanLoss(variant, 'all')).toBeCloseTo((losses[0] + losses[1]) / 2, 12);
    expect(index.meanLoss(variant, 'Disease')).toBeCloseTo(indexImpact(two).meanLoss(variant, 'Disease') as number, 12);
    const files = report(joint);
    const rows = (text = '') => text.split('\n').filter((line) => /^(?:one|two),/u.test(line));
    expect(rows(files.get('losses.csv')).filter((line) => line.includes(',all,'))).toEqual(
      [one, two].flatMap((study) => rows(report(study).get('losses.csv')).filter((line) => line.includes(',all,'))),
    );
    expect(files.get('report.md')).toContain('### Relative F1, mean of the corpora');
    expect(files.get('report.md')).toContain('Study of two: PHI models from');
    expect([...files.keys()]).not.toContain('phi-models-table.csv');
  });

  it.each([
    ['a corpus of one name', one],
    ['other folds', { ...two, folds: 3 }],
    ['other models', { ...two, models: ['F1'] }],
    ['another tagger', { ...two, tagger: { family: 'crf', settings: { c1: 1 } } }],
  ])('refuses %s', (_, other) => {
    const attempt = () => joinImpacts([one, other]);
    expect(attempt).toThrow(expect.objectContaining({ code: 'studies-differ' }) as Error);
  });
});
