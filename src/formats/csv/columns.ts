import type { FormatOptions } from '../../core/corpus-format.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { isTag } from '../../text/tags.ts';
import type { Line } from '../io/files.ts';
import { recordsOf, type CsvDialect } from './records.ts';

/** Which column holds what. */
export interface CsvColumns extends CsvDialect {
  readonly count: number;
  readonly token: number;
  readonly tag: number;
  /** −1 where there is none. */
  readonly sentence: number;
  readonly document: number;
  readonly hasHeader: boolean;
  /** Tags are labels without a prefix. */
  readonly bare: boolean;
}

export const NAMES = {
  token: ['token', 'tokens', 'word', 'words', 'form', 'surface'],
  tag: [
    'tag',
    'tags',
    'ner_tag',
    'ner_tags',
    'ner',
    'label',
    'labels',
    'bio',
    'iob',
    'bio_tag',
    'iob_tag',
    'entity',
    'ne',
  ],
  sentence: ['sentence #', 'sentence', 'sentence_id', 'sent_id', 'sent', 'sentence id', 'sentenceid', 'sentence_idx'],
  document: [
    'doc_id',
    'document_id',
    'document',
    'doc',
    'docid',
    'doc id',
    'document id',
    'file',
    'file_name',
    'filename',
    'note_id',
  ],
} as const;

/** So many rows must be whole, without a header and with one that names token and tag: the others are errors of their documents. */
export const MOSTLY = 0.98;
const HALF = 0.5;
/** Fewer rows do not tell what their columns hold. */
const FEWEST_ROWS = 4;

/**
 * Finds dialect and columns from the start of a file: the delimiter that gives all rows the same number of cells; columns by
 * the names in the header, or without one the first column for the token and the last for the tag.
 *
 * @returns `undefined` where it is no table of tokens and tags.
 * @throws PalimpsestError `bad-option` where an option names a column that is not there.
 */
export function findColumns(lines: readonly Line[], options: FormatOptions): CsvColumns | undefined {
  const first = lines.find(({ text }) => text !== undefined && text.trim() !== '')?.text;
  for (const delimiter of [',', ';', '\t'] as const) {
    if (first?.includes(delimiter) !== true) continue;
    // In tables with tabs a double quote is more often a token than a quote.
    const hasQuotedCell = lines.some(({ text }) => text !== undefined && QUOTED_CELL.test(text));
    const dialect: CsvDialect = { delimiter, quotes: delimiter !== '\t' || hasQuotedCell };
    const rows = recordsOf(lines, dialect).filter((row) => row.length > 1 || row[0] !== '');
    const columns = assign(rows, dialect, options);
    if (columns) return columns;
  }
  return undefined;
}

export const QUOTED_CELL = /(?:^|\t)"(?:[^"]|"")+"(?:\t|$)/;

/**
 * The cells of a row, as many as the table has columns: what is left out at the end is empty, unless it is the token or the tag, and
 * empty cells beyond the last column are left out.
 *
 * @returns `undefined` where something would be lost.
 */
export function fitRow(
  cells: readonly string[],
  { count, token, tag }: Pick<CsvColumns, 'count' | 'token' | 'tag'>,
): readonly string[] | undefined {
  if (cells.length === count) return cells;
  if (cells.length > count) return isBlankRecord(cells.slice(count)) ? cells.slice(0, count) : undefined;
  if (Math.max(token, tag) >= cells.length) return undefined;
  return [...cells, ...Array.from({ length: count - cells.length }, () => '')];
}

function assign(
  rows: readonly (readonly string[])[],
  dialect: CsvDialect,
  options: FormatOptions,
): CsvColumns | undefined {
  const count = rows[0]?.length ?? 0;
  if (count < 2 || rows.filter((row) => row.length > 1).length < rows.length * HALF) return undefined;
  const first = rows[0] as readonly string[];
  const names = first.map((cell) => cell.trim().toLowerCase());
  const find = (role: keyof typeof NAMES) => NAMES[role].map((name) => names.indexOf(name)).find((at) => at >= 0);
  const isNamed = (option: number | string | undefined) => typeof option === 'string' && first.includes(option);
  const isKnown =
    (find('token') !== undefined || isNamed(options.tokenColumn)) &&
    (find('tag') !== undefined || isNamed(options.tagColumn)) &&
    !first.some(isTag);
  const others = isKnown ? undefined : underOtherNames(rows, options);
  const hasHeader = isKnown || others !== undefined;
  const token =
    resolve(options.tokenColumn, count, first, 'tokenColumn') ?? (isKnown ? find('token') : others?.token) ?? 0;
  const stated = resolve(options.tagColumn, count, first, 'tagColumn') ?? (isKnown ? find('tag') : undefined);
  const tag = stated ?? count - 1;
  const body = hasHeader ? rows.slice(1) : rows;
  const whole = body.flatMap((row) => {
    const fitting = fitRow(row, { count, token, tag });
    return fitting ? [fitting] : [];
  });
  if (whole.length < body.length * (hasHeader ? HALF : MOSTLY)) return undefined;
  const cells = whole.map((row) => (row[tag] as string).trim());
  const holdsTags = cells.length > 0 && cells.filter((cell) => isTag(cell)).length >= cells.length * MOSTLY;
  const outside = cells.filter((cell) => cell === 'O').length;
  const bare = !holdsTags && stated !== undefined && outside * 3 >= cells.length && outside > 0;
  if (!holdsTags && !bare) return undefined;
  const other = (role: 'sentence' | 'document') => (isKnown ? find(role) : role === 'sentence' ? others?.sentence : undefined) ?? -1; // prettier-ignore
  return { ...dialect, count, token, tag, sentence: other('sentence'), document: other('document'), hasHeader, bare };
}

/**
 * The columns of a table whose header names them in another language ("veta;slovo;značka"): tags are in the last column, but for the first row;
 * tokens in the first column that has another cell in nearly every row, and sentences in one before it that has few.
 */
function underOtherNames(
  rows: readonly (readonly string[])[],
  options: FormatOptions,
): { readonly token: number; readonly sentence: number | undefined } | undefined {
  const [first = [], ...body] = rows;
  const last = first.length - 1;
  if (options.tokenColumn !== undefined || options.tagColumn !== undefined || first.some((cell) => isTag(cell.trim()) || !/^\p{L}/u.test(cell.trim()))) return undefined; // prettier-ignore
  if (last < 2 || body.length < FEWEST_ROWS || !body.every((row) => row.length < 2 || isTag((row[last] ?? '').trim()))) return undefined; // prettier-ignore
  const share = (column: number) =>
    body.filter((row, i) => (row[column] ?? '') !== '' && row[column] !== body[i - 1]?.[column]).length / body.length;
  const columns = Array.from({ length: last }, (_, at) => at);
  const token = columns.find((at) => share(at) > HALF && body.some((row) => /\p{L}/u.test(row[at] ?? '')));
  if (token === undefined) return undefined;
  return { token, sentence: columns.slice(0, token).find((at) => share(at) > 0) };
}

export function resolve(
  option: number | string | undefined,
  count: number,
  header: readonly string[],
  name: string,
): number | undefined {
  if (option === undefined) return undefined;
  const column = typeof option === 'string' ? header.indexOf(option) : option < 0 ? option + count : option;
  if (Number.isInteger(column) && column >= 0 && column < count) return column;
  throw new PalimpsestError('bad-option', `${name}: there is no column ${JSON.stringify(option)}`, {
    hint: `The rows have ${count} columns: name one as the header does, or give its number, 0 to ${count - 1}, or -1 for the last.`,
  });
}

/** The values that the rows before had. */
export interface GroupingState {
  readonly sentence: string | undefined;
  readonly document: string | undefined;
}

/** Tells where sentences and documents begin. */
interface Grouping {
  /** As it is now, for another to go on with. */
  state(): GroupingState;
  /** What the next row begins; a row that cannot be read has no cells. Empty rows are no rows: tell them with `blank`. */
  next(cells: readonly string[]): 'same' | 'sentence' | 'document';
  blank(): void;
}

/**
 * A sentence begins where the sentence column has another value (an empty cell repeats the one above), at a blank line, and
 * with a document; a document where the document column has another value, and without that column with each sentence.
 */
export function createGrouping(columns: Pick<CsvColumns, 'sentence' | 'document'>, begun?: GroupingState): Grouping {
  let { sentence, document } = begun ?? { sentence: undefined, document: undefined };
  let isFirst = true;
  let isAfterBlank = false;
  const changed = (column: number, cells: readonly string[], current: string | undefined) => {
    const cell = cells[column];
    return cell !== undefined && cell !== '' && cell !== current;
  };
  return {
    state: () => ({ sentence, document }),
    next: (cells) => {
      const newDocument = changed(columns.document, cells, document);
      const newSentence = changed(columns.sentence, cells, sentence);
      if (newDocument) document = cells[columns.document];
      if (newSentence) sentence = cells[columns.sentence];
      const begins = isFirst || newDocument || newSentence || isAfterBlank;
      const result = !begins ? 'same' : isFirst || newDocument || columns.document < 0 ? 'document' : 'sentence';
      isFirst = isAfterBlank = false;
      return result;
    },
    blank: () => {
      isAfterBlank = true;
    },
  };
}

/** Tells whole rows of a table by a line alone: one that a quote at its start would join to those below is a quote that nobody closes. */
export function createRowTest({ delimiter, count, tag }: CsvColumns): (line: string) => boolean {
  return (line) => {
    const cells = line.split(delimiter);
    return cells.length === count && isTag((cells[tag] as string).trim());
  };
}

/** Whether a record is a line without anything on it. */
export function isBlankRecord(cells: readonly string[] | undefined): boolean {
  return cells !== undefined && cells.every((cell) => cell.trim() === '');
}
