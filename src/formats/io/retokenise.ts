import { createOffsetMap } from '../../core/offset-map.ts';
import type { CharSpan, Document, Edit, Entity } from '../../core/types.ts';

/** A token of the text as it was read, or (with `token` −1) the break before a sentence. */
export interface SourcePiece extends CharSpan {
  /** Index in the source's own list of tokens, −1 for a sentence break. */
  readonly token: number;
  /** Index of the sentence it belongs to, or starts. */
  readonly sentence: number;
}

/** A token to be written. */
export interface WrittenToken extends CharSpan {
  /** The source token that stands here unchanged, −1 for one that an edit or an entity border created. */
  readonly source: number;
}

export interface WrittenSentence {
  /** The source sentence this comes from, −1 where it is new. */
  readonly origin: number;
  readonly tokens: WrittenToken[];
}

/** Moves the pieces that no edit touched to where they are after the edit lists, oldest first; the others are gone. */
function carryPieces(pieces: readonly SourcePiece[], lists: readonly (readonly Edit[])[]): readonly SourcePiece[] {
  let carried = pieces;
  for (const edits of lists) {
    if (edits.length === 0) continue;
    const map = createOffsetMap(edits);
    const left: SourcePiece[] = [];
    for (const piece of carried) {
      if (map.touches(piece)) continue;
      const { token, sentence } = piece;
      const length = piece.end - piece.start;
      // A token without characters is an empty span: an insertion at its place comes after it.
      const start = length === 0 ? map.end(piece.end) : map.start(piece.start);
      left.push({ start, end: start + length, token, sentence });
    }
    carried = left;
  }
  return carried;
}

/**
 * Tokenises a text, keeping the source tokens that are still there: only the gaps between them are split anew. Every entity
 * border is a token border. A sentence ends at each line break that lies in no entity and no source token.
 *
 * @param source the pieces of the text as it was read, in text order, which the edit lists of the document's envelope are
 *   applied to; none for a document without known tokens.
 * @param split finds the tokens of a piece of text without entity borders and line breaks.
 */
export function retokenise(
  doc: Document,
  source: readonly SourcePiece[],
  split: (text: string) => readonly CharSpan[],
): readonly WrittenSentence[] {
  const { text, entities } = doc;
  const pieces = carryPieces(source, (source.length > 0 && doc.envelope?.edits) || []);
  const borders = bordersOf(entities);
  const insides = createInsideTest(entities);
  const sentences: WrittenSentence[] = [];
  let tokens: WrittenToken[] = [];
  let origin = source.length > 0 ? 0 : -1;
  let nextBorder = 0;
  let cursor = 0;
  let newline = -1; // the first one from the cursor on
  let isKnown = false; // whether a source token told which sentence this is

  const endSentence = (next: number): void => {
    if (tokens.length > 0) sentences.push({ origin, tokens });
    tokens = [];
    origin = next;
    isKnown = false;
  };
  const fillGap = (to: number): void => {
    while (cursor < to && text.charCodeAt(cursor) === 32) cursor++;
    while (cursor < to) {
      while (nextBorder < borders.length && (borders[nextBorder] as number) <= cursor) nextBorder++;
      const border = Math.min(borders[nextBorder] ?? to, to);
      // Looked for once, not from every border to the end of the text.
      if (newline < cursor) newline = indexOrEnd(text, '\n', cursor);
      const end = Math.min(newline, border);
      for (const span of split(text.slice(cursor, end))) {
        tokens.push({ start: cursor + span.start, end: cursor + span.end, source: -1 });
      }
      cursor = end;
      if (end === newline && end < border) {
        if (!insides(newline)) endSentence(-1);
        cursor++;
      }
    }
  };

  for (const piece of pieces) {
    fillGap(piece.start);
    if (piece.token < 0) {
      if (!insides(piece.start)) endSentence(piece.sentence);
    } else {
      while (nextBorder < borders.length && (borders[nextBorder] as number) <= piece.start) nextBorder++;
      const isCut = (borders[nextBorder] ?? piece.end) < piece.end;
      if (!isKnown) origin = piece.sentence;
      isKnown = true;
      if (!isCut) tokens.push({ start: piece.start, end: piece.end, source: piece.token });
      else {
        for (let start = piece.start; start < piece.end;) {
          const end = Math.min(borders[nextBorder++] ?? piece.end, piece.end);
          tokens.push({ start, end, source: -1 });
          start = end;
        }
        nextBorder = Math.max(0, nextBorder - 1);
      }
    }
    cursor = Math.max(cursor, piece.end);
  }
  fillGap(text.length);
  endSentence(-1);
  return sentences;
}

function indexOrEnd(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at;
}

function bordersOf(entities: readonly Entity[]): readonly number[] {
  const borders = new Set<number>();
  for (const entity of entities) {
    for (const part of entity.fragments ?? [entity]) borders.add(part.start).add(part.end);
  }
  return [...borders].toSorted((a, b) => a - b);
}

/** A test whether a character lies in an entity, asked in text order. */
function createInsideTest(entities: readonly Entity[]): (offset: number) => boolean {
  let next = 0;
  let reach = 0;
  return (offset) => {
    for (; next < entities.length && (entities[next] as Entity).start <= offset; next++) {
      reach = Math.max(reach, (entities[next] as Entity).end);
    }
    return reach > offset;
  };
}
