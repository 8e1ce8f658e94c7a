import { PalimpsestError } from '../core/errors.ts';
import { createCutter } from '../core/narrow.ts';
import type { Band, Gender, GazetteerEntry } from './gazetteer.ts';

/** A list as its file has it: parallel columns, sorted by value. */
export interface GazetteerColumns {
  readonly values: readonly string[];
  /** 0 is `u`, 1 is `f`, 2 is `m`. */
  readonly genders: Uint8Array;
  readonly bands: Uint8Array;
  /** `undefined` where the file has no such column. */
  readonly regions: readonly string[] | undefined;
}

export const GENDERS: readonly Gender[] = ['u', 'f', 'm'];

const COLUMNS = ['value', 'gender', 'band', 'region'] as const;
const DEFAULT_BAND = 1;
const TAB = 9;
const ZERO = 48;
const [F, M, U] = [102, 109, 117];

/**
 * Parses a gazetteer file: UTF-8, tab-separated, its first line a `#` header that names the columns (without one, the file
 * is plain: one value a line). Missing columns mean gender `u` and band 1.
 *
 * @throws PalimpsestError with the line, for an unknown column, gender or band, and for an empty value.
 */
export function parseGazetteer(text: string, file: string): GazetteerColumns {
  const fail = (line: number, message: string, hint?: string): never => {
    throw new PalimpsestError('bad-gazetteer', message, {
      place: { file, line },
      ...(hint === undefined ? {} : { hint }),
    });
  };
  if (text.includes('\uFFFD')) fail(1, 'the list is not valid UTF-8', 'convert the file to UTF-8');

  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let line = 1;
  let columns: readonly string[] = ['value'];
  if (text[at] === '#') {
    const end = lineEnd(text, at);
    columns = text.slice(at + 1, trimReturn(text, at, end)).split('\t');
    for (const column of columns) {
      if (!(COLUMNS as readonly string[]).includes(column)) {
        fail(1, 'unknown column in the header', `the columns are ${COLUMNS.join(', ')}`);
      }
    }
    if (columns[0] !== 'value') fail(1, 'the first column must be value');
    at = end + 1;
    line = 2;
  }

  const cut = createCutter(text);
  const values: string[] = [];
  const genders: number[] = [];
  const bands: number[] = [];
  const regions: string[] | undefined = columns.includes('region') ? [] : undefined;
  const wide = columns.length > 1;
  let sorted = true;
  let last = '';
  for (; at < text.length; line++) {
    const end = lineEnd(text, at);
    const stop = trimReturn(text, at, end);
    let gender = 0;
    let band = DEFAULT_BAND;
    let region = '';
    const firstTab = wide ? text.indexOf('\t', at) : -1;
    let from = firstTab < 0 || firstTab > stop ? stop : firstTab;
    const value = cut(at, from);
    for (let column = 1; column < columns.length && from < stop; column++) {
      const start = from + 1;
      const kind = columns[column];
      if (kind === 'region') {
        const tab = text.indexOf('\t', start);
        from = tab < 0 || tab > stop ? stop : tab;
        region = cut(start, from);
        continue;
      }
      const sign = text.charCodeAt(start);
      from = start === stop || sign === TAB ? start : start + 1;
      if (from === start) continue; // An empty cell.
      if (from < stop && text.charCodeAt(from) !== TAB) fail(line, `the ${kind} column holds one sign`);
      if (kind === 'band') {
        band = sign - ZERO;
        if (!(band >= 0 && band <= 3)) fail(line, 'unknown band', 'use 0 (common), 1, 2 (rare) or 3 (never drawn)');
      } else {
        gender = sign === F ? 1 : sign === M ? 2 : 0;
        if (gender === 0 && sign !== U) fail(line, 'unknown gender', 'use f, m or u');
      }
    }
    if (value === '') fail(line, 'empty value');
    if (sorted && last >= value && values.length > 0) sorted = false;
    last = value;
    values.push(value);
    genders.push(gender);
    bands.push(band);
    regions?.push(region);
    at = end + 1;
  }
  const parsed = { values, genders: new Uint8Array(genders), bands: new Uint8Array(bands), regions };
  return sorted ? parsed : mergeGazetteers([parsed]);
}

/** One sorted list out of several; of equal values the one in the later list counts. */
export function mergeGazetteers(lists: readonly GazetteerColumns[]): GazetteerColumns {
  const entries = new Map<string, { gender: number; band: number; region: string }>();
  for (const list of lists) {
    list.values.forEach((value, i) => {
      const region = list.regions?.[i] ?? '';
      entries.set(value, { gender: list.genders[i] as number, band: list.bands[i] as number, region });
    });
  }
  const merged = [...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    values: merged.map(([value]) => value),
    genders: Uint8Array.from(merged, ([, entry]) => entry.gender),
    bands: Uint8Array.from(merged, ([, entry]) => entry.band),
    regions: lists.some((list) => list.regions !== undefined) ? merged.map(([, entry]) => entry.region) : undefined,
  };
}

/** Writes a gazetteer file: sorted, unique, with only the columns that say something. */
export function formatGazetteer(entries: Iterable<GazetteerEntry>): string {
  const unique = new Map<string, GazetteerEntry>();
  for (const entry of entries) if (!unique.has(entry.value)) unique.set(entry.value, entry);
  const sorted = [...unique.values()].sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
  const used = {
    gender: sorted.some((entry) => entry.gender !== 'u'),
    band: sorted.some((entry) => entry.band !== DEFAULT_BAND),
    region: sorted.some((entry) => entry.region !== undefined),
  };
  const columns = COLUMNS.filter((column) => column === 'value' || used[column]);
  const lines = sorted.map((entry) => columns.map((column) => entry[column] ?? '').join('\t'));
  return `#${columns.join('\t')}\n${lines.map((line) => `${line}\n`).join('')}`;
}

export function entryAt(list: GazetteerColumns, index: number): GazetteerEntry {
  const region = list.regions?.[index];
  return {
    value: list.values[index] as string,
    gender: GENDERS[list.genders[index] as number] as Gender,
    band: list.bands[index] as Band,
    ...(region === undefined || region === '' ? {} : { region }),
  };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function trimReturn(text: string, from: number, end: number): number {
  return end > from && text.charCodeAt(end - 1) === 13 ? end - 1 : end;
}
