import { NOT_UTF8 } from '../io/files.ts';
import { appendAll } from '../../core/collections.ts';
import { isTag } from '../../text/tags.ts';
import type { ColumnFault } from './column-notation.ts';
import { kindOfLine, readRow, splitRow, type ConllColumns } from './columns.ts';
import { align, textComment } from './groups.ts';

/** A row that is no token of the text: a multi-word range (`1-2`) or an empty node (`1.1`). */
export interface ExtraRow {
  readonly line: string;
  /** The number of tokens before it. */
  readonly position: number;
}

export interface ConllSentence {
  /** The lines before the rows. */
  readonly comments: string[];
  readonly tokens: string[];
  readonly tags: string[];
  /** The line of each token. */
  readonly lines: string[];
  readonly extras: ExtraRow[];
  /** The blank lines after the rows. */
  readonly after: string[];
  /** Index, within the document's lines, of the first row. */
  readonly firstLine: number;
  /** Whether the file has a `# text` comment for it. */
  hasTextComment: boolean;
  /** Offset in the document's text where each token starts. */
  starts: number[];
  start: number;
  end: number;
}

export interface ConllDocument {
  readonly text: string;
  /** `-DOCSTART-` and blank lines before the first sentence. */
  readonly preamble: readonly string[];
  readonly sentences: readonly ConllSentence[];
  /** Lines after the last sentence that belong to none. */
  readonly trailer: readonly string[];
}

/** Parses the lines of one document; `undefined` stands for a line that is not UTF-8. */
export function parseLines(lines: readonly (string | undefined)[], columns: ConllColumns): ConllDocument | ColumnFault {
  const preamble: string[] = [];
  const sentences: ConllSentence[] = [];
  let pending: string[] = [];
  let sentence: ConllSentence | undefined; // the one whose rows are being read
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (line === undefined) return { code: 'invalid-utf8', line: i, message: `the line ${NOT_UTF8}` };
    const kind = kindOfLine(line, columns, sentence !== undefined);
    if (kind === 'row') {
      if (sentence === undefined) {
        sentences.push((sentence = createSentence(pending, i)));
        pending = [];
      }
      const fault = addRow(sentence, line, i, columns);
      if (fault) return fault;
    } else if (kind === 'blank') {
      const last = sentences.at(-1);
      sentence = undefined;
      if (pending.length > 0) pending.push(line);
      else if (last) last.after.push(line);
      else preamble.push(line);
    } else {
      sentence = undefined;
      if (kind === 'docstart' && sentences.length === 0) {
        appendAll(preamble, pending);
        preamble.push(line);
        pending = [];
      } else pending.push(line);
    }
  }
  return { text: layOut(sentences), preamble, sentences, trailer: pending };
}

function createSentence(comments: string[], firstLine: number): ConllSentence {
  return {
    comments,
    tokens: [],
    tags: [],
    lines: [],
    extras: [],
    after: [],
    firstLine,
    hasTextComment: false,
    starts: [],
    start: 0,
    end: 0,
  };
}

function addRow(sentence: ConllSentence, line: string, at: number, columns: ConllColumns): ColumnFault | undefined {
  const { count, token = '', tag = '' } = readRow(line, columns);
  if (count !== columns.count) {
    const message = `the row has ${count} columns, not ${columns.count} as the others`;
    return { code: count < columns.count ? 'column-missing' : 'column-count', line: at, message };
  }
  if (columns.isIndexed) {
    const [index = ''] = splitRow(line, columns);
    if (/^\d+[-.]\d+$/.test(index)) {
      sentence.extras.push({ line, position: sentence.tokens.length });
      return undefined;
    }
    if (!/^\d+$/.test(index)) return { code: 'bad-index', line: at, message: 'the first column holds no token number' };
  }
  if (columns.bare ? tag === '' : !isTag(tag)) {
    return {
      code: 'bad-tag',
      line: at,
      message: `column ${columns.tag} holds neither O nor a prefix, a hyphen and a label`,
    };
  }
  sentence.tokens.push(token);
  sentence.tags.push(tag);
  sentence.lines.push(line);
  return undefined;
}

/** Sets the offsets of all sentences and returns the text. */
function layOut(sentences: readonly ConllSentence[]): string {
  const texts: string[] = [];
  let offset = 0;
  for (const sentence of sentences) {
    const { tokens } = sentence;
    let text = textComment(sentence.comments);
    let starts: number[] | undefined;
    if (text !== undefined) {
      sentence.hasTextComment = true;
      starts = align(tokens, text, offset);
    }
    if (starts === undefined || text === undefined) {
      text = tokens.join(' ');
      starts = [];
      for (let [i, start] = [0, offset]; i < tokens.length; start += (tokens[i++] as string).length + 1)
        starts.push(start);
    }
    sentence.starts = starts;
    sentence.start = offset;
    sentence.end = offset + text.length;
    texts.push(text);
    offset = sentence.end + 1;
  }
  return texts.join('\n');
}
