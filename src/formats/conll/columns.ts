import type { FormatOptions, TagScheme } from '../../core/corpus-format.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { isTag } from '../../text/tags.ts';
import { refuseWords } from '../io/tags.ts';

/** How the rows of a file are built. */
export interface ConllColumns {
  readonly separator: 'tab' | 'space';
  /** Every row has this many. */
  readonly count: number;
  /** 0-based. */
  readonly token: number;
  readonly tag: number;
  /** Whether column 0 numbers the tokens of a sentence, as in CoNLL-U; then every `#` line is a comment. */
  readonly isIndexed: boolean;
  /** Tags are labels without a prefix. */
  readonly bare: boolean;
}

/** What must be known of any file of columns before its first document can be read or written. */
export interface ColumnLayout {
  readonly scheme: TagScheme;
  /** What the file has between documents; `none`: each sentence is a document. */
  readonly markers: 'none' | 'docstart' | 'newdoc';
  /** Whether rows come before the first marker, so that markers stand between documents rather than before each. */
  readonly isBetween: boolean;
  /** The first `-DOCSTART-` line. */
  readonly docstart?: string;
  readonly eol: string;
}

/** Names of files that lie beside a corpus and are none. */
export const NOT_CORPUS =
  /(?:^|\/)(?:licen[cs]e|copying|readme|changelog|citation)[^/]*$|\.(?:md|json|jsonl|ya?ml|xml|html?|ann|csv|pdf|py|sh|zip|gz)$/i;

/** What a line is, before its columns are looked at. */
export type LineKind = 'blank' | 'docstart' | 'newdoc' | 'comment' | 'row';

const DOCSTART = '-DOCSTART-';
const INDEX = /^\d+(?:[-.]\d+)?$/;
const KEYED_COMMENT = /^#\s*(?:text\w*|sent_id|newdoc|newpar|global\.columns)\b/;

export function isBlank(line: string): boolean {
  for (let i = 0; i < line.length; i++) {
    const unit = line.charCodeAt(i);
    if (unit !== 32 && unit !== 9) return false;
  }
  return true;
}

/**
 * Tells what a line is. A `#` may start a comment or be a token: it is a token where the line has the columns of a row and
 * a tag in its place, and always within a sentence.
 */
export function kindOfLine(line: string, columns: ConllColumns, isInSentence: boolean): LineKind {
  const first = line.charCodeAt(0);
  if (first === 35) {
    if (!columns.isIndexed && (isInSentence || (!KEYED_COMMENT.test(line) && isRow(line, columns)))) return 'row';
    if (!columns.isIndexed && !/^#(?:\s|$)/.test(line)) return 'row';
    return /^#\s*newdoc\b/.test(line) ? 'newdoc' : 'comment';
  }
  if (first === 45 && isDocstart(line)) return 'docstart';
  if ((first === 32 || first === 9 || line === '') && isBlank(line)) return 'blank';
  return 'row';
}

function isDocstart(line: string): boolean {
  return line.startsWith(DOCSTART) && (line.length === DOCSTART.length || ' \t'.includes(line.charAt(DOCSTART.length)));
}

function isRow(line: string, columns: ConllColumns): boolean {
  const cells = splitRow(line, columns);
  return cells.length === columns.count && (columns.bare || isTag(cells[columns.tag] as string));
}

/** The cells of a row. Spaces around a cell, and a separator at the end of the line, do not count. */
export function splitRow(line: string, { separator, count }: Pick<ConllColumns, 'separator' | 'count'>): string[] {
  const cells: string[] = [];
  for (let [start, end] = [0, 0]; start <= line.length; start = end + 1) {
    end = endOfCell(line, start, separator);
    if (isCell(line, start, end, separator, cells.length === count)) cells.push(trimSpaces(line, start, end));
  }
  return cells;
}

function endOfCell(line: string, start: number, separator: ConllColumns['separator']): number {
  let end = start;
  for (; end < line.length; end++) {
    const unit = line.charCodeAt(end);
    if (unit === 9 || (unit === 32 && separator === 'space')) break;
  }
  return end;
}

/** Whether what stands between separators is a cell: between two tabs also nothing is, but not behind the last of a row that is complete. */
function isCell(line: string, start: number, end: number, separator: ConllColumns['separator'], isComplete: boolean) {
  return start < end || (separator === 'tab' && (end < line.length || !isComplete));
}

/** What a row says, of the cells that are asked for. */
export interface Row {
  /** How many cells it has, as {@link splitRow} counts them. */
  readonly count: number;
  readonly token: string | undefined;
  readonly tag: string | undefined;
}

/** Token and tag of a row, without the cells that nobody asks for. */
export function readRow(line: string, { separator, count, token: tokenAt, tag: tagAt }: ConllColumns): Row {
  let cells = 0;
  let token: string | undefined;
  let tag: string | undefined;
  for (let [start, end] = [0, 0]; start <= line.length; start = end + 1) {
    end = endOfCell(line, start, separator);
    if (!isCell(line, start, end, separator, cells === count)) continue;
    if (cells === tokenAt) token = trimSpaces(line, start, end);
    if (cells === tagAt) tag = trimSpaces(line, start, end);
    cells++;
  }
  return { count: cells, token, tag };
}

/** The tag of a row, without splitting the most frequent kind of row; `undefined` where the column is missing. */
export function tagOf(line: string, columns: ConllColumns): string | undefined {
  const { length } = line;
  if (columns.tag === columns.count - 1 && line.charCodeAt(length - 1) === 79) {
    const before = line.charCodeAt(length - 2);
    if (before === 9 || (before === 32 && columns.separator === 'space')) return 'O';
  }
  return readRow(line, columns).tag;
}

function trimSpaces(line: string, start: number, end: number): string {
  let [from, to] = [start, end];
  while (from < to && line.charCodeAt(from) === 32) from++;
  while (from < to && line.charCodeAt(to - 1) === 32) to--;
  return line.slice(from, to);
}

/** Gives cells of a row other values, keeping the rest of the line, spacing included, as it is. */
export function replaceCells(line: string, columns: ConllColumns, values: ReadonlyMap<number, string>): string {
  const parts = line.split(columns.separator === 'tab' ? /(\t)/ : /([ \t]+)/);
  // Leading white space makes an empty first part that is no cell.
  const shift = columns.separator === 'space' && parts[0] === '' ? 2 : 0;
  for (const [column, value] of values) {
    const at = 2 * column + shift;
    const padding = columns.separator === 'tab' ? (/^( *).*?( *)$/.exec(parts[at] as string) ?? []) : [];
    parts[at] = `${padding[1] ?? ''}${value}${padding[2] ?? ''}`;
  }
  return parts.join('');
}

const MOSTLY = 0.98;
/** The tags of phrases, which stand before those of names. */
const CHUNK = /-(?:[ANPV]P|[NPV]C|AD[JV]P|CONJP|INTJ|LST|PRT|SBAR|UCP)$/;
const MAX_BARE_LABELS = 60;

/**
 * Finds the columns from the first lines of a file: tabs where most rows have one; the number of cells that most rows have;
 * an index where the first cells number each block from 0 or 1; the tag in the last column, or with an index in the first
 * column that holds nothing but tags; the token in the first column of words, or the one after the index.
 *
 * @returns `undefined` where the lines are not rows of tokens and tags.
 * @throws PalimpsestError `bad-option` where an option names a column that is not there.
 */
export function findColumns(lines: readonly string[], options: FormatOptions): ConllColumns | undefined {
  const content = lines.filter((line) => !isBlank(line) && !isDocstart(line));
  const unmarked = content.filter((line) => !/^#(?:\s|$)/.test(line));
  // Where every line starts with "#", those that end in a tag are rows of the token "#".
  const plain = unmarked.length > 0 ? unmarked : content.filter((line) => isTag(line.split(/\s+/).at(-1) as string));
  const tabbed = plain.filter((line) => line.includes('\t')).length;
  const separator = options.separator ?? (tabbed * 2 > plain.length ? 'tab' : 'space');
  let rows = plain.map((line) => splitRow(line, { separator, count: -1 }));
  let count = modalLength(rows);
  rows = rows.filter((row) => row.length === count);
  if (rows.length > 0 && rows.every((row) => row.at(-1) === '')) {
    count--; // every line ends with a separator
    rows = rows.map((row) => row.slice(0, count));
  }
  if (count < 2 || rows.length === 0) return undefined;
  const isIndexed = count > 2 && numbersBlocks(lines, separator, count);
  if (isIndexed) rows = rows.filter((row) => !/[-.]/.test(row[0] as string)); // ranges and empty nodes have no tag
  const header = lines
    .find((line) => /^#\s*global\.columns\s*=/.test(line))
    ?.split('=')[1]
    ?.trim()
    .split(/\s+/);
  const token =
    resolveColumn(options.tokenColumn, count, header, 'tokenColumn') ?? firstOfTokens(rows, isIndexed ? 1 : 0, count);
  const chosen = resolveColumn(options.tagColumn, count, header, 'tagColumn');
  const holdsTags = (column: number) =>
    rows.filter((row) => isTag(row[column] as string)).length >= rows.length * MOSTLY;
  if (chosen !== undefined) {
    const bare = !rows.some((row) => row[chosen] !== 'O' && isTag(row[chosen] as string)) && !holdsTags(chosen);
    if (bare)
      refuseWords(
        rows.map((row) => row[chosen] as string),
        chosen,
      );
    return { separator, count, token, tag: chosen, isIndexed, bare };
  }
  const last = count - 1;
  const isUsed = (column: number) => rows.some((row) => row[column] !== 'O' && !CHUNK.test(row[column] as string));
  // A last column without a mention, as that of nested ones may be, says nothing where another has some.
  const others = holdsTags(last) && !isUsed(last) ? range(1, last).filter((at) => holdsTags(at) && isUsed(at)) : [];
  const tag = isIndexed ? range(2, count).find(holdsTags) : holdsTags(last) ? (others.at(-1) ?? last) : undefined;
  if (tag !== undefined) return { separator, count, token, tag, isIndexed, bare: false };
  return holdsLabels(rows, last) ? { separator, count, token, tag: last, isIndexed, bare: true } : undefined;
}

/** So many of the rows have what the row before has: the name of a file, or the number of a sentence. */
const STILL = 0.8;

/** The first column from one on, but for those that name the file or number sentences and tokens; that one where none is left before the last. */
function firstOfTokens(rows: readonly (readonly string[])[], from: number, count: number): number {
  const isOther = (column: number) => {
    let [same, numbers] = [0, 0];
    for (const [i, row] of rows.entries()) {
      if (i > 0 && row[column] === rows[i - 1]?.[column]) same++;
      if (INDEX.test(row[column] as string)) numbers++;
    }
    return rows.length > FEW_ROWS && (same >= STILL * (rows.length - 1) || numbers === rows.length);
  };
  return range(from, count - 1).find((column) => !isOther(column)) ?? from;
}

/** Of fewer rows nothing is concluded. */
const FEW_ROWS = 5;

function modalLength(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

function range(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i);
}

function numbersBlocks(lines: readonly string[], separator: 'tab' | 'space', count: number): boolean {
  let isFirst = true;
  let rows = 0;
  for (const line of lines) {
    if (isBlank(line)) isFirst = true;
    else if (line.charCodeAt(0) !== 35 && !isDocstart(line)) {
      const index = splitRow(line, { separator, count })[0] as string;
      if (!INDEX.test(index) || (isFirst && !/^[01](?:[-.]|$)/.test(index))) return false;
      isFirst = false;
      rows++;
    }
  }
  return rows > 0;
}

function holdsLabels(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.map((row) => row[column] as string);
  const labels = new Set(cells.filter((cell) => cell !== 'O'));
  const outside = cells.filter((cell) => cell === 'O').length;
  return (
    outside * 3 >= cells.length &&
    labels.size <= MAX_BARE_LABELS &&
    [...labels].every((label) => /^\p{L}[\w.-]*$/u.test(label))
  );
}

function resolveColumn(
  option: number | string | undefined,
  count: number,
  header: readonly string[] | undefined,
  name: string,
): number | undefined {
  if (option === undefined) return undefined;
  const column = typeof option === 'string' ? (header?.indexOf(option) ?? -1) : option < 0 ? option + count : option;
  if (Number.isInteger(column) && column >= 0 && column < count) return column;
  throw new PalimpsestError('bad-option', `${name}: there is no column ${JSON.stringify(option)}`, {
    hint: `The rows have ${count} columns: 0 to ${count - 1}, or -1 for the last${header ? `, or ${header.join(', ')}` : ''}.`,
  });
}
