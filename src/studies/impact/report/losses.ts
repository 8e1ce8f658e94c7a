import { emptyCell, nameCell, names, numbers, pointsCell } from '../../../report/pages/parts.ts';
import type { Panel } from '../../../report/charts/figure.ts';
import type { ReportTable, Section } from '../../../report/pages/report-model.ts';
import { judge, TEST_NOTE } from './headline.ts';
import {
  ALL,
  type ImpactIndex,
  mean,
  ratiosFor,
  type Variant,
  formatRelative,
  lossHeat,
  nameStrategy,
  relativeCell,
} from './impact-index.ts';

/** The paper's Figure 3: relative F1 by class, PHI model and strategy; averaged over corpora, and corpus by corpus. */
export function lossSection(index: ImpactIndex): Section {
  const { corpora, classes, models, strategies, protectEponyms, metric, folds, seeds } = index.impact;
  const rows = [ALL, ...classes];
  const scope = `Relative F1 in percent: F1 after training on concealed text divided by F1 after training on the original, less one; metric ${metric.name}, tokeniser ${metric.tokeniser}; ${folds} folds${seeds.length > 1 ? `, ${seeds.length} seeds` : ''}, tested on original text.`;
  const kinds = protectEponyms.flatMap((isProtected) =>
    strategies.map((strategy) => ({ strategy, protectEponyms: isProtected })),
  );
  const panelsOf = (place: string, lossOf: (variant: Variant, name: string) => number | undefined): Panel[] =>
    kinds.map((kind) => {
      const title = nameStrategy({ ...kind, model: '' });
      return {
        title,
        description: `Relative F1 by clinical class and PHI model, strategy ${title}, ${place}; the figures are in the table “Relative F1”.`,
        chart: {
          kind: 'heat',
          columnTitle: 'PHI model',
          columns: models,
          rows: rows.map((name) => ({
            name,
            cells: models.map((model) => {
              const found = lossOf({ ...kind, model }, name);
              return found === undefined
                ? undefined
                : lossHeat(found, `${name}, ${model} ${title}: ${formatRelative(found)}`);
            }),
          })),
        },
      };
    });
  const figure = (id: string, title: string, panels: readonly Panel[]) => ({ id, title, scope, series: [], panels });
  const table = (corpus: string | undefined, number: number): ReportTable => {
    const lossOf = (variant: Variant, name: string) =>
      corpus === undefined ? index.meanLoss(variant, name) : index.loss(corpus, variant, name)?.relative;
    return {
      id: corpus === undefined ? 'relative-f1' : `relative-f1-${number}`,
      title: corpus === undefined ? 'Relative F1, mean of the corpora' : `Relative F1: ${corpus}`,
      scope,
      columns: [...names('Strategy', 'Class'), ...numbers(...models, 'Mean of the models')],
      rows: kinds.flatMap((kind) =>
        rows.map((name) => {
          const found = models.map((model) => lossOf({ ...kind, model }, name));
          return [
            nameCell(nameStrategy({ ...kind, model: '' })),
            nameCell(name),
            ...found.map((one, m) => {
              const model = models[m] as string;
              const tested =
                corpus === undefined || name !== ALL ? undefined : judge(index, corpus, { ...kind, model });
              return { ...relativeCell(one), ...(tested && { verdict: tested.verdict }) };
            }),
            relativeCell(mean(found.filter((one) => one !== undefined))),
          ];
        }),
      ),
      notes: [
        ...(corpus === undefined ? [] : [TEST_NOTE]),
        'A dash: no fold of it is done, or the class has no F1 to compare with.',
      ],
    };
  };
  const several = corpora.length > 1;
  return {
    id: 'losses',
    title: 'What concealment costs',
    text: [
      'A tagger of clinical entities is trained on concealed text and tested on the original text of the fold that it did not see. The figure is the paper’s Figure 3.',
    ],
    figures: [
      ...(several
        ? [
            figure(
              'figure-losses',
              'Relative F1, mean of the corpora',
              panelsOf('mean of the corpora', (variant, name) => index.meanLoss(variant, name)),
            ),
          ]
        : []),
      ...corpora.map(({ name }, i) =>
        figure(
          several ? `figure-losses-${i + 1}` : 'figure-losses',
          `Relative F1: ${name}`,
          panelsOf(name, (variant, row) => index.loss(name, variant, row)?.relative),
        ),
      ),
    ],
    tables: [
      ...(several ? [table(undefined, 0)] : []),
      ...corpora.map(({ name }, i) => table(name, i + 1)),
      absoluteTable(index, rows),
    ],
    records: {
      losses: {
        columns: [
          'corpus',
          'strategy',
          'model',
          'eponyms_protected',
          'class',
          'runs',
          'f1',
          'f1_original',
          'relative',
          'p_documents',
          'p_trainings',
          'p',
          'p_holm',
        ],
        rows: corpora.flatMap((corpus) =>
          index.variants.flatMap((variant) =>
            rows.map((name) => {
              const found = index.loss(corpus.name, variant, name);
              const place = [corpus.name, variant.strategy, variant.model, variant.protectEponyms ? 'yes' : 'no', name];
              const tested = name === ALL ? judge(index, corpus.name, variant) : undefined;
              const figures = [
                found?.f1,
                found?.originalF1,
                found?.relative,
                tested?.pUnits,
                tested?.pTrainings,
                tested?.p,
                tested?.adjusted,
              ];
              return [...place, found?.runs ?? 0, ...figures];
            }),
          ),
        ),
      },
    },
  };
}

/** F1 itself, the original text first. */
function absoluteTable(index: ImpactIndex, rows: readonly string[]): ReportTable {
  const { corpora, metric } = index.impact;
  const variants = [undefined, ...index.variants];
  const f1 = (corpus: string, variant: Variant | undefined, name: string) => {
    const counts = index.counts(corpus, variant);
    return counts && ratiosFor(counts, name);
  };
  return {
    id: 'f1',
    title: 'F1 of every variant',
    scope: `F1 × 100 by class, and precision and recall of all; metric ${metric.name}, tokeniser ${metric.tokeniser}; counts added up over the folds.`,
    columns: [...names('Corpus', 'Strategy', 'PHI model'), ...numbers(...rows.map((row) => `F1 ${row}`), 'P', 'R')],
    rows: corpora.flatMap((corpus) =>
      variants.map((variant) => {
        const all = f1(corpus.name, variant, ALL);
        return [
          nameCell(corpus.name),
          nameCell(variant ? nameStrategy(variant) : 'original'),
          variant ? nameCell(variant.model) : emptyCell,
          ...rows.map((row) => pointsCell(f1(corpus.name, variant, row)?.f1)),
          pointsCell(all?.precision),
          pointsCell(all?.recall),
        ];
      }),
    ),
    isFolded: true,
    records: {
      columns: ['corpus', 'strategy', 'model', 'eponyms_protected', 'class', 'precision', 'recall', 'f1'],
      rows: corpora.flatMap((corpus) =>
        variants.flatMap((variant) =>
          rows.map((row) => {
            const found = f1(corpus.name, variant, row);
            const place = [
              variant?.strategy ?? 'original',
              variant?.model ?? 'none',
              variant?.protectEponyms ? 'yes' : 'no',
            ];
            return [corpus.name, ...place, row, found?.precision, found?.recall, found?.f1];
          }),
        ),
      ),
    },
  };
}
