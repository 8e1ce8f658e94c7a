import { compareEntities, describeFault, findFaults, freezeDocument } from '../../core/document.ts';
import type { ReadContext } from '../../core/corpus-format.ts';
import type { Place } from '../../core/errors.ts';
import type { Document, Entity } from '../../core/types.ts';

/** An entity as a file states it, with the file's own copy of its text where it has one. */
export interface RawEntity extends Entity {
  /** Compared with the text at the offsets, then dropped. For a discontinuous mention: the fragments joined by a space. */
  readonly surface?: string;
}

/**
 * Makes the document of one record, or reports why it cannot be made and returns `undefined`: offsets out of range or not
 * matching the file's own copy, empty or (unless `options.overlaps` is `keep`) overlapping entities. A document is refused
 * whole: one that lacked a label would teach that a name is no name.
 *
 * @param place file and line of the record; the document id is added.
 */
export function buildDocument(
  doc: Omit<Document, 'entities'> & { readonly entities: readonly RawEntity[] },
  place: Place,
  context: ReadContext,
): Document | undefined {
  const raw = doc.entities.toSorted(compareEntities);
  for (const fault of findFaults(doc.text, raw)) {
    if (fault.code === 'overlapping-entities' && context.options.overlaps === 'keep') continue;
    const hint = fault.code === 'overlapping-entities' ? '; --overlaps keep reads such documents' : '';
    context.report({
      severity: 'error',
      code: fault.code,
      message: describeFault(fault, doc.text.length) + hint,
      place: { ...place, documentId: doc.id },
    });
    return undefined;
  }
  const entities: Entity[] = [];
  for (const { surface, ...entity } of raw) {
    if (surface !== undefined && !sameSurface(doc.text, entity, surface)) {
      context.report({
        severity: 'error',
        code: 'surface-mismatch',
        message: `the text at the offsets of entity ${JSON.stringify(entity.id)} is not the text the file states for it; were the offsets counted in another unit, or on another version of the text?`,
        place: { ...place, documentId: doc.id, start: entity.start, end: entity.end },
      });
      return undefined;
    }
    entities.push(entity);
  }
  return freezeDocument({ ...doc, entities });
}

function sameSurface(text: string, entity: Entity, surface: string): boolean {
  const parts = entity.fragments ?? [entity];
  const actual = parts.map((part) => text.slice(part.start, part.end)).join(' ');
  // Files of lines cannot hold a line break in a field, and write a space for it.
  return actual === surface || actual.replaceAll(/[\r\n\t]/g, ' ') === surface.replaceAll(/[\r\n\t]/g, ' ');
}
