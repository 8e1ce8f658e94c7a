import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';
import { buildDocument } from '../io/build-document.ts';
import { NOT_UTF8, readLineBatches } from '../io/files.ts';
import { checkEncoding, createXmlParser, parseXml, XmlFault, type XmlParser } from '../io/xml-parser.ts';
import { createRecordBuilder, type RecordData } from './record-content.ts';

/** A piece of a file of records: a record, or what stands between two. */
export interface Piece {
  readonly kind: 'record' | 'gap';
  readonly source: string;
  /** 1-based line on which it starts. */
  readonly line: number;
}

interface RecordSplitter {
  /** 1-based line of what was not returned yet. */
  readonly line: number;
  /** Takes more of the file; returns what is complete by now. */
  push(text: string): readonly Piece[];
  /** Returns the rest. A record that was never closed comes as it is. */
  end(): readonly Piece[];
}

const MARKS = /<!--|<!\[CDATA\[|<\?|<RECORD(?=[\s/>])|<\/RECORD\s*>/g;
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };
/** How much of the end of the text may be the start of a mark that is not there yet. */
const LONGEST_MARK = 32;

/**
 * Cuts a file into records without holding more than one of them, and without parsing: each is parsed on its own, so that
 * a malformed one costs no other. `RECORD` in comments, CDATA and processing instructions does not count.
 */
export function createRecordSplitter(): RecordSplitter {
  let text = '';
  let line = 1;
  let searched = 0;
  let inRecord = false;
  let skippingTo: string | undefined;

  function take(length: number, pieces: Piece[]): void {
    if (length === 0) return;
    const source = text.slice(0, length);
    pieces.push({ kind: inRecord ? 'record' : 'gap', source, line });
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) line++;
    text = text.slice(length);
    searched = Math.max(0, searched - length);
  }

  function scan(last: boolean): readonly Piece[] {
    const pieces: Piece[] = [];
    for (;;) {
      if (skippingTo !== undefined) {
        const at = text.indexOf(skippingTo, searched);
        if (at < 0) {
          searched = Math.max(searched, text.length - skippingTo.length + 1);
          break;
        }
        searched = at + skippingTo.length;
        skippingTo = undefined;
      }
      MARKS.lastIndex = searched;
      const mark = MARKS.exec(text);
      if (!mark) {
        searched = Math.max(searched, text.length - LONGEST_MARK);
        break;
      }
      const [found] = mark;
      const after = mark.index + found.length;
      if (found in ENDS) {
        skippingTo = ENDS[found];
        searched = after;
      } else if (found === '<RECORD') {
        const close = text.indexOf('>', after);
        if (close < 0 && !last) {
          searched = mark.index;
          break;
        }
        searched = after;
        take(mark.index, pieces); // where the record before was not closed, it ends here
        inRecord = true;
        if (text[close - (mark.index + 1)] === '/') closeRecord(close - mark.index + 1, pieces);
      } else {
        searched = after;
        if (inRecord) closeRecord(after, pieces);
      }
    }
    if (last) take(text.length, pieces);
    return pieces;
  }

  function closeRecord(length: number, pieces: Piece[]): void {
    searched = Math.max(searched, length);
    take(length, pieces);
    inRecord = false;
  }

  return {
    get line() {
      return line;
    },
    push: (more) => {
      text += more;
      return scan(false);
    },
    end: () => scan(true),
  };
}

/** Where the reader is in one file. */
interface FileState {
  readonly file: InputFile;
  readonly context: ReadContext;
  /** Checks everything but the records; `undefined` once it has found a fault. */
  outer: XmlParser | undefined;
  encoding: string;
  prolog: string;
  root: string;
  gap: string;
  records: number;
  readonly invalidLines: Set<number>;
}

/** Reads files of many records, one record in memory at a time. */
export async function* readI2b2Records(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  for (const file of files) yield* readFileOfRecords(file, context);
}

async function* readFileOfRecords(file: InputFile, context: ReadContext): AsyncGenerator<Document> {
  const splitter = createRecordSplitter();
  const state = createState(file, context);
  let pending: Document | undefined; // held back until it is known whether it is the last
  let empty = true;
  for await (const lines of readLineBatches(file)) {
    // A character that XML forbids stands for a line that is not UTF-8, so that the record it is in is refused.
    for (const { text, number } of lines) if (text === undefined) state.invalidLines.add(number);
    const text = lines.map((line) => (line.text ?? '\uffff') + line.eol).join('');
    empty &&= /^[\ufeff\s]*$/.test(text);
    for (const piece of splitter.push(text)) {
      const doc = readPiece(piece, state);
      if (!doc) continue;
      if (pending) yield pending;
      pending = doc;
    }
  }
  if (empty) {
    context.report({
      severity: 'error',
      code: 'empty-file',
      message: 'the file is empty',
      place: { file: file.path, line: 1 },
    });
    return;
  }
  for (const piece of splitter.end()) {
    const doc = readPiece(piece, state);
    if (piece.kind === 'record') state.outer = undefined; // never closed, which is reported: so is the root, then
    if (!doc) continue;
    if (pending) yield pending;
    pending = doc;
  }
  guard(state, splitter.line, () => state.outer?.end());
  if (pending) yield state.outer ? withTail(pending, state.gap) : pending;
  if (state.records === 0 && state.outer) {
    context.report({
      severity: 'warning',
      code: 'no-records',
      message: 'the file holds no RECORD elements',
      place: { file: file.path },
    });
  }
}

function createState(file: InputFile, context: ReadContext): FileState {
  const state: FileState = {
    file,
    context,
    outer: undefined,
    encoding: 'utf-8',
    prolog: '',
    root: '',
    gap: '',
    records: 0,
    invalidLines: new Set(),
  };
  state.outer = createXmlParser({
    open: ({ name, start, end }) => {
      if (state.root === '' && name !== 'RECORD') state.root = state.gap.slice(start, end);
    },
  });
  return state;
}

function withTail(doc: Document, after: string): Document {
  const { envelope } = doc;
  if (!envelope) return doc;
  return Object.freeze({ ...doc, envelope: { ...envelope, data: { ...(envelope.data as RecordData), after } } });
}

/** Reads a record, or checks what stands between two. */
function readPiece(piece: Piece, state: FileState): Document | undefined {
  if (piece.kind === 'gap') {
    state.gap = piece.source;
    guard(state, piece.line, () => {
      const { outer } = state;
      outer?.write(piece.source);
      if (outer) state.encoding = outer.encoding;
    });
    return undefined;
  }
  if (state.records === 0) state.prolog = state.gap;
  state.records++;
  guard(state, piece.line, () => {
    if (state.outer?.depth === 0) throw new XmlFault('malformed-xml', 'there is a RECORD outside the root element', 1);
    state.outer?.write('<RECORD/>');
  });
  const around = state.outer
    ? { prolog: state.prolog, root: state.root, before: state.gap }
    : { prolog: '<ROOT>\n', root: '<ROOT>', before: '\n' };
  state.gap = '';
  return readRecord(piece, around, state);
}

function readRecord(
  piece: Piece,
  around: Pick<RecordData, 'prolog' | 'root' | 'before'>,
  state: FileState,
): Document | undefined {
  const { source } = piece;
  const { file, context } = state;
  const record = createRecordBuilder(source);
  const fallback = `${file.relative.replace(/\.xml$/, '')}#${state.records}`;
  try {
    parseXml(source, record);
    checkEncoding(state.encoding, source);
  } catch (error) {
    reportFault(error, piece.line - 1, state, record.id ?? fallback);
    return undefined;
  }
  const id = record.id ?? fallback;
  const place = { file: file.path, line: piece.line };
  const found = record.finish();
  if (found === undefined) {
    const message = 'the record has no TEXT element';
    context.report({ severity: 'error', code: 'missing-text', message, place: { ...place, documentId: id } });
    return undefined;
  }
  const { text, ...rest } = found;
  const data: RecordData = { id, ...around, source, ...rest };
  const { entities } = rest;
  return buildDocument(
    { id, text, entities, envelope: { format: 'i2b2-2006', file: file.relative, data } },
    place,
    context,
  );
}

/** Runs a check of what is around the records; the first fault is reported and ends such checks. */
function guard(state: FileState, line: number, check: () => void): void {
  const { outer } = state;
  if (!outer) return;
  const offset = line - outer.line;
  try {
    check();
  } catch (error) {
    state.outer = undefined;
    reportFault(error, offset, state);
  }
}

function reportFault(error: unknown, offset: number, state: FileState, documentId?: string): void {
  if (!(error instanceof XmlFault)) throw error;
  const line = error.line + offset;
  const encoding = error.code === 'invalid-character' && state.invalidLines.has(line);
  state.context.report({
    severity: 'error',
    code: encoding ? 'invalid-utf8' : error.code,
    message: encoding ? `the line ${NOT_UTF8}` : error.message,
    place: { file: state.file.path, line, ...(documentId !== undefined && { documentId }) },
  });
}
