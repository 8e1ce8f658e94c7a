import { ownValue } from '../../../core/collections.ts';
import type { SplitFigures, StudyCorpus } from '../study.ts';
import { formatCount, joinWords } from '../../../report/pages/format.ts';
import { countCell, nameCell, names, numbers } from '../../../report/pages/parts.ts';
import type { ReportCell, ReportTable, Section } from '../../../report/pages/report-model.ts';
import type { StudyIndex } from './study-index.ts';

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
    columns: [
      ...names('Corpus', 'Language', 'Unit', 'Split'),
      ...numbers('Units', 'Sentences', 'Tokens', 'Tokens / unit', 'Entities', 'Entities / unit'),
    ],
    rows: lines.map(({ corpus, split, figures }) => [
      nameCell(corpus.name),
      nameCell(corpus.language),
      nameCell(corpus.unit),
      nameCell(split),
      countCell(figures.units),
      countCell(figures.sentences),
      countCell(figures.tokens),
      ratioCell(figures.tokens, figures.units),
      countCell(entities(figures)),
      ratioCell(entities(figures), figures.units),
    ]),
    notes: ['A unit is what splits and pairs are made of.'],
    records: {
      columns: ['corpus', 'language', 'unit', 'split', 'units', 'sentences', 'tokens', 'entities'],
      rows: lines.map(({ corpus, split, figures }) => [
        corpus.name,
        corpus.language,
        corpus.unit,
        split,
        figures.units,
        figures.sentences,
        figures.tokens,
        entities(figures),
      ]),
    },
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
    for (const [label, count] of Object.entries(counts)) byLabel.set(label, (byLabel.get(label) ?? 0) + count);
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
  return of === 0 ? { text: '–' } : { text: (count / of).toFixed(1), value: count / of };
}
