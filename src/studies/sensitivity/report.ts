import { formatCount, formatMean, plural } from '../../report/pages/format.ts';
import { countCell, emptyCell, nameCell, names, numbers, summarise, valueTable } from '../../report/pages/parts.ts';
import type { Report, ReportCell, ReportTable, Section } from '../../report/pages/report-model.ts';
import { createReportFiles } from '../../report/pages/report-files.ts';
import type { ElementCounts } from '../../taggers/sensitivity/measures.ts';
import { BASELINE, type SensitivityFigures, type SensitivityModel, type SensitivityStudy } from './study.ts';
import { ELEMENT_KINDS, type ElementKind } from './element-kinds.ts';

type Value = (figures: SensitivityFigures) => number | undefined;

/** A table of models: its columns by title, as in the thesis's tables 6.2 to 6.4 and 7.1. */
interface ModelTable {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly (readonly [title: string, value: Value])[];
}

const ratios = (of: (figures: SensitivityFigures) => ElementCounts | undefined): ModelTable['columns'] => [
  ['Recall', (one) => of(one)?.recall],
  ['Prec', (one) => of(one)?.precision],
  ['Spec', (one) => of(one)?.specificity],
  ['F1', (one) => of(one)?.f1],
  ['Acc', (one) => of(one)?.accuracy],
];

const gap = (test: 'plain' | 'plainAtBest', held: 'heldOut' | 'heldOutAtBest'): ModelTable['columns'] => [
  ['Tst Rec', (one) => one[test].recall],
  ['Tst Prec', (one) => one[test].precision],
  ['Val Rec', (one) => one[held].recall],
  ['Val Prec', (one) => one[held].precision],
  ['Val − Tst Rec', (one) => one[held].recall - one[test].recall],
];

const TABLES: readonly ModelTable[] = [
  {
    id: 'without-candidates-at-best',
    title: 'Without candidates, at the threshold of the best F1 in validation',
    columns: [...ratios((one) => one.plainAtBest), ['Average prec', (one) => one.averagePrecision]],
  },
  {
    id: 'random-candidates',
    title: 'Random candidates (Table 6.2)',
    columns: [...ratios((one) => one.random), ['Prec on all (A.2)', (one) => one.random?.approximatePrecision]],
  },
  {
    id: 'named-candidates',
    title: 'NER-chosen candidates (Table 6.3)',
    columns: [...ratios((one) => one.named), ['Det-Rec', (one) => one.named?.detectedRecall]],
  },
  { id: 'without-candidates', title: 'Without candidates (Table 6.4)', columns: ratios((one) => one.plain) },
  { id: 'validation-test', title: 'Validation and test (Table 7.1)', columns: gap('plain', 'heldOut') },
  {
    id: 'validation-test-at-best',
    title: 'Validation and test, at that threshold',
    columns: gap('plainAtBest', 'heldOutAtBest'),
  },
  {
    id: 'false-positives',
    title: 'What false positives are, without candidates and at that threshold (§7.3)',
    columns: Object.entries(ELEMENT_KINDS).map(([kind, title]) => [
      title,
      (one) => one.falsePositives?.[kind as ElementKind],
    ]),
  },
];

/** The files of a study of contextual sensitivity: page, Markdown and tables. */
export function report(study: SensitivityStudy): ReadonlyMap<string, string> {
  return createReportFiles(buildReport(study), 'Palimpsest study of contextual sensitivity');
}

function buildReport(study: SensitivityStudy): Report {
  const { name, description } = study;
  return {
    title: name,
    ...(description !== undefined && { description }),
    headline: writeHeadline(study),
    sections: [modelSection(study), corpusSection(study), methodSection(study)],
  };
}

const figuresOf = ({ cells }: SensitivityStudy, model: string) =>
  cells.flatMap((cell) => (cell.model === model && cell.figures ? [cell.figures] : []));

const summaryOf = (study: SensitivityStudy, model: string, value: Value) =>
  summarise(figuresOf(study, model).flatMap((figures) => value(figures) ?? []));

function writeHeadline(study: SensitivityStudy): Report['headline'] {
  const f1 = (model: string) => summaryOf(study, model, (one) => one.plainAtBest.f1)?.mean;
  const done = study.models.flatMap(({ name }) => {
    const found = f1(name);
    return found === undefined ? [] : [{ name, f1: found }];
  });
  const [best, ...others] = done.toSorted((a, b) => b.f1 - a.f1);
  const told = others.map((one) => `, ${one.name} ${formatMean(one.f1, undefined)}`).join('');
  const lacking = study.cells.filter(({ state }) => state !== 'done').length;
  const single = study.seeds.length === 1;
  return {
    question: 'Can it be told from its context what is sensitive?',
    answer: best
      ? `${best.name} finds most: F1 ${formatMean(best.f1, undefined)}${told}.`
      : 'Not answered: no training is done.',
    details: [],
    findings: [],
    note: 'F1 × 100 of text elements without candidates, at the threshold of the best F1 on held-out text; mean over the seeds.',
    cautions: [
      ...(single
        ? ['There is one seed only: nothing is known of how far figures vary from training to training.']
        : []),
      ...(lacking > 0 ? [`Of ${plural(study.cells.length, 'cell')} ${lacking} failed or are missing.`] : []),
    ],
  };
}

function modelSection(study: SensitivityStudy): Section {
  return {
    id: 'models',
    title: 'Models',
    text: [
      'A text element is sensitive where something sensitive lies on it. A model rates the elements of the test by their context: behind a mask where they are candidates, as they are without.',
    ],
    tables: TABLES.map((table) => tableOf(study, table)).filter(({ rows }) => rows.length > 0),
  };
}

function tableOf(study: SensitivityStudy, { id, title, columns }: ModelTable): ReportTable {
  const shown = study.models.filter(({ name }) => columns.some(([, value]) => summaryOf(study, name, value)));
  return {
    id,
    title,
    scope: 'Percent of text elements; mean ± standard deviation over seeds.',
    columns: [...names('Embed', 'Variant', 'Cand', 'Mask'), ...numbers('Epoc', ...columns.map(([head]) => head))],
    rows: shown.map((model) => [
      ...placeOf(model).map(nameCell),
      epochsCell(study, model.name),
      ...columns.map(([, value]): ReportCell => {
        const found = summaryOf(study, model.name, value);
        return found ? { text: formatMean(found.mean, found.spread), value: found.mean } : emptyCell;
      }),
    ]),
    records: {
      columns: ['model', 'seed', ...columns.map(([head]) => head)],
      rows: study.cells.flatMap(({ model, seed, figures }) =>
        figures && shown.some(({ name }) => name === model)
          ? [[model, seed, ...columns.map(([, value]) => value(figures))]]
          : [],
      ),
    },
  };
}

const placeOf = ({ input, name, candidates, masking }: SensitivityModel) => [
  input,
  name,
  candidates ? 'YES' : 'NO',
  masking,
];

function epochsCell(study: SensitivityStudy, model: string): ReportCell {
  const found = [...new Set(figuresOf(study, model).flatMap(({ epochs }) => epochs ?? []))];
  return found.length === 0 ? emptyCell : { text: found.join('/'), value: Math.max(...found) };
}

function corpusSection({ parts, names: found }: SensitivityStudy): Section {
  const percent = (share: number): ReportCell => ({ text: (100 * share).toFixed(2), value: share });
  return {
    id: 'corpus',
    title: 'The text',
    tables: [
      {
        id: 'parts',
        title: 'Windows and text elements',
        scope: 'Windows with something sensitive; no document is in two parts.',
        columns: [...names('Part'), ...numbers('Windows', 'Elements', 'Sensitive', 'Percent', 'Filled', 'Left out')],
        rows: Object.entries(parts).map(([part, { windows, elements, sensitive, filled, leftOut }]) => [
          nameCell(part),
          ...[windows, elements, sensitive].map(countCell),
          percent(sensitive / elements),
          ...[filled, leftOut].map((count) => (count === undefined ? emptyCell : countCell(count))),
        ]),
        notes: ['Left out: windows with a blank that nothing tells the meaning of, so that it cannot be filled.'],
      },
      ...(found
        ? [
            {
              id: 'names',
              title: 'The tagger of names, on the test',
              scope:
                'Elements that it finds against those that are sensitive; what those that are not sensitive are; percent.',
              columns: numbers('Recall', 'Prec', ...Object.values(ELEMENT_KINDS)),
              rows: [
                [
                  percent(found.counts.recall),
                  percent(found.counts.precision),
                  ...Object.keys(ELEMENT_KINDS).map((kind) => percent(found.kinds[kind as ElementKind])),
                ],
              ],
            },
          ]
        : []),
    ],
  };
}

function methodSection({ source, sensitive, parts, models, seeds, versions, notices }: SensitivityStudy): Section {
  const elements = formatCount(parts['train']?.elements ?? 0);
  return {
    id: 'method',
    title: 'Method',
    text: [
      `The study is that of Schamberger (2019), “Anonymization of German Legal Texts”, on ${source}. ${
        sensitive === 'blanks'
          ? 'What was blanked is sensitive: models are trained with blanks, and tested with blanks filled.'
          : 'The entities of the corpus are sensitive.'
      } Trained on ${elements} text elements; ${seeds.length === 1 ? `seed ${seeds[0]}` : `seeds ${seeds.join(', ')}`} change weights, candidates and masks. The threshold of “${BASELINE}” is its bias to recall.`,
      ...notices,
    ],
    tables: [
      valueTable('settings', 'Settings and versions', 'Of the models, defaults included.', [
        ...models.map(({ name, settings }) => [name, JSON.stringify(settings)] as const),
        ...Object.entries(versions),
      ]),
    ],
  };
}
