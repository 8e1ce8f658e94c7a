import { readChunks, type TextFile } from './encoding.ts';
import { decodeUtf8, NOT_UTF8 } from './files.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { frameOf, isRecordAt, type JsonFrame } from './json-frame.ts';
import { isTooDeep, parseJson } from '../../core/collections.ts';
import { tellOnce, type Report } from '../../core/errors.ts';
import { createInnerView, innerDocument } from './inner-records.ts';
import { TOO_DEEP } from './json-lines.ts';
import { isObject, refuse, type JsonRecord } from './json-record.ts';
import type { CutFiles, FormatSample, InputFile, LineRange, ReadContext } from '../../core/corpus-format.ts';

const [NEWLINE, QUOTE, BACKSLASH, COMMA] = [0x0a, 0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** An element of a list, cut out but not parsed. */
interface Element {
  readonly bytes: Buffer;
  readonly line: number;
  /** Where in the file it begins, and the line that it begins in. */
  readonly start: number;
  readonly lineStart: number;
}

/** What must be known to go on within a list, before one of its elements. */
interface Begun {
  readonly lineStart: number;
  /** How many elements come before. */
  readonly records: number;
  /** Of a file that begins with an object. */
  readonly frame?: JsonFrame;
}

/** Where in the file something is wrong. */
interface Fault {
  readonly code: 'malformed-json' | 'truncated-json';
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Cuts one JSON list, at the top or in an object (see {@link frameOf}), or objects that follow each other, into the elements as the
 * bytes come in; only brackets, commas and strings are looked at. Memory is bounded by the longest element.
 */
class ListSplitter {
  private state: 'before' | 'inside' | 'after' = 'before';
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** The bytes of the element at hand that came in earlier chunks; it starts at the first byte that is not blank. */
  private carry: Buffer[] = [];
  private started = false;
  private startLine = 1;
  private start = 0;
  private startOfLine = 0;
  private line = 1;
  private lineStart = 0; // offset in the file where the line starts
  private consumed = 0; // bytes of earlier chunks
  private afterComma = false;
  private afterOpen = false;
  fault: Fault | undefined;
  frame: JsonFrame | undefined;

  /** @param range where it begins within the list, before an element. */
  constructor(range?: LineRange) {
    this.frame = (range?.begun as Begun | undefined)?.frame;
    if (range?.begun === undefined || range.start === 0) return;
    this.state = 'inside';
    this.afterComma = true;
    this.consumed = range.start;
    this.line = range.line;
    ({ lineStart: this.lineStart } = range.begun as Begun);
  }

  push(chunk: Buffer): Element[] {
    const elements: Element[] = [];
    let begin = 0; // where the part of the element in this chunk begins
    let counted = 0; // newlines are counted up to here
    const countTo = (at: number) => {
      for (
        let next = chunk.indexOf(NEWLINE, counted);
        next >= 0 && next < at;
        next = chunk.indexOf(NEWLINE, next + 1)
      ) {
        this.line++;
        this.lineStart = this.consumed + next + 1;
      }
      counted = Math.max(counted, at);
    };
    const cut = (at: number) => {
      const piece = chunk.subarray(begin, at);
      const bytes = this.carry.length > 0 ? Buffer.concat([...this.carry, piece]) : piece;
      this.carry = [];
      if (this.started) elements.push(this.elementOf(bytes));
      this.started = false;
    };
    const fail = (at: number, message: string) => {
      countTo(at);
      this.setFault('malformed-json', message, at);
      return elements;
    };
    if (this.consumed === 0) this.frame ??= frameOf(chunk.toString('latin1'));
    const { frame } = this;
    const isBare = areBare(frame);
    const [open, close] = frame?.isKeyed ? [OPEN_OBJECT, CLOSE_OBJECT] : [OPEN_LIST, CLOSE_LIST];
    if (isBare && frame && frame.lists.length > 1) return fail(0, severalLists(frame.lists));
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i] as number;
      if (frame?.field !== undefined && this.consumed + i < frame.start) continue;
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (byte === BACKSLASH) this.escaped = true;
        else if (byte === QUOTE) this.inString = false;
        continue;
      }
      if (byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09) continue;
      if (this.state === 'before' && isBare && byte === OPEN_OBJECT) this.state = 'inside';
      if (this.state === 'before') {
        // A byte order mark may come first.
        if (byte === open) this.state = 'inside';
        else if (!(this.consumed + i < 3 && byte >= 0x80)) return fail(i, 'the file does not hold a JSON list');
        begin = i + 1;
        continue;
      }
      if (this.state === 'after') {
        if (frame?.field === undefined) return fail(i, 'something follows the end of the list');
        // What else the object says, but for another list of objects.
        if (byte === QUOTE) this.inString = true;
        else if (byte === OPEN_OBJECT && this.afterOpen && this.depth === 1 && isRecordAt(chunk.toString('latin1', i)))
          return fail(i, severalLists([frame.field, '…']));
        if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.depth++;
        else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.depth--;
        this.afterOpen = byte === OPEN_LIST;
        continue;
      }
      if (isBare && this.depth === 0 && byte !== OPEN_OBJECT)
        return fail(i, 'what stands here is no record, which begins with {');
      if (this.depth === 0 && (byte === COMMA || byte === close)) {
        if (!this.started && (byte === COMMA || this.afterComma)) return fail(i, 'a record is missing before this');
        cut(i);
        this.afterComma = byte === COMMA;
        if (byte === close) this.state = 'after';
        begin = i + 1;
        continue;
      }
      if (!this.started) {
        this.started = true;
        countTo(i);
        this.startLine = this.line;
        this.start = this.consumed + i;
        this.startOfLine = this.lineStart;
        begin = i;
      }
      if (byte === QUOTE) this.inString = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.depth++;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.depth--;
      if (isBare && this.depth === 0 && byte === CLOSE_OBJECT) {
        cut(i + 1);
        begin = i + 1;
      }
    }
    countTo(chunk.length);
    if (this.started) this.carry.push(Buffer.from(chunk.subarray(begin)));
    this.consumed += chunk.length;
    return elements;
  }

  /** Call when there are no more bytes. */
  end(): Element[] {
    const isDone = areBare(this.frame) && !this.started;
    if (this.fault || isDone || this.state === 'after' || (this.state === 'before' && this.consumed <= 3)) return [];
    const elements: Element[] = [];
    const bytes = Buffer.concat(this.carry);
    const last = bytes.toString('latin1').trimEnd().at(-1);
    if (this.started && this.depth === 0 && !this.inString && (last === '}' || last === ']')) {
      // Whole, though what should follow it is missing.
      elements.push(this.elementOf(bytes));
      this.started = false;
    }
    const message = this.started
      ? `the file ends within the record that starts at line ${this.startLine}; the records before it were read`
      : 'the file ends before the list does; its records were read';
    this.setFault('truncated-json', message, 0);
    return elements;
  }

  private elementOf(bytes: Buffer): Element {
    return { bytes, line: this.startLine, start: this.start, lineStart: this.startOfLine };
  }

  private setFault(code: Fault['code'], message: string, at: number): void {
    this.fault = { code, message, line: this.line, column: this.consumed + at - this.lineStart + 1 };
  }
}

/** Whether objects follow each other. */
const areBare = (frame: JsonFrame | undefined): boolean => frame !== undefined && frame.field === undefined && !frame.isKeyed; // prettier-ignore

/** An element's value; of one under an id the record, with that. */
function parseElement(text: string, frame: JsonFrame | undefined): unknown {
  if (!frame?.isKeyed) return parseJson(text);
  const [pair] = Object.entries(parseJson(`{${text}}`) ?? {});
  return pair && isObject(pair[1]) ? { id: pair[0], ...pair[1] } : undefined;
}

const severalLists = (fields: readonly string[]) =>
  `the object has several lists of records (${fields.map((field) => JSON.stringify(field)).join(', ')}): make each a file of its own`;

/** What is told of records that are not in a list, once. */
function tellFrame({ field, isKeyed }: JsonFrame, file: string, report: Report): void {
  const what = isKeyed ? 'the records under each id of one JSON object are read' : field === undefined ? 'JSON objects over several lines are read' : `the records under ${JSON.stringify(Buffer.from(field, 'latin1').toString())} of one JSON object are read, without what else it says`; // prettier-ignore
  report({ severity: 'warning', code: 'other-layout', message: `${what}, and written as a list`, place: { file }, once: true }); // prettier-ignore
}

/**
 * Streams the records of files that each hold one JSON list, or what {@link frameOf} tells. A record that is not JSON is reported with the line it starts
 * at, and the others are read; where the file is cut short, the records before the cut are read.
 */
export async function* readJsonArrays(files: readonly InputFile[], context: ReadContext): AsyncGenerator<JsonRecord> {
  const report = tellOnce(context.report);
  const inner = createInnerView(context.report);
  for (const file of files) {
    const { path, relative, range } = file;
    const splitter = new ListSplitter(range);
    let records = (range?.begun as Begun | undefined)?.records ?? 0;
    const parse = function* (elements: readonly Element[]): Generator<JsonRecord> {
      for (const { bytes, line } of elements) {
        const number = ++records;
        const place = { file: path, line };
        const text = decodeUtf8(bytes);
        const value = text === undefined ? undefined : parseElement(text, splitter.frame);
        if (text === undefined) refuse(context, place, 'invalid-utf8', `the record ${NOT_UTF8}; it was skipped`);
        else if (value === undefined)
          refuse(context, place, 'malformed-json', 'the record is not valid JSON; it was skipped');
        else if (isTooDeep(value)) refuse(context, place, 'too-deep', TOO_DEEP);
        else yield inner({ value, place, relative, number });
      }
    };
    for await (const chunk of chunksOf(file)) {
      const elements = splitter.push(chunk);
      if (records === 0 && elements.length > 0 && splitter.frame) tellFrame(splitter.frame, path, report);
      yield* parse(elements);
      if (splitter.fault) break;
    }
    if (range?.goesOn !== true) yield* parse(splitter.end());
    if (splitter.fault) {
      const { code, message, line, column } = splitter.fault;
      refuse(context, { file: path, line, column }, code, message);
    }
  }
}

/** Cuts files before elements of their lists. */
export const cutJsonArrays: CutFiles = async function* (files, _, isEnough) {
  for (const file of files) {
    const splitter = new ListSplitter();
    let from: Pick<LineRange, 'start' | 'line'> & { begun: Begun } = { start: 0, line: 1, begun: { lineStart: 0, records: 0 } }; // prettier-ignore
    let [records, size] = [0, 0];
    for await (const chunk of chunksOf(file)) {
      size += chunk.length;
      if (splitter.fault) continue;
      for (const { start, line, lineStart } of splitter.push(chunk)) {
        if (records > 0 && isEnough(start - from.start)) {
          yield { ...file, range: { ...from, end: start, filled: 0, goesOn: true } };
          from = { start, line, begun: { lineStart, records, ...(splitter.frame && { frame: splitter.frame }) } };
        }
        records++;
      }
    }
    yield size === 0 ? file : { ...file, range: { ...from, end: size, filled: 0 } };
  }
};

async function* chunksOf(file: TextFile): AsyncGenerator<Buffer> {
  try {
    yield* readChunks(file, 1 << 18);
  } catch (error) {
    throw describeFileError(error, file.path);
  }
}

/** The values of the first elements of a list that stand whole in a text. */
function splitJsonArray(text: string, limit: number): readonly unknown[] {
  const splitter = new ListSplitter();
  const elements = splitter.push(Buffer.from(text)).slice(0, limit);
  return elements.map(({ bytes }) => parseElement(bytes.toString(), splitter.frame));
}

/** What the start of a file looks like as JSON. */
interface JsonSniff {
  /** `lines`: one value a line; `array`: one list of values; `spread`: an object over several lines; `none`: no JSON. */
  readonly layout: 'lines' | 'array' | 'spread' | 'none';
  /** The first values that stand whole in the sample, up to 50. */
  readonly records: readonly unknown[];
  /** Of a first record too long for the sample: the names of the fields seen. */
  readonly partial: ReadonlySet<string>;
}

const RECORDS = 50;
/** A first line that goes on in the next one. */
const SPREAD = /^.*[{[,][^\S\n]*\n/;
const NONE: JsonSniff = { layout: 'none', records: [], partial: new Set() };

export function sniffJson(sample: FormatSample): JsonSniff {
  const head = sample.head.trimStart();
  if (!/^(?:\{\s*["}]|\[\s*(?:[[{"\]]|$))/.test(head)) return NONE;
  const records: unknown[] = [];
  const lines = head.split('\n', RECORDS).filter((line) => line.trim() !== '');
  for (const line of lines) {
    const value = parseJson(line);
    if (value !== undefined) records.push(innerDocument(value));
  }
  // A file with some bad lines is still one; a list laid out over lines has none that is a record.
  if (records.length * 2 < lines.length) records.length = 0;
  // A list on one line is a JSON file of records, unless it is a record itself: ["text", {…}].
  const only = records.length === 1 ? records[0] : undefined;
  const isList = Array.isArray(only) && typeof only[0] !== 'string';
  const frame = records.length > 1 || isList ? undefined : frameOf(head);
  if (frame && frame.lists.length > 1) return NONE;
  const isFramed =
    frame !== undefined &&
    (frame.field !== undefined || frame.isKeyed === true || (records.length === 0 && SPREAD.test(head)));
  if (records.length > 0 && !isList && !isFramed) return { layout: 'lines', records, partial: new Set() };
  const partial = new Set(
    Array.from(
      head
        .slice(frame?.start ?? 0)
        .slice(0, 4096)
        .matchAll(/"(\w{1,40})"\s*:/g),
      (match) => match[1] as string,
    ),
  );
  if (!head.startsWith('[') && !isFramed) return { layout: SPREAD.test(head) ? 'spread' : 'lines', records, partial };
  const values = splitJsonArray(head, RECORDS).map(innerDocument).filter((value) => value !== undefined); // prettier-ignore
  if (values.length === 0 && /^\[\s*"/.test(head)) return { layout: 'lines', records: values, partial };
  return { layout: 'array', records: values, partial: values.length > 0 ? new Set() : partial };
}

/** The share of the records that fit, or 0 where fewer than half do: a few bad records do not change a file's format. */
export function shareThatFits(records: readonly unknown[], fits: (record: unknown) => boolean): number {
  const share = records.filter(fits).length / records.length;
  return share >= 0.5 ? share : 0;
}
