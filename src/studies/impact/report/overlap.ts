import { ownValue } from '../../../core/collections.ts';
import type { Overlap } from '../study.ts';
import { countCell, figure, nameCell, names, numbers, word, tableOf, shown } from '../../../report/pages/parts.ts';
import type { Panel } from '../../../report/charts/figure.ts';
import type { Section } from '../../../report/pages/report-model.ts';
import { type ImpactIndex, formatShare, namesIn, shareCell, shareHeat } from './impact-index.ts';

/** The paper's Figure 1: which clinical classes are taken for PHI of which class. */
export function overlapSection({ impact }: ImpactIndex): Section | undefined {
  const { levels, corpora } = impact;
  if (!levels) return undefined;
  const found = overlapsOf(impact);
  const shared = ({ sharedTokens }: Overlap, row: string, column: string) =>
    ownValue(ownValue(sharedTokens, row), column) ?? 0;
  const panels = found.map(({ corpus, model, overlap }): Panel => {
    const columns = namesIn([overlap.phiTokens]);
    return {
      title: corpora.length > 1 ? `${corpus}, ${model}` : model,
      description: `Share of the tokens of each clinical class that ${model} takes for PHI, by PHI class, in ${corpus}; the figures are in the table “Clinical tokens taken for PHI”.`,
      chart: {
        kind: 'heat',
        columnTitle: 'PHI class',
        columns,
        rows: namesIn([overlap.clinicalTokens]).map((name) => ({
          name,
          cells: columns.map((column) => {
            const part = shared(overlap, name, column);
            const whole = overlap.clinicalTokens[name] ?? 0;
            const detail = `${name} taken for ${column}: ${part} of ${whole} clinical tokens, of ${overlap.phiTokens[column] ?? 0} tokens taken for ${column}`;
            return shareHeat(part, whole, detail);
          }),
        })),
      },
    };
  });
  const tokens = found.flatMap(({ corpus, model, overlap }) =>
    Object.entries(overlap.clinicalTokens).flatMap(([name, ofClass]) =>
      namesIn([overlap.phiTokens]).map((column) => {
        const both = shared(overlap, name, column);
        return { corpus, model, name, column, both, ofPhi: overlap.phiTokens[column] ?? 0, ofClass };
      }),
    ),
  );
  return {
    id: 'overlap',
    title: 'Clinical mentions taken for PHI',
    text: [
      'Tokens, since one PHI mention may span several clinical ones or parts of one. PHI classes are the types that label schemes have in common. The figure is the paper’s Figure 1.',
    ],
    figures: [
      {
        id: 'figure-overlap',
        title: 'Clinical tokens taken for PHI, by class',
        scope:
          'Percent of the tokens of a clinical class that the PHI model takes for PHI of a class; the whole corpus.',
        series: [],
        panels: panels.filter(({ chart }) => chart.kind === 'heat' && chart.columns.length > 0),
      },
    ],
    tables: [
      {
        id: 'overlap-mentions',
        title: 'Clinical mentions touched',
        scope: 'Clinical mentions of which a token or more is taken for PHI, by clinical class; the whole corpus.',
        columns: [...names('Corpus', 'PHI model', 'Class'), ...numbers('Mentions', 'Touched', 'Share')],
        rows: found.flatMap(({ corpus, model, overlap }) =>
          Object.entries(overlap.clinicalMentions).map(([name, mentions]) => [
            nameCell(corpus),
            nameCell(model),
            nameCell(name),
            countCell(mentions),
            countCell(ownValue(overlap.touchedMentions, name) ?? 0),
            shareCell(ownValue(overlap.touchedMentions, name) ?? 0, mentions),
          ]),
        ),
      },
      {
        id: 'overlap-tokens',
        title: 'Clinical tokens taken for PHI',
        scope:
          'Tokens in a clinical mention and in predicted PHI, by clinical class and PHI class; of all tokens of the PHI class, as in the paper.',
        ...tableOf(tokens, [
          word('Corpus', 'corpus', ({ corpus }) => corpus),
          word('PHI model', 'model', ({ model }) => model),
          word('Class', 'class', ({ name }) => name),
          word('PHI class', 'phi_class', ({ column }) => column),
          figure('Both', 'both', ({ both }) => both),
          figure('Of PHI tokens', 'phi_tokens', ({ ofPhi }) => ofPhi),
          figure('Of clinical tokens', 'clinical_tokens', ({ ofClass }) => ofClass),
          shown('Share of clinical', ({ both, ofClass }) => shareCell(both, ofClass)),
        ]),
        isFolded: true,
      },
    ],
  };
}

/** For the headline: "1.0 % of the clinical mentions with F1, 31.2 % with F40". */
export function describeTouched(overlaps: readonly Overlap[]): string {
  const sum = (pick: (overlap: Overlap) => Readonly<Record<string, number>>) =>
    overlaps.flatMap((overlap) => Object.values(pick(overlap))).reduce((total, count) => total + count, 0);
  const mentions = sum((overlap) => overlap.clinicalMentions);
  return mentions === 0 ? '–' : formatShare(sum((overlap) => overlap.touchedMentions) / mentions);
}

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
  const found = overlapsOf(impact);
  const classes = found.flatMap(({ corpus, model, overlap }) =>
    Object.entries(overlap.phiSentences).flatMap(([column, whole]) =>
      Object.keys(overlap.clinicalMentions).map((name) => {
        const both = ownValue(overlap.sharedSentences[name], column) ?? 0;
        return { corpus, model, column, name, both, whole };
      }),
    ),
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
        ...tableOf(found, [
          word('Corpus', 'corpus', ({ corpus }) => corpus),
          word('PHI model', 'model', ({ model }) => model),
          figure('Sentences', 'sentences', ({ overlap }) => overlap.sentences.all),
          figure('With PHI', 'with_phi', ({ overlap }) => overlap.sentences.phi),
          figure('With clinical', 'with_clinical', ({ overlap }) => overlap.sentences.clinical),
          figure('With both', 'with_both', ({ overlap }) => overlap.sentences.both),
          shown('Both of clinical', ({ overlap: { sentences: s } }) => shareCell(s.both, s.clinical)),
          shown('PHI of those without clinical', ({ overlap: { sentences: s } }) =>
            shareCell(s.phi - s.both, s.all - s.clinical),
          ),
        ]),
        notes: [
          'The last two columns compare what remove takes: the share of the sentences with clinical mentions, and that of the sentences without.',
        ],
      },
      {
        id: 'sentence-classes',
        title: 'Sentences by PHI class and clinical class',
        scope: 'Sentences with predicted PHI of a class, and how many of them have a clinical mention of a class.',
        ...tableOf(classes, [
          word('Corpus', 'corpus', ({ corpus }) => corpus),
          word('PHI model', 'model', ({ model }) => model),
          word('PHI class', 'phi_class', ({ column }) => column),
          word('Class', 'class', ({ name }) => name),
          figure('Both', 'both', ({ both }) => both),
          figure('With the PHI class', 'with_phi_class', ({ whole }) => whole),
          shown('Share', ({ both, whole }) => shareCell(both, whole)),
        ]),
        isFolded: true,
      },
    ],
  };
}

const overlapsOf = ({ levels, corpora, models }: ImpactIndex['impact']) =>
  corpora.flatMap(({ name }) =>
    models.flatMap((model) => {
      const overlap = ownValue(levels?.overlap[name], model);
      return overlap ? [{ corpus: name, model, overlap }] : [];
    }),
  );
