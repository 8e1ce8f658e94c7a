import { formatCount } from '../pages/format.ts';
import { NO_MENTION, type Ambiguity, type AmbiguityRow } from '../../evaluate/ambiguity.ts';
import type { GroupScore } from '../../evaluate/evaluate.ts';
import type { VocabularyRow } from '../../evaluate/out-of-vocabulary.ts';
import type { CorpusExplanation, Representation } from '../explanation-data.ts';
import { countCell, emptyCell, nameCell, names, numbers, pointsCell } from '../pages/parts.ts';
import type { Figure, HeatCell, Panel } from '../charts/figure.ts';
import type { ReportCell, ReportTable, Section } from '../pages/report-model.ts';

/** What was found about a tagger on a corpus, as sections of its page. */
export function corpusSections(found: CorpusExplanation): readonly Section[] {
  return [
    mixingSection(found),
    ...(found.vocabulary ? [vocabularySection(found.vocabulary)] : []),
    ambiguitySection(found.ambiguity),
    ...(found.representation && found.representation.points.length > 0
      ? [representationSection(found.representation)]
      : []),
  ];
}

const percentCell = (share: number): ReportCell => (Number.isNaN(share) ? emptyCell : pointsCell(share));

function mixingSection({ byMixing, byLanguages, documents, micro }: CorpusExplanation): Section {
  const mixed = byMixing.filter(({ sentences }) => sentences !== undefined);
  return {
    id: 'code-mixing',
    title: 'Errors by code-mixing',
    text: [
      `${documents} documents; strict micro F1 ${(100 * micro.f1).toFixed(1)} %. The code-mixing index (CMI) of a sentence is 0 where its words are of one language, and 50 where they are of two in equal parts.`,
    ],
    figures: [
      {
        id: 'error-rate',
        title: 'Sentences with an error, by CMI',
        scope: 'A sentence is wrong where any of its tokens has another label than it should have; percent.',
        series: ['error rate'],
        neutral: true,
        panels: mixed.length === 0 ? [] : [errorPanel(mixed)],
      },
    ],
    tables: [
      groupTable('by-cmi', 'By code-mixing index', 'CMI', byMixing, 'Compared token by token.'),
      groupTable('by-languages', 'By the languages of the sentence', 'sentences', byLanguages, 'Strict: same characters, same label.'), // prettier-ignore
    ],
  };
}

function errorPanel(groups: readonly GroupScore[]): Panel {
  const rows = groups.map(({ name, sentences }) => ({
    name: `${name} (${Math.round((sentences?.errorRate ?? 0) * (sentences?.count ?? 0))} of ${sentences?.count ?? 0})`,
    dots: [{ series: 'error rate', x: sentences?.errorRate ?? 0 }],
  }));
  return {
    title: 'Wrong sentences of each range',
    description: `Error rates: ${rows.map(({ name, dots }) => `CMI ${name} ${(100 * (dots[0]?.x ?? 0)).toFixed(1)} %`).join(', ')}.`,
    chart: { kind: 'dots', x: { title: 'sentences with an error, %' }, rows },
  };
}

function groupTable(
  id: string,
  title: string,
  what: string,
  groups: readonly GroupScore[],
  scope: string,
): ReportTable {
  return {
    id,
    title,
    scope: `${scope} All labels; percent.`,
    columns: [...names(what), ...numbers('sentences', 'with an error', 'precision', 'recall', 'F1')],
    rows: groups.map(({ name, sentences, micro: { precision, recall, f1 } }) => [
      nameCell(name),
      countCell(sentences?.count ?? 0),
      percentCell(sentences?.errorRate ?? 0),
      ...[precision, recall, f1].map(percentCell),
    ]),
    notes: ['A dash: neither a gold nor a predicted mention.'],
  };
}

function vocabularySection({ words, rows }: NonNullable<CorpusExplanation['vocabulary']>): Section {
  const labels = Object.keys(rows).filter((label) => label !== '');
  const order = [...labels, ''];
  return {
    id: 'vocabulary',
    title: 'Known and unknown words',
    text: [
      `A mention is out of vocabulary where one of its words, without case, is not among the ${formatCount(words)} of the training text.`,
    ],
    figures: [
      {
        id: 'vocabulary-f1',
        title: 'F1 in and out of vocabulary',
        scope: 'Strict; labels that have mentions of both kinds.',
        series: ['in vocabulary', 'out of vocabulary'],
        panels: vocabularyPanels(labels, rows),
      },
    ],
    tables: [
      {
        id: 'vocabulary-table',
        title: 'Rates and scores',
        scope: 'Strict: same characters, same label. A predicted mention counts where its own words put it. Percent.',
        columns: [...names('label'), ...numbers('mentions', 'out of vocabulary', 'F1 in', 'P in', 'R in', 'F1 out', 'P out', 'R out')], // prettier-ignore
        rows: order.map((label) => {
          const { mentions, rate, known, unknown } = rows[label] as VocabularyRow;
          return [
            nameCell(label === '' ? 'all' : label),
            countCell(mentions),
            percentCell(rate),
            ...[known, unknown].flatMap((side) => [side.f1, side.precision, side.recall].map(percentCell)),
          ];
        }),
      },
    ],
  };
}

function vocabularyPanels(labels: readonly string[], rows: Readonly<Record<string, VocabularyRow>>): readonly Panel[] {
  const shown = labels.filter((label) => {
    const { mentions, rate } = rows[label] as VocabularyRow;
    return mentions > 0 && rate > 0 && rate < 1;
  });
  if (shown.length === 0) return [];
  const said = shown.map((label) => {
    const { known, unknown } = rows[label] as VocabularyRow;
    return `${label} ${(100 * known.f1).toFixed(0)} against ${(100 * unknown.f1).toFixed(0)}`;
  });
  return [
    {
      title: 'F1 by label',
      description: `F1 in percent, in against out of vocabulary: ${said.join(', ')}.`,
      chart: {
        kind: 'dots',
        x: { title: 'F1, %' },
        rows: shown.map((label) => ({
          name: label,
          dots: [
            { series: 'in vocabulary', x: (rows[label] as VocabularyRow).known.f1 },
            { series: 'out of vocabulary', x: (rows[label] as VocabularyRow).unknown.f1 },
          ],
        })),
      },
    },
  ];
}

function ambiguitySection({ byType, total, fine, coarse, confusions }: Ambiguity): Section {
  const row = (name: string, { mentions, right, within, across, missed }: AmbiguityRow): readonly ReportCell[] => [
    nameCell(name),
    ...[mentions, right, within, across, missed].map(countCell),
  ];
  const wrong = confusions.filter(({ gold, predicted }) => gold !== predicted);
  return {
    id: 'ambiguity',
    title: 'Labels taken for each other',
    text: [
      `Strict micro F1 is ${(100 * fine.f1).toFixed(1)} % by label, and ${(100 * coarse.f1).toFixed(1)} % where another label of the same coarse type is right too.`,
    ],
    figures: confusionFigures(confusions),
    tables: [
      {
        id: 'ambiguity-table',
        title: 'Within and across coarse types',
        scope: 'Gold mentions, by their coarse type; pairs are of the same characters.',
        columns: [
          ...names('coarse type'),
          ...numbers('mentions', 'right', 'other label of it', 'other type', 'not found'),
        ],
        rows: [...Object.entries(byType).map(([type, own]) => row(type, own)), row('all', total)],
      },
      {
        id: 'confusions-table',
        title: 'Every confusion',
        scope: `Mentions of the same characters with another label; ${NO_MENTION} is no mention at these characters.`,
        columns: [...names('gold', 'predicted'), ...numbers('mentions')],
        rows: wrong
          .toSorted((a, b) => b.count - a.count)
          .map(({ gold, predicted, count }) => [nameCell(gold), nameCell(predicted), countCell(count)]),
        isFolded: wrong.length > 24,
      },
    ],
  };
}

/** A matrix of more labels could not be read. */
const MOST_COLUMNS = 9;

function confusionFigures(confusions: Ambiguity['confusions']): readonly Figure[] {
  const labels = [...new Set(confusions.flatMap(({ gold, predicted }) => [gold, predicted]))]
    .filter((label) => label !== NO_MENTION)
    .toSorted();
  if (labels.length === 0 || labels.length > MOST_COLUMNS) return [];
  const counts = new Map(confusions.map(({ gold, predicted, count }) => [`${gold}\n${predicted}`, count]));
  const columns = [...labels, NO_MENTION];
  const rows = [...labels, NO_MENTION].map((gold) => {
    const sum = columns.reduce((all, predicted) => all + (counts.get(`${gold}\n${predicted}`) ?? 0), 0);
    return {
      name: gold,
      cells: columns.map((predicted): HeatCell | undefined => {
        const count = counts.get(`${gold}\n${predicted}`) ?? 0;
        if (gold === NO_MENTION && predicted === NO_MENTION) return undefined;
        const share = sum === 0 ? 0 : count / sum;
        const text = count === 0 ? '' : String(count);
        const detail = `${gold} predicted as ${predicted}: ${count} of ${sum}`;
        return { text, shade: gold === predicted ? share : -share, detail };
      }),
    };
  });
  return [
    {
      id: 'confusion-matrix',
      title: 'Confusion matrix',
      scope: `Mentions of the same characters: gold by row, predicted by column; ${NO_MENTION} is none. Shaded by the share of the row.`,
      series: [],
      panels: [
        {
          title: 'Gold by row, predicted by column',
          description: 'The same figures are in the tables below.',
          chart: { kind: 'heat', columnTitle: 'predicted', columns, rows },
        },
      ],
    },
  ];
}

function representationSection({ labels, otherLabels, points, perplexity }: Representation): Section {
  const panel = (when: 'before' | 'after', title: string): readonly Panel[] =>
    points.some((point) => point[when] === undefined)
      ? []
      : [
          {
            title,
            description: `${points.length} tokens of ${labels.length} labels: ${labels.map((label) => `${points.filter((point) => point.label === label).length} of ${label}`).join(', ')}.`,
            chart: {
              kind: 'scatter',
              points: points.flatMap((point) => {
                const place = point[when];
                if (!place) return [];
                const known = point.isKnown === false ? ', out of vocabulary' : '';
                const detail = `${point.text === undefined ? '' : `${point.text}: `}${point.label}${known}`;
                return [{ series: point.label, ...place, isHollow: point.isKnown === false, detail }];
              }),
            },
          },
        ];
  const others = otherLabels > 0 ? ` Mentions of rarer labels are left out: ${otherLabels}.` : '';
  const hollow = points.some(({ isKnown }) => isKnown !== undefined) ? ' Outlines are of mentions out of vocabulary.' : ''; // prettier-ignore
  return {
    id: 'representation',
    title: 'How mentions are represented',
    text: [
      `The states of the last layer at tokens of gold mentions, laid out by t-SNE (perplexity ${Number(perplexity.toFixed(1))}): tokens that stand together are alike to the encoder; distances between groups, and the axes, mean nothing.${others}${hollow}`,
    ],
    figures: [
      {
        id: 't-sne',
        title: 'Tokens of mentions',
        scope: 'Of each label as many tokens as asked for, drawn evenly; coloured by gold label.',
        series: labels,
        panels: [...panel('before', 'Before fine-tuning'), ...panel('after', 'After fine-tuning')],
      },
    ],
  };
}
