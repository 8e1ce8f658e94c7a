import type { Report, Records, ReportCell, ReportTable, RichText, Section, Verdict } from './report-model.ts';
import { createReportPage } from './report-page.ts';
import { escapeMarkdown } from '../html.ts';
import { showDirections } from '../names.ts';

/** A report as a file of such a name holds it: Markdown where it ends in `.md`, else a page. */
export function createReportFile(report: Report, name: string, kind: string): string {
  return name.endsWith('.md') ? createReportMarkdown(report) : createReportPage(report, kind);
}

/** A report as Markdown with GitHub's tables, without the charts; long tables are left to the CSV files. */
export function createReportMarkdown({ title, description, headline, sections }: Report): string {
  const blocks = [
    `# ${escapeMarkdown(title)}`,
    ...(description === undefined ? [] : [escapeMarkdown(description)]),
    `## ${escapeMarkdown(headline.question)}`,
    `**${escapeMarkdown(headline.answer)}**`,
    ...(headline.details.length > 0 ? [headline.details.map((line) => `- ${renderText(line)}`).join('\n')] : []),
    ...headline.cautions.map((caution) => `> ${escapeMarkdown(caution)}`),
    ...headline.findings.map(({ title: place, lines }) =>
      [
        `${escapeMarkdown(place)}:\n`,
        ...lines.map(({ verdicts, text }) => `- ${signs(verdicts)} ${renderText(text)}`),
      ].join('\n'),
    ),
    ...sections.flatMap(renderSection),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const VERDICTS: Readonly<Record<Verdict, string>> = { helps: '▲', hurts: '▼', 'no difference': '○' };

/** The signs of the gains and losses of a line; that of no difference where there are none. */
const signs = (verdicts: readonly Verdict[]) =>
  verdicts
    .filter((verdict) => verdict !== 'no difference' || verdicts.length === 1)
    .map((verdict) => VERDICTS[verdict])
    .join('');

function renderSection({ title, text = [], tables = [] }: Section): readonly string[] {
  return [`## ${escapeMarkdown(title)}`, ...text.map(renderText), ...tables.flatMap(renderTable)];
}

function renderTable({ id, title, scope, columns, rows, notes = [], isFolded }: ReportTable): readonly string[] {
  if (isFolded) return [`### ${escapeMarkdown(title)}`, `${escapeMarkdown(scope)} See \`${id}.csv\`.`];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(columns.map((column) => escapeMarkdown(column.title))),
    line(columns.map(({ kind }) => (kind === 'number' ? '---:' : '---'))),
    ...rows.map((row) => line(row.map(renderCell))),
  ];
  return [
    `### ${escapeMarkdown(title)}`,
    escapeMarkdown(scope),
    rows.length > 0 ? table.join('\n') : 'Nothing to show.',
    ...notes.map(escapeMarkdown),
  ];
}

function renderCell({ text, best, remark, verdict }: ReportCell): string {
  const figure = best ? `**${escapeMarkdown(text)}**` : escapeMarkdown(text);
  const shown = remark === undefined ? figure : `${figure} (${escapeMarkdown(remark)})`;
  return verdict === 'helps' || verdict === 'hurts' ? `${shown} ${VERDICTS[verdict]}` : shown;
}

function renderText(text: RichText): string {
  if (typeof text === 'string') return escapeMarkdown(text);
  return text
    .map((part) => (typeof part === 'string' ? escapeMarkdown(part) : `**${escapeMarkdown(part.strong)}**`))
    .join('');
}

/**
 * All tables of a report as CSV (RFC 4180, UTF-8, a header line, `\n`), by file name. Figures are fractions at full precision;
 * a field is empty where there is no figure. A text that a spreadsheet would take for a formula (labels come from corpora) has an
 * apostrophe before it; numbers stay numbers.
 */
function createReportTables({ sections }: Report): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { tables = [], records: further = {} } of sections) {
    for (const [name, records] of Object.entries(further)) files.set(`${name}.csv`, toCsv(records));
    for (const { id, records } of tables) if (records) files.set(`${id}.csv`, toCsv(records));
  }
  return files;
}

function toCsv({ columns, rows }: Records): string {
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\n`).join('');
}

function field(value: string | number | undefined): string {
  const written = value === undefined ? '' : String(value);
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value) && Number.isNaN(Number(value));
  const text = isFormula ? `'${written}` : written;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The tables of a report as LaTeX, for a paper: each a `table` with a `tabular`, as package booktabs has it, its caption and notes. It is meant
 * for `\\input`; long tables are left to the CSV files.
 */
export function createReportLatex({ title, sections }: Report): string {
  const tables = sections.flatMap(({ tables: own = [] }) => own.filter(({ isFolded, rows }) => isFolded !== true && rows.length > 0)); // prettier-ignore
  const head = `% ${escapeLatex(title)}\n% Needs \\usepackage{booktabs}; with pdfTeX also \\usepackage[T1]{fontenc} and, for arrows and triangles, amssymb and textcomp.\n`;
  return [head, ...tables.map(renderLatexTable)].join('\n');
}

function renderLatexTable({ id, title, scope, columns, rows, notes = [] }: ReportTable): string {
  const line = (cells: readonly string[]) => `    ${cells.join(' & ')} \\\\`;
  const caption = [title, scope, ...notes].filter((text) => text !== '').map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' '); // prettier-ignore
  return [
    '\\begin{table}',
    '  \\centering',
    `  \\caption{${escapeLatex(caption)}}`,
    `  \\label{tab:${id}}`,
    `  \\begin{tabular}{${columns.map(({ kind }) => (kind === 'number' ? 'r' : 'l')).join('')}}`,
    '    \\toprule',
    line(columns.map(({ title: name }) => escapeLatex(name))),
    '    \\midrule',
    ...rows.map((row) => line(row.map(latexCell))),
    '    \\bottomrule',
    '  \\end{tabular}',
    '\\end{table}',
    '',
  ].join('\n');
}

const LATEX_VERDICTS: Readonly<Record<Verdict, string>> = { helps: '$^{\\blacktriangle}$', hurts: '$^{\\blacktriangledown}$', 'no difference': '' }; // prettier-ignore

function latexCell({ text, best, remark, verdict }: ReportCell): string {
  const figure = best ? `\\textbf{${escapeLatex(text)}}` : escapeLatex(text);
  return `${figure}${remark === undefined ? '' : ` (${escapeLatex(remark)})`}${verdict ? LATEX_VERDICTS[verdict] : ''}`;
}

const LATEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}', '{': '\\{', '}': '\\}', $: '\\$', '&': '\\&', '#': '\\#', _: '\\_', '%': '\\%',
  '~': '\\textasciitilde{}', '^': '\\textasciicircum{}', '<': '$<$', '>': '$>$', '|': '$|$',
  '\u2212': '$-$', '\u00b1': '$\\pm$', '\u2192': '$\\rightarrow$', '\u2265': '$\\geq$', '\u2264': '$\\leq$', '\u00d7': '$\\times$',
  '\u25b2': '$\\blacktriangle$', '\u25bc': '$\\blacktriangledown$', '\u25cb': '$\\circ$', '\u03b1': '$\\alpha$',
  '\u2013': '--', '\u2014': '---', '\u00a0': '~', '\u2713': '$\\checkmark$',
}; // prettier-ignore

/** Text as text in LaTeX, in a line. */
function escapeLatex(text: string): string {
  return showDirections(text)
    .replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .replaceAll(/[\\{}$&#_%~^<>|\u2212\u00b1\u2192\u2264\u2265\u00d7\u25b2\u25bc\u25cb\u03b1\u2013\u2014\u00a0\u2713]/g, (sign) => LATEX[sign] as string); // prettier-ignore
}

/**
 * The files of a report by name: a self-contained page, Markdown, the tables as LaTeX, and as CSV.
 *
 * @param kind what the page is called above its title.
 */
export function createReportFiles(report: Report, kind: string): ReadonlyMap<string, string> {
  return new Map([
    ['report.html', createReportPage(report, kind)],
    ['report.md', createReportMarkdown(report)],
    ['tables.tex', createReportLatex(report)],
    ...createReportTables(report),
  ]);
}
