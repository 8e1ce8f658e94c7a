import { ownValue } from '../../../core/collections.ts';
import { addCounts, type LabelCounts, NO_COUNTS, ratiosOf } from '../../../evaluate/counts.ts';
import { MIXING_RANGES } from '../../../text/code-mixing.ts';
import type { CodeMixingStudy, MixedCell } from '../study.ts';
import type { CorpusExplanation } from '../../../report/explanation-data.ts';
import { formatPoints } from '../../../report/pages/format.ts';
import { countCell, emptyCell, nameCell, names, numbers, pointsCell, summarise } from '../../../report/pages/parts.ts';
import type { ReportCell, Section } from '../../../report/pages/report-model.ts';
import { PAPER, runsOf } from './scores.ts';

/** Models that read the text as it is: figures of translated sentences are of other sentences. */
const onSource = ({ models }: CodeMixingStudy) => models.filter(({ translated }) => translated === undefined);

/** The paper's Figure 3. */
export function errorSection(study: CodeMixingStudy): Section {
  const models = onSource(study).filter(({ name }) => runsOf(study, name).length > 0);
  const rateOf = (model: string, range: string) =>
    summarise(
      runsOf(study, model).flatMap(({ explanation }) => {
        const rate = explanation?.byMixing.find(({ name }) => name === range)?.sentences?.errorRate;
        return rate === undefined ? [] : [rate];
      }),
    );
  const [first] = models;
  const found = first && runsOf(study, first.name)[0]?.explanation?.byMixing;
  const sentencesIn = (range: string) => found?.find(({ name }) => name === range)?.sentences?.count ?? 0;
  const shown = MIXING_RANGES.filter((range) => models.some(({ name }) => rateOf(name, range)));
  return {
    id: 'errors',
    title: 'Errors by code-mixing',
    figures: [
      {
        id: 'error-rates',
        title: 'Sentences with an error, by CMI',
        scope:
          'The paper’s Figure 3: a sentence is wrong where any of its tokens has another label than it should have; percent.',
        series: models.map(({ name }) => name),
        panels:
          shown.length === 0
            ? []
            : [
                {
                  title: 'Wrong sentences of each range',
                  description: models.map(({ name }) => `${name}: ${shown.map((range) => `CMI ${range} ${formatPoints(rateOf(name, range)?.mean ?? 0)} %`).join(', ')}`).join('; '), // prettier-ignore
                  chart: {
                    kind: 'dots',
                    x: { title: 'sentences with an error, %' },
                    rows: shown.map((range) => ({
                      name: `CMI ${range}`,
                      dots: models.flatMap(({ name }) => {
                        const rate = rateOf(name, range);
                        return rate ? [{ series: name, x: rate.mean }] : [];
                      }),
                    })),
                  },
                },
              ],
      },
    ],
    tables: [
      {
        id: 'error-rates-table',
        title: 'Error rates',
        scope: 'Percent of the sentences of a range, mean over the seeds.',
        columns: [...names('CMI × 100'), ...numbers('Sentences', ...models.map(({ name }) => name))],
        rows: MIXING_RANGES.map((range) => [
          nameCell(range),
          countCell(sentencesIn(range)),
          ...models.map(({ name }) => pointsCell(rateOf(name, range)?.mean)),
        ]),
        notes: ['Sentences of numbers and symbols alone are among those of 0.'],
      },
    ],
  };
}

/** The paper's Figure 6 and the rates before it, by coarse type. */
export function vocabularySection(study: CodeMixingStudy): Section | undefined {
  const models = onSource(study).filter(({ name }) => runsOf(study, name).some(({ explanation }) => explanation?.vocabulary)); // prettier-ignore
  const [first] = models;
  if (!first) return undefined;
  const types = [...new Set(study.corpus.labels.map((label) => ownValue(study.corpus.coarse, label) ?? label))];
  const sideOf = ({ vocabulary }: CorpusExplanation, type: string, side: 'known' | 'unknown'): LabelCounts =>
    study.corpus.labels
      .filter((label) => (ownValue(study.corpus.coarse, label) ?? label) === type)
      .reduce((sum, label) => addCounts(sum, vocabulary?.rows[label]?.[side] ?? NO_COUNTS), NO_COUNTS);
  const goldOf = ({ correct, missed }: LabelCounts) => correct + missed;
  const f1Of = (runs: readonly MixedCell[], type: string, side: 'known' | 'unknown') =>
    summarise(
      runs.flatMap(({ explanation }) => {
        const counts = explanation && sideOf(explanation, type, side);
        return counts && goldOf(counts) > 0 ? [ratiosOf(counts).f1] : [];
      }),
    );
  const known = runsOf(study, first.name)[0]?.explanation;
  const rate = (type: string) => {
    if (!known) return undefined;
    const [inside, outside] = (['known', 'unknown'] as const).map((side) => goldOf(sideOf(known, type, side)));
    const all = (inside ?? 0) + (outside ?? 0);
    return { all, outside: all === 0 ? undefined : (outside ?? 0) / all };
  };
  return {
    id: 'vocabulary',
    title: 'Known and unknown words',
    text: ['A mention is out of vocabulary where one of its words, without case, is not in the training text; Chinese is parted into words.'], // prettier-ignore
    figures: [
      {
        id: 'vocabulary-f1',
        title: 'F1 in and out of vocabulary',
        scope: 'The paper’s Figure 6: strict, by coarse type; types that have mentions of both kinds.',
        series: ['in vocabulary', 'out of vocabulary'],
        neutral: true,
        panels: models.map(({ name }) => {
          const rows = types.flatMap((type) => {
            const [inside, outside] = [f1Of(runsOf(study, name), type, 'known'), f1Of(runsOf(study, name), type, 'unknown')]; // prettier-ignore
            return inside && outside ? [{ type, inside: inside.mean, outside: outside.mean }] : [];
          });
          return {
            title: name,
            description: rows.map(({ type, inside, outside }) => `${type} ${formatPoints(inside)} against ${formatPoints(outside)}`).join(', '), // prettier-ignore
            chart: {
              kind: 'dots' as const,
              x: { title: 'F1, %' },
              rows: rows.map(({ type, inside, outside }) => ({
                name: type,
                dots: [
                  { series: 'in vocabulary', x: inside },
                  { series: 'out of vocabulary', x: outside },
                ],
              })),
            },
          };
        }),
      },
    ],
    tables: [
      {
        id: 'vocabulary-table',
        title: 'Rates and scores',
        scope: 'Strict F1, times 100, mean over the seeds. A predicted mention counts where its own words put it.',
        columns: [
          ...names('Type'),
          ...numbers(
            'Mentions',
            'Out of vocabulary, %',
            ...models.flatMap(({ name }) => [`${name} in`, `${name} out`]),
          ),
        ],
        rows: types.map((type) => [
          nameCell(type),
          countCell(rate(type)?.all ?? 0),
          pointsCell(rate(type)?.outside),
          ...models.flatMap(({ name }) =>
            (['known', 'unknown'] as const).map((side) => pointsCell(f1Of(runsOf(study, name), type, side)?.mean)),
          ),
        ]),
        notes: [`The paper’s rates: ${Object.entries(PAPER.unknownWords).map(([type, percent]) => `${type} ${percent.toFixed(1)}`).join(', ')} %. It counts tokens; this counts mentions.`], // prettier-ignore
      },
    ],
  };
}

/** The paper's "Ambiguity Issue Among PHI". */
export function ambiguitySection(study: CodeMixingStudy): Section {
  const types = [...new Set(study.corpus.labels.map((label) => ownValue(study.corpus.coarse, label) ?? label))];
  const share = (runs: readonly MixedCell[], type: string, kind: 'within' | 'across') =>
    summarise(
      runs.flatMap(({ explanation }) => {
        const row = explanation?.ambiguity.byType[type];
        return row && row.mentions > 0 ? [row[kind] / row.mentions] : [];
      }),
    );
  return {
    id: 'ambiguity',
    title: 'Labels taken for each other',
    tables: [
      {
        id: 'ambiguity-table',
        title: 'Within and across coarse types',
        scope: 'Of the gold mentions of a type, percent that were found at their characters with another label: of the same type, and of another; mean over the seeds.', // prettier-ignore
        columns: [...names('Type'), ...numbers(...study.models.flatMap(({ name }) => [`${name} within`, `${name} across`]))], // prettier-ignore
        rows: types.map((type) => [
          nameCell(type),
          ...study.models.flatMap(({ name }): readonly ReportCell[] =>
            (['within', 'across'] as const).map((kind) => pointsCell(share(runsOf(study, name), type, kind)?.mean)),
          ),
        ]),
      },
    ],
  };
}

/** The paper's Figure 4, and what it says of three queries. */
export function hardSection({ llm }: CodeMixingStudy): Section | undefined {
  if (!llm) return undefined;
  const remark = llm.remark === undefined ? [] : [[{ strong: llm.remark }] as const];
  const id = 'hard';
  const title = 'A language model on what all others missed';
  if (!llm.hard) return { id, title, text: [...remark, 'This part is not done.'], figures: [], tables: [] };
  const { sentences, mentions, scores, account } = llm.hard;
  const systems = Object.keys(scores);
  const ratios = (system: string, kind: 'strict' | 'approximate') => {
    const counts = scores[system]?.[kind];
    return counts && ratiosOf(Object.values(counts.byLabel).reduce(addCounts, NO_COUNTS));
  };
  const share = (part: number, whole: number) => (whole === 0 ? '–' : `${formatPoints(part / whole)} %`);
  return {
    id,
    title,
    text: [
      ...remark,
      `${sentences} test sentences, with ${mentions} mentions, have one that none of ${llm.missed.join(', ')} found (first seed). The language model is ${llm.model}; it was asked ${llm.queries} times, and a mention stays that ${llm.votes} answers give.`,
    ],
    figures: [
      {
        id: 'hard-scores',
        title: 'Approximate match on these sentences',
        scope: 'The paper’s Figure 4: a mention is right where it overlaps a gold one of its label; percent.',
        series: ['precision', 'recall', 'F1'],
        panels: [
          {
            title: 'By system',
            description: systems.map((system) => `${system}: F1 ${formatPoints(ratios(system, 'approximate')?.f1 ?? 0)} %`).join(', '), // prettier-ignore
            chart: {
              kind: 'dots',
              x: { title: '%' },
              rows: systems.map((system) => {
                const { precision = 0, recall = 0, f1 = 0 } = ratios(system, 'approximate') ?? {};
                return {
                  name: system,
                  dots: [
                    { series: 'precision', x: precision },
                    { series: 'recall', x: recall },
                    { series: 'F1', x: f1 },
                  ],
                };
              }),
            },
          },
        ],
      },
    ],
    tables: [
      {
        id: 'hard-scores-table',
        title: 'Scores',
        scope: 'Micro, times 100.',
        columns: [...names('System'), ...numbers('P, approximate', 'R', 'F', 'P, strict', 'R', 'F')],
        rows: systems.map((system) => [
          nameCell(system),
          ...(['approximate', 'strict'] as const).flatMap((kind) => {
            const own = ratios(system, kind);
            return own ? [own.precision, own.recall, own.f1].map(pointsCell) : [emptyCell, emptyCell, emptyCell];
          }),
        ]),
        notes: ['The first answer alone against the votes: what asking several times gains.'],
      },
      {
        id: 'hard-account',
        title: 'What became of the questions',
        scope: 'Of the run with votes.',
        columns: [...names('What'), ...numbers('Count')],
        rows: (
          [
            ['sentences asked about', account.texts],
            ['requests sent', account.requests],
            ['answers of earlier runs', account.cached],
            ['retries after failures of server or network', account.retries],
            ['told to wait (429)', account.throttled],
            ['refusals', account.refusals],
            ['answers that could not be read', account.malformed],
            ['queries without any answer that could be read', account.unanswered],
            ['claims', account.claims],
            ['claims of a label that was not asked for', account.unknownLabels],
            ['claims that are not in the text: translated or invented', account.notInText],
            ['different mentions over all answers', account.given],
            ['of them kept by vote', account.kept],
            ['of them in every answer', account.unanimous],
          ] as const
        ).map(([name, count]) => [nameCell(name), countCell(count)]),
        notes: [
          `Vote agreement: ${share(account.unanimous, account.given)} of the mentions that any answer gave were in all of them.`,
        ],
      },
    ],
  };
}
