import type { Records, Report } from './report-model.ts';

/**
 * All tables of a report as CSV (RFC 4180, UTF-8, a header line, `\n`), by file name. Figures are fractions at full precision;
 * a field is empty where there is no figure. A text that a spreadsheet would take for a formula (labels come from corpora) has an
 * apostrophe before it; numbers stay numbers.
 */
export function createReportTables({ sections }: Report): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { tables, records: further = {} } of sections) {
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
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value));
  const text = isFormula ? `'${written}` : written;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
