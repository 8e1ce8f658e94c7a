// Writes docs/papers.md, the five papers beside what we measured, from scripts/papers.md. Our figures stand there as references to
// bench/results: `{alias/file.json#path/of/value %}` or `{alias/file.csv#column=value&column=value:column %}`. `%` shows a fraction as
// percent, `+%` with its sign, a number that many decimals.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = path.join(root, 'bench', 'results');
const [target = path.join(root, 'docs', 'papers.md'), source = path.join(root, 'scripts', 'papers.md')] =
  process.argv.slice(2);
const text = readFileSync(source, 'utf8');

/** Short names of records, `name = file or folder` a line, in the comment that the source begins with. */
const comment = /^<!--[\s\S]*?-->\n/.exec(text)?.[0] ?? '';
const records = new Map([...comment.matchAll(/^(\S+) = (\S+)$/gm)].map(([, name, record]) => [name, record]));

/** Aliases that a figure was taken by: one that none is taken by is left from a record that went. */
const taken = new Set();
const VERDICTS = ['confirmed', 'contradicted', 'open', 'setting'];
const REFERENCE = /\{([^{}#]+)#([^{}]+?)(?: (\+?%|\d))?\}/g;

function recordOf(name) {
  const [first, ...rest] = name.split('/');
  taken.add(first);
  const record = [records.get(first) ?? first, ...rest].join('/');
  if (!existsSync(path.join(results, record)))
    throw new Error(`bench/results has no ${record}, which ${name} stands for`);
  return record;
}

function* valuesAt(value, [step, ...rest]) {
  if (step === undefined) yield value;
  else if (step === '*') for (const inner of Object.values(value ?? {})) yield* valuesAt(inner, rest);
  else yield* valuesAt(value?.[step], rest);
}

/** The numbers that a path leads to: `*` is every element, of which the mean and the standard deviation are told. */
function figuresOfJson(file, steps) {
  const names = steps.split(/(?<!\\)\//).map((name) => name.replaceAll('\\/', '/'));
  const values = [...valuesAt(JSON.parse(readFileSync(file, 'utf8')), names)];
  if (values.length < 2) return values;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return [mean, Math.sqrt(squares / (values.length - 1))];
}

/** The tables of a CSV file; where it has several, each has a head that begins with `table`. */
function* rowsOf(file) {
  let head;
  for (const cells of parse(readFileSync(file), { relax_column_count: true })) {
    if (head === undefined || cells[0] === 'table') head = cells;
    else yield head.map((name, at) => [name, cells[at]]);
  }
}

/**
 * The cells of the one row with these values, of one column or of two (a mean and its deviation); with `sum` or `mean` before, those of
 * all such rows together.
 */
function figuresOfCsv(file, selection) {
  const [, together, where, columns] = /^(?:(sum|mean) )?([^:]+):(.+)$/.exec(selection);
  const wanted = where.split('&').map((one) => one.split('='));
  const rows = [...rowsOf(file)].filter((row) =>
    wanted.every(([name, value]) => row.some(([column, cell]) => column === name && cell === value)),
  );
  const cells = columns.split('±').map((column) => rows.map((row) => row.find(([name]) => name === column)?.[1]));
  if (together && rows.length > 1) {
    const sum = cells[0].reduce((total, cell) => total + Number(cell), 0);
    return [together === 'sum' ? sum : sum / rows.length];
  }
  if (rows.length !== 1)
    throw new Error(`${path.basename(file)} has ${rows.length} rows of ${where}: there must be one`);
  return cells.flat();
}

function format(value, how) {
  if (value === undefined || value === null || value === '' || typeof value === 'object') return undefined;
  const number = Number(value);
  if (Number.isNaN(number)) return String(value);
  if (how === undefined) return number.toLocaleString('en');
  const shown = how.endsWith('%') ? (100 * number).toFixed(1) : number.toFixed(Number(how));
  const sign = how === '+%' && number > 0 ? '+' : '';
  return `${sign}${shown}`.replace('-', '−');
}

function figure(reference, name, selection, how) {
  const file = path.join(results, recordOf(name));
  const values = name.endsWith('.csv') ? figuresOfCsv(file, selection) : figuresOfJson(file, selection);
  const shown = values.map((value) => format(value, how));
  if (shown.length === 0 || shown.includes(undefined)) throw new Error(`nothing stands at ${reference}`);
  return shown.join(' ± ');
}

/** Files that a row of a table names, so that none is promised which is not there. */
function checkFiles(row) {
  for (const [file] of row.matchAll(/\b(?:data|bench|scripts|test|src|docs)\/[\w./-]+\.\w+/g)) {
    if (!existsSync(path.join(root, file))) throw new Error(`there is no ${file}: ${row}`);
  }
}

/** What we claim must be in a record: where the source says `ours`, no number is written by hand. */
function checkCell(cell, row) {
  const byHand = cell.replaceAll(REFERENCE, '').replaceAll(/`[^`]*`|\([^()]*\/[^()]*\)/g, '');
  const number = /(?<![\w.])[+−-]?\d[\d.,]*/.exec(byHand);
  if (number) throw new Error(`${number[0]} is in no record, refer to one: ${row}`);
}

const cellsOf = (row) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A row with its figures and, in the column `record`, the records that they are of. */
function fill(row, columns) {
  checkFiles(row);
  const cells = cellsOf(row);
  if (cells.length !== columns.length) throw new Error(`${columns.length} cells are asked for: ${row}`);
  const verdict = columns.indexOf('verdict');
  if (verdict >= 0 && !VERDICTS.includes(/^\**(\w+)/.exec(cells[verdict])?.[1])) {
    throw new Error(`a verdict begins with ${VERDICTS.join(', ')}: ${row}`);
  }
  for (const name of ['ours', 'verdict']) if (columns.includes(name)) checkCell(cells[columns.indexOf(name)], row);
  const used = [...new Set([...row.matchAll(REFERENCE)].map(([, name]) => recordOf(name)))];
  const links = used.map((record, at) => `[${at + 1}](../bench/results/${record})`).join(' ');
  const shown = cells.map((cell) => (cell === '@records' ? links || '–' : cell.replaceAll(REFERENCE, figure)));
  return `| ${shown.join(' | ')} |`;
}

let columns;
const lines = text.slice(comment.length).split('\n');
const page = lines.map((line, at) => {
  if (!line.startsWith('|')) {
    columns = undefined;
    if (line.search(REFERENCE) >= 0) throw new Error(`figures stand in tables: ${line}`);
    return line;
  }
  if (columns === undefined) {
    columns = cellsOf(line);
    return line;
  }
  return lines[at - 1] !== undefined && /^[|\s:-]+$/.test(line) ? line : fill(line, columns);
});
const unused = [...records.keys()].filter((name) => !taken.has(name));
if (unused.length > 0) throw new Error(`no figure is of ${unused.join(', ')}`);
writeFileSync(target, `${page.join('\n').trim()}\n`);
