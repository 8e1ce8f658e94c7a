import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import { isTooDeep, MOST_DEPTH } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { describeFileError } from './files/file-error.ts';
import { clearLeftovers } from './files/leftovers.ts';
import { writeFileWhole } from './files/write-file.ts';
import type { GazetteerEntry } from './gazetteer.ts';
import { entryAt, formatGazetteer, parseGazetteer } from './gazetteer-file.ts';

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
function readValues(text: string, file: string, column: string | undefined): GazetteerEntry[] {
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
  if (isTooDeep(json)) {
    throw new PalimpsestError('too-deep', `the file has values nested more than ${MOST_DEPTH} deep`, {
      place: { file },
    });
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

/** Days of the months, February as in leap years. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The months' names and abbreviations in English, Spanish, Catalan, French, German and Swedish. */
const MONTH_WORDS: readonly RegExp[] = [
  /^(?:jan(?:uary|uar|uari|vier|v)?|ene(?:ro)?|gen(?:er)?|jän(?:ner)?)$/u,
  /^(?:feb(?:ruary|ruar|ruari|rero|rer)?|f[ée]vr?(?:ier)?)$/u,
  /^(?:mar(?:ch|zo|s|ç)?|märz?)$/u,
  /^(?:apr(?:il)?|abr(?:il)?|avr(?:il)?)$/u,
  /^(?:mayo?|maig?|maj)$/u,
  /^(?:june?|junio?|juin|juny)$/u,
  /^(?:july?|julio?|juil(?:let)?|juliol)$/u,
  /^(?:aug(?:ust|usti)?|ago(?:sto|st)?|ao[ûu]t)$/u,
  /^(?:sept?(?:ember|iembre|embre)?|set(?:iembre|embre)?)$/u,
  /^(?:oct(?:ober|ubre|obre)?|okt(?:ober)?)$/u,
  /^nov(?:ember|iembre|embre)?$/u,
  /^(?:d[eé]c(?:ember|embre)?|dez(?:ember)?|dic(?:iembre)?|des(?:embre)?)$/u,
];

/**
 * True for a value that looks like a date and cannot be one: "13/45/2010" (in neither order of day and month),
 * "2010-02-30", "Jan 32". Lists scraped from the web or made by careless generators hold such values by the thousand.
 */
export function isImpossibleDate(value: string): boolean {
  const text = value.trim().toLowerCase();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso !== null) return !isDay(Number(iso[2]), Number(iso[3]), Number(iso[1]));
  const numeric =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? /^(\d{1,2})(\/)(\d{1,2})(?:\/(\d{2}))?$/.exec(text);
  if (numeric !== null) {
    const [first, second, year] = [
      Number(numeric[1]),
      Number(numeric[3]),
      numeric[4] === undefined ? 0 : Number(numeric[4]),
    ];
    if (numeric[4] === undefined && second > 31) return !(first >= 1 && first <= 12); // 03/85: a month and a year
    return !isDay(first, second, year) && !isDay(second, first, year);
  }
  const named = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/u.exec(text);
  if (named !== null) return isImpossibleIn(named[1], named[2], named[3]);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.)? (?:de |d['’])?(\p{L}+)\.?(?: (?:de |del )?(\d{4}))?$/u.exec(text);
  return dayFirst !== null && isImpossibleIn(dayFirst[2], dayFirst[1], dayFirst[3]);
}

function isImpossibleIn(word: string | undefined, day: string | undefined, year: string | undefined): boolean {
  const month = MONTH_WORDS.findIndex((pattern) => pattern.test(word ?? '')) + 1;
  return month > 0 && !isDay(month, Number(day), year === undefined ? 0 : Number(year));
}

/** @param year 0 where unknown; then February has 29 days. A year of two digits is read as of any century. */
function isDay(month: number, day: number, year: number): boolean {
  if (!(month >= 1 && month <= 12 && day >= 1)) return false;
  const common = year > 99 && (year % 4 !== 0 || (year % 100 === 0 && year % 400 !== 0));
  return day <= (month === 2 && common ? 28 : (MONTH_DAYS[month - 1] as number));
}

function readText(file: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw describeFileError(error, file);
  }
  return decode(bytes, file);
}

export interface ImportOptions {
  /** Name of the list, such as `hospital`; kebab-case. */
  readonly list: string;
  /** Locale of the list, such as `en`. */
  readonly locale: string;
  /** CSV and TSV: name of the column, or its number from 1. JSON: path of the field, such as `cities.city`. */
  readonly column?: string;
  /** True to write over a list of that name in the folder; otherwise its values stay. */
  readonly replace?: boolean;
}

/** Why a value was left out. */
type DropReason = 'empty' | 'duplicate' | 'too-long' | 'control-character' | 'no-letter-or-digit' | 'impossible-date';

export interface ImportResult {
  /** The file written. */
  readonly file: string;
  /** Values found in the source. */
  readonly read: number;
  /** Values of the list as written, those it had before included. */
  readonly size: number;
  readonly dropped: Readonly<Record<DropReason, number>>;
}

const MAX_LENGTH = 200;

/**
 * Imports a list of the user's: CSV, TSV (ours as well), JSON (strings, objects with a field, `{ "key": [...] }`) or text,
 * one value a line. Values are brought to NFC, spaces are trimmed and joined; what is no value is dropped and counted.
 *
 * @param source The file to read; its ending tells the format.
 * @param folder The user's gazetteer folder, for `loadGazetteers`; made where it is missing.
 * @throws PalimpsestError where the file cannot be read as what it is, a column is missing or ambiguous, or nothing is left.
 */
export function importGazetteer(source: string, folder: string, options: ImportOptions): ImportResult {
  if (!/^[a-z][a-z0-9-]*$/.test(options.list))
    throw new PalimpsestError('bad-list-name', 'the name of a list is kebab-case, such as "hospital"');
  if (!/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(options.locale))
    throw new TypeError('a locale is a code such as "en" or "zh-TW"');

  const found = readValues(readText(source), source, options.column);
  const { entries, dropped } = cleanEntries(found);
  if (entries.length === 0) {
    throw new PalimpsestError('nothing-to-import', `none of ${found.length} values can be used`, {
      place: { file: source },
    });
  }
  const file = path.join(folder, options.locale, `${options.list}.tsv`);
  let earlier: readonly GazetteerEntry[] = [];
  if (options.replace !== true && existsSync(file)) {
    const columns = parseGazetteer(readFileSync(file, 'utf8'), file);
    earlier = columns.values.map((_, i) => entryAt(columns, i));
  }
  const all = new Map([...earlier, ...entries].map((entry) => [entry.value, entry]));
  clearLeftovers(file);
  writeFileWhole(file, formatGazetteer(all.values()), { overwrite: true });
  return { file, read: found.length, size: all.size, dropped };
}

/** Cleans values, and counts what it leaves out by reason. */
export function cleanEntries(found: readonly GazetteerEntry[]): {
  entries: GazetteerEntry[];
  dropped: Record<DropReason, number>;
} {
  const dropped = {
    empty: 0,
    duplicate: 0,
    'too-long': 0,
    'control-character': 0,
    'no-letter-or-digit': 0,
    'impossible-date': 0,
  };
  const entries = new Map<string, GazetteerEntry>();
  for (const entry of found) {
    const value = entry.value
      .normalize('NFC')
      .replaceAll(/[\s\u200B\uFEFF]+/gu, ' ')
      .trim();
    const reason = whyNot(value) ?? (entries.has(value) ? 'duplicate' : undefined);
    if (reason === undefined) entries.set(value, { ...entry, value });
    else dropped[reason]++;
  }
  return { entries: [...entries.values()], dropped };
}

function whyNot(value: string): DropReason | undefined {
  if (value === '') return 'empty';
  if (value.length > MAX_LENGTH) return 'too-long';
  if (/[\p{Cc}\p{Cs}\p{Co}\uFFFD]/u.test(value)) return 'control-character';
  if (!/[\p{L}\p{N}]/u.test(value)) return 'no-letter-or-digit';
  if (isImpossibleDate(value)) return 'impossible-date';
  return undefined;
}

function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new PalimpsestError('not-utf8', 'the file is not valid UTF-8', {
      place: { file },
      hint: 'convert it to UTF-8, for instance with iconv',
      cause,
    });
  }
}
