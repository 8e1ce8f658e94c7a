import path from 'node:path';
import { collectDocuments } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { labelsOf } from '../../pipeline/audit/meaning.ts';
import { readManifest } from '../../pipeline/audit/source-manifest.ts';
import {
  checkQualityNames,
  type FaultRate,
  measureQuality,
  QUALITY_CHECKS,
  type QualityFinding,
  type QualityReport,
  type QualityRow,
} from '../../pipeline/quality/quality.ts';
import { joinWords, plural } from '../../report/pages/format.ts';
import { countCell, nameCell, names, numbers } from '../../report/pages/parts.ts';
import { createReportFile } from '../../report/pages/report-files.ts';
import type { Report, ReportTable } from '../../report/pages/report-model.ts';
import { checkLabelMap, loadLabelMap } from '../../resources/label-map.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { formatTable } from '../screen.ts';
import { inSession } from '../session.ts';
import type { QualityCommandOptions } from './command.ts';

export function runQuality(
  sourcePath: string,
  derivedPath: string,
  options: QualityCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const { failOn = {}, labels, locale, page } = options;
  checkQualityNames(failOn);
  return inSession(options, io, async ({ open, note, progress, write, print }) => {
    const sources = await collectDocuments(await open(sourcePath));
    const derived = await open(derivedPath);
    const manifest = derivedPath === '-' ? undefined : await readManifest(derivedPath);
    const labelMap = labels === undefined ? undefined : loadLabelMap(labels);
    checkLabelMap(labelMap, labelsOf(sources)).forEach(note);
    const excerpts: (QualityFinding & { readonly text: string })[] = [];
    const report = await measureQuality(sources, derived, {
      manifest,
      limits: failOn,
      gate: options.gate === true,
      ...(labelMap && { labelMap }),
      ...(locale !== undefined && { locale }),
      ...(options.withText === true && {
        onFinding: (finding: QualityFinding, doc: Document) =>
          excerpts.push({ ...finding, text: excerptOf(finding, doc) }),
      }),
      onProgress: (phase, documents) =>
        progress.update(phase === 'reading' ? 'Reading  ' : 'Comparing', documents, undefined, 'documents'),
    });
    progress.clear();
    if (page !== undefined) {
      const content = asReport(report, `${path.basename(sourcePath)} and ${path.basename(derivedPath)}`);
      write(page, createReportFile(content, page, 'quality'));
    }
    const listed = options.withText === true ? { ...report, findings: excerpts } : report;
    print(listed, () => `${formatQuality(report)}${excerpts.map(formatExcerpt).join('')}`);
    const failed = report.gates.filter(({ passed }) => !passed);
    for (const { check, value, limit } of failed)
      io.stderr.write(
        value === null
          ? `quality failed: ${check} was not judged: too few applicable positions\n`
          : `quality failed: ${check} is ${points(value)} above the source; the limit is ${points(limit)}\n`,
      );
    return failed.length > 0 ? 1 : 0;
  });
}

const AROUND = 30;

function excerptOf({ start, end }: QualityFinding, { text }: Document): string {
  const before = text.slice(Math.max(0, start - AROUND), start);
  return `${before}[${text.slice(start, end)}]${text.slice(end, end + AROUND)}`.replaceAll(/\s+/g, ' ');
}

const formatExcerpt = ({ document, start, end, check, what, text }: QualityFinding & { readonly text: string }) =>
  `${[document, `${start}-${end}`, check, what, JSON.stringify(text)].join('\t')}\n`;

/** The figures, for a terminal. */
export function formatQuality(report: QualityReport): string {
  const header = ['check', 'source', 'errors', 'copies', 'errors', 'above the source'];
  const judged = report.checks.filter(({ excess }) => excess !== null);
  const rows = judged.flatMap((row) => [
    cellsOf(row, row.check),
    ...report.kinds.filter(({ check }) => check === row.check).map((kind) => cellsOf(kind, `  ${kind.what}`)),
  ]);
  const table = rows.length === 0 ? '' : `${formatTable(header, rows)}\n`;
  return `${documentsIn(report)}\n\n${table}${notJudged(report)}${varietyIn(report)}`;
}

const cellsOf = ({ source, derived, excess }: QualityRow, name: string): string[] => [
  name,
  formatSites(source),
  percentOf(source),
  formatSites(derived),
  percentOf(derived),
  excess === null ? '' : points(excess),
];

const formatSites = ({ sites }: FaultRate): string => (sites === 0 ? '' : String(sites));
const percentOf = ({ sites, faults }: FaultRate): string =>
  sites === 0 ? '' : `${((100 * faults) / sites).toFixed(2)} %`;
const points = (share: number): string => `${(100 * share).toFixed(2)} points`;
const percent = (share: number | null): string => (share === null ? 'none' : `${(100 * share).toFixed(1)} %`);

function documentsIn({ documents: { source, copies, originals, unlinked } }: QualityReport): string {
  const rest = [
    ...(originals > 0 ? [`${originals} ${originals === 1 ? 'is' : 'are'} unchanged source text`] : []),
    ...(unlinked > 0 ? [`the source of ${unlinked} is unknown${copies > 0 ? ' (left out)' : ''}`] : []),
  ];
  return `${plural(copies, 'copy', 'copies')} of ${plural(source, 'document')}${rest.length > 0 ? `; ${rest.join('; ')}` : ''}.`;
}

function notJudged({ checks }: QualityReport): string {
  const missing = checks.filter(({ excess }) => excess === null);
  if (missing.length === 0) return '';
  return `Not judged, too few applicable positions: ${joinWords(missing.map(({ check, derived }) => `${check} (${derived.sites})`))}.\n\n`;
}

function varietyIn({ variety }: QualityReport): string {
  const { copies, changes, changedSentences, replacedMentions, source, firstCopies } = variety;
  if (copies === 0) return '';
  const row = (n: 0 | 1 | 2) => [`distinct ${n + 1}-grams`, percent(source.distinct[n]), percent(firstCopies.distinct[n])]; // prettier-ignore
  const table = formatTable(['variety', 'source', 'first copies'], [row(0), row(1), row(2)]);
  return `${table}${changes.toFixed(1)} edits per copy; ${percent(changedSentences)} of the sentences changed, ${percent(replacedMentions)} of the entities replaced.\n`;
}

function asReport(report: QualityReport, title: string): Report {
  const { checks, kinds, gates, variety, documents } = report;
  const table = (id: string, heading: string, rows: readonly QualityRow[], isKinds: boolean): ReportTable => ({
    id,
    title: heading,
    scope: `${report.locale}, labels ${report.labelMap ?? 'without a map'}`,
    columns: [...names('check', ...(isKinds ? ['what'] : [])), ...numbers('positions in the source', 'errors', 'positions in the copies', 'errors', 'above the source')], // prettier-ignore
    rows: rows.map(({ check, what, source, derived, excess }) => [
      nameCell(check),
      ...(isKinds ? [nameCell(what)] : []),
      countCell(source.sites),
      nameCell(percentOf(source)),
      countCell(derived.sites),
      nameCell(percentOf(derived)),
      nameCell(excess === null ? 'not judged' : points(excess)),
    ]),
    ...(isKinds ? {} : { notes: rows.map(({ check }) => `${check}: ${QUALITY_CHECKS[check]}.`) }),
  });
  const failed = gates.filter(({ passed }) => !passed);
  const unknown = checks.flatMap(({ check, excess }) => (excess === null ? [check] : []));
  const judged = checks.filter(({ excess }) => excess !== null);
  const worse = judged.filter(({ excess }) => (excess ?? 0) > 0.01);
  return {
    title: `Quality of ${title}`,
    description: documentsIn(report),
    headline: {
      question: 'Are the copies as fluent and plausible as their source?',
      answer:
        judged.length === 0
          ? 'Not judged'
          : worse.length === 0
            ? 'No check is more than one point worse'
            : `Worse by more than one point: ${joinWords(worse.map(({ check }) => check))}`,
      details: [varietyIn(report).split('\n').findLast(Boolean) ?? ''],
      findings: [],
      note: 'Shares are of the positions where a check applies; those of the source are the false alarms of the check on original text.',
      cautions: [
        ...failed.map(({ check, value }) => (value === null ? `${check} was requested but not judged.` : `${check} fails its limit.`)), // prettier-ignore
        ...(unknown.length > 0 ? [`Not judged, too few applicable positions: ${joinWords(unknown)}.`] : []),
      ],
    },
    sections: [
      {
        id: 'checks',
        title: 'Checks',
        tables: [table('checks', 'By check', checks, false), table('kinds', 'By kind', kinds, true)],
      },
      {
        id: 'variety',
        title: 'Variety',
        tables: [
          {
            id: 'variety',
            title: 'Distinct n-grams, as a share of all',
            scope: `${variety.source.tokens} tokens of the source, ${variety.firstCopies.tokens} of the first copies, ${documents.copies} copies`,
            columns: [...names('n'), ...numbers('source', 'first copies')],
            rows: ([0, 1, 2] as const).map((n) => [nameCell(String(n + 1)), nameCell(percent(variety.source.distinct[n])), nameCell(percent(variety.firstCopies.distinct[n]))]), // prettier-ignore
          },
        ],
      },
    ],
  };
}
