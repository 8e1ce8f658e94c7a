import { createReportFiles } from '../../report/pages/report-files.ts';
import { ownValue } from '../../core/collections.ts';
import { warnOfCaps } from '../../core/tagger.ts';
import { goldCount, predictedCount, totalCounts } from '../../evaluate/counts.ts';
import type { Timings } from '../engine/task.ts';
import type { Evaluation } from './study.ts';
import { formatSeconds, joinWords, plural } from '../../report/pages/format.ts';
import { countCell, emptyCell, nameCell, names, numbers, versionTable } from '../../report/pages/parts.ts';
import type { Headline, Report, ReportCell, ReportTable, RichText, Section } from '../../report/pages/report-model.ts';
import {
  ALL,
  countsOf,
  decimal,
  type Figure,
  FIGURES,
  foldRatios,
  fractionCell,
  nameOfSystem,
  scopeOf,
  summaryOf,
  PAPER_TABLES,
  sentenceGroupsSection,
} from './report/scores.ts';

export function report(evaluation: Evaluation, timings?: Timings): ReadonlyMap<string, string> {
  return createReportFiles(buildReport(evaluation, timings), `Palimpsest ${evaluation.kind} evaluation`);
}

function buildReport(evaluation: Evaluation, timings: Timings = {}): Report {
  const { name, description } = evaluation;
  return {
    title: name,
    description,
    headline: writeHeadline(evaluation),
    sections: [
      scoreSection(evaluation),
      sentenceGroupsSection(evaluation),
      countSection(evaluation),
      corporaSection(evaluation),
      methodSection(evaluation, timings),
    ].filter((section) => section !== undefined),
  };
}

const TITLES: Readonly<Record<Figure, string>> = { recall: 'Recall', precision: 'Precision', f1: 'F1' };

function scoreTable(evaluation: Evaluation, metric: string, number: number): ReportTable {
  const { kind, labels, systems } = evaluation;
  const rows = [ALL, ...labels];
  return {
    id: number === 0 ? 'scores' : `scores-${metric}`,
    title: `Recall, precision and F1 by class, measure ${metric}`,
    scope: scopeOf(evaluation, metric),
    columns: [...names('Class', 'Figure'), ...numbers(...systems.map(nameOfSystem))],
    rows: rows.flatMap((label) =>
      FIGURES.map((figure) => [
        nameCell(label),
        nameCell(TITLES[figure]),
        ...systems.map((one) => fractionCell(summaryOf(evaluation, one.name, label, figure, metric))),
      ]),
    ),
    notes:
      kind === 'direct'
        ? systems.map((one) => `${one.name}: ${one.remark}.`)
        : ['A fold in which a class is neither there nor found is left out of the mean of that class.'],
    records: {
      columns: ['system', 'class', 'measure', 'seed', 'fold', ...FIGURES],
      rows: systems.flatMap((one) =>
        rows.flatMap((label) =>
          foldRatios(evaluation, one.name, label, metric).map(({ seed, fold, ratios }) => [
            one.name,
            label,
            metric,
            seed,
            fold + 1,
            ...FIGURES.map((figure) => ratios[figure]),
          ]),
        ),
      ),
    },
  };
}

function scoreSection(evaluation: Evaluation): Section {
  const { kind, metric, metrics } = evaluation;
  const paper = PAPER_TABLES[kind];
  return {
    id: 'scores-section',
    title: kind === 'direct' ? 'What the rules find' : 'What a tagger learns from the corpus',
    text: [
      kind === 'direct'
        ? metric.name === 'overlap'
          ? 'As in the paper’s Table 3: a mention of which any part was found counts as found, since a person corrects what is found.'
          : `The paper’s Table 3 counts a mention of which any part was found (measure overlap); the main measure here is ${metric.name}.`
        : 'As in the paper’s Table 4: a tagger trained on the corpus built by the loop, tested on each fold of a random sample, beside taggers trained on the other folds of that sample.',
    ],
    tables: [
      ...[metric.name, ...metrics.filter((one) => one !== metric.name)].map((one, i) => scoreTable(evaluation, one, i)),
      {
        id: 'paper',
        title: `The paper’s ${paper.title}, for comparison`,
        scope: paper.scope,
        columns: [...names('Class', 'Figure'), ...numbers(...paper.systems)],
        rows: paper.rows.map(([label, figure, ...values]) => [
          nameCell(label),
          nameCell(figure),
          ...values.map((text): ReportCell => ({ text, value: Number.parseFloat(text) })),
        ]),
        notes: paper.notes ?? [],
      },
    ],
  };
}

function countSection(evaluation: Evaluation): Section {
  const { kind, labels, systems, metric, cells } = evaluation;
  return {
    id: 'counts-section',
    title: 'Counts',
    tables: [
      {
        id: 'counts',
        title: 'Mentions there, found and right',
        scope: `Measure ${metric.name} (${metric.description}); all tests together.`,
        columns: [
          ...names('System', 'Class'),
          ...numbers('Trained on', 'Gold', 'Found', 'Right', 'In part', 'Missed', 'Spurious'),
        ],
        rows: systems.flatMap(({ name }) => {
          const counts = countsOf(evaluation, name, metric.name);
          const training = cells.find((cell) => cell.system === name)?.training;
          return [ALL, ...labels].map((label) => {
            const own = counts && (label === ALL ? totalCounts(counts) : ownValue(counts.byLabel, label));
            return [
              nameCell(name),
              nameCell(label),
              training === undefined ? emptyCell : countCell(training),
              ...(own
                ? [
                    goldCount(own),
                    predictedCount(own),
                    own.correct,
                    own.incorrect + own.partial,
                    own.missed,
                    own.spurious,
                  ].map(countCell)
                : Array.from({ length: 6 }, () => emptyCell)),
            ];
          });
        }),
        notes: [
          'In part: found with other borders or as another class. Gold is right, in part and missed; found is right, in part and spurious.',
          ...(kind === 'indirect' ? ['Trained on: notes; of the random sample, those of one training.'] : []),
        ],
      },
    ],
  };
}

/** The paper's Tables 1 and 2. */
function corporaSection({ corpora, labels }: Evaluation): Section {
  return {
    id: 'corpora',
    title: 'The corpora',
    tables: [
      {
        id: 'corpora-table',
        title: 'Notes, words and mentions',
        scope: 'The paper’s Tables 1 and 2: mentions of the classes compared; tokeniser palimpsest.',
        columns: [
          ...names('Corpus', 'Language'),
          ...numbers('Notes', 'With a mention', 'Tokens', 'Tokens a note', ...labels),
        ],
        rows: corpora.map(({ name, language, statistics, positive }) => [
          nameCell(name),
          nameCell(language),
          countCell(statistics.documents),
          countCell(positive),
          countCell(statistics.tokens),
          {
            text: (statistics.tokens / Math.max(1, statistics.documents)).toFixed(2),
            value: statistics.tokens / Math.max(1, statistics.documents),
          },
          ...labels.map((label) => countCell(statistics.labels[label]?.mentions ?? 0)),
        ]),
        notes: ['Different words and the ratio of the languages are told by “palimpsest stats”.'],
      },
    ],
  };
}

function methodSection(evaluation: Evaluation, timings: Timings): Section {
  const { kind, folds, seeds, tagger, metric, notices, versions } = evaluation;
  const seconds = Object.values(timings).reduce((sum, one) => sum + one.trainSeconds + one.tagSeconds, 0);
  const text: RichText[] = [
    `Measure ${metric.name}: ${metric.description}. Mentions of other classes, of gold and found ones, are left out.`,
    ...(kind === 'indirect'
      ? [
          `${folds} folds by document, ${seeds.length === 1 ? `seed ${seeds[0]}` : `seeds ${joinWords(seeds.map(String))}`}. Documents whose text is in a test are left out of training. The standard deviation is that of the folds (n − 1), which share most of their training documents: it tells less than that of independent samples.`,
          `The tagger is ${tagger?.family}; settings: ${JSON.stringify(tagger?.settings)}.`,
        ]
      : []),
    ...(seconds > 0 ? [`All cells took ${formatSeconds(seconds)} by the clock, added up.`] : []),
    ...(notices.length > 0 ? [`Notices: ${notices.join('; ')}.`] : []),
  ];
  return {
    id: 'method',
    title: 'Method',
    text,
    tables: [versionTable(versions)],
  };
}

function writeHeadline(evaluation: Evaluation): Headline {
  const { kind, systems, cells, metric, labels } = evaluation;
  const f1 = (system: string, label = ALL) => summaryOf(evaluation, system, label, 'f1')?.mean;
  const done = systems.flatMap(({ name, isBaseline }) => {
    const value = f1(name);
    return value === undefined ? [] : [{ name, isBaseline, value }];
  });
  const caps = warnOfCaps(cells.map(({ end }) => end));
  const lacking = cells.filter(({ state }) => state !== 'done').length;
  const best = done.filter(({ isBaseline }) => !isBaseline).toSorted((a, b) => b.value - a.value)[0];
  const against = done.filter(({ isBaseline }) => isBaseline);
  const answer = !best
    ? 'Not answered: no cell is done.'
    : kind === 'direct'
      ? `${best.name} finds most: F1 ${decimal(best.value)}${against.map(({ name, value }) => `; the baseline ${name} ${decimal(value)}`).join('')}.`
      : `Trained on ${best.name}: F1 ${decimal(best.value)}${against.map(({ value }) => `; trained on the random sample ${decimal(value)}`).join('')}.`;
  const details = labels.map((label): RichText => {
    const figures = done.flatMap(({ name }) => {
      const value = f1(name, label);
      return value === undefined ? [] : [`${name} ${decimal(value)}`];
    });
    return [{ strong: label }, `: ${figures.join(', ')}.`];
  });
  return {
    question: kind === 'direct' ? 'How much do the rules find?' : 'Is the corpus as good as a random sample?',
    answer,
    details: done.length > 0 ? details : [],
    findings: [],
    note: `Measure ${metric.name}.`,
    cautions: [
      ...(lacking > 0 ? [`Of ${plural(cells.length, 'cell')} ${lacking} failed or are missing.`] : []),
      ...(caps === undefined ? [] : [caps]),
    ],
  };
}
