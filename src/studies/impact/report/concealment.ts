import type { ConcealmentFigures } from '../study.ts';
import { countCell, emptyCell, nameCell, names, numbers } from '../../../report/pages/parts.ts';
import type { Section } from '../../../report/pages/report-model.ts';
import { type ImpactIndex, nameStrategy, namesIn, shareCell, sumOf, shareHeat } from './impact-index.ts';
import { ownValue } from '../../../core/collections.ts';
import type { Panel } from '../../../report/charts/figure.ts';

/** What became of a clinical mention (`conceal` tells them apart), in the order of the table. */
const OUTCOMES = ['kept', 'moved', 'altered', 'trimmed', 'inside', 'given-up', 'removed'] as const;

/** What concealing did to PHI and to the clinical mentions beside it. */
export function concealmentSection(index: ImpactIndex): Section {
  const { corpora } = index.impact;
  const found = corpora.flatMap(({ name }) =>
    index.variants.flatMap((variant) => {
      // Every fold of a seed conceals the same corpus; the first seed stands for all.
      const figures = index.cells(name, variant)[0]?.concealment;
      return figures ? [{ corpus: name, variant, figures }] : [];
    }),
  );
  const outcome = ({ clinical }: ConcealmentFigures, wanted: string) =>
    Object.values(clinical).reduce((sum, row) => sum + (row[wanted] ?? 0), 0);
  const hasGold = found.some(({ figures }) => figures.gold !== undefined);
  return {
    id: 'concealment',
    title: 'What concealing did',
    text: [
      'A clinical mention is altered where concealed text lies in it or covers exactly it (its label stays over the new text), trimmed where concealed text crosses its border, and dropped where it lies inside of concealed text or its sentence was removed.',
    ],
    tables: [
      {
        id: 'concealment-table',
        title: 'Clinical mentions, PHI and sentences after concealing',
        scope:
          'The whole corpus, mentions and sentences; eponyms spared are mentions taken for PHI that are (part of) an eponym and were left alone.',
        columns: [
          ...names('Corpus', 'Strategy', 'PHI model'),
          ...numbers(
            'PHI concealed',
            'Eponyms spared',
            'Clinical untouched',
            'Altered',
            'Trimmed',
            'Inside, dropped',
            'Removed with sentence',
            'Clinical left',
            'Sentences removed',
            'Documents emptied',
          ),
          ...(hasGold ? numbers('Gold PHI in view') : []),
        ],
        rows: found.map(({ corpus, variant, figures }) => {
          const all = Object.values(figures.clinical).reduce((sum, row) => sum + sumOf(row), 0);
          const gone = outcome(figures, 'inside') + outcome(figures, 'given-up') + outcome(figures, 'removed');
          return [
            nameCell(corpus),
            nameCell(nameStrategy(variant)),
            nameCell(variant.model),
            countCell(sumOf(figures.phi) - (figures.phi['protected'] ?? 0)),
            countCell(figures.phi['protected'] ?? 0),
            countCell(outcome(figures, 'kept') + outcome(figures, 'moved')),
            countCell(outcome(figures, 'altered')),
            countCell(outcome(figures, 'trimmed')),
            countCell(outcome(figures, 'inside') + outcome(figures, 'given-up')),
            countCell(outcome(figures, 'removed')),
            shareCell(all - gone, all),
            shareCell(figures.sentencesRemoved, figures.sentences),
            countCell(figures.emptied),
            ...(hasGold ? [figures.gold ? shareCell(figures.gold.exposed, figures.gold.mentions) : emptyCell] : []),
          ];
        }),
        notes: [
          ...(hasGold
            ? [
                'Gold PHI in view: mentions of gold PHI of which a letter or a digit stands in the text because no prediction covers it.',
              ]
            : []),
          'PHI concealed counts mentions; one that overlaps another counts as well.',
        ],
        records: {
          columns: ['corpus', 'strategy', 'model', 'eponyms_protected', 'class', ...OUTCOMES],
          rows: found.flatMap(({ corpus, variant, figures }) =>
            namesIn([figures.clinical]).map((name) => [
              corpus,
              variant.strategy,
              variant.model,
              variant.protectEponyms ? 'yes' : 'no',
              name,
              ...OUTCOMES.map((one) => figures.clinical[name]?.[one] ?? 0),
            ]),
          ),
        },
      },
    ],
  };
}

/** The paper's Figure 4: eponyms taken for PHI, and what protecting them does. */
export function eponymSection({ impact }: ImpactIndex): Section | undefined {
  const figures = impact.levels?.eponyms;
  if (!figures) return undefined;
  const { eponyms, sentences, language, taken, protectedTaken } = figures;
  const models = impact.models.filter((model) => Object.hasOwn(taken, model));
  const panel = (title: string, table: typeof taken): Panel => ({
    title,
    description: `Percent of the ${sentences} sentences of each eponym in which it is taken for PHI, by PHI model, ${title}; the figures are in the table “Eponyms taken for PHI”.`,
    chart: {
      kind: 'heat',
      columnTitle: 'PHI model',
      columns: models,
      rows: eponyms.map((name) => ({
        name,
        cells: models.map((model) => {
          const part = ownValue(table[model], name) ?? 0;
          return shareHeat(part, sentences, `${name}, ${model}: ${part} of ${sentences} sentences`);
        }),
      })),
    },
  });
  const all = (table: typeof taken, model: string) => sumOf(table[model] ?? {});
  return {
    id: 'eponyms',
    title: 'Eponyms taken for names',
    text: [
      `${eponyms.length} eponyms in ${sentences} sentences each, made from patterns in the language ${language}; they hold no PHI, so all that is found in them is wrong. Protection leaves a mention alone that is (part of) an eponymous term of the shipped list, beside the word that makes it one. The figure is the paper’s Figure 4.`,
    ],
    figures: [
      {
        id: 'figure-eponyms',
        title: 'Sentences in which the eponym is taken for PHI',
        scope: 'Percent of the sentences of each eponym; predicted PHI shares a character with the eponymous term.',
        series: [],
        panels: [panel('as predicted', taken), panel('eponyms protected', protectedTaken)],
      },
    ],
    tables: [
      {
        id: 'eponyms-table',
        title: 'Eponyms taken for PHI',
        scope: `Percent of ${sentences} sentences for each eponym; in each pair of columns as predicted, then with eponyms protected.`,
        columns: [...names('Eponym'), ...numbers(...models.flatMap((model) => [model, `${model}, protected`]))],
        rows: [
          ...eponyms.map((name) => [
            nameCell(name),
            ...models.flatMap((model) => [
              shareCell(ownValue(taken[model], name) ?? 0, sentences),
              shareCell(ownValue(protectedTaken[model], name) ?? 0, sentences),
            ]),
          ]),
          [
            nameCell('all'),
            ...models.flatMap((model) => [
              shareCell(all(taken, model), sentences * eponyms.length),
              shareCell(all(protectedTaken, model), sentences * eponyms.length),
            ]),
          ],
        ],
        records: {
          columns: ['model', 'eponym', 'sentences', 'taken', 'taken_with_protection'],
          rows: models.flatMap((model) =>
            eponyms.map((name) => [
              model,
              name,
              sentences,
              ownValue(taken[model], name) ?? 0,
              ownValue(protectedTaken[model], name) ?? 0,
            ]),
          ),
        },
      },
    ],
  };
}
