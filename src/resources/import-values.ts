import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { PalimpsestError } from '../core/errors.ts';
import type { GazetteerEntry } from './gazetteer.ts';
import { entryAt, parseGazetteer } from './gazetteer-file.ts';

/** Names of columns and fields that hold what a list is about, where the user names none. */
const VALUE_NAMES = ['value', 'name', 'names'];

/** Fields that a hint lists at most. */
const MAX_FIELDS = 12;

/**
 * The values of a user's file, as they stand there.
 *
 * @param column see `ImportOptions.column`.
 * @throws PalimpsestError with file and, where known, line; never with text of the file.
 */
export function readValues(text: string, file: string, column: string | undefined): GazetteerEntry[] {
  if (/^#value(?:\t|\r?\n)/.test(text) && column === undefined) {
    const columns = parseGazetteer(text, file);
    return columns.values.map((_, i) => entryAt(columns, i));
  }
  const values = rawValues(text, file, column);
  return values.map((value) => ({ value, gender: 'u', band: 1 }));
}

function rawValues(text: string, file: string, column: string | undefined): string[] {
  switch (path.extname(file).toLowerCase()) {
    case '.csv':
      return tableValues(text, file, column, likelyDelimiter(text));
    case '.tsv':
    case '.tab':
      return tableValues(text, file, column, '\t');
    case '.json':
      return jsonValues(text, file, column);
    default:
      if (column !== undefined)
        throw new TypeError('a column is for CSV, TSV and JSON files; a text file has one value a line');
      return text.split(/\r?\n/).filter((line) => line.trim() !== '');
  }
}

/** Spreadsheets of many countries write `;` for a comma. */
function likelyDelimiter(text: string): string {
  const header = text.slice(0, (text.indexOf('\n') + 1 || text.length + 1) - 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}

function tableValues(text: string, file: string, column: string | undefined, delimiter: string): string[] {
  let rows: string[][];
  try {
    // In TSV a quotation mark is a sign like any other.
    const quote = delimiter === '\t' ? false : '"';
    rows = parse(text, { delimiter, quote, bom: true, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = (error as CsvError & { lines?: number }).lines;
    throw new PalimpsestError('bad-table', `the table cannot be parsed (${error.code})`, {
      place: line === undefined ? { file } : { file, line },
    });
  }
  const header = (rows[0] ?? []).map((cell) => cell.trim());
  const { at, hasHeader } = pickColumn(header, column, file);
  return rows.slice(hasHeader ? 1 : 0).map((row) => row[at] ?? '');
}

function pickColumn(
  header: readonly string[],
  column: string | undefined,
  file: string,
): { at: number; hasHeader: boolean } {
  const named = (name: string): number => header.findIndex((cell) => cell.toLowerCase() === name.toLowerCase());
  const usual = VALUE_NAMES.map(named).find((at) => at >= 0);
  if (column === undefined) {
    if (usual !== undefined) return { at: usual, hasHeader: true };
    if (header.length === 1) return { at: 0, hasHeader: false };
    throw new PalimpsestError('which-column', `the table has ${header.length} columns`, {
      place: { file, line: 1 },
      hint: 'name the column, or give its number from 1',
    });
  }
  const at = named(column);
  if (at >= 0) return { at, hasHeader: true };
  const number = Number(column);
  if (Number.isInteger(number) && number >= 1 && number <= header.length)
    return { at: number - 1, hasHeader: usual !== undefined };
  throw new PalimpsestError('no-such-column', `no column is named or numbered "${column}" among ${header.length}`, {
    place: { file, line: 1 },
  });
}

function jsonValues(text: string, file: string, column: string | undefined): string[] {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // The engine's own message quotes the text.
    throw new PalimpsestError('bad-json', 'the file is not valid JSON', { place: { file } });
  }
  const fail = (message: string, fields: readonly string[]): never => {
    throw new PalimpsestError('which-field', message, {
      place: { file },
      hint: `name the field, with dots between levels; here there are: ${fields.slice(0, MAX_FIELDS).join(', ')}`,
    });
  };

  /** Descends along the path; arrays are passed through, and where the path ends the one field that holds values is taken. */
  const collect = (node: unknown, way: readonly string[]): string[] => {
    if (typeof node === 'string' || typeof node === 'number') return way.length === 0 ? [String(node)] : [];
    if (Array.isArray(node)) return node.flatMap((item) => collect(item, way));
    if (typeof node !== 'object' || node === null) return [];
    const fields = Object.keys(node);
    const [step, ...rest] = way;
    if (step !== undefined) {
      if (!fields.includes(step)) return fail(`no field is named "${step}"`, fields);
      return collect((node as Record<string, unknown>)[step], rest);
    }
    const lists = fields.filter((field) => Array.isArray((node as Record<string, unknown>)[field]));
    const candidates = lists.length > 0 ? lists : fields;
    const usual = VALUE_NAMES.find((name) => candidates.includes(name));
    const only = candidates.length === 1 ? candidates[0] : usual;
    if (only === undefined) return fail('several fields could hold the values', candidates);
    return collect((node as Record<string, unknown>)[only], []);
  };
  return collect(json, column === undefined ? [] : column.split('.'));
}
