import { parse } from 'csv-parse/sync';
import type { InputFile } from '../../core/corpus-format.ts';
import { readLineBatches, type Line } from '../io/files.ts';

/** How a file separates and quotes cells. */
export interface CsvDialect {
  readonly delimiter: ',' | ';' | '\t';
  /** Whether double quotes enclose cells; without, they are characters like any other. */
  readonly quotes: boolean;
}

export interface CsvRecord {
  /** `undefined` where the record cannot be read. */
  readonly cells: readonly string[] | undefined;
  /** The record as it stands in the file, line end included. */
  readonly raw: string;
  /** Number of its first line. */
  readonly line: number;
  readonly fault?: 'invalid-utf8' | 'bad-quoting';
}

/** A quoted cell that goes on for more lines than this is taken for a quote that was never closed. */
const MAX_LINES = 100;

interface RecordOptions {
  /** A record of more lines ends at its first line's end. Default 100. */
  readonly mostLines?: number;
  /** Whether a line is a record by itself, were its quotes characters like others. It is no beginning of a longer one then. */
  readonly isRow?: (line: string) => boolean;
}

/** Streams the records of a file. A byte order mark is left out. A record with bad quoting ends at its line's end. */
export async function* readRecords(
  file: InputFile,
  dialect: CsvDialect,
  options: RecordOptions = {},
): AsyncGenerator<readonly CsvRecord[]> {
  const grouper = createGrouper(dialect, options);
  for await (const batch of readLineBatches(file)) {
    for (const line of batch) grouper.add(line.number === 1 ? withoutMark(line) : line);
    const groups = grouper.take();
    if (groups.length > 0) yield parseGroups(groups, dialect);
  }
  grouper.end();
  const rest = grouper.take();
  if (rest.length > 0) yield parseGroups(rest, dialect);
}

/** The cells of the records at the start of a file. */
export function recordsOf(
  lines: readonly Line[],
  dialect: CsvDialect,
  mostLines = MAX_LINES,
): readonly (readonly string[])[] {
  const grouper = createGrouper(dialect, { mostLines });
  for (const line of lines) grouper.add(line);
  grouper.end();
  return parseGroups(grouper.take(), dialect).flatMap(({ cells }) => (cells ? [cells] : []));
}

/** Puts the lines of each record together. */
function createGrouper(dialect: CsvDialect, { mostLines = MAX_LINES, isRow = () => false }: RecordOptions = {}) {
  let groups: Line[][] = [];
  let open: Line[] = []; // lines of a record whose quoted cell has not ended

  function add(line: Line): void {
    if (line.text === undefined || !dialect.quotes) {
      while (open.length > 0) giveUp();
      groups.push([line]);
    } else if (
      endsInQuotes(line.text, dialect.delimiter, open.length > 0) &&
      !(open.length === 0 && isRow(line.text))
    ) {
      open.push(line);
      if (open.length > mostLines) giveUp();
    } else {
      groups.push([...open, line]);
      open = [];
    }
  }

  /** Takes the first open line for a record of its own and looks at the others anew. */
  function giveUp(): void {
    const [first, ...others] = open as [Line, ...Line[]];
    groups.push([first]);
    open = [];
    for (const line of others) add(line);
  }

  return {
    add,
    end: () => {
      while (open.length > 0) giveUp();
    },
    /** The records since the last call. */
    take: () => {
      const taken = groups;
      groups = [];
      return taken;
    },
  };
}

/** A line without the byte order mark. */
export function withoutMark(line: Line): Line {
  return line.text?.startsWith('\ufeff') ? { ...line, text: line.text.slice(1) } : line;
}

/** Whether a quoted cell is open at the end of a line. */
function endsInQuotes(line: string, delimiter: string, startsInQuotes: boolean): boolean {
  if (!line.includes('"')) return startsInQuotes;
  let isQuoted = startsInQuotes;
  let isStart = !startsInQuotes;
  for (let i = 0; i < line.length; i++) {
    const character = line.charAt(i);
    if (isQuoted) {
      if (character !== '"') continue;
      if (line.charAt(i + 1) === '"') i++;
      else isQuoted = false;
    } else if (character === delimiter) isStart = true;
    else {
      if (isStart && character === '"') isQuoted = true;
      isStart = false;
    }
  }
  return isQuoted;
}

function parseGroups(groups: readonly (readonly Line[])[], dialect: CsvDialect): readonly CsvRecord[] {
  const texts = groups.map((lines) => {
    if (lines.length === 1) return ((lines[0] as Line).text ?? '') + (lines[0] as Line).eol;
    return lines.map(({ text, eol }) => (text ?? '') + eol).join('');
  });
  // Lines without a quote need no parser. The others are parsed as one text, which is much faster, if nothing is wrong.
  const isQuoted = (text: string) => dialect.quotes && text.includes('"');
  const quoted = texts.filter(isQuoted);
  const parsed = quoted.length > 0 ? parseText(quoted.join(''), dialect) : [];
  let next = 0;
  return groups.map((lines, i): CsvRecord => {
    const { text, number } = lines[0] as Line;
    const raw = texts[i] as string;
    const record = { raw, line: number };
    if (text === undefined) return { ...record, cells: undefined, fault: 'invalid-utf8' };
    if (!isQuoted(raw)) return { ...record, cells: text.split(dialect.delimiter) };
    const cells = parsed?.length === quoted.length ? parsed[next++] : parseText(raw, dialect)?.[0];
    return cells ? { ...record, cells } : { ...record, cells: undefined, fault: 'bad-quoting' };
  });
}

function parseText(text: string, { delimiter }: CsvDialect): readonly (readonly string[])[] | undefined {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
    });
  } catch {
    return undefined;
  }
}

/** Writes a cell, quoted where it must be. */
export function formatCell(cell: string, { delimiter, quotes }: CsvDialect, always: boolean): string {
  if (!quotes) return cell.replaceAll(/[\t\r\n]/g, ' ');
  const mustQuote = always || /["\r\n]|^\s|\s$/.test(cell) || cell.includes(delimiter);
  return mustQuote ? `"${cell.replaceAll('"', '""')}"` : cell;
}
