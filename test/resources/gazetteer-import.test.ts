import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PalimpsestError } from '../../src/core/errors.ts';
import { createRng } from '../../src/core/rng.ts';
import { cleanEntries, importGazetteer, type ImportResult } from '../../src/resources/gazetteer-import.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { describeWithCorpus } from '../helpers/corpora.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-import-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Imports a file with this name and content as the list `inns` of `xx`; the values written. */
function imported(
  name: string,
  content: string | Uint8Array,
  column?: string,
): { values: string[]; result: ImportResult } {
  writeFileSync(path.join(folder, name), content);
  const options = { list: 'inns', locale: 'xx', ...(column === undefined ? {} : { column }) };
  const result = importGazetteer(path.join(folder, name), path.join(folder, 'lists'), options);
  const lines = readFileSync(result.file, 'utf8').split('\n').slice(1, -1);
  return { values: lines.map((line) => line.split('\t')[0] as string), result };
}

describe('importGazetteer', () => {
  it('reads text, one value a line', () => {
    const { values, result } = imported('inns.txt', 'The Wren\r\n\r\n  Café  Crane \r\nThe Wren\r\n');
    expect(values).toEqual(['Café Crane', 'The Wren']);
    expect(result).toMatchObject({ read: 3, size: 2, dropped: { duplicate: 1, empty: 0 } });
  });

  it.each([
    ['a named column', 'inns.csv', 'id,Inn,town\n1,"Wren, The",Lund\n2,Crane,Ystad\n', 'inn', ['Crane', 'Wren, The']],
    ['a numbered column', 'inns.csv', 'Crane,Ystad\nWren,Lund\n', '2', ['Lund', 'Ystad']],
    [
      'the column called name',
      'inns.csv',
      'id;name\n1;Wren\n2;"Crane\nand Kite"\n',
      undefined,
      ['Crane and Kite', 'Wren'],
    ],
    ['a table of one column', 'inns.csv', 'Wren\nCrane\n', undefined, ['Crane', 'Wren']],
    ['TSV, with quotation marks as they are', 'inns.tsv', 'name\ttown\nThe "Wren"\tLund\n', undefined, ['The "Wren"']],
    ['an array of strings', 'inns.json', '["Wren", "Crane"]', undefined, ['Crane', 'Wren']],
    ['a key with an array', 'inns.json', '{"source": "x", "inns": ["Wren", "Crane"]}', undefined, ['Crane', 'Wren']],
    ['arrays in arrays', 'inns.json', '{"inns": [["Wren"], ["Crane", "Kite"]]}', undefined, ['Crane', 'Kite', 'Wren']],
    ['objects with a name', 'inns.json', '[{"id": 1, "name": "Wren"}]', undefined, ['Wren']],
    ['a path', 'inns.json', '{"a": [{"inn": "Wren", "town": "Lund"}], "b": []}', 'a.inn', ['Wren']],
  ])('reads %s', (_, name, content, column, expected) => {
    expect(imported(name, content, column).values).toEqual(expected);
  });

  it('reads a list of our own with all its columns', () => {
    const { result } = imported('inns.tsv', '#value\tgender\tband\tregion\nWren\tf\t0\tSE\nKite\tu\t1\t\n');
    expect(readFileSync(result.file, 'utf8')).toBe('#value\tgender\tband\tregion\nKite\tu\t1\t\nWren\tf\t0\tSE\n');
  });

  it('writes a list that the loader finds and draws from', () => {
    imported('inns.txt', 'Wren\nCrane\n');
    const gazetteers = loadGazetteers({ folders: [path.join(folder, 'lists')], shipped: false });
    expect(['Crane', 'Wren']).toContain(gazetteers.render('xx', 'inns', createRng(1)));
    expect(readdirSync(path.join(folder, 'lists', 'xx'))).toEqual(['inns.tsv']);
  });

  it('adds to a list that is there, or replaces it', () => {
    imported('a.txt', 'Wren\n');
    expect(imported('b.txt', 'Crane\n').values).toEqual(['Crane', 'Wren']);
    const options = { list: 'inns', locale: 'xx', replace: true };
    const { file } = importGazetteer(path.join(folder, 'b.txt'), path.join(folder, 'lists'), options);
    expect(readFileSync(file, 'utf8')).toBe('#value\nCrane\n');
  });

  it.each([
    ['inns.csv', 'id,inn\n1,Wren\n', undefined, 'which-column'],
    ['inns.csv', 'id,inn\n1,Wren\n', 'pub', 'no-such-column'],
    ['inns.csv', 'name\n"Wren\n', undefined, 'bad-table'],
    ['inns.json', '["Wren",', undefined, 'bad-json'],
    ['inns.json', '{"a": ["Wren"], "b": ["Crane"]}', undefined, 'which-field'],
    ['inns.json', '{"a": ["Wren"]}', 'c', 'which-field'],
    ['inns.txt', '\n  \n', undefined, 'nothing-to-import'],
    ['inns.txt', Uint8Array.of(0x57, 0xe9, 0x0a), undefined, 'not-utf8'],
  ])('refuses %s %j (column %s): %s, without quoting the file', (name, content, column, code) => {
    const attempt = (): unknown => imported(name, content, column);
    expect(attempt).toThrow(PalimpsestError);
    expect(attempt).toThrow(expect.objectContaining({ code }));
    expect(attempt).not.toThrow(/Wren|Crane/);
  });

  it.each([{ list: 'My List' }, { list: '../x' }, { locale: '../en' }])('refuses the names %j', (names) => {
    writeFileSync(path.join(folder, 'a.txt'), 'Wren\n');
    const options = { list: 'inns', locale: 'en', ...names };
    expect(() => importGazetteer(path.join(folder, 'a.txt'), folder, options)).toThrow(/kebab-case|a locale is a code/);
  });
});

describe('cleanEntries', () => {
  it('drops what is no value, and counts why', () => {
    const values = [
      'Wren',
      'Wren ',
      ' ',
      '--',
      'Jan 32',
      '13/32/2010',
      'x'.repeat(300),
      'a\u0000b',
      'Cafe\u0301',
      'Caf\u00E9',
    ];
    const { entries, dropped } = cleanEntries(values.map((value) => ({ value, gender: 'u', band: 1 })));
    expect(entries.map((entry) => entry.value)).toEqual(['Wren', 'Caf\u00E9']);
    expect(dropped).toEqual({
      empty: 1,
      duplicate: 2,
      'too-long': 1,
      'control-character': 1,
      'no-letter-or-digit': 1,
      'impossible-date': 2,
    });
  });
});

describeWithCorpus('gazetteers', (corpus) => {
  const columns: Record<string, string> = {
    'diagnoses.json': 'codes.desc',
    'english_towns_cities.json': 'towns',
    'us_cities.json': 'cities.city',
  };
  const sizes: Record<string, number> = {
    'us_hospitals_cms.tsv': 3000,
    'world-cities.csv': 20_000,
    'diagnoses.json': 200,
    'diseases.json': 900,
    'drugs.json': 900,
    'english_towns_cities.json': 900,
    'firstNames.json': 390,
    'fortune500.json': 490,
    'hospitals.json': 900,
    'lastNames.json': 190,
    'nasdaq.json': 95,
    'nationalities.json': 220,
    'occupations.json': 900,
    'spanishFirstNames.json': 440,
    'spanishLastNames.json': 100,
    'us_cities.json': 900,
  };

  it('imports every list as its users would', () => {
    const files = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[a-z]+$/.test(name));
    expect(files.map((name) => path.basename(name)).toSorted()).toEqual(Object.keys(sizes).toSorted());
    for (const name of files) {
      const base = path.basename(name);
      const column = columns[base];
      const options = { list: 'tried', locale: 'en', replace: true, ...(column === undefined ? {} : { column }) };
      const result = importGazetteer(path.join(corpus, name), folder, options);
      const dropped = Object.values(result.dropped).reduce((sum, count) => sum + count, 0);
      expect([base, result.size + dropped]).toEqual([base, result.read]);
      expect([base, result.size >= (sizes[base] ?? Infinity)]).toEqual([base, true]);
    }
  });
});
