import { expect, it } from 'vitest';
import { PAPER } from '../../src/studies/code-mixing/report/scores.ts';
import { PAPER_TABLES } from '../../src/studies/rules/report/scores.ts';
import { PAPER_BETAS, PAPER_GRID, PAPER_THRESHOLDS } from '../../src/taggers/recall-bias/search.ts';

// The figures of the papers as they are printed, written down here a second time: what a report sets beside its own must be theirs.

// Table 2 of Lee et al. (2024): training and test set of four groups of sentences.
it.each([
  ['Date', 12436, 2346, 2146, 458, 4530, 919, 19850, 3724],
  ['Age', 2444, 533, 21, 5, 639, 128, 0, 0],
  ['Patient', 9, 9, 106, 12, 42, 11, 0, 0],
  ['Person', 8, 3, 6, 1, 128, 32, 0, 0],
  ['Doctor', 83, 6, 161, 31, 1169, 197, 0, 0],
  ['NamedLocation', 17, 10, 11, 3, 271, 69, 0, 0],
  ['Nationality', 21, 7, 3, 1, 17, 10, 0, 0],
  ['Region', 6, 11, 0, 0, 10, 1, 0, 0],
  ['Country', 355, 52, 6, 5, 171, 44, 0, 0],
  ['City', 196, 39, 26, 6, 510, 101, 0, 0],
  ['Hospital', 1552, 266, 73, 11, 1915, 393, 0, 0],
  ['Department', 1616, 391, 2278, 542, 762, 111, 0, 0],
  ['Room', 1007, 182, 1200, 267, 248, 53, 4, 3],
  ['Number', 0, 0, 1162, 256, 25, 1, 0, 0],
  ['School', 28, 6, 15, 2, 642, 159, 0, 0],
  ['GenericLocation', 218, 45, 37, 15, 708, 173, 0, 0],
  ['Market', 12, 3, 1, 0, 50, 17, 0, 0],
  ['Profession', 575, 107, 82, 9, 1566, 449, 0, 0],
  ['IdNumber', 43, 0, 98, 11, 170, 2, 7, 0],
  ['MedicalRecord', 1, 0, 92, 14, 19, 3, 0, 0],
] as const)('quotes mentions of %s by Lee et al. (2024)', (label, ...numbers) => {
  const sums = [0, 2, 4, 6].map((at) => (numbers[at] as number) + (numbers[at + 1] as number));
  expect(PAPER.mentions[label]).toEqual(sums);
});

it('quotes the groups, the documents and the index of Lee et al. (2024)', () => {
  expect(Object.keys(PAPER.mentions)).toHaveLength(20);
  expect(PAPER.mentionGroups).toEqual(['en', 'zh', 'mixed', 'neutral']);
  expect([PAPER.documents, PAPER.index]).toEqual([1700, 22.21]);
});

it('quotes Table 3 of Lee et al. (2024), micro and macro F1', () => {
  const printed = { 'DBA (dictionary)': [13, 16], 'EN-BERT': [90, 63], 'CH-BERT': [93, 76], 'M-BERT': [94, 79], 'TM-BERT': [91, 72] }; // prettier-ignore
  expect(PAPER.scores).toEqual(Object.entries(printed).map(([name, scores]) => [name, ...scores.map(String)]));
});

it('quotes Table 5 of Lee et al. (2024)', () => {
  const printed = { 'English only': [93, 42, 57], 'Chinese only': [59, 96, 65], mixed: [80, 94, 87] };
  expect(PAPER.groups).toEqual(Object.entries(printed).map(([name, scores]) => [name, ...scores.map(String)]));
});

it('quotes the rates of unknown words of Lee et al. (2024)', () => {
  expect(PAPER.unknownWords).toEqual({ Date: 35.6, Age: 95.3, Name: 68.6, Location: 87.6, Profession: 69.6, ID: 29 });
});

it('reads Table 5 as the text of the paper does: what was trained on mixed sentences is best over all, and best on mixed ones', () => {
  const mean = (row: readonly string[]) => row.reduce((sum, value) => sum + Number(value), 0) / row.length;
  const [english, chinese, mixed] = PAPER.groups.map(([, ...tested]): readonly string[] => tested) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  expect(mean(mixed)).toBeGreaterThan(mean(english));
  expect(mean(mixed)).toBeGreaterThan(mean(chinese));
  expect(Number(mixed[2])).toBeGreaterThan(Math.max(Number(english[2]), Number(chinese[2])));
});

// Tables 3 and 4 of the paper on iterative corpora, the row ALL of Table 3 put right.
it.each([
  ['direct', 0, 'ALL Recall 0.494 0.208 0.489'],
  ['direct', 1, 'ALL Precision 0.052 0.147 0.702'],
  ['direct', 2, 'ALL F1 0.094 0.172 0.576'],
  ['direct', 3, 'PERSON Recall 0.436 0.676 0.772'],
  ['direct', 4, 'PERSON Precision 0.023 0.196 0.445'],
  ['direct', 5, 'PERSON F1 0.044 0.304 0.564'],
  ['direct', 6, 'LOCATION Recall 0.517 0.013 0.371'],
  ['direct', 7, 'LOCATION Precision 0.064 0.127 0.809'],
  ['direct', 8, 'LOCATION F1 0.114 0.024 0.509'],
  ['indirect', 0, 'ALL Recall 0.721 (0.027) 0.699 (0.042)'],
  ['indirect', 1, 'ALL Precision 0.839 (0.026) 0.769 (0.047)'],
  ['indirect', 2, 'ALL F1 0.774 (0.017) 0.732 (0.039)'],
  ['indirect', 3, 'PERSON Recall 0.784 (0.064) 0.759 (0.093)'],
  ['indirect', 4, 'PERSON Precision 0.909 (0.041) 0.730 (0.061)'],
  ['indirect', 5, 'PERSON F1 0.840 (0.025) 0.744 (0.057)'],
  ['indirect', 6, 'LOCATION Recall 0.695 (0.040) 0.676 (0.056)'],
  ['indirect', 7, 'LOCATION Precision 0.812 (0.022) 0.783 (0.061)'],
  ['indirect', 8, 'LOCATION F1 0.748 (0.037) 0.726 (0.052)'],
] as const)('quotes the paper on iterative corpora: %s, row %i', (kind, at, row) => {
  expect(PAPER_TABLES[kind].rows[at]?.join(' ')).toBe(row);
});

it('quotes no other rows of the paper on iterative corpora, and its sizes', () => {
  expect([PAPER_TABLES.direct.rows.length, PAPER_TABLES.indirect.rows.length]).toEqual([9, 9]);
  expect(PAPER_TABLES.direct.systems).toEqual(['NERC', 'initial', 'final']);
  expect(PAPER_TABLES.indirect.systems).toEqual(['Cross-validation', 'Resulting corpus']);
  expect(PAPER_TABLES.direct.scope).toContain('5,000 notes');
  expect(PAPER_TABLES.indirect.scope).toContain('1,051 notes against 4,375');
});

it('quotes the betas of Berg et al. (2020)', () => {
  expect(PAPER_BETAS).toEqual([1, 4, 10, 20, 40]);
});

// Table 3 of Berg et al. (2020).
it.each([
  ['main', [0.99999, 0.9999, 0.999, 0.99, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.6]],
  ['alternative', [0.4, 0.3, 0.2, 0.1, 0.05, 0.01, 0.005, 0.001, 0.0005, 0.0001, 0.00001]],
] as const)('quotes the grid of thresholds of Berg et al. (2020): %s', (side, values) => {
  expect(PAPER_GRID[side].toSorted((a, b) => b - a)).toEqual(values);
});

// Table 4.
it.each([
  [1, 0.75, 0.1],
  [4, 0.99, 0.05],
  [10, 0.999, 0.001],
  [20, 0.9999, 0.0001],
  [40, 0.99999, 0.00001],
])('quotes the thresholds that Berg et al. (2020) chose: beta %i', (beta, main, alternative) => {
  expect(PAPER_THRESHOLDS.get(beta)).toEqual({ main, alternative });
  expect(PAPER_THRESHOLDS.size).toBe(5);
});
