import { describe, expect, it } from 'vitest';
import type { LabelCounts } from '../../../src/evaluate/counts.ts';
import type { Impact, ImpactCell } from '../../../src/report/impact-data.ts';
import { createImpactFiles } from '../../../src/report/impact/impact-files.ts';
import { indexImpact } from '../../../src/report/impact/impact-index.ts';
import { judge } from '../../../src/report/impact/significance.ts';

const NASTY = '<img src=x onerror="alert(1)">&|`';

/** A test of a hundred mentions, of which so many are found. */
function cell(strategy: string, model: string, fold: number, found: number, label: string): ImpactCell {
  const byUnit = Array.from({ length: 100 }, (_, i): LabelCounts => {
    const correct = Number(i < found);
    return { correct, incorrect: 0, partial: 0, missed: 1 - correct, spurious: 0 };
  });
  const total = { correct: found, incorrect: 0, partial: 0, missed: 100 - found, spurious: 0 };
  return {
    key: `${strategy}-${model}-${fold}`,
    corpus: NASTY,
    model,
    strategy,
    protectEponyms: false,
    fold,
    seed: 1,
    state: 'done',
    training: { documents: 10, sentences: 10, tokens: 100, mentions: { [label]: 10 } },
    counts: { strict: { documents: 100, sentences: 100, byLabel: { [label]: total } } },
    byUnit,
  };
}

function study(label = 'Drug'): Impact {
  const overlap = {
    clinicalTokens: { [label]: 20 },
    phiTokens: { [NASTY]: 10 },
    sharedTokens: { [label]: { [NASTY]: 5 } },
    clinicalMentions: { [label]: 10 },
    touchedMentions: { [label]: 3 },
    mentionsBesidePhi: { [label]: 4 },
    sentences: { all: 50, phi: 10, clinical: 9, both: 4 },
    sharedSentences: { [label]: { [NASTY]: 4 } },
    phiSentences: { [NASTY]: 10 },
  };
  return {
    name: NASTY,
    description: NASTY,
    metric: { name: 'strict', description: 'exact', tokeniser: 'none' },
    metrics: ['strict'],
    corpora: [
      { name: NASTY, language: 'en', documents: 20, sentences: 50, tokens: 200, mentions: { [label]: 10 }, goldPhi: 0 },
    ],
    classes: [label],
    models: ['F1', 'F40'],
    strategies: ['pseudo', 'remove'],
    protectEponyms: [false],
    folds: 2,
    seeds: [1],
    phi: { source: NASTY, language: 'en', family: 'crf', documents: { train: 7, dev: 2, test: 1 }, grid: 'paper' },
    tagger: { family: 'crf', settings: { c1: 0.1 } },
    levels: {
      table: { F1: { correct: 9, incorrect: 0, partial: 0, missed: 1, spurious: 1 } },
      thresholds: { F1: { main: 0.75, alternative: 0.1 } },
      overlap: { [NASTY]: { F1: overlap, F40: overlap } },
      eponyms: {
        language: 'en',
        sentences: 4,
        eponyms: ['Crohn'],
        taken: { F1: { Crohn: 1 }, F40: { Crohn: 4 } },
        protectedTaken: { F1: { Crohn: 0 }, F40: { Crohn: 1 } },
      },
      notices: [NASTY],
    },
    cells: [0, 1].flatMap((fold) => [
      cell('original', 'none', fold, 80, label),
      cell('pseudo', 'F1', fold, 80, label),
      cell('pseudo', 'F40', fold, 78, label),
      cell('remove', 'F1', fold, 60, label),
      { ...cell('remove', 'F40', fold, 0, label), ...(fold === 1 && { state: 'missing' as const }) },
    ]),
    versions: { palimpsest: '0' },
    notices: [NASTY],
  };
}

/** F1 where nothing is spurious. */
const f1 = (recall: number) => (2 * recall) / (1 + recall);

describe('the report of an impact study', () => {
  it('shows in its heat maps what the cells say', async () => {
    const files = await createImpactFiles(study());
    const html = files.get('report.html') ?? '';
    const relative = f1(0.6) / f1(0.8) - 1;
    expect(html).toContain(`<title>all, F1 remove: ${(100 * relative).toFixed(1).replace('-', '−')}\u00a0%</title>`);
    expect(html).toContain('<title>Crohn, F40: 4 of 4 sentences</title>');
    expect(html).toContain('<title>Crohn, F40: 1 of 4 sentences</title>');
    const losses = (files.get('losses.csv') ?? '').split('\n');
    expect(losses.filter((line) => line.includes(',remove,F1,'))).toHaveLength(2); // all, and the class
    expect(files.get('report.md')).toContain('Least with pseudo');
  });

  it('compares folds that both have, and says what is missing', async () => {
    const index = indexImpact(study());
    const lost = index.loss(NASTY, { strategy: 'remove', model: 'F40', protectEponyms: false }, 'Drug');
    expect(lost).toMatchObject({ runs: 1, f1: 0, relative: -1 });
    expect((await createImpactFiles(study())).get('report.md')).toContain('1 are missing');
  });

  it('marks losses that chance could not make, and no others', () => {
    const index = indexImpact(study());
    const verdict = (strategy: string, model: string) =>
      judge(index, NASTY, { strategy, model, protectEponyms: false })?.verdict;
    expect([verdict('pseudo', 'F1'), verdict('pseudo', 'F40')]).toEqual(['no difference', 'no difference']);
    expect([verdict('remove', 'F1'), verdict('remove', 'F40')]).toEqual(['hurts', 'hurts']);
  });

  it('escapes what corpora, labels and notices are called', async () => {
    const files = await createImpactFiles(study(NASTY));
    const html = files.get('report.html') ?? '';
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;|`');
    expect(files.get('report.md')).not.toContain('<img');
  });

  it('is the same for the same study, has no address of the network, and no timings in its tables', async () => {
    const [first, second] = [await createImpactFiles(study()), await createImpactFiles(study())];
    expect(second).toEqual(first);
    expect(first.get('report.html')).not.toMatch(/(?:src|href)="(?!#)/);
  });
});
