import { ownValue } from '../../../core/collections.ts';
import type { CodeMixingStudy, MixedPart } from '../study.ts';
import { nameOfGroup } from '../../../report/sentence-groups.ts';
import { formatCount } from '../../../report/pages/format.ts';
import { countCell, nameCell, names, numbers } from '../../../report/pages/parts.ts';
import type { ReportCell, ReportTable, Section } from '../../../report/pages/report-model.ts';
import { PAPER, rowsOf } from './scores.ts';

/** The groups of sentences in the order of the paper: a language alone, the other, both, neither. */
export const groupsOf = ({ mixed }: Pick<CodeMixingStudy, 'mixed'>): readonly string[] => [
  ...mixed,
  'mixed',
  'neutral',
];

/** The paper's Tables 1 and 2, and its code-mixing indices. */
export function corpusSection(study: CodeMixingStudy): Section {
  const { synthetic } = study;
  return {
    id: 'corpus',
    title: 'The corpus',
    text:
      synthetic === undefined
        ? []
        : [
            [
              { strong: 'Synthetic text.' },
              ` The corpus is ${synthetic}. Its sentences come from few patterns, so every figure below tells that the study runs and what its tables look like, not how well such models read real notes.`,
            ],
          ],
    tables: [mentionsTable(study), mixingTable(study)],
  };
}

function mentionsTable(study: CodeMixingStudy): ReportTable {
  const { corpus } = study;
  const groups = groupsOf(study);
  const parts = [corpus.train, corpus.test];
  const count = ({ mixing }: MixedPart, group: string, labels: readonly string[]) =>
    labels.reduce((sum, label) => sum + (ownValue(mixing.groups[group]?.mentions, label) ?? 0), 0);
  const row = (name: ReportCell, labels: readonly string[]): readonly ReportCell[] => [
    name,
    ...groups.flatMap((group) => parts.map((part) => countCell(count(part, group, labels)))),
    ...parts.map((part) => countCell(groups.reduce((sum, group) => sum + count(part, group, labels), 0))),
  ];
  const columns = ['train', 'test'] as const;
  return {
    id: 'mentions',
    title: 'Mentions by group of sentences',
    scope:
      'The paper’s Table 2: mentions of each label in sentences of one language, of both, and of numbers and symbols; to train on and to test on.',
    columns: [
      ...names('Label'),
      ...numbers(...[...groups.map(nameOfGroup), 'all'].flatMap((group) => columns.map((part) => `${group}, ${part}`))),
    ],
    rows: [
      ...rowsOf(study).map(
        ({ name, isCoarse }) =>
        row(nameCell(isCoarse ? `${name}:` : name), isCoarse ? corpus.labels.filter((label) => ownValue(corpus.coarse, label) === name) : [name]), // prettier-ignore
      ),
      row(nameCell('all mentions'), corpus.labels),
      [
        nameCell('sentences'),
        ...groups.flatMap((group) => parts.map(({ mixing }) => countCell(mixing.groups[group]?.sentences ?? 0))),
        ...parts.map(({ mixing }) => countCell(groups.reduce((sum, group) => sum + (mixing.groups[group]?.sentences ?? 0), 0))), // prettier-ignore
      ],
    ],
    notes: ['The paper’s last row is called sentences, but adds up mentions; here both are told.'],
  };
}

function mixingTable({ corpus, mixed }: CodeMixingStudy): ReportTable {
  const row = (name: string, { documents, sentences, tokens, mixing }: MixedPart): readonly ReportCell[] => [
    nameCell(name),
    ...[documents, sentences, tokens].map(countCell),
    ...mixed.map((language): ReportCell => {
      const average = mixing.dominated[language]?.average ?? 0;
      return { text: (100 * average).toFixed(2), value: average };
    }),
    { text: (100 * mixing.index).toFixed(2), value: mixing.index },
  ];
  return {
    id: 'mixing',
    title: 'Size and code-mixing',
    scope:
      'CMI times 100: the average over sentences that one language dominates, those of one language alone included; the corpus’s is the sum of both.',
    columns: [
      ...names('Part'),
      ...numbers('Documents', 'Sentences', 'Tokens', ...mixed.map((language) => `CMI, ${language} dominates`), 'CMI of the corpus'), // prettier-ignore
    ],
    rows: [row('train', corpus.train), row('test', corpus.test)],
    notes: [`The paper’s corpus: ${PAPER.index}.`],
  };
}

export const sizeInWords = ({ documents, sentences }: MixedPart): string =>
  `${formatCount(documents)} documents (${formatCount(sentences)} sentences)`;
