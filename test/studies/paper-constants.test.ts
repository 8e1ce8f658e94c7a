import { expect, it } from 'vitest';
import { PAPER } from '../../src/studies/code-mixing/report/scores.ts';
import { PAPER_TABLES } from '../../src/studies/rules/report/scores.ts';
import { PAPER_BETAS, PAPER_GRID, PAPER_THRESHOLDS } from '../../src/taggers/recall-bias/search.ts';

// The figures of the papers as they are printed, written down here a second time: what a report sets beside its own must be theirs.

it('quotes Table 2 of Lee et al. (2024): training and test set of four groups of sentences', () => {
  const printed = `
    Date            12436 2346 2146 458 4530 919 19850 3724
    Age             2444 533 21 5 639 128 0 0
    Patient         9 9 106 12 42 11 0 0
    Person          8 3 6 1 128 32 0 0
    Doctor          83 6 161 31 1169 197 0 0
    NamedLocation   17 10 11 3 271 69 0 0
    Nationality     21 7 3 1 17 10 0 0
    Region          6 11 0 0 10 1 0 0
    Country         355 52 6 5 171 44 0 0
    City            196 39 26 6 510 101 0 0
    Hospital        1552 266 73 11 1915 393 0 0
    Department      1616 391 2278 542 762 111 0 0
    Room            1007 182 1200 267 248 53 4 3
    Number          0 0 1162 256 25 1 0 0
    School          28 6 15 2 642 159 0 0
    GenericLocation 218 45 37 15 708 173 0 0
    Market          12 3 1 0 50 17 0 0
    Profession      575 107 82 9 1566 449 0 0
    IdNumber        43 0 98 11 170 2 7 0
    MedicalRecord   1 0 92 14 19 3 0 0`;
  const rows = printed.trim().split('\n').map((line) => line.trim().split(/\s+/)); // prettier-ignore
  const sums = rows.map(([label, ...numbers]) => [
    label,
    [0, 2, 4, 6].map((at) => Number(numbers[at]) + Number(numbers[at + 1])),
  ]);
  expect(PAPER.mentions).toEqual(Object.fromEntries(sums));
  expect(PAPER.mentionGroups).toEqual(['en', 'zh', 'mixed', 'neutral']);
  expect([PAPER.documents, PAPER.index]).toEqual([1700, 22.21]);
});

it('quotes Tables 3 and 5 and the out-of-vocabulary rates of Lee et al. (2024)', () => {
  const [micro, macro] = ['0.13 0.90 0.93 0.94 0.91', '0.16 0.63 0.76 0.79 0.72'].map((row) =>
    row.split(' ').map((value) => String(Math.round(100 * Number(value)))),
  ) as [string[], string[]];
  const models = ['DBA (dictionary)', 'EN-BERT', 'CH-BERT', 'M-BERT', 'TM-BERT'];
  expect(PAPER.scores).toEqual(models.map((name, i) => [name, micro[i], macro[i]]));
  const printed = ['0.93 0.42 0.57', '0.59 0.96 0.65', '0.80 0.94 0.87'].map((row) =>
    row.split(' ').map((value) => String(Math.round(100 * Number(value)))),
  );
  expect(PAPER.groups.map(([, ...row]) => row)).toEqual(printed);
  expect(PAPER.groups.map(([name]) => name)).toEqual(['English only', 'Chinese only', 'mixed']);
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

it('quotes Tables 3 and 4 of the paper on iterative corpora, the row ALL of Table 3 put right', () => {
  const flat = (kind: 'direct' | 'indirect') => PAPER_TABLES[kind].rows.map((row) => row.join(' '));
  expect(PAPER_TABLES.direct.systems).toEqual(['NERC', 'initial', 'final']);
  expect(flat('direct')).toEqual([
    'ALL Recall 0.494 0.208 0.489',
    'ALL Precision 0.052 0.147 0.702',
    'ALL F1 0.094 0.172 0.576',
    'PERSON Recall 0.436 0.676 0.772',
    'PERSON Precision 0.023 0.196 0.445',
    'PERSON F1 0.044 0.304 0.564',
    'LOCATION Recall 0.517 0.013 0.371',
    'LOCATION Precision 0.064 0.127 0.809',
    'LOCATION F1 0.114 0.024 0.509',
  ]);
  expect(PAPER_TABLES.direct.scope).toContain('5,000 notes');
  expect(PAPER_TABLES.indirect.systems).toEqual(['Cross-validation', 'Resulting corpus']);
  expect(flat('indirect')).toEqual([
    'ALL Recall 0.721 (0.027) 0.699 (0.042)',
    'ALL Precision 0.839 (0.026) 0.769 (0.047)',
    'ALL F1 0.774 (0.017) 0.732 (0.039)',
    'PERSON Recall 0.784 (0.064) 0.759 (0.093)',
    'PERSON Precision 0.909 (0.041) 0.730 (0.061)',
    'PERSON F1 0.840 (0.025) 0.744 (0.057)',
    'LOCATION Recall 0.695 (0.040) 0.676 (0.056)',
    'LOCATION Precision 0.812 (0.022) 0.783 (0.061)',
    'LOCATION F1 0.748 (0.037) 0.726 (0.052)',
  ]);
  expect(PAPER_TABLES.indirect.scope).toContain('1,051 notes against 4,375');
});

it('quotes Tables 3 and 4 of Berg et al. (2020): the grid of thresholds, and the best of it', () => {
  expect(PAPER_BETAS).toEqual([1, 4, 10, 20, 40]);
  const descending = (values: readonly number[]) => values.toSorted((a, b) => b - a);
  expect(descending(PAPER_GRID.main)).toEqual([0.99999, 0.9999, 0.999, 0.99, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.6]);
  expect(descending(PAPER_GRID.alternative)).toEqual([0.4, 0.3, 0.2, 0.1, 0.05, 0.01, 0.005, 0.001, 0.0005, 0.0001, 0.00001]); // prettier-ignore
  expect([...PAPER_THRESHOLDS].map(([beta, { main, alternative }]) => [beta, main, alternative])).toEqual([
    [1, 0.75, 0.1],
    [4, 0.99, 0.05],
    [10, 0.999, 0.001],
    [20, 0.9999, 0.0001],
    [40, 0.99999, 0.00001],
  ]);
});
