import { lowerBound } from './collections.ts';
import { cutsPair, createOffsetMap, sortEdits } from './offset-map.ts';
import { freezeDocument, piecesOf } from './document.ts';
import type { CharSpan, Document, Edit, Entity, Envelope, Provenance } from './types.ts';

export interface ApplyEditsOptions {
  /** The id of the document that results; the source's own id when absent. */
  readonly id?: string;
  readonly derivedFrom?: Provenance;
  /**
   * What becomes of an entity that an edit covers and exceeds, so that it has no place in the new text: `refuse` (the
   * default) throws, `drop` leaves it out, and the caller counts it. Stated per entity, so that a caller may give up a
   * clinical mention inside a replaced name but never a name.
   */
  readonly onCovered?: (entity: Entity) => 'refuse' | 'drop';
}

/**
 * Applies edits to a document and moves every entity with its text. This is the only code that moves offsets.
 *
 * Text outside the edits is unchanged, no entity is lost or joined with another, and text inserted at an entity's border
 * stays outside it.
 *
 * @param edits in any order; offsets are UTF-16 units of `doc.text`.
 * @throws TypeError when edits overlap, two insert at the same place, one is out of range, cuts a surrogate pair, covers
 *   only part of an entity and text beyond it, covers a whole entity and more (see `onCovered`), or leaves one empty.
 */
export function applyEdits(doc: Document, edits: readonly Edit[], options: ApplyEditsOptions = {}): Document {
  if (edits.length === 0) {
    // The entities of a document of ours are frozen and may be shared; others' are not ours to freeze.
    if (Object.isFrozen(doc.entities)) return Object.freeze(derive(doc, options));
    return freezeDocument(derive(doc, options, { entities: doc.entities.map((entity) => ({ ...entity })) }));
  }
  const sorted = sortEdits(edits);
  const text = rewrite(doc.text, sorted);
  const map = createOffsetMap(sorted);
  const entities: Entity[] = [];
  let next = 0; // no edit before this one can reach the entities still to come
  for (const entity of doc.entities) {
    while (next < sorted.length && (sorted[next] as Edit).end <= entity.start) next++;
    const moved = moveEntity(entity, sorted, next, map, options);
    if (moved !== undefined) entities.push(moved);
  }
  const envelope = doc.envelope && { ...doc.envelope, edits: [...(doc.envelope.edits ?? []), sorted] };
  return freezeDocument(derive(doc, options, { text, entities, envelope }));
}

/** A copy of the document with what differs. Spreading the document and adding to it takes ten times as long. */
function derive(
  doc: Document,
  options: ApplyEditsOptions,
  changed: Partial<Pick<Document, 'text' | 'entities'>> & { readonly envelope?: Envelope | undefined } = {},
): Document {
  const derived: Record<string, unknown> = {
    id: options.id ?? doc.id,
    text: changed.text ?? doc.text,
    entities: changed.entities ?? doc.entities,
    derivedFrom: options.derivedFrom ?? doc.derivedFrom,
  };
  if (derived['derivedFrom'] === undefined) delete derived['derivedFrom'];
  for (const key in doc) if (!(key in derived)) derived[key] = doc[key as keyof Document];
  if (changed.envelope) derived['envelope'] = changed.envelope;
  return derived as unknown as Document;
}

function rewrite(text: string, sorted: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (let i = 0; i < sorted.length; i++) {
    const edit = sorted[i] as Edit;
    checkEdit(edit, text);
    const previous = sorted[i - 1];
    if (previous !== undefined) {
      const samePlace = edit.start === edit.end && previous.start === previous.end && edit.start === previous.start;
      if (edit.start < previous.end || samePlace) {
        throw new TypeError(`edits overlap: ${show(previous)} and ${show(edit)}; merge them with mergeEdits first`);
      }
    }
    result += text.slice(position, edit.start) + edit.replacement;
    position = edit.end;
  }
  return result + text.slice(position);
}

function checkEdit(edit: Edit, text: string): void {
  const { start, end } = edit;
  if (!(Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= text.length)) {
    throw new TypeError(`edit ${show(edit)} is out of range: the text has ${text.length} UTF-16 units`);
  }
  if (cutsPair(text, start) || cutsPair(text, end)) throw new TypeError(`edit ${show(edit)} cuts a surrogate pair`);
}

function moveEntity(
  entity: Entity,
  sorted: readonly Edit[],
  first: number,
  map: { start(offset: number): number; end(offset: number): number },
  options: ApplyEditsOptions,
): Entity | undefined {
  if (entity.fragments === undefined && !reaches(sorted, first, entity)) {
    const start = map.start(entity.start);
    const end = map.end(entity.end);
    if (end > start) return place(entity, start, end);
  }
  const parts: readonly CharSpan[] = piecesOf(entity);
  for (let i = first; i < sorted.length; i++) {
    const edit = sorted[i] as Edit;
    if (edit.start >= entity.end) break;
    for (const part of parts) {
      const overlaps = edit.start < part.end && edit.end > part.start;
      if (!overlaps || (edit.start >= part.start && edit.end <= part.end)) continue;
      if (edit.start <= part.start && edit.end >= part.end) {
        if (options.onCovered?.(entity) === 'drop') return undefined;
        throw new TypeError(`edit ${show(edit)} covers entity ${show(part)} and text beyond it; see onCovered`);
      }
      throw new TypeError(`edit ${show(edit)} covers only part of entity ${show(part)} and text beyond it`);
    }
  }
  const moved = parts.map((part) => ({ start: map.start(part.start), end: map.end(part.end) }));
  for (const [i, part] of moved.entries()) {
    if (part.end <= part.start) {
      throw new TypeError(
        `an edit would leave entity ${show(parts[i] as CharSpan)} empty; use removeText to delete it`,
      );
    }
  }
  const start = (moved[0] as CharSpan).start;
  const end = (moved.at(-1) as CharSpan).end;
  return entity.fragments ? { ...entity, start, end, fragments: moved } : { ...entity, start, end };
}

/** The entity at its new place. Most have no more than these four fields; copying frozen objects whole is slow. */
function place(entity: Entity, start: number, end: number): Entity {
  const { id, label, layer, attributes } = entity;
  if (layer === undefined && attributes === undefined) return { id, start, end, label };
  return { ...entity, start, end };
}

/** Whether an edit overlaps the entity and text outside it: only then does anything need a closer look. */
function reaches(sorted: readonly Edit[], first: number, entity: Entity): boolean {
  for (let i = first; i < sorted.length; i++) {
    const edit = sorted[i] as Edit;
    if (edit.start >= entity.end) return false;
    if (edit.end > entity.start && (edit.start < entity.start || edit.end > entity.end)) return true;
  }
  return false;
}

function show(span: CharSpan): string {
  return `[${span.start}, ${span.end})`;
}

/** Whether a span lies in one of others; those are disjoint and in text order. */
export function isWithin({ start, end }: CharSpan, others: readonly CharSpan[]): boolean {
  const other = others[lowerBound(others, (each) => each.end <= start)];
  return other !== undefined && other.start <= start && end <= other.end;
}

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
  if (spans.length === 0) return { document: applyEdits(doc, [], options), removed: [] };
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  const removed = doc.entities.filter((entity) => isWithin(entity, sorted));
  const gone = new Set(removed);
  const rest = freezeDocument({ ...doc, entities: doc.entities.filter((entity) => !gone.has(entity)) });
  const edits = spans.map(({ start, end }) => ({ start, end, replacement: '' }));
  return { document: applyEdits(rest, edits, options), removed };
}
