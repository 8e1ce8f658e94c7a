import type { InputFile } from '../../core/corpus-format.ts';
import type { Line } from '../io/files.ts';
import { readColumns } from './ontonotes.ts';
import { type ColumnLayout, type ConllColumns, kindOfLine } from './columns.ts';
import type { Document } from '../../core/types.ts';

/** The texts of lines, without a byte-order mark; `undefined` stands for a line that is not UTF-8. */
export function textsOf(lines: readonly Line[]): (string | undefined)[] {
  const texts = lines.map((line) => line.text);
  if (lines[0]?.number === 1) texts[0] = texts[0]?.replace(/^\ufeff/, '');
  return texts;
}

/** The lines as they stand in the file, terminators included. */
export function joinLines(lines: readonly Line[]): string {
  let raw = '';
  for (const { text, eol } of lines) raw += text + eol;
  return raw;
}

/** The lines of what {@link joinLines} joined. */
export function splitLines(raw: string): readonly string[] {
  const lines = raw
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** The text of a sentence by its `# text` comment. */
export function textComment(comments: readonly string[]): string | undefined {
  for (const line of comments) {
    const text = /^#\s*text\s*=\s*(.*)$/.exec(line)?.[1];
    if (text !== undefined) return text.trimEnd();
  }
  return undefined;
}

/** Where each token stands in the text, if they all do, in order, with only white space between them. */
export function align(tokens: readonly string[], text: string, offset = 0): number[] | undefined {
  const starts: number[] = [];
  let position = 0;
  for (const token of tokens) {
    if (token !== '') while (position < text.length && /\s/.test(text.charAt(position))) position++;
    if (!text.startsWith(token, position)) return undefined;
    starts.push(offset + position);
    position += token.length;
  }
  return text.slice(position).trim() === '' ? starts : undefined;
}

/** The comments before the first row of a document, whatever is wrong with its rows. */
export function commentsBefore(lines: readonly (string | undefined)[], columns: ConllColumns): readonly string[] {
  let comments: string[] = [];
  for (const line of lines) {
    const kind = line === undefined ? 'row' : kindOfLine(line, columns, false);
    if (line === undefined || kind === 'row') break;
    if (kind === 'docstart') comments = [];
    else if (kind !== 'blank') comments.push(line);
  }
  return comments;
}

/** The id that a `# newdoc id = …` comment gives, among the comments before the first sentence. */
export function statedId(comments: readonly string[]): string | undefined {
  for (const line of comments) {
    const id = /^#\s*newdoc\s+id\s*=\s*(.*\S)/.exec(line)?.[1];
    if (id !== undefined) return id;
  }
  return undefined;
}

/**
 * Groups the lines of a file by document. Every line is in exactly one group, so that the groups, written one after the
 * other, are the file. A document begins at its marker, or, without markers, at the first comment or row after a blank
 * line; comments before a marker go with it. What has no rows joins its neighbour, unless a marker makes it an empty document.
 */
export async function* readGroups(
  file: InputFile,
  layout: ConllColumns & ColumnLayout,
): AsyncGenerator<readonly (readonly Line[])[]> {
  const hasMarkers = layout.markers !== 'none';
  let lines: Line[] = []; // of the document at hand, and perhaps of the next one
  let cut = -1; // where the next one begins, if it turns out to be one
  let comments = -1; // where the comments just read begin
  let hasRows = false;
  let hasMarker = false;
  let isInSentence = false;
  for await (const batch of readColumns(file)) {
    const groups: Line[][] = [];
    const cutNow = (): void => {
      groups.push(lines.slice(0, cut));
      lines = lines.slice(cut);
      hasRows = false;
      cut = -1;
    };
    for (const line of batch) {
      // A line that is not UTF-8 counts as a row: its document is refused.
      const text = line.number === 1 ? line.text?.replace(/^\ufeff/, '') : line.text;
      const kind = text === undefined ? 'row' : kindOfLine(text, layout, isInSentence);
      if (kind === 'row') {
        if (!hasMarkers && !isInSentence && hasRows) cut = comments < 0 ? lines.length : comments;
        if (cut >= 0) {
          cutNow();
          comments = -1;
        }
        lines.push(line);
        hasRows = isInSentence = true;
        comments = -1;
        continue;
      }
      isInSentence = false;
      if (kind === 'blank') comments = -1;
      else if (comments < 0) comments = lines.length;
      if (hasMarkers && (kind === 'docstart' || kind === 'newdoc')) {
        if (cut >= 0 && !layout.isBetween) {
          comments -= cut;
          cutNow();
        }
        if (cut < 0 && comments > 0 && (hasRows || (hasMarker && !layout.isBetween))) cut = comments;
        hasMarker = true;
      }
      lines.push(line);
      // What follows a marker is no comment before it: another one right behind begins a document of its own.
      if (kind === 'docstart' || (hasMarkers && kind === 'newdoc')) comments = -1;
    }
    if (groups.length > 0) yield groups;
  }
  if (cut >= 0 && !layout.isBetween) yield [lines.slice(0, cut), lines.slice(cut)];
  else if (hasRows || (hasMarker && !layout.isBetween)) yield [lines];
}

/** What comments of a document that is written anew are brought up to date with. */
interface CommentContext {
  /** Text of the sentence as it was read. */
  readonly before: string;
  /** As it is written. */
  readonly text: string;
  readonly isFirst: boolean;
  readonly doc: Document;
  /** What makes ids of a derived document differ from its source's. */
  readonly suffix: string;
  /** Brings a comment up to date; `undefined` where it would give the source away. */
  readonly rewrite: (comment: string) => string | undefined;
}

/** What the id of a document has beyond its source's, so that ids of sentences can have it too. */
export function suffixOf(doc: Document, sourceId: string): string {
  if (doc.id !== sourceId && doc.id.startsWith(sourceId)) return doc.id.slice(sourceId.length);
  return doc.derivedFrom ? `-aug${doc.derivedFrom.copy}` : '';
}

export function isNewdoc(line: string): boolean {
  return /^#\s*newdoc\b/.test(line);
}

const REPEATS_TEXT = /^#\s*(?:text\W?\w+\W?|text_\w+|translit\w*|orig\w*|phonetic\w*|gloss\w*|translation\w*)\s*=/;

/**
 * The comments of a sentence that is written anew: `# text` gives the new text; other `# text_…` comments, translations and
 * transliterations are left out where the text changed; a comment that quotes a mention written over gets the new text or is
 * left out; `newdoc` gives the document's id; `sent_id` and `newpar` ids of a derived document get its suffix.
 */
export function rewriteComments(
  comments: readonly string[],
  { before, text, isFirst, doc, suffix, rewrite }: CommentContext,
): string[] {
  const isSame = before === text;
  return comments.flatMap((line) => {
    const [, head, value] = /^(#\s*[^=]*?\s*=\s*)(.*)$/.exec(line) ?? [];
    if (isNewdoc(line)) {
      if (!isFirst) return [];
      if (doc.envelope?.sealed) return [`# newdoc id = ${doc.id.replaceAll(/\s+/g, ' ')}`];
      return head === undefined || value?.trim() === doc.id ? [line] : [`${head}${doc.id.replaceAll(/\s+/g, ' ')}`];
    }
    if (/^#\s*text\s*=/.test(line)) return isSame ? [line] : [`${head}${text}`];
    if (doc.envelope?.sealed) return [];
    if (head !== undefined && /^#\s*(?:sent_id|newpar\s+id)\s*=/.test(line)) return [head + value + suffix];
    if (!isSame && (REPEATS_TEXT.test(line) || line.includes(before))) return [];
    const rewritten = rewrite(line);
    return rewritten === undefined ? [] : [rewritten];
  });
}
