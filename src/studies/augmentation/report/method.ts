import { addCount, ownValue } from '../../../core/collections.ts';
import type { SplitFigures, StudyCorpus } from '../study.ts';
import { formatCount, joinWords, formatFractions, plural } from '../../../report/pages/format.ts';
import {
  amountCell,
  countCell,
  figure,
  nameCell,
  names,
  numbers,
  word,
  tableOf,
  shown,
  plainCell,
  emptyCell,
} from '../../../report/pages/parts.ts';
import type { ReportCell, ReportTable, Section, RichText } from '../../../report/pages/report-model.ts';
import { type StudyIndex, CELL_COLUMNS, cellRecord } from './study-index.ts';

/** What the corpora are made of: the PHICON paper's Table 2. */
export function corporaSection(index: StudyIndex): Section {
  const { corpora } = index.study;
  const dropped = corpora.flatMap(({ name, droppedLabels }) => {
    const labels = Object.entries(droppedLabels).map(([label, count]) => `${label} (${formatCount(count)})`);
    return labels.length === 0 ? [] : [`Dropped from ${name} for being rare: ${joinWords(labels)}.`];
  });
  return {
    id: 'corpora',
    title: 'The corpora',
    text: ['Figures after mapping and dropping labels.'],
    tables: [sizes(index), mentions(index, dropped)],
  };
}

function sizes(index: StudyIndex): ReportTable {
  const lines = index.study.corpora.flatMap((corpus) =>
    splitsOf(corpus).map(([split, figures]) => ({ corpus, split, figures })),
  );
  return {
    id: 'corpus-sizes',
    title: 'Corpora and their splits',
    scope:
      'Counted, no metric; tokeniser: the project’s own, as for training; the labels compared; each split and all of them.',
    ...tableOf(lines, [
      word('Corpus', 'corpus', ({ corpus }) => corpus.name),
      word('Language', 'language', ({ corpus }) => corpus.language),
      word('Unit', 'unit', ({ corpus }) => corpus.unit),
      word('Split', 'split', ({ split }) => split),
      figure('Units', 'units', ({ figures }) => figures.units),
      figure('Sentences', 'sentences', ({ figures }) => figures.sentences),
      figure('Tokens', 'tokens', ({ figures }) => figures.tokens),
      shown('Tokens / unit', ({ figures }) => ratioCell(figures.tokens, figures.units)),
      figure('Entities', 'entities', ({ figures }) => entities(figures)),
      shown('Entities / unit', ({ figures }) => ratioCell(entities(figures), figures.units)),
    ]),
    notes: ['A unit is what splits and pairs are made of.'],
  };
}

function mentions(index: StudyIndex, notes: readonly string[]): ReportTable {
  const { corpora, labels } = index.study;
  const columns = corpora.flatMap((corpus) =>
    splitsOf(corpus).map(([split, figures]) => ({ corpus: corpus.name, split, figures })),
  );
  return {
    id: 'corpus-labels',
    title: 'Entities by label',
    scope: 'Number of gold entities; no tokeniser; the labels compared; by split.',
    columns: [...names('Label'), ...numbers(...columns.map(({ corpus, split }) => `${corpus} ${split}`))],
    rows: [
      ...labels.map((label) => [
        nameCell(label),
        ...columns.map(({ figures }) => countCell(ownValue(figures.entitiesByLabel, label) ?? 0)),
      ]),
      [nameCell('All labels'), ...columns.map(({ figures }) => countCell(entities(figures)))],
    ],
    notes,
    records: {
      columns: ['corpus', 'split', 'label', 'entities'],
      rows: columns.flatMap(({ corpus, split, figures }) =>
        labels.map((label) => [corpus, split, label, ownValue(figures.entitiesByLabel, label) ?? 0]),
      ),
    },
  };
}

/** The splits in the order of the field, others after them, and their sum where there are several. */
function splitsOf(corpus: StudyCorpus): readonly (readonly [split: string, figures: SplitFigures])[] {
  const known = ['train', 'dev', 'test'];
  const names = [...known, ...Object.keys(corpus.splits).filter((name) => !known.includes(name))];
  const splits = names.flatMap((name): [string, SplitFigures][] => {
    const figures = corpus.splits[name];
    return figures ? [[name, figures]] : [];
  });
  return splits.length > 1 ? [...splits, ['total', sum(splits.map(([, figures]) => figures))]] : splits;
}

function sum(all: readonly SplitFigures[]): SplitFigures {
  const byLabel = new Map<string, number>();
  for (const { entitiesByLabel: counts } of all)
    for (const [label, count] of Object.entries(counts)) addCount(byLabel, label, count);
  const add = (value: (figures: SplitFigures) => number) => all.reduce((result, figures) => result + value(figures), 0);
  return {
    units: add(({ units }) => units),
    sentences: add(({ sentences }) => sentences),
    tokens: add(({ tokens }) => tokens),
    entitiesByLabel: Object.fromEntries(byLabel),
  };
}

const entities = (figures: SplitFigures) =>
  Object.values(figures.entitiesByLabel).reduce((result, count) => result + count, 0);

function ratioCell(count: number, of: number): ReportCell {
  return of === 0 ? emptyCell : { text: (count / of).toFixed(1), value: count / of };
}

/** What was run and how it was measured, what is lacking, what a reader should know, and the versions. */
export function methodSection(index: StudyIndex): Section {
  const { study } = index;
  const alphas = study.alphas.length > 1 ? `; alphas ${joinWords(study.alphas.map(String))} for the curves` : '';
  const text: RichText[] = [
    [{ strong: 'Metric:' }, ` ${study.metric.name}. ${study.metric.description}`],
    [{ strong: 'Tokeniser of the metric:' }, ` ${study.metric.tokeniser}.`],
    [{ strong: 'Labels compared:' }, ` ${joinWords(study.labels)}; others were dropped.`],
    [{ strong: 'Arms:' }, ` ${joinWords(study.arms)}, with alpha ${index.alpha}${alphas}.`],
    [{ strong: 'Training fractions:' }, ` ${formatFractions(study.fractions)}.`],
    [{ strong: 'Seeds:' }, ` ${joinWords(study.seeds.map(String))}.`],
  ];
  return {
    id: 'method',
    title: 'How it was measured',
    text,
    tables: methodTables(index),
  };
}

/** Notices, cells that are lacking, labels that training never saw, versions. */
export const methodTables = (index: StudyIndex): readonly ReportTable[] =>
  [noticeTable(index), lackingTable(index), unknownTable(index), versionTable(index)].filter(({ rows }) => rows.length > 0); // prettier-ignore

/** Failed and missing cells, by name. */
function lackingTable(index: StudyIndex): ReportTable {
  const cells = index.study.cells.filter(({ state }) => state !== 'done');
  return {
    id: 'lacking-cells',
    title: 'Failed and missing cells',
    scope: `${plural(cells.length, 'cell')} of ${index.study.cells.length}; no metric, no split: they were not tested.`,
    columns: [
      ...names('Direction', 'Model', 'Arm'),
      ...numbers('alpha', 'Share', 'Seed'),
      ...names('State', 'Why', 'Cell'),
    ],
    rows: cells.map((cell) => [
      nameCell(cell.direction),
      nameCell(cell.model),
      nameCell(cell.arm),
      plainCell(cell.alpha),
      amountCell(cell.fraction),
      plainCell(cell.seed),
      nameCell(cell.state),
      nameCell(cell.error ? `${cell.error.code}: ${cell.error.message}` : 'not run yet'),
      nameCell(cell.key.slice(0, 10)),
    ]),
    notes: ['Run the experiment again: it does only what is lacking.'],
    records: {
      columns: [...CELL_COLUMNS, 'state', 'code', 'message'],
      rows: cells.map((cell) => [...cellRecord(cell), cell.state, cell.error?.code, cell.error?.message]),
    },
  };
}

/** Labels that the test has and training never saw. */
function unknownTable(index: StudyIndex): ReportTable {
  const lines = new Map<string, { direction: string; fraction: number; label: string; mentions: number }>();
  for (const cell of index.study.cells) {
    const unknown = cell.tests?.[index.mainTest]?.unknownLabels ?? {};
    for (const [label, mentions] of Object.entries(unknown)) {
      const line = { direction: cell.direction, fraction: cell.fraction, label, mentions };
      lines.set(JSON.stringify([cell.direction, cell.fraction, label]), line);
    }
  }
  const rows = [...lines.values()];
  return {
    id: 'unknown-labels',
    title: 'Labels of the test that training never saw',
    scope: `Gold mentions; no tokeniser; the labels compared; tested on ${index.describeTest(index.mainTest)}.`,
    ...tableOf(rows, [
      word('Direction', 'direction', ({ direction }) => direction),
      word('Label', 'label', ({ label }) => label),
      figure('Training share', 'fraction', ({ fraction }) => fraction, amountCell),
      figure('Mentions', 'mentions', ({ mentions }) => mentions, plainCell),
    ]),
    notes: ['They cannot be found, and count as missed.'],
  };
}

function noticeTable(index: StudyIndex): ReportTable {
  const trained = index.study.cells.flatMap(({ training }) => training?.notices ?? []);
  const counts = new Map<string, number>();
  for (const notice of trained) addCount(counts, notice);
  const rows = [
    ...index.study.notices.map((notice) => ['the study', notice] as const),
    ...[...counts].map(([notice, count]) => [plural(count, 'cell'), notice] as const),
  ];
  return {
    id: 'notices',
    title: 'Notices',
    scope: 'What the run wants a reader to know; no metric.',
    columns: names('From', 'Notice'),
    rows: rows.map(([from, notice]) => [nameCell(from), nameCell(notice)]),
    records: { columns: ['from', 'notice'], rows },
  };
}

function versionTable(index: StudyIndex): ReportTable {
  const rows = Object.entries(index.study.versions);
  return {
    id: 'versions',
    title: 'Versions',
    scope: 'Of what the results depend on.',
    columns: names('What', 'Version'),
    rows: rows.map(([what, version]) => [nameCell(what), nameCell(version)]),
    records: { columns: ['what', 'version'], rows },
  };
}
