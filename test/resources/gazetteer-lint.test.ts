// Lints every list and grammar that ships, of every locale.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import type { Partition } from '../../src/resources/gazetteer.ts';
import { loadGazetteers, SHIPPED_GAZETTEERS } from '../../src/resources/gazetteers.ts';
import { isImpossibleDate } from '../../src/resources/gazetteer-import.ts';

const gazetteers = loadGazetteers();
const files = gazetteers.locales.flatMap((locale) =>
  readdirSync(path.join(SHIPPED_GAZETTEERS, locale)).map((file) => `${locale}/${file}`),
);
const lists = files.filter((file) => file.endsWith('.tsv'));
const read = (file: string): string => readFileSync(path.join(SHIPPED_GAZETTEERS, file), 'utf8');
const rowsOf = (file: string): string[][] =>
  read(file)
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('\t'));

/** Lists in which no value has a digit. */
const WITHOUT_DIGITS =
  /\/(?:given-names|family-names|cities|world-cities|regions|countries|professions|saints|departments)\.tsv$/;
/** Number columns, and rows at fault, as a message: an `expect` for each of 89,000 rows would take minutes. */
const faults = (rows: string[][], isFault: (row: string[], i: number) => boolean): number[] =>
  rows.flatMap((row, i) => (isFault(row, i) ? [i + 2] : [])).slice(0, 5);

describe.each(lists)('%s', (file) => {
  const text = read(file);
  const rows = rowsOf(file);
  const columns = (text.split('\n')[0] ?? '').slice(1).split('\t');
  const at = (name: string): number => columns.indexOf(name);

  it('has a header of known columns, NFC, line feeds, and under 2 MB', () => {
    expect(text.startsWith('#value')).toBe(true);
    expect(columns.filter((name) => !['value', 'gender', 'band', 'region'].includes(name))).toEqual([]);
    expect(text).toBe(text.normalize('NFC'));
    expect(text).not.toMatch(/\r|\uFEFF|\uFFFD/);
    expect(text.endsWith('\n')).toBe(true);
    expect(statSync(path.join(SHIPPED_GAZETTEERS, file)).size).toBeLessThan(2_000_000);
  });

  it('is sorted by code units, without duplicates', () => {
    expect(faults(rows, ([value = ''], i) => i > 0 && !((rows[i - 1]?.[0] ?? '') < value))).toEqual([]);
  });

  it('has no empty or untrimmed value, and all columns legal', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(
      faults(rows, ([value = '']) => value === '' || value !== value.trim() || /\s{2}|[^\S ]/.test(value)),
    ).toEqual([]);
    expect(faults(rows, (row) => row.length !== columns.length)).toEqual([]);
    expect(faults(rows, (row) => at('gender') > 0 && !/^[fmu]$/.test(row[at('gender')] ?? ''))).toEqual([]);
    expect(faults(rows, (row) => at('band') > 0 && !/^[0-3]$/.test(row[at('band')] ?? ''))).toEqual([]);
  });

  it('has no impossible value', () => {
    expect(faults(rows, ([value = '']) => isImpossibleDate(value))).toEqual([]);
    expect(faults(rows, ([value = '']) => !/\p{L}/u.test(value))).toEqual([]);
    expect(faults(rows, ([value = '']) => WITHOUT_DIGITS.test(file) && /\d/.test(value))).toEqual([]);
  });
});

describe('SOURCES.md', () => {
  const table = new Map(
    readFileSync(path.join(SHIPPED_GAZETTEERS, 'SOURCES.md'), 'utf8')
      .split('\n')
      .filter((line) => /^\| \S+\/\S+ \|/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map((cells) => [cells[1] as string, cells] as const),
  );

  it('names every file with its origin, licence and conversion, and no other', () => {
    expect([...table.keys()].toSorted()).toEqual(files.toSorted());
    for (const [file, [, , , origin, licence, how]] of table) {
      expect([file, origin !== '', licence !== '', how !== '']).toEqual([file, true, true, true]);
    }
  });

  it('tells the number of entries of every list', () => {
    const told = lists.map((file) => [file, table.get(file)?.[2]]);
    expect(told).toEqual(lists.map((file) => [file, String(rowsOf(file).length)]));
  });

  it('stands beside less than 10 MB of lists', () => {
    const sizes = files.map((file) => statSync(path.join(SHIPPED_GAZETTEERS, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000_000);
  });
});

describe.each(gazetteers.locales)('the grammars of %s', (locale) => {
  const grammars = gazetteers.grammars(locale);

  it('have slots that resolve, and render clean values in every partition', () => {
    const rng = createRng(7);
    for (const name of grammars) {
      for (const partition of ['all', 'train', 'dev', 'test'] satisfies Partition[]) {
        expect([name, gazetteers.count(locale, name, partition) > 0n]).toEqual([name, true]);
        for (let i = 0; i < 50; i++) {
          const value = gazetteers.render(locale, name, rng, { partition }) ?? '';
          const clean = value !== '' && value === value.trim() && !/\s{2}|[{}<>]|undefined/.test(value);
          expect([name, value, clean, value.normalize('NFC')]).toEqual([name, value, true, value]);
        }
      }
    }
  });

  it('share no name with a list', () => {
    const names = new Set(gazetteers.names(locale));
    expect(grammars.filter((name) => names.has(name))).toEqual([]);
  });

  it('render possible dates only', () => {
    const rng = createRng(8);
    const dates = grammars.filter((name) => /(?:^|-)date$/.test(name));
    const rendered = dates.flatMap((name) =>
      Array.from({ length: 3000 }, () => gazetteers.render(locale, name, rng) ?? ''),
    );
    expect(rendered.filter(isImpossibleDate)).toEqual([]);
  });
});

/**
 * Fields of work, which a surrogate of a profession stays within: the same in every language, the Chinese list but has none. Some languages part
 * them behind a slash ("food/bake"), tell kinds behind a colon ("sport/coach:staff"), and have a few professions that fit any.
 */
const FIELDS = [
  'medicine', 'care', 'justice', 'law', 'government', 'security', 'teaching', 'research', 'engineering', 'repair', 'building', 'industry',
  'transport', 'farming', 'food', 'trade', 'office', 'management', 'arts', 'craft', 'sport', 'religion', 'service', 'student', 'none', 'any',
]; // prettier-ignore
/** Fewer of a field and a gender would not hide which one was there, and others of other fields would be drawn. */
const ENOUGH_OF_FIELD = 4;

describe.each(lists.filter((file) => /^(?!zh).*\/professions\.tsv$/u.test(file)))('fields of work in %s', (file) => {
  const rows = rowsOf(file);
  const wide = (field = '') => field.replace(/[/:].*$/u, '');

  it('are known ones, and every profession has one', () => {
    expect(faults(rows, ([, , , field]) => !FIELDS.includes(wide(field)))).toEqual([]);
  });

  it('have parts that are no smaller than what hides one of them', () => {
    const sizes = new Map<string, number>();
    for (const [, , , field = ''] of rows) {
      const [part = ''] = field.split(':', 1);
      if (part.includes('/')) sizes.set(part, (sizes.get(part) ?? 0) + 1);
    }
    expect([...sizes].filter(([, size]) => size < 2 * ENOUGH_OF_FIELD)).toEqual([]);
  });

  it('have enough professions of each gender that they have', () => {
    const few = FIELDS.flatMap((field) =>
      ['f', 'm', 'u'].flatMap((gender) => {
        const { length } = rows.filter((row) => row[1] === gender && wide(row[3]) === field);
        return length > 0 && length < ENOUGH_OF_FIELD ? [`${field} ${gender}: ${length}`] : [];
      }),
    );
    expect(few).toEqual([]);
    // Where few words are known, students are those without work.
    const known = new Set(rows.map(([, , , field = '']) => wide(field)));
    expect(FIELDS.filter((field) => !['student', 'any'].includes(field) && !known.has(field))).toEqual([]);
  });
});
