import { createDocument, DEFAULT_LAYER } from '../core/document.ts';
import type { CharSpan, Document, Entity } from '../core/types.ts';

/** What became of the entities that begin or end inside a token of the file. */
export interface Snapped {
  readonly document: Document;
  /** How many were made longer. */
  readonly widened: number;
  /** How many had no token left, because the one before them took it. */
  readonly dropped: number;
}

/**
 * Widens the entities of the default layer to whole tokens of the document's file. A tagger cuts text in its own way; without
 * this a format of tokens would have to be written with other tokens than it came with.
 *
 * @param tokens in text order.
 */
export function snapToTokens(doc: Document, tokens: readonly CharSpan[]): Snapped {
  let next = 0; // the first token that no entity has
  let widened = 0;
  let dropped = 0;
  const entities: Entity[] = [];
  for (const entity of doc.entities) {
    if (entity.layer !== undefined && entity.layer !== DEFAULT_LAYER) {
      entities.push(entity);
      continue;
    }
    while (next < tokens.length && (tokens[next] as CharSpan).end <= entity.start) next++;
    let past = next;
    while (past < tokens.length && (tokens[past] as CharSpan).start < entity.end) past++;
    if (past === next) {
      dropped++;
      continue;
    }
    const { start } = tokens[next] as CharSpan;
    const { end } = tokens[past - 1] as CharSpan;
    const fits = start === entity.start && end === entity.end;
    if (!fits) widened++;
    entities.push(fits ? entity : { ...entity, start, end });
    next = past;
  }
  if (widened + dropped === 0) return { document: doc, widened, dropped };
  return { document: createDocument({ ...doc, entities }, { overlaps: 'allow' }), widened, dropped };
}
