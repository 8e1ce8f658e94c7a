import { describe, expect, it } from 'vitest';
import { createReportMarkdown } from '../../../src/report/pages/report-files.ts';
import { buildCodeMixingReport } from '../../../src/studies/code-mixing/report.ts';
import type { CodeMixingStudy, MixedCell, TranslationFigures } from '../../../src/studies/code-mixing/study.ts';
import { judgeTranslations } from '../../../src/studies/code-mixing/report/score-sections.ts';

const part = {
  documents: 1,
  sentences: 3,
  tokens: 9,
  mixing: { dominated: {}, index: 0, ranges: [], groups: {} },
} as unknown as CodeMixingStudy['corpus']['train'];

const confusions = [{ gold: 'City', predicted: 'City', count: 6 }];
const explanation = { ambiguity: { confusions, byType: {} }, byMixing: [], byLanguages: [] } as unknown as NonNullable<MixedCell['explanation']>; // prettier-ignore

function studyWith(translation: TranslationFigures, leastTranslated?: number): CodeMixingStudy {
  const cell = (model: string, more: Partial<MixedCell> = {}): MixedCell => ({ key: model, model, seed: 1, state: 'done', ...more }); // prettier-ignore
  return {
    name: 'Small',
    mixed: ['en', 'zh'],
    corpus: { labels: ['City'], coarse: {}, train: part, test: part },
    encoders: [],
    models: [
      { name: 'M-BERT', family: 'mbert', settings: {} },
      { name: 'TM-BERT', family: 'mbert', settings: {}, translated: 'word by word' },
    ],
    seeds: [1],
    versions: {},
    notices: [],
    cells: [cell('M-BERT', { explanation }), cell('TM-BERT', { explanation, translation })],
    trainingGroups: { model: 'M-BERT', groups: ['en', 'zh', 'mixed'] },
    ...(leastTranslated !== undefined && { leastTranslated }),
  };
}

const HARDLY = { sentences: 10_626, mixed: 2800, translated: 2800, changed: 2790, failed: 0, stillMixed: 2550 };

it('warns of trainings that a cap stopped', () => {
  const made = studyWith({ ...HARDLY, stillMixed: 0 });
  const end = { reason: 'cap', steps: 3 } as const;
  const capped = { ...made, cells: made.cells.map((cell, i) => (i === 0 ? { ...cell, end } : { ...cell, end: { ...end, reason: 'all-steps' as const } })) }; // prettier-ignore
  expect(createReportMarkdown(buildCodeMixingReport(capped))).toContain(
    '1 of 2 trainings were stopped by their cap of 3 steps',
  );
  expect(createReportMarkdown(buildCodeMixingReport(made))).not.toContain('cap of');
});

describe('a model trained on a translation', () => {
  it.each<readonly [string, TranslationFigures, number | undefined, readonly string[]]>([
    ['left most mixed sentences mixed', HARDLY, undefined, ['TM-BERT']],
    ['met nothing to translate', { ...HARDLY, mixed: 0, translated: 0, stillMixed: 0 }, undefined, ['TM-BERT']],
    ['failed on most', { ...HARDLY, translated: 900, failed: 1900, stillMixed: 0 }, undefined, ['TM-BERT']],
    ['left few mixed', { ...HARDLY, stillMixed: 100 }, undefined, []],
    ['changed as much as was asked for', HARDLY, 0.08, []],
  ])('that %s: %j, least %s; not judged: %j', (_, translation, least, names) => {
    const { judged, refused } = judgeTranslations(studyWith(translation, least));
    expect(refused.map(({ name }) => name)).toEqual(names);
    expect(judged.models.map(({ name }) => name)).toEqual(['M-BERT', 'TM-BERT'].filter((name) => !names.includes(name))); // prettier-ignore
  });

  it('has no figures in the report where it is not judged, which says how many sentences it changed', () => {
    const text = createReportMarkdown(buildCodeMixingReport(studyWith(HARDLY)));
    expect(text).toContain('TM-BERT is not judged: of 2800 mixed sentences 250 (8.9 %) are of one language');
    expect(text).toContain('2800 were translated (2790 to another text)');
    expect(text).toContain('M-BERT finds most: micro F1 100.0.');
    expect(text).not.toContain('TM-BERT F');
  });

  it('is shown where it did', () => {
    const text = createReportMarkdown(buildCodeMixingReport(studyWith({ ...HARDLY, stillMixed: 0 })));
    expect(text).toContain('TM-BERT (translated)');
    expect(text).not.toContain('not judged');
  });
});

it('shows the paper’s Table 5 with what was trained on in the columns, and says that its print is ambiguous', () => {
  const { sections } = buildCodeMixingReport(studyWith({ ...HARDLY, stillMixed: 0 }));
  const table = sections.flatMap(({ tables = [] }) => tables).find(({ id }) => id === 'paper-training-groups');
  expect(table?.columns.map(({ title }) => title)).toEqual(['Tested on', 'English only', 'Chinese only', 'mixed']);
  expect(table?.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['English only', '93', '59', '80'],
    ['Chinese only', '42', '96', '94'],
    ['mixed', '57', '65', '87'],
  ]);
  expect(table?.notes?.join(' ')).toContain('The print is ambiguous');
});
