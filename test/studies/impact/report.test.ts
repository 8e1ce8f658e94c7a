import { describe, expect, it } from 'vitest';
import { report } from '../../../src/studies/impact/report.ts';
import { indexImpact } from '../../../src/studies/impact/report/impact-index.ts';
import type { Impact, ImpactCell } from '../../../src/studies/impact/study.ts';
import { judge } from '../../../src/studies/impact/report/headline.ts';
import { createImpact, NASTY } from '../../helpers/impact.ts';

/** F1 where nothing is spurious. */
const f1 = (recall: number) => (2 * recall) / (1 + recall);

/** What a variant's first test counted. */
function pickCounts({ cells }: Impact, strategy: string, model: string) {
  const { counts, byUnit } = cells.find((cell) => cell.strategy === strategy && cell.model === model) as ImpactCell;
  return { ...(counts && { counts }), ...(byUnit && { byUnit }) };
}

describe('the report of an impact study', () => {
  it('shows in its heat maps what the cells say', () => {
    const files = report(createImpact());
    const html = files.get('report.html') ?? '';
    const relative = f1(0.6) / f1(0.8) - 1;
    expect(html).toContain(`<title>all, F1 remove: ${(100 * relative).toFixed(1).replace('-', '−')}\u00a0%</title>`);
    expect(html).toContain('<title>Crohn, F40: 4 of 4 sentences</title>');
    expect(html).toContain('<title>Crohn, F40: 1 of 4 sentences</title>');
    const losses = (files.get('losses.csv') ?? '').split('\n');
    expect(losses.filter((line) => line.includes(',remove,F1,'))).toHaveLength(2); // all, and the class
    expect(files.get('report.md')).toContain('Least with pseudo');
  });

  it('compares folds that both have, and says what is missing', () => {
    const index = indexImpact(createImpact());
    const lost = index.loss(NASTY, { strategy: 'remove', model: 'F40', protectEponyms: false }, 'Drug');
    expect(lost).toMatchObject({ runs: 1, f1: 0, relative: -1 });
    expect(report(createImpact()).get('report.md')).toContain('1 are missing');
  });

  it('holds a finding of the paper confirmed where trainings agree, and only there', async () => {
    const findings = (impact: Impact) =>
      (report(impact).get('report.md') ?? '').split('\n').filter((line) => /^- [▲▼○]/u.test(line));
    const impact = createImpact();
    // Pseudo F40 finds two fewer of each hundred in both folds.
    expect(findings(impact).find((line) => line.includes('beta grows, pseudo'))).toMatch(/^- ▲ .*confirmed/u);
    const torn = impact.cells.map((cell) =>
      cell.strategy === 'pseudo' && cell.model === 'F40' && cell.fold === 1
        ? { ...cell, ...pickCounts(impact, 'remove', 'F1') }
        : cell,
    );
    expect(findings({ ...impact, cells: torn }).find((line) => line.includes('beta grows, pseudo'))).toMatch(
      /^- ○ .*not told apart/u,
    );
  });

  it('marks losses that chance could not make, and no others', () => {
    const index = indexImpact(createImpact());
    const verdict = (strategy: string, model: string) =>
      judge(index, NASTY, { strategy, model, protectEponyms: false })?.verdict;
    expect([verdict('pseudo', 'F1'), verdict('pseudo', 'F40')]).toEqual(['no difference', 'no difference']);
    // Of F40 one fold is done: of a single training nothing is known of how far trainings vary.
    expect([verdict('remove', 'F1'), verdict('remove', 'F40')]).toEqual(['hurts', 'no difference']);
  });

  it('escapes what corpora, labels and notices are called', () => {
    const files = report(createImpact(NASTY));
    const html = files.get('report.html') ?? '';
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;|`');
    expect(files.get('report.md')).not.toContain('<img');
  });

  it('is the same for the same study, has no address of the network, and no timings in its tables', () => {
    const [first, second] = [report(createImpact()), report(createImpact())];
    expect(second).toEqual(first);
    expect(first.get('report.html')).not.toMatch(/(?:src|href)="(?!#)/);
  });
});
