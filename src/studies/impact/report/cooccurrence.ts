import { ownValue } from '../../../core/collections.ts';
import { countCell, nameCell, names, numbers } from '../../../report/pages/parts.ts';
import type { Panel } from '../../../report/charts/figure.ts';
import type { Section } from '../../../report/pages/report-model.ts';
import { type ImpactIndex, namesIn, shareCell, shareHeat } from './impact-index.ts';

/** The paper's Figure 2: sentences that have clinical mentions and predicted PHI, which `remove` takes away. */
export function cooccurrenceSection({ impact }: ImpactIndex): Section | undefined {
  const { levels, corpora, models } = impact;
  if (!levels) return undefined;
  const panels = corpora.map(({ name: corpus }): Panel => {
    const rows = models.map((model) => ownValue(levels.overlap[corpus], model));
    return {
      title: corpus,
      description: `Share of the clinical mentions of ${corpus} that stand in a sentence with predicted PHI, by class and PHI model; the figures are in the table “Sentences with PHI and clinical mentions”.`,
      chart: {
        kind: 'heat',
        columnTitle: 'PHI model',
        columns: models,
        rows: namesIn(rows.map((row) => row?.clinicalMentions ?? {})).map((name) => ({
          name,
          cells: rows.map((row, m) => {
            const part = ownValue(row?.mentionsBesidePhi, name) ?? 0;
            const whole = ownValue(row?.clinicalMentions, name) ?? 0;
            return shareHeat(part, whole, `${name}, ${models[m]}: ${part} of ${whole} mentions beside PHI`);
          }),
        })),
      },
    };
  });
  const found = corpora.flatMap(({ name }) =>
    models.flatMap((model) => {
      const overlap = ownValue(levels.overlap[name], model);
      return overlap ? [{ corpus: name, model, overlap }] : [];
    }),
  );
  return {
    id: 'cooccurrence',
    title: 'Sentences that remove takes away',
    text: [
      'Remove takes away every sentence with predicted PHI, and with it the clinical mentions beside. The figures are those of the paper’s Figure 2.',
    ],
    figures: [
      {
        id: 'figure-cooccurrence',
        title: 'Clinical mentions in a sentence with predicted PHI',
        scope:
          'Percent of the mentions of a class that stand in a sentence with predicted PHI; the whole corpus; sentences by our rules.',
        series: [],
        panels,
      },
    ],
    tables: [
      {
        id: 'sentences',
        title: 'Sentences with PHI and clinical mentions',
        scope: 'Sentences of the whole corpus by what is in them: predicted PHI, clinical mentions, both.',
        columns: [
          ...names('Corpus', 'PHI model'),
          ...numbers(
            'Sentences',
            'With PHI',
            'With clinical',
            'With both',
            'Both of clinical',
            'PHI of those without clinical',
          ),
        ],
        rows: found.map(({ corpus, model, overlap: { sentences: s } }) => [
          nameCell(corpus),
          nameCell(model),
          countCell(s.all),
          countCell(s.phi),
          countCell(s.clinical),
          countCell(s.both),
          shareCell(s.both, s.clinical),
          shareCell(s.phi - s.both, s.all - s.clinical),
        ]),
        notes: [
          'The last two columns compare what remove takes: the share of the sentences with clinical mentions, and that of the sentences without.',
        ],
        records: {
          columns: ['corpus', 'model', 'sentences', 'with_phi', 'with_clinical', 'with_both'],
          rows: found.map(({ corpus, model, overlap: { sentences: s } }) => [
            corpus,
            model,
            s.all,
            s.phi,
            s.clinical,
            s.both,
          ]),
        },
      },
      {
        id: 'sentence-classes',
        title: 'Sentences by PHI class and clinical class',
        scope: 'Sentences with predicted PHI of a class, and how many of them have a clinical mention of a class.',
        columns: [
          ...names('Corpus', 'PHI model', 'PHI class', 'Class'),
          ...numbers('Both', 'With the PHI class', 'Share'),
        ],
        rows: found.flatMap(({ corpus, model, overlap }) =>
          Object.entries(overlap.phiSentences).flatMap(([column, whole]) =>
            Object.keys(overlap.clinicalMentions).map((name) => [
              nameCell(corpus),
              nameCell(model),
              nameCell(column),
              nameCell(name),
              countCell(ownValue(overlap.sharedSentences[name], column) ?? 0),
              countCell(whole),
              shareCell(ownValue(overlap.sharedSentences[name], column) ?? 0, whole),
            ]),
          ),
        ),
        isFolded: true,
        records: {
          columns: ['corpus', 'model', 'phi_class', 'class', 'both', 'with_phi_class'],
          rows: found.flatMap(({ corpus, model, overlap }) =>
            Object.entries(overlap.phiSentences).flatMap(([column, whole]) =>
              Object.keys(overlap.clinicalMentions).map((name) => [
                corpus,
                model,
                column,
                name,
                ownValue(overlap.sharedSentences[name], column) ?? 0,
                whole,
              ]),
            ),
          ),
        },
      },
    ],
  };
}
