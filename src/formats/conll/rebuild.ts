import { appendAll } from '../../core/collections.ts';
import type { WriteContext } from '../../core/corpus-format.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import type { TagStyle } from '../../text/tags.ts';
import { tokeniseAs } from '../../text/token-conventions.ts';
import { createNoteRewriter, findSurfaceChanges } from '../io/notes.ts';
import { retokenise, type SourcePiece, type WrittenSentence, type WrittenToken } from '../io/retokenise.ts';
import { tagSentences, withCellLabels } from '../io/tags.ts';
import { parseData, type Target } from './column-notation.ts';
import { reportLeftOut } from './column-writer.ts';
import { replaceCells, splitRow } from './columns.ts';
import { isNewdoc, rewriteComments, suffixOf } from './groups.ts';
import { parseLines, type ConllDocument, type ConllSentence } from './parse.ts';
import type { ConllData, ConllLayout } from './survey.ts';

/**
 * Writes a document anew, in the layout of its target. Where the target has the layout of the document's own file, source
 * tokens that no edit touched keep their rows, with tag and index brought up to date, and comments stay, except:
 * - `# text` gives the new text; other `# text_…` comments, translations and transliterations of the text are left out;
 * - a comment that quotes a mention written over gets the new text or is left out;
 * - `newdoc` gives the document's id; `sent_id` and `newpar` ids of a derived document get its suffix.
 *
 * A created token has `_` in the columns nobody filled.
 *
 * @returns empty where the document has no tokens and the file no line that could stand for it.
 */
export function rebuildDocument(
  doc: Document,
  data: ConllData | undefined,
  parsed: ConllDocument | undefined,
  target: Target<ConllLayout>,
  context: WriteContext,
): string {
  const { layout } = target;
  const isOwnLayout = data !== undefined && sameRows(data.layout, layout);
  const split = (text: string): readonly CharSpan[] => tokeniseAs(text, layout.conventions);
  const sentences = retokenise(doc, parsed ? piecesOf(parsed) : [], split);
  const needsRows = layout.markers === 'none' || (layout.markers === 'docstart' && layout.isBetween);
  if (sentences.length === 0 && needsRows) {
    reportLeftOut(doc, target.file, context);
    return '';
  }
  const style: TagStyle = { scheme: layout.scheme, bare: layout.bare && layout.scheme === 'IO' };
  const tags = tagSentences(
    withCellLabels(doc, (label) => toCell(label, layout), target.file, context),
    sentences,
    style,
    target.file,
    context,
  );
  const source = parsed && isOwnLayout ? createSource(parsed, data, doc) : undefined;

  const lines = startLines(doc, source, sentences, target);
  for (const [i, sentence] of sentences.entries()) {
    const origin = source?.sentences[sentence.origin];
    const text = doc.text
      .slice((sentence.tokens[0] as CharSpan).start, (sentence.tokens.at(-1) as CharSpan).end)
      .replaceAll(/[\r\n\t]/g, ' ');
    if (source && origin) {
      const { suffix, rewrite } = source;
      const before = source.text.slice(origin.start, origin.end);
      appendAll(lines, rewriteComments(origin.comments, { before, text, isFirst: i === 0, doc, suffix, rewrite }));
    }
    appendAll(lines, writeRows(doc, sentence, tags[i] as readonly string[], source, layout));
    appendAll(lines, origin && origin.after.length > 0 ? origin.after : ['']);
  }
  return lines.map((line) => line + layout.eol).join('');
}

/** A text as it can stand in a column: what would end the cell, or is trimmed from it, becomes `_`. */
function toCell(text: string, layout: ConllLayout): string {
  return text.replaceAll(layout.separator === 'tab' ? /[\t\r\n]+|^ +| +$/g : /[ \t\r\n]+/g, '_');
}

/** Whether the rows of one layout can stand in a file of the other. */
function sameRows(a: ConllLayout, b: ConllLayout): boolean {
  return (
    a.separator === b.separator &&
    a.count === b.count &&
    a.token === b.token &&
    a.tag === b.tag &&
    a.isIndexed === b.isIndexed
  );
}

/** The tokens of a document as it was read. */
export function conllTokens(data: ConllData): readonly CharSpan[] | undefined {
  const parsed = parseData(data, { parse: parseLines });
  return parsed && piecesOf(parsed).filter(({ token }) => token >= 0);
}

function piecesOf(parsed: ConllDocument): readonly SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let number = 0;
  for (const [s, { start, starts, tokens }] of parsed.sentences.entries()) {
    if (s > 0) pieces.push({ start: start - 1, end: start, token: -1, sentence: s });
    for (let i = 0; i < tokens.length; i++) {
      const at = starts[i] as number;
      pieces.push({ start: at, end: at + (tokens[i] as string).length, token: number++, sentence: s });
    }
  }
  return pieces;
}

/** The source of a document that is written in its own layout. */
interface Source {
  readonly preamble: readonly string[];
  readonly sentences: readonly ConllSentence[];
  /** Each token's line and tag, by the token's index in the document. */
  readonly lines: readonly string[];
  readonly tags: readonly string[];
  /** The index of each sentence's first token. */
  readonly firsts: readonly number[];
  readonly text: string;
  /** What makes ids of a derived document differ from its source's. */
  readonly suffix: string;
  /** Brings a comment up to date; `undefined` where it would give the source away. */
  readonly rewrite: (comment: string) => string | undefined;
}

function createSource(parsed: ConllDocument, data: ConllData, doc: Document): Source {
  const changes = doc.envelope?.edits ? findSurfaceChanges(parsed.text, data.entities, doc).values() : [];
  const firsts: number[] = [];
  let tokens = 0;
  for (const sentence of parsed.sentences) {
    firsts.push(tokens);
    tokens += sentence.tokens.length;
  }
  return {
    // Of a sealed document nothing but the columns to be kept is written.
    preamble: doc.envelope?.sealed ? [] : parsed.preamble,
    sentences: doc.envelope?.sealed ? [] : parsed.sentences,
    lines: parsed.sentences.flatMap(({ lines }) => lines),
    tags: parsed.sentences.flatMap(({ tags }) => tags),
    firsts,
    text: parsed.text,
    suffix: suffixOf(doc, data.id),
    rewrite: createNoteRewriter(changes),
  };
}

/** The line that starts a document, without what a file may say in its other columns. */
function bareDocstart(line: string): string {
  return line.replaceAll(/[^\s]+/g, (cell, at: number) => (at === 0 || /^(?:-X-|O|_)$/.test(cell) ? cell : '_'));
}

function startLines(
  doc: Document,
  source: Source | undefined,
  sentences: readonly WrittenSentence[],
  { layout, isFollowing }: Target<ConllLayout>,
): string[] {
  const lines = [...(source?.preamble ?? [])];
  const needsMarker = isFollowing || !layout.isBetween;
  if (layout.markers === 'docstart' && needsMarker && !lines.some((line) => line.startsWith('-DOCSTART-'))) {
    lines.push(doc.envelope?.sealed ? bareDocstart(layout.docstart) : layout.docstart, '');
  }
  if (layout.markers === 'newdoc') {
    const own = source?.sentences[sentences[0]?.origin ?? -1]?.comments.some(isNewdoc) === true;
    const isRenamed = source === undefined || source.suffix !== '' || doc.envelope?.sealed !== undefined;
    if (!own && (isFollowing || isRenamed)) lines.push(`# newdoc id = ${doc.id.replaceAll(/\s+/g, ' ')}`);
    if (sentences.length === 0) lines.push('');
  }
  return lines;
}

function writeRows(
  doc: Document,
  sentence: WrittenSentence,
  tags: readonly string[],
  source: Source | undefined,
  layout: ConllLayout,
): string[] {
  const { sealed } = doc.envelope ?? {};
  const origin = source?.sentences[sentence.origin];
  const extras = origin?.extras ?? [];
  const base = origin && layout.isIndexed ? Number.parseInt(origin.lines[0] as string, 10) : 1;
  const first = source?.firsts[sentence.origin] ?? 0;
  const lines: string[] = [];
  for (let i = 0; i < sentence.tokens.length; i++) {
    const token = sentence.tokens[i] as WrittenToken;
    const hasExtras = extras.length > 0 && token.source >= 0;
    if (hasExtras) appendAll(lines, rangesBefore(token.source - first, i));
    lines.push(writeRow(token, i));
    if (hasExtras) appendAll(lines, nodesAfter(token.source - first, i));
  }
  return lines;

  function writeRow(token: WrittenToken, i: number): string {
    const tag = tags[i] as string;
    const line = token.source < 0 ? undefined : source?.lines[token.source];
    if (line !== undefined && sealed === undefined) {
      const hasTag = source?.tags[token.source] === tag;
      const hasIndex = !layout.isIndexed || Number.parseInt(line, 10) === base + i;
      if (hasTag && hasIndex) return line;
      const values = new Map<number, string>();
      if (!hasTag) values.set(layout.tag, tag);
      if (!hasIndex) values.set(0, String(base + i));
      return replaceCells(line, layout, values);
    }
    const cells = Array.from({ length: layout.count }, () => '_');
    if (layout.isIndexed) cells[0] = String(base + i);
    cells[layout.token] = toCell(doc.text.slice(token.start, token.end), layout);
    cells[layout.tag] = tag;
    const stated = line === undefined ? [] : splitRow(line, layout);
    for (const [column, cell] of stated.entries()) {
      if (sealed?.includes(String(column)) === true && cells[column] === '_')
        cells[column] = source?.rewrite(cell) ?? '_';
    }
    return cells.join(layout.separator === 'tab' ? '\t' : ' ');
  }

  /** Ranges that begin at a source token, where all their tokens are still there, side by side. */
  function rangesBefore(at: number, i: number): string[] {
    return extras.flatMap(({ line, position }) => {
      const [, from, to] = /^(\d+)-(\d+)$/.exec(splitRow(line, layout)[0] as string) ?? [];
      if (from === undefined || position !== at) return [];
      const length = Number(to) - Number(from);
      for (let k = 0; k <= length; k++) if (sentence.tokens[i + k]?.source !== first + at + k) return [];
      return [replaceCells(line, layout, new Map([[0, `${base + i}-${base + i + length}`]]))];
    });
  }

  /** Empty nodes that follow a source token. */
  function nodesAfter(at: number, i: number): string[] {
    return extras.flatMap(({ line, position }) => {
      const number = /^\d+\.(\d+)$/.exec(splitRow(line, layout)[0] as string)?.[1];
      if (number === undefined || position !== at + 1) return [];
      return [replaceCells(line, layout, new Map([[0, `${base + i}.${number}`]]))];
    });
  }
}
