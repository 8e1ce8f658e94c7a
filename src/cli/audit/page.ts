import { GATES, nameOfCheck } from '../../pipeline/audit/gates.ts';
import { sentencesOf, unjudgedLabels } from '../../pipeline/audit/judgement.ts';
import type { ReleaseCheck } from '../../pipeline/audit/release-check.ts';
import { formatCount, joinWords } from '../../report/pages/format.ts';
import { countCell, nameCell, names, numbers } from '../../report/pages/parts.ts';
import type { Report, ReportTable } from '../../report/pages/report-model.ts';
import { auditTables, type AuditTable, comparedDocuments } from './tables.ts';

/** A place where a text of the source stands. */
export interface ListedPlace {
  readonly document: string;
  readonly start: number;
  readonly end: number;
  readonly label: string;
  /** By what kind, or in what disguise. */
  readonly how: string;
  readonly labelled: boolean;
  /** Only in pages for the owner of the source. */
  readonly text?: string;
}

/** Longer lists are in `--json`. */
const PLACES_AT_MOST = 500;

/** An audit as a page: the verdicts, what was compared, and where what was found stands, by ids and offsets. */
export function auditReport(check: ReleaseCheck, places: readonly ListedPlace[], title: string): Report {
  const { gates, locale, labelMap } = check;
  const failed = gates.filter(({ passed, value }) => !passed && value !== null);
  const notJudged = [
    ...gates.flatMap(({ check: name, value }) => (value === null ? [nameOfCheck(name)] : [])),
    ...unjudgedLabels(check).map((label) => `chance for ${label}`),
  ];
  const tables = auditTables(check).filter(({ id }) => id !== 'gates');
  const scope = `${locale}, labels ${labelMap ?? 'without a map'}`;
  return {
    title: `Audit of ${title}`,
    description: `${comparedDocuments(check)} ${scope}.`,
    headline: {
      question: 'Can it be released?',
      answer:
        gates.length === 0
          ? 'No verdict: no limit was set'
          : failed.length + notJudged.length === 0
            ? `All ${gates.length} checks passed`
            : `No: ${[...(failed.length > 0 ? [`${joinWords(failed.map(({ check: name }) => nameOfCheck(name)))} failed`] : []), ...(notJudged.length > 0 ? [`${joinWords(notJudged)} not judged`] : [])].join('; ')}`,
      details: sentencesOf(check).map(({ title, sentences }) => [{ strong: `${title}:` }, ` ${sentences.join(' ')}`]),
      findings: [],
      note: 'An audit finds only what it searches for. Passing all checks does not prove that nobody can be re-identified.',
      cautions: [
        ...notJudged.map((name) => `${name} was not judged: there was nothing to compare.`),
        ...(places.some(({ text }) => text !== undefined)
          ? ['This page contains text of the source: do not share it.']
          : []),
      ],
    },
    sections: [
      { id: 'checks', title: 'Checks', tables: gates.length === 0 ? [] : [gateTable(check, scope)], ...(gates.length === 0 && { text: ['No checks were requested: audit --release applies the usual limits, --fail-on sets your own.'] }) }, // prettier-ignore
      { id: 'compared', title: 'What was compared', tables: tables.map((table) => asReportTable(table, scope)) },
      { id: 'places', title: 'Where identifiers remain', tables: [placeTable(places, check), ...togetherTable(check)] },
    ],
  };
}

function gateTable({ gates }: ReleaseCheck, scope: string): ReportTable {
  return {
    id: 'gates',
    title: 'Checks and limits',
    scope,
    columns: [...names('check', 'verdict'), ...numbers('value (limit)')],
    rows: gates.map(({ check, value, limit, passed }) => [
      nameCell(nameOfCheck(check)),
      value === null ? { text: 'not judged', tone: 'bad' } : { text: passed ? '✓ passed' : '✗ failed', tone: passed ? 'good' : 'bad' }, // prettier-ignore
      value === null ? nameCell('–') : { text: `${Number(value.toFixed(4))} (${GATES[check]?.least === true ? '≥' : '≤'} ${limit})`, value }, // prettier-ignore
    ]),
    // Under the table, where a telephone has room for them.
    notes: gates.map(({ check }) => `${nameOfCheck(check)}: ${GATES[check]?.what ?? ''}.`),
  };
}

/** The first title of a table says what it is about; it stands above it here. */
function asReportTable({ id, header, rows, align = [], notes = [] }: AuditTable, scope: string): ReportTable {
  const [title = '', ...others] = header;
  return {
    id,
    title: title === '' ? 'Source texts' : title.charAt(0).toUpperCase() + title.slice(1),
    scope,
    columns: ['', ...others].map((name, i) => ({ title: name, kind: (align[i] ?? (i === 0 ? 'left' : 'right')) === 'left' ? 'name' : 'number' })), // prettier-ignore
    rows: rows.map((row) => row.map((text) => ({ text, ...(/^-?[\d.]+(?: %)?$/.test(text) && { value: Number.parseFloat(text) }) }))), // prettier-ignore
    notes,
  };
}

function placeTable(places: readonly ListedPlace[], { traces, near }: ReleaseCheck): ReportTable {
  const shown = places.slice(0, PLACES_AT_MOST);
  const withText = places.some(({ text }) => text !== undefined);
  const leftOut = places.length - shown.length + traces.placesLeftOut + near.placesLeftOut;
  return {
    id: 'where',
    title: 'Places of the derived corpus',
    scope: 'Occurrences beyond chance, and near-identical surrogates. Offsets in UTF-16 units.',
    columns: [...names('document'), ...numbers('from', 'to'), ...names('label', 'how', 'covered by', ...(withText ? ['text of the source'] : []))], // prettier-ignore
    rows: shown.map(({ document, start, end, label, how, labelled, text }) => [
      nameCell(document),
      countCell(start),
      countCell(end),
      nameCell(label),
      nameCell(how),
      nameCell(labelled ? 'a label' : 'no label'),
      ...(withText ? [nameCell(text ?? '')] : []),
    ]),
    notes: leftOut > 0 ? [`${formatCount(leftOut)} further places are not listed.`] : [],
  };
}

function togetherTable({ earlier }: ReleaseCheck): readonly ReportTable[] {
  if (earlier === undefined || earlier.places.length === 0) return [];
  const leftOut = earlier.placesLeftOut + Math.max(0, earlier.places.length - PLACES_AT_MOST);
  return [
    {
      id: 'together',
      title: 'Revealed by the earlier release and this one together',
      scope: 'Places of the source. Offsets count UTF-16 units.',
      columns: [...names('document', 'in the earlier release', 'in this one'), ...numbers('from', 'to'), ...names('label', 'what')], // prettier-ignore
      rows: earlier.places
        .slice(0, PLACES_AT_MOST)
        .map(({ source, earlier: old, document, start, end, label, what }) => [
          ...[source, old, document].map((id) => nameCell(id)),
          countCell(start),
          countCell(end),
          nameCell(label ?? 'none'),
          nameCell(what),
        ]),
      notes: leftOut > 0 ? [`${formatCount(leftOut)} further places are not listed.`] : [],
    },
  ];
}
