import { narrow } from '../../core/narrow.ts';
import { createCodePointMap } from './code-points.ts';
import { compareEntities, describeFault, findFaults, freezeDocument } from '../../core/document.ts';
import type { ReadContext } from '../../core/corpus-format.ts';
import type { Place } from '../../core/errors.ts';
import type { Document, Entity, CharSpan } from '../../core/types.ts';

/** An entity as a file states it, with the file's own copy of its text where it has one. */
export interface RawEntity extends Entity {
  /** Compared with the text at the offsets, then dropped. For a discontinuous mention: the fragments joined by a space. */
  readonly surface?: string;
}

/**
 * Makes the document of one record, or reports why it cannot be made and returns `undefined`: offsets out of range or not
 * matching the file's own copy, empty or (where `options.overlaps` is `refuse`) overlapping entities. A document is refused
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
    if (fault.code === 'overlapping-entities' && context.options.overlaps !== 'refuse') continue;
    context.report({
      severity: 'error',
      code: fault.code,
      message: describeFault(fault, doc.text.length),
      place: { ...place, documentId: doc.id },
    });
    return undefined;
  }
  const entities: Entity[] = [];
  for (const item of raw) {
    if (!('surface' in item)) {
      entities.push(item); // copying would cost a third of the time that reading takes
      continue;
    }
    const { surface, ...entity } = item;
    if (surface !== undefined && !sameSurface(doc.text, entity, surface)) {
      context.report({
        severity: 'error',
        code: 'surface-mismatch',
        message: `the text at the offsets of entity ${JSON.stringify(entity.id)} is not the text the file states for it; ${countedBy(doc.text, entity, surface) ?? 'were the offsets counted in another unit, or on another version of the text?'}`,
        place: { ...place, documentId: doc.id, start: entity.start, end: entity.end },
      });
      return undefined;
    }
    entities.push(entity);
  }
  return freezeDocument({ ...doc, text: narrow(doc.text), entities });
}

/**
 * What the offsets of an entity count, where the text that a file states for it tells.
 *
 * @param stated the offsets as the file has them; code points when absent.
 */
export function countedBy(
  text: string,
  { start, end }: CharSpan,
  surface: string,
  stated?: CharSpan,
): string | undefined {
  const map = createCodePointMap(text);
  const from = stated?.start ?? map.toCodePoints(start);
  const to = stated?.end ?? map.toCodePoints(end);
  const points = (of: string) => [...of].slice(from, to).join('');
  const ways: readonly (readonly [found: () => string, what: string])[] = [
    [
      () => text.slice(from, to),
      'UTF-16 units, as JavaScript and Java do, where this format has code points, as Python',
    ],
    [() => points(text), 'code points, as Python does, where this format has UTF-16 units'],
    [() => Buffer.from(text).toString('utf8', from, to), 'bytes of UTF-8 where this format has characters'],
    [
      () => points(text.replaceAll('\r\n', '\n')),
      'line ends as one character: take the carriage returns out of the text',
    ],
    [() => points(text.replace(/^\ufeff/, '')), 'no byte order mark: take it out of the text'],
  ];
  const way = ways.find(([found]) => found() === surface);
  return way && `the offsets count ${way[1]}`;
}

/**
 * Whether the text at an entity's offsets is what a file states for it. White space counts as one space: files of lines
 * cannot hold a line break in a field, and XML turns one in an attribute into a space.
 */
export function sameSurface(
  text: string,
  entity: Pick<Entity, 'start' | 'end' | 'fragments'>,
  surface: string,
): boolean {
  const parts = entity.fragments ?? [entity];
  const actual = parts.map((part) => text.slice(part.start, part.end)).join(' ');
  return actual === surface || actual.replaceAll(/\s+/g, ' ').trim() === surface.replaceAll(/\s+/g, ' ').trim();
}

/** Whether two lists of entities, in whatever order, state the same mentions with the same ids and labels. */
export function sameEntities(a: readonly Entity[], b: readonly Entity[]): boolean {
  if (a.length !== b.length) return false;
  const byId = new Map(a.map((entity) => [entity.id, entity]));
  return b.every((entity) => {
    const other = byId.get(entity.id);
    return other !== undefined && other.label === entity.label && sameSpans(spansOf(other), spansOf(entity));
  });
}

function spansOf(entity: Entity): readonly CharSpan[] {
  return entity.fragments ?? [entity];
}

/** Whether two mentions have the same fragments. */
export function sameSpans(a: readonly CharSpan[], b: readonly CharSpan[]): boolean {
  return a.length === b.length && a.every((span, i) => span.start === b[i]?.start && span.end === b[i]?.end);
}
