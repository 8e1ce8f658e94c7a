import { CELL_COLUMNS, cellRecord, type StudyIndex } from './study-index.ts';
import { formatFraction, formatFractions, joinWords, plural } from '../../../report/pages/format.ts';
import { nameCell, names, numbers } from '../../../report/pages/parts.ts';
import type { ReportTable, RichText, Section } from '../../../report/pages/report-model.ts';

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
    tables: [noticeTable(index), lackingTable(index), unknownTable(index), versionTable(index)].filter(
      (table) => table.rows.length > 0,
    ),
  };
}

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
      { text: String(cell.alpha), value: cell.alpha },
      { text: formatFraction(cell.fraction), value: cell.fraction },
      { text: String(cell.seed), value: cell.seed },
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
    columns: [...names('Direction', 'Label'), ...numbers('Training share', 'Mentions')],
    rows: rows.map(({ direction, fraction, label, mentions }) => [
      nameCell(direction),
      nameCell(label),
      { text: formatFraction(fraction), value: fraction },
      { text: String(mentions), value: mentions },
    ]),
    notes: ['They cannot be found, and count as missed.'],
    records: {
      columns: ['direction', 'label', 'fraction', 'mentions'],
      rows: rows.map(({ direction, label, fraction, mentions }) => [direction, label, fraction, mentions]),
    },
  };
}

function noticeTable(index: StudyIndex): ReportTable {
  const trained = index.study.cells.flatMap(({ training }) => training?.notices ?? []);
  const counts = new Map<string, number>();
  for (const notice of trained) counts.set(notice, (counts.get(notice) ?? 0) + 1);
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
