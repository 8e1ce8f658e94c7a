import type { ConcealmentFigures } from '../study.ts';
import { countCell, emptyCell, nameCell, names, numbers } from '../../../report/pages/parts.ts';
import type { Section } from '../../../report/pages/report-model.ts';
import { type ImpactIndex, nameStrategy, namesIn, shareCell, sumOf } from './impact-index.ts';

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
