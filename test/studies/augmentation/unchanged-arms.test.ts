import { markdownOf } from '../helpers.ts';
import { describe, expect, it } from 'vitest';
import { compareArms } from '../../../src/studies/augmentation/report/comparisons.ts';
import { indexStudy } from '../../../src/studies/augmentation/report/study-index.ts';
import { buildReport } from '../../../src/studies/augmentation/report.ts';
import type { AugmentationCounts, StudyCell } from '../../../src/studies/augmentation/study.ts';
import { createStudy, type StudyOptions } from '../../helpers/study.ts';

/** As in a language without synonyms and tagger: only surrogates are written. */
function inFrench(arm: string, units: number): AugmentationCounts | undefined {
  if (arm === 'none') return undefined;
  const context = { 'synonym-replacement': 0, 'random-insertion': 0 };
  if (arm === 'context') return { copies: units, changedCopies: 0, edits: context };
  const phi = { 'phi-replacement': 2 * units };
  return { copies: units, changedCopies: units, edits: arm === 'phi' ? phi : { ...phi, ...context } };
}

/** The arm context loses much, though it changed nothing: so do the copies of the same. */
const options: StudyOptions = {
  directions: 1,
  models: ['crf'],
  fractions: [0.5, 1],
  seeds: [1, 2, 3, 4, 5],
  gainOf: (arm) => (arm === 'context' ? -0.2 : 0.1),
  changesOf: inFrench,
};
const study = createStudy(options);
const report = buildReport(study);
const markdown = markdownOf(study);

describe('an arm that changed nothing', () => {
  it('loses beyond chance where it is not known that it changed nothing', () => {
    const { changesOf: _, ...unknown } = options;
    expect(buildReport(createStudy(unknown)).headline.counts?.hurts).toBe(2);
  });

  it('is neither compared nor marked, nor takes part in the correction of the others', () => {
    const [direction] = study.directions;
    const comparisons = direction ? compareArms(indexStudy(study), direction) : [];
    const context = comparisons.filter(({ arm }) => arm === 'context');
    expect(context).toHaveLength(2);
    for (const comparison of context) {
      expect(comparison).toMatchObject({ verdict: 'no difference', changedNothing: true });
      expect(comparison).not.toHaveProperty('p');
    }
    const { changesOf: _, ...others } = { ...options, arms: ['none', 'phi', 'phicon', 'palimpsest'] };
    const alone = createStudy(others);
    const [same] = alone.directions;
    const adjusted = (list: typeof comparisons) =>
      list.filter(({ arm }) => arm === 'phi').map((comparison) => comparison.adjusted);
    expect(adjusted(comparisons)).toEqual(adjusted(same ? compareArms(indexStudy(alone), same) : []));
  });

  it('is named so in headline, findings and tables, and its difference is called noise', () => {
    expect(report.headline.counts?.hurts).toBe(0);
    expect(report.headline.answer).not.toMatch(/hurts in [1-9]/);
    expect(markdown).not.toContain('▼ **context**');
    expect(markdown).toMatch(/\*\*context\*\* changed nothing at any training size.*noise/);
    expect(markdown).not.toMatch(/\| context \| [−+]?\d+\.\d/);
    expect(markdown.match(/\| crf \| context \(changed nothing\) \|/g)).toHaveLength(5); // F1, gains, ablation, own test, training
    const row = markdown.split('\n').filter((line) => line.includes('context (changed nothing)'));
    expect(row.join('\n')).not.toMatch(/[▲▼]/);
    expect(markdown).toMatch(/context changed nothing in this study/);
    const tables = report.sections.flatMap((section) => section.tables ?? []);
    const gains = report.sections.find(({ id }) => id === 'transfer')?.records?.['gains']?.rows ?? [];
    expect(gains.filter((cells) => cells[2] === 'context').map((cells) => cells.at(-1))).toEqual([
      'changed nothing',
      'changed nothing',
    ]);
    const changes = tables.find(({ id }) => id === 'changes-table');
    expect(changes?.rows.find((cells) => cells[1]?.text === 'context')?.map(({ text }) => text)).toEqual([
      'wikigold→uner',
      'context',
      '50\u00a0%',
      '1,187',
      '0.0 %',
      '–',
      '0',
      '0',
    ]);
  });

  it('is a caution of the others, where a part of them changed nothing', () => {
    expect(report.headline.cautions.join('\n')).toMatch(
      /phicon and palimpsest: random-insertion and synonym-replacement made no edit/,
    );
  });

  it('leaves nothing to answer where it is the only one', () => {
    const only = buildReport(createStudy({ ...options, arms: ['none', 'context'] }));
    expect(only.headline.answer).toMatch(/^Not answered: .*changed nothing/);
  });
});

describe('an arm that is another', () => {
  const twins = createStudy({ ...options, arms: ['none', 'phi', 'phicon'] });
  const cellsLike = (same: (cell: StudyCell, twin: StudyCell) => StudyCell) => ({
    ...twins,
    cells: twins.cells.map((cell) => {
      const twin = twins.cells.find(
        (one) => one.arm === 'phi' && one.fraction === cell.fraction && one.seed === cell.seed,
      );
      return cell.arm === 'phicon' && twin ? same(cell, twin) : cell;
    }),
  });
  const cautionsOf = (one: typeof twins) => buildReport(one).headline.cautions.join('\n');

  it('is named so in the headline, by its text and by its figures', () => {
    expect(cautionsOf(twins)).not.toContain('have the same');
    expect(cautionsOf(cellsLike((cell, { tests }) => ({ ...cell, ...(tests && { tests }) })))).toMatch(
      /phicon and phi have the same figures in every cell/,
    );
    expect(cautionsOf(cellsLike((cell, { key }) => ({ ...cell, key })))).toMatch(
      /phicon and phi have the same training text in every cell/,
    );
  });
});

describe('a study of one seed', () => {
  it('says that one training answers nothing', () => {
    expect(buildReport(createStudy({ ...options, seeds: [1] })).headline.answer).toMatch(
      /^Not answered: .*single training/,
    );
  });
});

describe('a study whose cells do not say what they changed', () => {
  it('has no table of changes and no arm that changed nothing', () => {
    const old = createStudy({ directions: 1, models: ['crf'], fractions: [1], seeds: [1, 2] });
    const { sections } = buildReport(old);
    expect(sections.flatMap(({ tables = [] }) => tables).map(({ id }) => id)).not.toContain('changes-table');
    expect(markdownOf(old)).not.toContain('changed nothing');
  });
});
