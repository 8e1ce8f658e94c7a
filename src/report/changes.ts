import { diffArrays } from 'diff';
import type { CharSpan, Document, Token } from '../core/types.ts';

/** The spans of each side that the other side does not have, outside the entities. */
export interface ContextChanges {
  readonly source: readonly CharSpan[];
  readonly derived: readonly CharSpan[];
}

/**
 * Compares two documents token by token and says which words outside the entities differ: what synonym replacement and
 * insertion did. Entities are compared as wholes, by label, so that a longer surrogate shifts nothing.
 */
export function findContextChanges(
  source: Document,
  derived: Document,
  tokenise: (text: string) => readonly Token[],
): ContextChanges {
  const left = pieces(source, tokenise);
  const right = pieces(derived, tokenise);
  const changes = { source: [] as CharSpan[], derived: [] as CharSpan[] };
  let i = 0;
  let j = 0;
  for (const part of diffArrays(left.map(key), right.map(key))) {
    if (!part.added) {
      if (part.removed) changes.source.push(...left.slice(i, i + part.count).filter(isContext));
      i += part.count;
    }
    if (!part.removed) {
      if (part.added) changes.derived.push(...right.slice(j, j + part.count).filter(isContext));
      j += part.count;
    }
  }
  return changes;
}

interface Piece extends CharSpan {
  readonly text: string;
  readonly label?: string;
}

const key = (piece: Piece) => (piece.label === undefined ? piece.text : `\u0000${piece.label}`);
const isContext = (piece: Piece) => piece.label === undefined;

function pieces(doc: Document, tokenise: (text: string) => readonly Token[]): readonly Piece[] {
  const result: Piece[] = [];
  let position = 0;
  const addContext = (end: number) => {
    for (const token of tokenise(doc.text.slice(position, end))) {
      result.push({ start: position + token.start, end: position + token.end, text: token.text });
    }
  };
  for (const entity of doc.entities) {
    if (entity.start < position) continue;
    addContext(entity.start);
    result.push({ start: entity.start, end: entity.end, text: '', label: entity.label });
    position = entity.end;
  }
  addContext(doc.text.length);
  return result;
}
