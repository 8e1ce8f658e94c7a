import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { PalimpsestError } from '../core/errors.ts';
import { clearLeftovers } from './files/leftovers.ts';
import { writeFileWhole } from './files/write-file.ts';
import type { GazetteerEntry } from './gazetteer.ts';
import { entryAt, formatGazetteer, parseGazetteer } from './gazetteer-file.ts';
import { readValues } from './import-values.ts';

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

interface ImportOptions {
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

  const found = readValues(decode(readFileSync(source), source), source, options.column);
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
