import { markdownOf, pageOf, csvOf } from '../helpers.ts';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { createStudy, createTimings } from '../../helpers/study.ts';

const SMALL = { units: 40, seeds: [13, 14], fractions: [0.2, 1], models: ['crf'], alphas: [1, 2] } as const;
const study = createStudy(SMALL);

const read = (files: ReadonlyMap<string, string>, name: string) =>
  parse(files.get(name) ?? '', { columns: true }) as readonly Record<string, string>[];

/** The rows of each table, cells cut at pipes that no backslash makes text. */
function tablesOf(markdown: string): readonly (readonly string[][])[] {
  return [...markdown.matchAll(/(?:^\|.*\|$\n?)+/gm)].map(([table]) =>
    table
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(1, -1).split(/(?<!\\)\|/)),
  );
}

describe('the tables of a study', () => {
  const files = csvOf(study, createTimings(study));

  it('writes files that parse, a record for each figure', () => {
    const rows = [...files].map(([name, text]) => ({ name, rows: (parse(text) as readonly string[][]).length }));
    expect(rows.filter((file) => file.rows < 2)).toEqual([]);
    expect([...files].filter(([, text]) => !text.endsWith('\n'))).toEqual([]);
    // 2 directions × 1 model × 5 arms × 2 fractions; gains leave out the arm none.
    expect(read(files, 'f1.csv')).toHaveLength(20);
    expect(read(files, 'gains.csv')).toHaveLength(16);
    expect(read(files, 'f1-by-label.csv')).toHaveLength(60);
    expect(read(files, 'costs-cells.csv')).toHaveLength(study.cells.length);
  });

  it('holds fractions at full precision that agree with each other', () => {
    const f1 = read(files, 'f1.csv');
    for (const gain of read(files, 'gains.csv')) {
      const of = (arm: string) =>
        Number(
          f1.find(
            (r) => r['direction'] === gain['direction'] && r['fraction'] === gain['fraction'] && r['arm'] === arm,
          )?.['f1_mean'],
        );
      expect(Number(gain['gain'])).toBeCloseTo(of(gain['arm'] as string) - of('none'), 12);
      expect(Number(gain['p_holm'])).toBeGreaterThanOrEqual(Number(gain['p']));
    }
  });

  it('quotes what would break a record', () => {
    const odd = createStudy({ ...SMALL, labels: ['a,"b"', 'line\nbreak', 'plain'] });
    const labels = new Set(read(csvOf(odd), 'f1-by-label.csv').map((row) => row['label']));
    expect([...labels]).toEqual(['a,"b"', 'line\nbreak', 'plain']);
  });

  it('has speed and memory of each epoch where the timings do, in a file and in figures', () => {
    const epochs = [
      { step: 1, tokensPerSecond: 900, peakMegabytes: 210 },
      { step: 2, tokensPerSecond: 950, peakMegabytes: 215, gpuMegabytes: 40 },
    ];
    const plain = createTimings(study);
    const timings = Object.fromEntries(Object.entries(plain).map(([key, costs]) => [key, { ...costs, epochs }]));
    const rows = read(csvOf(study, timings), 'epoch-costs.csv');
    expect(rows).toHaveLength(2 * Object.keys(timings).length);
    expect(rows[1]).toMatchObject({ step: '2', tokens_per_second: '950', peak_megabytes: '215', gpu_megabytes: '40' });
    expect(rows[0]).toMatchObject({ gpu_megabytes: '' });
    const page = pageOf(study, timings);
    for (const id of ['figure-speed', 'figure-memory', 'figure-gpu-memory']) expect(page).toContain(`id="${id}"`);
    expect(pageOf(study, plain)).not.toContain('figure-speed');
    expect(csvOf(study, plain).has('epoch-costs.csv')).toBe(false);
  });

  it('has no costs without timings', () => {
    expect([...csvOf(study).keys()].filter((name) => name.startsWith('costs'))).toEqual([]);
  });
});

describe('the Markdown of a study', () => {
  it('has tables whose rows are as long as their heads, also where names hold pipes and line breaks', () => {
    const odd = createStudy({
      ...SMALL,
      labels: ['a|b', 'line\nbreak', '<script>alert(1)</script>'],
      name: '# a *b* | c',
    });
    const markdown = markdownOf(odd, createTimings(odd));
    const tables = tablesOf(markdown);
    expect(tables.length).toBeGreaterThan(10);
    for (const [head = [], rule = [], ...rows] of tables) {
      for (const cell of rule) expect(cell.trim()).toMatch(/^-{3}:?$/);
      for (const row of [rule, ...rows]) expect(row).toHaveLength(head.length);
      expect(rows.length).toBeGreaterThan(0);
    }
    expect(markdown).not.toContain('<script>');
    expect(markdown.startsWith('# \\# a \\*b\\* \\| c\n')).toBe(true);
  });

  it('says of every table by which metric, with which tokeniser and labels, and on which split it was made', () => {
    const scores = markdownOf(study)
      .split(/^### /m)
      .filter((block) => block.startsWith('F1') || block.startsWith('Gain'));
    expect(scores.length).toBeGreaterThan(4);
    for (const block of scores)
      expect(block).toMatch(/metric strict; tokeniser none; labels PER, LOC, ORG; .*(?:tested on|above each)/);
  });
});

describe('the report', () => {
  it('answers in the first lines, as the tests of significance say', () => {
    const answer = (gainOf: (arm: string, fraction: number, direction: number) => number) =>
      markdownOf(
        createStudy({ ...SMALL, seeds: [1, 2, 3, 4, 5], units: 300, gainOf, directions: 1, arms: ['none', 'phi'] }),
      );
    expect(answer(() => 0.35)).toContain('**Augmentation improved all 2 comparisons significantly.**');
    expect(answer(() => -0.3)).toContain('**No: augmentation hurts in all 2 comparisons and helps in none.**');
    expect(answer((_, fraction) => (fraction === 1 ? 0.3 : -0.3))).toContain(
      '**It depends: augmentation helps in 1 of 2 comparisons and hurts in 1.**',
    );
    expect(answer(() => 0)).toContain('**Inconclusive: none of 2 comparisons shows a significant difference.**');
  });

  it('names failed and missing cells, and marks figures that rest on fewer runs', () => {
    const lacking = createStudy({
      ...SMALL,
      stateOf: ({ arm, seed, fraction }) =>
        arm === 'phi' && seed === 14 ? 'failed' : arm === 'context' && fraction === 1 ? 'missing' : 'done',
    });
    const markdown = markdownOf(lacking);
    expect(markdown).toContain('> Of 44 cells 4 failed and 4 are missing');
    expect(markdown).toMatch(/\| crf \| phi \|.*\(n = 1\)/);
    expect(markdown).toMatch(/\| crf \| context \|.*\| – \|/);
    const rows = read(csvOf(lacking), 'lacking-cells.csv');
    expect(['failed', 'missing'].map((state) => rows.filter((row) => row['state'] === state).length)).toEqual([4, 4]);
    expect(rows.find(({ state }) => state === 'failed')?.['code']).toBe('loss-not-finite');
  });

  it('says how many trainings a cap stopped, where it did', () => {
    const made = createStudy(SMALL);
    const ended = (reason: 'cap' | 'converged') =>
      markdownOf({ ...made, cells: made.cells.map((cell, i) => ({ ...cell, end: { reason: i < 3 ? reason : 'converged', steps: 40 } })) }); // prettier-ignore
    expect(ended('cap')).toContain(`3 of ${made.cells.length} trainings were stopped by their cap of 40 steps`);
    expect(ended('converged')).not.toContain('cap of');
  });

  it('gives one seed no spread and says so', () => {
    const markdown = markdownOf(createStudy({ ...SMALL, seeds: [13] }));
    expect(markdown).toContain('There is one seed only');
    expect(markdown.match(/^\| crf \|.*± /gm)).toBeNull();
  });

  it('warns of tests with few units, and of those only', () => {
    const warning = 'The smallest test has 40 units';
    expect(markdownOf(study)).toContain(warning);
    expect(markdownOf(createStudy({ ...SMALL, units: 100 }))).not.toContain('The smallest test');
  });

  it('leaves out what a study has not: alphas, ablation, own tests, a baseline, done cells', () => {
    const plain = createStudy({ ...SMALL, directions: 1, arms: ['none', 'palimpsest'], alphas: [2] });
    const crossOnly = {
      ...plain,
      cells: plain.cells.map(({ tests, ...rest }) =>
        tests?.['cross'] ? { ...rest, tests: { cross: tests['cross'] } } : rest,
      ),
    };
    const headings = (markdown: string) => [...markdown.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(headings(markdownOf(crossOnly))).toEqual([
      'Does augmentation help?',
      'F1 on the other corpus',
      'F1 by label',
      'Errors',
      'The corpora',
      'Learning curves',
      'How it was measured',
    ]);
    const noBaseline = createStudy({ ...SMALL, arms: ['phi'] });
    expect(markdownOf(noBaseline)).toContain('no arm none: there is nothing to compare');
    const nothingDone = createStudy({ ...SMALL, stateOf: () => 'missing' });
    expect(markdownOf(nothingDone)).toContain('Not answered');
    for (const odd of [noBaseline, nothingDone, crossOnly]) expect(pageOf(odd)).toContain('</html>');
  });

  it('is the same, byte for byte, for the same study', () => {
    const again = createStudy(SMALL);
    expect(pageOf(again, createTimings(again))).toBe(pageOf(study, createTimings(study)));
    expect([...csvOf(again)]).toEqual([...csvOf(study)]);
    expect(markdownOf(again)).toBe(markdownOf(study));
  });
});
