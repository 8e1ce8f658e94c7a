import { applyEdits, type ApplyEditsOptions } from './apply-edits.ts';
import { freezeDocument } from './document.ts';
import type { CharSpan, Document, Entity } from './types.ts';

/**
 * Deletes spans with whatever entities lie wholly inside them, and says which those were. For everything else there is
 * {@link applyEdits}, which loses no entity.
 *
 * @throws TypeError when a span cuts through an entity, or spans overlap.
 */
export function removeText(
  doc: Document,
  spans: readonly CharSpan[],
  options: ApplyEditsOptions = {},
): { readonly document: Document; readonly removed: readonly Entity[] } {
  const inside = (entity: Entity) => spans.some((span) => span.start <= entity.start && entity.end <= span.end);
  const removed = doc.entities.filter(inside);
  const gone = new Set(removed);
  const rest = freezeDocument({ ...doc, entities: doc.entities.filter((entity) => !gone.has(entity)) });
  const edits = spans.map(({ start, end }) => ({ start, end, replacement: '' }));
  return { document: applyEdits(rest, edits, options), removed };
}
